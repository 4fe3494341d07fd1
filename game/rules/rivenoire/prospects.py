"""What each answer in the fight leads to: the table as it would lie, and the chances from there.

A card is laid on its pile and its blow dealt, so what works from the top of a pile counts. What a
card draws, steals or lets play besides is not foreseen: its prospect says that it is no more than
an estimate.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve, frozen

from game.engine import Option, Piece, Reading, Seat, Table, Zone
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import ability
from game.rules.rivenoire.effects.blows import Damage, printed_damage
from game.rules.rivenoire.effects.cards import DestroySelf
from game.rules.rivenoire.effects.fighting import Advance, Withdraw
from game.rules.rivenoire.effects.gains import Fame
from game.rules.rivenoire.help import expected_wounds, foe_of, harm_of, side_of
from game.rules.rivenoire.odds import (
    Chances,
    Fighter,
    Hand,
    Harm,
    Monster,
    Side,
    State,
    chances,
    kept,
    suffered,
)
from game.rules.rivenoire.steps.combat import ThrowAway, UseCard, UseCardWith
from game.rules.rivenoire.steps.expedition import Fall, HeroTurn
from game.rules.rivenoire.steps.monster import ChooseFace, Suffer
from game.rules.rivenoire.steps.using import use_of
from game.rules.rivenoire.views import Notable, battle_line, leader, participants
from game.rules.rivenoire.views.fight import Fight

#: Effects of a card that the table laid on shows, or that bear on no chance.
_FORESEEN = (Damage, DestroySelf, Advance, Withdraw, Fame)


@frozen
class Prospect:
    """What an answer leads to, as a seat sees it."""

    #: What it takes from the monster at once, and what it leaves of it.
    damage: int
    left: int
    #: The monster is slain in this combat round; by the end of the next one.
    now: float
    soon: float
    #: Wounds to expect until the end of this combat round.
    wounds: float
    #: What stays for the fight: cards in hand, fighters who live on them.
    cards: int
    fighters: int
    #: Whether the card does something that is not foreseen.
    vague: bool = False

    @property
    def slays(self) -> bool:
        """Whether it is the final blow."""
        return self.damage > 0 and self.left == 0


def prospect(table: Table, step: HeroTurn, option: Option) -> Prospect | None:
    """What an answer of a fighter leads to; None of one that is no such answer."""
    seat, fighter = step.seat, step.fighter
    match option:
        case UseCard(card) | UseCardWith(card):
            use = use_of(seat, card, "combat", fighter, from_hand=True)
            damage = _blow(table, use, option)
            laid = _with_card(table, use, damage)
            vague = not all(isinstance(each, _FORESEEN) for each in ability(use).effects)
        case ThrowAway(card):
            damage, vague = 0, False
            laid = _put_down(table, seat, card, to_pile=True)
        case Fall():
            damage, vague = 0, False
            laid = _without_fighter(table, fighter)
        case _:
            return None
    return _judged(laid, seat, damage, vague)


def _blow(table: Reading, use: Use, option: Option) -> int:
    """What the monster loses by a card, a token that strikes with it included."""
    value = printed_damage(table, use)
    if value is None:
        return 0
    more = 0
    if isinstance(option, UseCardWith):
        spent = Use(use.seat, option.token, "blow", (0,), 0, use.cause)
        more = printed_damage(table, spent) or 0
    return Fight(table).blow(value, use.cause, more)


def _with_card(table: Table, use: Use, damage: int) -> Table:
    """The table once a card has been played, as far as that can be foreseen."""
    effects = ability(use).effects
    burnt = any(isinstance(each, DestroySelf) for each in effects)
    laid = _put_down(table, use.seat, use.source, to_pile=not burnt)
    laid = _counted(laid, zones.HIT_POINTS, max(Fight(table).hit_points - damage, 0))
    laid = _counted(laid, zones.DEALT, Fight(table).dealt + damage)
    if any(isinstance(each, Withdraw) for each in effects):
        return _without_fighter(laid, use.cause)
    line, steps = list(battle_line(laid)), [e.count for e in effects if isinstance(e, Advance)]
    if steps and use.cause in line:
        at = line.index(use.cause)
        line.insert(max(at - sum(steps), 0), line.pop(at))
        laid = _filled(laid, zones.LINE, line)
    return laid


def _put_down(table: Table, seat: Seat, card: Piece, to_pile: bool) -> Table:
    """A card leaves the hand for the top of the pile; its fighter has acted."""
    hand = Notable(table, seat).hand
    laid = _filled(table, zones.hand(seat), [each for each in hand if each != card])
    if to_pile:
        laid = _filled(laid, zones.discard(seat), [*Notable(table, seat).discard, card])
    return _acted(laid)


def _without_fighter(table: Table, fighter: Piece) -> Table:
    line = [each for each in battle_line(table) if each != fighter]
    return _acted(_filled(table, zones.LINE, line))


def _filled(table: Table, zone: Zone, pieces: Iterable[Piece]) -> Table:
    return evolve(table, zones=table.zones.set(zone, tuple(pieces)))


def _counted(table: Table, name: str, amount: int) -> Table:
    return evolve(table, counters=table.counters.set((zones.MONSTER_OWNER, name), amount))


def _acted(table: Table) -> Table:
    """The turn of whoever acts is over."""
    if zones.FIGHTER not in table.marks:
        return table
    return evolve(table, marks=table.marks.delete(zones.FIGHTER))


def _judged(laid: Table, seat: Seat, damage: int, vague: bool) -> Prospect:
    left = Fight(laid).hit_points
    cards, fighters = _kept(laid, seat)
    if damage and not left:
        return Prospect(damage, 0, 1.0, 1.0, 0.0, cards, fighters, vague)
    found = chances(foe_of(laid), _sides(laid))
    wounds = expected_wounds(laid, seat)
    return Prospect(damage, left, found.now, found.soon, wounds, cards, fighters, vague)


def _kept(table: Reading, seat: Seat) -> tuple[int, int]:
    fighters = sum([leader(table, each) == seat for each in battle_line(table)])
    return len(Notable(table, seat).hand), fighters


def _sides(table: Reading, without: Seat | None = None) -> tuple[Side, ...]:
    return tuple([side_of(table, each) for each in participants(table) if each != without])


def suffering(table: Table, step: ChooseFace, option: Option) -> Prospect | None:
    """What a face of the die leads to; None of an answer that names none."""
    if not isinstance(option, Suffer):
        return None
    seat, foe, harm = step.seat, foe_of(table), harm_of(option.face)
    mine = side_of(table, seat)
    rank = battle_line(table).index(step.character)
    fighter = next(each for each in mine.fighters if each.rank == rank)
    others = _sides(table, seat)
    now = soon = cards = fighters = 0.0
    wounds = expected_wounds(table, seat)
    for hand, chance in mine.hands:
        start: State = (mine.fighters, hand, 0)
        wounds += chance * _wounds(foe, harm, step.times, fighter, hand)
        for state, odds in suffered(foe, start, fighter, harm, step.times).items():
            found = _from(foe, others, state)
            share = chance * odds
            now, soon = now + share * found.now, soon + share * found.soon
            cards, fighters = cards + share * state[1].size, fighters + share * len(state[0])
    left = Fight(table).hit_points
    return Prospect(0, left, now, soon, wounds, round(cards), round(fighters), harm == "double")


def _from(foe: Monster, others: tuple[Side, ...], state: State) -> Chances:
    """The chances once a player is left with this."""
    fighters, hand, back = state
    healed = foe._replace(points=min(foe.starting, foe.points + back))
    return chances(healed, (Side(fighters, ((hand, 1.0),)), *others))


def _wounds(foe: Monster, harm: Harm, times: int, fighter: Fighter, hand: Hand) -> float:
    """Wounds of a face for whoever rolled it; a double strikes twice with the next one."""
    if harm == "wound" or (harm == "special" and foe.special == "wounds"):
        return float(times)
    if harm != "double" or times > 1:
        return 0.0
    seconds = kept(foe, fighter.dice, hand, is_second=True)
    return sum([odds * _wounds(foe, each, 2, fighter, hand) for each, odds in seconds])
