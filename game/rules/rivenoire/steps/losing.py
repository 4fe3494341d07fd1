"""Cards that somebody must or may give up: discarded, or destroyed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import destroy, discard
from game.rules.rivenoire.content import is_gold, magic
from game.rules.rivenoire.people import fall
from game.rules.rivenoire.playing import pile
from game.rules.rivenoire.steps.combat import ThrowAway
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.vocabulary import Sort, Source
from game.rules.rivenoire.zones import family


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
            yield ThrowAway(card), None
        if not hand:
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """For all to see; only discards fell whoever has no card (ruling 33)."""
        if isinstance(choice, ThrowAway):
            discard(play, self.seat, (choice.card,))
        elif self.struck:
            fall(play, self.struck)


STEPS = (ChooseDestroyed, ChooseDiscarded)
OPTIONS = (Destroy,)
