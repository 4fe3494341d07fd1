"""A seat's situation as its rules of thumb see it; what is worked out is kept."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import pairwise

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, kind_of, monster, quest
from game.rules.euthia.elites import is_lair
from game.rules.euthia.kit import granting
from game.rules.euthia.map import Chart, Spot
from game.rules.euthia.meta import settings
from game.rules.euthia.odds import balance, forecast, glance
from game.rules.euthia.players import rescue
from game.rules.euthia.players.courses import GAAR, Course
from game.rules.euthia.powers import is_immune
from game.rules.euthia.quests import why_not_fulfil
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.scenarios import quarry_level
from game.rules.euthia.shapes import Goods
from game.rules.euthia.steps.treasure import treasure_level
from game.rules.euthia.views import Hero, Land, round_number
from game.rules.euthia.views.event import modifier
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS

#: Worths in points of the final score.
GOLD, CARD, GEM, POTION = 0.3, 0.15, 0.6, 0.5
TREASURES = (0.0, 1.3, 2.2, 3.6)
#: A point of the Faër: the fewer there are, the fewer stages Farruga has.
FAER = 0.5
#: What a lost fight costs: Reputation at the end, the way back, the Combat token.
DEATH = 3.0
#: What an entry in the ledger of the Hunt may bring, by Level.
LEDGER = (0.0, 0.5, 1.2, 1.2)
#: Fights that are lost or won as good as certainly: how often a side could be beaten first.
HOPELESS, EASY = 0.5, 2.6
#: A tile that is laid on the way, a mine, a Challenge that is won or nearly.
TILE, MINE, CHALLENGE = 0.22, 0.9, 0.7
#: Columns of the score table are filled up in time, or they are not.
HOPED = 0.7


class Outlook:
    """What a Hero could do, and what it would be worth."""

    def __init__(self, view: Reading, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.hero = Hero(view, seat)
        self.land = Land(view)
        self.left = settings(view).scenario.rounds - round_number(view)
        self._foes: dict[int, tuple[float, float]] = {}

    @property
    def is_last(self) -> bool:
        """Whether no round follows."""
        return self.left <= 0

    @cached_property
    def patience(self) -> float:
        """How much of what pays later still counts: all of it at first, little at the end."""
        return min(1.0, 0.25 + 0.2 * self.left)

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
        tiles = (0, goods.treasure_1, goods.treasure_2, goods.treasure_3)
        return (
            goods.reputation
            + GOLD * goods.gold
            + GAAR * goods.gaar * self.patience
            + CARD * (goods.silver + 3 * goods.gold_card)
            + GEM * (gems + essences)
            + POTION * goods.potion * self.patience
            + sum([worth * count for worth, count in zip(TREASURES, tiles, strict=True)])
            + TREASURES[2] * (goods.reward_tile is not None)
        )

    def column(self, name: str, count: int) -> float:
        """What one more in a column of the score table promises."""
        return HOPED * _slope(name, count)

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

    # Fights.

    @cached_property
    def course(self) -> Course:
        """The fight that is on."""
        return Course(self.view)

    def chance(self, foe: Piece) -> float:
        """The chance to win against a Monster, at a glance; what is clear is not reckoned."""
        duel = glance(self.view, self.seat, foe)
        ease = balance(duel)
        if not HOPELESS < ease < EASY:
            return 0.0 if ease <= HOPELESS else 0.97
        return forecast(duel).win

    def foe(self, level: int) -> tuple[float, float]:
        """The chance to win against the top Monster of a Level, and what it would bring."""
        if level not in self._foes:
            pile = self.view.zone(zones.deck(zones.monsters(level)))
            known = pile and not pile[0].startswith("?")
            self._foes[level] = (self.chance(pile[0]), self._reward(pile[0])) if known else (0, 0)
        return self._foes[level]

    def _reward(self, foe: Piece) -> float:
        """What a Monster brings, apart from its space."""
        card = monster(foe)
        limited = card.limit is not None and self.hero.reputation > card.limit
        won = 0.0 if limited else self.goods(card.reward)
        if "hunt_ledger" in settings(self.view).scenario.rules:
            won += LEDGER[card.level]
        now = modifier(self.view)
        won += now.bonus_reputation if card.level == now.monster_level else 0
        wanted = quarry_level(self.view)
        return won + ((1.0 if wanted == 1 else 2.0) if 0 < wanted <= card.level else 0.0)

    def fight(self, space: Zone) -> float:
        """What the fight on a space is worth."""
        spot = self.land.spot(space)
        villain = villain_on(self.view, space)
        if villain is not None:
            chance, won = self.chance(villain), self._reward(villain)
        else:
            chance, won = self.foe(self.land.level(space))
        won += self.goods(self.land.loot(space)) + self._freed(space, spot)
        won += rescue.to_win_there(self.view, self.seat, space)
        if spot.place in SHOP_AT and self.hero.tokens_of("trade"):
            won += 0.5 * self.trade
        return chance * won - (1 - chance) * DEATH

    @property
    def offering(self) -> float:
        """What a Gold card offered is worth: half a Reputation, and a weaker Faër."""
        return 0.3 + FAER - CARD

    def _freed(self, space: Zone, spot: Spot) -> float:
        """The token of a won space, its Treasure; a spawn weakens the Faër."""
        spawn = self.land.spawn(space)
        if spawn:
            return 1.0 + FAER * spawn
        if spot.place in SHOP_AT or self._is_of_tower(spot):
            return self.token[zones.TRADE_TOKEN]
        if spot.place in TERRAINS:
            return 2 * self.token[zones.INTERACTION] + 0.4 * MINE
        return self.token[zones.HERO_TOKEN] + TREASURES[treasure_level(spot.place)]

    def _is_of_tower(self, spot: Spot) -> bool:
        middle = self.land.chart.spots.get(zones.centre(*spot.anchor))
        return middle is not None and middle.place == "dragon_slayers_tower"

    # Places.

    def entry(self, space: Zone) -> float:
        """What the Power of a place does to who enters: Fire hurts or kills, Water heals."""
        powers = self.land.chart.powers[space]
        if not powers:
            return 0.0
        hero, figures = self.hero, box().figures
        if "fire" in powers and not is_immune(self.view, self.seat, "fire"):
            return -0.5 * figures.fire_wounds - (DEATH if hero.health <= figures.fire_wounds else 0)
        if "water" in powers:
            return 0.3 * min(figures.water_heal, hero.max_health - hero.health)
        return 0.0

    @cached_property
    def arrivals(self) -> dict[Zone, float]:
        """What it is worth to come to a place, besides the Actions that cost a token."""
        held = self.held
        places = (*sights(self.land.chart), *sorted(held), *rescue.meeting_places(self.view))
        return {
            zone: (self.fight(zone) if zone in held else self.gift(zone)) + self.entry(zone)
            for zone in dict.fromkeys(places)
        }

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

    def trade_at(self, zone: Zone) -> float:
        """What a Trade Action is worth in a place."""
        is_shop = self.land.spot(zone).place in SHOP_AT and not self.land.is_destroyed(zone)
        return self.trade if is_shop else 0.0

    def gift(self, space: Zone) -> float:
        """What it is worth to stand on a free place, besides the Actions that cost a token."""
        spot, hero, land = self.land.spot(space), self.hero, self.land
        worth = 0.0
        tiles = len(land.chart.missing[space])
        if tiles and not self.is_last:
            worth += TILE * min(tiles, len(self.view.zone(zones.STACK))) * self.patience
        worth += rescue.to_fetch_there(self.view, self.seat, space)
        if land.is_destroyed(space):
            return worth
        level = treasure_level(spot.place)
        if level and not land.owners(space, zones.HERO_TOKEN):
            worth += TREASURES[level] + self.token[zones.HERO_TOKEN]
        elif spot.place == "chapel":
            worth += self.comfort + rescue.to_bring_home(self.view, self.seat)
        elif spot.element and not land.tokens(space, zones.INTERACTION, self.seat):
            worth += (CHALLENGE if hero.health > 3 else 0.0) + self.token[zones.INTERACTION]
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
        if not hero.gold or self.is_last:
            return 0.0
        healed = 0.25 * min(6, hero.max_health - hero.health)
        bottles = min(hero.gold - 1, hero.free_bags, 2 - self.potions)
        return max(0.0, healed - GOLD) + 0.3 * max(0, bottles)

    def service(self, space: Zone, encounter: str) -> float:
        """The Quests of an Encounter that could be fulfilled now."""
        if not self.land.is_liberated(space):
            return 0.0
        return sum([self.quest(each) for each in self.view.zone(zones.quests(encounter))])

    def quest(self, card: Piece) -> float:
        """What a Quest is worth to who has all that it asks for."""
        asked = quest(card)
        if why_not_fulfil(self.view, self.seat, asked.require) is not None:
            return 0.0
        count = len(self.view.zone(zones.quests_kept(self.seat)))
        worth = self.goods(asked.reward) + self.column("quests", count)
        require = asked.require
        worth -= GOLD * require.gold + GAAR * require.gaar + CARD * require.silver
        for part, each in (("gem", GEM), ("essence", GEM), ("resource", 1.0), ("item", 0.8)):
            wanted = getattr(require, part)
            worth -= each * wanted.count if wanted is not None else 0.0
        return max(0.0, worth * (0.4 if require.roll else 1.0))

    @cached_property
    def bounty(self) -> float:
        """What it is worth to fight the open Elite."""
        elite = self.view.zone(zones.ELITE)[0]
        chance = self.chance(elite)
        kept = len(self.view.zone(zones.bounties_kept(self.seat)))
        won = 3.0 + self.column("elites", kept)
        return chance * won - (1 - chance) * DEATH

    @cached_property
    def mines(self) -> dict[Zone, float]:
        """What a Mining Action is worth in every mine that is free and fresh."""
        found: dict[Zone, float] = {}
        if self.hero.free_bags < 1 and self.wares:
            return found
        fame = self.token[zones.INTERACTION]
        for terrain in TERRAINS:
            for zone in self.land.chart.by_place.get(terrain, ()):
                mine = self.land.tokens(zone, zones.INTERACTION, self.seat)
                gone = zone in self.held or self.land.is_destroyed(zone)
                if not gone and mine != 1:
                    dues = len(self.land.owners(zone, zones.INTERACTION)) - bool(mine)
                    if dues <= self.hero.gold:
                        # Of two tokens of a mine that was freed, one is taken away (7.1).
                        found[zone] = MINE + (fame if not mine else -fame) - GOLD * dues
        return found

    @cached_property
    def trade(self) -> float:
        """What a Trade Action is worth: goods to sell, money to spend."""
        means = self.hero.gold + 2.5 * self.wares
        if means < 2:
            return 0.1
        return (0.2 + min(2.6, 0.28 * means)) * self.patience


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


@lru_cache(maxsize=256)
def _slope(name: str, count: int) -> float:
    """How steep a column of the score table is beyond this many: points for one more."""
    steps = [(0, 0), *((step.least, step.points) for step in box().score_table[name])]
    for (least, points), (more, most) in pairwise(steps):
        if count < more:
            return (most - points) / (more - least)
    return 0.0
