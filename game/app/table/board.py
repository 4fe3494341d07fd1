"""What a game adds to the board scene, and nothing else.

A class that extends `Board` maps zones to places on screen (widgets made of `Spot`), pieces to
sprites (`sprite`), and adds its panels and its overlay. It knows no option and no rule: what may
be clicked is in `Sight.lit`, and every `Spot` finds that out by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from game.app.drawing.theme import Colour
from game.app.motion.sounds import Sounds
from game.app.table.shares import Shares
from game.app.widgets.base import Widget
from game.app.widgets.cards import CardFace
from game.app.widgets.sums import Sum

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.layout import Box
    from game.app.table.lines import Line
    from game.app.table.overlay import Overlay
    from game.app.table.sight import Sight
    from game.engine.events import Told
    from game.engine.game import Rival
    from game.engine.options import Option
    from game.engine.steps import Ask
    from game.engine.table import Face, Piece, Reading, Seat, Table, Zone


@frozen
class Phases:
    """The phases of a round, and which of them is being played (-1 for none)."""

    names: tuple[str, ...] = ()
    now: int = -1


@frozen(eq=False)
class Drawer:
    """A tab at the right of the board.

    It opens by itself when something it holds is lit, or while a question is about its place.
    """

    name: str
    title: str
    icon: str
    build: Callable[[], Widget]
    #: Pieces and zones that belong here; pieces fly to and from the tab while it is closed.
    holds: frozenset[str] = frozenset()
    #: The place on the table whose goods these are.
    place: str = ""


@frozen
class Good:
    """Something that is counted: its icon and the colour it is drawn in."""

    icon: str
    tint: Colour


@frozen(eq=False)
class Arms:
    """How a seat is shown in a game that gives it a figure of its own: a colour, a picture."""

    colour: Colour
    draw: Callable[[Canvas, Box], None]


@frozen
class Described:
    """What a piece or a place says of itself: a name, its rule, perhaps a card to enlarge."""

    title: str
    body: str = ""
    face: CardFace | None = None


class Board:
    """The board of a game; every method has a plain default."""

    #: Text keys of `Told` that deserve a banner, the most important first.
    banners: ClassVar[tuple[str, ...]] = ()
    #: What is heard of what is told and moved.
    sounds: ClassVar[Sounds] = Sounds()
    #: Text keys that happen too often to be shown among the last news.
    quiet: ClassVar[frozenset[str]] = frozenset()

    #: Text keys that a short story leaves out: what they tell is seen, or told again right after.
    details: ClassVar[frozenset[str]] = frozenset()

    #: Text keys after which the story rests a moment before the rest of a decision is shown.
    rests: ClassVar[frozenset[str]] = frozenset()
    #: Text keys that tell how dice fell: those roll large, and nothing tells it before they lie.
    rolls: ClassVar[frozenset[str]] = frozenset()
    #: Whether the story stops before each round for what the last one brought everybody.
    sums_up_rounds: ClassVar[bool] = True
    #: Whether a portrait stands on what others brought to the table meanwhile; not where every
    #: piece says whose it is.
    portrays: ClassVar[bool] = True
    #: What counters count, by the counter's name: it is seen to reach its owner.
    goods: ClassVar[Mapping[str, Good]] = {}
    #: The icon beside a score.
    score_icon: ClassVar[str] = ""

    def headline(self, sight: Sight) -> str:
        """Where in the game we are, in a few words."""
        return ""

    def phases(self, sight: Sight) -> Phases:
        """The phases of a round, for the top bar."""
        return Phases()

    def shares(self, sight: Sight) -> Shares:
        """How the page is shared out, in a window of this shape, at this size of text."""
        return Shares()

    def middle(self, sight: Sight) -> Widget:
        """The table that all share."""
        raise NotImplementedError

    def drawers(self, sight: Sight) -> tuple[Drawer, ...]:
        """Tabs at the right: offers, piles, whatever is looked at now and then."""
        return ()

    def seat(self, sight: Sight, seat: Seat) -> Widget:
        """What everybody should see of a seat at a glance, under its name."""
        return Widget()

    def rival(self, sight: Sight, rival: Rival) -> Widget:
        """What an opponent of the rules' own has, under its name and beside its score."""
        return Widget()

    def theirs(self, sight: Sight, rival: Rival) -> Widget:
        """All that such an opponent has, on its sheet; what `describe` says of it stands below."""
        return self.rival(sight, rival)

    def aside(self, sight: Sight) -> Widget | None:
        """What may stand under the seats where there is room, such as the aim of a solo game."""
        return None

    def own(self, sight: Sight, seat: Seat) -> Widget:
        """All that a seat owns: the panel at the bottom, and the sheet of another seat."""
        raise NotImplementedError

    def score(self, sight: Sight, seat: Seat) -> str:
        """What shows who is ahead; stands beside the name."""
        return ""

    def leads(self, sight: Sight, seat: Seat) -> bool:
        """Whether a score stands out, because nobody has a higher one."""
        return False

    def arms(self, sight: Sight, seat: Seat) -> Arms | None:
        """The figure of a seat, where the game gives it one; else its own emblem stands for it."""
        return None

    def rival_arms(self, sight: Sight, rival: Rival) -> Arms | None:
        """The figure of an opponent of the rules' own."""
        return None

    def badge(self, sight: Sight, seat: Seat) -> str:
        """An icon beside the name of a seat, such as that of the first player."""
        return ""

    def stock(self, table: Reading, seat: Seat) -> Mapping[Good, int]:
        """How much a seat has of each thing: the end of a round tells what changed."""
        return {}

    def seat_of(self, zone: Zone) -> Seat | None:
        """Whose zone it is: what goes there while it is not shown goes to that seat's panel."""
        return None

    def twins(self, seen: Reading, piece: Piece) -> tuple[Piece, ...]:
        """Pieces that are the same choice as this one: where rules offer one, any may be taken."""
        return ()

    def ticks(self, table: Table, told: Told) -> bool:
        """Whether this, told on a table that has counted it, is shown alone for a beat."""
        return False

    def line(self, sight: Sight, option: Option) -> Line | None:
        """How an option stands in the prompt although it touches something that is shown.

        Few things to choose from are read more easily in a list, each with what comes of it and
        with why it may not be chosen.
        """
        return None

    def hints(self, sight: Sight) -> tuple[str, ...]:
        """Numbers before a decision: short sentences under the prompt."""
        return ()

    def covers_lightly(self, step: Ask) -> bool:
        """Whether a question that many turns ask comes behind a light cover.

        The board stays in sight then, as everybody may see it, and only what is a person's own
        waits until that person wants to see it.
        """
        return False

    def is_open(self, option: Option) -> bool:
        """Whether everybody may know of an option: it is lit under a light cover and taken there.

        It must be there whatever its owner holds; what it does is seen by all anyway.
        """
        return False

    def awaits(self, sight: Sight) -> bool:
        """Whether hints are still worked out; the prompt is built again once they are there."""
        return False

    def sprite(
        self, sight: Sight, canvas: Canvas, box: Box, piece: Piece, face: Face | None
    ) -> None:
        """Draw a piece, or the back of one that may not be seen (its name begins with "?")."""
        raise NotImplementedError

    def sums(self, sight: Sight, name: str) -> tuple[Sum, ...]:
        """The parts of a number (as `Sight.number` named it), or of the numbers of a thing."""
        return ()

    def describe(self, sight: Sight, thing: str) -> Described | None:
        """What a piece or a place says when it is pointed at."""
        return None

    def overlay(self, sight: Sight) -> Overlay | None:
        """A stage over the board for what happens now (a battle), or None.

        `sight.decision` is the open question and `sight.mine` says whether it may be answered
        here. Everything the overlay makes with `sight.piece`, `sight.place` and `sight.buttons`
        can be clicked, is reached by keys, and is where motion begins and ends. While it stands,
        the board below only looks.
        """
        return None
