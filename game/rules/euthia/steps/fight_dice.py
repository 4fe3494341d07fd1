"""The Monster's dice: rolled or laid by a Combat card, turned by Powers, rolled again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.fighting import change_hope, note
from game.rules.euthia.piles import draw
from game.rules.euthia.rolls import turn_air
from game.rules.euthia.shapes import CombatCard
from game.rules.euthia.views.bout import FEWER_DICE, STRENGTH, Bout

#: A Monster roll from here on gives hope (8.8).
HOPE_FROM = 10


def cast(play: Play) -> None:
    """Step 2B: the dice, Hope, then the Powers of the space."""
    bout = Bout(play.table)
    if bout.is_played:
        _roll(play, bout)
    else:
        _reveal(play, bout)
    play.tell("eut-monster-rolled", thing=bout.monster or "", amount=bout.raw)
    if bout.raw >= HOPE_FROM:
        change_hope(play, 1)
    if bout.is_immune:
        return
    if "air" in bout.powers:
        turn_air(play, bout.dice)
    if "earth" in bout.powers:
        note(play, STRENGTH, "earth", box().figures.earth_bonus)


def _roll(play: Play, bout: Bout) -> None:
    """Two dice, or one (ruling 87)."""
    dice = play.table.zone(zones.MONSTER_DICE)
    play.roll(dice[-1:] if bout.notes(FEWER_DICE) else dice)


def _reveal(play: Play, bout: Bout) -> None:
    """A Combat card gives both dice; Air takes the left one (chapter 16, W-44)."""
    piece = draw(play, zones.COMBAT)
    assert piece is not None
    play.tell("eut-combat-card", thing=piece)
    play.move(piece, to=zones.COMBAT_CARD)
    left, right = play.table.zone(zones.MONSTER_DICE)
    card = box().combat[kind_of(piece)]
    if not bout.notes(FEWER_DICE):
        play.turn(left, card.left)
    play.turn(right, card.right)


def combat_card(table: Reading) -> CombatCard | None:
    """The Combat card of this attack, where nobody plays the Monster."""
    lying = table.zone(zones.COMBAT_CARD)
    return box().combat[kind_of(lying[0])] if lying else None


def take_up(play: Play) -> None:
    """The attack is over: dice and Combat card are put away."""
    for die in play.table.zone(zones.MONSTER_DICE):
        play.turn(die, None)
    for piece in play.table.zone(zones.COMBAT_CARD):
        play.move(piece, to=zones.discards(zones.COMBAT))


@frozen
class RollMonsterDie(Option):
    """Have this die of the Monster rolled again."""

    says: ClassVar[str] = "eut-option-monster-die"
    die: Piece
    face: int


@frozen
class ChooseMonsterDie(Ask):
    """Which of the Monster's dice is rolled again."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-monster-die", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Each that lies there."""
        for die in Bout(table).dice:
            yield RollMonsterDie(die, table.pips(die)), None

    def resolve(self, play: Play, choice: Option) -> None:
        """No Power turns it again (ruling 22)."""
        assert isinstance(choice, RollMonsterDie)
        (face,) = play.roll(choice.die)
        play.tell("eut-monster-rerolled", face=face)


STEPS = (ChooseMonsterDie,)
OPTIONS = (RollMonsterDie,)
