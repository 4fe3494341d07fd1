"""Why not: everything on the table that cannot be used now has a reason that cites its rule."""

import random

import pytest

from game.engine import Session, Setup
from game.engine.secrecy import view
from game.library.texts import Texts
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.steps.placing import UseDie
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.positions import adventure, party

KORGO, SCKRAT = "member.korgo", "member.sckrat"

#: What says nothing: these keys are for things that no rule speaks of.
SILENT = {"why-not-now"}


@pytest.mark.parametrize(
    ("thing", "why"),
    [
        ("force.1", "ml-why-pool"),
        ("trap.plus_4.4", "ml-why-traps"),
        ("member.taroa", "ml-why-at-tavern"),
        ("member.novicius.1", "ml-why-at-tavern"),
        ("trap.plus_4.1", "ml-why-at-lodge"),
        ("gear.noxx.1", "ml-why-panic"),
        ("loot.gold_12", "ml-why-loot-show"),
        ("monster.gator", "ml-why-send"),
        ("region.kale", "ml-why-send"),
        ("list.1", "ml-why-send"),
        ("mission.road_patrol", "ml-why-send"),
        (zones.lair("a"), "ml-why-send"),
        (zones.mission("right"), "ml-why-send"),
        ("member.purkas", "ml-why-window"),
        ("token.korgo", "ml-why-unharmed"),
        ("member.tortock", "ml-why-others"),
        ("token.tortock", "ml-why-others"),
        ("gear.slham.1", "ml-why-others"),
        ("magic.9", "ml-why-supply"),
        ("persuasion.9", "ml-why-placed"),
        ("panic.bazaar", "ml-why-panic"),
        (zones.building("bazaar"), "ml-why-panic"),
        (zones.slot("bazaar", 1), "ml-why-panic"),
        (zones.slot("mine", 1), "ml-why-visit"),
        (zones.TRAP_SUPPLY, "ml-why-pile"),
        (zones.MONSTER_DECK, "ml-why-pile"),
        (zones.TRAP_DISCARD, "ml-why-out-of-game"),
        ("attack.1", "ml-why-supply"),
        ("?trap.clan.1.traps.0", "ml-why-hidden"),
        ("?monster.monsters.deck.0", "ml-why-pile"),
        ("panic.mine", "why-not-hidden"),
    ],
)
def test_things_of_the_board_on_ones_own_turn(thing, why):
    table = Citadel(3).put(zones.traps(0), "trap.plus_4.4").pool(0, force=2, magic=2)
    table.pool(0, persuasion=(3,)).put(zones.PANIC, "panic.bazaar")
    table.put(zones.slot("hunter", 1), "persuasion.9").face("persuasion.9", 2)
    table.put(zones.worn("member.taron"), "gear.slham.1").turn(0)

    assert why == table.why_not(thing)


@pytest.mark.parametrize("slot", [2, 4])
def test_a_slot_of_the_mine_that_is_closed_for_two_says_so(slot):
    table = Citadel(2).pool(0, force=4).turn(0)
    assert "ml-why-slot-closed" == table.why_not(zones.slot("mine", slot))

    table.choose(Visit("mine"))

    assert "ml-why-slot-closed" == table.why_not(zones.slot("mine", slot))
    assert table.why_not(zones.slot("mine", 1)) is None


@pytest.mark.parametrize(
    ("building", "thing"),
    [("tavern", "member.taroa"), ("hunter", "trap.plus_4.1"), ("bazaar", "gear.noxx.1")],
)
def test_what_a_building_in_panic_has_on_show_cannot_be_had_there_first(building, thing):
    table = Citadel(3).pool(0, force=2).put(zones.PANIC, f"panic.{building}").turn(0)
    assert "ml-why-panic" == table.why_not(thing)

    table.choose(Visit("armoury"))

    assert "ml-why-panic" == table.why_not(thing)


def test_after_the_main_action_nothing_on_show_can_be_had():
    table = Citadel(3).pool(0, force=2, magic=1).put(zones.loot(0), "loot.gold_12").turn(0)
    table.choose(Visit("pawnshop"), UseDie("magic.1", 0), Enough())

    assert "ml-why-acted" == table.why_not("member.taroa")


def test_korgo_helps_on_missions_and_not_whenever_his_expedition_rolls():
    table = Citadel(3).pool(0, force=2).hired(0, "member.sckrat").turn(0)

    windows = {card: dict(table.refusal(card).args)["window"] for card in (KORGO, SCKRAT)}
    assert {KORGO: "mission", SCKRAT: "roll"} == windows


def test_a_die_of_the_supply_belongs_to_no_expedition():
    scene = adventure(
        region="yuha",
        expeditions={1: party("karunna", force=1), 2: party("taron", force=1)},
        rolls=(1, 1, 1, 2),
    )

    scene.roll("force")

    assert "ml-why-supply" == scene.why_not("force.9").key
    assert "ml-why-other-dice" == scene.why_not("force.2").key


def test_what_is_lit_is_not_refused():
    table = Citadel(3).pool(0, force=2, magic=2).turn(0)

    for option in table.options:
        for thing in option.touches():
            assert table.why_not(thing) is None


def test_who_is_not_asked_is_told_whose_turn_it_is():
    table = Citadel(3).pool(0, force=2, magic=2).turn(0)

    refusal = table.session.why_not(2, zones.building("mine"))

    assert ("why-not-turn", (("seat", 0),)) == (refusal.key, refusal.args)


def test_inside_a_building_the_rest_of_the_board_waits():
    table = Citadel(3).pool(0, force=1, persuasion=(6,)).put(zones.loot(0), "loot.gold_12").turn(0)

    table.choose(Visit("armoury"), UseDie("force.1", 0))

    assert "ml-why-visit" == table.why_not(zones.building("mine"))
    assert "ml-why-send" == table.why_not(zones.envoy("a.1"))
    assert "ml-why-clan" == table.why_not("loot.gold_12")
    assert "ml-why-pool" == table.why_not("persuasion.1")


WAYS = (
    (2, {}),
    (3, {"ambush": True, "queens_favour": True}),
    (4, {"more_monsters": True, "level": "heroic"}),
    (1, {"scenario": 8}),
    (1, {"scenario": 6}),
)


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_everything_visible_has_a_reason_at_any_moment(players, options):
    setup = Setup("monster_lands", players, 7, tuple(options.items()))
    session, chance = Session.begin(GAME, setup), random.Random(7)
    decisions = 0
    while session.decision is not None and decisions < 400:
        if decisions % 16 == 0:
            _look_at_everything(session)
        onward = [option for option in session.decision.options if not option.back]
        session.choose(chance.choice(onward))
        decisions += 1


def _look_at_everything(session: Session) -> None:
    seat = session.decision.seat
    seen = view(GAME, session.table, seat)
    buildings = [zones.building(each) for each in zones.BUILDINGS]
    lit = {thing for option in session.decision.options for thing in option.touches()}
    for thing in (*seen.places, *seen.zones, *buildings):
        refusal = session.why_not(seat, thing)
        assert (refusal is None) == (thing in lit), (thing, session.decision.step)
        if refusal is not None:
            assert refusal.key not in SILENT, (thing, session.decision.step)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_of_the_board_is_worded(lang):
    table = Citadel(3).pool(0, force=2, magic=2).turn(0)
    book = Texts(lang, ("app", "monster_lands"))

    for thing in (*table.table.places, *table.table.zones):
        refusal = table.refusal(thing)
        if refusal is not None:
            words = book.word(refusal.text, lambda name, value: GAME.naming(name, value, lang))
            assert "⟦" not in words, refusal
