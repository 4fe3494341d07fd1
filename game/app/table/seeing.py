"""Whose eyes the board is seen through, and how the turn goes from one person to another."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from game.app.drawing.layout import Box
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.engine.events import Told
from game.engine.game import Game
from game.engine.peeks import PEEKED, seen_by
from game.engine.secrecy import has_secrets, hidden_pieces, told_to
from game.engine.session import Session
from game.engine.steps import Ask, Decision
from game.engine.table import Piece, Table

#: What holds the table open where no key does.
POINTER = "pointer"


@frozen
class Grip:
    """What keeps a lightly covered table open: a key, or the pointer on a button."""

    key: str
    #: Where the pointer went down; nothing is chosen there by letting go.
    box: Box | None = None


class Watch:
    """Who looks at the screen now, and who is to look next."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer = NOBODY
        #: The person whose turn it is, while somebody else still looks.
        self.awaited: int | None = None
        #: Whether the table is covered before that person looks.
        self.covered = False
        #: Whether that cover leaves the board in sight, as everybody may see it.
        self.light = False
        #: Whose possessions lie below, their backs up, while the table is lightly covered.
        self.presented = NOBODY
        #: What the viewer holds to see what is their own; None where it stays in sight.
        self.grip: Grip | None = None
        #: Who held the table open last: their next cover is a light one, whatever is asked.
        self._held_open = NOBODY
        self._passed_at = -1

    def look_again(self, covers: bool, lightly: Callable[[Ask], bool] = lambda step: False) -> None:
        """Find out whether somebody else is to look, now that the open question may be theirs.

        Whoever decided stays in front of the screen until then.
        """
        humans = self.match.humans
        self.awaited, self.covered, self.light = None, False, False
        self.presented = NOBODY
        if len(humans) < 2:
            self.viewer = humans[0] if humans else NOBODY
            return
        decision = self.match.session.decision
        if decision is None or decision.seat not in humans or decision.seat == self.viewer:
            return
        self.covered = covers and self._is_private(decision)
        self.light = self.covered and (lightly(decision.step) or decision.seat == self._held_open)
        if self.viewer == NOBODY and not self.covered:
            self.take(decision.seat)
        else:
            self.awaited = decision.seat

    def _is_private(self, decision: Decision) -> bool:
        """Whether the seat that is asked would be shown something that is not for all."""
        table = self.match.session.table
        return decision.step.private or has_secrets(self.match.game, table, decision.seat)

    def take(self, seat: int) -> None:
        """The person of this seat has the device."""
        self.viewer, self.awaited, self.covered, self.light = seat, None, False, False
        self.presented, self.grip, self._held_open = NOBODY, None, NOBODY

    def peek(self, seat: int, grip: Grip) -> None:
        """The person of this seat looks, for as long as something is held."""
        self.take(seat)
        self.grip = grip

    def present(self, seat: int) -> None:
        """A light cover asks for this person, over what is theirs as everybody may see it."""
        self.look_away()
        self.presented = seat

    def look_away(self) -> None:
        """Nobody has the device: all that is seen is what everybody may see."""
        if self.grip is not None:
            self._held_open = self.viewer
        self.viewer, self.grip = NOBODY, None

    def pass_to(self, seat: int) -> None:
        """The turn goes to this seat without a cover."""
        self.take(seat)
        self._passed_at = self.match.session.cursor

    @property
    def has_passed(self) -> bool:
        """Whether the turn has just come to the viewer without a cover."""
        return self._passed_at == self.match.session.cursor


def news(session: Session, seat: int, first: int, last: int) -> list[Told]:
    """What was told in some commits, as far as a seat may know it."""
    return [
        told
        for commit in session.commits[max(first, 0) : last + 1]
        for told in told_to(commit.events, seat)
    ]


def last_choice(session: Session, seat: int) -> int:
    """The number of the last commit that this seat decided; 0 if it never did."""
    for number in range(session.cursor, 0, -1):
        if chooser(session, number) == seat:
            return number
    return 0


def chooser(session: Session, number: int) -> int | None:
    """The seat that decided a commit."""
    events = session.commits[number].events
    return getattr(events[0], "seat", None) if events else None


def known_alone(game: Game, table: Table, seat: int) -> frozenset[Piece]:
    """The pieces that a seat has peeked at and that not everybody sees."""
    peeked = seen_by(table.marks.get(PEEKED), seat)
    return peeked & hidden_pieces(game, table, NOBODY) if peeked else peeked
