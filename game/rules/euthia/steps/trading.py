"""The Trade Action: a tax, then any number of transactions in any order (7.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.dues import pay_gold, taxes
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.refusals import why_barren
from game.rules.euthia.steps import exchanging, growing, shopping, wearing
from game.rules.euthia.steps.common import Done, Verbs
from game.rules.euthia.steps.using import UseBlock, use
from game.rules.euthia.views import Hero, Land

_MODULES = (shopping, growing, wearing, exchanging)
_VERBS: Verbs = {kind: verb for module in _MODULES for kind, verb in module.VERBS.items()}


def why_not_trade(table: Reading, seat: Seat) -> Refusal | None:
    """A liberated Place of Trade, and a tax that can be paid, if need be by a sale (ruling 19)."""
    land, space = Land(table), Hero(table, seat).location
    if not shopping.shop_of(table, seat):
        return refuse("eut-why-no-shop")
    barren = why_barren(land, space)
    if barren is not None:
        return barren
    needs = len(taxes(table, seat, space)) * box().figures.due
    gold = Hero(table, seat).gold
    if gold >= needs or gold + shopping.proceeds(table, seat) >= needs:
        return None
    return refuse("eut-why-due", needs=needs)


@frozen
class TradeAction(Auto):
    """Begins with what is owed."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Then the counter is open."""
        space = Hero(play.table, self.seat).location
        play.tell("eut-trade", seat=self.seat, place=Land(play.table).spot(space).place)
        owners = taxes(play.table, self.seat, space)
        play.push(PayTax(self.seat, owners), Trading(self.seat), TradeEnds(self.seat))


@frozen
class PayTax(Ask):
    """Without enough Gold, something must be sold first."""

    seat: Seat
    owners: tuple[Seat, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-tax", seat=self.seat, needs=len(self.owners))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Sales, as long as they are needed and lead to the tax."""
        needs = len(self.owners) * box().figures.due
        if Hero(table, self.seat).gold >= needs:
            yield Done(), None
            return
        for option, why in shopping.sales(table, self.seat):
            short = shopping.why_not_sell_for_tax(table, self.seat, option, needs)
            yield option, why or short

    def resolve(self, play: Play, choice: Option) -> None:
        """Paid as soon as it can be."""
        if isinstance(choice, Done):
            for owner in self.owners:
                pay_gold(play, self.seat, owner, box().figures.due)
        else:
            _VERBS[type(choice)](play, self.seat, choice)
            play.push(self)


@frozen
class Trading(Ask):
    """One transaction at a time, or enough (D-07)."""

    shown: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        gold = Hero(table, self.seat).gold
        return text("eut-ask-trading", seat=self.seat, gold=gold)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Shop, growth, changes of kit, cards for money, and what works during a Trade."""
        for module in _MODULES:
            yield from module.offers(table, self.seat)
        for source in offered(table, self.seat, "trade"):
            yield UseBlock(*source), why_not_use(table, self.seat, source)
        yield Done(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Over-full Bags are allowed until the Action ends (13.2)."""
        match choice:
            case Done():
                return
            case UseBlock(thing, block):
                use(play, self.seat, thing, block)
            case _:
                _VERBS[type(choice)](play, self.seat, choice)
        play.push(self)


@frozen
class TradeEnds(Auto):
    """Discounts are over, and the next Action renews an Offer for free again."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Forget what counted for this Action only."""
        play.mark(zones.DISCOUNT, None)
        play.mark(zones.REFRESHED, None)


STEPS = (TradeAction, PayTax, Trading, TradeEnds)
OPTIONS = ()
