"""Gains: resources for nothing, one of several, and a token that is as good as a trophy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.engine.effects import Standing, Use, Works
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.questions import TrophyPoints
from game.rules.monster_lands.roles import ON_TURN, OnTurn
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.loot import PickLoot
from game.rules.monster_lands.steps.sources import complete, settle
from game.rules.monster_lands.vocabulary import GAINED, Resources

#: What the victor has along.
_WINNERS = ("talent", "equipment", "loot")


def why_not_gained(resources: Resources) -> str | None:
    """What nobody can gain, for authors."""
    strange = [name for name in resources if name not in GAINED]
    return f"gives no {strange[0]}; it gives: {', '.join(GAINED)}" if strange else None


@frozen
class Gain(OnTurn):
    """Gives resources: gold, glory, potions, venoms, Defence tokens or loot."""

    kind = "gain"
    works: ClassVar[Works] = {
        **ON_TURN,
        "any_time": ("loot",),
        "on_capture": _WINNERS,
        "on_kill": _WINNERS,
        "on_defeat": _WINNERS,
        "on_conquest": _WINNERS,
    }
    resources: Resources

    def why_unfit(self, carrier: str, window: str) -> str | None:
        """Only what can be gained."""
        return why_not_gained(self.resources)

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Loot must be on show."""
        if self._is_picked(use) and not table.zone(zones.LOOT):
            return refuse("ml-why-no-loot")
        return None

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """Which loot, while there is still a way back."""
        return PickLoot(use.seat, True, use.source, dice) if self._is_picked(use) else None

    def _is_picked(self, use: Use) -> bool:
        return use.window in ON_TURN and "loot" in self.resources

    def apply(self, play: Play, use: Use) -> None:
        """All of it, but for the loot that was picked."""
        resources = dict(self.resources)
        if self._is_picked(use):
            resources["loot"] -= 1
        gain(play, use.seat, resources)


@frozen
class GainChoice(OnTurn):
    """Gives one of several."""

    kind = "gain_choice"
    works: ClassVar[Works] = {"deployment": _WINNERS, "any_time": ("loot",)}
    after_dice = False
    options: tuple[Resources, ...]

    def why_unfit(self, carrier: str, window: str) -> str | None:
        """Only what can be gained."""
        return why_not_gained({name: 1 for each in self.options for name in each})

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """Which one."""
        return ChooseGain(use.seat, use.source)


@frozen
class TakeGain(Option):
    """Take this one of several."""

    item: str
    count: int

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-take", goods=goods({self.item: self.count}))


@frozen
class ChooseGain(Ask):
    """A card that gives one of several things."""

    seat: Seat
    card: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-gain", seat=self.seat, card=self.card)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What it names."""
        (effect,) = effects(self.card, GainChoice)
        for each in effect.options:
            for item, count in each.items():
                yield TakeGain(item, count), None
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Take it."""
        if isinstance(choice, TakeGain):
            settle(play, self.seat, self.card)
            gain(play, self.seat, {choice.item: choice.count})
            complete(play, self.seat, self.card)


@frozen
class TrophyToken(Standing[TrophyPoints], OnTurn):
    """Scores like a trophy while it is kept, or is sold."""

    kind = "trophy_token"
    works: ClassVar[Works] = {"any_time": ("loot",)}
    answers = TrophyPoints
    value: int
    sell_gold: int

    def change(self, value: int, question: TrophyPoints) -> int:
        """Points while it is kept."""
        return value + self.value

    def apply(self, play: Play, use: Use) -> None:
        """Sell it."""
        gain(play, use.seat, {zones.GOLD: self.sell_gold})


STEPS = (ChooseGain,)
OPTIONS = (TakeGain,)
