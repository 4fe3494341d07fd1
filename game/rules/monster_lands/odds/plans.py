"""An expedition as the odds see it: a plan not yet sent out, or one that is out there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.engine.secrecy import is_hidden
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import carried, has_acted
from game.rules.monster_lands.content import ask
from game.rules.monster_lands.defences import (
    hits_cancelled,
    potions_left,
    talent_strength,
    talents_work,
    venoms_left,
)
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.modifiers import (
    Modifiers,
    combined,
    conquest_total,
    lent_rerolls,
    mission_total,
    modifiers,
    rerolls_left,
    sources_of,
    strike_total,
)
from game.rules.monster_lands.odds.fates import Guard
from game.rules.monster_lands.odds.hands import Hand, Rerolls, Source, Touched
from game.rules.monster_lands.questions import DiceBrought
from game.rules.monster_lands.roles import Reroller
from game.rules.monster_lands.steps.battle import Battle, RevealTraps
from game.rules.monster_lands.steps.conflict import Ambushing, Conflict, TurnUp
from game.rules.monster_lands.views import (
    Expedition,
    colour_of,
    is_ambush,
    monster_at,
    token_of,
    trail,
)
from game.rules.monster_lands.vocabulary import Purpose


@frozen
class Plan:
    """Somebody who could be sent on an expedition, with what would go along."""

    exp: str
    member: Piece
    force: int = 0
    magic: int = 0
    persuasion: int = 0
    #: Trap tokens from the top; only those that the seat knows.
    traps: tuple[Piece, ...] = ()
    defence: int = 0
    potion: int = 0
    venom: int = 0
    #: Outside loot that will be spent.
    loot: tuple[Piece, ...] = ()
    #: Equipment, if other than what the member wears now.
    gear: tuple[Piece, ...] | None = None
    #: Magic dice to be given up before the attack.
    given_up: int = 0


@frozen
class Outlook:
    """All that the odds of one expedition depend on."""

    place: str
    foe: Piece | None
    #: By purpose, what bears on the total.
    sources: tuple[Piece, ...]
    lent: tuple[Reroller, ...]
    dice: tuple[int, int, int]
    traps: int
    guard: Guard
    venoms: int
    carried: int

    def found(self, purpose: Purpose) -> Modifiers:
        """The modifiers for a purpose."""
        return combined(self.sources, self.foe if purpose == "monster" else None, purpose)

    def hand(self, purpose: Purpose, given_up: int = 0) -> Hand:
        """The dice and rerolls in hand before the first roll."""
        found = self.found(purpose)
        force, magic, persuasion = self.dice
        # What is carried belongs to the monster while there is one, then to the conquest.
        base = self.carried if (purpose == "monster") == (self.foe is not None) else 0
        return Hand(
            base + found.flat,
            (force, max(0, magic - given_up), persuasion),
            bonus_of(found),
            rerolls=_by_number(found.rerolls + self.lent),
        )


def bonus_of(found: Modifiers) -> tuple[int, int, int]:
    """What dice of each colour count more."""
    return (found.force, found.magic, found.persuasion)


def _by_number(rerolls: Iterable[Reroller]) -> Rerolls:
    return tuple(
        Source(tuple(map(zones.COLOURS.index, each.colours)), each.count, each.again)
        for each in rerolls
    )


def outlook_of_plan(table: Reading, seat: Seat, plan: Plan) -> Outlook:
    """What a plan would have in hand, the advantage of the space included."""
    place = zones.place_of(plan.exp)
    fights = place in (*zones.REGIONS, zones.GATES)
    foe = monster_at(table, place) if fights else None
    worn = table.zone(zones.worn(plan.member)) if plan.gear is None else plan.gear
    shown, trap_count = _shown(table, _known(table, seat, plan.traps))
    given = trail(table, plan.exp).advantage if fights else None
    placed = _placed(shown)
    return Outlook(
        place,
        foe,
        (plan.member, *worn, *shown, *plan.loot),
        lent_rerolls(table, plan.exp),
        (plan.force + placed[0], plan.magic + placed[1], plan.persuasion),
        trap_count,
        _guard_of_plan(table, plan, foe, worn),
        0 if foe and forbids(foe, "venom") else plan.venom + (given.venom if given else 0),
        carried(table, place),
    )


def _guard_of_plan(table: Reading, plan: Plan, foe: Piece | None, worn: tuple[Piece, ...]) -> Guard:
    wounded = table.face(token_of(plan.member)) == "wounded"
    if foe is None:
        return Guard(wounded=wounded)
    given = trail(table, plan.exp).advantage
    useless = settings(table).rules.no_defence
    tokens = 0 if useless else plan.defence
    talents = 0
    if talents_work(table, foe):
        talents = sum(talent_strength(card, foe) for card in (plan.member, *worn)) + given.defence
    potions = 0 if forbids(foe, "potion") else plan.potion + given.potion
    return Guard(tokens + talents, potions, wounded)


def _shown(table: Reading, traps: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], int]:
    """Traps that will be turned up, and how many tokens then count for a capture.

    With the Ambush module a careful player turns up everything down to the last real trap; what
    lies below stays face down and counts (ruling 63). Ambushes above it are spent.
    """
    known = tuple(token for token in traps if not token.startswith("?"))
    hidden = len(traps) - len(known)
    real = tuple(token for token in known if not is_ambush(token))
    if not settings(table).conflict:
        return real, len(traps)
    below = 0
    for token in reversed(known):
        if not is_ambush(token):
            break
        below += 1
    return real, len(real) + below + hidden


def _known(table: Reading, seat: Seat, traps: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Traps as a seat may know them: what is hidden from it is only a back."""
    return tuple(
        "?" if is_hidden(zones.audience(table.places.get(token, "")), seat) else token
        for token in traps
    )


def _waits(table: Reading, exp: str) -> bool:
    """Whether the traps of an expedition are still to be turned up."""
    place = zones.place_of(exp)
    waiting = (Battle(place), RevealTraps(place), Conflict(place), TurnUp(exp))
    return any(
        step in waiting or (isinstance(step, Ambushing) and step.exp == exp)
        for step in table.agenda
    )


def _placed(traps: tuple[Piece, ...]) -> tuple[int, int]:
    """Force and Magic dice that traps bring."""
    force = sum(ask(token, DiceBrought("force")) for token in traps)
    return force, sum(ask(token, DiceBrought("magic")) for token in traps)


def outlook_of(table: Reading, seat: Seat, exp: str) -> Outlook:
    """What an expedition out there has in hand, as far as a seat may know, before it acts."""
    there = Expedition(table, exp)
    foe = monster_at(table, there.place)
    down = _known(table, seat, there.face_down)
    shown, trap_count = _shown(table, down) if _waits(table, exp) else ((), len(down))
    colours = [colour_of(die) for die in there.dice]
    placed = _placed(shown)
    wounded = table.face(token_of(there.member)) == "wounded"
    guard = Guard(wounded=wounded)
    if foe is not None:
        potions = potions_left(table, exp, foe)
        guard = Guard(hits_cancelled(table, exp, foe), potions, wounded)
    return Outlook(
        there.place,
        foe,
        (*sources_of(table, exp), *shown),
        lent_rerolls(table, exp),
        (
            colours.count("force") + placed[0],
            colours.count("magic") + placed[1],
            colours.count("persuasion"),
        ),
        trap_count + len(there.face_up),
        guard,
        venoms_left(table, exp, foe) if foe is not None else 0,
        carried(table, there.place),
    )


def hand_now(table: Reading, exp: str, purpose: Purpose) -> Hand:
    """The dice and rerolls of an expedition that is rolling at this moment."""
    found = modifiers(table, exp, purpose)
    totals = {"monster": strike_total, "conquest": conquest_total}
    total = totals[purpose](table, exp, found) if purpose in totals else mission_total(table, exp)
    there = Expedition(table, exp)
    unrolled = [colour_of(die) for die in there.unrolled]
    left = rerolls_left(table, exp, found)
    touched = {die: touched_by(left, die) for die in there.rolled}
    rolled = [(colour_of(die), table.pips(die)) for die, by in touched.items() if not by]
    return Hand(
        total,
        tuple(unrolled.count(colour) for colour in zones.COLOURS),
        bonus_of(found),
        tuple(
            tuple(sorted(face for kind, face in rolled if kind == colour))
            for colour in zones.COLOURS
        ),
        _by_number(left),
        tuple(
            Touched(zones.COLOURS.index(colour_of(die)), table.pips(die), by)
            for die, by in touched.items()
            if by
        ),
    )


def touched_by(left: Sequence[Reroller], die: Piece) -> tuple[int, ...]:
    """The numbers of the rerolls that have met a die and may not again."""
    return tuple(number for number, each in enumerate(left) if die in each.done)


def is_striking(table: Reading, exp: str) -> bool:
    """Whether an expedition has begun to roll."""
    return has_acted(table, exp)
