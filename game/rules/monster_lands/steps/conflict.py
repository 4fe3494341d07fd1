"""Conflict, with the Ambush module: traps are turned up one by one (chapter 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.engine.effects import Use
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import adjacent
from game.rules.monster_lands.content import ability_of
from game.rules.monster_lands.steps.ambush import AimAmbush, is_worth, madhala_aims
from game.rules.monster_lands.views import Expedition, is_ambush, occupied


@frozen
class Conflict(Auto):
    """Each expedition in turn decides how many of its traps to turn up."""

    place: str

    def resolve(self, play: Play) -> None:
        """From the first occupied expedition to the last."""
        play.push(*[TurnUp(exp) for exp in occupied(play.table, self.place)])


@frozen
class TurnUp(Auto):
    """The owner of an expedition is asked about the top trap; Madhala turns up all of hers."""

    exp: str

    def resolve(self, play: Play) -> None:
        """Ask, if anything is still face down."""
        there = Expedition(play.table, self.exp)
        if not there.face_down:
            return
        if there.is_madhala:
            reveal_top(play, there)
            play.push(self)
        else:
            play.push(Ambushing(there.seat, self.exp))


@frozen
class RevealTop(Option):
    """Turn up the top trap."""

    says: ClassVar[str] = "ml-option-reveal"
    exp: str
    seat: Seat

    def touches(self) -> tuple[str, ...]:
        """The pile of tokens; which one it is stays hidden."""
        return (zones.face_down(self.exp, self.seat),)


@frozen
class LeaveDown(Option):
    """Leave the rest face down for the whole battle (ruling 64)."""

    says: ClassVar[str] = "ml-option-leave-down"
    closes: ClassVar[bool] = True


@frozen
class Ambushing(Ask):
    """Reveal the top trap, or stop (DP-50)."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        count = len(Expedition(table, self.exp).face_down)
        return text("ml-ask-reveal", seat=self.seat, expedition=self.exp, count=count)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Both are free."""
        yield RevealTop(self.exp, self.seat), None
        yield LeaveDown(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Strictly from the top (ruling 64)."""
        is_trap = thing.startswith(("trap.", "?trap."))
        return refuse("ml-why-from-the-top") if is_trap else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Turn it up and ask again, or leave the rest."""
        if isinstance(choice, RevealTop):
            reveal_top(play, Expedition(play.table, self.exp))
            play.push(TurnUp(self.exp))
        else:
            play.tell("ml-left-down", seat=self.seat, expedition=self.exp)


def reveal_top(play: Play, there: Expedition) -> None:
    """Turn up the top token: a trap works as always, an ambush looks for a victim."""
    token = there.face_down[0]
    if not is_ambush(token):
        turn_up(play, there.exp, token)
        return
    play.tell("ml-ambush-revealed", expedition=there.exp, trap=token)
    play.move(token, to=zones.ambushes(there.exp))
    targets = [exp for exp in adjacent(play.table, there.exp) if is_worth(play.table, token, exp)]
    if not targets:
        # Without a target or suitable dice it is spent (ruling 65).
        play.tell("ml-ambush-in-vain", trap=token)
    elif there.is_madhala:
        madhala_aims(play, there.exp, token, targets)
    else:
        play.push(AimAmbush(there.seat, there.exp, token))


def turn_up(play: Play, exp: str, token: Piece) -> None:
    """Turn up a trap, which may do something at once (8.1)."""
    play.tell("ml-trap-revealed", expedition=exp, trap=token)
    play.move(token, to=zones.face_up(exp))
    there = Expedition(play.table, exp)
    if there.is_madhala:
        # Reinforced traps do nothing for her (ruling 87).
        return
    ability = ability_of(token)
    if ability.window == "reveal":
        for effect in ability.effects:
            effect.apply(play, Use(there.seat, token, "reveal"))


STEPS = (Conflict, TurnUp, Ambushing)
OPTIONS = (RevealTop, LeaveDown)
