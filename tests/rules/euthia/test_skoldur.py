"""Skoldur: Dwurt, the Dwurt die, what they cost (chapter 18)."""

from __future__ import annotations

import pytest

from game.engine.chance import Chance
from game.engine.effects import Use
from game.engine.play import Play
from game.engine.table import Draft
from game.rules.euthia import zones
from game.rules.euthia.effects.fight_monster import StealGaar
from game.rules.euthia.rolls import QUEST, strength
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.common import ConvertGaar
from game.rules.euthia.steps.dwurt import DwurtDieIsRead, EndOfTurnEffects
from game.rules.euthia.steps.fight_monster import SwayWithDwurt
from game.rules.euthia.steps.growing import KeepTile, Reveal
from game.rules.euthia.steps.rolling import HeroRolls, SpendDwurt, SpendGaar
from game.rules.euthia.steps.settling import DropDwurt, DropGaar, Settle
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.views import Hero
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene
from tests.rules.euthia.test_trading import at_shop


def skoldur(players: int = 1, **counters: int) -> Scene:
    return Scene(players, ("skoldur", "dral")).hero(0, **counters)


def die(scene: Scene) -> int:
    return scene.table.count(zones.hero(0), zones.DWURT_DIE)


def test_he_begins_with_five_dwurt_and_no_gaar() -> None:
    hero = skoldur().turn().seen()

    assert (5, 0, 3) == (hero.dwurt, hero.gaar, hero.free_bags)


def test_w_31_a_dwurt_adds_three_without_a_reroll_and_turns_the_die() -> None:
    scene = skoldur().play(HeroRolls(0, QUEST), rolls=(5, 3))
    assert [] == scene.offered(SpendGaar)

    scene.do(SpendDwurt)

    assert (11, 4, 1) == (strength(scene.table, 0), scene.seen().dwurt, die(scene))


def test_dwurt_paid_for_a_tile_moves_the_die_too() -> None:
    scene = skoldur().kit(0, h3="tile.skoldur_dwurt_rush").turn()

    scene.do(UseBlock, thing="tile.skoldur_dwurt_rush")

    assert (3, 4, 1) == (scene.seen().movement, scene.seen().dwurt, die(scene))


def test_converting_gaar_does_not_move_the_die() -> None:
    scene = skoldur(gaar=1, dwurt=4).turn().do(ConvertGaar)

    assert (0, 5, 0) == (scene.seen().gaar, scene.seen().dwurt, die(scene))
    assert [] == scene.offered(ConvertGaar)


@pytest.mark.parametrize(
    ("face", "dwurt", "silver", "gold", "reputation", "health"),
    [
        (0, 1, 0, 0, 6, 7),
        (1, 0, 1, 0, 6, 7),
        (2, 0, 2, 0, 6, 6),
        (3, 1, 3, 0, 5, 5),
        (4, 1, 0, 1, 5, 3),
        (5, 2, 0, 1, 5, 1),
    ],
)
def test_ruling_60_the_six_faces_of_the_dwurt_die(
    face: int, dwurt: int, silver: int, gold: int, reputation: int, health: int
) -> None:
    scene = skoldur(dwurt=0, dwurt_die=face, reputation=6).play(DwurtDieIsRead(0))

    hero = scene.seen()
    assert (dwurt, reputation, health, 0) == (hero.dwurt, hero.reputation, hero.health, die(scene))
    cards = (len(hero.cards_of(zones.SILVER)), len(hero.cards_of(zones.GOLD_CARD)))
    assert (silver, gold) == cards


def test_w_57_ruling_98_dying_from_the_die() -> None:
    scene = skoldur(dwurt=0, dwurt_die=3, reputation=6, health=2).play(DwurtDieIsRead(0))

    hero = scene.seen()
    assert (1, 3, 4, 7) == (hero.dwurt, len(hero.hand), hero.reputation, hero.health)
    assert zones.centre(0, 0) == hero.location
    assert () == scene.zone(zones.SILVER_RESERVE)


def test_the_die_stops_at_five_and_a_valve_turns_it_back() -> None:
    scene = skoldur(dwurt=6, dwurt_die=5).play(HeroRolls(0, QUEST), rolls=(1, 1)).do(SpendDwurt)
    assert 5 == die(scene)

    valve = skoldur(dwurt_die=3).kit(0, h3="tile.skoldur_dwurt_valve")
    valve.play(EndOfTurnEffects(0)).do(UseBlock, thing="tile.skoldur_dwurt_valve")
    assert 1 == die(valve)


def test_ruling_74_dwurt_and_gaar_beyond_their_places_fill_bags() -> None:
    scene = skoldur(dwurt=7, gaar=2).play(Settle(0))

    assert [] != scene.offered(DropDwurt) + scene.offered(DropGaar)
    assert [] == scene.offered(ConvertGaar)
    scene.do(DropGaar)
    assert (7, 1, 0) == (scene.seen().dwurt, scene.seen().gaar, scene.seen().free_bags)


def test_ruling_62_gaar_that_finds_no_bag_may_be_converted_at_once() -> None:
    scene = skoldur(dwurt=3, gaar=3).kit(0, "item.mace").play(Settle(0)).do(ConvertGaar)

    assert (4, 2, "") == (scene.seen().dwurt, scene.seen().gaar, scene.asks)


def test_reputation_0_tiles_must_be_revealed() -> None:
    scene = at_shop(heroes=("skoldur",)).hero(gold=1).turn().do(Act, action="trade").do(Reveal)

    assert 2 == len(scene.offered(KeepTile))
    scene.do(KeepTile)
    assert 1 == len(scene.zone(zones.reserve(0)))


def test_w_31_ruling_61_a_dwurt_takes_three_off_the_monsters_strength() -> None:
    scene = Bouts("skoldur").fight("dragonfly", "combat_28").until("AnswerRoll")
    assert 9 == scene.bout.strength

    scene.do(SwayWithDwurt)

    assert (6, 4, 1) == (scene.bout.strength, scene.seen().dwurt, die(scene))


def test_ruling_59_mind_control_takes_gaar_first_then_dwurt_and_leaves_the_die() -> None:
    scene = (
        Bouts("skoldur").hero(gaar=1, dwurt=5).fight("dragonfly", "combat_28").until("AnswerRoll")
    )
    play = Play(Draft.on(scene.table), Chance(1, 1))

    StealGaar(3).apply(play, Use(0, "gold.mind_control.1", "after_monster_roll"))

    hero = Hero(play.table, 0)
    assert (0, 3, 0) == (hero.gaar, hero.dwurt, hero.has(zones.DWURT_DIE))
