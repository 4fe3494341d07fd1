"""A number and where it comes from: its parts under each other, and what they come to."""

from __future__ import annotations

from attrs import frozen

from game.app.widgets.base import Widget
from game.app.widgets.boxes import Column, Row
from game.app.widgets.notes import HoverCard
from game.app.widgets.text import Label, Paragraph


@frozen
class Part:
    """Something that a number is made of: what it is, and how much."""

    label: str
    amount: str


@frozen
class Sum:
    """A number with its parts."""

    title: str
    parts: tuple[Part, ...]
    total: str
    #: A rule that the parts do not show, if there is one.
    note: str = ""


def part(label: str, amount: int, first: bool = False) -> Part:
    """A part with its sign; the first one has none."""
    return Part(label, str(amount) if first else f"{amount:+d}".replace("-", "\u2212"))


def rows_of(found: Sum) -> Widget:
    """The parts of a number as lines."""
    lines = [_line(each.label, each.amount, "body") for each in found.parts]
    parts = [Label(found.title, "subheading"), *lines, _line("", found.total, "strong")]
    if found.note:
        parts.append(Paragraph(found.note, "muted", even=False))
    return Column(*parts, gap=4)


def _line(label: str, amount: str, style: str) -> Widget:
    words = Paragraph(label, style, even=False)
    return Row(words, Label(amount, style, "bright", x=1.0), grow=words, gap=24)


class SumCard(HoverCard):
    """A hover card that says where numbers come from."""

    def __init__(self, *found: Sum) -> None:
        super().__init__("")
        self.words.children = [rows_of(each) for each in found]
        self.words.gap = 16
