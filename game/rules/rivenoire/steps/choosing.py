"""Cards that a player picks inside a card, a token or an event (D-CARD, D-DISCARD, D-ORACLE-FX).

What cannot be done any more when its turn comes is let be: whether a card may be used at all was
asked before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.rivenoire.cards import destroy, discard, take_back
from game.rules.rivenoire.content import is_gold, magic
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.vocabulary import Sort, Source
from game.rules.rivenoire.zones import family, kind_of


def cards_of(
    table: Reading, seat: Seat, sources: Sequence[Source], sort: Sort | None = None
) -> list[Piece]:
    """The cards of hand and discard pile, perhaps of one sort only."""
    notable = Notable(table, seat)
    found: list[Piece] = []
    if "hand" in sources:
        found += notable.hand
    if "discard" in sources:
        found += notable.discard
    return [each for each in found if sort is None or is_sort(each, sort)]


def is_sort(card: Piece, sort: Sort) -> bool:
    """Whether a card is a Wound, a gold card, a card with stars."""
    if sort == "wound":
        return family(card) == "wound"
    return is_gold(card) if sort == "gold" else magic(card) > 0


def one_of_each(cards: Iterable[Piece]) -> list[Piece]:
    """One card of each kind from each zone is enough to choose from."""
    kinds: dict[str, Piece] = {}
    for card in cards:
        kinds.setdefault(alike(card), card)
    return list(kinds.values())


def alike(card: Piece) -> str:
    """What two cards have in common that do the same: all Wounds are alike, all Axes."""
    return family(card) if family(card) in ("wound", "beer") else f"{family(card)}.{kind_of(card)}"


@frozen
class DestroyCard(Option):
    """Destroy this card."""

    says: ClassVar[str] = "riv-option-destroy"
    card: Piece


@frozen
class ChooseToDestroy(Ask):
    """A player destroys cards of hand and discard pile, one after the other."""

    private: ClassVar[bool] = True

    seat: Seat
    #: How many may go, and how many must.
    most: int
    least: int
    source: str
    sources: tuple[Source, ...] = ("hand", "discard")
    sort: Sort | None = None

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-destroy", seat=self.seat, source=self.source, count=self.most)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Hand first, then the pile; none, if no more must go."""
        for source in self.sources:
            cards = cards_of(table, self.seat, (source,), self.sort)
            for card in one_of_each(cards):
                yield DestroyCard(card), None
        if self.least <= 0:
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """And perhaps another one."""
        if isinstance(choice, DestroyCard):
            destroy(play, self.seat, choice.card)
            play.push(Destroying(evolve(self, most=self.most - 1, least=self.least - 1)))


@frozen
class Destroying(Auto):
    """Asks what is to be destroyed as long as something may be."""

    asking: ChooseToDestroy

    def resolve(self, play: Play) -> None:
        """Nothing more, or nothing left."""
        ask = self.asking
        if ask.most > 0 and cards_of(play.table, ask.seat, ask.sources, ask.sort):
            play.push(ask)


@frozen
class DiscardCard(Option):
    """Discard this card."""

    says: ClassVar[str] = "riv-option-discard"
    card: Piece


@frozen
class DiscardQuest(DiscardCard):
    """Discard this Quest, of which others see no more than that (ruling 41)."""

    secret: ClassVar[bool] = True


def discarding(card: Piece) -> DiscardCard:
    """The option to discard a card."""
    return DiscardQuest(card) if family(card) == "quest" else DiscardCard(card)


@frozen
class ChooseToDiscard(Ask):
    """A player discards a card of the hand (D-DISCARD)."""

    private: ClassVar[bool] = True

    seat: Seat
    source: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-discard", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any of them."""
        return [(discarding(each), None) for each in one_of_each(Notable(table, self.seat).hand)]

    def resolve(self, play: Play, choice: Option) -> None:
        """It lies on top."""
        assert isinstance(choice, DiscardCard)
        discard(play, self.seat, choice.card)


@frozen
class Discarding(Auto):
    """A player discards so many cards, as far as there are any."""

    seat: Seat
    count: int
    source: str

    def resolve(self, play: Play) -> None:
        """One by one, because the last lies on top."""
        if self.count > 0 and Notable(play.table, self.seat).hand:
            rest = Discarding(self.seat, self.count - 1, self.source)
            play.push(ChooseToDiscard(self.seat, self.source), rest)


@frozen
class TakeBack(Option):
    """Take this card of the discard pile in hand."""

    says: ClassVar[str] = "riv-option-take-back"
    card: Piece


@frozen
class TakeQuestBack(TakeBack):
    """Take this Quest in hand, of which others see no more than that."""

    secret: ClassVar[bool] = True


@frozen
class ChooseToTakeBack(Ask):
    """A player takes a card of the own discard pile in hand; a Beer does not stay (ruling 57)."""

    private: ClassVar[bool] = True

    seat: Seat
    source: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-take-back", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any of them."""
        for card in one_of_each(Notable(table, self.seat).discard):
            yield TakeQuestBack(card) if family(card) == "quest" else TakeBack(card), None

    def resolve(self, play: Play, choice: Option) -> None:
        """For all to see, but for a Quest."""
        assert isinstance(choice, TakeBack)
        take_back(play, self.seat, choice.card)


STEPS = (ChooseToDestroy, Destroying, ChooseToDiscard, Discarding, ChooseToTakeBack)
OPTIONS = (DestroyCard, DiscardCard, DiscardQuest, TakeBack, TakeQuestBack)
