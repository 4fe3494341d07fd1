"""The odds of an expedition: to live, to capture, to kill, to conquer, to fulfil a mission."""

from __future__ import annotations

from attrs import evolve, frozen

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, mission, monster, region
from game.rules.monster_lands.defences import hits_cancelled, potions_left, venoms_left
from game.rules.monster_lands.foes import attack_formula, sure_hits
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.modifiers import Modifiers, modifiers
from game.rules.monster_lands.odds.fates import ALIVE, Fate, Guard, fate
from game.rules.monster_lands.odds.goals import either, reach, window, with_venoms
from game.rules.monster_lands.odds.hands import Goal, Hand
from game.rules.monster_lands.odds.plans import (
    Outlook,
    Plan,
    hand_now,
    is_striking,
    outlook_of,
    outlook_of_plan,
)
from game.rules.monster_lands.odds.queries import Answering, Query, answer
from game.rules.monster_lands.odds.spreads import Spread, dice_spread, hits_spread, shifted
from game.rules.monster_lands.views import Expedition, monster_at, region_at, token_of


@frozen
class Odds:
    """What may come of an expedition. Each chance is that of a player who plays for it alone."""

    #: Attack dice after Magic was given up, and their hits.
    attack_dice: int
    hits: Spread
    fate: Fate
    #: The total if every die is rolled and nothing else is used.
    total: Spread
    #: To live and to capture, to kill, to do either.
    capture: float
    kill: float
    beat: float
    #: To conquer the region, once its monster is gone.
    conquer: float
    #: To reach the target of the competitive mission.
    succeed: float


def odds(table: Reading, seat: Seat, plan: Plan, answering: Answering = answer) -> Odds:
    """The odds of a plan, from what the seat knows."""
    outlook = outlook_of_plan(table, seat, plan)
    return _Forecast(table, answering).odds(outlook, plan.given_up)


def odds_by_magic(table: Reading, seat: Seat, plan: Plan) -> tuple[Odds, ...]:
    """The odds for each number of Magic dice given up, from none to all."""
    most = outlook_of_plan(table, seat, plan).dice[1]
    return tuple(odds(table, seat, evolve(plan, given_up=count)) for count in range(most + 1))


def odds_now(
    table: Reading, seat: Seat, exp: str, given_up: int = 0, *, answering: Answering = answer
) -> Odds:
    """The odds of an expedition out there: before the attack, or in the middle of its strike."""
    forecast = _Forecast(table, answering)
    if zones.place_of(exp) == zones.COMPETITIVE or is_striking(table, exp):
        return forecast.rolling(exp)
    return forecast.odds(outlook_of(table, seat, exp), given_up)


def fates_by_magic(table: Reading, exp: str, dice: int, main: bool = True) -> tuple[Fate, ...]:
    """The fate of a mercenary under so many attack dice, for each Magic die given up."""
    foe = str(monster_at(table, zones.place_of(exp)))
    guard = guard_now(table, exp, foe)
    there = Expedition(table, exp)
    magic = [die for die in there.dice if die.startswith("magic.")]
    # Magic meets attack dice only where nothing was rolled yet (ruling 46).
    most = 0 if there.rolled else min(dice, len(magic))
    sure = sure_hits(foe) if main else 0
    return tuple(fate(_hits(table, dice - count, sure), guard) for count in range(most + 1))


def guard_now(table: Reading, exp: str, foe: Piece) -> Guard:
    """What stands between hits and the mercenary of an expedition."""
    wounded = table.face(token_of(Expedition(table, exp).member)) == "wounded"
    return Guard(hits_cancelled(table, exp, foe), potions_left(table, exp, foe), wounded)


def _hits(table: Reading, dice: int, sure: int) -> Spread:
    again = settings(table).rules.monsters_reroll
    return hits_spread(dice, box().clan.hit_from, again, sure)


def strike_goals(foe: Piece, found: Modifiers, traps: int, venoms: int) -> tuple[Goal, Goal, Goal]:
    """The good totals of a capture, of a kill, of either (ruling 53)."""
    card, bonus = monster(foe), box().clan.venom_bonus
    enough = traps >= found.traps_needed
    least = card.capture - found.capture if enough else card.kill
    capture = window(least, card.kill)
    kill = reach(card.kill - found.kill)
    return (
        with_venoms(capture, venoms, bonus),
        with_venoms(kill, venoms, bonus),
        with_venoms(either(capture, kill), venoms, bonus),
    )


def _total(hand: Hand) -> Spread:
    dice = tuple(zip(hand.unrolled, hand.bonus, strict=True))
    return shifted(dice_spread(dice), hand.base)


@frozen
class _Forecast:
    """A table, and who answers what is asked of the dice."""

    table: Reading
    answering: Answering

    def odds(self, outlook: Outlook, given_up: int) -> Odds:
        """Of an expedition that has not rolled yet."""
        foe = outlook.foe
        given_up = min(given_up, outlook.dice[1])
        if foe is None:
            return self._peaceful(outlook)
        dice = max(0, attack_formula(self.table, outlook.place).total - given_up)
        hits = _hits(self.table, dice, sure_hits(foe))
        fallen = fate(hits, outlook.guard)
        hand = outlook.hand("monster", given_up)
        goals = strike_goals(foe, outlook.found("monster"), outlook.traps, outlook.venoms)
        capture, kill, beat = (fallen.alive * self._best(hand, goal) for goal in goals)
        conquer = self._conquest(outlook.place, outlook.hand("conquest"))
        return Odds(dice, hits, fallen, _total(hand), capture, kill, beat, conquer, 0.0)

    def _peaceful(self, outlook: Outlook) -> Odds:
        """A mission, or a region without a monster."""
        is_mission = outlook.place == zones.COMPETITIVE
        hand = outlook.hand("mission" if is_mission else "conquest")
        conquer = 0.0 if is_mission else self._conquest(outlook.place, hand)
        succeed = self._mission(hand) if is_mission else 0.0
        return Odds(0, (1.0,), ALIVE, _total(hand), 0.0, 0.0, 0.0, conquer, succeed)

    def rolling(self, exp: str) -> Odds:
        """In the middle of a roll: the attack is over, the dice decide."""
        table, place = self.table, zones.place_of(exp)
        if place == zones.COMPETITIVE:
            hand = hand_now(table, exp, "mission")
            succeed = self._mission(hand)
            return Odds(0, (1.0,), ALIVE, _total(hand), 0.0, 0.0, 0.0, 0.0, succeed)
        foe = monster_at(table, place)
        if foe is None:
            hand = hand_now(table, exp, "conquest")
            conquer = self._conquest(place, hand)
            return Odds(0, (1.0,), ALIVE, _total(hand), 0.0, 0.0, 0.0, conquer, 0.0)
        hand = hand_now(table, exp, "monster")
        found = modifiers(table, exp, "monster")
        traps = Expedition(table, exp).trap_count
        goals = strike_goals(foe, found, traps, venoms_left(table, exp, foe))
        capture, kill, beat = (self._best(hand, goal) for goal in goals)
        return Odds(0, (1.0,), ALIVE, _total(hand), capture, kill, beat, 0.0, 0.0)

    def _best(self, hand: Hand, goal: Goal) -> float:
        return self.answering(Query(hand, goal))

    def _conquest(self, place: str, hand: Hand) -> float:
        land = region_at(self.table, place) if place in zones.REGIONS else None
        return 0.0 if land is None else self._best(hand, reach(region(land).conquest))

    def _mission(self, hand: Hand) -> float:
        tiles = self.table.zone(zones.mission(zones.COMPETITIVE))
        if not tiles:
            return 0.0
        return self._best(hand, reach(mission(tiles[0]).competitive.target))
