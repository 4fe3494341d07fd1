"""How a fight would go: the chance to win it and the Health left, reckoned die by die.

Both sides attack in turn with two dice. The Hero uses the best Weapon, each Combat Ability once,
the Shields that never tire, and Gaar after its own roll wherever that is worth it; the Monster's
cards, Hope, Potions and other things used once are left out, so it is a forecast and no promise.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve, frozen

from game.engine import Piece, Reading, Seat
from game.rules.euthia.content import blocks, box, monster, standing
from game.rules.euthia.effects.fight_monster import MonsterStrength, WoundMinus
from game.rules.euthia.effects.standing import AllHeroRolls
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.shapes import Row
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout, full_health

Faces = tuple[int, int]
#: Lines of a table as (from, to, amount).
Rows = tuple[tuple[int, int, int], ...]
ROLLS: tuple[Faces, ...] = tuple([(a, b) for a in range(1, 7) for b in range(1, 7)])
#: Gaar and Health beyond these change a forecast no more.
MOST_GAAR, MOST_HEALTH = 4, 14
#: How often a state that leads back to itself is looked at again, and when it has settled.
_PASSES, _NEAR = 4, 0.002
#: What a Gaar adds, and how much better a reroll must be to be worth one.
SHIFT, _CLEARLY = 2, 0.02


@frozen
class Duel:
    """All that a forecast looks at."""

    health: int
    gaar: int
    #: Health of the Monster, what it takes off the Hero's rolls, its rows as (from, to, Wounds).
    left: int
    penalty: int
    wounds: Rows
    #: What Shields take off its Strength and its Wounds in each attack.
    shield: int
    guard: int
    #: The rows of the Weapon, then of every attack that can be used once, as (from, to, Damage).
    weapon: Rows
    once: tuple[Rows, ...] = ()


@frozen
class Forecast:
    """The chance to win, and the Health left on average if it is won."""

    win: float
    health: float


def duel_with(table: Reading, seat: Seat, foe: Piece, more_health: int = 0) -> Duel:
    """The fight of a Hero as it stands now against a Monster that is still whole."""
    hero, card = Hero(table, seat), monster(foe)
    attacks = _attacks(table, seat)
    free = [rows for rows, is_free in attacks if is_free] or [_rows(box().bare_hands)]
    rolls: int = sum([each.amount for p in hero.placed for each in standing(p, AllHeroRolls)])
    shield, guard = _shields(table, seat)
    return Duel(
        health=min(MOST_HEALTH, hero.health + more_health),
        gaar=min(MOST_GAAR, hero.gaar),
        left=full_health(table, card),
        penalty=card.penalty + rolls,
        wounds=_wounds(card.wounds),
        shield=0 if card.immune else shield,
        guard=guard,
        weapon=max(free, key=lambda rows: _mean(rows, card.penalty)),
        once=tuple(sorted([rows for rows, is_free in attacks if not is_free])),
    )


def duel_now(table: Reading) -> Duel:
    """The fight that is on, from the next Combat Round on."""
    bout = Bout(table)
    assert bout.monster is not None
    return evolve(duel_with(table, bout.hero, bout.monster), left=max(1, bout.left))


def _attacks(table: Reading, seat: Seat) -> list[tuple[Rows, bool]]:
    """Rows of every attack that is ready, and whether it never tires."""
    found = []
    for source in offered(table, seat, "combat"):
        piece, number = source
        if why_not_use(table, seat, source) is None:
            block = blocks(piece)[number]
            found.append((_rows(block.attack), block.use == "free"))
    return found


def _shields(table: Reading, seat: Seat) -> tuple[int, int]:
    """What works in every Monster attack: off its Strength, off its Wounds."""
    strength = wounds = 0
    triggers = ("after_monster_roll", "before_or_after_monster_roll")
    for piece, number in offered(table, seat, *triggers):
        block = blocks(piece)[number]
        if block.use == "free":
            strength -= sum([e.amount for e in block.do if isinstance(e, MonsterStrength)])
            wounds += sum([e.amount for e in block.do if isinstance(e, WoundMinus)])
    return strength, wounds


def _rows(rows: tuple[Row, ...]) -> Rows:
    return tuple([(row.from_, 99 if row.to is None else row.to, row.damage) for row in rows])


def _wounds(rows: tuple[Row, ...]) -> Rows:
    """An instant death is more Wounds than anybody has."""
    return tuple(
        [
            (row.from_, 99 if row.to is None else row.to, row.wound or (99 if row.do else 0))
            for row in rows
        ]
    )


def hit(rows: Rows, strength: int) -> int:
    """What a table gives for a Strength."""
    for least, most, amount in rows:
        if least <= strength <= most:
            return amount
    return 0


def _mean(rows: Rows, shift: int) -> float:
    return sum([hit(rows, a + b + shift) for a, b in ROLLS]) / len(ROLLS)


def forecast(duel: Duel) -> Forecast:
    """Enumerate the fight; fights that differ in Health and Gaar alone share their work."""
    win, health = _reckoning(evolve(duel, health=0, gaar=0, left=0)).value(
        (duel.health, duel.left, duel.gaar, 0)
    )
    return Forecast(win, health / win if win else 0.0)


@lru_cache(maxsize=512)
def _reckoning(arms: Duel) -> Reckoning:
    return Reckoning(arms)


#: Health, the Monster's Health, Gaar, and how many attacks that work once were used.
State = tuple[int, int, int, int]
#: The chance to win, and the Health left where it is won, times its chance.
Value = tuple[float, float]
#: Chances and Damage; a roll's chance, its Damage, and what a Gaar would make of it.
Spread = tuple[tuple[float, int], ...]
Blow = tuple[float, int, Spread]


class Reckoning:
    """Every state of a fight with these arms, each worked out once."""

    def __init__(self, arms: Duel) -> None:
        self.arms = arms
        self.known: dict[State, Value] = {}
        self.blows: dict[int, tuple[Blow, ...]] = {}
        self.suffered: dict[int, float] = {}
        for a, b in ROLLS:
            base = hit(arms.wounds, a + b - arms.shield)
            wounds = max(0, base - arms.guard) if base else 0
            self.suffered[wounds] = self.suffered.get(wounds, 0.0) + 1 / len(ROLLS)

    def value(self, state: State) -> Value:
        """Before a Monster attack; a state that leads back to itself is looked at again."""
        if state in self.known:
            return self.known[state]
        self.known[state] = (0.0, 0.0)
        health, left, gaar, used = state
        for _ in range(_PASSES):
            win = kept = 0.0
            for wounds, likely in self.suffered.items():
                if health > wounds:
                    won, saved = self._attack((health - wounds, left, gaar, used))
                    win += likely * won
                    kept += likely * saved
            settled = abs(win - self.known[state][0]) < _NEAR
            self.known[state] = (win, kept)
            if settled or 0 not in self.suffered:
                break
        return self.known[state]

    def _attack(self, state: State) -> Value:
        """The Hero's roll: as it fell, or with a Gaar where that is clearly better."""
        health, left, gaar, used = state
        then = min(used + 1, len(self.arms.once))
        win = kept = 0.0
        for likely, plain, again in self._blows(used):
            won, saved = self._after((health, left - plain, gaar, then))
            if gaar:
                tried = helped = 0.0
                for chance, damage in again:
                    one, two = self._after((health, left - damage, gaar - 1, then))
                    tried += chance * one
                    helped += chance * two
                if tried > won + _CLEARLY:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return win, kept

    def _after(self, state: State) -> Value:
        return (1.0, float(state[0])) if state[1] <= 0 else self.value(state)

    def _blows(self, used: int) -> tuple[Blow, ...]:
        """Rolls that come to the same: how likely, the Damage, and what a Gaar would make of it."""
        if used not in self.blows:
            once = self.arms.once
            rows = once[used] if used < len(once) else self.arms.weapon
            found: dict[tuple[int, Spread], float] = {}
            for a, b in ROLLS:
                plain = hit(rows, a + b + self.arms.penalty)
                again = _spread(rows, max(a, b) + SHIFT + self.arms.penalty)
                found[plain, again] = found.get((plain, again), 0.0) + 1 / len(ROLLS)
            self.blows[used] = tuple([(p, plain, again) for (plain, again), p in found.items()])
        return self.blows[used]


def _spread(rows: Rows, shown: int) -> Spread:
    """The Damage of a die rolled again, by its chances."""
    found: dict[int, float] = {}
    for face in range(1, 7):
        damage = hit(rows, shown + face)
        found[damage] = found.get(damage, 0.0) + 1 / 6
    return tuple([(chance, damage) for damage, chance in found.items()])
