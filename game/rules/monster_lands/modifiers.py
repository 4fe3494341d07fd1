"""What changes the total of an expedition: gathered here for the steps, the odds and the board.

A source is anything that lies with the expedition and has effects: the member, its equipment,
traps turned up, loot at work. The monster's own power counts as well. Rerolls that the space lends
have the name of the expedition's owner as their source.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from game.engine import Piece, Reading
from game.engine.effects import Question
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import POURED, carried
from game.rules.monster_lands.content import ask, box, effects, gear, monster
from game.rules.monster_lands.foes import forbids, traps_needed
from game.rules.monster_lands.questions import PerDie, Total, TrapsNeeded
from game.rules.monster_lands.roles import OnRoll, Reroller
from game.rules.monster_lands.views import (
    Expedition,
    card_of,
    colour_of,
    monster_at,
    rerolled,
    times_used,
    trail,
)
from game.rules.monster_lands.vocabulary import Purpose


@frozen
class Modifiers:
    """All that bears on a total, for one purpose."""

    force: int
    magic: int
    persuasion: int
    #: Added to the total, and carried on.
    flat: int
    #: Added for one result only, and never carried (rulings 53 and 55).
    capture: int
    kill: int
    traps_needed: int
    rerolls: tuple[Reroller, ...]

    def per_die(self, colour: str) -> int:
        """What each die of a colour counts more or less."""
        if colour == "force":
            return self.force
        return self.magic if colour == "magic" else self.persuasion

    def value(self, colour: str, face: int) -> int:
        """What a die counts, never less than 0 (ruling 48)."""
        return max(0, face + self.per_die(colour))


@lru_cache(maxsize=20_000)
def combined(sources: tuple[Piece, ...], foe: Piece | None, purpose: Purpose) -> Modifiers:
    """What these sources do together, against this monster."""
    if foe is not None and forbids(foe, "weapon"):
        sources = tuple(each for each in sources if not _is_weapon(each))
    against = sources if foe is None else (*sources, foe)
    per_die = {colour: _asked(against, PerDie(colour, purpose)) for colour in zones.COLOURS}
    return Modifiers(
        **per_die,
        flat=0 if purpose == "mission" else _asked(sources, Total(purpose)),
        capture=_asked(sources, Total("capture")) if foe else 0,
        kill=_asked(sources, Total("kill")) if foe else 0,
        traps_needed=_asked(sources, TrapsNeeded(), traps_needed(foe)) if foe else 0,
        rerolls=tuple(
            found
            for each in sources
            for effect in effects(each, OnRoll)
            for found in effect.rerollers(each, purpose)
        ),
    )


def _is_weapon(source: Piece) -> bool:
    return source.startswith("gear.") and gear(source).type == "weapon"


def _asked(sources: tuple[Piece, ...], question: Question, value: int = 0) -> int:
    for source in sources:
        value = ask(source, question, value)
    return value


def sources_of(table: Reading, exp: str) -> tuple[Piece, ...]:
    """Everything with effects that lies with an occupied expedition, face up."""
    held = table.zones.get
    member = card_of(table.zones[zones.envoy(exp)][0])
    return (
        member,
        *held(zones.worn(member), ()),
        *held(zones.face_up(exp), ()),
        *held(zones.exp_loot(exp), ()),
    )


def modifiers(table: Reading, exp: str, purpose: Purpose) -> Modifiers:
    """What bears on the total of an expedition now."""
    foe = monster_at(table, zones.place_of(exp)) if purpose == "monster" else None
    return combined(sources_of(table, exp), foe, purpose)


def rerolls_left(table: Reading, exp: str, found: Modifiers) -> list[Reroller]:
    """Rerolls that an expedition has not used yet, the least useful elsewhere first.

    That is the narrowest; then what may not meet a die again; then what is left most often.
    """
    known = found.rerolls + lent_rerolls(table, exp)
    left = [
        Reroller(
            each.source,
            each.colours,
            each.count - times_used(table, each.source),
            each.again,
            () if each.again else rerolled(table, each.source),
        )
        for each in known
    ]
    return sorted(
        [each for each in left if each.count > 0],
        key=lambda each: (len(each.colours), each.again, -each.count),
    )


def lent_rerolls(table: Reading, exp: str) -> tuple[Reroller, ...]:
    """Rerolls that the space of a region or of the Gates lends."""
    if zones.place_of(exp) in (zones.COMPETITIVE, zones.CONTRACT):
        return ()
    lent = trail(table, exp).advantage.reroll
    return () if lent is None else (Reroller(zones.owner(exp), lent.dice, lent.count, True),)


def rolled_total(table: Reading, dice: tuple[Piece, ...], found: Modifiers) -> int:
    """What the dice count that show a face."""
    faces = table.faces
    return sum([found.value(colour_of(die), table.pips(die)) for die in dice if die in faces])


def strike_total(table: Reading, exp: str, found: Modifiers) -> int:
    """The base of a strike at the monster: all that would be carried on (B8)."""
    there = Expedition(table, exp)
    poured = table.count(there.owner, POURED) * box().clan.venom_bonus
    rolled = rolled_total(table, there.dice, found)
    return carried(table, there.place) + rolled + found.flat + poured


def conquest_total(table: Reading, exp: str, found: Modifiers) -> int:
    """The total of a conquest, what is carried included."""
    there = Expedition(table, exp)
    return carried(table, there.place) + rolled_total(table, there.dice, found) + found.flat


def mission_total(table: Reading, exp: str) -> int:
    """The total of a member on the competitive mission (ruling 38)."""
    there = Expedition(table, exp)
    return rolled_total(table, there.dice, modifiers(table, exp, "mission"))


def can_capture(foe: Piece, base: int, found: Modifiers, traps: int) -> bool:
    """Whether a strike at this base captures (ruling 53)."""
    card = monster(foe)
    enough = traps >= found.traps_needed
    return enough and base + found.capture >= card.capture and base < card.kill


def strike_marks(foe: Piece, found: Modifiers, traps: int) -> tuple[int | None, int]:
    """The totals from which a strike captures (None if it never does) and kills."""
    card = monster(foe)
    capture = card.capture - found.capture
    captures = traps >= found.traps_needed and capture < card.kill
    return (capture if captures else None), card.kill - found.kill


def can_kill(foe: Piece, base: int, found: Modifiers) -> bool:
    """Whether a strike at this base kills."""
    return base + found.kill >= monster(foe).kill


@lru_cache(maxsize=2_000)
def bears_on(loot: Piece, purpose: Purpose) -> tuple[str, ...]:
    """The colours of dice for which a loot token does something now; all if it needs none."""
    return tuple(colour for effect in effects(loot, OnRoll) for colour in effect.helps(purpose))
