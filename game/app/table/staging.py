"""From a commit to a show: what the viewer may know of it, between two builds of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.motion.choreographer import Scenery, Show, plan
from game.engine.events import Event, Told
from game.engine.text import Text

if TYPE_CHECKING:
    from game.app.scenes.board import BoardScene
    from game.app.table.building import Built

#: All events of a commit.
WHOLE = slice(None)


def known_events(scene: BoardScene, part: slice = WHOLE) -> list[Event]:
    """The events of the last commit, or of a part of it, as the viewer may know them."""
    session = scene.match.session
    heard = session.heard(session.cursor, scene.watch.viewer)
    return [event for event in heard[part] if event is not None]


def show_of(scene: BoardScene, before: Built, after: Built, part: slice = WHOLE) -> Show:
    """The motions of the last commit, or of a part of it."""
    sight = after.sight

    def say(told: Told) -> str:
        return sight.words.say(Text(told.key, told.args))

    scenery = Scenery(
        before.places,
        after.places,
        sight.picture,
        say,
        scene.board.banners,
        scene.board.sounds,
        before.sight.view.faces,
    )
    return plan(known_events(scene, part), scenery)
