"""A new card of known effects needs no code: it works, or it is refused before anybody plays."""

import pytest

from game.bots import make_player
from game.engine import Setup, Situation
from game.engine.quick import Quick
from game.rules import game_of
from game.rules.monster_lands import zones
from game.rules.monster_lands.effects.gains import TakeGain
from game.rules.monster_lands.steps.bazaar import PickGear, Wear
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import Work
from game.rules.monster_lands.steps.free import UseLoot
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.talents import UseTalent
from game.rules.monster_lands.steps.tavern import Hire
from game.rules.monster_lands.steps.work import PayDiceOf
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.recast import changed_shelf, forget_cards, play_with

#: A mercenary who gives two gold in Deployment, and what that line of the file says.
TRANOK = "member.tranok"
GOLD = "[{kind: gain, resources: {gold: 2}}]"
TALENT = f"talent: {{window: deployment, optional: true, effects: {GOLD}}}"


@pytest.fixture
def recast(tmp_path, monkeypatch):
    """Let a line of a content file say something else, for the rules as well."""

    def recast(file, old, new):
        play_with(changed_shelf(tmp_path, file, old, new), monkeypatch)

    yield recast
    monkeypatch.undo()
    forget_cards()


@pytest.fixture
def tranok(recast):
    """Give Tranok other effects."""
    return lambda effects: recast("members.yaml", TALENT, TALENT.replace(GOLD, effects))


def clan_of_tranok():
    return Citadel(3).hired(0, TRANOK).has(0, glory=30).pool(0, force=2, magic=1)


def is_used(table):
    return "ml-why-used" == table.why_not(TRANOK)


def test_a_talent_may_hire_without_gold(tranok):
    tranok("[{kind: free_recruit}]")
    table = clan_of_tranok().turn(0)

    table.choose(UseTalent(TRANOK)).back()
    assert UseTalent(TRANOK) in table.options
    table.choose(UseTalent(TRANOK), Hire("member.taroa", 0))

    assert "member.taroa" in table.zone(zones.members(0))
    assert (7, True) == (table.seen(0).gold, is_used(table))


def test_a_talent_that_hires_is_refused_without_glory(tranok):
    tranok("[{kind: free_recruit}]")
    table = clan_of_tranok().has(0, glory=0).only(zones.NOVICES).turn(0)

    assert UseTalent(TRANOK) not in table.options
    assert "ml-why-excess" == table.why_not(TRANOK)


def test_a_talent_may_fetch_equipment(tranok):
    tranok("[{kind: free_equipment}]")
    table = clan_of_tranok().turn(0)

    table.choose(UseTalent(TRANOK), PickGear("gear.noxx.1", 0), Wear(TRANOK))

    assert ("gear.noxx.1",) == table.zone(zones.worn(TRANOK))
    assert (7, True) == (table.seen(0).gold, is_used(table))


def test_a_talent_may_exchange_dice(tranok):
    tranok("[{kind: exchange_dice, pay: [[force], [magic]], gain: {magic: 3}}]")
    table = clan_of_tranok().turn(0)

    table.choose(UseTalent(TRANOK), Back(), UseTalent(TRANOK), PayDiceOf(("force.1",)))

    assert {"force": 1, "magic": 4, "persuasion": 0} == table.dice_of(0)
    assert (("force.1",), True) == (table.zone(zones.spent(0)), is_used(table))


def test_a_talent_is_refused_without_the_dice_it_takes(tranok):
    tranok("[{kind: pay_dice, pay: [[persuasion]], then: [{kind: free_recruit}]}]")
    table = clan_of_tranok().turn(0)

    assert UseTalent(TRANOK) not in table.options
    assert "ml-why-talent-dice" == table.why_not(TRANOK)


def test_dice_pay_for_what_is_chosen_then(tranok):
    tranok("[{kind: pay_dice, pay: [[magic]], then: [{kind: free_recruit}]}]")
    table = clan_of_tranok().turn(0)

    table.choose(UseTalent(TRANOK), Hire("member.fandor", 0))

    assert "member.fandor" in table.zone(zones.members(0))
    assert (("magic.1",), True) == (table.zone(zones.spent(0)), is_used(table))


def test_a_choice_and_what_needs_none_go_together(tranok):
    tranok("[{kind: gain, resources: {gold: 1}}, {kind: free_recruit}]")
    table = clan_of_tranok().turn(0)

    table.choose(UseTalent(TRANOK), Hire("member.taroa", 0))

    assert (8, True) == (table.seen(0).gold, is_used(table))


def test_loot_is_picked_before_the_talent_is_used_up(tranok):
    tranok("[{kind: gain, resources: {loot: 2, gold: 1}}]")
    table = clan_of_tranok().turn(0)

    table.choose(UseTalent(TRANOK)).back()
    table.choose(UseTalent(TRANOK), TakeLoot("loot.gold_12"), TakeLoot("loot.trophy_3"))

    assert ("loot.gold_12", "loot.trophy_3") == table.zone(zones.loot(0))
    assert (8, True) == (table.seen(0).gold, is_used(table))


def test_a_swap_is_refused_without_a_die_of_its_colours(tranok):
    tranok("[{kind: convert_die, colours: [magic, persuasion]}]")
    table = Citadel(3).hired(0, TRANOK).pool(0, force=2).turn(0)

    assert UseTalent(TRANOK) not in table.options
    assert "ml-why-no-dice" == table.why_not(TRANOK)


def test_equipment_deals_where_its_bearer_is(recast):
    window = "      window: on_mine\n"
    bonus = "[{kind: building_bonus, building: mine, resources: {gold: 2}}]"
    dealing = "[{kind: buy_die, gold: 1, die: force, count: 1, only_at_home: true}]"
    recast(
        "equipment.yaml",
        f"{window}      optional: true\n      effects: {bonus}",
        f"      window: deployment\n      optional: true\n      effects: {dealing}",
    )
    card = "gear.rashnek.1"
    at_home = clan_of_tranok().put(zones.worn(TRANOK), card).turn(0)
    away = clan_of_tranok().put(zones.worn(TRANOK), card).send(TRANOK, "a.4").turn(0)

    at_home.choose(UseTalent(card))

    assert {"force": 3, "magic": 1, "persuasion": 0} == at_home.dice_of(0)
    assert "ml-why-away" == away.why_not(card)


def test_a_loot_token_may_leave_a_choice(recast):
    recast(
        "loot.yaml",
        "effects: [{kind: gain, resources: {gold: 12}}]",
        "effects: [{kind: gain_choice, options: [{gold: 3}, {potion: 1}]}]",
    )
    table = clan_of_tranok().put(zones.loot(0), "loot.gold_12").turn(0)

    table.choose(UseLoot("loot.gold_12"), TakeGain("gold", 3))

    assert (10, ()) == (table.seen(0).gold, table.zone(zones.loot(0)))


def test_a_region_may_work_without_dice(recast):
    recast(
        "regions.yaml",
        "[{kind: pay_dice, pay: [[magic]], then: [{kind: gain, resources: {potion: 3}}]}]",
        "[{kind: gain, resources: {potion: 1}}]",
    )
    table = clan_of_tranok().own(0, "region.kale", "member.purkas").turn(0)

    table.choose(Work("region.kale"))

    assert 1 == table.seen(0).has(zones.POTION)
    assert {"force": 2, "magic": 1, "persuasion": 0} == table.dice_of(0)


@pytest.mark.parametrize(
    ("effects", "why"),
    [
        ("[{kind: panic_tokens, count: 2}]", "panic_tokens does not work in the window deployment"),
        (
            "[{kind: pay_dice, pay: [[force]], then: [{kind: defence, count: 1}]}]",
            "defence does not work in the window deployment",
        ),
        ("[{kind: gain, resources: {trap: 1}}]", "gain gives no trap; it gives: gold, glory"),
        (
            "[{kind: free_recruit}, {kind: free_equipment}]",
            "free_recruit and free_equipment each leave a choice",
        ),
        (
            "[{kind: pay_dice, pay: [[force]], then: [{kind: gain_choice, options: [{gold: 1}]}]}]",
            "gain_choice cannot be paid for with dice",
        ),
    ],
)
def test_what_could_never_work_is_refused_with_its_line(tmp_path, effects, why):
    shelf = changed_shelf(tmp_path, "members.yaml", TALENT, TALENT.replace(GOLD, effects))

    (problem,) = shelf.problems()

    assert problem.file.endswith("members.yaml")
    assert (304, True) == (problem.line, why in problem.message)


def test_the_refusal_names_what_works_there(tmp_path):
    shelf = changed_shelf(
        tmp_path, "members.yaml", TALENT, TALENT.replace(GOLD, "[{kind: enters_at_gates}]")
    )

    (problem,) = shelf.problems()

    _, _, here = problem.message.partition("; here work: ")
    assert "gain, gain_choice, buy_die" == here[:26]
    assert "free_recruit, free_equipment" == here[-28:]


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        (
            "members.yaml",
            "[{kind: discount, building: tavern, amount: 4, floor: 0}]",
            "[{kind: discount, building: bazaar, amount: 4, floor: 0}]",
            "discount for bazaar works in the window on_bazaar",
        ),
        (
            "loot.yaml",
            "    window: any_time\n    effects: [{kind: gain, resources: {gold: 10}}]",
            "    window: on_kill\n    effects: [{kind: gain, resources: {gold: 10}}]",
            "the window on_kill is outside",
        ),
        (
            "traps.yaml",
            "effects: [{kind: steal_dice, dice: [magic], count: 2}]",
            "effects: [{kind: place_dice, die: magic, count: 2}]",
            "place_dice does not work in the window reveal (ambush); here work: steal_dice",
        ),
        (
            "monsters.yaml",
            "{window: cleanup, effects: [{kind: panic_tokens, count: 2}]}",
            "{window: deployment, effects: [{kind: panic_tokens, count: 2}]}",
            "nothing works in the window deployment (monster); windows: roll, ",
        ),
    ],
)
def test_windows_and_carriers_are_held_to_each_other(tmp_path, file, old, new, why):
    (problem,) = changed_shelf(tmp_path, file, old, new).problems()

    assert problem.file.endswith(file)
    assert why in problem.message


def test_a_steady_clan_plays_on_with_a_new_mercenary(tranok):
    tranok("[{kind: free_recruit}]")
    game, setup = game_of("monster_lands"), Setup("monster_lands", 2, 3)
    players = [make_player("adept", seat, 3, game) for seat in range(2)]
    quick = Quick(game.opening(setup), setup.seed)
    quick.begin()

    while (decision := quick.decision) is not None and quick.commit < 2_000:
        quick.choose(players[decision.seat].choose(Situation(game, decision, quick.table)))

    assert quick.table.result is not None
