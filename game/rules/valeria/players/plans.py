"""Rules of thumb for plans: what one would come to, now or with dice still to be found."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple

from game.engine import Draft, Piece
from game.engine.kept import kept
from game.rules.valeria import zones
from game.rules.valeria.changes import with_change
from game.rules.valeria.content import plan
from game.rules.valeria.matching import prices_in_camp
from game.rules.valeria.players.outlook import Outlook
from game.rules.valeria.players.rates import Rates
from game.rules.valeria.reckoning import parts_from, zone_points
from game.rules.valeria.scoring import endgame_points
from game.rules.valeria.steps.camp_parts import FLIP, UP, CarryOutPlan
from game.rules.valeria.views import Column, points_for, troop_of
from game.rules.valeria.vocabulary import TYPES

#: What a die shows on average.
FACE = 3.5

#: A die as a plan sees it: what it shows, and its troop.
Die = tuple[int, str]


class Force(NamedTuple):
    """All of a Warden that bears on what a plan would come to."""

    wild: str
    gems: int
    influence: int
    rates: Rates


@lru_cache(maxsize=200_000)
def filled(
    symbols: tuple[str, ...], dice: tuple[Die, ...], wild: str, gems: int
) -> tuple[int, int, int, int]:
    """How a plan is filled: symbols without a die, the total, gems and wild dice needed.

    The highest dice of each troop go first, then the wild troop, then gems make others wild.
    """
    left = sorted(dice, reverse=True)
    total = missing = 0
    for symbol in symbols:
        found = next((die for die in left if die[1] == symbol and symbol != wild), None)
        if found is None:
            missing += 1
        else:
            left.remove(found)
            total += found[0]
    spent = 0
    for die in [each for each in left if wild and each[1] == wild][:missing]:
        left.remove(die)
        total += die[0]
        missing -= 1
    while missing and left and spent < gems:
        total += left.pop(0)[0]
        spent += 1
        missing -= 1
    return missing, total, spent, len(left)


class _Outcomes(dict[tuple[tuple[str, ...], int], tuple[int, float, float, float]]):
    """What plans come to with some dice, by their symbols and what is added to them.

    The points of a plan, and what its gems, its missing dice and its own dice cost.
    """

    def __init__(self, dice: tuple[Die, ...], force: Force) -> None:
        self._dice, self._force = dice, force

    def __missing__(self, asked: tuple[tuple[str, ...], int]) -> tuple[int, float, float, float]:
        symbols, bonus = asked
        force = self._force
        rates = force.rates
        missing, total, gems, _ = filled(symbols, self._dice, force.wild, force.gems)
        points = points_for(min(total + round(FACE * missing) + bonus, force.influence))
        used = rates.kept * (len(symbols) - missing)
        found = points, rates.gem * gems, rates.missing * missing, used
        self[asked] = found
        return found


@lru_cache(maxsize=50_000)
def outcomes(dice: tuple[Die, ...], force: Force) -> _Outcomes:
    """What these dice make of plans: looked up once for all plans in sight."""
    return _Outcomes(dice, force)


def force_of(outlook: Outlook) -> Force:
    """The strength of a Warden."""
    warden = outlook.warden
    wild = warden.troop if outlook.limits.is_wild else ""
    return Force(wild, len(warden.gems), warden.influence, outlook.rates)


@lru_cache(maxsize=50_000)
def bonuses(champions: tuple[Piece, ...], spaces: tuple[str, ...]) -> dict[str, int]:
    """What champions and the board add to plans, type by type."""
    return {type: sum([each for _, each in parts_from(champions, spaces, type)]) for type in TYPES}


def zone_worth(outlook: Outlook, card: Piece, total: int) -> float:
    """The best zone of the map for a plan: its points, and what its links give."""
    most = 0.0
    kinds, gifts = outlook.fields
    for points, gift in zip(_points(kinds, card, total), gifts, strict=True):
        if points + gift > most:
            most = points + gift
    return most


@lru_cache(maxsize=20_000)
def _points(kinds: tuple[str, ...], card: Piece, total: int) -> tuple[int, ...]:
    """What zones of these kinds score for a plan."""
    return tuple([zone_points(kind, plan(card), total) for kind in kinds])


@cache
def symbols_of(card: Piece) -> tuple[str, ...]:
    """The symbols of a plan, looked up once."""
    return plan(card).symbols


@cache
def points_from(champion: Piece, card: Piece) -> int:
    """What an End-game champion would score for this plan alone."""
    alone = Draft(({zones.plans(0): (card,)}, {}, {}, {}, {}), (), None)
    nothing = Draft(({}, {}, {}, {}, {}), (), None)
    return endgame_points(alone, 0, champion) - endgame_points(nothing, 0, champion)


def gift(outlook: Outlook, name: str) -> float:
    """What a link gives."""
    return outlook.source(f"link.{name}")


def always(outlook: Outlook, card: Piece) -> float:
    """What a plan brings however strong it is: a marker, and what serves End-game champions."""
    rates = outlook.rates
    if not rates.served:
        return rates.marker
    served = sum([points_from(each, card) for each in outlook.warden.champions])
    return rates.marker + rates.served * served


class _Wanted(NamedTuple):
    """A plan that a Warden may come to."""

    #: Its symbols, and what champions and the board add to it.
    asked: tuple[tuple[str, ...], int]
    #: The marker and the zone that it brings, and what it costs.
    base: float
    cost: float


class Prospects:
    """The plans that a Warden may come to, and what its dice are worth for them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        view, warden = outlook.view, outlook.warden
        self.force = force_of(outlook)
        self._room = outlook.limits.dice
        self.dice: tuple[Die, ...] = tuple([(view.pips(die), troop_of(die)) for die in warden.dice])
        rates, spaces = outlook.rates, prices_in_camp(view, outlook.seat)
        column = Column(view)
        self.plans: list[tuple[Piece, float]] = [(card, 0.0) for card in outlook.reserved]
        for card in column.plans:
            cost = spaces[column.price(card) - 1]
            late = rates.short * max(0, cost - warden.gold)
            # Somebody else may take it.
            self.plans.append((card, outlook.price(cost) + late + rates.taken))
        self._known: dict[Die, float] = {}
        self._hopes: dict[tuple[Die, ...], float] = {}
        self._bases: dict[Piece, float] = {}
        self._bonus = bonuses(warden.champions, outlook.opened)
        self._wanted = [self._figures(card, cost) for card, cost in self.plans]

    def _figures(self, card: Piece, cost: float) -> _Wanted:
        if card not in self._bases:
            self._bases[card] = always(self.outlook, card) + zone_worth(
                self.outlook, card, self.force.influence
            )
        asked = symbols_of(card), self._bonus[plan(card).type]
        return _Wanted(asked, self._bases[card], cost)

    def worth(self, card: Piece, cost: float, dice: tuple[Die, ...]) -> float:
        """What a plan promises with these dice and those still to be found."""
        return self._worth(self._figures(card, cost), dice)

    def _worth(self, wanted: _Wanted, dice: tuple[Die, ...]) -> float:
        asked, base, cost = wanted
        if len(asked[0]) > self._room:
            return 0.0
        points, gems, missing, used = outcomes(dice, self.force)[asked]
        return points + base - cost - gems - missing - used

    @property
    def best_two(self) -> tuple[float, float]:
        """What the best plan and the next one promise with the dice at hand."""
        worths = sorted([self._worth(each, self.dice) for each in self._wanted], reverse=True)
        first, second, *_ = (*worths, 0.0, 0.0)
        return max(0.0, first), max(0.0, second)

    def hope(self, dice: tuple[Die, ...]) -> float:
        """What these dice promise: the best plan, and a little of the next one."""
        if dice not in self._hopes:
            self._hopes[dice] = self._hope(dice)
        return self._hopes[dice]

    def _hope(self, dice: tuple[Die, ...]) -> float:
        if not self.outlook.left:
            return float(len(dice))
        found, room = outcomes(dice, self.force), self._room
        first = second = 0.0
        for asked, base, cost in self._wanted:
            if len(asked[0]) > room:
                continue
            points, gems, missing, used = found[asked]
            worth = points + base - cost - gems - missing - used
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        rates = self.force.rates
        keep = rates.kept * len(dice) + rates.pip * sum([face for face, _ in dice])
        return first + rates.second * second + keep

    def with_die(self, die: Die) -> float:
        """What one die more is worth; where there is no room, one of them goes."""
        if die not in self._known:
            self._known[die] = self._with(die)
        return self._known[die]

    def _with(self, die: Die) -> float:
        now = self._now
        more = (*self.dice, die)
        if len(more) <= self._room:
            return self.hope(tuple(sorted(more))) - now
        fewer = {tuple(sorted(more[:at] + more[at + 1 :])) for at in range(len(more))}
        return max([self.hope(each) for each in fewer]) - now

    @kept
    def _now(self) -> float:
        return self.hope(tuple(sorted(self.dice)))


class Battle(NamedTuple):
    """A plan as it would be carried out now, and what it is worth."""

    whole: CarryOutPlan
    worth: float


def best_battle(outlook: Outlook) -> Battle | None:
    """The best plan to carry out now; None if there is none that gold pays for."""
    warden, view = outlook.warden, outlook.view
    column = Column(view)
    spaces = prices_in_camp(view, outlook.seat)
    shown = [(card, 0) for card in outlook.reserved]
    shown += [(card, spaces[column.price(card) - 1]) for card in column.plans]
    found = [_battle(outlook, card, cost) for card, cost in shown if cost <= warden.gold]
    return max(
        [each for each in found if each is not None], key=lambda each: each.worth, default=None
    )


def _battle(outlook: Outlook, card: Piece, cost: int) -> Battle | None:
    """A plan with its best dice, wilds where they are needed, and changes where they pay."""
    warden, view = outlook.warden, outlook.view
    symbols, wild = symbols_of(card), warden.wild_troop
    left = sorted(warden.dice, key=lambda die: (-view.pips(die), die))
    chosen: list[Piece] = []
    asked: Counter[str] = Counter(symbols)
    for die in left:
        troop = troop_of(die)
        if troop != wild and asked[troop] > 0:
            asked[troop] -= 1
            chosen.append(die)
    rest = [die for die in left if die not in chosen]
    jokers = [die for die in rest if wild and troop_of(die) == wild]
    chosen += jokers[: len(symbols) - len(chosen)]
    rest = [die for die in rest if die not in chosen]
    gems = len(warden.gems)
    wilds = rest[: len(symbols) - len(chosen)]
    if len(chosen) + len(wilds) < len(symbols) or len(wilds) > gems:
        return None
    dice = (*chosen, *wilds)
    bonus = bonuses(warden.champions, outlook.opened)[plan(card).type]
    changes, total, spent = _changes(outlook, dice, bonus, gems - len(wilds))
    rates = outlook.rates
    worth = points_for(total) + zone_worth(outlook, card, total) + always(outlook, card)
    worth -= outlook.price(cost) + spent + rates.gem * len(wilds) + rates.kept * len(dice)
    return Battle(CarryOutPlan(card, dice, tuple(wilds), changes), worth)


def _changes(
    outlook: Outlook, dice: tuple[Piece, ...], bonus: int, gems: int
) -> tuple[tuple[str, ...], int, float]:
    """Flips and steps that pay for themselves; the total then, and what they cost."""
    view, warden = outlook.view, outlook.warden
    faces = {die: view.pips(die) for die in dice}
    limit, rates = warden.influence, outlook.rates
    changes: tuple[str, ...] = ()
    spent = 0.0

    def points() -> int:
        return points_for(min(limit, sum(faces.values()) + bonus))

    for die in sorted(dice, key=lambda each: faces[each])[:gems]:
        before, face = points(), faces[die]
        faces[die] = 7 - face
        if face < 4 and points() - before >= rates.gem + 0.5:
            changes = with_change(changes, FLIP, die)
            spent += rates.gem
        else:
            faces[die] = face
    for steps in range(min(warden.magic, 6), 0, -1):
        raised = _raised(faces, steps)
        if raised is None or sum(faces.values()) + bonus + steps > limit:
            continue
        gained = points_for(sum(faces.values()) + bonus + steps) - points()
        if gained >= (rates.magic + 0.1) * steps:
            for die in raised:
                changes = with_change(changes, UP, die)
                faces[die] += 1
            spent += rates.magic * steps
            break
    return changes, min(limit, sum(faces.values()) + bonus), spent


def _raised(faces: dict[Piece, int], steps: int) -> list[Piece] | None:
    """Dice that take so many steps up, one by one; None if they cannot."""
    room = [die for die, face in sorted(faces.items()) for _ in range(6 - face)]
    return room[:steps] if len(room) >= steps else None
