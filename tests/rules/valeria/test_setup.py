"""Chapters 2 to 4: what lies on the table when the first turn begins."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import Session, Setup, SetupError
from game.engine.events import Told
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import award, box, champion, plan
from game.rules.valeria.steps.setting_up import TakeBoard, UseSide
from game.rules.valeria.views import (
    Adversary,
    Column,
    Rows,
    Shrine,
    Warden,
    awards,
    first_player,
    gems_left,
    turn_order,
)
from game.rules.valeria.vocabulary import CHAMPION_KINDS, TROOPS


def new_game(players, seed=1, **options):
    """A game at its first question."""
    return Session.begin(GAME, Setup("valeria", players, seed, tuple(options.items())))


def begun(players, seed=1, **options):
    """A game at its first turn, with the first of everything chosen."""
    session = new_game(players, seed, **options)
    while isinstance(session.decision.options[0], TakeBoard | UseSide):
        session.choose(0)
    return session


@pytest.mark.parametrize(
    ("players", "gems", "dice", "dealt", "left"),
    [(2, 4, 6, 4, 10), (3, 6, 7, 5, 10), (4, 8, 8, 6, 10), (5, 10, 9, 7, 10)],
)
def test_vector_01_setup_tables(players, gems, dice, dealt, left):
    table = new_game(players).table
    bag = table.zone(zones.BAG)
    shrines = [Shrine(table, name).dice for name in zones.SHRINES]
    troops = Counter(die.partition(".")[0] for die in (*bag, *sum(shrines, ())))

    assert gems == len(gems_left(table))
    assert dict.fromkeys(TROOPS, dice) == troops
    assert [dealt] * 5 == [len(each) for each in shrines]
    assert left == len(bag)
    assert all(1 <= table.pips(die) <= 6 for each in shrines for die in each)


def test_vector_02_start_values():
    table = begun(3).table

    for seat in range(3):
        warden = Warden(table, seat)
        assert (10, 6, 3) == (warden.influence, warden.gold, warden.magic)
        assert 0 == warden.score == len(warden.gems) == len(warden.dice)
        assert 10 == len(warden.covered_spaces)
        assert zones.camp(seat) == warden.location


def test_vector_07_a_plan_card_and_ruling_71_symbols_may_repeat():
    card = plan("plan.break_out_of_averys_rift")

    assert "clash" == card.type
    assert {"orc": 2, "gargoyle": 1, "goblin": 1} == card.troops
    assert 4 == len(card.symbols)
    for each in box().plans.values():
        assert 2 <= len(each.symbols) <= 4
        assert len(each.troops) >= 2


def test_vector_32_the_solo_set_up():
    session = begun(1)
    table = session.table
    adversary = Adversary(table)

    assert 3 == len(gems_left(table))
    assert 25 == len(table.zone(zones.BAG)) + 10
    assert [2] * 5 == [len(Shrine(table, name).dice) for name in zones.SHRINES]
    assert ("gems", 10) == (adversary.shrine, adversary.score)
    assert zones.GONE == table.place("award.three_gems")
    assert 0 == first_player(table)


def test_the_adversary_starts_with_any_score_from_10_on():
    assert 17 == Adversary(new_game(1, start_score=17).table).score
    with pytest.raises(SetupError):
        new_game(1, start_score=9)
    with pytest.raises(SetupError):
        new_game(2, start_score=15)


def test_the_column_the_rows_and_the_awards_are_dealt():
    table = new_game(2).table

    assert [1, 2, 3, 4, 5] == [Column(table).price(card) for card in Column(table).plans]
    assert 43 == len(Column(table).deck)
    for kind, total in zip(CHAMPION_KINDS, (21, 20, 20), strict=True):
        assert [kind] * 3 == [champion(card).kind for card in Rows(table).of(kind)]
        assert total - 3 == len(Rows(table).deck(kind))
    assert ["left", "centre", "right"] == [award(each.piece).pile for each in awards(table)]


def test_ruling_2_colours_in_turn_order_then_maps_then_sides():
    session = new_game(4, seed=3)
    order = turn_order(session.table)
    asked = []
    while isinstance(session.decision.options[0], TakeBoard | UseSide):
        asked.append((type(session.decision.step).__name__, session.decision.seat))
        session.choose(0)
    told = [
        event.key for commit in session.commits for event in commit.events if type(event) is Told
    ]

    boards = [("ChooseBoard", seat) for seat in order]
    sides = [("ChooseSide", seat) for seat in order]
    assert boards + sides == asked
    assert told.index("val-first-player") < told.index("val-board-taken")
    assert order[0] == session.decision.seat


def test_ruling_2_five_players_leave_the_last_one_no_choice_of_a_board():
    session = new_game(5)
    for _ in range(4):
        session.choose(0)

    assert "ChooseSide" == type(session.decision.step).__name__
    assert {0, 1, 2, 3, 4} == {
        seat for seat in range(5) if Warden(session.table, seat).board is not None
    }


def test_ruling_30_the_left_slot_is_open_at_the_start():
    warden = Warden(begun(2).table, 0)

    assert ("left",) == warden.limits.slots
    assert (3, 1, 13, 3) == (
        warden.limits.champions,
        warden.limits.gems,
        warden.limits.tracks,
        warden.limits.dice,
    )


def test_ruling_53_shade_sentinel_and_thief_are_instant_and_the_tactician_ongoing():
    kinds = {name: card.kind for name, card in box().champions.items()}

    assert "immediate" == kinds["shade"] == kinds["sentinel"] == kinds["thief"]
    assert "permanent" == kinds["tactician"]


def test_ruling_55_all_but_the_decks_is_open_to_everybody():
    table = begun(3).table
    hidden = {zone for zone in table.zones if zones.audience(zone) is not None}

    assert {zones.PLAN_DECK, *(zones.champion_deck(kind) for kind in CHAMPION_KINDS)} == hidden


def test_the_box_holds_what_the_rulebook_counts():
    content = box()
    copies = Counter()
    for card in content.champions.values():
        copies[card.kind] += card.copies
    symbols = Counter(symbol for card in content.plans.values() for symbol in card.symbols)

    assert 48 == len(content.plans)
    assert {"immediate": 21, "permanent": 20, "endgame": 20} == copies
    assert dict.fromkeys(TROOPS, 28) == symbols
    assert {"left": 5, "centre": 5, "right": 5} == Counter(
        each.pile for each in content.awards.values()
    )
    assert 10 == len(content.spaces) == content.crowds[5].gems
    for scroll in content.scrolls.values():
        for side in (scroll.a, scroll.b):
            links = Counter(each for row in (*side.h, *side.v) for each in row)
            assert dict.fromkeys(content.links, 2) == links
            assert set(content.zones) == {each for row in side.zones for each in row}
