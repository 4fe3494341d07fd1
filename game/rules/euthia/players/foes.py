"""What a Hero's foes are worth to it: fights to come, and what Health is good for."""

from __future__ import annotations

from functools import cached_property, lru_cache

from attrs import evolve

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, monster
from game.rules.euthia.golem import faer
from game.rules.euthia.map import Chart, Spot
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.odds import Duel, balance, forecast, glance
from game.rules.euthia.odds.duels import MOST_HEALTH
from game.rules.euthia.players import rescue
from game.rules.euthia.players.bearings import Bearings, slope
from game.rules.euthia.players.courses import Course
from game.rules.euthia.players.rates import USUAL, Rates
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.scenarios import quarry_level
from game.rules.euthia.steps.treasure import treasure_level
from game.rules.euthia.views import Hero, opponents
from game.rules.euthia.views.event import modifier
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS

#: A point of the Faër: the fewer there are, the fewer stages Farruga has.
FAER = 0.5
#: Of what the player of the Monster gains by a lost fight, how much counts against a single
#: opponent; and the most Gaar that counts of what is used up with it.
SPITE, MOST_GAAR = 0.9, 5
#: How likely an award of the ledger is, by how far ahead of all others a Hero is.
LEDGER = {-2: 0.1, -1: 0.25, 0: 0.55, 1: 0.75, 2: 0.9}
#: An entry that the goal of those who hunt side by side still wants.
TOGETHER = 1.5
#: Fights that are lost or won as good as certainly: how often a side could be beaten first.
HOPELESS, EASY = 0.5, 2.6
#: Of an award that nobody else hunts for, how much may be hoped for.
AWARDED = 0.7


class Foes(Bearings):
    """What it is worth to fight, and not to fall."""

    def __init__(self, view: Reading, seat: Seat, rates: Rates = USUAL) -> None:
        super().__init__(view, seat, rates)
        self._foes: dict[int, tuple[float, float]] = {}
        self._brave: dict[int, float] = {}
        self._glances: dict[Piece, Duel] = {}
        self._rewards: dict[Piece, float] = {}

    def trade_at(self, zone: Zone) -> float:
        """What a Trade Action is worth in a place: only who looks into the shops knows."""
        return 0.0

    @cached_property
    def course(self) -> Course:
        """The fight that is on."""
        return Course(self.view, self.rates)

    def chance(self, foe: Piece) -> tuple[float, float]:
        """The chance to win against a Monster, at a glance, and the Health that winning costs.

        What is clear is not reckoned.
        """
        return _odds(self._glance(foe))

    def _glance(self, foe: Piece) -> Duel:
        if foe not in self._glances:
            self._glances[foe] = glance(self.view, self.seat, foe)
        return self._glances[foe]

    def foe(self, level: int) -> tuple[float, float]:
        """The chance to win against the top Monster of a Level, and what it would bring."""
        if level not in self._foes:
            pile = self.view.zone(zones.deck(zones.monsters(level)))
            known = pile and not pile[0].startswith("?")
            self._foes[level] = self.met(pile[0]) if known else (0.0, 0.0)
        return self._foes[level]

    def met(self, foe: Piece) -> tuple[float, float]:
        """The chance to win against a Monster, and what it would bring, less what it hurts."""
        chance, lost = self.chance(foe)
        return chance, self._reward(foe) - (0.0 if self.is_last else self.rates.hurt * lost)

    def healthier(self, more: int) -> float:
        """What so much more Health would add to the best fight there is, in the next turn."""
        if self.is_last or more <= 0:
            return 0.0
        return self.rates.next_fight * max(0.0, self._bravest(more) - self._bravest(0))

    def _bravest(self, more: int) -> float:
        """The worth of the best fight against an open Monster with so much more Health."""
        if more in self._brave:
            return self._brave[more]
        most = 0.0
        for level in (1, 2):
            pile = self.view.zone(zones.deck(zones.monsters(level)))
            if pile and not pile[0].startswith("?"):
                duel = self._glance(pile[0])
                better = evolve(duel, health=min(MOST_HEALTH, duel.health + more))
                chance, _ = _odds(better)
                won = (
                    chance * (self._reward(pile[0]) + self.rates.space) - (1 - chance) * self.death
                )
                most = max(most, won)
        self._brave[more] = most
        return most

    @cached_property
    def missing(self) -> int:
        """Health below the most there may be."""
        return self.hero.max_health - self.hero.health

    @cached_property
    def death(self) -> float:
        """What it costs to fall: more where somebody at the table gains by it."""
        rates = self.rates
        cost = rates.death
        if not self.is_last:
            # Who falls comes home in full health and with some Gaar; what there was is used up.
            spent = min(self.hero.gaar, MOST_GAAR) - box().figures.death.gaar
            cost += rates.away + rates.gaar * spent - rates.rested * self.missing
        if settings(self.view).is_against_deck:
            return cost
        others = opponents(self.view, self.seat)
        gains = [slope("killed", Hero(self.view, each).has(zones.KILLS)) for each in others]
        return cost + SPITE * sum(gains) / len(gains) / len(others)

    def _reward(self, foe: Piece) -> float:
        """What a Monster brings, apart from its space."""
        if foe not in self._rewards:
            self._rewards[foe] = self._reward_of(foe)
        return self._rewards[foe]

    def _reward_of(self, foe: Piece) -> float:
        card = monster(foe)
        limited = card.limit is not None and self.hero.reputation > card.limit
        won = 0.0 if limited else self.goods(card.reward)
        won += self._entered(card.level)
        now = modifier(self.view)
        won += now.bonus_reputation if card.level == now.monster_level else 0
        won += self.wished("trophy", str(card.level)) if self.hero.free_bags > 0 else 0.0
        wanted = quarry_level(self.view)
        return won + ((1.0 if wanted == 1 else 2.0) if 0 < wanted <= card.level else 0.0)

    def _entered(self, level: int) -> float:
        """What an entry in the ledger of the Hunt promises of its award."""
        counter = zones.LEDGER_1 if level == 1 else zones.LEDGER_2
        more = awarded(self.view, self.seat, counter, 1) - awarded(self.view, self.seat, counter)
        goal = settings(self.view).scenario.rules.get("hunt_together")
        if goal is None or settings(self.view).mode != COOPERATIVE:
            return more
        entries = sum([self.hero.has(each) for each in zones.LEDGER])
        return more + (TOGETHER if entries < goal.amounts["entries"] else 0.0)

    def fight(self, space: Zone) -> float:
        """What the fight on a space is worth."""
        spot = self.land.spot(space)
        villain = villain_on(self.view, space)
        if villain is not None:
            chance, won = self.met(villain)
        else:
            chance, won = self.foe(self.land.level(space))
        won += self._loot(space, spot) + self._freed(space, spot)
        won += rescue.to_win_there(self.view, self.seat, space) if self.rescues else 0.0
        if spot.place in SHOP_AT and self.hero.tokens_of("trade"):
            won += 0.5 * self.trade_at(space)
        return chance * won - (1 - chance) * self.death

    def _loot(self, space: Zone, spot: Spot) -> float:
        """What the Monster of a space guards, and is worth to all who are as patient."""
        if self.land.spawn(space):
            return self.goods(self.land.loot(space))
        known = _loots(self.land.chart, self.patience, self.rates)
        if space not in known:
            known[space] = self.goods(spot.loot)
        return known[space]

    @property
    def offers(self) -> bool:
        """Whether Gold cards can be offered against a Faër that has Power left."""
        rules = settings(self.view).scenario.rules
        return "gold_offering" in rules and faer(self.view) > 0

    @property
    def offering(self) -> float:
        """What a Gold card offered is worth: half a Reputation, and a weaker Faër."""
        return 0.3 + FAER - self.rates.card

    def _freed(self, space: Zone, spot: Spot) -> float:
        """The token of a won space, its Treasure; a spawn weakens the Faër."""
        spawn = self.land.spawn(space)
        if spawn:
            return 1.0 + FAER * spawn
        if spot.place in SHOP_AT or self._is_of_tower(spot):
            return self.token[zones.TRADE_TOKEN]
        if spot.place in TERRAINS:
            return 2 * self.token[zones.INTERACTION] + 0.4 * self.rates.mine
        return self.token[zones.HERO_TOKEN] + self.rates.treasures[treasure_level(spot.place)]

    def _is_of_tower(self, spot: Spot) -> bool:
        middle = self.land.chart.spots.get(zones.centre(*spot.anchor))
        return middle is not None and middle.place == "dragon_slayers_tower"


@lru_cache(maxsize=256)
def _loots(chart: Chart, patience: float, rates: Rates) -> dict[Zone, float]:
    """What the loot of the spaces of a map is worth, filled in as it is asked for."""
    return {}


def _odds(duel: Duel) -> tuple[float, float]:
    """The chance to win, and the Health that winning costs; what is clear is not reckoned."""
    ease = balance(duel)
    if not HOPELESS < ease < EASY:
        return (0.0, 0.0) if ease <= HOPELESS else (0.97, duel.health / ease)
    found = forecast(duel)
    return found.win, duel.health - found.health


def awarded(view: Reading, seat: Seat, counter: str, more: int = 0) -> float:
    """What may be hoped for of an award of the ledger, with so many more entries."""
    rules, mine = settings(view).scenario.rules, Hero(view, seat).has(counter) + more
    if "hunt_ledger" not in rules or not mine:
        return 0.0
    name = "level_1" if counter == zones.LEDGER_1 else "level_2"
    amounts = rules["ledger_awards"].amounts
    award: int = amounts[name]
    others = [Hero(view, each).has(counter) for each in opponents(view, seat)]
    if not others:
        return AWARDED * award * min(1.0, mine / amounts[f"solo_{name}"])
    return award * LEDGER[max(-2, min(2, mine - max(others)))]
