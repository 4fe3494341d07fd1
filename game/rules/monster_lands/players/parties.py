"""Who is sent where, with what: the best party that a clan can put together for an expedition.

A plan depends on a few facts alone, the `Camp` of a clan and the `Goal` outside. Both are plain
values, so that a plan is worked out once for each pair of them: whoever thinks ahead comes to the
same questions over and over.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from attrs import frozen

from game.engine import Piece
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects, monster
from game.rules.monster_lands.effects.expeditions import PlaceDice
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.modifiers import combined
from game.rules.monster_lands.players.camps import Camp, Envoy, Goal, goal_of
from game.rules.monster_lands.players.guesses import (
    HIT,
    at_least,
    dice_total,
    strength,
    survival,
    toughness,
)
from game.rules.monster_lands.players.outlook import DIE, Outlook
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.spaces import fits_tokens

#: How often somebody beats the monster before it is our turn, for each expedition before ours.
BEATEN_BY_RIVAL = 0.65
#: Somebody who is out cannot be sent anywhere else in this round.
AWAY = 0.15
MOST_DICE, MOST_TRAPS, MOST_SHIELDS = 6, 2, 4


@frozen
class Party:
    """What might be sent: a member, its dice, traps and shields, and what may be hoped from it."""

    member: Piece
    force: int
    magic: int
    traps: tuple[Piece, ...]
    shields: int
    worth: float


def plan(outlook: Outlook, exp: str) -> Party | None:
    """The best party for an expedition in a region or at the Gates."""
    plans = outlook.plans
    if exp not in plans:
        goal = goal_of(outlook, exp)
        known = plans.get(_KNOWN)
        if known is None:
            known = plans[_KNOWN] = _known(outlook.camp)
        if goal not in known:
            known[goal] = Quest(outlook.camp, goal).best()
        plans[exp] = known[goal]
    found: Party | None = plans[exp]
    return found


#: Where an outlook keeps what is known of its camp, beside its plans.
_KNOWN = ""


@lru_cache(maxsize=20_000)
def _known(camp: Camp) -> dict[Goal, Party | None]:
    """What has been worked out for a camp, goal by goal."""
    return {}


class Luggage(NamedTuple):
    """What goes along, and what it makes of a total of dice."""

    traps: tuple[Piece, ...]
    force: int
    magic: int


class _Chances(NamedTuple):
    """What somebody makes of dice with these traps: against the monster, and in a conquest."""

    force: float
    magic: float
    flat: float
    extra: int
    goal: int
    prize: float


class _Scout:
    """Somebody on a quest, with all that is the same whatever goes along."""

    def __init__(self, quest: Quest, envoy: Envoy) -> None:
        self.quest, self.card = quest, envoy.card
        foe = quest.goal.foe
        self.own = toughness(envoy.card, envoy.worn, envoy.is_wounded, foe) + quest.helped
        self.lost = envoy.missing - quest.martyr
        self._worn = envoy.worn
        self._fights: dict[tuple[Piece, ...], _Chances] = {}
        self._marches: dict[tuple[Piece, ...], _Chances] = {}

    def fight(self, traps: tuple[Piece, ...]) -> _Chances:
        """Against the monster, with these traps."""
        chances = self._fights.get(traps)
        if chances is None:
            quest = self.quest
            found = combined((self.card, *self._worn, *traps), quest.goal.foe.foe, "monster")
            captures = len(traps) >= found.traps_needed
            extra, goal, prize = (
                (found.capture, quest.card.capture, quest.captured)
                if captures
                else (found.kill, quest.card.kill, quest.killed)
            )
            chances = _Chances(found.force, found.magic, found.flat, extra, goal, prize)
            self._fights[traps] = chances
        return chances

    def march(self, traps: tuple[Piece, ...]) -> _Chances:
        """In a conquest, with these traps."""
        if traps not in self._marches:
            found = combined((self.card, *self._worn, *traps), None, "conquest")
            goal, prize = self.quest.goal.conquest or 0, self.quest.goal.prize
            self._marches[traps] = _Chances(found.force, found.magic, found.flat, 0, goal, prize)
        return self._marches[traps]


class Quest:
    """One expedition, with all that is the same for whoever goes there."""

    def __init__(self, camp: Camp, goal: Goal) -> None:
        self.camp, self.goal = camp, goal
        self.card = monster(goal.foe.foe)
        self.space = goal.space
        at_gates = goal.place == zones.GATES
        self.loot = 0.0 if at_gates else camp.worths.loot
        self.idle = 0.0 if at_gates else 1 - (1 - BEATEN_BY_RIVAL) ** goal.before
        self.captured = camp.worths.of(self.card.capture_reward)
        self.killed = camp.worths.of(self.card.kill_reward) + self.card.trophy
        lent = self.space.advantage
        self.gifts = camp.worths.of({"gold": lent.gold, "potion": lent.potion, "venom": lent.venom})
        guards = lent.defence if goal.foe.talents else 0
        potions = lent.potion + min(1, camp.potions)
        self.helped = guards + (0 if forbids(goal.foe.foe, "potion") else potions)
        self.martyr = camp.worths.of({"glory": self.space.martyr})
        self.feared = ceil(goal.foe.dice * HIT + goal.foe.sure + 0.5)
        self.most_traps = min(MOST_TRAPS, camp.spare_traps, len(camp.traps))

    def best(self) -> Party | None:
        """Who does best with everything there is, then with how much of it."""
        camp = self.camp
        spreads = list(_dice(self.space, camp.force, camp.magic))
        if not spreads or not camp.envoys:
            return None
        scouts = [_Scout(self, each) for each in camp.envoys]
        who = scouts[0]
        if len(scouts) > 1:
            luggage = _luggage(camp.traps, *spreads[-1], self.most_traps)
            who = max(scouts, key=lambda each: self._worth(each, *spreads[-1], luggage)[0])
        best: tuple[float, int, int, tuple[Piece, ...], int] | None = None
        for force, magic in spreads:
            for count in range(self.most_traps + 1):
                luggage = _luggage(camp.traps, force, magic, count)
                if not (force or magic or luggage.traps):
                    continue
                worth, shields = self._worth(who, force, magic, luggage)
                if best is None or worth > best[0]:
                    best = worth, force, magic, luggage.traps, shields
        if best is None:
            return None
        worth, force, magic, traps, shields = best
        return Party(who.card, force, magic, traps, shields, worth)

    def _worth(self, scout: _Scout, force: int, magic: int, luggage: Luggage) -> tuple[float, int]:
        """What may be hoped from a party with shields enough, and how many those are."""
        worths, count, idle = self.camp.worths, len(luggage.traps), self.idle
        shields = self._shields(scout.own, force + magic, count)
        worth = (1 - idle) * self._fight(scout, magic, luggage, scout.own + shields)
        if idle:
            worth += idle * self._march(scout, luggage)
        goods = 0.8 * worths.trap * count + worths.defence * shields
        worth += idle * self.gifts - goods - DIE * (force + magic) - AWAY
        return worth, shields

    def _shields(self, own: int, dice: int, traps: int) -> int:
        """Tokens enough for the hits to be feared, if there is room."""
        count = min(MOST_SHIELDS, self.feared - own, self.camp.shields)
        while count > 0 and not fits_tokens(self.goal.exp, dice, traps + count):
            count -= 1
        return max(0, count)

    def _fight(self, scout: _Scout, magic: int, luggage: Luggage, stood: int) -> float:
        """Facing the monster: glory, loot, or a grave. Magic goes where it helps more."""
        per_force, per_magic, flat, extra, goal, prize = scout.fight(luggage.traps)
        foe, lost, force = self.goal.foe, scout.lost, luggage.force
        best = -lost
        for given in (0, magic) if magic else (0,):
            alive = survival(foe, stood, given)
            left = luggage.magic - given
            mean, spread = dice_total(force + left)
            mean += force * per_force + left * per_magic + flat
            won = at_least(mean + extra, spread, goal)
            hope = won * prize + (1 - won) * self.loot + self.gifts
            hope = alive * hope - (1 - alive) * lost
            if hope > best:
                best = hope
        return best

    def _march(self, scout: _Scout, luggage: Luggage) -> float:
        """Somebody else has beaten the monster: conquer, or loot."""
        if self.goal.conquest is None:
            return self.loot
        per_force, per_magic, flat, _, goal, prize = scout.march(luggage.traps)
        mean, spread = dice_total(luggage.force + luggage.magic)
        mean += luggage.force * per_force + luggage.magic * per_magic + flat
        won = at_least(mean, spread, goal)
        return won * prize + (1 - won) * self.loot


@lru_cache(maxsize=20_000)
def _luggage(have: tuple[Piece, ...], force: int, magic: int, count: int) -> Luggage:
    """The best of these traps for these dice, and the dice with those that they bring."""
    traps = tuple(sorted(have, key=lambda each: -strength(each, force, magic)))[:count]
    return Luggage(traps, force + _placed(traps, "force"), magic + _placed(traps, "magic"))


@lru_cache(maxsize=5_000)
def _placed(traps: tuple[Piece, ...], colour: str) -> int:
    """Dice of a colour that traps bring along."""
    placed = (effect for trap in traps for effect in effects(trap, PlaceDice))
    return sum([effect.count for effect in placed if effect.die == colour])


def _dice(space: Trail, force: int, magic: int) -> Iterator[tuple[int, int]]:
    """Numbers of Force and Magic dice that a space takes and the pool holds, few first."""
    required = space.required
    red, purple = required.get("force", 0), required.get("magic", 0)
    most_force = most_magic = most = MOST_DICE
    if required:
        more = space.reinforcements
        most_force = red + sum([each.max for each in more if "force" in each.colours])
        most_magic = purple + sum([each.max for each in more if "magic" in each.colours])
        most = min(MOST_DICE, red + purple + sum([each.max for each in more]))
    for some in range(purple, min(magic, most_magic) + 1):
        for others in range(red, min(force, most_force) + 1):
            if some + others <= most:
                yield others, some
