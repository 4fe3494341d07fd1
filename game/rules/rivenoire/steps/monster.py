"""The monster attacks: dice are rolled, a face is chosen, its effect strikes (9.2 B)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, has_mode
from game.rules.rivenoire.fighting import throw_dice
from game.rules.rivenoire.steps.using import Effects, play_card, use_of
from game.rules.rivenoire.views import Notable, battle_line, leader
from game.rules.rivenoire.views.fight import Fight


@frozen
class MonsterAttacks(Auto):
    """The leftmost who was not attacked yet rolls."""

    def resolve(self, play: Play) -> None:
        """Once each in a combat round, wherever they stand by then (ruling 31)."""
        fight = Fight(play.table)
        waiting = fight.still_to_roll
        if waiting:
            play.mark(zones.ROLLED, (*fight.rolled, waiting[0]))
            play.push(RollFor(waiting[0]), self)


@frozen
class RollFor(Auto):
    """Dice against one fighter: all of them at once (ruling 32).

    `times` is how often the face will strike: twice after a double blow.
    """

    character: Piece
    times: int = 1

    def resolve(self, play: Play) -> None:
        """Nothing is rolled under a Knight's Shield, nor by a slain monster (ruling 69)."""
        table = play.table
        if self.character not in battle_line(table) or Fight(table).is_slain:
            return
        seat = leader(table, self.character)
        dice = Fight(table).dice_against(self.character)
        if not dice:
            play.tell("riv-shielded", seat=seat, character=self.character)
            return
        throw_dice(play, dice)
        faces = tuple([face_of(play.table, die) for die in play.table.zone(zones.ROLLED_DICE)])
        play.tell("riv-rolled", seat=seat, character=self.character, faces=faces)
        play.push(ChooseFace(seat, self.character, self.times))


def face_of(table: Reading, die: Piece) -> str:
    """What a die shows, by its name: ``face.wound``."""
    return f"face.{tuple(box().faces)[table.pips(die) - 1]}"


@frozen
class Suffer(Option):
    """Let a face strike."""

    says: ClassVar[str] = "riv-option-suffer"
    die: Piece
    face: str


@frozen
class PlayRing(Option):
    """Play a card that rolls one more die."""

    says: ClassVar[str] = "riv-option-ring"
    card: Piece


@frozen
class ChooseFace(Ask):
    """One of the faces rolled strikes (D-DIE); one more die may be rolled first (D-REROLL)."""

    private: ClassVar[bool] = True

    seat: Seat
    character: Piece
    times: int = 1

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.times > 1:
            return text("riv-ask-face-twice", seat=self.seat, character=self.character)
        return text("riv-ask-face", seat=self.seat, character=self.character)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every face once, and every card of the hand that rolls again."""
        dice = {face_of(table, die): die for die in reversed(table.zone(zones.ROLLED_DICE))}
        for face, die in reversed(dice.items()):
            yield Suffer(die, face), None
        for card in Notable(table, self.seat).hand:
            if has_mode(card, "reroll"):
                yield PlayRing(card), None

    def resolve(self, play: Play, choice: Option) -> None:
        """What strikes twice does so one after the other (ruling 33)."""
        match choice:
            case PlayRing(card):
                play_card(play, use_of(self.seat, card, "reroll", self.character, True))
                play.push(self)
            case Suffer(_, face):
                play.tell("riv-struck", seat=self.seat, character=self.character, face=face)
                use = Use(self.seat, face, "attack", (0,), self.times, self.character)
                play.push(*[Strike(use)] * self.times)


@frozen
class Strike(Auto):
    """A face, or the special attack, strikes whoever rolled, if still in the line."""

    use: Use

    def resolve(self, play: Play) -> None:
        """Done as far as possible."""
        if self.use.cause in battle_line(play.table):
            play.push(Effects(self.use))


STEPS = (MonsterAttacks, RollFor, ChooseFace, Strike)
OPTIONS = (Suffer, PlayRing)
