"""From a commit to a show: what the viewer may know of it, between two builds of the board."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.motion.choreographer import Show, plan, sides
from game.app.motion.moves import Image, Motion, Sketch
from game.app.motion.scenery import Scenery
from game.app.motion.sounds import DIE
from game.app.motion.throwing import LIE, Throw, boxes_of, length_of
from game.app.table.acts import Act
from game.app.table.board import Good
from game.app.table.built import Built
from game.app.table.sight import Sight
from game.engine.events import Event, Rolled, Told
from game.engine.table import Face, Piece, Zone
from game.engine.text import Text

#: The side of a good on its way, in units.
GOOD = 44.0


def known_events(sight: Sight, part: slice) -> list[Event]:
    """The events of a part of the last commit, as the viewer may know them."""
    session = sight.match.session
    heard = session.heard(session.cursor, sight.viewer)
    return [event for event in heard[part] if event is not None]


def show_of(before: Built, after: Built, part: slice, thrown: Mapping[Piece, Box]) -> Show:
    """The motions of a part of the last commit; dice that were thrown go to their places."""
    return plan(known_events(after.sight, part), _scenery(before, after, thrown))


def throw_of(built: Built, act: Act) -> Show:
    """The dice that roll next, large over the table as it stands."""
    sight = built.sight
    heard = known_events(sight, slice(act.upto, None))
    if not heard or not isinstance(heard[0], Rolled):
        return Show()
    dice, faces = heard[0].dice, heard[0].faces
    boxes = boxes_of(sight.look, dice)
    scenery = _scenery(built, built, {})
    pictures = {
        die: sides(scenery, die, face, boxes[die]) for die, face in zip(dice, faces, strict=True)
    }
    told = next((event for event in heard if isinstance(event, Told)), None)
    text = scenery.say(told) if told is not None else ""
    throw = Throw(0.0, length_of(len(dice)), "dice", "", pictures, boxes, text)
    return Show([throw, Motion(throw.length - LIE, 0.01, DIE)])


def _scenery(before: Built, after: Built, thrown: Mapping[Piece, Box]) -> Scenery:
    sight = after.sight

    def say(told: Told) -> str:
        return sight.words.say(Text(told.key, told.args))

    def home(zone: Zone) -> Box | None:
        seat = sight.board.seat_of(zone)
        return None if seat is None else after.root.page.seats[seat].rect

    def good(name: str) -> pygame.Surface | None:
        found = sight.board.goods.get(name)
        return None if found is None else _picture_of(sight, found)

    def sketch(piece: str, face: Face | None, box: Box) -> Image:
        return Sketch(lambda: sight.picture(piece, face, box))

    return Scenery(
        before.in_sight,
        after.in_sight,
        sketch,
        say,
        sight.board.banners,
        sight.board.sounds,
        before.sight.view.faces,
        sight.look.box,
        home,
        good,
        thrown,
    )


def _picture_of(sight: Sight, good: Good) -> pygame.Surface:
    side = sight.look.px(GOOD)
    canvas = Canvas.blank(sight.look, (side, side))
    canvas.icon(good.icon, canvas.box, good.tint)
    return canvas.surface
