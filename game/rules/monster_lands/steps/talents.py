"""Talents and loot that work on the dice and stores of one's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from attrs import field, frozen

from game.engine import Ask, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, effects
from game.rules.monster_lands.deeds import add_dice, pay, use
from game.rules.monster_lands.steps.common import Back, with_way_back
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.placing import distinct, shown
from game.rules.monster_lands.steps.sources import settle
from game.rules.monster_lands.steps.work import PayDiceOf, apply, ways_to_pay
from game.rules.monster_lands.views import Clan, colour_of, times_used
from game.rules.monster_lands.vocabulary import (
    BuyDie,
    ConvertDie,
    ExchangeDice,
    Gain,
    GainChoice,
    Payment,
)


@frozen
class UseTalent(Option):
    """Use what a card can do in Deployment."""

    card: Piece

    def touches(self) -> tuple[str, ...]:
        """The card."""
        return (self.card,)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-talent", card=self.card)


def pool_covers(table: Reading, seat: Seat, pay: Payment) -> bool:
    """Whether the pool holds one of the sets of dice."""
    pool = [colour_of(die) for die in table.zone(zones.pool(seat))]
    return any(all(pool.count(each) >= way.count(each) for each in way) for way in pay)


@cache
def is_for_deployment(card: Piece) -> bool:
    """Whether a card can do anything on one's own turn."""
    return ability_of(card).window == "deployment"


def why_not_talent(table: Reading, seat: Seat, card: Piece) -> Refusal | None:
    """Why a card cannot be used on one's turn (once a round; rulings 25 and 26)."""
    ability = ability_of(card)
    if times_used(table, card):
        return refuse("ml-why-used", card=card)
    if not is_for_deployment(card):
        return refuse("ml-why-window", card=card, window=ability.window)
    clan = Clan(table, seat)
    for effect in ability.effects:
        if isinstance(effect, BuyDie):
            if effect.only_at_home and not clan.is_home(card):
                return refuse("ml-why-away", member=card)
            if clan.gold < effect.gold:
                return refuse("ml-why-gold", cost=effect.gold, gold=clan.gold)
        if isinstance(effect, ConvertDie) and not clan.pool:
            return refuse("ml-why-no-dice")
    return None


def begin_talent(play: Play, seat: Seat, card: Piece) -> None:
    """Use it, or ask what it leaves open."""
    for effect in ability_of(card).effects:
        match effect:
            case Gain(resources):
                _used(play, seat, card)
                gain(play, seat, resources)
            case GainChoice():
                play.push(ChooseGain(seat, card))
            case BuyDie(gold, die, count):
                _used(play, seat, card)
                pay(play, seat, gold)
                add_dice(play, seat, {die: count})
            case ConvertDie():
                play.push(SwapDie(seat, card))


def _used(play: Play, seat: Seat, card: Piece) -> None:
    play.tell("ml-talent-used", seat=seat, card=card)
    use(play, card)


@frozen
class TakeGain(Option):
    """Take this one of several."""

    item: str
    count: int

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-take", item=self.item, count=self.count)


@frozen
class ChooseGain(Ask):
    """A talent that gives one of several things."""

    seat: Seat
    card: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-gain", seat=self.seat, card=self.card)

    def options(self, table: Reading) -> Sequence[Option]:
        """What it names."""
        (effect,) = effects(self.card, GainChoice)
        found: list[Option] = [
            TakeGain(item, count) for each in effect.options for item, count in each.items()
        ]
        return [*found, Back()]

    def resolve(self, play: Play, choice: Option) -> None:
        """Take it."""
        if isinstance(choice, TakeGain):
            _used(play, self.seat, self.card)
            gain(play, self.seat, {choice.item: choice.count})


@frozen
class Swap(Option):
    """Swap this die for one of another colour."""

    die: Piece
    colour: str
    #: What it shows, for the label alone; 0 for dice that show nothing.
    face: int = field(default=0, eq=False)

    def touches(self) -> tuple[str, ...]:
        """The die in the pool."""
        return (self.die,)

    def label(self) -> Text:
        """The button's words."""
        die, face = colour_of(self.die), self.face
        return text("ml-option-swap", die=die, face=face, colour=self.colour)


@frozen
class SwapDie(Ask):
    """Which die a novice swaps, and for what; it lies with the novice until Cleanup (R31)."""

    seat: Seat
    card: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-swap", seat=self.seat, card=self.card)

    def options(self, table: Reading) -> Sequence[Option]:
        """Every different die into every other colour."""
        (effect,) = effects(self.card, ConvertDie)
        found: list[Option] = [
            Swap(die, colour, shown(table, die))
            for die in distinct(table, table.zone(zones.pool(self.seat)))
            for colour in effect.colours
            if colour != colour_of(die) and colour_of(die) in effect.colours
        ]
        return [*found, Back()]

    def resolve(self, play: Play, choice: Option) -> None:
        """Give the die up and take the other."""
        if not isinstance(choice, Swap):
            return
        _used(play, self.seat, self.card)
        play.move(choice.die, to=zones.spent(self.seat))
        add_dice(play, self.seat, {choice.colour: 1})


@frozen
class PayForLoot(Ask):
    """Which dice a loot token takes for others."""

    seat: Seat
    loot: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-loot-dice", seat=self.seat, loot=self.loot)

    def options(self, table: Reading) -> Sequence[Option]:
        """Every different set that pays."""
        (exchange,) = effects(self.loot, ExchangeDice)
        return with_way_back(ways_to_pay(table, self.seat, exchange.pay))

    def resolve(self, play: Play, choice: Option) -> None:
        """Give them and take the others."""
        if not isinstance(choice, PayDiceOf):
            return
        settle(play, self.seat, self.loot, choice.dice)
        for effect in effects(self.loot, ExchangeDice):
            apply(play, self.seat, effect)


STEPS = (ChooseGain, SwapDie, PayForLoot)
OPTIONS = (UseTalent, TakeGain, Swap)
