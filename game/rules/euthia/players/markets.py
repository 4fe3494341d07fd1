"""What a Trade Action would come to: what is on offer, what could be learned, what is sold."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, resource, tile
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.rates import USUAL, Rates
from game.rules.euthia.players.shops import gain_by, lesson
from game.rules.euthia.prices import purchase
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.vocabulary import SHOP_AT

#: What an errand is worth at most.
MOST = 5.0
#: With less than this there is nothing to trade.
LEAST = 2


class Market(Outlook):
    """An outlook that looks into the shops."""

    def __init__(self, view: Reading, seat: Seat, rates: Rates = USUAL) -> None:
        super().__init__(view, seat, rates)
        self._shops: dict[str, float] = {}

    @property
    def means(self) -> int:
        """Gold at hand, and what the wares would fetch."""
        held = [each for each in self.hero.carried if group_of(each) == "resource"]
        sold = [max([option.gold for option in resource(each).options]) for each in held]
        return self.hero.gold + sum(sold)

    def trade_at(self, zone: Zone) -> float:
        """What a Trade Action is worth in a place."""
        shop = SHOP_AT.get(self.land.spot(zone).place)
        if shop is None or self.land.is_destroyed(zone):
            return 0.0
        if shop not in self._shops:
            self._shops[shop] = self._errand(shop)
        return self._shops[shop]

    def _errand(self, shop: str) -> float:
        """The best purchases, as far as the money reaches."""
        purse = self.means
        if purse < LEAST:
            return 0.1
        turned_up, on_offer = zones.reserve(self.seat), zones.offer(shop)
        wanted = self._wanted([*self.view.zone(turned_up), *self.view.zone(on_offer)])
        wanted.sort(key=lambda each: each[0] / max(1, each[1]), reverse=True)
        worth = self.rates.lessons * self.patience if self._is_behind and purse > LEAST else 0.0
        for gain, price in wanted:
            if price <= purse:
                worth += gain
                purse -= price
        worth += self.healthier(min(self.missing, 2 * purse))
        return min(MOST, worth + self.rates.left_over * purse * self.patience)

    def _wanted(self, pieces: Iterable[Piece]) -> list[tuple[float, int]]:
        """What is gained by each thing that is worth having, and its price."""
        deals = [self._deal(piece) for piece in pieces]
        return [(gain, price) for gain, price in deals if gain > 0]

    def _deal(self, piece: Piece) -> tuple[float, int]:
        """An Ability is learned, all else is bought."""
        if is_ability(piece):
            return lesson(self, piece), tile(piece).worth
        return self.rates.bought * gain_by(self, piece) * self.patience, purchase(self.view, piece)

    @property
    def _is_behind(self) -> bool:
        """Whether the Hero has become famous enough for tiles that it has not turned up."""
        fame = self.hero.reputation
        reached = sum([0 < each <= fame for each in box().manuscripts])
        own = [each for each in self.hero.placed if group_of(each) == "tile"]
        known = sum([not _is_first(each) for each in own])
        return reached > known + len(self.view.zone(zones.reserve(self.seat)))


def _is_first(piece: Piece) -> bool:
    """Whether a Hero begins with a tile."""
    return bool(tile(piece).start)
