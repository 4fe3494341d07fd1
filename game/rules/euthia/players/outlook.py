"""A seat's situation as its rules of thumb see it: what draws a Hero over the map."""

from __future__ import annotations

from functools import cached_property, lru_cache

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, quest
from game.rules.euthia.elites import bounty, is_lair, open_bounty
from game.rules.euthia.map import Chart
from game.rules.euthia.odds import ROLLS
from game.rules.euthia.players import rescue
from game.rules.euthia.players.elementals import hoped
from game.rules.euthia.players.foes import Foes
from game.rules.euthia.players.rates import USUAL, Rates
from game.rules.euthia.powers import is_immune
from game.rules.euthia.quests import why_not_fulfil
from game.rules.euthia.steps.treasure import treasure_level
from game.rules.euthia.vocabulary import TERRAINS


class Outlook(Foes):
    """What a Hero could do, and what it would be worth."""

    def __init__(self, view: Reading, seat: Seat, rates: Rates = USUAL) -> None:
        super().__init__(view, seat, rates)
        self._quests: dict[Piece, float] = {}
        self._hoped: dict[str, float] = {}

    def entry(self, space: Zone) -> float:
        """What the Power of a place does to who enters: Fire hurts or kills, Water heals."""
        if space in self.fires:
            return self.burn
        return self.bath if "water" in self.land.chart.powers[space] else 0.0

    @cached_property
    def burn(self) -> float:
        """What it is worth to enter a Fire."""
        wounds = box().figures.fire_wounds
        return -self.scorched(wounds)

    def scorched(self, wounds: int) -> float:
        """What so many Wounds outside a fight cost."""
        deadly = wounds >= self.hero.health
        return self.rates.wound * wounds + (self.rates.death if deadly else 0.0)

    @cached_property
    def bath(self) -> float:
        """What it is worth to enter Water."""
        healed = min(box().figures.water_heal, self.missing)
        return max(0.1, self.healthier(2) / 2) * healed

    @cached_property
    def fires(self) -> frozenset[Zone]:
        """The places whose Fire would hurt."""
        if is_immune(self.view, self.seat, "fire"):
            return frozenset()
        return burning(self.land.chart)

    @cached_property
    def arrivals(self) -> dict[Zone, float]:
        """What it is worth to come to a place, besides the Actions that cost a token."""
        held, chart = self.held, self.land.chart
        places = (*sights(chart), *sorted(held), *rescue.meeting_places(self.view))
        found = {
            zone: self.fight(zone) if zone in held else self.gift(zone)
            for zone in dict.fromkeys(places)
        }
        for zone in found.keys() & powerful(chart):
            found[zone] += self.entry(zone)
        return found

    @cached_property
    def goals(self) -> dict[Zone, float]:
        """What places are worth with their Actions, where that is anything."""
        found = {}
        for zone, worth in self.arrivals.items():
            if zone not in self.held:
                worth += max(self.mines.get(zone, 0.0), self.trade_at(zone))
            if worth > 0:
                found[zone] = worth
        return found

    def gift(self, space: Zone) -> float:
        """What it is worth to stand on a free place, besides the Actions that cost a token."""
        spot, land = self.land.spot(space), self.land
        worth = 0.0
        tiles = len(land.chart.missing[space])
        if tiles and not self.is_last:
            worth += self.rates.tile * min(tiles, len(self.view.zone(zones.STACK))) * self.patience
            worth -= self.rates.risk if self.hero.health <= box().figures.fire_wounds else 0.0
        worth += rescue.to_fetch_there(self.view, self.seat, space) if self.rescues else 0.0
        if land.is_destroyed(space):
            return worth
        level = treasure_level(spot.place)
        if level and not land.owners(space, zones.HERO_TOKEN):
            worth += self.rates.treasures[level] + self.token[zones.HERO_TOKEN]
        elif spot.place == "chapel":
            worth += self.comfort + rescue.to_bring_home(self.view, self.seat)
        elif spot.element and not land.tokens(space, zones.INTERACTION, self.seat):
            worth += max(0.0, self.challenge(spot.element))
        if spot.encounter:
            worth += self.service(space, spot.encounter)
        elif spot.place == "legend":
            cards = self.view.zone(zones.legend_at(*spot.anchor))
            worth += sum([self.quest(each) for each in cards])
        if self.view.zone(zones.ELITE) and is_lair(self.view, space):
            worth += max(0.0, self.bounty)
        return worth

    @cached_property
    def comfort(self) -> float:
        """What the Chapel offers for Gold: Health and Potions."""
        hero = self.hero
        if not hero.gold or (self.is_last and not self.prepares):
            return 0.0
        healed = self.healthier(min(6, self.missing))
        bottles = min(hero.gold - 1, hero.free_bags, 2 - self.potions)
        return max(0.0, healed - self.rates.gold) + self.bottle * max(0, bottles)

    @cached_property
    def bottle(self) -> float:
        """What another Healing Potion is worth."""
        if (self.is_last and not self.prepares) or self.hero.free_bags < 1:
            return -0.2
        return 0.15 + 0.7 * self.healthier(3) if self.potions < 2 else -0.2

    def service(self, space: Zone, encounter: str) -> float:
        """The Quests of an Encounter that could be fulfilled now."""
        cards = self.view.zone(zones.quests(encounter))
        if not cards or not self.land.is_liberated(space):
            return 0.0
        return sum([self.quest(each) for each in cards])

    def quest(self, card: Piece) -> float:
        """What a Quest is worth to who has all that it asks for; a roll may fail."""
        if card not in self._quests:
            self._quests[card] = self._quest(card)
        return self._quests[card]

    def _quest(self, card: Piece) -> float:
        require = quest(card).require
        if why_not_fulfil(self.view, self.seat, require) is not None:
            return 0.0
        likely = 1.0
        if require.roll:
            likely = sum([a + b >= require.roll for a, b in ROLLS]) / len(ROLLS)
        return likely * self.granted_by(card)

    def granted_by(self, card: Piece) -> float:
        """What a Quest pays, less what it takes."""
        asked = quest(card)
        count = len(self.view.zone(zones.quests_kept(self.seat)))
        worth = self.goods(asked.reward) + self.column("quests", count)
        require = asked.require
        rates, gem = self.rates, self.rates.gem
        worth -= rates.gold * require.gold + rates.gaar * require.gaar + rates.card * require.silver
        for part, each in (("gem", gem), ("essence", gem), ("resource", 1.0), ("item", 0.8)):
            wanted = getattr(require, part)
            worth -= each * wanted.count if wanted is not None else 0.0
        return max(0.0, worth)

    def challenge(self, element: str) -> float:
        """What it is worth to challenge an Elemental: the roll, and the token that stays."""
        if element not in self._hoped:
            self._hoped[element] = hoped(self, element)
        return self._hoped[element] + self.token[zones.INTERACTION]

    @cached_property
    def bounty(self) -> float:
        """What it is worth to fight the open Elite."""
        price, elite = open_bounty(self.view), self.view.zone(zones.ELITE)[0]
        chance, won = self.met(elite)
        won += self.goods(bounty(price).reward) if price is not None else 0.0
        won += self.column("elites", len(self.view.zone(zones.bounties_kept(self.seat))))
        return chance * won - (1 - chance) * self.death

    @cached_property
    def mines(self) -> dict[Zone, float]:
        """What a Mining Action is worth in every mine that is free and fresh."""
        found: dict[Zone, float] = {}
        if self.hero.free_bags < 1 and self.wares:
            return found
        fame, rates = self.token[zones.INTERACTION], self.rates
        for terrain in TERRAINS:
            for zone in self.land.chart.by_place.get(terrain, ()):
                mine = self.land.tokens(zone, zones.INTERACTION, self.seat)
                gone = zone in self.held or self.land.is_destroyed(zone)
                if not gone and mine != 1:
                    dues = len(self.land.owners(zone, zones.INTERACTION)) - bool(mine)
                    if dues <= self.hero.gold:
                        # Of two tokens of a mine that was freed, one is taken away (7.1).
                        worth = rates.mine + (fame if not mine else -fame) - rates.gold * dues
                        found[zone] = worth + self.wished("resource", terrain)
        return found


@lru_cache(maxsize=1024)
def burning(chart: Chart) -> frozenset[Zone]:
    """The places of a map that Fire has Power over."""
    return frozenset([zone for zone in chart.spots if "fire" in chart.powers[zone]])


@lru_cache(maxsize=1024)
def powerful(chart: Chart) -> frozenset[Zone]:
    """The places of a map where a Power may hurt or heal who enters."""
    return frozenset([zone for zone in chart.spots if chart.powers[zone] & {"fire", "water"}])


@lru_cache(maxsize=1024)
def sights(chart: Chart) -> tuple[Zone, ...]:
    """The places of a map where anything can be done or found."""
    dull = ("plain", "portal", "ruins")
    return tuple(
        [
            zone
            for zone, spot in chart.spots.items()
            if spot.monster or spot.encounter or spot.place not in dull or chart.missing[zone]
        ]
    )
