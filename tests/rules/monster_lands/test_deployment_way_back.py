"""The way back: every chain can be left again, and nothing has happened before its end."""

import random

import pytest

from game.engine import Option
from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.bazaar import PickGear
from game.rules.monster_lands.steps.common import Back, Enough, UseCard
from game.rules.monster_lands.steps.deployment import Send, Turn, Visit, Work
from game.rules.monster_lands.steps.free import RearmGear, UseLoot
from game.rules.monster_lands.steps.hunter import PickTrap
from game.rules.monster_lands.steps.parts import AddDie, AddGoods, AddTrap, Lead
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.steps.talents import UseTalent
from tests.rules.monster_lands.citadel_tables import Citadel

KORGO = "member.korgo"


def rich() -> Citadel:
    """A clan that has something of everything, so that every chain is long."""
    table = Citadel(3).hired(0, "member.wishor", "member.fandor", "member.frostor")
    table.hired(0, "member.novicius.1").own(0, "region.gurban", "member.wishor")
    table.put(zones.traps(0), "trap.plus_4.3", "trap.plus_4.4", "trap.force_plus_1.1")
    table.put(zones.worn(KORGO), "gear.krakhen.1")
    table.put(zones.loot(0), "loot.magic_to_force", "loot.persuasion_to_magic")
    table.put(zones.lair(zones.GATES), "monster.snagus")
    table.has(0, gold=30, glory=30, defence=3, potion=2, venom=2)
    return table.pool(0, force=4, magic=3, persuasion=(2, 5, 6)).turn(0)


CHAINS: dict[str, tuple[Option, ...]] = {
    "hunter": (
        Visit("hunter"),
        UseDie("persuasion.2", 5),
        PickTrap("trap.plus_4.1"),
        UseCard("member.wishor"),
        PickTrap("trap.plus_6.1"),
    ),
    "tavern": (Visit("tavern"), UseDie("force.1", 0)),
    "armoury": (Visit("armoury"), UseDie("persuasion.1", 2)),
    "alchemist": (Visit("alchemist"),),
    "mine": (Visit("mine"),),
    "pawnshop": (
        Visit("pawnshop"),
        UseDie("force.1", 0),
        UseDie("persuasion.3", 0),
        UseDie("magic.1", 0),
    ),
    "bazaar": (Visit("bazaar"), UseDie("persuasion.3", 6), PickGear("gear.noxx.1", 1)),
    "region": (
        Send("a.2"),
        AddDie("magic.1"),
        Lead(KORGO),
        AddTrap("trap.force_plus_1.1"),
        AddGoods(zones.DEFENCE),
        AddGoods(zones.POTION),
    ),
    "gates": (Send("gates.2"), AddGoods(zones.DEFENCE), Lead(KORGO), AddDie("force.1")),
    "mission": (Send("left.2"), AddDie("force.1"), AddDie("persuasion.1"), Lead(KORGO)),
    "work": (Work("region.gurban"),),
    "rearm": (RearmGear("gear.krakhen.1"),),
    "gain": (UseTalent("member.frostor"),),
    "swap": (UseTalent("member.novicius.1"),),
    "loot": (UseLoot("loot.persuasion_to_magic"),),
}


@pytest.mark.parametrize("name", CHAINS)
def test_every_step_of_a_chain_leads_back_to_the_table_before(name):
    chain = CHAINS[name]
    for length in range(1, len(chain) + 1):
        table = rich()
        before = table.without_agenda
        turn = table.step

        for option in chain[:length]:
            table.choose(option)
            assert before == table.without_agenda, "nothing happens before the end of the chain"
            assert Back() in table.options, f"no way back after {option}"
        for _ in range(length + 1):
            if isinstance(table.step, Turn):
                break
            table.back()

        assert turn == table.step
        assert before == table.without_agenda


@pytest.mark.parametrize("name", CHAINS)
def test_back_and_forth_ends_as_straight_on(name):
    chain = CHAINS[name]
    straight = rich().choose(*chain)
    wavering = rich().choose(chain[0])
    while not isinstance(wavering.step, Turn):
        wavering.back()
    wavering.choose(*chain)

    assert straight.decision == wavering.decision
    assert straight.table.agenda == wavering.table.agenda


# A question of one answer is passed over on the way back, too


def poor(**dice: object) -> Citadel:
    """One member at home, so that who goes is no question."""
    return Citadel(3).send("member.purkas", "b.1").pool(0, **dice)


@pytest.mark.parametrize("building", ["hunter", "tavern", "armoury", "bazaar"])
def test_the_only_die_is_no_question_on_the_way_back(building):
    table = poor(force=1).turn(0)

    table.choose(Visit(building)).back()

    assert Turn(0) == table.step


def test_the_only_card_and_the_only_die_are_no_questions():
    table = Citadel(3).pool(0, force=1).only(zones.BAZAAR, "gear.noxx.1").turn(0)
    table.choose(Visit("bazaar"))
    assert Back() in table.options

    table.back()

    assert Turn(0) == table.step


def test_equal_dice_in_the_pawnshop_are_no_question():
    table = poor(force=3).turn(0)

    table.choose(Visit("pawnshop"), UseDie("force.2", 0)).back()
    assert Enough() in table.options
    table.back()

    assert Turn(0) == table.step


# An expedition is one decision: one step back leads out of it


@pytest.mark.parametrize("name", ["region", "gates", "mission"])
def test_one_way_back_leaves_a_party_however_much_is_together(name):
    table = rich()
    turn, before = table.step, table.without_agenda

    table.choose(*CHAINS[name]).back()

    assert (turn, before) == (table.step, table.without_agenda)


def test_a_party_that_was_left_is_forgotten():
    table = rich().choose(*CHAINS["region"]).back().choose(Send("a.2"))

    assert rich().choose(Send("a.2")).step == table.step


# At random


@pytest.mark.parametrize("seed", range(8))
def test_wandering_through_chains_and_leaving_them_changes_nothing(seed):
    chance = random.Random(seed)
    table = rich()
    before = table.without_agenda
    for _ in range(60):
        if isinstance(table.step, Turn):
            chains = [each[0] for each in CHAINS.values()]
            table.choose(chance.choice([each for each in chains if each in table.options]))
        elif chance.random() < 0.4:
            table.back()
        else:
            collecting = (UseDie, AddDie, AddTrap, AddGoods, PickTrap, PickGear, Lead, UseCard)
            onward = [each for each in table.options if isinstance(each, collecting)]
            table.choose(chance.choice(onward or [Back()]))
        if table.step == Turn(0, True):
            break  # the last die or the member of a mission ended a chain: that is an action
        assert before == table.without_agenda
