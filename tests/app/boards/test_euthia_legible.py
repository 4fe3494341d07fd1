"""What must be read on the board of Euthia, in the narrowest window with the largest letters."""

from __future__ import annotations

import pytest
from attrs import evolve

from game.app import scenes
from game.app.boards.euthia.fight.kitrow import KitRow
from game.app.boards.euthia.fight.odds import chances
from game.app.boards.euthia.hexmap import MapCamera
from game.app.boards.euthia.packs import Packs
from game.app.boards.euthia.reading import goods_parts
from game.app.boards.euthia.spaces import SpaceSpot
from game.app.boards.euthia.spacetab import SpaceTab
from game.app.boards.euthia.spacetext import space_text
from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems
from game.app.window.scene import Push
from game.rules import games
from game.rules.euthia import zones
from game.rules.euthia.content import tile
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.views.bout import Bout
from tests.app.watching import laid

NARROW = ((1024, 768), "fr", 150)


def words_on(scene: BoardScene) -> str:
    """All that is written, from the top to the bottom."""
    shown = [each for each in scene.stage.shown if not each.icon]
    return " ".join(each.text for each in shown)


@pytest.mark.parametrize("name", ["euthia-alone", "euthia-rescue", "euthia-kit", "euthia-home"])
def test_a_long_prompt_covers_neither_the_ways_nor_the_packs(name: str) -> None:
    for size, lang, text_size in (NARROW, ((1280, 720), "fr", 100)):
        scene = laid(stage_of(size, lang, text_size), name)
        page = scene.built.root.page

        tab = next(each for each in page.walk() if isinstance(each, SpaceTab))
        packs = next(each for each in page.walk() if isinstance(each, Packs))

        assert not page.prompt.rect.colliderect(tab.rect)
        assert tab.rect.contains(packs.rect)


def test_every_row_of_an_attack_is_told_on_the_shelf() -> None:
    for size, lang, text_size in (NARROW, ((1280, 720), "en", 100)):
        stage = stage_of(size, lang, text_size)
        scene = laid(stage, "euthia-hunt")

        low = [each for each in stage.shown if each.box.y > scene.built.root.page.own.rect.y]

        # The Fire Staff and the Fireball both have a row from 12 on.
        assert 2 == sum(each.text == "12" for each in low)


def test_tiles_have_their_names_on_the_narrowest_shelf() -> None:
    words = words_on(laid(stage_of(*NARROW), "euthia-hunt"))

    assert "Concen- tration" in words or "Concentration" in words


def test_whoever_plays_the_monster_reads_its_cards_before_playing_them() -> None:
    stage = stage_of((1280, 720))

    words = words_on(laid(stage, "euthia-monster"))

    assert "Hero rolls −2" in words
    assert "The Hero’s strike" in words


def test_a_shield_is_weighed_against_taking_the_wounds() -> None:
    scene = laid(stage_of(), "euthia-guard")

    found = [
        (each.name, dict(each.shares)) for each in chances(scene.sight, Bout(scene.sight.view))
    ]

    # Strength 8 is 2 Wounds, and so is 7.
    assert [
        ("Wooden Shield", {2: 1.0}),
        ("Potion of Stoneskin", {0: 1.0}),
        ("Without it", {2: 1.0}),
    ] == found


def test_each_face_that_the_dice_show_is_told_once() -> None:
    scene = laid(stage_of(), "euthia-answer")

    names = [each.name for each in chances(scene.sight, Bout(scene.sight.view))]
    faces = sorted(
        {scene.sight.view.pips(die) for die in scene.sight.view.zone(zones.MONSTER_DICE)}
    )

    assert [*(f"Gaar on the {face}" for face in faces), "Pass"] == names


def test_seats_without_a_hero_say_so_and_all_of_each_hero_is_told() -> None:
    words = words_on(laid(stage_of(*NARROW), "euthia-hero"))

    assert 3 == words.count("Pas encore de Héros")
    assert "Choisis un Héros" in words
    assert "croissant en fin de tour." in words


def test_before_a_fight_the_stage_tells_who_waits_on_top_of_the_pile() -> None:
    words = words_on(laid(stage_of((1280, 720)), "euthia-prepare"))

    assert "on top: Vindictive Gecko" in words


def test_the_only_combat_action_says_what_its_movement_costs() -> None:
    scene = laid(stage_of((1280, 720)), "euthia-alone")
    sight = scene.sight
    tokens = Hero(sight.view, sight.viewer).tokens

    closing = {
        each
        for each in tokens
        if "spaces held by Monsters are closed to you" in sight.board.describe(sight, each).body
    }

    assert len(tokens) > 1
    assert {each for each in tokens if ".combat." in each} == closing != set()


@pytest.mark.parametrize(
    ("free", "said"), [(0, "Your Bags are full: "), (1, "Only one Bag is free: "), (2, "")]
)
def test_little_room_is_told_before_a_fight_is_entered(free: int, said: str) -> None:
    sight = laid(stage_of((1280, 720)), "euthia-alone").sight
    hero, land = Hero(sight.view, sight.viewer), Land(sight.view)
    held = next(zone for zone in land.chart.spots if land.is_held(zone))
    room = hero.bag_room - hero.free_bags + free
    counters = {**sight.view.counters, (hero.owner, zones.BAG_ROOM): room}
    sight.view = evolve(sight.view, counters=counters)

    text = space_text(sight, held)

    assert text is not None
    assert said in text.body
    assert bool(said) == ("must be used or thrown away" in text.body)


@pytest.mark.parametrize("look", [NARROW, ((1280, 720), "fr", 100)])
def test_two_tiles_of_which_one_is_kept_say_what_they_do(
    look: tuple[tuple[int, int], str, int],
) -> None:
    stage = stage_of(*look)
    game = games()["euthia"]
    lesson = scenes.open_scene(stage, "lesson", game=game, lesson="shop", at=7)
    stage.apply(Push(lesson))
    stage.step(0.6)
    stage.draw()

    sight = lesson.sight
    said = sight.board.hints(sight)
    pair = [tile(each.thing).text.in_("fr") for each in sight.decision.options]

    assert 2 == len(pair) == len(said)
    assert all(text in hint for text, hint in zip(pair, said, strict=True))
    assert [] == problems(stage)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_held_space_tells_on_the_map_how_much_it_pays(size: tuple[int, int]) -> None:
    stage = stage_of(size, "fr")
    scene = laid(stage, "euthia-alone")
    camera = next(each for each in scene.root.walk() if isinstance(each, MapCamera))
    held = [
        each
        for each in camera.carried()
        if isinstance(each, SpaceSpot) and each.held and camera.rect.contains(each.rect)
    ]

    assert 5 < len(held)
    for space in held:
        parts = [said for _, said, _ in goods_parts(space.land.loot(space.thing))]
        inside = [each.text for each in stage.shown if space.rect.contains(each.box)]
        assert [] == [said for said in parts if said != "1" and said not in inside]


def test_what_comes_after_the_last_pass_stands_first_and_bright_on_the_shelf() -> None:
    stage = stage_of((1280, 720), "fr")
    scene = laid(stage, "euthia-fight")
    row = next(each for each in scene.root.walk() if isinstance(each, KitRow))
    columns = {name: [spot.thing for spot in spots] for name, spots in row.columns}

    assert "soon" == next(iter(columns))
    assert {"item.wooden_shield", "item.potion_of_stoneskin"} == {
        each.rpartition(".")[0] for each in columns["soon"]
    }
    assert "Boucliers" in [each.text for each in stage.shown if each.box.y > 500]
