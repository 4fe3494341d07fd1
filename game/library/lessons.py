"""The lessons of a game: recorded games on the real rules, told line by line, from tutorial.yaml.

A lesson is data: a table laid by hand, lines of speech with what they point at, the choice that is
asked of the player, what the others do, and how the dice fall. `game.guide.lessons` plays it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from game.library.content import Shelf, content_converter
from game.library.converting import Finding
from game.library.words import LANGUAGES, Words

FILE = "tutorial.yaml"
#: One idea a bubble: no line says more sentences than this.
MOST_SENTENCES = 2
#: Where a sentence ends: not inside a number, nor after dots that go on in small letters.
_END = re.compile(r"[.!?…]+[»”\"*=~)]*(?=\s+[^a-zà-ÿ\s]|\s*$)")


@frozen
class Plain:
    """A part of a file that the engine reads: a table, or an option by its kind and some fields."""

    value: Any


@frozen
class Move:
    """A decision that is made for somebody; the dice of it fall as told, the rest by the seed."""

    choose: Plain
    rolls: tuple[int, ...] = ()


@frozen
class Line:
    """Something said, perhaps with a choice asked of the player, and what happens then."""

    say: Words
    #: What it points at: pieces, zones, counters (``clan.0/gold``), buttons, panels of the page.
    at: tuple[str, ...] = ()
    #: Any of these is the right answer; the first is what is shown to who does not find it.
    choose: tuple[Plain, ...] = ()
    rolls: tuple[int, ...] = ()
    #: What others do afterwards, or the player without being asked.
    moves: tuple[Move, ...] = ()
    #: A friendly answer to another click: by the thing, or by the kind of option.
    wrong: Mapping[str, Words] = {}
    #: What must be true when all of that has happened: counters, and what was told.
    counts: Mapping[str, int] = {}
    told: tuple[str, ...] = ()


@frozen
class Lesson:
    """One lesson: what it is about, the table it begins on, and its lines."""

    name: Words
    about: Words
    minutes: int
    #: What the player has won when it is over.
    won: Words
    lines: tuple[Line, ...]
    players: int = 2
    seed: int = 1
    options: Mapping[str, bool | int | str] = {}
    #: Who else sits at the table.
    others: tuple[str, ...] = ()
    #: A table of the file that it begins on, and what lies there in another way.
    table: str = ""
    position: Plain | None = None
    rolls: tuple[int, ...] = ()
    #: Decisions made before the first line.
    before: tuple[Move, ...] = ()


@frozen
class GuidedGame:
    """A first whole game with a coach, after the lessons."""

    name: Words
    about: Words
    players: int
    #: The bot at the other seats; the plainest of the game, unless it is named.
    bot: str = ""
    options: Mapping[str, bool | int | str] = {}
    others: tuple[str, ...] = ()


@frozen
class Syllabus:
    """All lessons of a game in their order, and the tables they share."""

    lessons: Mapping[str, Lesson]
    tables: Mapping[str, Plain] = {}
    guided: GuidedGame | None = None


def shelf(game_id: str, root: Path | None = None) -> Shelf[Syllabus]:
    """The lessons of a game."""
    return Shelf(
        game_id, Syllabus, (FILE,), content_converter(hooks={Plain: Plain}, faults=_faults), root
    )


def _faults(syllabus: Syllabus) -> Iterator[Finding]:
    """What fits its class and still is no lesson."""
    for name, lesson in syllabus.lessons.items():
        path = ("lessons", name)
        if not lesson.lines:
            yield (*path, "lines"), "a lesson says something"
        if lesson.table and lesson.table not in syllabus.tables:
            yield (*path, "table"), f"there is no table '{lesson.table}'"
        for place, line in enumerate(lesson.lines):
            spoken = [("say", line.say), *(((key), words) for key, words in line.wrong.items())]
            for key, words in spoken:
                where = (*path, "lines", place, *(("wrong",) if key != "say" else ()), key)
                yield from ((where, fault) for fault in _too_long(words))


def _too_long(words: Words) -> Iterator[str]:
    for lang in LANGUAGES:
        count = len(_END.findall(words.in_(lang)))
        if count > MOST_SENTENCES:
            yield f"{count} sentences in '{lang}'; a bubble has at most {MOST_SENTENCES}"
