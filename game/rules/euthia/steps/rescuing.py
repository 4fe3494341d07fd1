"""Free Actions with Villagers: taking one along, bringing one home, choosing a friend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
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
from game.rules.euthia import zones
from game.rules.euthia.map import chart_of
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.villagers import bring_home, escorted, reward, villagers_on
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.views import Hero, Land


@frozen
class TakeAlong(Option):
    """Let a Villager who waits here follow."""

    says: ClassVar[str] = "eut-option-take-along"
    villager: Piece


@frozen
class Deliver(Option):
    """Bring a Villager home."""

    says: ClassVar[str] = "eut-option-deliver"
    villager: Piece
    amount: int


def why_not_take_along(table: Reading, seat: Seat) -> Refusal | None:
    """A Villager fills a Bag."""
    return refuse("eut-why-no-bag-villager") if Hero(table, seat).free_bags < 1 else None


def offers(table: Reading, seat: Seat) -> list[Offer]:
    """Who waits on a free space; in the Chapel, who has followed."""
    here = Hero(table, seat).location
    following = escorted(table, seat) if chart_of(table).spots[here].place == "chapel" else ()
    found: list[Offer] = [(Deliver(each, reward(table, each)), None) for each in following]
    waiting = villagers_on(table, here)
    if waiting and Land(table).is_liberated(here):
        why = why_not_take_along(table, seat)
        found += [(TakeAlong(villager), why) for villager in waiting]
    return found


def take_along(play: Play, seat: Seat, choice: TakeAlong) -> None:
    """It fills a Bag."""
    play.tell("eut-taken-along", seat=seat, thing=choice.villager)
    play.move(choice.villager, to=zones.bags(seat))


def deliver(play: Play, seat: Seat, choice: Deliver) -> None:
    """Reputation, and a friend for some of them."""
    if bring_home(play, seat, choice.villager):
        play.push(ChooseFriend(seat))


@frozen
class TakeFriend(Option):
    """Take a Character card."""

    says: ClassVar[str] = "eut-option-friend"
    card: Piece


@frozen
class ChooseFriend(Ask):
    """One of the Character cards that are left; none if all are taken."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-friend", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """All that lie open."""
        return [(TakeFriend(card), None) for card in table.zone(places.CHARACTERS)]

    def resolve(self, play: Play, choice: Option) -> None:
        """It lies beside the board, ready, and fills no Bag."""
        assert isinstance(choice, TakeFriend)
        play.tell("eut-friend", seat=self.seat, thing=choice.card)
        play.move(choice.card, to=zones.friends(self.seat))


VERBS: Verbs = {TakeAlong: take_along, Deliver: deliver}
STEPS = (ChooseFriend,)
OPTIONS = (TakeAlong, Deliver, TakeFriend)
