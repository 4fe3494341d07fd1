"""Every rule of thumb, by the step that it answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from game.engine import Decision, Option, Reading, Text, text
from game.engine.kept import kept
from game.engine.minds import Judge
from game.rules.valeria import zones
from game.rules.valeria.content import box, symbols
from game.rules.valeria.effects.scoring import Formation, placements
from game.rules.valeria.players.outlook import Outlook
from game.rules.valeria.players.plans import Battle, Prospects, best_battle, gift
from game.rules.valeria.players.rates import USUAL, Rates
from game.rules.valeria.prices import SHRINE, bonus_cost, plan_cost
from game.rules.valeria.refusals import why_not_claim
from game.rules.valeria.steps import (
    camp,
    camp_parts,
    carrying,
    common,
    cycling,
    dice,
    markers,
    moving,
    recruiting,
    reserving,
    setting_up,
    shrines,
)
from game.rules.valeria.views import Column, Shrine, awards, troop_of
from game.rules.valeria.views.maps import Cell

#: A rule of thumb: the worth of an option, as a seat sees its situation.
Thumb = Callable[["Thinker", Any, Any], float]


class Thinker:
    """An outlook with the prospects of its dice, each worked out once."""

    def __init__(self, view: Reading, seat: int, rates: Rates) -> None:
        self.outlook = Outlook(view, seat, rates)
        self.rates = rates
        self._prospects: Prospects | None = None
        self._battle: Battle | None = None
        self._has_battle = False
        self._actions: dict[tuple[str, int], float] = {}
        self._safe: dict[str, float] = {}

    @property
    def prospects(self) -> Prospects:
        """What the dice promise."""
        if self._prospects is None:
            self._prospects = Prospects(self.outlook)
        return self._prospects

    @property
    def battle(self) -> Battle | None:
        """The best plan to carry out now."""
        if not self._has_battle:
            self._battle, self._has_battle = best_battle(self.outlook), True
        return self._battle

    def action(self, shrine: str, discount: int) -> float:
        """What a shrine does for a Warden; some do not look at the die."""
        asked = shrine, 0 if shrine in (zones.GEMS, zones.MAGIC_SHRINE) else discount
        if asked not in self._actions:
            self._actions[asked] = action(self, *asked)
        return self._actions[asked]

    @kept
    def _promised(self) -> dict[str, float]:
        """What each plan in sight promises as things are."""
        prospects = self.prospects
        return {card: prospects.worth(card, cost, prospects.dice) for card, cost in prospects.plans}

    def safe(self, card: str) -> float:
        """What it is worth to have a plan safe: how far it is ahead of all others."""
        if card not in self._safe:
            mine = self.prospects.worth(card, 0.0, self.prospects.dice)
            others = [worth for other, worth in self._promised.items() if other != card]
            base = max([*others, 0.0])
            rates = self.rates
            self._safe[card] = rates.ahead * max(0.0, mine - base) + rates.safe * max(0.0, mine)
        return self._safe[card]


def move(thinker: Thinker, step: Any, option: Any) -> float:
    """Where to go: what the best die and the action there are worth, or a plan now."""
    if not isinstance(option, moving.MoveTo):
        return thinker.rates.cycling
    name = zones.shrine_of(option.place)
    if not name:
        found = thinker.battle
        return -5.0 if found is None else found.worth - thinker.rates.camp_turn
    view = thinker.outlook.view
    worths = [die_and_action(thinker, name, die) for die in Shrine(view, name).dice]
    return max(worths, default=-5.0)


def die_and_action(thinker: Thinker, shrine: str, die: str) -> float:
    """What a die is worth, with the action that it pays for."""
    face = thinker.outlook.view.pips(die)
    discount = box().discounts[face - 1]
    return thinker.prospects.with_die((face, troop_of(die))) + thinker.action(shrine, discount)


def action(thinker: Thinker, shrine: str, discount: int) -> float:
    """What a shrine does for a Warden."""
    outlook = thinker.outlook
    match shrine:
        case zones.GEMS:
            return outlook.gain("gem", 1)
        case zones.MAGIC_SHRINE:
            return max(outlook.gain(zones.MAGIC, box().magic_gained), _award(outlook))
        case zones.CHAMPIONS:
            return outlook.best_champion(SHRINE, discount)
        case zones.GOLD_SHRINE:
            return outlook.gain(zones.GOLD, discount)
    return _reserving(thinker, discount)


def _award(outlook: Outlook) -> float:
    """The best Award that can be claimed, with the marker that it takes."""
    worths = [0.0]
    for award in awards(outlook.view):
        if why_not_claim(outlook.view, outlook.seat, award.piece) is None:
            worths.append(
                box().award_points[award.free_circle - 1]
                + outlook.rates.award_marker * outlook.left
            )
    return max(worths)


def _reserving(thinker: Thinker, discount: int) -> float:
    outlook = thinker.outlook
    slots = outlook.free_slots
    if not slots or not outlook.left:
        return 0.0
    column = Column(outlook.view)
    worths = [0.0]
    for card in column.plans:
        cost = plan_cost(outlook.view, outlook.seat, column.price(card), discount)
        if cost <= outlook.warden.gold:
            worths += [reserved(thinker, card, slot, cost) for slot in slots]
    return max(worths)


def reserved(thinker: Thinker, card: str, slot: str, cost: int) -> float:
    """What it brings to have a plan safe: itself, and the bonus of its slot."""
    outlook = thinker.outlook
    if outlook.has_plans_enough:
        return 0.0
    gained = thinker.safe(card)
    return gained + _slot_bonus(outlook, zones.last_part(slot), cost) - outlook.price(cost)


def _slot_bonus(outlook: Outlook, slot: str, spent: int) -> float:
    """What the bonus of a slot is worth, if there is gold left for it."""
    price = bonus_cost(outlook.view, outlook.seat, slot)
    if box().slots[slot].price and outlook.warden.gold - spent < price:
        return 0.0
    return max(0.0, outlook.source(f"slot.{slot}") - outlook.price(price))


def take_die(thinker: Thinker, step: Any, option: Any) -> float:
    """The best die, with what it pays for here."""
    if isinstance(option, common.Pass):
        return 0.0
    if isinstance(step, dice.TakeDie):
        return die_and_action(thinker, step.shrine, option.die)
    return thinker.prospects.with_die((option.face, troop_of(option.die)))


def make_room(thinker: Thinker, step: Any, option: Any) -> float:
    """Whichever is missed least."""
    view, seat = thinker.outlook.view, thinker.outlook.seat
    every = view.zone(zones.arriving(seat)) + view.zone(zones.dice(seat))
    rest = [(view.pips(die), troop_of(die)) for die in every if die != option.die]
    return thinker.prospects.hope(tuple(sorted(rest)))


def gem(thinker: Thinker, step: Any, option: Any) -> float:
    """A gem is always welcome."""
    return thinker.rates.gem if isinstance(option, shrines.TakeGem) else 0.0


def magic(thinker: Thinker, step: Any, option: Any) -> float:
    """An Award rather than Magic."""
    match option:
        case shrines.ClaimAward(_, points):
            return points + thinker.rates.award_marker * thinker.outlook.left
        case shrines.GainMagic(amount):
            return thinker.outlook.gain(zones.MAGIC, amount)
    return 0.0


def recruit(thinker: Thinker, step: Any, option: Any) -> float:
    """The champion that brings most for its price."""
    match option:
        case recruiting.RecruitChampion(card, cost):
            return thinker.outlook.champion(card) - thinker.outlook.price(cost)
        case cycling.CycleChampion():
            return thinker.rates.cycling
    return 0.0


def reserve(thinker: Thinker, step: Any, option: Any) -> float:
    """A plan that is wanted, in the slot whose bonus is."""
    match option:
        case reserving.ReservePlan(card, slot, cost):
            return reserved(thinker, card, slot, cost)
        case cycling.CyclePlan():
            return cycled(thinker)
    return 0.0


def cycled(thinker: Thinker) -> float:
    """Another plan: only where no plan in sight will ever find its dice, or nobody would end."""
    warden, column = thinker.outlook.warden, Column(thinker.outlook.view)
    most = warden.limits.dice
    hopeless = all(len(symbols(card)) > most for card in (*warden.reserved, *column.plans))
    cycling = thinker.rates.cycling
    return -cycling if hopeless else cycling


def bonus(thinker: Thinker, step: Any, option: Any) -> float:
    """Whether the bonus of a slot is worth its price."""
    if isinstance(option, reserving.BuyBonus):
        outlook = thinker.outlook
        return outlook.source(option.source) - outlook.price(option.cost)
    return 0.0


def carry_out(thinker: Thinker, step: Any, option: Any) -> float:
    """The parts of the best plan, then off."""
    found = thinker.battle
    if found is None:
        return 1.0 if isinstance(option, camp_parts.CarryOutPlan | camp_parts.CommitDie) else 0.0
    whole = found.whole
    match option:
        case camp_parts.CarryOutPlan():
            return 3.0
        case camp_parts.ChoosePlan(card):
            return 9.0 if card == whole.plan else -2.0
        case camp_parts.CommitDie(die):
            return 8.0 if die in whole.dice and step.plan == whole.plan else -1.0
        case camp_parts.MakeWild(die):
            return 7.0 if die in whole.wilds else -1.0
        case camp_parts.RaiseDie(die):
            return 6.0 if _wants(whole, step, camp_parts.UP, die) else -1.0
        case camp_parts.FlipDie(die):
            return 6.5 if _wants(whole, step, camp_parts.FLIP, die) else -1.0
        case camp_parts.LowerDie():
            return -1.0
    return thinker.rates.cycling


def _wants(whole: Any, step: Any, sign: str, die: str) -> bool:
    change = sign + die
    return bool(step.changes.count(change) < whole.changes.count(change))


def marker(thinker: Thinker, step: Any, option: Any) -> float:
    """The space that helps most."""
    return thinker.outlook.space(zones.last_part(option.space))


def cover(thinker: Thinker, step: Any, option: Any) -> float:
    """Points now, what the links give, and the middle, which has most neighbours."""
    outlook = thinker.outlook
    row, column = zones.at_cell(option.zone)
    centre = outlook.rates.centre * ((row == 1) + (column == 1)) * outlook.left
    return (
        float(option.points)
        + sum([gift(outlook, each) for each in option.gifts])
        + centre
        + _shape(outlook, (row, column))
    )


def _shape(outlook: Outlook, cell: Cell) -> float:
    """How much nearer a zone brings the shapes that Awards ask for."""
    if not outlook.rates.shape:
        return 0.0
    covered, near = outlook.warden.map.covered, 0.0
    for award in awards(outlook.view):
        asked = award.card.requires
        if isinstance(asked, Formation) and outlook.seat not in award.claimed_by:
            points = box().award_points[award.free_circle - 1]
            near += points * (
                _nearness(asked, covered | {cell}, outlook.left)
                - _nearness(asked, covered, outlook.left)
            )
    return outlook.rates.shape * near


@lru_cache(maxsize=20_000)
def _nearness(asked: Formation, covered: frozenset[Cell], left: int) -> float:
    """How near a shape is: the square of the part that lies there, if the rest can follow."""
    most = max([len(covered & shape) for shape in placements(asked.cells)])
    return 0.0 if len(asked.cells) - most > left else (most / len(asked.cells)) ** 2


def chain(thinker: Thinker, step: Any, option: Any) -> float:
    """Champions last: what comes before may pay for more."""
    return -gift(thinker.outlook, option.gift) if option.gift == "champion" else 1.0


def board(thinker: Thinker, step: Any, option: Any) -> float:
    """Any board, any side."""
    return 0.0


THUMBS: dict[type[Any], Thumb] = {
    setting_up.ChooseBoard: board,
    setting_up.ChooseSide: board,
    moving.MoveWarden: move,
    dice.TakeDie: take_die,
    dice.TakeAnyDie: take_die,
    dice.MakeRoom: make_room,
    shrines.GemShrine: gem,
    shrines.MagicShrine: magic,
    recruiting.Recruit: recruit,
    reserving.Reserve: reserve,
    reserving.ReserveFree: reserve,
    reserving.BuySlotBonus: bonus,
    camp.CarryOut: carry_out,
    markers.UncoverSpace: marker,
    carrying.Skirmish: cover,
    carrying.ChainBonuses: chain,
    cycling.AfterCamp: reserve,
}


def judge(table: Reading, decision: Decision, rates: Rates = USUAL) -> Judge | None:
    """What the options of a question are worth to the seat that is asked."""
    thumb = THUMBS.get(type(decision.step))
    if thumb is None:
        return None
    return partial(thumb, Thinker(table, decision.seat, rates), decision.step)


def whole(table: Reading, decision: Decision, rates: Rates = USUAL) -> Option | None:
    """The best plan, put together at once."""
    step = decision.step
    if not isinstance(step, camp.CarryOut) or step != camp.CarryOut(step.seat):
        return None
    found = best_battle(Outlook(table, step.seat, rates))
    return found.whole if found is not None and step.accepts(table, found.whole) else None


def tells(table: Reading, option: Option) -> Text:
    """A plan in words: which one, with which dice."""
    if not isinstance(option, camp_parts.CarryOutPlan):
        return option.label()
    changes = len(option.changes) + len(option.wilds)
    return text("val-advice-plan", plan=option.plan, dice=option.dice, changes=changes)
