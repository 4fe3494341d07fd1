"""What a board may see and make: the table through one seat's eyes, what is lit, and spots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import pygame
from attrs import define, field

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.theme import SEAT_COLOURS, Colour
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY, SeatInfo
from game.app.table.answers import Answer
from game.app.table.camera import Camera, Standing
from game.app.table.corner import Corner
from game.app.table.numbers import SCORE, Number, score_of
from game.app.table.spot import Draw, Spot
from game.app.widgets import Button, Column, HoverCard, Paragraph, Row, Widget
from game.app.widgets.base import Change
from game.app.widgets.cards import CardFace
from game.app.widgets.cardview import CardView
from game.app.widgets.sums import Sum, rows_of
from game.engine.options import Option, Refusal
from game.engine.steps import Decision, Sealed
from game.engine.table import Face, Table

if TYPE_CHECKING:
    from game.app.drawing.look import Look
    from game.app.table.board import Board
    from game.app.telling.words import Speech

Bound = TypeVar("Bound", bound=Spot)


@define(eq=False)
class Sight:
    """The table as one seat may see it now, and the means to show it."""

    match: Match
    board: Board
    #: The table without what the viewer may not see. Never the table itself.
    view: Table
    viewer: int
    decision: Decision | None
    words: Speech
    look: Look
    #: Things that a click on would answer the open question -> numbers of the options.
    lit: Mapping[str, tuple[int, ...]]
    #: Answers the question with one of these options (asks which, if there are several).
    pick: Callable[[str, tuple[int, ...]], Change | None]
    #: Pieces and places the open question is about: chosen, but nothing has happened yet.
    chosen: frozenset[str] = frozenset()
    #: Hidden pieces that the viewer has looked at, and that not everybody knows.
    known: frozenset[str] = frozenset()
    #: Pieces in flight, which their spots leave out.
    hidden: set[str] = field(factory=set)
    #: How many events of the last commit have been told, while it is told in several acts; the
    #: question that is open is then still to come.
    upto: int | None = None
    #: The text key that was told last, in such an act.
    told: str = ""

    @property
    def mine(self) -> bool:
        """Whether the viewer may answer the open question."""
        asked = self.decision is not None and self.decision.seat == self.viewer
        return asked and self.upto is None

    @property
    def is_open(self) -> bool:
        """Whether somebody's question can be answered while what is theirs is covered."""
        return self.viewer == NOBODY and bool(self.lit)

    @property
    def asked(self) -> int:
        """Who is seen to decide; nobody during an act, or to others while answers are sealed."""
        if self.decision is None or self.upto is not None:
            return NOBODY
        agenda = self.match.session.table.agenda
        sealed = bool(agenda) and isinstance(agenda[-1], Sealed)
        return NOBODY if sealed and not self.mine else self.decision.seat

    def seat(self, seat: int) -> SeatInfo:
        """Who sits there."""
        return self.match.seats[seat]

    def colour(self, seat: int) -> Colour:
        """The colour of a seat."""
        return SEAT_COLOURS.get(self.seat(seat).colour, SEAT_COLOURS["slate"])

    def called(self, thing: str, arg: str = "card") -> str:
        """The name of a piece or a place in the reader's language."""
        found = self.match.game.naming(arg, thing, self.words.lang)
        return str(found) if found is not None else ""

    def piece(self, piece: str, draw: Draw | None = None, also: Sequence[str] = ()) -> Spot:
        """A spot for a piece: where it lies, what a click on it means, what it says."""
        return self.place(piece, draw or self._drawer(piece), also=also)

    def place(
        self, thing: str, draw: Draw | None = None, *children: Widget, also: Sequence[str] = ()
    ) -> Spot:
        """A spot for a zone or a piece drawn in a way of its own."""
        return self.bind(Spot(thing, draw, *children, also=also, hidden=self.hidden))

    def bind(self, spot: Bound) -> Bound:
        """Tell a spot what a click on it means now, and what it says."""
        numbers = self.numbers(*spot.things)
        spot.numbers, spot.enabled = numbers, bool(numbers)
        spot.does = self.meaning(numbers)
        spot.taken = not self.chosen.isdisjoint(spot.things)
        spot.known = not self.known.isdisjoint(spot.things)
        spot.on_press = lambda: self.pick(spot.thing, numbers)
        spot.tip = lambda: self.explain(spot.thing)
        return spot

    def number(self, name: str) -> Number:
        """A place for a number of the board, which tells its parts."""
        return Number(name, lambda: self.sums(name))

    def sums(self, name: str) -> tuple[Sum, ...]:
        """Where a number comes from, by its name, or the numbers that a thing has."""
        if name.startswith(SCORE):
            return score_of(self, int(name.removeprefix(SCORE)))
        return self.board.sums(self, name)

    def camera(self, world: Size, things: Sequence[Standing], ground: Draw | None = None) -> Camera:
        """A window on a table larger than its box: things, and their boxes in that world."""
        camera = Camera(world, things, ground)
        camera.equip(Corner(camera, self.words))
        return camera

    def numbers(self, *things: str) -> tuple[int, ...]:
        """The options that a click on one of these things may mean."""
        found = [number for thing in things for number in self.lit.get(thing, ())]
        return tuple(dict.fromkeys(found))

    def _drawer(self, piece: str) -> Draw:
        def draw(canvas: Canvas, box: Box) -> None:
            self.board.sprite(self, canvas, box, piece, self.view.face(piece))

        return draw

    def picture(self, piece: str, face: Face | None, box: Box) -> pygame.Surface:
        """A piece alone, for its flight."""
        canvas = Canvas.blank(self.look, (self.look.px(box.w), self.look.px(box.h)))
        with self.nothing_hidden():
            self.board.sprite(self, canvas, Box(0, 0, box.w, box.h), piece, face)
        return canvas.surface

    @contextmanager
    def nothing_hidden(self) -> Iterator[None]:
        """Everything is seen for a moment, also what is in flight."""
        hidden = set(self.hidden)
        self.hidden.clear()
        try:
            yield
        finally:
            self.hidden.update(hidden)

    def button(self, number: int, kind: str = "secondary", key: str | None = None) -> Button:
        """A button for an option of the open question."""
        assert self.decision is not None
        option = self.decision.options[number]
        label = self.words.say(option.label())
        return Answer(
            label, lambda: self.pick("", (number,)), kind, key=key, name=f"option:{number}",
            meaning=self.meaning((number,)),
        )  # fmt: skip

    def meaning(self, numbers: Sequence[int]) -> str:
        """Which answer to which question of whom a click on something of these options gives."""
        decision = self.decision
        if decision is None:
            return ""
        options = [repr(decision.options[number]) for number in numbers]
        return " ".join((repr(decision.step), str(decision.seat), *options))

    @property
    def refused(self) -> list[tuple[Option, Refusal]]:
        """What comes into question and may not be chosen now, with the reason."""
        offers = self.match.session.offers if self.mine else ()
        return [(option, refusal) for option, refusal in offers if refusal is not None]

    def dead_button(self, option: Option, refusal: Refusal) -> Button:
        """A button for an option that may not be chosen; it says why not."""
        label, why = self.words.say(option.label()), self.words.say(refusal.text)
        button = Button(label, lambda: None, name=f"refused:{label}", enabled=False)
        button.tip = lambda: HoverCard(label, why_not=why)
        return button

    def explain(self, thing: str, refusing: bool = True) -> Widget | None:
        """What a thing says: its card enlarged, its rule, and why it cannot be used now."""
        said = self.board.describe(self, thing)
        why = self.why_not(thing) if refusing else ""
        if said is None:
            return HoverCard("", why_not=why) if why else None
        body = said.body
        if thing in self.known:
            body = "\n".join(filter(None, (body, self.words("ui-board-known"))))
        card = (
            HoverCard(said.title, body, why)
            if said.face is None
            else _CardNote(said.face, body, why)
        )
        card.words.children += [rows_of(each) for each in self.sums(thing)]
        return card

    def why_not(self, thing: str) -> str:
        """Why a thing cannot be used now; nothing if it can, or if nobody asked."""
        if self.viewer == NOBODY or thing.startswith("?") or thing in self.lit:
            return ""
        if thing in self.chosen:
            # It is in use already; only a draft may say why it cannot be taken back.
            said = [
                why for option, why in self.refused if option.part and thing in option.touches()
            ]
            return self.words.say(said[0].text) if said else ""
        refusal = self.match.session.why_not(self.viewer, thing)
        return self.words.say(refusal.text) if refusal is not None else ""


class _CardNote(HoverCard):
    """A card enlarged, with its rule and a refusal beside it."""

    def __init__(self, face: CardFace, body: str, why_not: str) -> None:
        super().__init__("")
        parts: list[Widget] = []
        if body:
            parts.append(Paragraph(body, "body", even=False))
        if why_not:
            parts.append(Paragraph(why_not, "body", "bad", even=False))
        card = CardView(face, size=(250, 340))
        self.words = Column(*parts, gap=12, y=0.5)
        self.children = [Row(card, self.words, gap=20, grow=self.words)]
