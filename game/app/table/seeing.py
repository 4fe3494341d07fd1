"""Whose eyes the board is seen through, and when the device must change hands."""

from __future__ import annotations

from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.engine.secrecy import has_secrets, told_to
from game.engine.session import Session
from game.engine.text import Text


class Watch:
    """Who looks at the screen now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer = NOBODY
        #: The person the device must be handed to before anything secret is shown.
        self.awaited: int | None = None

    def look_again(self, covers: bool) -> None:
        """Decide whose eyes count, now that the open question may be another seat's."""
        humans = self.match.humans
        self.awaited = None
        if len(humans) < 2:
            self.viewer = humans[0] if humans else NOBODY
            return
        decision = self.match.session.decision
        if decision is None:
            self.viewer = NOBODY
            return
        asked = decision.seat
        if asked not in humans or asked == self.viewer:
            return
        table = self.match.session.table
        if covers and has_secrets(self.match.game, table, asked):
            # Until that person says so, the screen shows only what everybody may see.
            self.viewer, self.awaited = NOBODY, asked
        else:
            self.viewer = asked

    def take(self, seat: int) -> None:
        """The person of this seat has the device."""
        self.viewer, self.awaited = seat, None


def news(session: Session, seat: int, first: int, last: int) -> list[Text]:
    """What was told in some commits, as far as a seat may know it."""
    return [
        Text(told.key, told.args)
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
