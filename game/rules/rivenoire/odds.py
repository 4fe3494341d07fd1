"""What the dice may do to a fight: exact chances, worked out face by face, in plain numbers.

Everybody is taken to strike with the best card in hand and to throw the useless ones away first;
of several dice the face is kept that costs least. What cards draw is left out, so the chances are
those of the cards that are there. Players do not touch each other's hands, so each is worked out
alone and the sums are put together afterwards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

#: What a face or a special attack does, as far as it bears on cards, Wounds and hit points.
Harm = Literal["fame", "wound", "choice", "special", "random", "double"]
Special = Literal["none", "wounds", "recovery", "devour", "curse"]

#: From the least to the worst, for whoever chooses among several dice.
_WORSE: Mapping[str, float] = {
    "fame": 0.0,
    "none": 0.5,
    "choice": 1.0,
    "wound": 2.0,
    "recovery": 2.5,
    "curse": 2.6,
    "wounds": 2.7,
    "devour": 2.8,
    "random": 3.0,
    "double": 4.0,
}
#: A card of one's choice hurts more once all of them are weapons.
_LAST_WEAPON = 2.9


class Hand(NamedTuple):
    """Cards as weapons and as hit points."""

    #: The damage of cards that have some, the best first.
    weapons: tuple[int, ...]
    #: All others.
    rest: int = 0

    @property
    def size(self) -> int:
        """How many cards."""
        return len(self.weapons) + self.rest


class Fighter(NamedTuple):
    """A character of the line."""

    rank: int
    #: What is added to its blows in this combat round, and in the next.
    bonus: int
    later: int
    #: Dice against it; none under a shield.
    dice: int
    #: Whether it still acts, and whether it still rolls, in this combat round.
    acts: bool = True
    rolls: bool = True
    #: What is added to its blows as a peasant.
    plain: int = 0


class Monster(NamedTuple):
    """What the fight is against."""

    points: int
    starting: int
    special: Special = "none"
    #: How much it recovers.
    amount: int = 0
    faces: tuple[Harm, ...] = ("fame", "wound", "choice", "special", "random", "double")
    #: Whether somebody has dealt damage in this combat round already.
    struck: bool = False


class Side(NamedTuple):
    """One player in the fight: the hands that are possible, each with its chance."""

    fighters: tuple[Fighter, ...]
    hands: tuple[tuple[Hand, float], ...]


class Sums(NamedTuple):
    """What one player does: damage now, hit points given back, damage in the next round."""

    now: int
    back: int
    later: int


class Chances(NamedTuple):
    """How the fight may go on."""

    #: The monster is slain in this combat round, or by the end of the next one.
    now: float
    soon: float


#: Fighters that are left, the hand, hit points given back.
State: TypeAlias = tuple[tuple[Fighter, ...], Hand, int]


@lru_cache(maxsize=20_000)
def chances(monster: Monster, sides: tuple[Side, ...]) -> Chances:
    """How likely it is to slay the monster, now and by the end of the next combat round."""
    # Sums are plain tuples here: bots ask so often that giving them a name costs too much.
    total: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    # What the dice do is the same whatever hit points are left.
    unhurt = monster._replace(points=0, starting=0, struck=False)
    for side in sides:
        mixed: dict[tuple[int, int, int], float] = {}
        for (dealt, given, next_time), chance in _sums(unhurt, side).items():
            for (now_dealt, back, later), before in total.items():
                added = (now_dealt + dealt, back + given, later + next_time)
                mixed[added] = mixed.get(added, 0.0) + before * chance
        total = mixed
    points, starting = monster.points, monster.starting
    now = soon = 0.0
    for (dealt, back, later), chance in total.items():
        left = points - dealt
        if left <= 0:
            now += chance
        # Without damage the fight is lost before another round begins.
        elif (dealt or monster.struck) and later >= min(starting, left + back):
            soon += chance
    return Chances(now, now + soon)


@lru_cache(maxsize=20_000)
def _sums(monster: Monster, side: Side) -> Mapping[Sums, float]:
    found: dict[Sums, float] = defaultdict(float)
    for hand, chance in side.hands:
        dealt, fighters, rest = _acting(side.fighters, hand)
        for (left, cards, back), odds in _attacked(monster, fighters, rest).items():
            found[Sums(dealt, back, _later(left, cards))] += chance * odds
    return dict(found)


def _acting(fighters: tuple[Fighter, ...], hand: Hand) -> tuple[int, tuple[Fighter, ...], Hand]:
    """Everybody who still acts puts a card down: the damage, who is left, with which cards."""
    acting = [each for each in fighters if each.acts]
    # Whoever acts last finds no card in hand any more and is carried away.
    carried = acting[hand.size :]
    left = tuple([each for each in fighters if each not in carried])
    able = acting[: hand.size]
    blows = min(len(able), len(hand.weapons))
    bonuses = sorted([each.bonus for each in able], reverse=True)[:blows]
    dealt = sum(hand.weapons[:blows]) + sum(bonuses)
    thrown = min(hand.rest, len(able) - blows)
    return dealt, left, Hand(hand.weapons[blows:], hand.rest - thrown)


def _later(fighters: tuple[Fighter, ...], hand: Hand) -> int:
    """The damage of the next combat round."""
    blows = min(len(fighters), len(hand.weapons))
    bonuses = sorted([each.later for each in fighters[: hand.size]], reverse=True)[:blows]
    return sum(hand.weapons[:blows]) + sum(bonuses)


def _attacked(monster: Monster, fighters: tuple[Fighter, ...], hand: Hand) -> Mapping[State, float]:
    """All that may be left once everybody of a player has rolled."""
    states: dict[State, float] = {(fighters, hand, 0): 1.0}
    for fighter in [each for each in fighters if each.rolls and each.dice]:
        after: dict[State, float] = defaultdict(float)
        for state, chance in states.items():
            for struck, odds in _roll(monster, state, fighter):
                after[struck] += chance * odds
        states = after
    return states


def _roll(monster: Monster, state: State, fighter: Fighter) -> Iterator[tuple[State, float]]:
    for face, chance in kept(monster, fighter.dice, state[1]):
        if face != "double":
            for struck, odds in _struck(monster, state, fighter, face):
                yield struck, chance * odds
            continue
        for again, odds in kept(monster, fighter.dice, state[1], is_second=True):
            for once, first in _struck(monster, state, fighter, again):
                for twice, second in _struck(monster, once, fighter, again):
                    yield twice, chance * odds * first * second


@lru_cache(maxsize=50_000)
def kept(
    monster: Monster, dice: int, hand: Hand, is_second: bool = False
) -> tuple[tuple[Harm, float], ...]:
    """How likely each face is to be the one that is kept of so many dice.

    `is_second` for the roll after a double, where another double is the best there is.
    """
    faces = sorted(monster.faces, key=lambda face: _cost(monster, face, hand, is_second))
    count = len(faces)
    return tuple(
        [
            (face, ((count - at) ** dice - (count - at - 1) ** dice) / count**dice)
            for at, face in enumerate(faces)
        ]
    )


def _cost(monster: Monster, face: Harm, hand: Hand, is_second: bool) -> float:
    if face == "double" and is_second:
        return -1.0
    if face == "choice" and not hand.rest:
        return _LAST_WEAPON
    return _WORSE[monster.special if face == "special" else face]


def suffered(
    monster: Monster, state: State, fighter: Fighter, face: Harm, times: int = 1
) -> Mapping[State, float]:
    """All that a face may leave of a player once it is chosen; a double is rolled for again."""
    if face != "double" or times > 1:
        return _again(monster, {state: 1.0}, fighter, face, times)
    found: dict[State, float] = defaultdict(float)
    for second, chance in kept(monster, fighter.dice, state[1], is_second=True):
        for after, odds in _again(monster, {state: 1.0}, fighter, second, 2).items():
            found[after] += chance * odds
    return found


def _again(
    monster: Monster, states: Mapping[State, float], fighter: Fighter, face: Harm, times: int
) -> Mapping[State, float]:
    """A face that strikes so many times."""
    for _ in range(times):
        after: dict[State, float] = defaultdict(float)
        for state, chance in states.items():
            for struck, odds in _struck(monster, state, fighter, face):
                after[struck] += chance * odds
        states = after
    return states


def _struck(
    monster: Monster, state: State, fighter: Fighter, face: Harm
) -> Iterator[tuple[State, float]]:
    """What one face may leave of a player; nothing strikes whoever has fallen."""
    fighters, hand, back = state
    if fighter not in fighters:
        yield state, 1.0
    elif face == "choice":
        yield (_fallen(state, fighter) if not hand.size else (fighters, _less(hand), back)), 1.0
    elif face == "random":
        if hand.size:
            for rest, odds in _lost(hand):
                yield (fighters, rest, back), odds
        else:
            yield _fallen(state, fighter), 1.0
    elif face == "special" and monster.special == "recovery":
        yield (fighters, hand, back + monster.amount), 1.0
    elif face == "special" and monster.special == "devour" and hand.size:
        for rest, odds in _lost(hand):
            yield (fighters, rest, back), odds
    elif face == "special" and monster.special == "curse":
        at = fighters.index(fighter)
        peasant = fighter._replace(later=fighter.plain)
        yield ((*fighters[:at], peasant, *fighters[at + 1 :]), hand, back), 1.0
    else:
        yield state, 1.0


def _fallen(state: State, fighter: Fighter) -> State:
    fighters, hand, back = state
    at = fighters.index(fighter)
    return fighters[:at] + fighters[at + 1 :], hand, back


def _less(hand: Hand) -> Hand:
    """Without the card that is missed least."""
    return Hand(hand.weapons, hand.rest - 1) if hand.rest else Hand(hand.weapons[:-1])


def _lost(hand: Hand) -> Iterator[tuple[Hand, float]]:
    """Without any card, all of them equally likely."""
    if hand.rest:
        yield Hand(hand.weapons, hand.rest - 1), hand.rest / hand.size
    for at in range(len(hand.weapons)):
        yield Hand(hand.weapons[:at] + hand.weapons[at + 1 :], hand.rest), 1 / hand.size


def wounds(monster: Monster, fighter: Fighter, hand: Hand) -> tuple[float, float]:
    """Wounds to expect of one fighter's roll: for itself, and for each character behind it."""
    own = behind = 0.0
    for face, chance in kept(monster, fighter.dice, hand) if fighter.dice else ():
        is_double = face == "double"
        faces = kept(monster, fighter.dice, hand, True) if is_double else ((face, 1.0),)
        times = 2 if is_double else 1
        for each, odds in faces:
            if each == "wound":
                own += times * chance * odds
            elif each == "special" and monster.special == "wounds":
                own += times * chance * odds
                behind += times * chance * odds
    return own, behind
