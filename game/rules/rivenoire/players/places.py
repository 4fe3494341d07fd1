"""Rules of thumb for sending people out: what each place promises now."""

from __future__ import annotations

from game.engine import Piece, Zone
from game.engine.kept import kept
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import character, has_mode, talent
from game.rules.rivenoire.players.fights import Battle
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.worths import (
    BEER,
    CARD,
    COIN,
    PRINTED,
    QUEST,
    SEEN,
    damage_of,
    use_of_card,
)
from game.rules.rivenoire.steps.tavern import surcharge
from game.rules.rivenoire.steps.trades import market_price
from game.rules.rivenoire.views import City, has_bolt, leader, unsold

#: What a building gives besides its points: the bonus behind, and the own spot, a round.
BONUS, OWN_SPOT = 5.3, 1.1
#: The Shield in a fight, and an event of one's choice.
SHIELD, EVENT = 1.6, 1.6
#: How much of a coin's worth is lost when it is spent elsewhere.
SPENT_COIN = 0.068
#: What a coin is worth that comes this round.
FRESH_COIN = 0.15
#: A nugget that is still to be dug, and what is paid in each place.
NUGGET, MARKET_BILL, TITLE_BILL, TAVERN_BILL = 6.5, 3.8, 13.0, 3.2
#: A weapon bought for the fight of this round, for each point of damage; a deck with a card less.
WEAPON, THIN = 0.4, 0.094
#: How likely nobody else comes to the Arena; what a lost duel costs; cards spent in one.
ALONE, BEATEN, STAKED = 0.9, 2.4, 0.9
#: The attack that wins half of the duels: against somebody who may come, and who is there.
MAY_COME, IS_THERE = 3.1, 4.6
#: Who strikes harder, shares more of the Loot, or rolls more dice should fight.
STRIKER, LOOTER, DODGER = 0.67, 1.7, 0.68


class Prospects:
    """What the places promise to a seat that places a character."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.battle = Battle(outlook)
        self._known: dict[tuple[str, bool], float] = {}

    @kept
    def purse(self) -> float:
        """Coins to be had this round, less what own people will already spend."""
        outlook, view = self.outlook, self.view
        coins = float(outlook.coins)
        for place, brought in (
            (zones.RAMPARTS, 2.4),
            (zones.MINE, NUGGET),
            (zones.MARKET, -MARKET_BILL),
            (zones.PROVOST, -TITLE_BILL),
            (zones.TAVERN, -TAVERN_BILL),
        ):
            there = City(view, place).characters
            coins += brought * sum([leader(view, each) == outlook.seat for each in there])
        return max(0.0, coins)

    def spot(self, who: Piece, spot: Zone) -> float:
        """What it is worth to send somebody to a spot."""
        place = zones.place_of(spot)
        if place == zones.SURROUNDINGS:
            return self.battle.joined + self._fighter(who)
        worth = self.place(place, spot)
        if has_bolt(spot):
            worth += self._bolt
        return worth + self._fits(who, place) - self._fighter(who) * 0.6

    def _fighter(self, who: Piece) -> float:
        """Who fights well should fight."""
        gift = talent(who)
        return STRIKER * gift.damage + LOOTER * gift.loot + DODGER * gift.dice

    def _fits(self, who: Piece, place: str) -> float:
        gift = talent(who)
        worth = 0.9 * gift.placements
        if gift.coins and place in (zones.MARKET, zones.PROVOST, zones.TAVERN):
            worth += 1.2
        return worth

    @kept
    def _bolt(self) -> float:
        """The best bolt card of the hand, if nobody of one's own will have played it already."""
        found = [use_of_card(each) for each in self.outlook.hand if has_mode(each, "bolt")]
        waiting = 0
        for place in zones.BUILDINGS:
            for spot, who in City(self.view, place).occupied:
                waiting += leader(self.view, who) == self.outlook.seat and has_bolt(spot)
        ranked = sorted(found, reverse=True)
        return ranked[waiting] if waiting < len(ranked) else 0.1

    def place(self, place: str, spot: Zone) -> float:
        """What the action of a place promises; the same for every space but for who is ahead."""
        is_first = spot[0] == "o"
        key = (place, is_first)
        if key not in self._known:
            ahead = 0 if is_first else len(City(self.view, place).characters)
            self._known[key] = self._worth(place, ahead)
        return self._known[key]

    def _worth(self, place: str, ahead: int) -> float:
        match place:
            case zones.RAMPARTS:
                return self.drawing(2)
            case zones.MARKET:
                return self._market(ahead)
            case zones.HOSPITAL:
                return self.healing()
            case zones.MINE:
                return self._mine(ahead)
            case zones.ARENA:
                return self._arena()
            case zones.QUEST_OFFICE:
                return QUEST if self.view.zone(zones.QUEST_DECK) else 0.0
            case zones.PROVOST:
                return self._provost(ahead)
            case zones.TAVERN:
                return self._tavern(ahead)
        return EVENT

    def drawing(self, count: int) -> float:
        """Cards to draw: coins, weapons and hit points."""
        deck = len(self.outlook.notable.deck) + len(self.outlook.notable.discard)
        return min(count, deck) * (CARD + self.outlook.hit_point() * 0.6)

    def _market(self, ahead: int) -> float:
        """The best card that can be paid for; others may be faster."""
        outlook = self.outlook
        free = len(City(self.view, zones.MARKET).free_spaces)
        found = [0.0]
        for card in self.view.zone(zones.STALL):
            price = max(0, market_price(self.view, card) + min(1, free) - ahead)
            if price <= self.purse:
                found.append(self.bought(card, price))
        ranked = sorted(found, reverse=True)
        at = min(ahead, len(ranked) - 1)
        return 0.5 * (ranked[at] + ranked[0]) if outlook.hand else 0.0

    def bought(self, card: Piece, price: float) -> float:
        """What it brings to buy a card of the stall."""
        outlook = self.outlook
        now = outlook.hit_point()
        if outlook.fighters:
            now += WEAPON * damage_of(card)
        return outlook.keep(card) + now - SPENT_COIN * price

    def healing(self) -> float:
        """Wounds go first, then weak cards."""
        outlook = self.outlook
        if not any(has_mode(each, "purchase") for each in outlook.hand):
            return 0.2
        thin = THIN * outlook.left
        return sum([max(0.0, thin - each) for each in outlook.weakest]) - 0.3

    def _mine(self, ahead: int) -> float:
        nugget = max(2.5, 5.9 - 0.9 * ahead)
        later = nugget * (COIN * SEEN * self.outlook.left + PRINTED)
        risk = 0.8 if not ahead else 0.0
        return nugget * FRESH_COIN + later + self.outlook.hit_point() - risk

    def _arena(self) -> float:
        """Three Fame and the Shield, if nobody stronger comes."""
        outlook = self.outlook
        shield = SHIELD if outlook.fighters else 0.4
        if "holds_shield_last_round" in outlook.quests and not outlook.left:
            shield += 6.0
        win = outlook.fame(3.0) + shield
        there = City(self.view, zones.ARENA).characters
        mine = sorted([damage_of(each) for each in outlook.hand], reverse=True)
        power = sum(mine[:2])
        if not there:
            fight: float = 1 / (1 + 2.0 ** (MAY_COME - power))
            return ALONE * win + (1 - ALONE) * (fight * win - (1 - fight) * BEATEN - STAKED)
        fight = 1 / (1 + 1.6 ** (IS_THERE - power))
        return fight * win - (1 - fight) * BEATEN - STAKED

    def _provost(self, ahead: int) -> float:
        found = [0.0]
        for place in unsold(self.view):
            front = City(self.view, place).front
            if front is not None and front.price <= self.purse + 0.5:
                found.append(self.building(front.points, front.price))
        ranked = sorted(found, reverse=True)
        return ranked[min(ahead, len(ranked) - 1)]

    def building(self, points: int, price: float) -> float:
        """What a building brings: its points, the bonus behind, the own spot."""
        if not self.view.zone(zones.arms(self.outlook.seat)):
            return 0.0
        outlook = self.outlook
        worth = points + BONUS * (0.5 + 0.1 * outlook.left) + OWN_SPOT * outlook.left
        if "strictly_most_buildings" in outlook.quests:
            worth += 1.5
        if "no_building" in outlook.quests and not outlook.notable.titles:
            worth -= 6.0
        return worth - SPENT_COIN * price

    def _tavern(self, ahead: int) -> float:
        found = sorted(
            [
                self.recruit(each, self.purse)
                for each in self.view.zone(zones.GUESTS)
                if character(each).wage is not None
            ],
            reverse=True,
        )
        return max(0.0, found[ahead]) if ahead < len(found) else 0.0

    def recruit(self, guest: Piece, purse: float) -> float:
        """What a guest is worth, less coins and Beers."""
        wage = character(guest).wage or 0
        missing = max(0.0, wage - purse)
        cost = SPENT_COIN * min(wage, purse) - BEER * (missing + surcharge(self.view))
        return self.outlook.person(guest.split(".")[1]) - cost
