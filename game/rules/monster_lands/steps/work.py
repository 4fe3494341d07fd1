"""A managed region at work: dice for its ability, once a round (DP-21)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from attrs import field, frozen

from game.engine import Ask, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, effects
from game.rules.monster_lands.deeds import add_dice
from game.rules.monster_lands.refusals import payments
from game.rules.monster_lands.steps.bazaar import FreeGear
from game.rules.monster_lands.steps.common import back_to_turn, leads_back_here, with_way_back
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.loot import PickLoot
from game.rules.monster_lands.steps.placing import shown
from game.rules.monster_lands.steps.sources import settle
from game.rules.monster_lands.steps.tavern import FreeHire
from game.rules.monster_lands.views import colour_of
from game.rules.monster_lands.vocabulary import (
    Effect,
    ExchangeDice,
    FreeEquipment,
    FreeRecruit,
    Gain,
    PayDice,
    Payment,
)


@frozen
class PayDiceOf(Option):
    """Give these dice."""

    dice: tuple[Piece, ...]
    #: What they show, for the label alone; 0 for dice that show nothing.
    faces: tuple[int, ...] = field(default=(), eq=False)

    def touches(self) -> tuple[str, ...]:
        """The dice in the pool."""
        return self.dice

    def label(self) -> Text:
        """The button's words."""
        faces = tuple(face for face in self.faces if face)
        dice = tuple(colour_of(die) for die in self.dice)
        return text("ml-option-pay-dice", dice=dice, faces=faces)


def ways_to_pay(table: Reading, seat: Seat, pay: Payment) -> list[Option]:
    """Every different set of dice of the pool that pays."""
    pool = table.zone(zones.pool(seat))
    wanted = {tuple(sorted(way)) for way in pay}
    found: dict[tuple[tuple[str, object], ...], PayDiceOf] = {}
    for size in {len(way) for way in pay}:
        for dice in combinations(pool, size):
            if tuple(sorted(colour_of(die) for die in dice)) in wanted:
                look = sorted((colour_of(die), table.faces.get(die, 0)) for die in dice)
                faces = tuple(shown(table, die) for die in dice)
                found.setdefault(tuple(look), PayDiceOf(dice, faces))
    return list(found.values())


def apply(play: Play, seat: Seat, effect: Effect) -> None:
    """What a region, a talent or a loot gives in Deployment, once it is paid for."""
    match effect:
        case Gain(resources):
            gain(play, seat, resources)
        case ExchangeDice(_, dice):
            add_dice(play, seat, dice)
        case PayDice(_, then):
            for inner in then:
                apply(play, seat, inner)


@leads_back_here
@frozen
class PayRegion(Ask):
    """Which dice go on the region."""

    seat: Seat
    region: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-region-dice", seat=self.seat, region=self.region)

    def options(self, table: Reading) -> Sequence[Option]:
        """Every different set that pays."""
        return with_way_back(ways_to_pay(table, self.seat, payments(self.region)))

    def resolve(self, play: Play, choice: Option) -> None:
        """Place them and take what the region gives."""
        if not isinstance(choice, PayDiceOf):
            back_to_turn(play, self.seat)
            return
        question = _to_be_chosen(self.seat, self.region, choice.dice)
        if question is not None:
            play.push(question)
            return
        settle(play, self.seat, self.region, choice.dice)
        for effect in ability_of(self.region).effects:
            apply(play, self.seat, effect)


def _to_be_chosen(seat: Seat, region: Piece, dice: tuple[Piece, ...]) -> Ask | None:
    """What is still to be chosen before the dice are placed, if the region leaves a choice."""
    for effect in effects(region, PayDice):
        for inner in effect.then:
            if isinstance(inner, FreeRecruit):
                return FreeHire(seat, region, dice)
            if isinstance(inner, FreeEquipment):
                return FreeGear(seat, region, dice)
            if isinstance(inner, Gain) and "loot" in inner.resources:
                return PickLoot(seat, True, region, dice)
    return None


STEPS = (PayRegion,)
OPTIONS = (PayDiceOf,)
