"""A Hero roll (5.3): the dice, the Powers of the space, then whatever the Hero adds to it.

Who needs a roll pushes `HeroRolls`, then a step that reads `rolls.strength` and forgets the roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import box, standing
from game.rules.euthia.dwurt import convert, dwurt_shift, spend_dwurt
from game.rules.euthia.effects.standing import GaarBonus
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.map import chart_of
from game.rules.euthia.powers import is_immune
from game.rules.euthia.rolls import modify, strength, throw, turn_air
from game.rules.euthia.steps.common import ConvertGaar, Done
from game.rules.euthia.steps.using import UseBlock, use
from game.rules.euthia.views import Hero
from game.rules.euthia.vocabulary import Element

#: The Powers that are felt in a roll, in this order.
FELT: tuple[Element, ...] = ("air", "earth")


@frozen
class HeroRolls(Auto):
    """Both dice, the Powers, and the modifications; nothing of a fight in it."""

    seat: Seat
    purpose: str

    def resolve(self, play: Play) -> None:
        """Air and Earth act once, on these dice (ruling 22)."""
        raw = throw(play, self.seat, self.purpose)
        play.tell("eut-rolled", seat=self.seat, amount=raw)
        play.push(*powers_felt(play.table, self.seat), ModifyRoll(self.seat))


def powers_felt(table: Reading, seat: Seat) -> tuple[FeelPower, ...]:
    """Air, then Earth, where the Hero's space has them."""
    here = chart_of(table).powers[Hero(table, seat).location]
    return tuple(FeelPower(seat, element) for element in FELT if element in here)


@frozen
class Feel(Option):
    """Let the Power act."""

    says: ClassVar[str] = "eut-option-feel"
    element: str


@frozen
class KeepOff(Option):
    """Keep the Power off."""

    says: ClassVar[str] = "eut-option-keep-off"
    element: str


@frozen
class FeelPower(Ask):
    """Air turns the higher die, Earth adds 2; who is immune may choose (ruling 76)."""

    seat: Seat
    element: Element

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-power", seat=self.seat, element=self.element)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Only who is immune has a choice."""
        yield Feel(self.element), None
        if is_immune(table, self.seat, self.element):
            yield KeepOff(self.element), None

    def resolve(self, play: Play, choice: Option) -> None:
        """On the dice as they fell."""
        if isinstance(choice, KeepOff):
            play.tell("eut-kept-off", seat=self.seat, element=self.element)
        elif self.element == "air":
            turn_air(play, play.table.zone(zones.dice(self.seat)))
        else:
            play.tell("eut-earth", seat=self.seat)
            modify(play, self.element, box().figures.earth_bonus)


@frozen
class SpendGaar(Option):
    """Give a Gaar: roll this die again, and add to the result."""

    says: ClassVar[str] = "eut-option-gaar"
    die: Piece
    face: int
    amount: int


@frozen
class SpendDwurt(Option):
    """Give a Dwurt: add to the result, without a reroll (chapter 18)."""

    says: ClassVar[str] = "eut-option-dwurt"
    amount: int


def gaar_offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Either die, while there is Gaar; Skoldur gives Dwurt, and may make some of Gaar."""
    hero = Hero(table, seat)
    if hero.card.dwurt:
        if hero.dwurt:
            yield SpendDwurt(dwurt_shift()), None
        if hero.gaar:
            yield ConvertGaar(), None
        return
    if hero.gaar:
        shift = gaar_shift(hero)
        for die in table.zone(zones.dice(seat)):
            yield SpendGaar(die, table.pips(die), shift), None


def gaar_shift(hero: Hero) -> int:
    """What a Gaar adds to an own roll."""
    more: int = sum([each.amount for piece in hero.placed for each in standing(piece, GaarBonus)])
    return box().figures.gaar.shift + more


def spend_gaar(play: Play, seat: Seat, die: Piece) -> None:
    """A reroll, and a shift that stays whatever it shows (8.5, W-65)."""
    hero = Hero(play.table, seat)
    play.adjust(hero.owner, zones.GAAR, -1)
    (face,) = play.roll(die)
    shift = gaar_shift(hero)
    play.tell("eut-gaar-spent", seat=seat, face=face, amount=shift)
    modify(play, zones.GAAR, shift)


def add_dwurt(play: Play, seat: Seat, amount: int) -> None:
    """A shift, and the Dwurt die turns."""
    play.tell("eut-dwurt-spent", seat=seat, amount=amount)
    spend_dwurt(play, seat, 1)
    modify(play, zones.DWURT, amount)


@frozen
class ModifyRoll(Ask):
    """Gaar and whatever works after any Hero roll, one at a time, each seen before the next (D-20).

    A fight has a heir of this that adds what works in an attack only.
    """

    #: The windows that are open now.
    triggers: ClassVar[tuple[str, ...]] = ("any_hero_roll",)

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-roll", seat=self.seat, amount=strength(table, self.seat))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Gaar, tiles, Gems and Essences; or leave it at that."""
        yield from gaar_offers(table, self.seat)
        for source in offered(table, self.seat, *self.triggers):
            yield UseBlock(*source), why_not_use(table, self.seat, source)
        yield Done(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Then the result is looked at again."""
        match choice:
            case SpendGaar(die):
                spend_gaar(play, self.seat, die)
                play.push(self)
            case SpendDwurt(amount):
                add_dwurt(play, self.seat, amount)
                play.push(self)
            case ConvertGaar():
                convert(play, self.seat)
                play.push(self)
            case UseBlock(thing, block):
                use(play, self.seat, thing, block)
                play.push(self)


@frozen
class RollAgain(Option):
    """Roll these dice again."""

    says: ClassVar[str] = "eut-option-reroll"
    dice: tuple[Piece, ...]
    faces: tuple[int, ...]


@frozen
class ChooseReroll(Ask):
    """Which own dice are rolled again, at the same time and without a shift."""

    seat: Seat
    most: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-reroll", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One of them, or both."""
        dice = table.zone(zones.dice(self.seat))
        for count in range(1, min(self.most, len(dice)) + 1):
            for chosen in combinations(dice, count):
                yield RollAgain(chosen, tuple(table.pips(die) for die in chosen)), None

    def resolve(self, play: Play, choice: Option) -> None:
        """A reroll may show the same."""
        assert isinstance(choice, RollAgain)
        faces = play.roll(choice.dice)
        play.tell("eut-rerolled", seat=self.seat, faces=faces)


@frozen
class TurnDie(Option):
    """Turn this die."""

    says: ClassVar[str] = "eut-option-turn-die"
    die: Piece
    face: int
    to: int


@frozen
class ChooseTurn(Ask):
    """Which own die is turned to a face."""

    seat: Seat
    to: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-turn-die", seat=self.seat, to=self.to)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """A die that shows something else."""
        for die in table.zone(zones.dice(self.seat)):
            if table.pips(die) != self.to:
                yield TurnDie(die, table.pips(die), self.to), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It was never rolled."""
        assert isinstance(choice, TurnDie)
        play.tell("eut-die-turned", seat=self.seat, to=self.to)
        play.turn(choice.die, self.to)


STEPS = (HeroRolls, FeelPower, ModifyRoll, ChooseReroll, ChooseTurn)
OPTIONS = (Feel, KeepOff, SpendGaar, SpendDwurt, RollAgain, TurnDie)
