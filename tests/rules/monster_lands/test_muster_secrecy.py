"""Traps face down are seen by their owner alone: on the board, on an expedition, in between."""

import json

import pytest

from game.engine import Situation
from game.engine.codec import codec
from game.engine.events import Chosen
from game.engine.options import Unknown
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.steps.deployment import Send, Visit
from game.rules.monster_lands.steps.hunter import PickTrap
from game.rules.monster_lands.steps.muster import (
    AddDefence,
    AddTrap,
    Bottles,
    Lead,
    MusterBottles,
    MusterTokens,
)
from game.rules.monster_lands.steps.overflow import Drop
from tests.rules.monster_lands.citadel_tables import Citadel

FIRST, SECOND, THIRD = "trap.plus_4.3", "trap.force_plus_1.1", "trap.magic_die_1.1"
LAID = {FIRST, SECOND, THIRD}
KORGO = "member.korgo"
OTHERS = (1, 2)


def muster() -> Citadel:
    """A clan with three traps that sends somebody out."""
    table = Citadel(3).put(zones.traps(0), FIRST, SECOND, THIRD)
    return table.has(0, defence=2, potion=1).pool(0, force=2).pool(1, force=2).turn(0)


def named(value: object) -> set[str]:
    """The traps that something names, anywhere in it."""
    written = json.dumps(value)
    return {each for each in LAID if each in written}


def named_in_view(table: Citadel, seat: int) -> set[str]:
    """The traps that a seat's view of the table names, its agenda included."""
    seen = table.seen_by(seat)
    bare = codec(GAME).table_to_json(
        type(seen)(seen.zones, seen.places, seen.faces, seen.counters, seen.marks)
    )
    return named([bare, [repr(step) for step in seen.agenda], dict(seen.places.items())])


def named_in_events(table: Citadel, seat: int) -> set[str]:
    """The traps that a seat hears of in everything that happened."""
    return named([repr(event) for event in table.events_for(seat)])


def test_the_owner_sees_the_traps_of_the_board_and_the_others_their_number():
    table = muster()

    assert (FIRST, SECOND, THIRD) == table.seen_by(0).zone(zones.traps(0))
    for seat in OTHERS:
        assert set() == named_in_view(table, seat)
        assert 3 == len(table.seen_by(seat).zone(zones.traps(0)))


@pytest.mark.parametrize("seat", OTHERS)
def test_a_muster_hides_its_traps_at_every_step(seat):
    table = muster()
    options = [Send("a.4"), Enough(), Lead(KORGO), AddTrap(SECOND), AddTrap(THIRD), Enough()]

    for option in [*options, Bottles(0, 0)]:
        table.choose(option)
        assert set() == named_in_view(table, seat), option
        assert set() == named_in_events(table, seat), option

    assert (SECOND, THIRD) == table.zone(zones.face_down("a.4", 0))
    assert (SECOND, THIRD) == table.seen_by(0).zone(zones.face_down("a.4", 0))
    assert 2 == len(table.seen_by(seat).zone(zones.face_down("a.4", 0)))


def test_the_others_see_how_many_traps_are_being_laid():
    table = muster()

    table.choose(Send("a.4"), Enough(), Lead(KORGO), AddTrap(SECOND), AddDefence())

    own, other = table.seen_by(0).agenda[-1], table.seen_by(1).agenda[-1]
    assert isinstance(own, MusterTokens)
    assert isinstance(other, MusterTokens)
    assert ((SECOND,), 1) == (own.traps, own.defence)
    assert (1, 1) == (len(other.traps), other.defence)
    assert SECOND not in other.traps


def test_the_question_of_bottles_keeps_the_secret_too():
    table = muster()

    table.choose(Send("a.4"), Enough(), Lead(KORGO), AddTrap(SECOND), Enough())

    own, other = table.seen_by(0).agenda[-1], table.seen_by(1).agenda[-1]
    assert isinstance(other, MusterBottles)
    assert (SECOND,) == own.traps
    assert SECOND not in other.traps


def test_a_trap_chosen_is_unknown_to_the_others():
    table = muster()

    table.choose(Send("a.4"), Enough(), Lead(KORGO), AddTrap(SECOND))

    assert Chosen(0, AddTrap(SECOND)) in table.events_for(0)
    assert Chosen(0, Unknown()) in table.events_for(1)


def test_the_way_back_reveals_nothing():
    table = muster()

    table.choose(Send("a.4"), Enough(), Lead(KORGO), AddTrap(SECOND), AddTrap(THIRD)).back(2)

    for seat in OTHERS:
        assert set() == named_in_view(table, seat)
        assert set() == named_in_events(table, seat)


def test_traps_are_public_when_bought_and_anonymous_afterwards():
    table = Citadel(3).pool(0, force=2).pool(1, force=2).turn(0)

    table.choose(Visit("hunter"), PickTrap("trap.plus_4.1"), Enough())

    assert "trap.plus_4.1" in repr(table.events_for(1))
    assert "trap.plus_4.1" not in table.seen_by(1).places
    assert table.seen_by(1).zone(zones.traps(0))[0].startswith("?trap.")


def test_which_of_two_bought_traps_is_laid_is_not_told():
    table = Citadel(3).pool(0, force=4).has(0, gold=20).pool(1, magic=3).turn(0)
    table.choose(Visit("hunter"), PickTrap("trap.plus_4.1"), PickTrap("trap.plus_6.1"), Enough())
    table.choose(Visit("pawnshop"), Enough())
    bought = len(table.events_for(1))

    table.choose(Send("a.4"), Enough(), Lead(KORGO), AddTrap("trap.plus_6.1"), Enough())

    later = repr(table.events_for(1)[bought:])
    assert "trap.plus_6.1" not in later
    assert "trap.plus_4.1" not in later


def test_a_discarded_trap_is_shown():
    held = [f"trap.force_plus_1.{n}" for n in range(1, 5)] + [THIRD]
    table = Citadel(3).put(zones.traps(0), *held).pool(0, force=2).pool(1, force=2).turn(0)

    table.choose(Visit("hunter"), PickTrap("trap.plus_4.1"), Enough(), Drop(THIRD))

    assert (THIRD,) == table.seen_by(1).zone(zones.TRAP_DISCARD)


def test_traps_of_madhala_are_hidden_from_everybody():
    table = Citadel(1, scenario=8)
    table.put(zones.face_down("a.1", zones.MADHALA_SEAT), "trap.redirect_1.1").pool(0, magic=2)
    table.turn(0)

    assert "trap.redirect_1.1" not in table.seen_by(0).places


def test_a_bot_is_shown_nothing_but_its_view():
    table = muster()
    table.choose(Send("a.4"), Enough(), Lead(KORGO), AddTrap(SECOND), Enough(), Bottles(0, 0))
    assert 1 == table.decision.seat

    shown = Situation(GAME, table.decision, table.table).view

    assert table.seen_by(1) == shown
    assert LAID.isdisjoint(shown.places)
