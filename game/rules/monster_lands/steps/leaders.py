"""K3: a clan that lost its leader promotes another member."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import kind_of, member
from game.rules.monster_lands.steps.free import appointments, resolve_free
from game.rules.monster_lands.steps.windows import Done
from game.rules.monster_lands.views import Clan, turn_order


def foremost(table: Reading, cards: Iterable[Piece]) -> list[Piece]:
    """The members of the highest reputation, then cost; a card without a price costs 0.

    Cards that differ in nothing are one answer (ruling 69).
    """
    ranked = [(member(card).reputation, member(card).cost, card) for card in cards]
    best = max(rank[:2] for rank in ranked)
    seen: dict[tuple[str, tuple[Piece, ...]], Piece] = {}
    for reputation, cost, card in ranked:
        if (reputation, cost) == best:
            seen.setdefault((kind_of(card), table.zone(zones.worn(card))), card)
    return list(seen.values())


@frozen
class Leaders(Auto):
    """Every clan whose leader died names a new one (K3)."""

    def resolve(self, play: Play) -> None:
        """In turn order; a clan without members waits for the Preparation."""
        for seat in turn_order(play.table):
            clan = Clan(play.table, seat)
            if clan.leader is None and clan.members:
                play.push(NameManagers(seat), NewLeader(seat))


@frozen
class NameManagers(Ask):
    """Regions without a manager may get one before anybody is promoted (ruling 95)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-managers", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every pair that fits; who is alone will have to lead, and manages nothing."""
        clan = Clan(table, self.seat)
        if len(clan.members) > 1:
            yield from appointments(clan)
        yield Done(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Name one and ask again, until done."""
        if not isinstance(choice, Done):
            resolve_free(play, self.seat, choice)
            play.push(self)


@frozen
class Promote(Option):
    """Let this member lead."""

    says: ClassVar[str] = "ml-option-promote"
    member: Piece


@frozen
class NewLeader(Ask):
    """The member of the highest reputation, then cost, leads; a full tie is chosen (DP-60)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-leader", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Managers only when nobody else is left."""
        clan = Clan(table, self.seat)
        cards = clan.paid_members or clan.members
        return [(Promote(card), None) for card in foremost(table, cards)]

    def resolve(self, play: Play, choice: Option) -> None:
        """A manager who leads gives up its region; the reputation stays."""
        assert isinstance(choice, Promote)
        play.tell("ml-leader-promoted", seat=self.seat, member=choice.member)
        managed = Clan(play.table, self.seat).region_of(choice.member)
        if managed is not None:
            play.tell("ml-region-unmanaged", seat=self.seat, region=managed)
            play.mark(zones.manager(managed), None)
        play.mark(zones.leader(self.seat), choice.member)


STEPS = (Leaders, NameManagers, NewLeader)
OPTIONS = (Promote,)
