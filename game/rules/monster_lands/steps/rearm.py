"""Equipment changes hands between members at home, or is dropped."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from game.engine import Ask, Option, Piece, Play, Reading, Refusal, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.refusals import why_not_wear
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.views import Clan


@frozen
class GiveTo(Option):
    """Give it to this member."""

    member: Piece

    def touches(self) -> tuple[str, ...]:
        """The member."""
        return (self.member,)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-give-to", member=self.member)


@frozen
class Discard(Option):
    """Drop it: it leaves the game (ruling 28)."""

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-discard")


@frozen
class Rearm(Ask):
    """Who gets the card."""

    seat: Seat
    gear: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-rearm", seat=self.seat, gear=self.gear)

    def options(self, table: Reading) -> Sequence[Option]:
        """Members at home with room for it, or nobody."""
        takers = [
            GiveTo(card)
            for card in Clan(table, self.seat).members
            if why_not_wear(table, self.seat, self.gear, card) is None
        ]
        return [*takers, Discard(), Back()]

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Why a member cannot take it."""
        if table.places.get(thing) == zones.members(self.seat):
            return why_not_wear(table, self.seat, self.gear, thing)
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Hand it over; the turn goes on below."""
        match choice:
            case GiveTo(member):
                play.tell("ml-gear-passed", gear=self.gear, member=member)
                play.move(self.gear, to=zones.worn(member))
            case Discard():
                play.tell("ml-gear-dropped", gear=self.gear)
                play.move(self.gear, to=zones.GONE)


STEPS = (Rearm,)
OPTIONS = (GiveTo, Discard)
