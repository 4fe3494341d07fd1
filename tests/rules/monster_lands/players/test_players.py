"""The players of Monster Lands: legal, repeatable, and better than chance."""

import pytest

from game.bots import make_player, player_names
from game.engine import Setup, Situation
from game.engine.quick import Quick
from game.rules import game_of
from tests.portions import MATCHES

GAME = game_of("monster_lands")
#: An adept game has a few hundred decisions; one that has more goes round in a circle.
MOST = 2_000


def play(setup, names):
    """Play a game; give its result and every choice as (seat, number of the option)."""
    players = [make_player(name, seat, setup.seed, GAME) for seat, name in enumerate(names)]
    quick = Quick(GAME.opening(setup), setup.seed)
    quick.begin()
    choices = []
    while (decision := quick.decision) is not None:
        number = players[decision.seat].choose(Situation(GAME, decision, quick.table))
        assert 0 <= number < len(decision.options)
        choices.append((decision.seat, number))
        assert len(choices) < MOST
        quick.choose(number)
    return quick.table.result, choices


def test_the_game_knows_every_level():
    assert ("random", "novice", "adept", "master") == player_names(GAME)


@pytest.mark.parametrize("games", MATCHES)
def test_adept_players_beat_random_ones_nearly_always(games):
    wins, points = 0, [0, 0]
    for seed in range(games):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "adept"
        result, _ = play(Setup("monster_lands", 2, seed), names)
        wins += result.winners == (seat,)
        points[0] += result.scores[seat]
        points[1] += result.scores[1 - seat]

    assert wins >= games * 7 / 8
    assert points[0] > 2 * points[1]


def test_the_same_seed_gives_the_same_game():
    setup = Setup("monster_lands", 3, 11)

    assert play(setup, ["adept"] * 3) == play(setup, ["adept"] * 3)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, (("ambush", True), ("queens_favour", True))),
        (3, (("more_monsters", True), ("level", "legendary"))),
        (2, (("ambush", True), ("level", "heroic"))),
        *((1, (("scenario", number),)) for number in range(1, 11)),
    ],
)
def test_every_way_to_play_comes_to_an_end(players, options):
    result, choices = play(Setup("monster_lands", players, 5, options), ["adept"] * players)

    assert len(result.scores) == players
    assert {seat for seat, _ in choices} == set(range(players))


def test_equipment_does_not_change_hands_for_ever():
    """With nothing but bad actions left, this clan once swapped a weapon to and fro."""
    _, choices = play(Setup("monster_lands", 4, 19), ["adept"] * 4)

    assert len(choices) < 1_000
