"""What a clan makes of its situation: how long the game still lasts and what things are worth.

All worths are in points of the final score.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from game.engine import Piece, Reading, Seat
from game.engine.kept import kept
from game.engine.table import Counter
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, member, mission, region
from game.rules.monster_lands.meta import Settings, settings
from game.rules.monster_lands.players.camps import Camp, Ground, Worths, camp_of, ground_of
from game.rules.monster_lands.scoring import affinity_points
from game.rules.monster_lands.views import Clan, Expedition, bracket_for, occupied, round_number

#: What a die brings that is used for nothing better.
DIE = 0.45
#: What a member's die is worth in each round to come.
DIE_A_ROUND = 0.8
#: What it is worth to have one more to send out, in each round to come.
ENVOY = 0.8
#: Gold that the rest of a round brings, for each die still in the pool.
INCOME_PER_DIE = 0.4
#: A clan this close to the end of the track may end the game.
NEARLY = 27
SPARE_GOLD, NEEDED_GOLD, LAST_GOLD = 0.4, 0.8, 0.05
WORTH = {"potion": 0.8, "venom": 0.5, "defence": 0.9, "loot": 2.5, "trap": 1.5}


@lru_cache(maxsize=5_000)
def _kept(card: Piece, wage: int, left: int) -> float:
    figures = member(card)
    dice = sum(figures.dice.values())
    return figures.reputation + left * (DIE_A_ROUND * dice - SPARE_GOLD * wage)


@lru_cache(maxsize=100)
def _worths(gold: float, goes_on: bool) -> Worths:
    """What things are worth, whether the game goes on after this round or not."""
    glory, others = (1.3, WORTH) if goes_on else (1.0, dict.fromkeys(WORTH, 0.1))
    return Worths(gold, glory, **others, other=1.0 if goes_on else 0.1)


@cache
def _rounds(settings: Settings) -> int:
    """How many the calendar has."""
    return settings.rules.rounds or len(box().levels["normal"].extra_attack_dice)


@cache
def _glories(players: int) -> tuple[Counter, ...]:
    """Where the glory of each clan is counted."""
    return tuple((zones.clan(seat), zones.GLORY) for seat in range(players))


@lru_cache(maxsize=5_000)
def _counted(people: tuple[Piece, ...], lands: tuple[Piece, ...]) -> Mapping[str | None, int]:
    """How many members and regions there are of each affinity."""
    found = [member(card).affinity for card in people] + [region(card).affinity for card in lands]
    return {each: found.count(each) for each in found}


class Outlook:
    """One decision as a seat sees it; made once a decision, so that figures are kept."""

    def __init__(self, view: Reading, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.clan = Clan(view, seat)
        #: The best party for each expedition, once it has been worked out.
        self.plans: dict[str, Any] = {}
        #: Where the blow at a monster stands, once somebody has looked.
        self.blow: tuple[int, bool, int] | None = None
        self._grounds: dict[str, Ground] = {}

    @kept
    def camp(self) -> Camp:
        """All of the clan that bears on whom it sends out."""
        return camp_of(self)

    def ground(self, place: str) -> Ground:
        """What is the same for all expeditions of a place, looked up once."""
        found = self._grounds.get(place)
        if found is None:
            found = self._grounds[place] = ground_of(self, place)
        return found

    @kept
    def settings(self) -> Settings:
        """How the game is played."""
        return settings(self.view)

    @kept
    def left(self) -> int:
        """Rounds that follow this one, by the calendar or by somebody's glory."""
        settings, counters = self.settings, self.view.counters
        left = _rounds(settings) - round_number(self.view)
        if left <= 1 or settings.is_solo:
            return left
        for key in _glories(settings.players):
            if counters.get(key, 0) >= NEARLY:
                return 1
        return left

    @kept
    def counts_gold(self) -> bool:
        """Whether gold is what the scenario measures."""
        number = self.settings.scenario
        return bool(number) and box().scenarios[str(number)].measure == "gold"

    @kept
    def spare_gold(self) -> float:
        """Gold left after wages, with what the dice in the pool should bring."""
        clan = self.clan
        return clan.gold - clan.wages + INCOME_PER_DIE * len(clan.pool)

    @kept
    def gold(self) -> float:
        """What one more piece of gold is worth."""
        if self.counts_gold:
            return 1.0
        if self.clan.gold < self.clan.wages:
            return NEEDED_GOLD
        return SPARE_GOLD if self.left else LAST_GOLD

    def price(self, cost: int) -> float:
        """What spending gold costs: more, if it is missing for wages."""
        if self.counts_gold:
            return float(cost)
        # Neither `min` nor `max`: prices are asked for more often than anything else.
        spare = self.spare_gold
        base = SPARE_GOLD if self.left else LAST_GOLD
        if spare >= cost:
            return cost * base
        if spare <= 0.0:
            return cost * NEEDED_GOLD
        return spare * base + (cost - spare) * NEEDED_GOLD

    @kept
    def worths(self) -> Worths:
        """What one of each thing is worth to this clan."""
        return _worths(self.gold, self.left > 0)

    def worth(self, resources: Mapping[str, int]) -> float:
        """What goods and glory are worth to this clan."""
        return self.worths.of(resources)

    def each(self, name: str) -> float:
        """What one of something is worth."""
        return self.worths.each(name)

    def keeping(self, card: Piece) -> float:
        """What a member brings until the end: reputation, dice, less its wages."""
        wage = self.wage if card != self.leader else 0
        return _kept(card, wage, self.left)

    @kept
    def wage(self) -> int:
        """What a member will ask for, with a little more glory than now."""
        return bracket_for(self.clan.glory + 2).wage

    @kept
    def leader(self) -> Piece | None:
        """Who leads the clan, and asks for nothing."""
        return self.clan.leader

    @kept
    def _icons(self) -> Mapping[str | None, int]:
        clan = self.clan
        return _counted(clan.members, clan.regions)

    def icons(self, affinity: str) -> int:
        """Members and regions of an affinity."""
        return self._icons.get(affinity, 0)

    def missing(self, card: Piece) -> float:
        """What the death of a member costs: nobody to send, an icon less, a poorer clan."""
        affinity = member(card).affinity
        have = self.icons(affinity) if affinity else 0
        icon = affinity_points(have) - affinity_points(max(0, have - 1))
        return self.keeping(card) + icon + ENVOY * self.left

    def icon(self, affinity: str | None) -> float:
        """What one more icon of an affinity adds, and promises."""
        if affinity is None:
            return 0.0
        have = self.icons(affinity)
        return affinity_points(have + 1) - affinity_points(have) + 0.2 * have

    @kept
    def promised(self) -> Mapping[str, int]:
        """Goods that a contract will ask for in this round."""
        there = [Expedition(self.view, exp) for exp in occupied(self.view, zones.CONTRACT)]
        if any(not each.is_madhala and each.seat == self.seat for each in there):
            tiles = self.view.zone(zones.mission(zones.CONTRACT))
            return mission(tiles[0]).contract.discard if tiles else {}
        return {}

    def has(self, item: str) -> int:
        """What the board holds beyond what a contract will take."""
        have = self.clan.has(item)
        return max(0, have - self.promised.get(item, 0)) if have else 0
