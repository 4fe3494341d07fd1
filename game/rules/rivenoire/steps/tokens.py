"""One-shot tokens in an own turn (D-TOKEN, chapter 11.2).

Whatever asks a player in an own turn offers these too (ruling 64), and asks again afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import ability, token_window
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.steps.using import Effects
from game.rules.rivenoire.views import Notable


@frozen
class UseToken(Option):
    """Turn this token over and do what it says."""

    says: ClassVar[str] = "riv-option-token"
    token: Piece


def token_offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """The tokens of a player that are for an own turn; all of a bonus or nothing."""
    for token in Notable(table, seat).tokens:
        if token_window(token) == "own_turn":
            use = _use(seat, token, "")
            yield UseToken(token), ability(use).why_not(table, use)


def _use(seat: Seat, token: Piece, acting: Piece) -> Use:
    return Use(seat, token, "own_turn", (0,), cause=acting)


def use_token(play: Play, seat: Seat, token: Piece, acting: Piece = "") -> None:
    """It lies face up from now on, and works."""
    play.tell("riv-token-used", seat=seat, token=token)
    play.move(token, to=zones.used(seat))
    play.push(Effects(_use(seat, token, acting)))


@frozen
class OwnTurn(Ask):
    """A player may use tokens before something that cannot be declined."""

    seat: Seat
    acting: Piece = ""

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-token", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Tokens, or none."""
        yield from token_offers(table, self.seat)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """One after the other."""
        if isinstance(choice, UseToken):
            use_token(play, self.seat, choice.token, self.acting)
            play.push(self)


STEPS = (OwnTurn,)
OPTIONS = (UseToken,)
