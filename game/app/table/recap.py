"""What happened since a seat's last decision, short: the log has the rest."""

from __future__ import annotations

from collections.abc import Sequence, Set

from attrs import frozen

from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.table.board import Board
from game.app.table.seeing import chooser, last_choice, news
from game.app.telling import story
from game.app.telling.words import Speech
from game.engine.events import Told
from game.engine.text import Text

#: More sentences than this are no short story; what matters least goes first.
MOST = 14


@frozen
class Verse:
    """What is told of one seat in a row (None if it is about nobody)."""

    seat: int | None
    text: str


def others_decided(match: Match, seat: int) -> range:
    """The commits since a seat's last decision, if anybody else decided one of them."""
    session = match.session
    since = range(last_choice(session, seat) + 1, session.cursor + 1)
    decided = (chooser(session, number) for number in since)
    return since if any(each not in (None, seat) for each in decided) else range(0)


def recap(match: Match, speech: Speech, board: Board, seat: int, eyes: int = NOBODY) -> list[Verse]:
    """The short story since a seat's last decision, as far as some eyes may know it."""
    first = last_choice(match.session, seat) + 1
    told = news(match.session, eyes, first, match.session.cursor)
    leaves_out = board.quiet | board.details
    kept = _shortened(match, [each for each in told if each.key not in leaves_out])
    return verses(match, speech, kept)


def _shortened(match: Match, told: Sequence[Told]) -> list[Told]:
    """The moments of the game stay, and of the rest what came last."""
    plain = [each for each in told if story.kind_of(match.game, each.key) == story.PLAIN]
    spare: Set[int] = {id(each) for each in plain[: max(len(told) - MOST, 0)]}
    return [each for each in told if id(each) not in spare][-MOST:]


def verses(match: Match, speech: Speech, told: Sequence[Told]) -> list[Verse]:
    """What was told, the sentences about one seat in a row as one verse."""
    found: list[Verse] = []
    for each in told:
        seat, text = story.seat_of(each), story.say(match, speech, Text(each.key, each.args))
        if found and seat is not None and found[-1].seat == seat:
            found[-1] = Verse(seat, f"{found[-1].text} {text}")
        else:
            found.append(Verse(seat, text))
    return found
