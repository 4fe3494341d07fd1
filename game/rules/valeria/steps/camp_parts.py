"""The parts of a plan that is being put together, and the option that holds all of it."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Option, Piece, Text, text

#: How a change of a die is written: a sign, then the die.
UP, DOWN, FLIP = "+", "-", "~"


@frozen
class ChoosePlan(Option):
    """Carry out this plan."""

    says: ClassVar[str] = "val-option-plan"
    part: ClassVar[bool] = True
    plan: Piece
    cost: int


@frozen
class ChooseInstead(ChoosePlan):
    """Carry out another plan than the one chosen so far."""

    back: ClassVar[bool] = True


@frozen
class PutPlanBack(Option):
    """Choose no plan yet."""

    says: ClassVar[str] = "val-option-plan-back"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    plan: Piece


@frozen
class CommitDie(Option):
    """Put this die on the plan."""

    says: ClassVar[str] = "val-option-commit"
    part: ClassVar[bool] = True
    die: Piece
    face: int


@frozen
class KeepDie(Option):
    """Leave this die on its troop space."""

    says: ClassVar[str] = "val-option-keep"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    die: Piece
    face: int


@frozen
class RaiseDie(Option):
    """A Magic raises this die by 1."""

    says: ClassVar[str] = "val-option-raise"
    part: ClassVar[bool] = True
    die: Piece
    face: int


@frozen
class LowerDie(Option):
    """A Magic lowers this die by 1."""

    says: ClassVar[str] = "val-option-lower"
    part: ClassVar[bool] = True
    die: Piece
    face: int


@frozen
class FlipDie(Option):
    """A gem turns this die over."""

    says: ClassVar[str] = "val-option-flip"
    part: ClassVar[bool] = True
    die: Piece
    face: int


@frozen
class TakeChangeBack(Option):
    """Take the last change of this die back."""

    says: ClassVar[str] = "val-option-unchange"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    die: Piece
    face: int


@frozen
class MakeWild(Option):
    """A gem makes this die wild."""

    says: ClassVar[str] = "val-option-wild"
    part: ClassVar[bool] = True
    die: Piece


@frozen
class MakeTame(Option):
    """This die is not wild, after all."""

    says: ClassVar[str] = "val-option-tame"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    die: Piece


@frozen
class CarryOutPlan(Option):
    """Carry out the plan as it was put together."""

    closes: ClassVar[bool] = True
    plan: Piece
    dice: tuple[Piece, ...]
    wilds: tuple[Piece, ...] = ()
    #: Changes of dice in order, each a sign and a die: ``+orc.1``, ``~gnoll.4``.
    changes: tuple[str, ...] = ()

    def touches(self) -> tuple[str, ...]:
        """It has a button of its own."""
        return ()

    def label(self) -> Text:
        """The button's words."""
        return text("val-option-carry-out", plan=self.plan)


STEPS = ()
OPTIONS = (
    ChoosePlan,
    ChooseInstead,
    PutPlanBack,
    CommitDie,
    KeepDie,
    RaiseDie,
    LowerDie,
    FlipDie,
    TakeChangeBack,
    MakeWild,
    MakeTame,
    CarryOutPlan,
)
