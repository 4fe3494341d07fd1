"""A lightly covered table is open for as long as something is held: what letting go does.

Whatever lies over the board then goes with it, for it may tell of what is no longer shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.drawing.layout import Point
from game.app.table.seeing import POINTER, Watch
from game.app.table.spot import Spot
from game.app.widgets.base import Change, Press, Widget
from game.app.widgets.intents import Intent, Up
from game.app.window.scene import Push, Return, Scene


class Holding:
    """What keeps a board open, and covers it again."""

    def __init__(self, scene: Scene, watch: Watch, cover: Callable[[], Change | None]) -> None:
        self._scene, self._watch = scene, watch
        #: Looks again who is awaited, and says what comes over the board.
        self._cover = cover

    @property
    def is_on(self) -> bool:
        """Whether the board is seen only because something is held."""
        return self._watch.grip is not None

    def close(self) -> None:
        """Before a choice is sent: what it does is seen as everybody may see it."""
        if self.is_on:
            self._watch.look_away()
            self._scene.rebuild()

    def released(self, key: str) -> Change | None:
        """A key goes up, or all of them: the table is covered again."""
        grip = self._watch.grip
        if grip is None or key not in ("", grip.key):
            return None
        return self._covered()

    def is_dropped_by(self, intent: Intent) -> bool:
        """Whether the pointer lets go."""
        grip = self._watch.grip
        held = grip is not None and grip.key == POINTER
        return held and isinstance(intent, Up) and intent.button == 1

    def drop(self, up: Up) -> Change | None:
        """The pointer lets go: over what answers the question, that is the answer."""
        chosen = self._chosen(up)
        change = chosen.press_at(up.at) if chosen is not None else None
        if not self.is_on:
            return change
        if isinstance(change, Push):
            # It asks which of several answers is meant, over a board that tells no more.
            self._covered()
            return change
        return self._covered()

    def lit_at(self, at: Point) -> Press | None:
        """What answers the question there without being held open: nobody's secret."""
        hit = self._scene.root.hit(at)
        return partial(hit.press_at, at) if isinstance(hit, Spot) and hit.enabled else None

    def _chosen(self, up: Up) -> Widget | None:
        """What lies under the pointer, unless it never left the button."""
        grip, hit = self._watch.grip, self._scene.root.hit(up.at)
        if grip is None or grip.box is None or grip.box.collidepoint(up.at) or hit is None:
            return None
        return hit if hit.can_focus and hit.decides else None

    def _covered(self) -> Change | None:
        self._watch.look_away()
        change = self._cover()
        if isinstance(change, Push):
            return Return(self._scene, (change.scene,))
        return Return(self._scene)
