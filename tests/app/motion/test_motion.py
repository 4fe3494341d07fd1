"""The choreographer: what a commit looks like, in less than a second, and only what is known."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.recording import Recording
from game.app.motion import choreographer
from game.app.motion.choreographer import LONGEST, Show, plan
from game.app.motion.moves import Arrival, Flight, Flip, Floating, Ribbon, Sketch, Tumble
from game.app.motion.scenery import Scenery
from game.app.motion.sounds import Sounds
from game.app.motion.throwing import Landing, Throw, boxes_of
from game.engine.events import Adjusted, Moved, Rolled, Told, Turned

SOUNDS = Sounds({"big": "horn"}, {"gold": "coin"}, {"card": "paper"})
HERE, THERE = Box(10, 10, 40, 40), Box(500, 300, 40, 40)


def scenery(**changes: object) -> Scenery:
    """Two places, a counter, and pieces that are grey squares."""
    painted = lambda piece, face, box: pygame.Surface((20, 20))  # noqa: E731
    known = {"card.1": HERE, "die": HERE, "hall": HERE}
    after = {"card.1": THERE, "die": THERE, "clan.0/gold": HERE, "pile": THERE}
    made = Scenery(known, after, painted, lambda told: told.key, ("big", "small"), SOUNDS)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def test_a_move_is_a_flight_from_where_it_lay_to_where_it_lies() -> None:
    show = plan([Moved(("card.1",), "hall", "table")], scenery())

    (flight,) = show.motions
    assert isinstance(flight, Flight)
    assert (HERE, THERE) == (flight.origin, flight.target)
    assert {"card.1"} == show.moving


def test_two_moves_of_a_piece_are_one_flight() -> None:
    show = plan([Moved(("card.1",), "hall", "x"), Moved(("card.1",), "x", "table")], scenery())

    assert 1 == len(show.motions)


def test_a_roll_tumbles_and_lands_on_the_recorded_face() -> None:
    faces = []

    def painted(piece: str, face: object, box: Box) -> pygame.Surface:
        faces.append(face)
        return pygame.Surface((20, 20))

    show = plan([Rolled(("die",), (4,))], scenery(paint=painted))

    assert isinstance(show.motions[0], Tumble)
    assert 4 == faces[-1]


def test_a_die_that_moves_and_rolls_only_rolls() -> None:
    show = plan([Moved(("die",), "hall", "table"), Rolled(("die",), (2,))], scenery())

    assert [Tumble] == [type(motion) for motion in show.motions]


def test_a_turn_flips_and_a_counter_floats() -> None:
    events = [Turned("card.1", "wounded"), Adjusted("clan.0", "gold", -3)]

    show = plan(events, scenery())

    flip, number = show.motions
    assert isinstance(flip, Flip)
    assert isinstance(number, Floating)
    assert "−3" == number.text
    assert not number.good


def test_numbers_of_one_counter_are_added_up_and_others_stand_apart() -> None:
    near = Box(HERE.x + 12, HERE.y, HERE.w, HERE.h)
    places = {"clan.0/gold": HERE, "clan.0/glory": near}
    events = [
        Adjusted("clan.0", "gold", 2),
        Adjusted("clan.0", "glory", 1),
        Adjusted("clan.0", "gold", 3),
        Adjusted("clan.0", "gold", -4),
    ]

    numbers = plan(events, scenery(after=places)).motions

    assert ["+5", "+1", "−4"] == [each.text for each in numbers if isinstance(each, Floating)]
    heights = [each.place.y for each in numbers if isinstance(each, Floating)]
    assert 3 == len(set(heights))


def test_what_comes_from_outside_the_window_grows_where_it_belongs() -> None:
    outside = {"card.1": Box(1400, 10, 40, 40)}

    show = plan(
        [Moved(("card.1",), "hall", "table")],
        scenery(before=outside, window=Box(0, 0, 1000, 600)),
    )

    (arrival,) = show.motions
    assert isinstance(arrival, Arrival)
    assert THERE == arrival.target


def test_a_large_card_from_a_small_place_at_the_edge_stays_in_the_window() -> None:
    canvas = Canvas(pygame.Surface((200, 100)), stage_of((1280, 720)).look)
    card = pygame.Surface((80, 40))
    card.fill((255, 0, 0))
    flight = Flight(0, 1, "", "card", card, Box(290, 0, 10, 10), HERE)

    flight.draw(canvas, 0.0)

    assert 80 * 40 == pygame.mask.from_threshold(canvas.surface, (255, 0, 0), (1, 1, 1)).count()


def test_what_goes_to_a_zone_that_is_not_shown_goes_to_its_owner() -> None:
    panel = Box(0, 200, 100, 100)

    show = plan(
        [Moved(("card.1",), "hall", "clan.1.members")],
        scenery(after={}, home=lambda zone: panel if zone == "clan.1.members" else None),
    )

    (flight,) = show.motions
    assert isinstance(flight, Flight)
    assert panel == flight.target
    assert flight.vanishes


def test_goods_fly_from_the_place_that_was_used_to_their_counter() -> None:
    picture = pygame.Surface((5, 5))
    events = [Moved(("card.1",), "hall", "table"), Adjusted("clan.0", "gold", 3)]

    show = plan(events, scenery(good=lambda name: picture))

    _, good, number = show.motions
    assert isinstance(good, Flight)
    assert (THERE, HERE) == (good.origin, good.target)
    assert number.start > good.start


def test_dice_that_rolled_large_go_to_their_place() -> None:
    large = Box(300, 300, 200, 200)

    show = plan([Rolled(("die",), (4,))], scenery(thrown={"die": large}))

    (landing,) = show.motions
    assert isinstance(landing, Landing)
    assert (large, THERE) == (landing.origin, landing.target)


@pytest.mark.parametrize("count", [1, 5, 9, 16])
def test_large_dice_lie_side_by_side_in_the_window(count: int) -> None:
    look = stage_of((1024, 768)).look

    boxes = list(boxes_of(look, [f"die.{number}" for number in range(count)]).values())

    assert all(look.box.contains(box) for box in boxes)
    assert all(box.collidelist(boxes[at + 1 :]) == -1 for at, box in enumerate(boxes))


def test_a_game_says_how_its_counters_and_pieces_sound() -> None:
    events = [Moved(("card.1",), "hall", "table"), Adjusted("clan.0", "gold", 3)]
    show = plan(events, scenery())
    plain = plan(events, scenery(sounds=Sounds()))

    assert ["paper", "coin"] == [motion.sound for motion in show.motions]
    assert ["card", ""] == [motion.sound for motion in plain.motions]
    assert "die_land" == Sounds().of_piece("die.2")


def test_the_most_important_thing_told_gets_the_banner_and_its_sound() -> None:
    show = plan([Told("small"), Told("big"), Told("quiet")], scenery())

    ribbons = [motion for motion in show.motions if isinstance(motion, Ribbon)]
    assert ["big"] == [ribbon.text for ribbon in ribbons]
    assert "horn" in show.update(0.5)


@pytest.mark.parametrize("count", [1, 10, 200])
def test_a_commit_never_takes_a_second(count: int) -> None:
    events = [Moved((f"card.{number}",), "hall", "pile") for number in range(count)]

    show = plan([*events, Rolled(("die",), (2,)), Told("big")], scenery())

    assert show.length <= LONGEST + 1e-6
    assert show.length < 1.0


def test_what_has_no_place_on_screen_moves_nothing() -> None:
    show = plan([Moved(("ghost",), "nowhere", "elsewhere"), Rolled(("ghost",), (1,))], scenery())

    assert [] == show.motions
    assert show.is_over


def test_skipping_puts_everything_where_it_belongs() -> None:
    show = plan([Moved(("card.1",), "hall", "table")], scenery())
    assert not show.is_over

    show.skip()

    assert show.is_over


def test_every_motion_draws_at_every_moment() -> None:
    stage = stage_of((1280, 720))
    canvas = Canvas(pygame.Surface((1280, 720)), stage.look)
    events = [
        Moved(("card.1",), "hall", "table"),
        Rolled(("die",), (5,)),
        Turned("card.1", 3),
        Adjusted("clan.0", "gold", 2),
        Told("big"),
    ]
    show = plan(events, scenery())

    while not show.is_over:
        show.draw(canvas)
        show.update(0.07)
    show.draw(canvas)


def test_what_moves_soon_is_painted_before_it_is_seen_a_picture_in_a_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choreographer, "A_WHILE", 0.0)
    look, painted = stage_of((640, 360)).look, []

    def flight(start: float) -> Flight:
        def paint() -> pygame.Surface:
            painted.append(start)
            return pygame.Surface((20, 20))

        return Flight(start, 0.3, picture=Sketch(paint), origin=HERE, target=THERE)

    show = Show([flight(0.5), flight(0.0), flight(0.02)])

    frames = 0
    while not show.is_rehearsed:
        show.rehearse(look)
        frames += 1

    assert 2 == frames
    assert [0.0, 0.02] == painted
    show.rehearse(look)
    assert [0.0, 0.02, 0.5] == painted


def test_every_side_of_a_die_is_painted_before_it_is_thrown() -> None:
    sides = [Sketch(lambda: pygame.Surface((20, 20))) for _ in range(6)]
    canvas = Recording(stage_of((640, 360)).look, (640, 360))
    throw = Throw(0.0, 1.0, dice={"die": sides}, boxes={"die": HERE}, text="six")

    rehearsals = 1
    while not throw.rehearse(canvas):
        rehearsals += 1

    assert 7 == rehearsals
    assert all(each.is_painted for each in sides)
    assert len(canvas.drawing) > 0
