"""Who is asked, and what goods and fame are worth to it; what is worked out is kept."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import pairwise

from game.engine import Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, kind_of
from game.rules.euthia.kit import granting
from game.rules.euthia.meta import settings
from game.rules.euthia.players.rates import USUAL, Rates
from game.rules.euthia.players.wishes import Wish, wishes
from game.rules.euthia.shapes import Goods
from game.rules.euthia.views import Hero, Land, round_number

#: Of what serves in a fight, how much counts to the last where that decides the game.
READY = 0.9


class Bearings:
    """Who is asked, and what goods and fame would be worth to it."""

    def __init__(self, view: Reading, seat: Seat, rates: Rates = USUAL) -> None:
        self.view = view
        self.seat = seat
        self.rates = rates
        self.hero = Hero(view, seat)
        self.land = Land(view)
        self.left = settings(view).scenario.rounds - round_number(view)

    @property
    def is_last(self) -> bool:
        """Whether no round follows."""
        return self.left <= 0

    @cached_property
    def prepares(self) -> bool:
        """Whether a last fight waits when all rounds are over."""
        rules = settings(self.view).scenario.rules
        return "finale" in rules or "final_fights" in rules

    @cached_property
    def patience(self) -> float:
        """How much of what pays later still counts: all of it at first, little at the end."""
        rates = self.rates
        lasting = min(1.0, rates.lasting + rates.lasting_a_round * self.left)
        return max(READY if self.prepares else 0.0, lasting)

    @cached_property
    def rescues(self) -> bool:
        """Whether Villagers are brought home."""
        return "deliver" in settings(self.view).scenario.rules

    @cached_property
    def held(self) -> frozenset[Zone]:
        """Where Monsters stand."""
        return self.land.held

    @cached_property
    def granted(self) -> int:
        """Combat Actions besides those of tokens."""
        return len(granting(self.hero, "combat"))

    @cached_property
    def potions(self) -> int:
        """Healing Potions at hand."""
        return sum(kind_of(each) == "healing_potion" for each in self.hero.carried)

    @cached_property
    def wares(self) -> int:
        """Natural Resources to sell."""
        return sum(group_of(each) == "resource" for each in self.hero.carried)

    def goods(self, goods: Goods) -> float:
        """What a reward promises."""
        gems = sum(goods.gem.values()) + goods.gem_any + goods.gem_random
        essences = sum(goods.essence.values()) + goods.essence_any + goods.essence_random
        rates = self.rates
        found = (0, goods.treasure_1, goods.treasure_2, goods.treasure_3)
        return (
            goods.reputation
            + rates.gold * goods.gold
            + rates.gaar * goods.gaar * self.patience
            + rates.card * (goods.silver + 3 * goods.gold_card)
            + rates.gem * (gems + essences)
            + rates.potion * goods.potion * self.patience
            + sum([worth * count for worth, count in zip(rates.treasures, found, strict=True)])
            + rates.treasure_2 * (goods.reward_tile is not None)
        )

    def column(self, name: str, count: int) -> float:
        """What one more in a column of the score table promises."""
        return self.rates.hoped * slope(name, count)

    @cached_property
    def token(self) -> dict[str, float]:
        """What another token of each kind promises."""
        kinds = {
            zones.HERO_TOKEN: "hero",
            zones.INTERACTION: "interaction",
            zones.TRADE_TOKEN: "trade",
        }
        return {
            kind: self.column(name, self.hero.placed_tokens(kind)) for kind, name in kinds.items()
        }

    @cached_property
    def wishes(self) -> list[Wish]:
        """What the open Quests wish for."""
        return wishes(self.view, self.seat, self.land.chart)

    def wished(self, what: str, kind: str, more: int = 1) -> float:
        """What Quests make a thing worth: one that is gained, or (0 more) one that is held."""
        most = 0.0
        fame = self.column("quests", len(self.view.zone(zones.quests_kept(self.seat))))
        for wish in self.wishes:
            if wish.what == what and wish.had + more <= wish.needs and wish.names(kind):
                most = max(most, (self.goods(wish.reward) + fame) / wish.needs)
        return self.rates.wished * most * min(1.0, 0.5 * self.left)


@lru_cache(maxsize=256)
def slope(name: str, count: int) -> float:
    """How steep a column of the score table is beyond this many: points for one more."""
    steps = [(0, 0), *((step.least, step.points) for step in box().score_table[name])]
    for (least, points), (more, most) in pairwise(steps):
        if count < more:
            return (most - points) / (more - least)
    return 0.0
