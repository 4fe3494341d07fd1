"""Dice of the pool: bought, swapped, exchanged, and given for something else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar

from attrs import field, frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.engine.effects import Effect, Standing, Use, Works
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects
from game.rules.monster_lands.deeds import add_dice, pay
from game.rules.monster_lands.questions import DiceBrought
from game.rules.monster_lands.roles import ON_TURN, OnTurn
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.placing import distinct, shown
from game.rules.monster_lands.steps.sources import complete, settle
from game.rules.monster_lands.views import Clan, bearer, colour_of, is_gear
from game.rules.monster_lands.vocabulary import Colour, Payment


@frozen
class BuyDie(OnTurn):
    """Gold for dice of this round."""

    kind = "buy_die"
    works = ON_TURN
    gold: int
    die: Colour
    count: int
    only_at_home: bool

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The gold must be there, and perhaps whoever deals (rulings 25 and 26)."""
        clan = Clan(table, use.seat)
        dealer = bearer(table, use.source) if is_gear(use.source) else use.source
        if self.only_at_home and dealer.startswith("member.") and not clan.is_home(dealer):
            return refuse("ml-why-away", member=dealer)
        if clan.gold < self.gold:
            return refuse("ml-why-gold", cost=self.gold, gold=clan.gold)
        return None

    def apply(self, play: Play, use: Use) -> None:
        """Pay and take them."""
        pay(play, use.seat, self.gold)
        add_dice(play, use.seat, {self.die: self.count})


@frozen
class ConvertDie(OnTurn):
    """Swaps a die of the pool for one of another of these colours."""

    kind = "convert_die"
    works: ClassVar[Works] = {"deployment": ON_TURN["deployment"]}
    after_dice = False
    colours: tuple[Colour, ...]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """A die of one of the colours must be there."""
        for die in table.zone(zones.pool(use.seat)):
            if self._becomes(colour_of(die)):
                return None
        return refuse("ml-why-no-dice")

    def swaps(self, table: Reading, pool: Sequence[Piece]) -> list[Swap]:
        """Every different die into every other colour."""
        return [
            Swap(die, colour, shown(table, die))
            for die in distinct(table, pool)
            for colour in self._becomes(colour_of(die))
        ]

    def _becomes(self, die: str) -> tuple[Colour, ...]:
        """The colours that a die of this one can be swapped for."""
        return _others(self.colours, die)

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """Which die, and for what."""
        return SwapDie(use.seat, use.source)


@cache
def _others(colours: tuple[Colour, ...], die: str) -> tuple[Colour, ...]:
    return tuple(each for each in colours if each != die) if die in colours else ()


@frozen
class Swap(Option):
    """Swap this die for one of another colour."""

    die: Piece
    colour: str
    #: What it shows, for the label alone; 0 for dice that show nothing.
    face: int = field(default=0, eq=False)

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

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every different die into every other colour."""
        (effect,) = effects(self.card, ConvertDie)
        for swap in effect.swaps(table, table.zone(zones.pool(self.seat))):
            yield swap, None
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Give the die up and take the other."""
        if isinstance(choice, Swap):
            settle(play, self.seat, self.card)
            play.tell("ml-swapped", seat=self.seat, die=colour_of(choice.die), colour=choice.colour)
            play.move(choice.die, to=zones.spent(self.seat))
            add_dice(play, self.seat, {choice.colour: 1})
            complete(play, self.seat, self.card)


@frozen
class ExchangeDice(Standing[DiceBrought], OnTurn):
    """Dice of the pool become other dice of this round."""

    kind = "exchange_dice"
    works = ON_TURN
    answers = DiceBrought
    pay: Payment
    gain: dict[Colour, int]

    def change(self, value: int, question: DiceBrought) -> int:
        """What it takes out of the supply."""
        return value + sum(count for die, count in self.gain.items() if die == question.colour)

    def payment(self) -> Payment:
        """The dice that go."""
        return self.pay

    def apply(self, play: Play, use: Use) -> None:
        """The dice that come."""
        add_dice(play, use.seat, self.gain)


@frozen
class PayDice(OnTurn):
    """Dice of the pool pay for further effects."""

    kind = "pay_dice"
    works = ON_TURN
    pay: Payment
    then: tuple[Effect, ...]

    def payment(self) -> Payment:
        """The dice that go."""
        return self.pay

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The first reason of what they pay for."""
        refusals = (effect.why_not(table, use) for effect in self.then)
        return next((each for each in refusals if each is not None), None)

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """What is still to be chosen before they are placed."""
        asked = (each.question(use, dice) for each in self.then if isinstance(each, OnTurn))
        return next((each for each in asked if each is not None), None)

    def apply(self, play: Play, use: Use) -> None:
        """What they pay for."""
        for effect in self.then:
            effect.apply(play, use)


STEPS = (SwapDie,)
OPTIONS = (Swap,)
