"""K4: wages, and the member who leaves a clan that cannot pay them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import gear, kind_of
from game.rules.monster_lands.deeds import pay
from game.rules.monster_lands.steps.leaders import foremost
from game.rules.monster_lands.steps.membership import send_off
from game.rules.monster_lands.steps.windows import WageWindow
from game.rules.monster_lands.views import Clan, bearer, turn_order


@frozen
class Wages(Auto):
    """Every clan may sell and settle first; then all pay (K4)."""

    def resolve(self, play: Play) -> None:
        """All windows in turn order, then all payments in turn order."""
        seats = turn_order(play.table)
        windows = [WageWindow(seat) for seat in seats]
        play.push(*windows, *[PayWages(seat) for seat in seats])


@frozen
class PayWages(Auto):
    """A clan pays all members but its leader and its managers."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Pay what is due; short of it, pay everything and lose one member (ruling 70)."""
        clan = Clan(play.table, self.seat)
        due, gold = clan.wages, clan.gold
        if not due:
            return
        people = len(clan.paid_members)
        if gold >= due:
            play.tell("ml-wages-paid", seat=self.seat, gold=due, members=people)
            pay(play, self.seat, due)
            return
        play.tell("ml-wages-short", seat=self.seat, gold=gold, due=due)
        pay(play, self.seat, gold)
        play.push(Desertion(self.seat))


@frozen
class LetGo(Option):
    """This member leaves the clan."""

    says: ClassVar[str] = "ml-option-let-go"
    member: Piece


@frozen
class Desertion(Ask):
    """The unpaid member of the highest reputation, then cost, leaves; a full tie is chosen."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-deserter", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Never the leader, never a manager (DP-62)."""
        unpaid = Clan(table, self.seat).paid_members
        return [(LetGo(card), None) for card in foremost(table, unpaid)]

    def resolve(self, play: Play, choice: Option) -> None:
        """Its equipment finds other bearers before it goes."""
        assert isinstance(choice, LetGo)
        play.tell("ml-member-deserts", seat=self.seat, member=choice.member)
        worn = play.table.zone(zones.worn(choice.member))
        play.push(*[Bequeath(self.seat, each) for each in worn], Departure(choice.member))


@frozen
class HandOver(Option):
    """Give the equipment to this member, who may have to drop an older card for it."""

    gear: Piece
    member: Piece
    old: Piece | None = None

    def label(self) -> Text:
        """The button's words."""
        if self.old is None:
            return text("ml-option-hand-over", gear=self.gear, member=self.member)
        return text("ml-option-hand-over-drop", gear=self.gear, member=self.member, old=self.old)


@frozen
class LetItGo(Option):
    """The deserter takes the equipment along."""

    says: ClassVar[str] = "ml-option-let-gear-go"
    gear: Piece


@frozen
class Bequeath(Ask):
    """Equipment of a deserter may go to another member (DP-63)."""

    seat: Seat
    gear: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-bequeath", seat=self.seat, gear=self.gear)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To a free place, or to one that is made free by a discard (ruling 71)."""
        clan = Clan(table, self.seat)
        deserter = bearer(table, self.gear)
        for card in clan.members:
            old = clan.gear_of_type(card, gear(self.gear).type)
            # Nothing is dropped for its like.
            if card != deserter and (old is None or kind_of(old) != kind_of(self.gear)):
                yield HandOver(self.gear, card, old), None
        yield LetItGo(self.gear), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Hand it over, or leave it on the deserter."""
        if isinstance(choice, HandOver):
            if choice.old is not None:
                play.tell("ml-gear-dropped", gear=choice.old)
                play.move(choice.old, to=zones.GONE)
            play.tell("ml-gear-moved", seat=self.seat, gear=self.gear, member=choice.member)
            play.move(self.gear, to=zones.worn(choice.member))
        else:
            play.tell("ml-gear-lost", seat=self.seat, gear=self.gear)
            play.move(self.gear, to=zones.GONE)


@frozen
class Departure(Auto):
    """The deserter is gone."""

    member: Piece

    def resolve(self, play: Play) -> None:
        """Discard the card; a clan that stored more thanks to it may have to drop traps."""
        send_off(play, self.member)


STEPS = (Wages, PayWages, Desertion, Bequeath, Departure)
OPTIONS = (LetGo, HandOver, LetItGo)
