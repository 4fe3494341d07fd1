"""The story of a game: what was told, as lines to read, to colour and to click.

Lines are worded anew for each reader and language; nothing here is kept. Which of them open a
chapter or are worth a jump, the game says (`GAME.moments`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from attrs import frozen

from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.telling.words import Speech
from game.engine.events import Chosen, Event, Told
from game.engine.game import Game, Rival
from game.engine.session import Commit, Session
from game.engine.table import Table
from game.engine.text import Text

#: Whose eyes the story is for; None knows everything.
Eyes: TypeAlias = int | None
#: What a piece says: its title and its text.
Description: TypeAlias = tuple[str, str]

ROUND, PHASE, BATTLE, MOMENT, PLAIN = "round", "phase", "battle", "moment", "plain"


@frozen
class Line:
    """A sentence of the story: its words (with marks), who it is about, and where it leads."""

    commit: int
    text: str
    seat: int | None
    kind: str
    key: str


@frozen
class Mark:
    """A moment on the way: the commit that brought it, what kind it is, its words."""

    commit: int
    kind: str
    text: Text


@frozen
class Chapter:
    """A round of the game: where it begins (a commit and the event in it), and its title."""

    number: int
    commit: int
    event: int
    text: Text | None


def kind_of(game: Game, key: str) -> str:
    """Whether a text key opens a round or a battle, is worth a jump, or is plain."""
    return game.moments.get(key, PLAIN)


def seen(session: Session, commit: Commit, eyes: Eyes) -> Iterator[tuple[int, Event]]:
    """The events of a commit as a seat may know them, each with its place in it."""
    known = commit.events if eyes is None else session.heard(commit.number, eyes)
    for place, event in enumerate(known):
        if event is not None:
            yield place, event


def lines(
    match: Match, speech: Speech, eyes: Eyes, commits: range | None = None
) -> Iterator[tuple[int, Line]]:
    """The story of some commits (all up to now by default); each line with its event's place."""
    session = match.session
    for number in range(session.cursor + 1) if commits is None else commits:
        commit = session.commits[number]
        names = naming(match, speech, commit.table, linked=True)
        for place, event in seen(session, commit, eyes):
            if isinstance(event, Told):
                words = speech.texts.word(Text(event.key, event.args), names)
                yield (
                    place,
                    Line(
                        number, words, seat_of(event), kind_of(session.game, event.key), event.key
                    ),
                )


def seat_of(event: Told) -> int | None:
    """The seat that a line is about, if it names one."""
    for name, value in event.args:
        if name == "seat" and isinstance(value, int) and value >= 0:
            return value
    return None


def naming(
    match: Match, speech: Speech, table: Table, linked: bool = False
) -> Callable[[str, int | str], str | int | None]:
    """Names for the arguments of a text: people by their name, cards as links to themselves."""
    game, lang = match.game, speech.lang

    def name(arg: str, value: int | str) -> str | int | None:
        if arg in game.seat_args:
            found = match.called(value)
            if isinstance(found, Rival):
                return speech(found.name)
            if found:
                return found
        called = game.naming(arg, value, lang)
        if linked and called is not None and value in table.places and is_card(table, str(value)):
            return f"[[>{value}|{called}]]"
        return called

    return name


def is_card(table: Table, piece: str) -> bool:
    """Whether a piece is something to read rather than a die."""
    return not isinstance(table.face(piece), int)


def say(match: Match, speech: Speech, text: Text) -> str:
    """A sentence of the story without links."""
    return speech.texts.word(text, naming(match, speech, match.session.table))


def plain(text: str) -> str:
    """A line without its links."""
    head, *rest = text.split("[[>")
    parts = (part.partition("]]") for part in rest)
    return head + "".join(inside.partition("|")[2] + after for inside, _, after in parts)


def marks(session: Session, kinds: frozenset[str] = frozenset((ROUND, BATTLE))) -> list[Mark]:
    """The moments of these kinds, in order; what everybody may know of them."""
    found = []
    for commit in session.commits:
        for _, event in seen(session, commit, NOBODY):
            if isinstance(event, Told):
                kind = kind_of(session.game, event.key)
                if kind in kinds:
                    found.append(Mark(commit.number, kind, Text(event.key, event.args)))
    return found


def chapters(session: Session, last: int | None = None) -> list[Chapter]:
    """The rounds up to a commit; what was told before the first is a chapter without a title."""
    found: list[Chapter] = []
    for commit in session.commits[: (session.cursor if last is None else last) + 1]:
        for place, event in enumerate(commit.events):
            if not isinstance(event, Told):
                continue
            if kind_of(session.game, event.key) == ROUND:
                number = found[-1].number + 1 if found else 1
                found.append(Chapter(number, commit.number, place, Text(event.key, event.args)))
            elif not found:
                found.append(Chapter(0, 0, -1, None))
    return found or [Chapter(0, 0, -1, None)]


def round_at(session: Session, commit: int) -> int:
    """The number of the round after a commit; 0 in a game without rounds."""
    return chapters(session, commit)[-1].number


def chooser(commit: Commit) -> int | None:
    """The seat whose decision a commit was."""
    first = commit.events[0] if commit.events else None
    return first.seat if isinstance(first, Chosen) else None


def facts(match: Match) -> dict[str, Any]:
    """What the list of saves shows of a game: pass it to `match.note`."""
    session = match.session
    return {
        "round": round_at(session, session.cursor),
        "over": session.is_over,
        "commits": session.cursor,
    }
