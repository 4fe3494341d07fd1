"""The Oracle's Hut: a visitor chooses an event, or the top one happens (chapter 8.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, text
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import ability, box, omen
from game.rules.rivenoire.scopes import seats_of
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.steps.using import Effects
from game.rules.rivenoire.steps.visiting import Visit
from game.rules.rivenoire.views import City
from game.rules.rivenoire.zones import kind_of


def refill(play: Play, count: int) -> None:
    """With fewer cards than wanted, past events are shuffled under the deck (ruling 26)."""
    past = play.table.zone(zones.ORACLE_PAST)
    if len(play.table.zone(zones.ORACLE_DECK)) < count and past:
        play.tell("riv-oracle-reshuffled", count=len(past))
        play.move(past, to=zones.ORACLE_MIXED)
        play.shuffle(zones.ORACLE_MIXED)
        play.move(play.table.zone(zones.ORACLE_MIXED), to=zones.ORACLE_DECK)


@frozen
class OpenOracle(Auto):
    """Nobody in the Hut: the top event happens (ruling 66)."""

    def resolve(self, play: Play) -> None:
        """A visitor who declines causes no event."""
        if City(play.table, zones.ORACLE).characters:
            return
        refill(play, 1)
        happen(play, play.table.zone(zones.ORACLE_DECK)[0])


@frozen
class AtOracle(Visit):
    """Draw three events in secret, and let one of them happen."""

    place: ClassVar[str] = zones.ORACLE

    def act(self, play: Play, choice: Option) -> None:
        """The top one, which others have peeked at, is among them (ruling 60)."""
        count = box().numbers.omens
        refill(play, count)
        coming = play.table.zone(zones.ORACLE_DECK)[:count]
        play.tell("riv-omens-drawn", seat=self.seat, count=len(coming))
        play.move(coming, to=zones.drawn(self.seat))
        play.push(ChooseOmen(self.seat))


@frozen
class LetHappen(Option):
    """Let this event happen."""

    says: ClassVar[str] = "riv-option-omen"
    card: Piece


@frozen
class ChooseOmen(Ask):
    """One of the events drawn happens; nobody sees the others (D-ORACLE)."""

    private: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-omen", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One of them."""
        return [(LetHappen(each), None) for each in table.zone(zones.drawn(self.seat))]

    def resolve(self, play: Play, choice: Option) -> None:
        """The others go under the deck."""
        assert isinstance(choice, LetHappen)
        card = choice.card
        rest = [each for each in play.table.zone(zones.drawn(self.seat)) if each != card]
        play.move(rest, to=zones.ORACLE_DECK)
        happen(play, card)


def happen(play: Play, card: Piece) -> None:
    """An event is revealed and applied, in turn order."""
    play.tell("riv-omen", omen=card)
    play.move(card, to=zones.ORACLE_PAST)
    seats = seats_of(play.table, omen(card).scope)
    if not seats:
        play.tell("riv-omen-nobody")
    play.push(*[Befall(seat, card) for seat in seats])


@frozen
class Befall(Auto):
    """An event befalls a player, as far as possible; alternatives are asked for."""

    seat: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """What cannot be done is not."""
        ways = omen(self.card).abilities
        first = use_of_omen(self.seat, self.card, 0)
        if len(ways) > 1 or ways[0].optional:
            play.push(ChooseFate(self.seat, self.card))
        elif ability(first).why_not(play.table, first) is None:
            play.push(Effects(first))
        else:
            play.tell("riv-omen-spared", seat=self.seat)


def use_of_omen(seat: Seat, card: Piece, way: int) -> Use:
    """One of the ways of an event, for a player."""
    return Use(seat, card, "event", (way,))


@frozen
class SufferFate(Option):
    """Let it be this."""

    says: ClassVar[str] = "riv-option-fate"
    card: Piece
    #: Which of the alternatives: ``way.wage_protest.0``.
    way: str


@frozen
class ChooseFate(Ask):
    """A player picks one of the alternatives of an event, or declines (D-ORACLE-FX)."""

    private: ClassVar[bool] = True

    seat: Seat
    card: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-fate", seat=self.seat, omen=self.card)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Those that can be done in full; the last one always."""
        ways = omen(self.card).abilities
        for way, each in enumerate(ways):
            is_last = way + 1 == len(ways)
            refusal = each.why_not(table, use_of_omen(self.seat, self.card, way))
            is_bound = is_last and not each.optional
            name = f"way.{kind_of(self.card)}.{way}"
            yield SufferFate(self.card, name), None if is_bound else refusal
        if ways[0].optional:
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """For all to see."""
        if isinstance(choice, SufferFate):
            way = int(choice.way.rpartition(".")[2])
            play.push(Effects(use_of_omen(self.seat, self.card, way)))


@frozen
class Close(Option):
    """Close this place."""

    says: ClassVar[str] = "riv-option-close"
    place: str
    #: A space of it, so that a click means it.
    spot: Zone


@frozen
class ChooseToClose(Ask):
    """The first player closes a place for the whole next round (ruling 49)."""

    seat: Seat
    places: tuple[int, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-close", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """By their numbers."""
        for number in self.places:
            name = zones.PLACES[number - 1]
            yield Close(name, zones.space(name, 1)), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It is in force from the next placement on."""
        assert isinstance(choice, Close)
        play.tell("riv-will-close", seat=self.seat, place=choice.place)
        play.mark(zones.CLOSING, choice.place)


STEPS = (OpenOracle, AtOracle, ChooseOmen, Befall, ChooseFate, ChooseToClose)
OPTIONS = (LetHappen, SufferFate, Close)
