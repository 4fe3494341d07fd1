"""Prices as the board shows them: of cards on the stall, of guests, of buildings."""

from __future__ import annotations

from attrs import frozen

from game.app.boards.rivenoire.reading import fighters, me, sums_of
from game.app.table.sight import Sight
from game.engine.table import Reading
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, card, character
from game.rules.rivenoire.views import City, Notable


def discount(table: Reading) -> int:
    """What every empty open space of the Market takes off."""
    return len(City(table, zones.MARKET).free_spaces)


def price_now(table: Reading, piece: str) -> int:
    """What a card of the stall costs now."""
    return max(card(piece).price - discount(table), 0)


def purse(sight: Sight) -> int:
    """The coins in the hand of whoever looks."""
    seat = me(sight)
    return sums_of(sight.view, seat, Notable(sight.view, seat).hand).coins


def payable(sight: Sight, cost: int) -> bool:
    """Whether the hand of whoever looks covers a price."""
    return purse(sight) >= cost


@frozen
class Wage:
    """What a guest of the Tavern costs whoever looks."""

    wage: int
    #: Coins that the hand does not cover, each of which is a Beer.
    short: int
    #: Beers that come with every recruit.
    round: int

    @property
    def beers(self) -> int:
        """All Beers it would cost."""
        return self.short + self.round


def surcharge(table: Reading) -> int:
    """The Beers that every recruit brings."""
    return sum(character(each).ability.beers for each in table.zone(zones.GUESTS))


def wage_of(sight: Sight, guest: str) -> Wage | None:
    """The wage of a guest; None of one that is never recruited."""
    wage = character(guest).wage
    if wage is None:
        return None
    return Wage(wage, max(wage - purse(sight), 0), surcharge(sight.view))


def highest_wage(table: Reading) -> int:
    """The highest wage in the Tavern."""
    return max((character(each).wage or 0 for each in table.zone(zones.GUESTS)), default=0)


def left_for_the_line(sight: Sight, spent: int = 0) -> tuple[int, int]:
    """The cards that stay in hand after so many, and the fighters who live on them."""
    seat = me(sight)
    return len(Notable(sight.view, seat).hand) - spent, fighters(sight.view, seat)


def cheapest_building(table: Reading) -> int | None:
    """The lowest price of a building that is for sale."""
    fronts = [City(table, place).front for place in zones.BUILDINGS]
    return min((front.price for front in fronts if front is not None), default=None)


def draw_of(table: Reading, seat: int) -> int:
    """The cards that a player would draw at the beginning of a round."""
    notable, numbers = Notable(table, seat), box().numbers
    more = [cards for fame, cards in numbers.fame_draws.items() if notable.fame >= fame]
    return numbers.drawn + notable.peasants + max(more, default=0)
