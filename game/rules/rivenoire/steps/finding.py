"""Things that a player looks for: a Quest in its deck, a destroyed Market card, backs of titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import monster
from game.rules.rivenoire.goods import change_fame, take_trophy
from game.rules.rivenoire.steps.losing import one_of_each
from game.rules.rivenoire.steps.using import acquire
from game.rules.rivenoire.views import others, unsold
from game.rules.rivenoire.zones import family


@frozen
class KeepQuest(Option):
    """Keep this Quest."""

    says: ClassVar[str] = "riv-option-quest"
    secret: ClassVar[bool] = True
    card: Piece


def keep_quest(play: Play, seat: Seat, card: Piece) -> None:
    """A Quest comes to the hand; nobody else learns which."""
    play.tell("riv-quest-kept", seats=others(play.table, seat), seat=seat)
    play.tell("riv-quest-kept-own", seats=(seat,), seat=seat, card=card)
    play.move(card, to=zones.hand(seat))


@frozen
class SearchQuests(Ask):
    """A player takes any card of the Quest deck, which is shuffled afterwards."""

    private: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-search", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One of each title, in the order of the alphabet: the order of the deck stays hidden."""
        found = one_of_each(sorted(table.zone(zones.QUEST_DECK)))
        return [(KeepQuest(each), None) for each in found]

    def resolve(self, play: Play, choice: Option) -> None:
        """Take it, then shuffle."""
        assert isinstance(choice, KeepQuest)
        keep_quest(play, self.seat, choice.card)
        play.shuffle(zones.QUEST_DECK)


def search_quests(play: Play, seat: Seat) -> None:
    """A player looks through the whole Quest deck."""
    deck = play.table.zone(zones.QUEST_DECK)
    if deck:
        play.tell("riv-searches", seat=seat)
        play.peek(seat, deck)
        play.push(SearchQuests(seat))


@frozen
class Salvage(Option):
    """Take this destroyed card."""

    says: ClassVar[str] = "riv-option-salvage"
    card: Piece


def salvageable(table: Reading) -> list[Piece]:
    """Destroyed Market cards, also those of players' decks (ruling 56)."""
    return [each for each in table.zone(zones.DESTROYED) if family(each) == "market"]


@frozen
class SalvageCard(Ask):
    """A player takes a destroyed Market card in hand."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-salvage", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One of each title."""
        return [(Salvage(each), None) for each in one_of_each(salvageable(table))]

    def resolve(self, play: Play, choice: Option) -> None:
        """Free of charge."""
        assert isinstance(choice, Salvage)
        acquire(play, self.seat, choice.card)


@frozen
class LookAt(Option):
    """Look at the back of the title of this building."""

    says: ClassVar[str] = "riv-option-look"
    title: Zone


@frozen
class LookAtTitles(Ask):
    """A player looks at the backs of unsold property tokens, one after the other."""

    private: ClassVar[bool] = True

    seat: Seat
    count: int
    #: Those looked at by this card.
    seen: tuple[Zone, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-look", seat=self.seat, count=self.count - len(self.seen))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any that is for sale."""
        titles = [zones.title(place) for place in unsold(table)]
        return [(LookAt(each), None) for each in titles if each not in self.seen]

    def resolve(self, play: Play, choice: Option) -> None:
        """It stays known to this player as long as it lies there."""
        assert isinstance(choice, LookAt)
        (token,) = play.table.zone(choice.title)
        play.tell("riv-looked-at-title", seat=self.seat, title=choice.title)
        play.tell("riv-title-seen", seats=(self.seat,), title=choice.title, token=token)
        play.peek(self.seat, token)
        seen = (*self.seen, choice.title)
        if len(seen) < min(self.count, len(unsold(play.table))):
            play.push(LookAtTitles(self.seat, self.count, seen))


def hunt(play: Play, seat: Seat, source: str) -> None:
    """One of the unused monsters at random: its value in Fame, a monster token, and back."""
    play.shuffle(zones.MONSTERS_UNUSED)
    prey = play.table.zone(zones.MONSTERS_UNUSED)[0]
    play.tell("riv-hunted", seat=seat, monster=prey)
    play.move(prey, to=zones.HUNTED)
    change_fame(play, seat, monster(prey).value, source)
    take_trophy(play, seat)
    play.move(prey, to=zones.MONSTERS_UNUSED)


STEPS = (SearchQuests, SalvageCard, LookAtTitles)
OPTIONS = (KeepQuest, Salvage, LookAt)
