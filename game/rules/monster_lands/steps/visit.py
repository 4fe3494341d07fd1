"""Visits to the Citadel: the first question inside a building, and which die is placed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.prices import (
    cheapest,
    die_discount,
    discount_cards,
    drinks_cost,
    price,
)
from game.rules.monster_lands.refusals import can_hire, usable_dice
from game.rules.monster_lands.steps.bazaar import ChooseGear
from game.rules.monster_lands.steps.common import back_to_turn, leads_back_here, with_way_back
from game.rules.monster_lands.steps.hunter import ChooseTraps
from game.rules.monster_lands.steps.placing import UseDie, distinct, shown
from game.rules.monster_lands.steps.tavern import AtTheTavern
from game.rules.monster_lands.steps.workshops import Brewing, BuyDefence, Digging, Pawning


def begin_visit(play: Play, seat: Seat, building: str) -> None:
    """The first question inside a building."""
    if building == "alchemist":
        play.push(Brewing(seat))
    elif building == "mine":
        play.push(Digging(seat))
    elif building == "pawnshop":
        play.push(Pawning(seat))
    else:
        play.push(PayWith(seat, building))


@leads_back_here
@frozen
class PayWith(Ask):
    """Which die is placed in a building with prices."""

    seat: Seat
    building: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-die", seat=self.seat, at=self.building)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Dice with which something can be bought."""
        return with_way_back(self._dice(table))

    def _dice(self, table: Reading) -> Iterator[Offer]:
        cards = tuple(discount_cards(table, self.seat, self.building))
        for die in distinct(table, usable_dice(table, self.seat, self.building)):
            discount = die_discount(table, self.building, die)
            if can_buy(table, self.seat, self.building, discount, cards):
                yield UseDie(die, discount, shown(table, die)), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Go on to what is bought."""
        if not isinstance(choice, UseDie):
            back_to_turn(play, self.seat)
            return
        seat, die, discount = self.seat, choice.die, choice.discount
        match self.building:
            case "hunter":
                play.push(ChooseTraps(seat, die, discount))
            case "tavern":
                play.push(AtTheTavern(seat, die, discount))
            case "bazaar":
                play.push(ChooseGear(seat, die, discount))
            case "armoury":
                play.push(BuyDefence(seat, die, discount))


def can_buy(
    table: Reading, seat: Seat, building: str, discount: int, cards: tuple[Piece, ...]
) -> bool:
    """Whether a die of this discount, and these cards, buy anything."""
    gold = table.count(zones.clan(seat), zones.GOLD)
    match building:
        case "hunter":
            return price(cheapest(table.zone(zones.TRAPS)), discount, cards) <= gold
        case "bazaar":
            return price(cheapest(table.zone(zones.BAZAAR)), discount, cards) <= gold
        case "armoury":
            return price(box().citadel.defence_price, discount) <= gold
    if gold >= drinks_cost(table):
        return True
    return can_hire(table, seat, discount, cards)


STEPS = (PayWith,)
OPTIONS = ()
