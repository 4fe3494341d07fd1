"""A seat's situation as its rules of thumb see it; what is worked out is kept."""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush

from attrs import evolve

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, kind_of, monster
from game.rules.euthia.odds import duel_with, forecast
from game.rules.euthia.powers import is_immune
from game.rules.euthia.scenarios import quarry_level
from game.rules.euthia.shapes import Goods
from game.rules.euthia.steps.mining import why_not_mine
from game.rules.euthia.steps.treasure import treasure_level
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS

#: Worths in points of the final score.
GOLD, GAAR, CARD, GEM, POTION, TREASURE = 0.25, 0.5, 0.2, 0.6, 0.5, 2.0
#: A point of the Faër: the fewer there are, the fewer stages Farruga has.
FAER = 0.5
#: What a lost fight costs: the way back, a turn, Reputation at the end.
DEATH = 4.0
#: How much of a goal is left with every step on the way to it.
FADING = 0.82
#: The same with every step through Fire.
THROUGH_FIRE = 0.55
#: Gaar beyond this is kept in mind, but not reckoned with.
ENOUGH_GAAR = 3
#: A Health point that a Potion gives back.
HEALING_POTION = 4


class Outlook:
    """What a Hero could do, and what it would be worth."""

    def __init__(self, view: Reading, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.hero = Hero(view, seat)
        self.land = Land(view)

    @cached_property
    def potions(self) -> int:
        """Healing Potions at hand."""
        return sum(kind_of(each) == "healing_potion" for each in self.hero.carried)

    def goods(self, goods: Goods) -> float:
        """What a reward promises."""
        gems = sum(goods.gem.values()) + goods.gem_any + goods.gem_random
        essences = sum(goods.essence.values()) + goods.essence_any + goods.essence_random
        tiles = goods.treasure_1 + 1.5 * goods.treasure_2 + 2.5 * goods.treasure_3
        return (
            goods.reputation
            + GOLD * goods.gold
            + GAAR * goods.gaar
            + CARD * (goods.silver + 3 * goods.gold_card)
            + GEM * (gems + essences)
            + POTION * goods.potion
            + TREASURE * (tiles + (goods.reward_tile is not None))
        )

    def chance(self, foe: Piece) -> float:
        """The chance to win against a Monster, a Potion counted as Health."""
        duel = duel_with(self.view, self.seat, foe, HEALING_POTION * self.potions)
        return forecast(evolve(duel, gaar=min(duel.gaar, ENOUGH_GAAR))).win

    def fight(self, level: int, space: Zone | None = None) -> float:
        """What a fight against the top Monster of a Level is worth."""
        pile = self.view.zone(zones.deck(zones.monsters(level)))
        if not pile or pile[0].startswith("?"):
            return -DEATH
        card = monster(pile[0])
        limited = card.limit is not None and self.hero.reputation > card.limit
        won = 0.8 + (0.0 if limited else self.goods(card.reward))
        won += 2.0 if 0 < quarry_level(self.view) <= level else 0.0
        if space is not None:
            spot = self.land.spot(space)
            won += self.goods(self.land.loot(space))
            won += self._freed(space, spot.place)
        chance = self.chance(pile[0])
        return chance * won - (1 - chance) * DEATH

    def _freed(self, space: Zone, place: str) -> float:
        """What a space is worth once its Monster is gone; a spawn weakens the Faër."""
        spawn = self.land.spawn(space)
        if spawn:
            return 1.0 + FAER * spawn
        return TREASURE * bool(treasure_level(place)) + (1.5 if place in SHOP_AT else 0.4)

    @property
    def offering(self) -> float:
        """What a Gold card offered is worth: half a Reputation, and a weaker Faër."""
        return 0.3 + FAER - CARD

    @cached_property
    def fights(self) -> dict[int, float]:
        """What a fight of each Level is worth, apart from its space."""
        return {level: self.fight(level) for level in (1, 2, 3)}

    @cached_property
    def may_fight(self) -> bool:
        """Whether a Combat token is left."""
        return bool(self.hero.tokens_of("combat"))

    def entry(self, space: Zone) -> float:
        """What the Power of a place does to who enters: Fire hurts or kills, Water heals."""
        powers, hero, figures = self.land.chart.powers[space], self.hero, box().figures
        if "fire" in powers and not is_immune(self.view, self.seat, "fire"):
            return -0.5 * figures.fire_wounds - (DEATH if hero.health <= figures.fire_wounds else 0)
        if "water" in powers:
            return 0.3 * min(figures.water_heal, hero.max_health - hero.health)
        return 0.0

    def goal(self, space: Zone) -> float:
        """What it is worth to go to a place."""
        return self.gift(space) + (0.0 if space == self.hero.location else self.entry(space))

    def gift(self, space: Zone) -> float:
        """What it is worth to stand on a place."""
        spot, hero = self.land.spot(space), self.hero
        if self.land.is_held(space):
            level = self.land.level(space)
            if not self.may_fight or self.fights[level] < -1.0:
                return 0.0
            return max(0.0, self.fight(level, space))
        worth = 0.35 * len(self.land.chart.missing[space])
        if self.land.is_destroyed(space):
            return worth
        if treasure_level(spot.place) and not self.land.owners(space, zones.HERO_TOKEN):
            worth += TREASURE
        if spot.place in TERRAINS and hero.tokens_of("mining"):
            worth += 1.2 if self._is_fresh(space) and hero.free_bags > 0 else 0.0
        if spot.place in SHOP_AT and hero.tokens_of("trade"):
            worth += self.trade
        if spot.place == "chapel" and hero.gold:
            worth += 0.35 * min(6, hero.max_health - hero.health)
        if spot.element and not self.land.tokens(space, zones.INTERACTION, self.seat):
            worth += 0.6
        if spot.encounter or spot.place == "encounter":
            worth += 0.5
        return worth

    @cached_property
    def trade(self) -> float:
        """What a Trade Action is worth: goods to sell, money to spend, Gaar to buy."""
        means = self.hero.gold + 2 * self.wares
        return 0.0 if means < 2 else min(3.0, 0.25 * means + 0.3 * max(0, 3 - self.hero.gaar))

    @cached_property
    def wares(self) -> int:
        """Natural Resources to sell."""
        return sum(group_of(each) == "resource" for each in self.hero.carried)

    def _is_fresh(self, space: Zone) -> bool:
        """Whether a mine can still give something to this Hero."""
        if space == self.hero.location:
            return why_not_mine(self.view, self.seat) is None
        return self.land.tokens(space, zones.INTERACTION, self.seat) != 1

    @cached_property
    def pull(self) -> dict[Zone, float]:
        """How strongly every place draws: the best goal from there, fading with the way."""
        found: dict[Zone, float] = {}
        waiting = [(-max(0.0, self.goal(zone)), zone) for zone in self.land.chart.spots]
        waiting.sort()
        heap = waiting
        while heap:
            worth, zone = heappop(heap)
            if zone in found:
                continue
            found[zone] = -worth
            for near in self.land.chart.around[zone]:
                # Ways end where a Monster stands: nothing beyond it draws through it.
                if near not in found and not self.land.is_held(near):
                    through = FADING if self.entry(near) >= 0 else FADING * THROUGH_FIRE
                    heappush(heap, (worth * through, near))
        return found

    @cached_property
    def draw(self) -> float:
        """How much better the best place next door is than this one."""
        here = self.hero.location
        near = [self.pull[zone] for zone in self.land.chart.around[here]]
        return max(near, default=0.0) - self.pull[here] * FADING
