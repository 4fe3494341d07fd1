"""An expedition is one decision: parts in any order, taken back at will, and never by itself."""

import random
from itertools import permutations

import pytest
from attrs import evolve

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps import muster as muster_step
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import Send, Turn
from game.rules.monster_lands.steps.missions import competitive
from game.rules.monster_lands.steps.muster import Muster
from game.rules.monster_lands.steps.parts import (
    AddDie,
    AddGoods,
    AddTrap,
    Lead,
    LeadInstead,
    LeaveDie,
    LeaveGoods,
    LeaveTrap,
    SetOut,
    StayHome,
)
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.test_muster import FIRST, KORGO, PURKAS, SECOND, THIRD, muster, there

DEFENCE, POTION, VENOM = zones.DEFENCE, zones.POTION, zones.VENOM
NOVICE, STRANGER = "member.novicius.1", "member.tortock"
PARTS = (AddDie("magic.1"), Lead(KORGO), AddTrap(FIRST), AddGoods(DEFENCE), AddGoods(VENOM))


def at_hand() -> Citadel:
    """Three Force, two Magic, three traps and bottles, on the way to a space of one Force."""
    return muster(force=3, magic=2).turn(0).choose(Send("a.4"))


# In any order, and back


def test_parts_in_any_order_make_the_same_party():
    whole = SetOut(("force.1", "magic.1"), KORGO, (FIRST,), defence=1, venom=1)

    for order in permutations(PARTS):
        assert [whole] == at_hand().choose(*order).offers(SetOut)


@pytest.mark.parametrize(
    ("part", "back"),
    [
        (AddDie("magic.1"), LeaveDie("magic.1")),
        (Lead(KORGO), StayHome(KORGO)),
        (AddTrap(FIRST), LeaveTrap(FIRST)),
        (AddGoods(DEFENCE), LeaveGoods(DEFENCE)),
        (AddGoods(POTION), LeaveGoods(POTION)),
        (AddGoods(VENOM), LeaveGoods(VENOM)),
    ],
)
def test_every_part_can_be_taken_back(part, back):
    table = at_hand()
    before = table.decision

    table.choose(part)
    assert before != table.decision
    table.choose(back)

    assert before == table.decision


def test_a_trap_from_under_others_can_be_kept():
    table = at_hand().choose(AddTrap(FIRST), AddTrap(SECOND), AddTrap(THIRD), LeaveTrap(SECOND))

    assert (FIRST, THIRD) == table.step.traps


def test_somebody_else_may_lead_instead():
    table = at_hand().choose(Lead(KORGO), LeadInstead(PURKAS))

    assert PURKAS == table.step.member
    assert {LeadInstead(KORGO)} == set(table.offers(Lead))


def test_the_only_one_who_can_go_is_no_question():
    table = Citadel(3).send(PURKAS, "b.1").pool(0, force=2).turn(0).choose(Send("a.4"))

    assert KORGO == table.step.member
    assert [] == [*table.offers(Lead), *table.offers(StayHome)]


def test_undo_takes_parts_back_one_by_one():
    table = at_hand()
    before = table.session.decision

    table.choose(*PARTS)
    for _ in PARTS:
        table.session.undo()

    assert before == table.session.decision
    assert not table.session.is_drafting


# Never by itself


@pytest.mark.parametrize("last", PARTS)
def test_the_last_part_sends_nobody(last):
    table = at_hand().choose(*[part for part in PARTS if part != last])
    commits = len(table.session.commits)

    table.choose(last)

    assert commits == len(table.session.commits)
    assert isinstance(table.step, Muster)


def test_the_last_die_of_a_mission_sends_nobody():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Send("left.1"), Lead(KORGO), AddDie("force.1"), AddDie("force.2"))

    assert [SetOut(("force.1", "force.2"), KORGO)] == table.offers(SetOut)
    table.set_out()
    assert not isinstance(table.step, Muster)


# What is missing


def test_nobody_goes_without_a_leader():
    table = at_hand()

    assert "ml-why-no-leader" == table.refused(SetOut(("force.1",), ""))


def test_a_mission_waits_for_its_dice():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Send("left.1"), Lead(KORGO), AddDie("force.1"))

    assert "ml-why-dice-missing" == table.refused(SetOut(("force.1",), KORGO))


def test_the_preview_counts_what_is_together():
    table = at_hand().choose(*PARTS)

    (line,) = table.step.preview(table.table)

    assert ("ml-muster-so-far", {"dice": 2, "tokens": 2}) == (line.key, dict(line.args))


# Warnings


def on_contract(**goods: int) -> Citadel:
    """On the way to Shields for the Wall, which asks for two Defence tokens."""
    table = Citadel(3).only(zones.mission(zones.CONTRACT), "mission.road_patrol").has(0, **goods)
    return table.pool(0, force=1).turn(0).choose(Send("right.1"))


def test_a_contract_without_its_goods_is_warned_of_and_may_be_tried():
    table = on_contract(defence=1)

    (line,) = table.step.warnings(table.table)

    assert "ml-why-goods" == line.key
    table.choose(AddDie("force.1"), Lead(KORGO))
    assert table.offers(SetOut)


def test_a_contract_with_its_goods_needs_no_warning():
    table = on_contract(defence=2)

    assert () == table.step.warnings(table.table)


def test_a_mission_that_the_best_faces_would_not_fulfil_is_warned_of(monkeypatch):
    """Road Patrol asks for two dice: 12 at most, and nothing is said before both are there."""
    game = Citadel(3).only(zones.mission(zones.COMPETITIVE), "mission.road_patrol")
    table = game.pool(0, force=2).turn(0).choose(Send("left.1"), Lead(KORGO), AddDie("force.1"))
    asked = competitive(table.table)
    monkeypatch.setattr(muster_step, "competitive", lambda _: evolve(asked, target=13))
    assert () == table.step.warnings(table.table)

    table.choose(AddDie("force.2"))
    (line,) = table.step.warnings(table.table)

    told = {"member": KORGO, "most": 12, "target": 13}
    assert ("ml-warn-mission", told) == (line.key, dict(line.args))
    monkeypatch.setattr(muster_step, "competitive", lambda _: evolve(asked, target=12))
    assert () == table.step.warnings(table.table)


# Given at once


def test_a_party_may_be_given_at_once_whichever_of_equal_things_it_names():
    table = at_hand()

    table.session.choose(SetOut(("force.3", "magic.2"), PURKAS, (THIRD, FIRST), 1, 1, 1))

    assert (THIRD, FIRST) == table.session.table.zone(zones.face_down("a.4", 0))
    assert ("force.3", "magic.2") == table.session.table.zone(zones.exp_dice("a.4"))


@pytest.mark.parametrize(
    "whole",
    [
        SetOut((), KORGO),
        SetOut(("force.1",), ""),
        SetOut(("force.1",), NOVICE),
        SetOut(("force.1",), STRANGER),
        SetOut(("force.9",), KORGO),
        SetOut(("magic.1",), KORGO),
        SetOut(("force.1", "force.1"), KORGO),
        SetOut(("force.1", "persuasion.1"), KORGO),
        SetOut(("force.1", "nothing"), KORGO),
        SetOut(("force.1", FIRST), KORGO),
        SetOut(("force.1", "magic.1", "magic.2", "magic.3"), KORGO),
        SetOut(("force.1",), KORGO, ("trap.plus_6.1",)),
        SetOut(("force.1",), KORGO, (FIRST, FIRST)),
        SetOut(("force.1",), KORGO, ("force.2",)),
        SetOut(("force.1",), KORGO, defence=4),
        SetOut(("force.1",), KORGO, defence=-1),
        SetOut(("force.1",), KORGO, potion=2),
        SetOut(("force.1",), KORGO, venom=-1),
        SetOut(("force.1", "force.2", "force.3"), KORGO, (FIRST, SECOND), 2),
    ],
)
def test_a_party_that_no_parts_could_make_is_refused(whole):
    table = muster(force=3, magic=3, persuasion=(4,)).hired(0, NOVICE).turn(0).choose(Send("a.4"))

    with pytest.raises(ValueError, match="not offered"):
        table.session.choose(whole)


@pytest.mark.parametrize("more", [{"traps": (FIRST,)}, {"defence": 1}, {"potion": 1}, {"venom": 1}])
def test_ruling_32_a_mission_given_more_than_dice_is_refused(more):
    table = muster(force=2).turn(0).choose(Send("left.1"))

    with pytest.raises(ValueError, match="not offered"):
        table.session.choose(SetOut(("force.1", "force.2"), KORGO, **more))


# At random


EXPEDITIONS = ("a.1", "a.2", "a.3", "a.4", "b.1", "gates.1", "gates.2", "left.1", "right.2")


@pytest.mark.parametrize("exp", EXPEDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_any_walk_over_parts_leads_out_or_back(exp, seed):
    chance = random.Random(f"{exp}/{seed}")
    table = muster(force=5, magic=4, persuasion=(2, 6)).put(zones.traps(0), "trap.plus_4.4")
    table.put(zones.lair(zones.GATES), "monster.snagus").turn(0).choose(Send(exp))
    commits = len(table.session.commits)

    for _ in range(40):
        assert Back() in table.options
        assert commits == len(table.session.commits)
        for whole in table.offers(SetOut):
            assert table.session.branch().choose(whole) is not None
        table.choose(chance.choice([each for each in table.options if each.part]))

    # Whoever only adds comes to the end as well.
    while onward := [each for each in table.options if each.part and not each.back]:
        table.choose(chance.choice(onward))
    assert Turn(0) == table.session.branch().choose(Back()).table.agenda[-1]
    assert there(table.set_out(), exp).token is not None
