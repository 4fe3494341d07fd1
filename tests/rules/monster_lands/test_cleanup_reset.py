"""K6 and K7: a new round is made ready (rulings 50, 75, 78, 79, 80)."""

from __future__ import annotations

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.steps.free import SellTrophy
from game.rules.monster_lands.steps.reset import NewFirstPlayer, Reset
from game.rules.monster_lands.steps.windows import WageWindow
from tests.rules.monster_lands.laid import Laid

GATES = zones.lair(zones.GATES)


def ready(players: int = 2, **options: bool | int | str) -> Laid:
    """A table whose places are all filled."""
    game = Laid(players, **options)
    game.put(zones.land("a"), "region.kale").put(zones.trails("a"), "list.1")
    if players > 2:
        game.put(zones.land("b"), "region.yuha").put(zones.trails("b"), "list.2")
    game.put(zones.mission("left"), "mission.road_patrol")
    return game.put(zones.mission("right"), "mission.witch_hunt")


def test_every_die_goes_back_wherever_it_lies() -> None:
    game = ready()
    supply = {colour: len(game.zones[zones.dice(colour)]) for colour in ("force", "attack")}
    lying = {
        zones.pool(0): "force.1",
        zones.spent(1): "magic.1",
        zones.slot("hunter", 1): "persuasion.1",
        zones.slot("pawnshop", 1): "force.2",
        zones.slot("mine", 4): "force.3",
        zones.exp_dice("a.1"): "force.4",
        zones.safe_dice("a.4"): "magic.2",
        zones.exp_dice("gates.2"): "force.5",
        zones.exp_dice("right.2"): "persuasion.2",
        zones.BATTLE_DICE: "attack.1",
    }
    for zone, die in lying.items():
        game.put(zone, die)
    game.face("persuasion.1", 6).face("force.4", 2).face("attack.1", 3)

    game.play(Reset())

    assert [] == [zone for zone in lying if game.zone(zone)]
    assert supply["force"] == len(game.zone(zones.dice("force")))
    assert supply["attack"] == len(game.zone(zones.dice("attack")))
    assert not [die for die in lying.values() if game.table.face(die) is not None]


def test_ruling_80_missions_are_replaced_and_do_not_return() -> None:
    game = ready().first(zones.MISSION_BAG, "mission.tournament")
    second = game.zones[zones.MISSION_BAG][1]

    game.play(Reset())

    assert ("mission.tournament",) == game.zone(zones.mission("left"))
    assert (second,) == game.zone(zones.mission("right"))
    assert ("a", "b") == (game.table.face("mission.tournament"), game.table.face(second))
    assert {"mission.road_patrol", "mission.witch_hunt"} <= set(game.zone(zones.GONE))


def test_ruling_80_twelve_tiles_cover_six_rounds() -> None:
    """Two lie there in the first round; five Resets bring ten others, and the bag is empty."""
    game = Laid()
    seen = list(game.zones[zones.MISSION_BAG][:2])
    game.put(zones.mission("left"), seen[0]).put(zones.mission("right"), seen[1])
    for _ in range(5):
        game.play(Reset())
        seen += [tile for spot in ("left", "right") for tile in game.zone(zones.mission(spot))]
        game.zones = {zone: list(pieces) for zone, pieces in game.table.zones.items()}

    assert 12 == len(seen) == len(set(seen))
    assert () == game.zone(zones.MISSION_BAG)


def test_empty_lairs_are_refilled_and_an_unconquered_region_keeps_its_list() -> None:
    game = ready(4).first(zones.MONSTER_DECK, "monster.gator", "monster.krinx")
    game.face("list.1", "b")

    game.play(Reset())

    assert ("monster.gator",) == game.zone(zones.lair("a"))
    assert ("monster.krinx",) == game.zone(zones.lair("b"))
    assert (("region.kale",), ("list.1",)) == (
        game.zone(zones.land("a")),
        game.zone(zones.trails("a")),
    )
    assert "b" == game.table.face("list.1")


def test_two_players_have_one_region() -> None:
    game = ready(2).play(Reset())

    assert () == game.zone(zones.lair("b"))


@pytest.mark.parametrize("seed", range(1, 7))
def test_ruling_78_a_conquered_region_is_replaced_with_a_new_list(seed: int) -> None:
    game = ready().put(zones.regions(0), "region.kale").clan(0, "member.purkas")
    game.first(zones.REGION_DECK, "region.rynia").first(zones.LIST_PILE, "list.5")
    game.face("list.1", "b")

    game.play(Reset(), seed=seed)

    assert ("region.rynia",) == game.zone(zones.land("a"))
    assert ("list.5",) == game.zone(zones.trails("a"))
    assert game.table.face("list.5") in ("a", "b")
    # The old one went under the pile.
    assert "list.1" == game.zone(zones.LIST_PILE)[-1]
    assert game.table.face("list.1") is None


def test_ruling_78_both_sides_come_up() -> None:
    sides = set()
    for seed in range(1, 12):
        game = ready().put(zones.regions(0), "region.kale").clan(0, "member.purkas")
        game.first(zones.LIST_PILE, "list.5").play(Reset(), seed=seed)
        sides.add(game.table.face("list.5"))
    assert {"a", "b"} == sides


def test_ruling_50_dogor_drawn_for_a_region_goes_to_the_gates_and_another_is_drawn() -> None:
    game = ready().put(GATES, "monster.krinx")
    game.first(zones.MONSTER_DECK, "monster.dogor", "monster.gator")

    game.play(Reset())

    assert ("monster.dogor",) == game.zone(GATES)
    assert ("monster.gator",) == game.zone(zones.lair("a"))
    assert ("monster.krinx",) == game.zone(zones.MONSTER_DISCARD)
    # No panic before the next Cleanup.
    assert () == game.zone(zones.PANIC)


def test_ruling_79_an_empty_monster_deck_is_made_of_the_discards_never_of_trophies() -> None:
    game = ready().clan(0, "member.purkas")
    deck = list(game.zones[zones.MONSTER_DECK])
    game.put(zones.trophies(0), *deck[2:]).put(zones.MONSTER_DISCARD, *deck[:2])

    game.play(Reset())

    (drawn,) = game.zone(zones.lair("a"))
    assert drawn in deck[:2]
    assert 1 == len(game.zone(zones.MONSTER_DECK))
    assert 18 == len(game.seen(0).trophies)


def test_ruling_79_a_trophy_that_was_sold_does_not_come_back() -> None:
    """Every monster but one is a trophy; the one that is sold has left the game."""
    game = ready().clan(0, "member.purkas")
    sold, *kept = game.zones[zones.MONSTER_DECK].copy()
    game.put(zones.trophies(0), sold).put(zones.trophies(1), *kept)

    game.play(WageWindow(0), Reset()).choose(SellTrophy(sold))

    assert () == game.zone(zones.lair("a"))
    assert sold in game.zone(zones.GONE)


def test_ruling_79_no_monster_at_all_leaves_the_lair_empty() -> None:
    game = ready().clan(0, "member.purkas")
    game.put(zones.trophies(0), *game.zones[zones.MONSTER_DECK].copy())

    game.play(Reset())

    assert () == game.zone(zones.lair("a"))


def test_ruling_79_without_region_cards_the_place_is_out_of_play() -> None:
    game = ready().clan(0, "member.purkas").put(zones.regions(0), "region.kale")
    game.put(zones.regions(0), *game.zones[zones.REGION_DECK].copy())

    game.play(Reset())

    assert ((), (), ()) == (
        game.zone(zones.land("a")),
        game.zone(zones.trails("a")),
        game.zone(zones.lair("a")),
    )


def test_offers_and_loot_stay() -> None:
    game = ready().put(zones.LOOT, "loot.gold_12").put(zones.TRAPS, "trap.plus_4.1")

    game.play(Reset())

    assert (("loot.gold_12",), ("trap.plus_4.1",)) == (
        game.zone(zones.LOOT),
        game.zone(zones.TRAPS),
    )


SAME = {1: ("korgo", "taron", "frunks", "timbulu"), 3: ("taroa", "ginova", "tranok", "kakron")}


def clans(*reputations: int, first: int) -> Laid:
    game = Laid(len(reputations)).mark(zones.FIRST, first)
    for seat, reputation in enumerate(reputations):
        game.clan(seat, f"member.{SAME[reputation][seat]}")
    return game


def test_the_lowest_reputation_takes_the_marker() -> None:
    assert 2 == clans(3, 3, 1, 3, first=0).play(NewFirstPlayer()).table.mark(zones.FIRST)


@pytest.mark.parametrize(
    ("reputations", "first", "takes"),
    [
        # Counter-clockwise from the holder: the right-hand neighbour is met first.
        ((1, 1, 1, 1), 0, 3),
        ((1, 1, 1, 1), 2, 1),
        ((1, 1, 3, 3), 0, 1),
        ((1, 3, 1, 3), 1, 0),
        ((3, 1, 3, 1), 2, 1),
        # The holder himself comes last.
        ((1, 3, 1, 3), 0, 2),
        ((1, 3, 3, 3), 0, 0),
    ],
)
def test_ruling_75_a_tie_goes_round_from_the_right_hand(
    reputations: tuple[int, ...], first: int, takes: int
) -> None:
    game = clans(*reputations, first=first).play(NewFirstPlayer())

    assert takes == (game.table.mark(zones.FIRST) or 0)


def test_tv_43_the_marker_turns_to_the_queens_side_after_round_1_only() -> None:
    for number, turns in ((1, True), (2, False)):
        game = Laid(2, queens_favour=True).mark(zones.ROUND, number)
        game.clan(0, "member.korgo").clan(1, "member.taroa").play(NewFirstPlayer())
        assert turns == ("ml-marker-turned" in game.keys)


def test_the_decks_of_the_opening_hold_eight_monsters_of_rank_a() -> None:
    ranks = [monster(card).rank for card in Laid().zones[zones.MONSTER_DECK]]

    assert (8, 12) == (ranks.count("A"), ranks.count("B"))
