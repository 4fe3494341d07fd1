"""Reactions to what happens: first in, first out, one at a time.

What happens is an occasion. Whatever answers to it waits in a queue, which is a mark of the table,
so that a game can be saved between any two reactions. Those of one occasion wait together: if the
rules let a seat put them in order, it is asked. What a reaction causes goes to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeAlias

from attrs import astuple, frozen

from game.engine.effects.carrying import Carrying
from game.engine.effects.kinds import Use
from game.engine.options import Offer, Option
from game.engine.play import Play
from game.engine.steps import Ask, Auto
from game.engine.table import Piece, Reading, Seat
from game.engine.text import Text, text

#: The mark of the queue; without it nothing waits, and nobody is busy with what does.
QUEUE = "reactions"
#: Uses written as plain tuples, together with the others of their occasion.
Batch: TypeAlias = tuple[tuple[Any, ...], ...]


@frozen
class React(Option):
    """Let this ability of a piece work."""

    says: ClassVar[str] = "effect-react"
    source: Piece
    ability: int


@frozen
class Decline(Option):
    """Let it be."""

    says: ClassVar[str] = "effect-decline"


def _waiting(table: Reading) -> tuple[Batch, ...]:
    waiting = table.marks.get(QUEUE, ())
    assert isinstance(waiting, tuple)
    return waiting


def hold(play: Play) -> None:
    """Let reactions gather from now on, until a `Reactions` step pays them out."""
    play.mark(QUEUE, _waiting(play.table))


@frozen
class Reacting(Ask):
    """The next reaction: done by itself, unless its owner may decline or choose another first.

    A game's own class says what its pieces carry, and whether seats order what is simultaneous.
    """

    carrying: ClassVar[Carrying]
    in_any_order: ClassVar[bool] = False

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("effect-ask-react", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whatever may come first; what cannot happen any more is let be."""
        may_decline = True
        for use in self._first(table):
            ability = self.carrying.ability(use)
            refusal = ability.why_not(table, use)
            yield React(use.source, use.path[0]), refusal
            may_decline &= ability.optional or refusal is not None
        if may_decline:
            yield Decline(), None

    def _first(self, table: Reading) -> list[Use]:
        """What this seat could let happen now."""
        uses = [Use(*each) for each in _waiting(table)[0]]
        return [use for use in uses if use.seat == self.seat] if self.in_any_order else uses[:1]

    def resolve(self, play: Play, choice: Option) -> None:
        """Take it out of the queue, then let it happen."""
        first = self._first(play.table)
        chosen = [
            use
            for use in first
            if isinstance(choice, React) and (use.source, use.path[0]) == astuple(choice)
        ]
        gone = [astuple(use) for use in chosen or first]
        batch, *others = _waiting(play.table)
        rest = tuple(each for each in batch if each not in gone)
        play.mark(QUEUE, (rest, *others) if rest else tuple(others))
        for use in chosen:
            self.carrying.ability(use).apply(play, use)


@frozen
class Reactions(Auto):
    """Whatever waits in the queue, one after the other. A game's own class names its `Reacting`."""

    asking: ClassVar[type[Reacting]]

    def resolve(self, play: Play) -> None:
        """Bring up the next, or end."""
        waiting = _waiting(play.table)
        if waiting:
            play.push(self.asking(waiting[0][0][0]), self)
        else:
            play.mark(QUEUE, None)

    @classmethod
    def occur(cls, play: Play, window: str, seat: Seat, amount: int = 1, cause: Piece = "") -> None:
        """Something has happened: what answers to it goes to the end of the queue."""
        occasion = Use(seat, cause, window, amount=amount)
        answering = cls.asking.carrying.answering(play.table, occasion)
        if amount and answering:
            is_idle = QUEUE not in play.table.marks
            batch = tuple(astuple(use) for use in answering)
            play.mark(QUEUE, (*_waiting(play.table), batch))
            if is_idle:
                play.push(cls())
