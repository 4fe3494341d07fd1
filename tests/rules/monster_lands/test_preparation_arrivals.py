"""P1 to P4 (rulings 50, 72, 88, 96, TV-38, TV-43, TV-44)."""

from __future__ import annotations

import pytest

from game.engine.events import Shuffled
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.steps.battle import Battle
from game.rules.monster_lands.steps.panic import Panic
from game.rules.monster_lands.steps.phases import FormPools
from game.rules.monster_lands.steps.preparation import (
    AskFavour,
    DeclineFavour,
    GatesArrivals,
    QueensFavour,
    RebuildLostClans,
    TakeFavour,
)
from game.rules.monster_lands.steps.strike import RollAll
from tests.rules.monster_lands.laid import Laid

GATES = zones.lair(zones.GATES)


@pytest.mark.parametrize(("before", "after"), [(2, 5), (5, 5), (8, 8)])
def test_tv_38_a_clan_that_lost_everybody_starts_again(before: int, after: int) -> None:
    game = Laid().clan(0, glory=9, gold=before, potion=2).clan(1, "member.tortock", gold=1)
    game.put(zones.loot(0), "loot.gold_12")

    game.play(RebuildLostClans())

    clan = game.seen(0)
    assert ("member.novicius.1", ("member.novicius.1",)) == (clan.leader, clan.members)
    assert (after, 9, 2, 1) == (clan.gold, clan.glory, clan.has("potion"), clan.has("loot"))
    # The other clan is none of this.
    assert (1, ("member.tortock",)) == (game.seen(1).gold, game.seen(1).members)


def test_ruling_72_an_empty_stack_still_gives_a_leader() -> None:
    game = Laid().clan(1, "member.tortock", *(f"member.novicius.{n}" for n in range(1, 9)))

    game.play(RebuildLostClans())

    assert game.seen(0).leader is not None
    assert 1 == len(game.seen(0).members)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_tv_44_more_monsters_come_in_rounds_2_4_and_6(number: int) -> None:
    game = Laid(2, more_monsters=True).mark(zones.ROUND, number)

    game.play(GatesArrivals())

    assert (number in (2, 4, 6)) == bool(game.zone(GATES))
    # It causes panic only if it still stands in the Cleanup.
    assert () == game.zone(zones.PANIC)


def test_tv_44_not_when_the_gates_are_taken() -> None:
    game = Laid(2, more_monsters=True).mark(zones.ROUND, 2).put(GATES, "monster.gator")

    assert ("monster.gator",) == game.play(GatesArrivals()).zone(GATES)


def test_tv_44_not_without_the_option() -> None:
    assert () == Laid().mark(zones.ROUND, 2).play(GatesArrivals()).zone(GATES)


@pytest.mark.parametrize(("face", "closed"), [(6, 0), (1, 1)])
def test_tv_44_beaten_in_the_same_round_it_causes_no_panic(face: int, closed: int) -> None:
    """Gator comes in round 2 and is killed at 15 with three sixes, or stands there still."""
    game = Laid(2, more_monsters=True).mark(zones.ROUND, 2)
    game.first(zones.MONSTER_DECK, "monster.gator")
    game.clan(0, "member.purkas", "member.taron").send("member.taron", "gates.1")
    game.put(zones.exp_dice("gates.1"), "force.1", "force.2", "force.3")

    game.play(GatesArrivals(), Battle(zones.GATES), Panic(), rolls=(1, 1, 1))
    assert ("monster.gator",) == game.zone(GATES)
    game.choose(RollAll(3), rolls=(face,) * 3)

    assert closed == len(game.zone(zones.PANIC))


def test_ruling_50_dogor_may_come_to_empty_gates() -> None:
    game = Laid(2, more_monsters=True).mark(zones.ROUND, 2)

    game.first(zones.MONSTER_DECK, "monster.dogor").play(GatesArrivals())

    assert ("monster.dogor",) == game.zone(GATES)


def test_ruling_88_scenario_6_the_topmost_rank_a_of_the_deck_every_round() -> None:
    game = Laid(1, scenario=6).mark(zones.ROUND, 3)
    game.first(zones.MONSTER_DECK, "monster.dogor", "monster.trons", "monster.moldo")

    game.play(GatesArrivals())

    assert ("monster.moldo",) == game.zone(GATES)
    assert 19 == len(game.zone(zones.MONSTER_DECK))
    # Those who were passed over do not lie on top any more than others.
    assert zones.MONSTER_DECK in [each.zone for each in game.events if isinstance(each, Shuffled)]


def test_ruling_88_else_of_the_discards_else_the_top_card() -> None:
    game = Laid(1, scenario=6)
    low = [card for card in game.zones[zones.MONSTER_DECK] if monster(card).rank == "A"]
    game.put(zones.GONE, *low).put(zones.MONSTER_DISCARD, "monster.gator", "monster.krinx")
    game.play(GatesArrivals())
    # The last discard lies on top.
    assert ("monster.krinx",) == game.zone(GATES)

    game = Laid(1, scenario=6).put(zones.GONE, *low).first(zones.MONSTER_DECK, "monster.trons")
    assert ("monster.trons",) == game.play(GatesArrivals()).zone(GATES)


def test_scenario_1_lets_the_gates_be() -> None:
    assert () == Laid(1).mark(zones.ROUND, 3).play(GatesArrivals()).zone(GATES)


def favoured(number: int, **options: bool) -> Laid:
    game = Laid(2, **options).mark(zones.ROUND, number).mark(zones.FIRST, 1)
    return game.clan(0, "member.purkas").clan(1, "member.tortock", gold=1).play(QueensFavour())


def test_tv_43_no_favour_in_round_1_nor_without_the_option() -> None:
    assert favoured(1, queens_favour=True).step is None
    assert favoured(2).step is None


def test_tv_43_from_round_2_a_die_and_a_bonus_for_the_holder_of_the_marker() -> None:
    game = favoured(2, queens_favour=True)

    assert AskFavour(1) == game.step
    assert 13 == len(game.options)


@pytest.mark.parametrize(
    ("bonus", "item", "total"),
    [(0, "potion", 1), (1, "venom", 1), (2, "defence", 1), (3, "gold", 3)],
)
def test_tv_43_each_bonus(bonus: int, item: str, total: int) -> None:
    game = favoured(3, queens_favour=True).choose(TakeFavour("magic", bonus))

    assert total == game.seen(1).has(item)
    assert 1 == len(game.seen(1).dice("magic"))


def test_the_pool_told_of_holds_the_die_of_the_queen() -> None:
    """Tortock brings Force and Magic, glory Persuasion, the Queen another Magic die."""
    game = Laid(2, queens_favour=True).mark(zones.ROUND, 2).clan(0, "member.tortock", glory=5)
    game.play(QueensFavour(), FormPools()).choose(TakeFavour("magic", 0))

    assert {"seat": 0, "force": 1, "magic": 2, "persuasion": 1} == game.story("ml-pool")
    assert 4 == len(game.seen(0).pool)


@pytest.mark.parametrize(("glory", "dice"), [(0, 0), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3)])
def test_ruling_96_the_first_bracket_begins_at_one_glory(glory: int, dice: int) -> None:
    """Tortock has two dice of his own."""
    game = Laid().clan(0, "member.tortock", glory=glory).play(FormPools())

    assert 2 + dice == len(game.seen(0).pool)


def test_ruling_96_without_glory_wages_are_those_of_the_first_bracket() -> None:
    game = Laid().clan(0, "member.tortock", "member.taron", glory=0).play()

    assert 1 == game.seen(0).wages


def test_a_persuasion_die_of_the_queen_is_rolled_at_once() -> None:
    game = favoured(2, queens_favour=True).choose(TakeFavour("persuasion", 3))

    (die,) = game.seen(1).pool
    assert game.table.face(die) in range(1, 7)


def test_the_favour_may_be_declined() -> None:
    game = favoured(2, queens_favour=True).choose(DeclineFavour())

    assert (1, ()) == (game.seen(1).gold, game.seen(1).pool)
