"""What cards and traps do for an expedition besides its roll: defence, ambushes, more dice."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Piece, Play, Reading
from game.engine.effects import Standing, Use, Works
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import target_key
from game.rules.monster_lands.questions import DiceBrought, HitsCancelled, Redirected, Stolen
from game.rules.monster_lands.roles import Ambush
from game.rules.monster_lands.steps.stealing import steal, stealable
from game.rules.monster_lands.views import Expedition
from game.rules.monster_lands.vocabulary import Affinity, Colour


@frozen
class Defence(Standing[HitsCancelled]):
    """Cancels up to so many hits a round, perhaps of certain affinities only."""

    kind = "defence"
    works: ClassVar[Works] = {"monster_attack": ("talent", "equipment")}
    answers = HitsCancelled
    count: int
    vs: tuple[Affinity, ...] = ()

    def change(self, value: int, question: HitsCancelled) -> int:
        """More, against the right monster."""
        return value + self.count if not self.vs or question.affinity in self.vs else value


@frozen
class RedirectAttack(Standing[Redirected], Ambush):
    """Up to so many attack dice strike an adjacent expedition instead."""

    kind = "redirect_attack"
    works: ClassVar[Works] = {"monster_attack": ("talent", "equipment", "ambush")}
    answers = Redirected
    #: The dice it will send towards her vanish.
    reaches_madhala = True
    count: int

    def change(self, value: int, question: Redirected) -> int:
        """So many dice more."""
        return value + self.count

    def plunder(self, table: Reading, ambush: Piece, target: str) -> int:
        """The more dice, the better a target."""
        return len(Expedition(table, target).dice)

    def is_worth(self, table: Reading, ambush: Piece, target: str) -> bool:
        """Anybody can be made to suffer."""
        return True

    def strike(self, play: Play, exp: str, ambush: Piece, target: str) -> None:
        """The target is remembered until the monster attacks."""
        play.mark(target_key(ambush), target)


@frozen
class StealDice(Standing[Stolen], Ambush):
    """Takes up to so many dice of these colours from an adjacent expedition."""

    kind = "steal_dice"
    works: ClassVar[Works] = {"reveal": ("ambush",)}
    answers = Stolen
    reaches_madhala = False
    dice: tuple[Colour, ...]
    count: int

    def change(self, value: int, question: Stolen) -> int:
        """Dice of its colours alone."""
        return value + self.count if question.colour in self.dice else value

    def plunder(self, table: Reading, ambush: Piece, target: str) -> int:
        """Dice that it may take."""
        return len(stealable(table, ambush, target))

    def is_worth(self, table: Reading, ambush: Piece, target: str) -> bool:
        """One at least."""
        return bool(stealable(table, ambush, target))

    def strike(self, play: Play, exp: str, ambush: Piece, target: str) -> None:
        """The thief takes them."""
        steal(play, exp, ambush, target, self.count)


@frozen
class PlaceDice(Standing[DiceBrought]):
    """Dice of the supply join the expedition; protected ones cannot be stolen."""

    kind = "place_dice"
    works: ClassVar[Works] = {"reveal": ("trap",)}
    answers = DiceBrought
    die: Colour
    count: int
    protected: bool = False

    def change(self, value: int, question: DiceBrought) -> int:
        """So many of its colour."""
        return value + self.count if question.colour == self.die else value

    def apply(self, play: Play, use: Use) -> None:
        """They come from the supply and ignore limits (8.1)."""
        exp = zones.exp_of(play.table.place(use.source))
        dice = play.table.zone(zones.dice(self.die))[: self.count]
        play.move(dice, to=zones.safe_dice(exp) if self.protected else zones.exp_dice(exp))


STEPS = ()
OPTIONS = ()
