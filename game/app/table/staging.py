"""From a commit to a show: what the viewer may know of it, between two builds of the board."""

from __future__ import annotations

from game.app.motion.choreographer import Scenery, Show, plan
from game.app.table.built import Built
from game.app.table.sight import Sight
from game.engine.events import Event, Told
from game.engine.text import Text


def known_events(sight: Sight, part: slice) -> list[Event]:
    """The events of a part of the last commit, as the viewer may know them."""
    session = sight.match.session
    heard = session.heard(session.cursor, sight.viewer)
    return [event for event in heard[part] if event is not None]


def show_of(before: Built, after: Built, part: slice) -> Show:
    """The motions of a part of the last commit."""
    sight = after.sight

    def say(told: Told) -> str:
        return sight.words.say(Text(told.key, told.args))

    scenery = Scenery(
        before.places,
        after.places,
        sight.picture,
        say,
        sight.board.banners,
        sight.board.sounds,
        before.sight.view.faces,
    )
    return plan(known_events(sight, part), scenery)
