"""Steps of the rules, the options they offer, and refusals.

A step is a small frozen value on the agenda. `Auto` steps resolve by themselves; an `Ask` step
offers options to a seat and resolves with the one chosen. When a step is resolved it has already
left the agenda; what comes next is pushed. Steps hold ids and numbers, never pieces' owners,
functions or closures, so that a game can be saved in the middle of anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from game.engine.text import Arg, Text, text
from game.engine.values import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.play import Play
    from game.engine.table import Reading, Seat


class Option(Value):
    """Something a seat may choose. Subclasses are frozen attrs classes, one a verb."""

    __slots__ = ()

    #: Only the chooser may know it (others see that something was chosen).
    secret: ClassVar[bool] = False
    #: A way back in a chain of small choices; players without hands never see it while there is
    #: another way.
    back: ClassVar[bool] = False
    #: Rearranges and may be done over and over; players without hands see it once between two
    #: real choices.
    idle: ClassVar[bool] = False

    def touches(self) -> tuple[str, ...]:
        """The pieces and zones that a click on the board would mean."""
        return ()

    def label(self) -> Text:
        """The button's words."""
        raise NotImplementedError


@frozen
class Unknown(Option):
    """Stands in another seat's view for a choice that was made in secret."""

    def label(self) -> Text:
        """Say that something was chosen, and not what."""
        return text("option-unknown")


class Step(Value):
    """One small rule waiting its turn on the agenda."""

    __slots__ = ()

    asks: ClassVar[bool] = False

    def masked(self, seat: Seat) -> Step:
        """This step as another seat may know it; a step that holds secrets overrides it."""
        return self


class Auto(Step):
    """A step that needs nobody."""

    __slots__ = ()

    def resolve(self, play: Play) -> None:
        """Write what happens."""
        raise NotImplementedError


class Ask(Step):
    """A step that asks a seat to choose; subclasses have a `seat` field."""

    __slots__ = ()

    asks: ClassVar[bool] = True
    #: Ask even when only one option is left, because the player should see it happen.
    shown: ClassVar[bool] = False

    if TYPE_CHECKING:

        @property
        def seat(self) -> Seat:
            """Who decides."""

    def options(self, table: Reading) -> Sequence[Option]:
        """What may be chosen now, never empty; only looks."""
        raise NotImplementedError

    def resolve(self, play: Play, choice: Option) -> None:
        """Write what the choice does."""
        raise NotImplementedError

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        raise NotImplementedError

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Why a piece or zone that nothing lights up cannot be chosen now."""
        return None


@frozen
class Refusal:
    """Why not: a text key and what it speaks of. A value, never an exception."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def text(self) -> Text:
        """The sentence that explains it."""
        return Text(self.key, self.args)


def refuse(key: str, **args: Arg) -> Refusal:
    """Refuse with a reason: ``refuse("not-enough-gold", missing=2)``."""
    return Refusal(key, tuple(args.items()))


@frozen
class Decision:
    """A question that is open: who is asked, by which step, and what may be answered."""

    seat: Seat
    step: Ask
    options: tuple[Option, ...]
