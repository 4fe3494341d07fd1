"""Effects that stand: strength, prices, and what an uncovered space opens."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine.effects import Standing, Works
from game.rules.valeria.questions import Limit, Opens, Price, Strength, Wild
from game.rules.valeria.vocabulary import Limited, PlanType, SlotName


@frozen
class AddStrength(Standing[Strength]):
    """Adds to the raw strength of plans, perhaps of one type only."""

    kind = "strength"
    works: ClassVar[Works] = {"strength": ("permanent", "space")}
    answers = Strength
    amount: int
    type: PlanType | None = None

    def change(self, value: int, question: Strength) -> int:
        """Still limited by Influence."""
        return value + self.amount if self.type in (None, question.type) else value


@frozen
class Discount(Standing[Price]):
    """Lowers what is to be paid; surplus is lost (ruling 69)."""

    kind = "discount"
    works: ClassVar[Works] = {"paying": ("permanent",)}
    answers = Price
    from_: Literal["champion", "plan", "bonus"]
    amount: int

    def change(self, value: int, question: Price) -> int:
        """All discounts add up before the floor of nothing."""
        return value - self.amount if self.from_ == question.of else value


@frozen
class RaiseLimit(Standing[Limit]):
    """Raises a limit of the board to a number, or by one."""

    kind = "limit"
    works: ClassVar[Works] = {"open": ("space",)}
    answers = Limit
    of: Limited
    to: int = 0
    more: int = 0

    def change(self, value: int, question: Limit) -> int:
        """The highest uncovered value counts (ruling 31)."""
        return max(value, self.to) + self.more if self.of == question.of else value


@frozen
class OpenSlot(Standing[Opens]):
    """Opens a reserve slot."""

    kind = "open_slot"
    works: ClassVar[Works] = {"open": ("space",)}
    answers = Opens
    slot: SlotName

    def change(self, value: int, question: Opens) -> int:
        """One slot each."""
        return 1 if self.slot == question.slot else value


@frozen
class WildTroop(Standing[Wild]):
    """Dice of the board's troop match any symbol."""

    kind = "wild_troop"
    works: ClassVar[Works] = {"open": ("space",)}
    answers = Wild

    def change(self, value: int, question: Wild) -> int:
        """Yes."""
        return 1
