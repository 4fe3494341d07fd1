"""Effects that are never used but stand: they change the answer to a question of the rules.

A rule asks with a frozen question of its game ("what does this card cost this seat?") and a number
to begin with; what stands changes it, source by source. Which sources count is the rule's affair:
a stall, worn equipment, the top card of a pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from game.engine.effects.kinds import Effect
from game.engine.table import Piece
from game.engine.values import Value


class Question(Value):
    """Base of a game's questions: small frozen values, made once."""

    __slots__ = ()


Q = TypeVar("Q", bound=Question)


class Standing(Effect, Generic[Q]):
    """An effect that changes the answer to one kind of question."""

    __slots__ = ()

    #: The class of question that it answers.
    answers: ClassVar[type[Question]]

    def change(self, value: int, question: Q) -> int:
        """The number after this effect."""
        raise NotImplementedError


def terms(
    question: Question, value: int, sources: Iterable[tuple[Piece, Iterable[Effect]]]
) -> list[tuple[Piece, int]]:
    """What each source adds or takes, in order; those that change nothing are left out."""
    found: list[tuple[Piece, int]] = []
    for source, effects in sources:
        changed = answer(question, value, answering(effects, type(question)))
        if changed != value:
            found.append((source, changed - value))
        value = changed
    return found


def answering(effects: Iterable[Effect], asked: type[Q]) -> tuple[Standing[Q], ...]:
    """Those of some effects that answer a kind of question."""
    return tuple(
        effect for effect in effects if isinstance(effect, Standing) and effect.answers is asked
    )


def answer(question: Q, value: int, standing: Iterable[Standing[Q]]) -> int:
    """The number after everything that stands and answers this question."""
    for effect in standing:
        value = effect.change(value, question)
    return value
