"""Set-up of the clans (2.5), solo scenarios, and choices that do not go together."""

import pytest

from game.engine import Setup, SetupError
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box, member, monster, trap
from game.rules.monster_lands.meta import LEVELS, settings
from game.rules.monster_lands.setup import opening
from game.rules.monster_lands.steps.deployment import Turn
from game.rules.monster_lands.steps.setting_up import (
    ChooseAffinity,
    ChoosePair,
    pair,
)
from game.rules.monster_lands.views import Clan, first_player, round_number, turn_order
from tests.rules.monster_lands.test_setup import SEEDS, begun, kinds, started

# Each clan (2.5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pairs_are_chosen_from_the_last_in_turn_order_to_the_first(players):
    session = begun(players).branch()
    order = turn_order(session.table)
    asked = []
    while isinstance(session.decision.step, ChoosePair):
        asked.append(session.decision.seat)
        session.choose(0)

    # With four players the first player takes the only pair left without being asked.
    assert list(reversed(order))[: min(players, 3)] == asked


def test_a_pair_taken_is_not_offered_again():
    session = begun(3).branch()
    assert {"fire", "water", "air", "jungle"} == {o.affinity for o in session.decision.options}

    session.choose(ChooseAffinity("air"))

    assert {"fire", "water", "jungle"} == {o.affinity for o in session.decision.options}


def test_tv_01_a_new_clan_and_its_opening_pool():
    session = started(2)
    clan = Clan(session.table, session.decision.seat)

    assert isinstance(session.decision.step, Turn)
    assert 1 == round_number(session.table)
    assert (5, 1, 4, 7) == (clan.glory, clan.reputation, clan.excess, clan.gold)
    assert (2, 1, 1) == tuple(len(clan.dice(colour)) for colour in zones.COLOURS)
    (persuasion,) = clan.dice("persuasion")
    assert session.table.pips(persuasion) in range(1, 7)
    assert all(die not in session.table.faces for die in clan.dice("force") + clan.dice("magic"))


@pytest.mark.parametrize("affinity", ["fire", "water", "air", "jungle"])
def test_the_pair_is_a_leader_and_an_initial_mercenary_unharmed_at_home(affinity):
    session = begun(2).branch()
    seat = session.decision.seat

    session.choose(ChooseAffinity(affinity))

    clan = Clan(session.table, seat)
    leader, second = pair(affinity)
    assert (leader, second) == clan.members
    assert leader == clan.leader
    assert ("leader", "initial") == (member(leader).role, member(second).role)
    assert [0, 1] == [member(card).reputation for card in clan.members]
    assert [leader, second] == clan.envoys
    assert not clan.is_wounded(leader)
    assert not clan.is_wounded(second)
    assert ["initial"] == [trap(each).type for each in clan.traps]


def test_unused_pairs_and_initial_traps_go_to_the_box():
    table = started(2).table

    assert () == table.zone(zones.PAIRS) == table.zone(zones.INITIAL_TRAPS)
    gone = table.zone(zones.GONE)
    assert 4 == sum(piece.startswith("member.") for piece in gone)
    assert 4 == sum(piece.startswith("token.") for piece in gone)
    assert 2 == sum(piece.startswith("trap.initial") for piece in gone)


def test_pairs_by_chance_ask_nobody():
    session = begun(4, random_pairs=True)
    leaders = {Clan(session.table, seat).leader for seat in range(4)}

    assert isinstance(session.decision.step, Turn)
    assert {pair(each)[0] for each in ("fire", "water", "air", "jungle")} == leaders
    assert 1 < len({Clan(begun(4, n, random_pairs=True).table, 0).leader for n in SEEDS})


# Solo (2.3, 12) and what does not go together


def test_solo_plays_region_a_with_six_tokens_of_madhala():
    table = started(1).table

    assert ("a",) == settings(table).places
    assert 6 == len(table.zone(zones.MADHALA_HOME))
    assert 0 == first_player(table)


@pytest.mark.parametrize(("scenario", "affinity"), [(2, "jungle"), (4, "water")])
def test_a_scenario_may_fix_the_affinity(scenario, affinity):
    session = begun(1, scenario=scenario)

    assert isinstance(session.decision.step, Turn)
    assert pair(affinity) == Clan(session.table, 0).members


def test_scenario_2_hires_only_mercenaries_with_a_persuasion_die():
    table = begun(1, scenario=2).table
    for_hire = table.zone(zones.TAVERN) + table.zone(zones.MERCENARY_DECK)
    wanted = {
        f"member.{kind}"
        for kind, card in box().members.items()
        if card.role == "mercenary" and "persuasion" in card.dice
    }

    assert wanted == set(for_hire)
    assert 3 == len(table.zone(zones.TAVERN))
    assert 8 == len(table.zone(zones.NOVICES))


def test_ruling_10_scenario_3_starts_with_12_gold_3_defence_tokens_and_the_usual_trap():
    clan = Clan(started(1, scenario=3).table, 0)

    assert (12, 3, 1) == (clan.gold, clan.has(zones.DEFENCE), len(clan.traps))


def test_scenario_4_closes_the_armoury():
    session = started(1, scenario=4)

    assert "ml-why-closed" == session.why_not(0, zones.building("armoury")).key


@pytest.mark.parametrize("scenario", [6, 10])
@pytest.mark.parametrize("seed", range(4))
def test_ruling_88_a_rank_a_monster_stands_at_the_gates_from_the_start(scenario, seed):
    table = begun(1, seed, scenario=scenario).table
    (standing,) = table.zone(zones.lair(zones.GATES))

    assert "A" == monster(standing).rank
    assert 18 == len(table.zone(zones.MONSTER_DECK))
    assert () == table.zone(zones.PANIC)


def test_ruling_87_scenario_8_makes_a_pile_of_the_24_tokens_of_the_module():
    session = begun(1, scenario=8)

    assert {"ambush": 18, "reinforced": 6} == kinds(session, zones.AMBUSH_PILE)
    assert {"classic": 36} == kinds(session, zones.TRAPS, zones.TRAP_SUPPLY)
    assert settings(session.table).conflict


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {"ambush": True}, "ml-setup-ambush-alone"),
        (1, {"scenario": 10, "level": "tutorial"}, "ml-setup-level"),
        (2, {"mode": "campaign"}, "ml-setup-campaign-alone"),
        (2, {"scenario": 3}, "ml-setup-scenario-alone"),
        (5, {}, "setup-players"),
        (0, {}, "setup-players"),
        (2, {"level": "easy"}, "setup-value"),
    ],
)
def test_choices_that_do_not_go_together(players, options, why):
    with pytest.raises(SetupError) as caught:
        GAME.checked(Setup("monster_lands", players, 1, tuple(options.items())))

    assert why == caught.value.text.key


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_set_up_keeps_all_pieces_and_breaks_nothing(players, level):
    session = started(players, level=level, more_monsters=True)
    laid = opening(session.setup)

    assert set(laid.places) == set(session.table.places)
    assert [] == list(GAME.broken(session.table))
