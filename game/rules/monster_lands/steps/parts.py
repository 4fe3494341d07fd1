"""What an expedition is put together from, part by part, and the choice that sends it."""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen

from game.engine import Option, Piece, Text, text
from game.rules.monster_lands.views import colour_of, token_of


@frozen
class AddDie(Option):
    """Take this die along."""

    part: ClassVar[bool] = True
    die: Piece
    #: What it shows, for the label alone; 0 for dice that show nothing.
    face: int = field(default=0, eq=False)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-add-die", die=colour_of(self.die), face=self.face)


@frozen
class LeaveDie(Option):
    """Leave this die behind after all."""

    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    die: Piece
    face: int = field(default=0, eq=False)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-leave-die", die=colour_of(self.die), face=self.face)


@frozen
class Lead(Option):
    """Send this member."""

    says: ClassVar[str] = "ml-option-lead"
    part: ClassVar[bool] = True
    member: Piece

    def touches(self) -> tuple[str, ...]:
        """The member and its token."""
        return (self.member, token_of(self.member))


@frozen
class LeadInstead(Lead):
    """Send this member, and not the one chosen before."""

    back: ClassVar[bool] = True


@frozen
class StayHome(Option):
    """Keep this member at home after all."""

    says: ClassVar[str] = "ml-option-stay-home"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    member: Piece

    def touches(self) -> tuple[str, ...]:
        """The member and its token."""
        return (self.member, token_of(self.member))


@frozen
class AddTrap(Option):
    """Lay this trap, face down."""

    says: ClassVar[str] = "ml-option-add-trap"
    part: ClassVar[bool] = True
    trap: Piece


@frozen
class LeaveTrap(Option):
    """Keep this trap on the board after all."""

    says: ClassVar[str] = "ml-option-leave-trap"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    trap: Piece


@frozen
class AddGoods(Option):
    """Take a Defence token or a bottle along."""

    says: ClassVar[str] = "ml-option-add-goods"
    part: ClassVar[bool] = True
    item: str


@frozen
class LeaveGoods(Option):
    """Keep a Defence token or a bottle at home after all."""

    says: ClassVar[str] = "ml-option-leave-goods"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    item: str


@frozen
class SetOut(Option):
    """Go, with all of this; traps lie in this order from the top."""

    says: ClassVar[str] = "ml-option-set-out"
    closes: ClassVar[bool] = True
    dice: tuple[Piece, ...]
    member: Piece
    traps: tuple[Piece, ...] = ()
    defence: int = 0
    potion: int = 0
    venom: int = 0

    @property
    def secret(self) -> bool:  # type: ignore[override]  # most options always are, or never
        """Which traps go is for the owner alone; everything else is seen by all."""
        return bool(self.traps)

    def touches(self) -> tuple[str, ...]:
        """Nothing: what goes along was touched part by part."""
        return ()

    def label(self) -> Text:
        """The button's words."""
        return text(self.says)


STEPS = ()
OPTIONS = (
    AddDie,
    LeaveDie,
    Lead,
    LeadInstead,
    StayHome,
    AddTrap,
    LeaveTrap,
    AddGoods,
    LeaveGoods,
    SetOut,
)
