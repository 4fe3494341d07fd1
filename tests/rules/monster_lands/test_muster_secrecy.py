"""Traps face down are seen by their owner alone: on the board, on an expedition, in between."""

import json
import re

import pytest

from game.engine import Situation
from game.engine.codec import codec
from game.engine.events import Chosen
from game.engine.journal import Journal
from game.engine.options import Unknown
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.steps.deployment import Send, Visit
from game.rules.monster_lands.steps.hunter import PickTrap
from game.rules.monster_lands.steps.overflow import Drop
from game.rules.monster_lands.steps.parts import AddGoods, AddTrap, Lead, LeaveTrap, SetOut
from game.rules.monster_lands.views import Expedition
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


PARTS = (
    Lead(KORGO),
    AddTrap(FIRST),
    AddTrap(SECOND),
    LeaveTrap(FIRST),
    AddGoods(zones.DEFENCE),
    AddTrap(THIRD),
)


@pytest.mark.parametrize("seat", OTHERS)
def test_a_muster_hides_its_traps_at_every_step(seat):
    table = muster().choose(Send("a.4"))

    for part in PARTS:
        table.choose(part)
        assert set() == named_in_view(table, seat), part
        assert set() == named_in_events(table, seat), part
    table.set_out()

    assert set() == named_in_view(table, seat)
    assert set() == named_in_events(table, seat)
    assert (SECOND, THIRD) == table.zone(zones.face_down("a.4", 0))
    assert (SECOND, THIRD) == table.seen_by(0).zone(zones.face_down("a.4", 0))


@pytest.mark.parametrize("seat", OTHERS)
def test_nothing_of_a_party_is_known_before_it_sets_out(seat):
    """Neither who goes nor how many traps are being laid."""
    table = muster().choose(Send("a.4"))
    seen, heard, commits = table.seen_by(seat), table.events_for(seat), len(table.session.commits)

    table.choose(*PARTS)

    assert (seen, heard) == (table.seen_by(seat), table.events_for(seat))
    assert commits == len(table.session.commits)


def test_nothing_of_a_party_is_in_the_journal_before_it_sets_out(tmp_path):
    path = tmp_path / "muster.jsonl"
    table = muster().choose(Send("a.4"))
    journal = Journal.create(path, table.session)
    before = path.read_bytes()

    table.choose(*PARTS)
    assert before == path.read_bytes()
    table.set_out()
    journal.close()

    written = path.read_text(encoding="utf-8")[len(before) :]
    assert ["SetOut"] == re.findall("AddTrap|LeaveTrap|AddGoods|Lead|SetOut", written)


@pytest.mark.parametrize("seat", OTHERS)
def test_the_others_see_what_set_out_and_how_many_traps_lie_face_down(seat):
    table = muster().choose(Send("a.4"), *PARTS).set_out()

    seen = Expedition(table.seen_by(seat), "a.4")
    assert ("token.korgo", ("force.1",)) == (seen.token, seen.dice)
    assert (2, 1) == (len(seen.face_down), seen.has(zones.DEFENCE))
    assert LAID.isdisjoint(seen.face_down)
    assert {"traps": 2, "defence": 1}.items() <= table.story("ml-sent").items()


def test_a_party_with_traps_is_an_unknown_choice_to_the_others():
    table = muster().choose(Send("a.4"), *PARTS).set_out()

    assert Chosen(0, SetOut(("force.1",), KORGO, (SECOND, THIRD), 1)) in table.events_for(0)
    for seat in OTHERS:
        assert Chosen(0, Unknown()) in table.events_for(seat)
        assert "undo-secret" == table.session.why_not_undo(seat).key
    assert table.session.why_not_undo(0) is None


def test_a_party_without_traps_has_no_secret():
    table = muster().choose(Send("a.4"), Lead(KORGO), AddGoods(zones.POTION)).set_out()

    for seat in OTHERS:
        assert Chosen(0, SetOut(("force.1",), KORGO, potion=1)) in table.events_for(seat)
        assert table.session.why_not_undo(seat) is None


def test_the_way_back_reveals_nothing():
    table = muster().choose(Send("a.4"), *PARTS).back()

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

    table.choose(Send("a.4"), Lead(KORGO), AddTrap("trap.plus_6.1")).set_out()

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
    table.choose(Send("a.4"), Lead(KORGO), AddTrap(SECOND)).set_out()
    assert 1 == table.decision.seat

    shown = Situation(GAME, table.decision, table.table).view

    assert table.seen_by(1) == shown
    assert LAID.isdisjoint(shown.places)
