"""Bazaar: a card of the offer and somebody at home to carry it (DP-16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import gear
from game.rules.monster_lands.deeds import pay, use
from game.rules.monster_lands.offers import gaps_of, refill_bazaar
from game.rules.monster_lands.prices import discount_cards, gear_cost, price
from game.rules.monster_lands.refusals import why_not_pay, why_not_wear
from game.rules.monster_lands.steps.common import Back, action_done, earlier, rewind, with_way_back
from game.rules.monster_lands.steps.placing import place_leftmost
from game.rules.monster_lands.steps.sources import complete, settle, think_again
from game.rules.monster_lands.views import Clan


@frozen
class PickGear(Option):
    """Take this card."""

    says: ClassVar[str] = "ml-option-gear"
    gear: Piece
    cost: int


@frozen
class Wear(Option):
    """Give the card to this member; an older one of the type moves on or is dropped."""

    member: Piece
    old: Piece | None = None
    heir: Piece | None = None

    def touches(self) -> tuple[str, ...]:
        """The bearer, and who takes the older card."""
        return (self.member,) if self.heir is None else (self.member, self.heir)

    def label(self) -> Text:
        """The button's words."""
        if self.old is None:
            return text("ml-option-wear", member=self.member)
        if self.heir is None:
            return text("ml-option-wear-drop", member=self.member, old=self.old)
        return text("ml-option-wear-pass", member=self.member, old=self.old, heir=self.heir)


@frozen
class ChooseGear(Ask):
    """Which card of the Bazaar is bought."""

    seat: Seat
    die: Piece
    discount: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-bazaar", seat=self.seat, discount=self.discount)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Cards that can be paid for."""
        return with_way_back(self._cards(table))

    def _cards(self, table: Reading) -> Iterator[Offer]:
        helpers = discount_cards(table, self.seat, "bazaar")
        for each in table.zone(zones.BAZAAR):
            cost = price(gear_cost(each), self.discount, helpers)
            yield PickGear(each, cost), why_not_pay(table, self.seat, cost)

    def resolve(self, play: Play, choice: Option) -> None:
        """Ask who carries it."""
        if isinstance(choice, PickGear):
            play.push(ChooseBearer(self.seat, choice.gear, self.die, self.discount, choice.cost))
        else:
            rewind(play, self.seat, earlier("PayWith", self.seat, "bazaar"))


@frozen
class ChooseBearer(Ask):
    """Who carries the card: bought with a die, or free of gold."""

    seat: Seat
    gear: Piece
    die: Piece | None = None
    discount: int = 0
    cost: int = 0
    source: Piece | None = None
    dice: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-bearer", seat=self.seat, gear=self.gear)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Members at home, novices included (ruling 27)."""
        return with_way_back(
            (way, None)
            for card in Clan(table, self.seat).at_home
            for way in bearers(table, self.seat, self.gear, card)
        )

    def resolve(self, play: Play, choice: Option) -> None:
        """Pay, make room, put it on."""
        if not isinstance(choice, Wear):
            self._back(play)
            return
        seat = self.seat
        if self.die is not None:
            place_leftmost(play, seat, "bazaar", self.die)
            for card in discount_cards(play.table, seat, "bazaar"):
                use(play, card)
            pay(play, seat, self.cost)
        elif self.source is not None:
            settle(play, seat, self.source, self.dice)
        bearer, cost = choice.member, self.cost
        play.tell("ml-gear-bought", seat=seat, gear=self.gear, member=bearer, cost=cost)
        make_room(play, choice)
        gaps = gaps_of(play.table, zones.BAZAAR, (self.gear,))
        play.move(self.gear, to=zones.worn(choice.member))
        refill_bazaar(play, gaps)
        if self.source is not None:
            complete(play, seat, self.source)
        elif self.die is not None:
            action_done(play, seat)

    def _back(self, play: Play) -> None:
        seat = self.seat
        if self.source is not None:
            play.push(FreeGear(seat, self.source, self.dice))
        elif self.die is not None:
            cards = ChooseGear(seat, self.die, self.discount)
            rewind(play, seat, cards, earlier("PayWith", seat, "bazaar"))


def bearers(table: Reading, seat: Seat, card: Piece, bearer: Piece) -> Iterator[Wear]:
    """The ways in which a member could carry a card."""
    clan = Clan(table, seat)
    old = clan.gear_of_type(bearer, gear(card).type)
    if old is None:
        yield Wear(bearer)
        return
    yield Wear(bearer, old)
    for heir in clan.at_home:
        if heir != bearer and why_not_wear(table, seat, old, heir) is None:
            yield Wear(bearer, old, heir)


def make_room(play: Play, choice: Wear) -> None:
    """Pass the older card on, or drop it out of the game (ruling 28)."""
    if choice.old is None:
        return
    if choice.heir is None:
        play.tell("ml-gear-dropped", gear=choice.old)
        play.move(choice.old, to=zones.GONE)
    else:
        play.tell("ml-gear-passed", gear=choice.old, member=choice.heir)
        play.move(choice.old, to=zones.worn(choice.heir))


@frozen
class FreeGear(Ask):
    """Take a card of the Bazaar for no gold."""

    seat: Seat
    #: The region, card or loot that gives it, and the dice it takes.
    source: Piece
    dice: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-free-gear", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every card on show."""
        for each in table.zone(zones.BAZAAR):
            yield PickGear(each, 0), None
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Ask who carries it."""
        seat, source, dice = self.seat, self.source, self.dice
        if isinstance(choice, PickGear):
            play.push(ChooseBearer(seat, choice.gear, source=source, dice=dice))
        else:
            think_again(play, seat, source)


STEPS = (ChooseGear, ChooseBearer, FreeGear)
OPTIONS = (PickGear, Wear)
