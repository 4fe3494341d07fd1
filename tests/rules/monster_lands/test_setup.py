"""Set-up (chapter 2): what lies where before the first round, by number of players and level."""

from collections import Counter
from functools import cache

import pytest

from game.engine import Session, Setup
from game.engine.chance import Chance
from game.engine.events import Moved, Shuffled
from game.engine.play import Play
from game.engine.table import Draft, lay
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box, member, monster, trap
from game.rules.monster_lands.meta import settings, settings_of
from game.rules.monster_lands.setup import opening
from game.rules.monster_lands.steps.setting_up import (
    ChoosePair,
    within_reach,
)
from game.rules.monster_lands.views import first_player

SEEDS = range(12)


@cache
def begun(players: int, seed: int = 1, **options: object) -> Session:
    """A game set up, up to the first question."""
    return Session.begin(GAME, Setup("monster_lands", players, seed, tuple(options.items())))


def started(players: int, seed: int = 1, **options: object) -> Session:
    """A game with its pairs chosen (the first one free each time), in its first turn."""
    session = begun(players, seed, **options).branch()
    while isinstance(session.decision.step, ChoosePair):
        session.choose(0)
    return session


def kinds(session: Session, *names: str) -> Counter[str]:
    """How many traps of each type lie in these zones."""
    return Counter(trap(each).type for name in names for each in session.table.zone(name))


# The board, step by step (2.2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_novices_form_a_stack_of_eight(players):
    table = begun(players).table

    assert 8 == len(table.zone(zones.NOVICES))


@pytest.mark.parametrize(("players", "offer"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_tavern_shows_four_mercenaries_and_three_in_solo(players, offer):
    table = begun(players).table

    assert offer == len(table.zone(zones.TAVERN))
    assert 28 - offer == len(table.zone(zones.MERCENARY_DECK))
    assert () == table.zone(zones.MERCENARY_DISCARD)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_tavern_offers_a_card_of_reputation_four_or_less_for_each_player(players, seed):
    offer = begun(players, seed).table.zone(zones.TAVERN)

    assert sum(member(card).reputation <= 4 for card in offer) >= players


def _tavern(players: int, offer: tuple[str, ...], deck: tuple[str, ...]) -> Draft:
    """A Tavern with this offer and this deck, after the legality check."""
    table = opening(Setup("monster_lands", players, 1))
    pieces = {zone: list(there) for zone, there in table.zones.items()}
    pieces[zones.TAVERN] = [f"member.{kind}" for kind in offer]
    pieces[zones.MERCENARY_DECK] = [f"member.{kind}" for kind in deck]
    draft = Draft.on(lay(pieces, marks=dict(table.marks)))
    within_reach(Play(draft, Chance(1, 0)))
    return draft


def test_legality_check_takes_out_the_highest_reputation_first():
    table = _tavern(2, ("dalina", "fandor", "vaidala", "wondou"), ("taroa", "saruna", "geas"))

    # Vaidala (7) leaves her place to Taroa; then Dalina and Taroa are two cards for two players.
    assert ("member.dalina", "member.fandor", "member.taroa", "member.wondou") == table.zone(
        zones.TAVERN
    )
    assert {"member.vaidala", "member.saruna", "member.geas"} == set(
        table.zone(zones.MERCENARY_DECK)
    )


def test_legality_check_takes_the_leftmost_of_equals_and_goes_on_until_it_passes():
    table = _tavern(
        2, ("dalina", "saruna", "vaidala", "fandor"), ("karunna", "lusara", "drapis", "geas")
    )

    # Saruna, then her replacement Karunna, then Lusara (all 7 and left of Vaidala) give way.
    assert ("member.dalina", "member.drapis", "member.vaidala", "member.fandor") == table.zone(
        zones.TAVERN
    )
    assert {"member.saruna", "member.karunna", "member.lusara", "member.geas"} == set(
        table.zone(zones.MERCENARY_DECK)
    )


def test_legality_check_changes_nothing_when_it_passes():
    table = _tavern(1, ("vaidala", "saruna", "dalina"), ("karunna",))

    assert ("member.vaidala", "member.saruna", "member.dalina") == table.zone(zones.TAVERN)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_module_only_the_36_classic_traps_are_in_play(players):
    session = begun(players)

    assert {"classic": 36} == kinds(session, zones.TRAPS, zones.TRAP_SUPPLY)
    assert {"ambush": 18, "reinforced": 6} == kinds_of_gone(session)
    assert 6 == len(session.table.zone(zones.TRAPS))


def kinds_of_gone(session: Session) -> Counter[str]:
    """Types of the traps out of the game."""
    gone = [each for each in session.table.zone(zones.GONE) if each.startswith("trap.")]
    return Counter(trap(each).type for each in gone)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ambush_module_adds_18_ambushes_and_6_reinforced_traps(players):
    session = begun(players, ambush=True)

    assert {"classic": 36, "ambush": 18, "reinforced": 6} == kinds(
        session, zones.TRAPS, zones.TRAP_SUPPLY
    )
    assert {} == kinds_of_gone(session)
    assert 6 == len(session.table.zone(zones.TRAPS))


def test_bazaar_shows_three_of_eighteen_cards():
    table = begun(3).table

    assert 3 == len(table.zone(zones.BAZAAR))
    assert 15 == len(table.zone(zones.GEAR_DECK))


@pytest.mark.parametrize(("players", "places"), [(1, "a"), (2, "a"), (3, "ab"), (4, "ab")])
def test_one_region_for_two_players_and_two_for_more(players, places):
    table = begun(players).table

    assert tuple(places) == settings(table).places
    for place in "ab":
        shown = 1 if place in places else 0
        assert shown == len(table.zone(zones.land(place)))
        assert shown == len(table.zone(zones.lair(place)))
        assert shown == len(table.zone(zones.trails(place)))
    assert 12 - len(places) == len(table.zone(zones.REGION_DECK))
    assert 6 - len(places) == len(table.zone(zones.LIST_PILE))


def test_expedition_lists_lie_on_a_random_side():
    sides = {
        begun(3, seed).table.face(begun(3, seed).table.zone(zones.trails("a"))[0]) for seed in SEEDS
    }

    assert {"a", "b"} == sides


def test_loot_shows_four_of_sixteen():
    table = begun(2).table

    assert 4 == len(table.zone(zones.LOOT))
    assert 12 == len(table.zone(zones.LOOT_PILE))


def test_one_mission_on_each_spot_left_competitive_right_contract():
    table = begun(2).table
    (left,), (right,) = table.zone(zones.mission("left")), table.zone(zones.mission("right"))

    assert "a" == table.face(left)
    assert "b" == table.face(right)
    assert 10 == len(table.zone(zones.MISSION_BAG))


def test_panic_waits_and_the_gates_are_empty():
    table = begun(4).table

    assert 7 == len(table.zone(zones.PANIC_PILE))
    assert () == table.zone(zones.PANIC)
    assert () == table.zone(zones.lair(zones.GATES))


def test_first_player_is_random():
    firsts = {first_player(begun(4, seed).table) for seed in range(25)}

    assert {0, 1, 2, 3} == firsts


def test_all_piles_are_hidden_and_shuffled_by_the_seed():
    assert begun(2, 1).table.zone(zones.TRAPS) != begun(2, 2).table.zone(zones.TRAPS)
    for pile in (zones.TRAP_SUPPLY, zones.GEAR_DECK, zones.MONSTER_DECK, zones.MISSION_BAG):
        assert frozenset() == GAME.audience(pile)


# By number of players (2.3)


@pytest.mark.parametrize(
    ("building", "two", "more"),
    [
        ("hunter", 3, 4),
        ("alchemist", 2, 2),
        ("tavern", 3, 4),
        ("armoury", 2, 3),
        ("bazaar", 2, 3),
    ],
)
def test_slots_marked_for_three_players_are_closed_with_fewer(building, two, more):
    for players in (1, 2):
        assert two == len(settings_of(Setup("monster_lands", players, 1)).slots(building))
    for players in (3, 4):
        assert more == len(settings_of(Setup("monster_lands", players, 1)).slots(building))


def test_mine_pays_6_4_2_2_and_with_two_players_6_and_2():
    yields = box().buildings["mine"].yields

    def open_slots(players):
        numbers = settings_of(Setup("monster_lands", players, 1)).slots("mine")
        return [(yields[n - 1].dice, yields[n - 1].gold) for n in numbers]

    assert [(2, 6), (2, 4), (1, 2), (1, 2)] == open_slots(4)
    assert [(2, 6), (1, 2)] == open_slots(2)


# Difficulty (2.4)


@pytest.mark.parametrize("level", ["tutorial", "normal"])
@pytest.mark.parametrize("seed", SEEDS)
def test_first_monsters_of_the_easier_levels_are_of_rank_a(level, seed):
    table = begun(4, seed, level=level).table

    assert ["A", "A"] == [monster(table.zone(zones.lair(place))[0]).rank for place in "ab"]
    assert {"A": 6, "B": 12} == Counter(
        monster(card).rank for card in table.zone(zones.MONSTER_DECK)
    )


def test_the_deck_is_shuffled_once_the_first_monsters_are_out():
    """Above the first monster of rank A lay none but B: nobody may count on that."""
    deals = [
        event.zone if isinstance(event, Shuffled) else "shown"
        for event in begun(4).commits[0].events
        if (isinstance(event, Shuffled) and event.zone == zones.MONSTER_DECK)
        or (isinstance(event, Moved) and event.target.startswith("lair."))
    ]

    assert [zones.MONSTER_DECK, "shown", "shown", zones.MONSTER_DECK] == deals


@pytest.mark.parametrize("level", ["heroic", "legendary"])
def test_first_monsters_of_the_harder_levels_are_of_any_rank(level):
    ranks = {
        monster(begun(4, seed, level=level).table.zone(zones.lair(place))[0]).rank
        for seed in range(25)
        for place in "ab"
    }

    assert {"A", "B"} == ranks


def test_ruling_50_dogor_drawn_in_set_up_goes_to_the_gates_and_is_drawn_past():
    tables = [begun(4, seed, level="heroic").table for seed in range(60)]
    stormed = [table for table in tables if table.zone(zones.lair(zones.GATES))]

    assert stormed, "one seed in ten should show it"
    for table in stormed:
        assert ("monster.dogor",) == table.zone(zones.lair(zones.GATES))
        assert 1 == len(table.zone(zones.lair("a"))) == len(table.zone(zones.lair("b")))
        assert () == table.zone(zones.PANIC)


@pytest.mark.parametrize(
    ("level", "extra"),
    [
        ("tutorial", (0, 0, 0, 0, 0, 0)),
        ("normal", (0, 0, 1, 1, 2, 2)),
        ("heroic", (0, 0, 1, 1, 2, 2)),
        ("legendary", (1, 1, 2, 2, 3, 3)),
    ],
)
def test_round_track_of_each_level(level, extra):
    assert extra == box().levels[level].extra_attack_dice
