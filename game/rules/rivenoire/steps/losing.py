"""Cards that somebody must or may give up, discarded or destroyed, or takes back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import destroy, discard, take_back
from game.rules.rivenoire.content import is_gold, magic
from game.rules.rivenoire.people import fall
from game.rules.rivenoire.playing import pile
from game.rules.rivenoire.steps.combat import ThrowAway, throwing
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.vocabulary import Sort, Source
from game.rules.rivenoire.zones import family, kind_of


@frozen
class Destroy(Option):
    """Destroy a card."""

    says: ClassVar[str] = "riv-option-destroy"
    card: Piece


def is_of(card: Piece, sort: Sort | None) -> bool:
    """Whether a card is of a sort; any card is, if none is asked for."""
    match sort:
        case "wound":
            return family(card) == "wound"
        case "gold":
            return is_gold(card)
        case "magic":
            return magic(card) > 0
    return True


def destructible(
    table: Reading, seat: Seat, sources: tuple[Source, ...], sort: Sort | None
) -> list[Piece]:
    """The cards of hand and discard pile that are of a sort.

    Wounds and Beers are all alike: one of the hand, one of the pile, and the top card.
    """
    found: dict[tuple[str, ...], Piece] = {}
    for source in sources:
        held = pile(table, seat, source)
        for card in held:
            if not is_of(card, sort):
                continue
            is_alike = family(card) in ("wound", "beer")
            is_top = source == "discard" and card == held[-1]
            found[(family(card), source, str(is_top)) if is_alike else (card,)] = card
    return list(found.values())


@frozen
class ChooseDestroyed(Ask):
    """A player destroys cards of hand or discard pile, all that are asked for or up to so many."""

    private: ClassVar[bool] = True

    seat: Seat
    count: int
    source: str
    sources: tuple[Source, ...] = ("hand", "discard")
    of: Sort | None = None
    up_to: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.up_to:
            return text("riv-ask-may-destroy", seat=self.seat, count=self.count, source=self.source)
        return text("riv-ask-destroy", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every card of the sort; none, if that is allowed or nothing is there."""
        found = destructible(table, self.seat, self.sources, self.of)
        for card in found:
            yield Destroy(card), None
        if self.up_to or not found:
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """One after the other."""
        if isinstance(choice, Destroy):
            destroy(play, self.seat, choice.card)
            if self.count > 1:
                play.push(evolve(self, count=self.count - 1))


@frozen
class ChooseDiscarded(Ask):
    """A player discards a card of the hand (D-DISCARD)."""

    private: ClassVar[bool] = True

    seat: Seat
    #: Why: a card, an event or a face of the die.
    source: str
    #: The fighter that goes to the Hospital without a card; none, if it is not the monster.
    struck: Piece = ""

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-discard", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any card; whoever has none loses none."""
        hand = table.zones.get(zones.hand(self.seat), ())
        for card in hand:
            yield throwing(card), None
        if not hand:
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """For all to see; only discards fell whoever has no card (ruling 33)."""
        if isinstance(choice, ThrowAway):
            discard(play, self.seat, choice.card)
        elif self.struck:
            fall(play, self.struck)


@frozen
class TakeBack(Option):
    """Take this card of the discard pile in hand."""

    says: ClassVar[str] = "riv-option-take-back"
    card: Piece


@frozen
class TakeQuestBack(TakeBack):
    """Take this Quest in hand, of which others see no more than that (ruling 41)."""

    secret: ClassVar[bool] = True


@frozen
class ChooseTakenBack(Ask):
    """A player takes a card of the own discard pile in hand; a Beer does not stay (ruling 57)."""

    private: ClassVar[bool] = True

    seat: Seat
    source: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-take-back", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any of them, one of each kind."""
        for card in one_of_each(pile(table, self.seat, "discard")):
            yield TakeQuestBack(card) if family(card) == "quest" else TakeBack(card), None

    def resolve(self, play: Play, choice: Option) -> None:
        """For all to see, but for a Quest."""
        assert isinstance(choice, TakeBack)
        take_back(play, self.seat, choice.card)


def one_of_each(cards: Iterable[Piece]) -> list[Piece]:
    """One card of each kind is enough to choose from."""
    kinds: dict[str, Piece] = {}
    for card in cards:
        kinds.setdefault(alike(card), card)
    return list(kinds.values())


def alike(card: Piece) -> str:
    """What two cards have in common that do the same: all Wounds are alike, all Axes."""
    return family(card) if family(card) in ("wound", "beer") else f"{family(card)}.{kind_of(card)}"


STEPS = (ChooseDestroyed, ChooseDiscarded, ChooseTakenBack)
OPTIONS = (Destroy, TakeBack, TakeQuestBack)
