"""Taking dice: in the shrine one has entered, or from any (chapters 5.1 and 8.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.valeria import zones
from game.rules.valeria.bag import return_dice
from game.rules.valeria.content import box
from game.rules.valeria.steps.common import Pass
from game.rules.valeria.steps.shrines import shrine_action
from game.rules.valeria.views import Shrine, Warden, dice_on_shrines


@frozen
class ChooseDie(Option):
    """Take this die."""

    says: ClassVar[str] = "val-option-die"
    die: Piece
    face: int
    #: What it takes off a price or brings in gold here; 0 where that does nothing.
    discount: int = 0


@frozen
class TakeDie(Ask):
    """A Warden takes one die of the shrine it has entered (DP-DIE)."""

    seat: Seat
    shrine: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-die", seat=self.seat, shrine=zones.shrine(self.shrine))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every die of the shrine."""
        content = box()
        counts = content.shrines[self.shrine].discount
        for die in Shrine(table, self.shrine).dice:
            face = table.pips(die)
            yield ChooseDie(die, face, content.discounts[face - 1] if counts else 0), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It finds its place; the action follows either way (rulings 7 and 63)."""
        assert isinstance(choice, ChooseDie)
        take_die(play, self.seat, choice.die, zones.shrine(self.shrine))
        play.push(shrine_action(self.seat, self.shrine, choice.discount))


@frozen
class TakeAnyDie(Ask):
    """An effect lets a player take a die of any shrine, without its action (ruling 68)."""

    seat: Seat
    source: str
    #: It has been paid for, so nobody declines.
    paid: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-any-die", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every die of every shrine, the own one and the Adversary's included (ruling 48)."""
        for die in dice_on_shrines(table):
            yield ChooseDie(die, table.pips(die)), None
        if not self.paid:
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It gives no discount."""
        if isinstance(choice, ChooseDie):
            take_die(play, self.seat, choice.die, self.source)


def take_die(play: Play, seat: Seat, die: Piece, source: str) -> None:
    """A die leaves its shrine for a troop space; without a free one, some die must go."""
    play.tell("val-die-taken", seat=seat, die=die, face=play.table.pips(die), source=source)
    warden = Warden(play.table, seat)
    if len(warden.dice) < warden.limits.dice:
        play.move(die, to=zones.dice(seat))
        return
    play.move(die, to=zones.arriving(seat))
    play.push(MakeRoom(seat))


@frozen
class ReturnDie(Option):
    """Send this die to the bag."""

    says: ClassVar[str] = "val-option-return"
    die: Piece
    face: int


@frozen
class MakeRoom(Ask):
    """All troop spaces are full: the new die goes to the bag, or an old one does (DP-SLOT)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        (new,) = table.zone(zones.arriving(self.seat))
        return text("val-ask-room", seat=self.seat, die=new, face=table.pips(new))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """The new one first."""
        dice = table.zone(zones.arriving(self.seat)) + table.zone(zones.dice(self.seat))
        return [(ReturnDie(die, table.pips(die)), None) for die in dice]

    def resolve(self, play: Play, choice: Option) -> None:
        """Exactly one goes; it was taken all the same (ruling 41)."""
        assert isinstance(choice, ReturnDie)
        play.tell("val-die-returned", seat=self.seat, die=choice.die, face=choice.face)
        return_dice(play, (choice.die,))
        play.move(play.table.zone(zones.arriving(self.seat)), to=zones.dice(self.seat))


STEPS = (TakeDie, TakeAnyDie, MakeRoom)
OPTIONS = (ChooseDie, ReturnDie)
