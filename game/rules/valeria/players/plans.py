"""Rules of thumb for plans: what one would come to, now or with dice still to be found."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from game.engine import Piece
from game.rules.valeria import zones
from game.rules.valeria.changes import with_change
from game.rules.valeria.content import plan
from game.rules.valeria.matching import prices_in_camp
from game.rules.valeria.players.outlook import GEM, MAGIC, Outlook
from game.rules.valeria.reckoning import strength_parts, zone_points
from game.rules.valeria.steps.camp_parts import FLIP, UP, CarryOutPlan
from game.rules.valeria.views import Column, points_for, troop_of
from game.rules.valeria.vocabulary import TYPES

#: A die that is still missing costs about so much: a turn, less what the turn brings besides.
MISSING = 1.5
#: What a die shows on average, and what it is worth to keep it.
FACE, KEPT = 3.5, 0.5
#: A marker that opens a space, on average.
MARKER = 2.0

#: A die as a plan sees it: what it shows, and its troop.
Die = tuple[int, str]


class Force(NamedTuple):
    """All of a Warden that bears on what a plan would come to."""

    wild: str
    gems: int
    influence: int
    #: What champions and the board add, type by type.
    bonus: tuple[int, ...]


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


def force_of(outlook: Outlook) -> Force:
    """The strength of a Warden."""
    warden = outlook.warden
    bonus = tuple(sum([each for _, each in strength_parts(warden, type)]) for type in TYPES)
    return Force(warden.wild_troop, len(warden.gems), warden.influence, bonus)


def zone_worth(outlook: Outlook, card: Piece, total: int) -> float:
    """The best zone of the map for a plan: its points, and what its links give."""
    chart = outlook.warden.map
    figures, best = plan(card), 0.0
    for zone in chart.free:
        row, column = zones.at_cell(zone)
        worth = float(zone_points(chart.side.zones[row][column], figures, total))
        worth += sum([gift(outlook, chart.gift(link)) for link in chart.completed_by(zone)])
        best = max(best, worth)
    return best


def gift(outlook: Outlook, name: str) -> float:
    """What a link gives."""
    return outlook.source(f"link.{name}")


class Prospects:
    """The plans that a Warden may come to, and what its dice are worth for them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        view, warden = outlook.view, outlook.warden
        self.force = force_of(outlook)
        self.dice: tuple[Die, ...] = tuple([(view.pips(die), troop_of(die)) for die in warden.dice])
        spaces = prices_in_camp(view, outlook.seat)
        column = Column(view)
        self.plans: list[tuple[Piece, float]] = [(card, 0.0) for card in warden.reserved]
        for card in column.plans:
            cost = spaces[column.price(card) - 1]
            late = 1.2 * max(0, cost - warden.gold)
            # Somebody else may take it.
            self.plans.append((card, outlook.price(cost) + late + 0.6))
        self._bases = {card: self._base(card) for card, _ in self.plans}

    def _base(self, card: Piece) -> float:
        return MARKER + zone_worth(self.outlook, card, self.force.influence)

    def worth(self, card: Piece, cost: float, dice: tuple[Die, ...]) -> float:
        """What a plan promises with these dice and those still to be found."""
        figures, force = plan(card), self.force
        if len(figures.symbols) > self.outlook.warden.limits.dice:
            return 0.0
        missing, total, gems, _ = filled(figures.symbols, dice, force.wild, force.gems)
        total += round(FACE * missing) + force.bonus[TYPES.index(figures.type)]
        points = points_for(min(total, force.influence))
        used = KEPT * (len(figures.symbols) - missing)
        base = self._bases[card] if card in self._bases else self._base(card)
        return points + base - cost - GEM * gems - MISSING * missing - used

    def hope(self, dice: tuple[Die, ...]) -> float:
        """What these dice promise: the best plan, and a little of the next one."""
        found = sorted([self.worth(card, cost, dice) for card, cost in self.plans], reverse=True)
        first = max(0.0, found[0]) if found else 0.0
        second = max(0.0, found[1]) if len(found) > 1 else 0.0
        keep = KEPT * len(dice) + 0.06 * sum([face for face, _ in dice])
        return (first + 0.25 * second + keep) if self.outlook.left else float(len(dice))

    def with_die(self, die: Die) -> float:
        """What one die more is worth; where there is no room, one of them goes."""
        now = self._now
        more = (*self.dice, die)
        if len(more) <= self.outlook.warden.limits.dice:
            return self.hope(tuple(sorted(more))) - now
        fewer = [tuple(sorted(more[:at] + more[at + 1 :])) for at in range(len(more))]
        return max([self.hope(each) for each in fewer]) - now

    @property
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
    shown = [(card, 0) for card in warden.reserved]
    shown += [(card, spaces[column.price(card) - 1]) for card in column.plans]
    found = [_battle(outlook, card, cost) for card, cost in shown if cost <= warden.gold]
    return max(
        [each for each in found if each is not None], key=lambda each: each.worth, default=None
    )


def _battle(outlook: Outlook, card: Piece, cost: int) -> Battle | None:
    """A plan with its best dice, wilds where they are needed, and changes where they pay."""
    warden, view = outlook.warden, outlook.view
    symbols, wild = plan(card).symbols, warden.wild_troop
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
    bonus = sum([each for _, each in strength_parts(warden, plan(card).type)])
    changes, total, spent = _changes(outlook, dice, bonus, gems - len(wilds))
    worth = points_for(total) + zone_worth(outlook, card, total) + MARKER
    worth -= outlook.price(cost) + spent + GEM * len(wilds) + KEPT * len(dice)
    return Battle(CarryOutPlan(card, dice, tuple(wilds), changes), worth)


def _changes(
    outlook: Outlook, dice: tuple[Piece, ...], bonus: int, gems: int
) -> tuple[tuple[str, ...], int, float]:
    """Flips and steps that pay for themselves; the total then, and what they cost."""
    view, warden = outlook.view, outlook.warden
    faces = {die: view.pips(die) for die in dice}
    limit = warden.influence
    changes: tuple[str, ...] = ()
    spent = 0.0

    def points() -> int:
        return points_for(min(limit, sum(faces.values()) + bonus))

    for die in sorted(dice, key=lambda each: faces[each])[:gems]:
        before, face = points(), faces[die]
        faces[die] = 7 - face
        if face < 4 and points() - before >= GEM + 0.5:
            changes = with_change(changes, FLIP, die)
            spent += GEM
        else:
            faces[die] = face
    for steps in range(min(warden.magic, 6), 0, -1):
        raised = _raised(faces, steps)
        if raised is None or sum(faces.values()) + bonus + steps > limit:
            continue
        gained = points_for(sum(faces.values()) + bonus + steps) - points()
        if gained >= (MAGIC + 0.1) * steps:
            for die in raised:
                changes = with_change(changes, UP, die)
                faces[die] += 1
            spent += MAGIC * steps
            break
    return changes, min(limit, sum(faces.values()) + bonus), spent


def _raised(faces: dict[Piece, int], steps: int) -> list[Piece] | None:
    """Dice that take so many steps up, one by one; None if they cannot."""
    room = [die for die, face in sorted(faces.items()) for _ in range(6 - face)]
    return room[:steps] if len(room) >= steps else None
