"""The fight as it stands: the monster, the line, whose turn it is, what the piles' tops do."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat
from game.engine.effects import Question, answer, answering
from game.engine.turns import players
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import modes, monster, talent
from game.rules.rivenoire.questions import Blow, KillingBlow, MonsterDice
from game.rules.rivenoire.shapes import Monster
from game.rules.rivenoire.views.facts import (
    battle_line,
    leader,
    participants,
    shield_holder,
)


@cache
def _changed(card: Piece, question: Question, value: int) -> int:
    """The answer to a question after what a card does on top of a pile."""
    standing = [each for mode in modes(card) if mode.window == "on_top" for each in mode.effects]
    return answer(question, value, answering(standing, type(question)))


def _top_changes(table: Reading, seat: Seat, question: Question, value: int) -> int:
    pile = table.zones.get(zones.discard(seat), ())
    if not pile or pile[-1].startswith("?"):
        return value
    return _changed(pile[-1], question, value)


class Fight:
    """The expedition of this round, from the moment the monster is revealed."""

    __slots__ = ("table",)

    def __init__(self, table: Reading) -> None:
        self.table = table

    def _count(self, name: str) -> int:
        return self.table.counters.get((zones.MONSTER_OWNER, name), 0)

    def _listed(self, name: str) -> tuple[Piece, ...]:
        listed = self.table.marks.get(name, ())
        assert isinstance(listed, tuple)
        return listed

    @property
    def is_on(self) -> bool:
        """Whether a monster is being fought."""
        return zones.MONSTER in self.table.zones

    @property
    def card(self) -> Piece:
        """The card of the monster that is being fought."""
        return self.table.zones[zones.MONSTER][0]

    @property
    def monster(self) -> Monster:
        """The monster that is being fought."""
        return monster(self.card)

    @property
    def hit_points(self) -> int:
        """Hit points left."""
        return self._count(zones.HIT_POINTS)

    @property
    def starting_points(self) -> int:
        """The hit points that it began with, above which it never recovers."""
        return self._count(zones.STARTING_POINTS)

    @property
    def dealt(self) -> int:
        """The damage of this combat round."""
        return self._count(zones.DEALT)

    @property
    def combat_round(self) -> int:
        """The number of the combat round; 0 before the first."""
        number = self.table.marks.get(zones.COMBAT_ROUND, 0)
        assert isinstance(number, int)
        return number

    @property
    def is_slain(self) -> bool:
        """Whether the final blow has fallen (ruling 67)."""
        return zones.KILLER in self.table.marks

    @property
    def killer(self) -> Seat | None:
        """Who slew it."""
        seat = self.table.marks.get(zones.KILLER)
        assert seat is None or isinstance(seat, int)
        return seat

    @property
    def fighter(self) -> Piece | None:
        """The character whose turn it is among the heroes."""
        piece = self.table.marks.get(zones.FIGHTER)
        assert piece is None or isinstance(piece, str)
        return piece

    @property
    def acted(self) -> tuple[Piece, ...]:
        """Who has had their turn among the heroes in this combat round."""
        return self._listed(zones.ACTED)

    @property
    def rolled(self) -> tuple[Piece, ...]:
        """Whom the monster has attacked in this combat round."""
        return self._listed(zones.ROLLED)

    @property
    def still_to_act(self) -> list[Piece]:
        """Who has not acted in this combat round, from the left (ruling 31)."""
        acted = self.acted
        return [each for each in battle_line(self.table) if each not in acted]

    @property
    def still_to_roll(self) -> list[Piece]:
        """Whom the monster has not attacked in this combat round, from the left (ruling 31)."""
        rolled = self.rolled
        return [each for each in battle_line(self.table) if each not in rolled]

    def dice_against(self, character: Piece) -> int:
        """How many dice are rolled against a fighter; none under a Knight's Shield on top."""
        seat = leader(self.table, character)
        dice = 1 + talent(character).dice + (shield_holder(self.table) == seat)
        return _top_changes(self.table, seat, MonsterDice(), dice)

    def blow(self, value: int, character: Piece, more: int = 0) -> int:
        """What a card of this value takes from the monster, for a fighter (rulings 29 and 30)."""
        damage = value + talent(character).damage + more
        for seat in range(players(self.table)):
            damage = _top_changes(self.table, seat, Blow(), damage)
        return damage

    def top_adds(self, seat: Seat) -> int:
        """What the top card of a player's pile adds to every blow."""
        return _top_changes(self.table, seat, Blow(), 0)

    def credited(self, striker: Seat) -> Seat:
        """Whose a final blow is: the striker's, unless a participant claims it (ruling 34)."""
        for seat in participants(self.table):
            if seat != striker and _top_changes(self.table, seat, KillingBlow(), 0):
                return seat
        return striker
