"""Counting on: what the ladder has counted in pieces is summed and written for the app."""

import json

from game.bots.strength import Share
from game.library.minds import Rung as Known
from game.library.minds import Strength
from tools.learning.counted import Rung, known, summed, table, written


def line(player, against, games, won, players=4):
    return json.dumps(
        {"game": "toy", "player": player, "against": against, "games": games, "won": won}
        | {"players": players}
    )


PIECES = [
    line("novice", "random", 20, 15.0),
    line("adept", "novice", 10, 6.5),
    line("novice", "random", 20, 13.0),
    line("novice", "random", 10, 9.0, players=2),
]


def test_pieces_of_a_rung_are_summed_and_rungs_kept_apart():
    found = summed(PIECES)

    assert Share(28.0, 40) == found[Rung("toy", "novice", "random", 4)]
    assert Share(6.5, 10) == found[Rung("toy", "adept", "novice", 4)]
    assert Share(9.0, 10) == found[Rung("toy", "novice", "random", 2)]


def test_the_app_reads_games_and_shares_with_their_date():
    said = written(summed(PIECES), "toy", "2026-11-18")

    assert 'date: "2026-11-18"' in said
    assert "- {player: novice, seats: 4, games: 40, won: 70.0}" in said
    assert "- {player: novice, seats: 2, games: 10, won: 90.0}" in said


def test_the_table_has_a_column_for_each_size_and_says_what_is_not_counted():
    head, _, novice, adept = table(summed(PIECES))

    assert "toy, 4 seats | toy, 2 seats" in head
    assert "| novice over random | 70% of 40 (55-82) | 90% of 10 (60-98) |" == novice
    assert adept.endswith("| not counted yet |")


def test_what_was_counted_earlier_stays_beside_what_is_counted_now():
    earlier = Strength(
        "2026-01-01", "0.1", (Known("master", 2, 20, 75.0), Known("adept", 4, 8, 50.0))
    )
    found = known("toy", earlier) | summed(PIECES)

    assert Share(15.0, 20) == found[Rung("toy", "master", "adept", 2)]
    assert Share(6.5, 10) == found[Rung("toy", "adept", "novice", 4)]
    assert {} == known("toy", None)
