"""What came in since a plan was carried out: each gain with its source, in words."""

from __future__ import annotations

from attrs import frozen

from game.app.boards.valeria.voice import GAINS
from game.app.table.sight import Sight
from game.engine.events import Event, Told
from game.engine.text import Text

#: Told when the dice of a plan leave for it: what came in before is no part of it.
BEGINS = "val-dice-committed"


@frozen
class Paid:
    """A gain: who or what gave it, what it was, how much."""

    source: str
    item: str
    amount: int
    by_champion: bool = False


def paid_so_far(sight: Sight) -> list[Paid]:
    """Every gain since the dice were committed, the oldest first; in an act, up to it."""
    session, found = sight.match.session, list[Paid]()
    for number in range(session.cursor, -1, -1):
        events = session.commits[number].events
        if number == session.cursor and sight.upto is not None:
            events = events[: sight.upto]
        for event in reversed(events):
            if isinstance(event, Told) and event.key == BEGINS:
                return found[::-1]
            if isinstance(event, Told) and event.key in GAINS:
                found.append(_paid(sight, event))
    return []


def _paid(sight: Sight, event: Event) -> Paid:
    assert isinstance(event, Told)
    args = dict(Text(event.key, event.args).args)
    item = str(args.get("item", "vp"))
    amount = args["amount"] if "item" in args else args["points"]
    assert isinstance(amount, int)
    source = str(args["source"])
    return Paid(sight.called(source), item, amount, source.startswith("champion"))
