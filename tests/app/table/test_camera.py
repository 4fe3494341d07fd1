"""A camera over a square of 3000 by 2000 units, on the board of the Night Market."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.drawing.layout import Point
from game.app.scenes.board import BoardScene
from game.app.scenes.replay import Replay
from game.app.studio.checker import problems
from game.app.table.camera import Camera
from game.app.table.spot import Spot
from game.app.table.view import View
from game.app.widgets.intents import Down, Drift, Hover, Intent, Key, Pan, Scroll, Up, Zoom
from game.app.window.scene import Push
from tests.app.hands import Brain, Hands, Keys, Mouse, match_of
from tests.app.plane_board import MarketSquare, stall
from tests.toy import GAME, zones

Opened = Callable[..., BoardScene]


def camera_of(scene: BoardScene) -> Camera:
    found = scene.root.find("camera")
    assert isinstance(found, Camera)
    return found


def spot_of(scene: BoardScene, thing: str) -> Spot:
    found = next(
        each for each in scene.root.walk() if isinstance(each, Spot) and each.name == thing
    )
    return found


def tell(scene: BoardScene, *intents: Intent) -> None:
    for intent in intents:
        scene.stage.tell(intent)


def closer(scene: BoardScene, x: float, y: float, zoom: float = 1.0) -> Camera:
    """Look at a point of the square from near by."""
    camera = camera_of(scene)
    camera.look_at(View(x, y, zoom))
    scene.stage.draw(force=True)
    return camera


def drag(scene: BoardScene, start: Point, end: Point) -> None:
    tell(scene, Hover(start), Down(start), Hover(end), Up(end))


def test_it_opens_on_the_whole_square(opened: Opened) -> None:
    scene = opened()
    camera = camera_of(scene)

    assert all(camera.rect.contains(each.rect) for each in camera.carried())


def test_a_drag_moves_the_world_with_the_pointer_and_is_no_click(opened: Opened) -> None:
    scene = opened()
    closer(scene, 400, 300)
    before = scene.match.session.cursor
    card = scene.sight.view.zone(zones.OFFER)[0]
    start = spot_of(scene, card).rect.center

    drag(scene, start, (start[0] - 90, start[1] + 0))

    assert (start[0] - 90, start[1]) == pytest.approx(spot_of(scene, card).rect.center, abs=1)
    assert before == scene.match.session.cursor


def test_a_pointer_that_slips_a_little_still_clicks(opened: Opened) -> None:
    scene = opened()
    closer(scene, 400, 300)
    x, y = spot_of(scene, scene.sight.view.zone(zones.OFFER)[0]).rect.center

    drag(scene, (x, y), (x + 4, y + 3))

    assert 1 == scene.match.session.cursor


def test_a_drag_over_empty_ground_ends_at_the_end_of_the_world(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 1500, 1000)
    x, y = camera.rect.center

    drag(scene, (x, y), (x + 9000, y + 9000))

    least = View(camera.rect.w / 2, camera.rect.h / 2, 1.0)
    assert (least.x, least.y) == pytest.approx((camera.view.x, camera.view.y))


def test_the_wheel_zooms_around_the_pointer(opened: Opened) -> None:
    scene = opened()
    closer(scene, 1500, 1000, 0.7)
    die = spot_of(scene, zones.DIE)
    camera_of(scene).look_at(View(2700, 1700, 0.7))
    at = die.rect.center

    tell(scene, Scroll(at, 1))

    assert 1.0 == camera_of(scene).view.zoom
    assert at == pytest.approx(die.rect.center, abs=2)


def test_keys_and_pad_pan_and_zoom(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 1500, 1000)

    tell(scene, Pan(1, 0), Pan(0, -1))
    assert (1660, 840) == (camera.view.x, camera.view.y)
    tell(scene, Zoom(1))
    assert 1.4 == camera.view.zoom
    tell(scene, Drift(-1.0, 0))
    assert scene.ticking
    scene.update(0.1)
    tell(scene, Drift(0, 0))
    assert (1660 - 100, 840) == (camera.view.x, camera.view.y)
    assert not scene.ticking


def test_nothing_is_drawn_again_while_it_is_panned(square: MarketSquare, opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 1500, 1000)
    for x in range(1500, 1000, -20):
        camera.look_at(View(x, 1000, 1.0))
        scene.stage.draw(force=True)
    drawn = square.drawn

    for x in range(1000, 1500, 7):
        camera.look_at(View(x, 1000, 1.0))
        scene.stage.draw(force=True)

    assert drawn == square.drawn


def test_panned_pixels_are_those_of_a_fresh_drawing(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 700, 700)
    camera.look_at(View(431, 377, 1.0))
    panned = pixels(scene)

    camera.renew()

    assert pixels(scene) == panned


def test_a_drag_leaves_the_frame_that_a_whole_drawing_gives(opened: Opened) -> None:
    scene = opened((1280, 720))
    camera = closer(scene, 700, 700)
    x, y = camera.rect.center
    tell(scene, Hover((x, y)), Down((x, y)))
    for step in range(1, 6):
        tell(scene, Hover((x + 30 * step, y + 17 * step)))
        dragged = pixels(scene)

    scene.focus.retarget(scene.root, scene.look)

    tell(scene, Hover((0, 0)))
    assert pixels(scene) == dragged


def pixels(scene: BoardScene) -> bytes:
    return pygame.image.tobytes(scene.stage.draw(force=True), "RGB")


def test_what_is_out_of_sight_cannot_be_clicked(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 0, 0, 2.0)
    die = spot_of(scene, zones.DIE)

    assert not camera.shows(die)
    assert scene.root.hit(die.rect.center) is not die


def test_the_focus_brings_a_thing_into_sight(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 1500, 1000)
    keys = Keys(scene.stage)
    for _ in range(20):
        keys.press(pygame.K_TAB)
        current = scene.focus.current
        if isinstance(current, Spot) and current.name == zones.DIE:
            break

    assert camera.rect.contains(spot_of(scene, zones.DIE).rect)


def test_an_arrow_from_outside_leads_only_to_what_is_seen(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 1500, 1000, 2.0)
    scene.focus.set(scene.root.find("option:0") or scene.root.find("seat:0"))

    Keys(scene.stage).press(pygame.K_UP)

    assert scene.focus.current not in camera.carried()


def test_motion_meets_a_hidden_thing_at_the_edge(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 0, 0, 2.0)
    assert scene.built is not None

    place = scene.built.places[zones.DIE]

    assert camera.rect.bottomright == pytest.approx(place.center)
    camera.look_at(View(2850, 1800, 1.0))
    assert spot_of(scene, zones.DIE).rect == scene.built.places[zones.DIE]


def test_show_me_shows_all_that_is_asked_about_then_each_thing(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 1500, 1000, 2.0)
    lit = [each for each in camera.carried() if isinstance(each, Spot) and each.enabled]

    tell(scene, Key("home"))
    scene.update(1.0)
    assert all(camera.shows(each) for each in lit)
    tell(scene, Key("home"))
    scene.update(1.0)

    assert 1.0 == camera.view.zoom
    assert camera.shows(lit[0])
    assert not camera.shows(spot_of(scene, zones.DIE))


def test_a_question_about_things_out_of_sight_is_shown_by_itself_once(opened: Opened) -> None:
    scene = opened(animation="normal")
    camera = camera_of(scene)
    camera.attended = None
    closer(scene, 1500, 1000, 2.0)
    assert scene.ticking

    scene.update(0.1)
    assert camera.is_moving
    Mouse(scene.stage).settle()
    assert camera.shows(spot_of(scene, zones.DIE))
    closer(scene, 1500, 1000, 2.0)
    scene.rebuild()
    Mouse(scene.stage).settle()

    assert not camera_of(scene).shows(spot_of(scene, zones.DIE))


def test_a_question_partly_in_sight_moves_nothing(opened: Opened) -> None:
    scene = opened()
    camera = closer(scene, 300, 300)
    camera.attended = None
    before = camera.view

    Mouse(scene.stage).settle()

    assert before == camera.view


def test_the_view_outlives_a_rebuild(opened: Opened) -> None:
    scene = opened()
    before = closer(scene, 1200, 900, 1.4).view

    scene.rebuild()

    assert before == camera_of(scene).view


def test_a_rebuild_lets_the_pictures_of_the_world_before_go(opened: Opened) -> None:
    scene = opened()
    scene.stage.draw(force=True)
    before = camera_of(scene)
    assert not before.is_blank

    scene.rebuild()

    assert before.is_blank


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_a_whole_game_is_played_through_it(opened: Opened, kind: type[Hands]) -> None:
    scene = opened()
    match = scene.match
    hands, brain = kind(scene.stage), Brain(match)
    closer(scene, 1500, 1000, 2.0)

    while not match.session.is_over:
        hands.choose(brain.number())
        hands.settle()

    assert match.session.is_over


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_it_is_sound_at_every_level(
    opened: Opened, size: tuple[int, int], lang: str, text_size: int
) -> None:
    scene = opened(size, lang=lang, text_size=text_size)
    camera = camera_of(scene)
    tell(scene, Hover(camera.rect.center))

    for _ in range(7):
        assert [] == problems(scene.stage)
        tell(scene, Zoom(1))
    camera.look_at(View(*stall(0, 0).center, 1.0))

    assert [] == problems(scene.stage)


def test_a_replay_keeps_the_view_from_moment_to_moment(
    square: MarketSquare, opened: Opened
) -> None:
    scene = opened()
    match, brain = match_of(GAME), Brain(match_of(GAME))
    brain.match = match
    for _ in range(4):
        match.session.choose(brain.number())
    replay = Replay(scene.stage, match)
    scene.stage.apply(Push(replay))
    tell(scene, Zoom(1), Pan(1, 0))
    found = replay.root.find("camera")
    assert isinstance(found, Camera)

    replay.seek(3)

    after = replay.root.find("camera")
    assert isinstance(after, Camera)
    assert after is not found
    assert found.view == after.view


@pytest.mark.parametrize("at", [(400, 300), (440, 330)])
def test_texts_and_icons_are_noted_where_they_are_seen(opened: Opened, at: Point) -> None:
    scene = opened()
    camera = closer(scene, *at)
    offer = [spot_of(scene, each).rect for each in scene.sight.view.zone(zones.OFFER)]
    inside = [each for each in offer if camera.rect.contains(each)]
    assert inside

    seen = [each.box.center for each in scene.stage.shown if camera.rect.contains(each.box)]

    assert all(any(card.collidepoint(point) for point in seen) for card in inside)
