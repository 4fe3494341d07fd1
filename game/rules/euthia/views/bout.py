"""The fight that is on: both sides, the Monster as it stands, and every number with its parts."""

from __future__ import annotations

from typing import Any, cast

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, monster
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.shapes import Monster
from game.rules.euthia.views.event import modifier
from game.rules.euthia.vocabulary import Element

#: Stands for the Monster player where the cards play the Monster.
NOBODY_PLAYS = -1

Note = tuple[str, int]

#: The counter of Damage on the Monster.
_DAMAGE = (zones.FIGHT, zones.DAMAGE)


class Bout:
    """Everything that a fight knows of itself."""

    __slots__ = ("hero", "player", "space", "table")

    def __init__(self, table: Reading) -> None:
        sides: Any = table.marks[zones.SIDES]
        self.table = table
        self.hero: Seat
        self.player: Seat
        self.space: Zone
        self.hero, self.player, self.space = sides

    @property
    def is_played(self) -> bool:
        """Whether somebody at the table plays the Monster."""
        return self.player != NOBODY_PLAYS

    @property
    def monster(self) -> Piece | None:
        """The Monster that is fought; None before it is revealed."""
        fought = self.table.zones.get(zones.FIGHT)
        return fought[0] if fought else None

    @property
    def card(self) -> Monster:
        """What its card says."""
        piece = self.monster
        assert piece is not None
        return monster(piece)

    @property
    def is_immune(self) -> bool:
        """Nothing but Damage affects it (rulings 29 and 93)."""
        return self.monster is not None and self.card.immune

    def count(self, name: str) -> int:
        """A counter of the fight: Hope, Damage, Chaos, the Monster's Gaar."""
        return self.table.counters.get((zones.FIGHT, name), 0)

    @property
    def health(self) -> int:
        """The Monster's Health, by its card, the difficulty and the Event of the round."""
        return full_health(self.table, self.card)

    @property
    def is_shared(self) -> bool:
        """Whether all Heroes fight it in turn: it has stages, and its Damage stays."""
        return self.monster is not None and self.card.stage > 0

    @property
    def left(self) -> int:
        """Health that the Monster has left."""
        return self.health - self.count(zones.DAMAGE)

    @property
    def is_beaten(self) -> bool:
        """Whether Damage has reached its Health (8.7)."""
        # It is asked before every step; while no Damage lies there, no card need be looked at.
        if _DAMAGE not in self.table.counters:
            return False
        return self.monster is not None and self.left <= 0

    @property
    def hope(self) -> int:
        """What the Die of Hope shows."""
        return self.count(zones.HOPE)

    @property
    def powers(self) -> frozenset[Element]:
        """The Powers of the space; a fight without a place has none (ruling 104)."""
        return frozenset(chart_of(self.table).powers[self.space]) if self.space else frozenset()

    def notes(self, name: str) -> tuple[Note, ...]:
        """What was added to a number so far, in order."""
        return cast("tuple[Note, ...]", self.table.marks.get(zones.notes(name), ()))

    def total(self, name: str) -> int:
        """The sum of what was added."""
        return sum([value for _, value in self.notes(name)])

    @property
    def dice(self) -> tuple[Piece, ...]:
        """The Monster's dice that lie on the table."""
        faces = self.table.faces
        return tuple([die for die in self.table.zone(zones.MONSTER_DICE) if die in faces])

    @property
    def raw(self) -> int:
        """What the Monster's dice show."""
        return sum([self.table.pips(die) for die in self.dice])

    @property
    def strength(self) -> int:
        """The Monster's Strength in this attack, as it stands."""
        return self.raw + self.total(STRENGTH)

    def wounds(self, strength: int) -> int:
        """The Wounds that an attack of this Strength would inflict now (8.6)."""
        if self.notes(PREVENTED):
            return 0
        base = sum([row.wound for row in self.card.wounds if row.holds(strength)])
        return reckoned(base, self.total(WOUND_PLUS), self.total(WOUND_MINUS))


def full_health(table: Reading, card: Monster) -> int:
    """What a Monster begins a fight with; heroic Health is added once, not for each Hero."""
    wanted, now = settings(table), modifier(table)
    more = box().figures.heroic.health_per_level if wanted.heroic else 0
    unrest = now.monster_health if card.level == now.monster_level else 0
    return card.health * (wanted.players if card.per_hero else 1) + more * card.level + unrest


#: Numbers of a fight that things are added to.
STRENGTH, WOUND_PLUS, WOUND_MINUS, PREVENTED = "strength", "wound_plus", "wound_minus", "prevented"
FEWER_DICE, NO_GAAR = "fewer_dice", "no_gaar"
NEXT_ROLL, CLOVER = "next_roll", "clover"
DIRECT, DAMAGE_PLUS, DAMAGE_MINUS = "direct", "damage_plus", "damage_minus"
NEXT_DAMAGE = "next_damage"
#: What counts for one attack of the Monster, of the Hero, and until the round ends.
OF_MONSTER_ATTACK = (STRENGTH, WOUND_PLUS, WOUND_MINUS, PREVENTED, FEWER_DICE)
OF_HERO_ATTACK = (DIRECT, DAMAGE_PLUS, DAMAGE_MINUS)
ALL_NOTES = (*OF_MONSTER_ATTACK, *OF_HERO_ATTACK, NO_GAAR, NEXT_ROLL, CLOVER, NEXT_DAMAGE)


def reckoned(base: int, plus: int, minus: int) -> int:
    """Wounds or Damage: without a base, plus and minus alone never hurt (8.6, W-18)."""
    return max(0, base + plus - minus) if base >= 1 else 0


def is_fighting(table: Reading) -> bool:
    """Whether a fight is on."""
    return zones.SIDES in table.marks
