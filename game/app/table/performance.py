"""The last decision as it is acted out: act by act, each a show between two builds of the board."""

from __future__ import annotations

from collections.abc import Set

from game.app.drawing.theme import Colour
from game.app.motion.choreographer import RIBBON, Show
from game.app.motion.moves import Ribbon
from game.app.table.acts import Act, Acts
from game.app.table.built import Built
from game.app.table.staging import show_of
from game.engine.session import Session


class Performance:
    """What moves now, and which acts are still to come."""

    def __init__(self) -> None:
        self.show: Show | None = None
        self._acts = Acts()
        self._over: Built | None = None

    @property
    def act(self) -> Act | None:
        """The act that is on; None when the board stands where the session does."""
        return self._acts.now

    @property
    def is_on(self) -> bool:
        """Whether anything is still being acted out."""
        return self.show is not None or self.act is not None

    def begin(self, rests: Set[str], session: Session) -> None:
        """Part the last decision where one of these keys is told; without any it is one whole."""
        self._acts.begin(rests, session)

    def move(self, before: Built, after: Built) -> None:
        """Let everything fly from where it lay to where it lies now."""
        show = show_of(before, after, self._acts.part)
        if show.motions:
            self.show, self._over = show, after
            after.hide(show.moving)

    def announce(self, text: str, colour: Colour) -> None:
        """A ribbon across the table, in the way of nothing."""
        self.show = Show([Ribbon(0.0, RIBBON, text=text, colour=colour)])

    def land(self) -> None:
        """Let everything be where it belongs."""
        if self._over is not None:
            self._over.reveal()
        self.show = self._over = None

    def go_on(self) -> None:
        """The next act, or the moment they led to."""
        self._acts.go_on()

    def skip(self) -> None:
        """Straight to the end."""
        self.land()
        self._acts.skip()

    def update(self, dt: float) -> list[str]:
        """Let time pass for what moves; the sounds that begin now."""
        if self.show is None:
            return []
        sounds = self.show.update(dt)
        if self.show.is_over:
            self.land()
        return sounds

    def is_told(self, dt: float) -> bool:
        """Let time pass for the act; whether it has rested long enough."""
        return self._acts.is_over(dt)
