"""Equipment changes hands between members at home, or is dropped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import gear, kind_of
from game.rules.monster_lands.refusals import why_not_wear
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.views import Clan, bearer


@frozen
class GiveTo(Option):
    """Give it to this member."""

    says: ClassVar[str] = "ml-option-give-to"
    idle: ClassVar[bool] = True
    member: Piece


@frozen
class Exchange(Option):
    """Swap it for the card of the same type that this member carries."""

    idle: ClassVar[bool] = True
    member: Piece
    other: Piece

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-exchange", member=self.member, gear=self.other)


@frozen
class Discard(Option):
    """Drop it: it leaves the game (ruling 28)."""

    says: ClassVar[str] = "ml-option-discard"
    idle: ClassVar[bool] = True


@frozen
class Rearm(Ask):
    """Who gets the card."""

    seat: Seat
    gear: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-rearm", seat=self.seat, gear=self.gear)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Members at home: those with room for it take it, the others swap; or nobody."""
        clan = Clan(table, self.seat)
        for card in clan.members:
            other = clan.gear_of_type(card, gear(self.gear).type)
            # The holder's own card is of the same kind, too: nothing is swapped for its like.
            if other is not None and clan.is_home(card) and kind_of(other) != kind_of(self.gear):
                yield Exchange(card, other), None
            else:
                yield GiveTo(card), why_not_wear(table, self.seat, self.gear, card)
        yield Discard(), None
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Hand it over; the turn goes on below."""
        match choice:
            case GiveTo(member):
                play.tell("ml-gear-passed", gear=self.gear, member=member)
                play.move(self.gear, to=zones.worn(member))
            case Exchange(member, other):
                holder = bearer(play.table, self.gear)
                play.tell("ml-gear-exchanged", gear=self.gear, old=other, member=member)
                play.move(self.gear, to=zones.worn(member))
                play.move(other, to=zones.worn(holder))
            case Discard():
                play.tell("ml-gear-dropped", gear=self.gear)
                play.move(self.gear, to=zones.GONE)


STEPS = (Rearm,)
OPTIONS = (GiveTo, Exchange, Discard)
