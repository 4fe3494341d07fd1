"""The Mining Action: dues, a token, then a Natural Resource, perhaps by Mine Cart (7.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.rules.euthia import zones
from game.rules.euthia.dues import pay_dues, why_not_dues
from game.rules.euthia.gains import find, find_top
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.map import chart_of
from game.rules.euthia.piles import draw_several, give_back
from game.rules.euthia.placing import place_token
from game.rules.euthia.refusals import why_barren
from game.rules.euthia.steps.common import Pass
from game.rules.euthia.steps.using import UseBlock, use
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.vocabulary import TERRAINS

#: How many tiles a Mine Cart shows.
CART_LOAD = 3


def why_not_mine(table: Reading, seat: Seat) -> Refusal | None:
    """A free mine, not yet mined, and dues that can be paid."""
    land, space = Land(table), Hero(table, seat).location
    if land.spot(space).place not in TERRAINS:
        return refuse("eut-why-no-mine")
    barren = why_barren(land, space)
    if barren is not None:
        return barren
    if land.tokens(space, zones.INTERACTION, seat) == 1:
        return refuse("eut-why-mined")
    return why_not_dues(table, seat, space)


@frozen
class MiningAction(Auto):
    """Exactly one own token is on the space afterwards (ruling 18)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Pay, lay or take up a token, then dig."""
        space = Hero(play.table, self.seat).location
        pay_dues(play, self.seat, space)
        freed = Land(play.table).tokens(space, zones.INTERACTION, self.seat) > 1
        place_token(play, self.seat, zones.INTERACTION, space, -1 if freed else 1)
        play.push(OfferCart(self.seat), Dig(self.seat))


@frozen
class OfferCart(Ask):
    """A Mine Cart may be used, at most one (D-06)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-cart", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every one that is ready, or none."""
        for source in offered(table, self.seat, "mining"):
            yield UseBlock(*source), why_not_use(table, self.seat, source)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It is read when the tile is drawn."""
        if isinstance(choice, UseBlock):
            use(play, self.seat, choice.thing, choice.block)


@frozen
class Dig(Auto):
    """The top tile of the pile, or the best of three."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """By what the Hero stands on."""
        terrain = chart_of(play.table).spots[Hero(play.table, self.seat).location].place
        play.tell("eut-mined", seat=self.seat, place=terrain)
        if zones.CART not in play.table.marks:
            find_top(play, self.seat, terrain)
            return
        play.mark(zones.CART, None)
        play.move(draw_several(play, terrain, CART_LOAD), to=zones.own(self.seat, "cart"))
        play.push(KeepOne(self.seat))


@frozen
class KeepThis(Option):
    """Keep this tile."""

    says: ClassVar[str] = "eut-option-keep-tile"
    thing: Piece


@frozen
class KeepOne(Ask):
    """One of the cart is kept, the others are discarded."""

    shown: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-keep-tile", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What the cart holds."""
        cart = table.zone(zones.own(self.seat, "cart"))
        return [(KeepThis(piece), None) for piece in cart]

    def resolve(self, play: Play, choice: Option) -> None:
        """The rest goes to the discards."""
        assert isinstance(choice, KeepThis)
        find(play, self.seat, choice.thing)
        for piece in play.table.zone(zones.own(self.seat, "cart")):
            give_back(play, piece)


STEPS = (MiningAction, OfferCart, Dig, KeepOne)
OPTIONS = (KeepThis,)
