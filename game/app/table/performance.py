"""The last decision as it is acted out: act by act, each a show between two builds of the board."""

from __future__ import annotations

from game.app.drawing.layout import Box
from game.app.drawing.theme import Colour
from game.app.motion.choreographer import RIBBON, Show
from game.app.motion.moves import Ribbon
from game.app.motion.throwing import Throw
from game.app.table.acts import UNSEEN, Act, Acts, Cues
from game.app.table.beats import words_of
from game.app.table.built import Built
from game.app.table.staging import known_events, show_of, throw_of
from game.engine.session import Session
from game.engine.table import Piece


class Performance:
    """What moves now, and which acts are still to come."""

    def __init__(self) -> None:
        self.show: Show | None = None
        self._acts = Acts()
        self._over: Built | None = None
        #: Dice that have rolled large in this act, and where they lie.
        self._thrown: dict[Piece, Box] = {}

    @property
    def act(self) -> Act | None:
        """The act that is on; None when the board stands where the session does."""
        return self._acts.now

    @property
    def is_on(self) -> bool:
        """Whether anything is still being acted out."""
        return self.show is not None or self.act is not None

    def begin(self, cues: Cues | None, session: Session) -> None:
        """Part the last decision at these cues; without any it is one whole."""
        self._thrown = {}
        self._acts.begin(cues, session)

    def is_unchanged(self, built: Built) -> bool:
        """Whether the act shows nothing yet but dice that are about to roll over the same table."""
        act = self.act
        return act is not None and act.roll is not None and not self._tells(built)

    def _tells(self, built: Built) -> bool:
        events = known_events(built.sight, self._acts.part)
        return any(not isinstance(event, UNSEEN) for event in events)

    def move(self, before: Built, after: Built) -> None:
        """Let everything fly from where it lay to where it lies now, and tell what it means."""
        part = self._acts.part
        show = show_of(before, after, part, self._thrown)
        self._thrown = {}
        if self.act is not None:
            show.motions += words_of(after, self.act, part, show)
        if show.motions:
            self.show, self._over = show, after
            after.hide(show.moving)

    def throw(self, built: Built) -> bool:
        """Let the dice of this act roll; whether there are any that have not yet."""
        act = self.act
        if act is None or act.roll is None or self._thrown:
            return False
        show = throw_of(built, act)
        for motion in show.motions:
            if isinstance(motion, Throw):
                self._thrown.update(motion.boxes)
        self.show = show if show.motions else None
        return self.show is not None

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
        self._thrown = {}
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
