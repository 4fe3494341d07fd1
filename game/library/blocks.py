"""What a page of a rulebook is made of: paragraphs, lists, tables, dice, signs, tracks, maps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType, TypeAlias

from attrs import frozen

from game.library.words import Words

#: One of the kinds of dice that a game has.
DieKind = NewType("DieKind", str)


@frozen
class Prose:
    """A paragraph."""

    words: Words


@frozen
class Points:
    """A list; numbered where the order counts."""

    items: tuple[Words, ...]
    numbered: bool = False


@frozen
class Example:
    """A worked example in a box."""

    title: Words
    words: Words


@frozen
class Sheet:
    """A small table: the heads of its columns, and its rows."""

    columns: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]


@frozen
class Die:
    """A die to be drawn, with its face if it was rolled, and perhaps a figure below it."""

    kind: DieKind
    face: int = 0
    note: str = ""


@frozen
class Dice:
    """Dice side by side, and what they say."""

    dice: tuple[Die, ...]
    words: Words


@frozen
class Sign:
    """An icon and what it means."""

    icon: str
    words: Words


@frozen
class Signs:
    """Icons with their meaning, one a line."""

    signs: tuple[Sign, ...]


@frozen
class Mark:
    """A space of a track: its figure, what it gives, and whether the example stands on it."""

    at: str
    gives: str = ""
    lit: bool = False


@frozen
class Track:
    """A row of spaces, which goes on below where it is too long; what its two lines are about."""

    over: Words
    marks: tuple[Mark, ...]
    under: Words | None = None


@frozen
class Map:
    """A grid of fields, with signs on what links them; those with markers on them are lit.

    A field without an icon is blank; where signs link the fields there is none, and no link without
    a sign. A link between two lit fields is lit as well.
    """

    words: Words
    fields: tuple[tuple[str, ...], ...]
    #: Signs between the fields of a row, row by row.
    across: tuple[tuple[str, ...], ...] = ()
    #: Signs between each row and the next.
    down: tuple[tuple[str, ...], ...] = ()
    #: Fields with markers, as [row, column] from 0.
    held: tuple[tuple[int, int], ...] = ()

    @property
    def is_linked(self) -> bool:
        """Whether signs link its fields."""
        return bool(self.across or self.down)

    def icons(self) -> Iterator[str]:
        """Every icon it shows."""
        for rows in (self.fields, self.across, self.down):
            yield from (icon for row in rows for icon in row if icon)

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not fit its fields: the key, and why."""
        wide = len(self.fields[0]) if self.fields else 0
        if not wide or any(len(row) != wide for row in self.fields):
            yield "fields", "rows of the same length were expected"
            return
        high = len(self.fields)
        for key, links, size in (
            ("across", self.across, (high, wide - 1)),
            ("down", self.down, (high - 1, wide)),
        ):
            if links and [len(row) for row in links] != [size[1]] * size[0]:
                yield key, f"{size[0]} rows of {size[1]} were expected"
        if any(not (0 <= row < high and 0 <= column < wide) for row, column in self.held):
            yield "held", f"rows 0 to {high - 1} and columns 0 to {wide - 1} were expected"


Block: TypeAlias = Prose | Points | Example | Sheet | Dice | Signs | Track | Map

BLOCKS = {
    "text": Prose,
    "list": Points,
    "example": Example,
    "table": Sheet,
    "dice": Dice,
    "signs": Signs,
    "track": Track,
    "map": Map,
}


def words_of(block: Block) -> Iterator[Words]:
    """Every visible string of a block, in reading order."""
    match block:
        case Prose(words) | Dice(_, words) | Map(words):
            yield words
        case Points(items):
            yield from items
        case Example(title, words):
            yield title
            yield words
        case Sheet(columns, rows):
            yield from columns
            for row in rows:
                yield from row
        case Signs(signs):
            for sign in signs:
                yield sign.words
        case Track(over, _, under):
            yield over
            if under is not None:
                yield under


def icons_in(block: Block) -> Iterator[str]:
    """Every icon that a block shows outside of its words."""
    match block:
        case Signs(signs):
            yield from (sign.icon for sign in signs)
        case Map():
            yield from block.icons()
