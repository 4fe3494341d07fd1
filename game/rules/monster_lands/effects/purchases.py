"""What cards do in the Citadel: lower prices, bonuses, room, and things free of gold."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Ask, Piece, Play, Reading, Refusal
from game.engine.effects import Standing, Use, Works
from game.rules.monster_lands.effects.gains import why_not_gained
from game.rules.monster_lands.questions import Price, Room
from game.rules.monster_lands.refusals import why_not_free_gear, why_not_free_recruit
from game.rules.monster_lands.roles import ON_TURN, OnTurn, OnVisit
from game.rules.monster_lands.steps.bazaar import FreeGear
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.tavern import FreeHire
from game.rules.monster_lands.vocabulary import Resources

_WORN = ("talent", "equipment")


def _why_another_building(building: str, window: str) -> str | None:
    right = f"on_{building}"
    return None if window == right else f"for {building} works in the window {right}"


@frozen
class Discount(Standing[Price]):
    """Lowers the price of one purchase, down to the floor."""

    kind = "discount"
    works: ClassVar[Works] = {"on_hunter": _WORN, "on_tavern": _WORN, "on_bazaar": _WORN}
    answers = Price
    building: Literal["hunter", "tavern", "bazaar"]
    amount: int
    floor: int

    def why_unfit(self, carrier: str, window: str) -> str | None:
        """Its window is that of its building."""
        return _why_another_building(self.building, window)

    def change(self, value: int, question: Price) -> int:
        """The lower price."""
        return max(self.floor, value - self.amount)


@frozen
class BuildingBonus(OnVisit):
    """More resources when its owner visits the building."""

    kind = "building_bonus"
    works: ClassVar[Works] = {"on_mine": _WORN}
    building: Literal["mine"]
    resources: Resources

    def why_unfit(self, carrier: str, window: str) -> str | None:
        """Only what can be gained."""
        return why_not_gained(self.resources)

    def apply(self, play: Play, use: Use) -> None:
        """Take them."""
        gain(play, use.seat, self.resources)


@frozen
class Storage(Standing[Room]):
    """The clan board holds more of something."""

    kind = "storage"
    works: ClassVar[Works] = {"passive": ("talent",)}
    answers = Room
    item: Literal["trap", "defence", "potion", "venom"]
    amount: int

    def change(self, value: int, question: Room) -> int:
        """More room for its item."""
        return value + self.amount if question.item == self.item else value


@frozen
class FreeRecruit(OnTurn):
    """Hires without gold; the excess of glory must still reach."""

    kind = "free_recruit"
    works: ClassVar[Works] = {**ON_TURN, "any_time": ("loot",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Somebody must be there who would come (ruling 18)."""
        return why_not_free_recruit(table, use.seat)

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """Who."""
        return FreeHire(use.seat, use.source, dice)


@frozen
class FreeEquipment(OnTurn):
    """Takes a card of the Bazaar without gold."""

    kind = "free_equipment"
    works = ON_TURN

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """A card must be on show, and somebody at home."""
        return why_not_free_gear(table, use.seat)

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """Which card."""
        return FreeGear(use.seat, use.source, dice)


STEPS = ()
OPTIONS = ()
