"""Euthia on the board: sound at every size, whole games by hand, what a step sets off."""

from __future__ import annotations

import pytest

from game.app.boards import screen_of
from game.app.boards.euthia.emblems import icon_of
from game.app.boards.euthia.fight.moment import window_of
from game.app.boards.euthia.fight.odds import chances, strikes, turned
from game.app.boards.euthia.fight.stage import FightStage
from game.app.boards.euthia.figures import figures_of
from game.app.boards.euthia.hexmap import hex_box
from game.app.boards.euthia.outlook import reach_of
from game.app.boards.euthia.prospects import chance_against, chance_now, prospects
from game.app.boards.euthia.slots import SlotSpot
from game.app.boards.euthia.spaces import SpaceSpot
from game.app.boards.euthia.spacetext import space_text
from game.app.boards.euthia.stores import Store
from game.app.boards.euthia.sums import MONSTER, sums_of
from game.app.doors.shot import stage_of
from game.app.drawing.icons import Icons
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes import posed
from game.app.studio.checker import problems
from game.app.table.spot import Spot
from game.app.widgets import Button
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box
from game.rules.euthia.steps.entering import LayTile
from game.rules.euthia.steps.fight_monster import SwayMonster
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.views import Land
from game.rules.euthia.views.bout import Bout
from tests.app.hands import Hands, Keys, Mouse, match_of
from tests.app.watching import assert_played_as_by_the_engine_alone, laid
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene as Table


@pytest.mark.parametrize("tab", ["space", "offers", "quests", "score"])
def test_every_tab_is_sound(tab: str) -> None:
    for size, lang, text_size in (((1024, 768), "fr", 150), ((1280, 720), "en", 100)):
        stage = stage_of(size, lang, text_size)
        scene = laid(stage, "euthia-four")
        scene.open_tab(tab)

        assert [] == problems(stage)


@pytest.mark.parametrize(("kind", "players"), [(Mouse, 2), (Keys, 1)])
def test_a_whole_game_by_hand_ends_as_the_engine_alone_would(
    kind: type[Hands], players: int
) -> None:
    assert_played_as_by_the_engine_alone(match_of(GAME, players), kind)


def test_ruling_74_tokens_beyond_their_places_are_seen_in_the_bags() -> None:
    laid_out = Table(1, ("skoldur",)).hero(0, gaar=1, dwurt=6).turn()
    match = Match(GAME, laid_out.session, default_seats(["Nathalie"]))
    scene = posed.laid(stage_of(), match)

    bags = next(each for each in scene.root.walk() if isinstance(each, Store))

    assert ["gaar", "dwurt"] == bags.tokens
    assert (2, 3) == (bags.held, len(bags.cells))


def test_every_step_that_may_be_taken_is_lit_on_the_map() -> None:
    scene = laid(stage_of(), "euthia-turn")
    options = scene.sight.decision.options
    steps = {each.space for each in options if isinstance(each, Walk | WalkIntoFight)}

    lit = {each.thing for each in scene.root.walk() if isinstance(each, SpaceSpot) and each.enabled}

    assert steps
    assert steps <= lit


def test_reach_tells_cost_fight_and_tiles() -> None:
    scene = laid(stage_of(), "euthia-turn")
    sight = scene.sight
    land, reach = Land(sight.view), reach_of(sight)

    for option in sight.decision.options:
        if isinstance(option, Walk | WalkIntoFight):
            there = reach[option.space]
            assert 1 == there.cost
            assert (there.fight > 0) == isinstance(option, WalkIntoFight)
            assert there.tiles <= len(land.chart.missing[option.space])


def test_slots_are_lit_when_a_tile_is_laid() -> None:
    scene = laid(stage_of(), "euthia-slot")
    wanted = {each.slot for each in scene.sight.decision.options if isinstance(each, LayTile)}

    slots = [each for each in scene.root.walk() if isinstance(each, SlotSpot)]

    assert wanted == {each.thing for each in slots if each.enabled}


def test_a_hex_is_hit_inside_its_six_sides_alone() -> None:
    scene = laid(stage_of(), "euthia-turn")
    spot = next(each for each in scene.root.walk() if isinstance(each, SpaceSpot))

    assert spot.hit(spot.rect.center) is not None
    assert spot.hit((spot.rect.x + 1, spot.rect.y + 1)) is None


def test_neighbours_touch_and_do_not_overlap() -> None:
    here, east = hex_box((0, 0)), hex_box((1, 0))

    assert here.right == pytest.approx(east.x)
    assert here.bottom - here.h / 4 == pytest.approx(hex_box((0, 1)).y)


def test_the_stage_of_a_fight_offers_every_option() -> None:
    for name in ("euthia-fight", "euthia-prepare", "euthia-weapon", "euthia-strike"):
        scene = laid(stage_of(), name)
        overlay = scene.built.root.overlay
        assert isinstance(overlay, FightStage)
        offered = set()
        for each in overlay.walk():
            if isinstance(each, Spot) and each.enabled:
                offered |= set(each.numbers)
            elif isinstance(each, Button) and each.name.startswith("option:"):
                offered.add(int(each.name.partition(":")[2]))

        assert set(range(len(scene.sight.decision.options))) == offered


def test_the_rail_shows_the_window_that_is_open() -> None:
    windows = {
        "euthia-fight": "answers",
        "euthia-guard": "shields",
        "euthia-prepare": "prepare",
        "euthia-weapon": "strike",
        "euthia-strike": "strike",
    }
    stage = stage_of()

    assert windows == {name: window_of(laid(stage, name).sight) for name in windows}


def test_odds_of_a_gaar_are_exact() -> None:
    scene = laid(stage_of(), "euthia-fight")
    bout = Bout(scene.sight.view)
    *gaar, leave = chances(scene.sight, bout)
    options = [each for each in scene.sight.decision.options if isinstance(each, SwayMonster)]

    assert {bout.wounds(bout.strength): 1.0} == dict(leave.shares)
    for chance, option in zip(gaar, options, strict=True):
        base = bout.strength - option.face + option.shift
        every = [bout.wounds(base + face) for face in range(1, 7)]
        assert sum(every) / 6 == pytest.approx(chance.mean)
        assert sum(chance.shares.values()) == pytest.approx(1)


def test_ruling_61_a_dwurt_is_weighed_against_passing() -> None:
    fight = Bouts("skoldur").fight("dragonfly", "combat_28").until("AnswerRoll")
    scene = posed.laid(stage_of(), Match(GAME, fight.session, default_seats(["Nathalie"])))
    bout = Bout(scene.sight.view)

    found = {each.name: each.shares for each in chances(scene.sight, bout)}

    assert {bout.wounds(9 - 3): 1.0} == found["A Dwurt"]
    assert {bout.wounds(9): 1.0} == found["Pass"]


def test_attacks_are_compared_by_their_exact_damage_the_best_first() -> None:
    scene = laid(stage_of(), "euthia-weapon")

    fireball, staff = strikes(scene.sight, Bout(scene.sight.view))

    assert ["fireball", "fire_staff"] == [_kind(fireball.piece), _kind(staff.piece)]
    assert {0: 21 / 36, 1: 9 / 36, 3: 5 / 36, 4: 1 / 36} == pytest.approx(dict(staff.damage))
    assert fireball.mean > staff.mean


def test_a_gaar_on_the_own_roll_is_weighed_against_striking_as_it_fell() -> None:
    scene = laid(stage_of(), "euthia-strike")

    on_two, on_four, *helped, now = chances(scene.sight, Bout(scene.sight.view))

    assert {0: 1 / 6, 1: 2 / 6, 3: 2 / 6, 4: 1 / 6} == pytest.approx(dict(on_two.shares))
    assert {0: 3 / 6, 1: 2 / 6, 3: 1 / 6} == pytest.approx(dict(on_four.shares))
    assert [("Concentration", {1: 1.0}), ("Copper Ring", {0: 1.0})] == [
        (each.name, dict(each.shares)) for each in helped
    ]
    assert {0: 1.0} == dict(now.shares)


def test_ruling_76_air_turns_the_higher_die_and_the_immune_choose() -> None:
    assert (1, 2) == turned((6, 2), {"air"})
    assert (3, 3) == turned((3, 3), {"air"})
    assert (6, 2) == turned((6, 2), set())
    assert (6, 2) == turned((6, 2), {"air"}, chosen=True)
    assert (5, 1) == turned((1, 2), {"air"}, chosen=True)


def test_the_fight_is_foretold_while_it_is_fought_and_before() -> None:
    fought, before = laid(stage_of(), "euthia-weapon"), laid(stage_of(), "euthia-turn")

    ahead = chance_now(fought.sight)
    assert ahead is not None
    assert 0 < ahead.win < 1
    levels = [each.level for each in prospects(before.sight)]
    assert [1, 2, 3] == levels
    wins = [chance_against(before.sight, each.foe) for each in prospects(before.sight)]
    assert all(each is not None for each in wins)
    assert chance_now(before.sight) is None


def test_a_held_space_tells_its_monster_reward_and_forecast() -> None:
    scene = laid(stage_of(), "euthia-turn")
    land = Land(scene.sight.view)
    zone = next(each for each in land.chart.spots if each in scene.sight.lit and land.is_held(each))

    told = space_text(scene.sight, zone)

    assert told is not None
    assert "you win about" in told.body
    assert "Reward up to Reputation" in told.body


def _kind(piece: str) -> str:
    return piece.split(".")[1].removeprefix("maeldur_")


def test_strength_is_the_sum_of_its_parts() -> None:
    scene = laid(stage_of(), "euthia-fight")

    (found,) = sums_of(scene.sight, MONSTER)

    parts = [int(each.amount.replace("\u2212", "-")) for each in found.parts]
    assert sum(parts) == int(found.total) == Bout(scene.sight.view).strength


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_piece_and_place_explains_itself(lang: str) -> None:
    stage = stage_of((1280, 720), lang)
    for name in ("euthia-turn", "euthia-fight", "euthia-shop", "euthia-alone"):
        scene = laid(stage, name)
        for each in scene.root.walk():
            if isinstance(each, Spot):
                assert each.tip is not None
                tip = each.tip()
                assert tip is not None, each.thing
                tip.wanted(stage.look, 600)


def test_every_kind_of_place_has_words() -> None:
    stage = stage_of()
    sight = laid(stage, "euthia-turn").sight

    for zone in Land(sight.view).chart.spots:
        said = space_text(sight, zone)
        assert said is not None
        assert said.title
        assert said.body


def test_every_tile_and_monster_has_a_picture() -> None:
    content, icons = box(), Icons()
    pieces = [
        *(f"tile.{name}" for name in content.tiles),
        *(f"item.{name}.1" for name in content.items),
        *(f"gem.{name}.1" for name in content.gems),
        *(f"essence.{name}.1" for name in content.essences),
        *(f"monster.{name}.1" for name in content.monsters),
        *(f"elite.{name}" for name in content.elites),
        *(f"foe.{name}" for name in content.foes),
        *(f"resource.{name}.1" for name in content.resources),
        *(f"silver.{name}.1" for name in content.silver),
        *(f"gold.{name}.1" for name in content.gold),
        *(f"sheet.{name}" for name in content.heroes),
    ]

    assert [] == [piece for piece in pieces if not icons.has(icon_of(piece))]


def test_every_tile_says_what_it_is_for() -> None:
    every = [f"tile.{name}" for name in box().tiles] + [f"item.{name}.1" for name in box().items]

    silent = [piece for piece in every if not (figures_of(piece).rows or figures_of(piece).signs)]

    assert len(silent) <= 12


def test_dice_of_heroes_are_luck_and_those_of_monsters_are_not() -> None:
    luck = screen_of(GAME.id).luck()

    assert luck["die"] is not None
    assert luck["monster_die"] is None
    assert {each.partition(".")[0] for each in zones.MONSTER_DIE} == {"monster_die"}
