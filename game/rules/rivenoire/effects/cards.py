"""Effects on cards: drawn, destroyed, discarded, taken back, exchanged, played in turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Piece, Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.rivenoire.cards import destroy, draw
from game.rules.rivenoire.payments import why_not_pay
from game.rules.rivenoire.playing import being_played, uses_from, why_not_play
from game.rules.rivenoire.steps.arranging import ExchangeCards, look_at_top
from game.rules.rivenoire.steps.combat import PlaySecond
from game.rules.rivenoire.steps.losing import (
    ChooseDestroyed,
    ChooseDiscarded,
    ChooseTakenBack,
    destructible,
)
from game.rules.rivenoire.steps.paying import Pay, charge
from game.rules.rivenoire.views import Notable, participants
from game.rules.rivenoire.vocabulary import Sort, Source


@frozen
class Draw(Effect):
    """Draws cards; never refused, even with nothing left (ruling 12)."""

    kind = "draw"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",), "own_turn": ("token",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """From the own deck."""
        draw(play, use.seat, self.count)


@frozen
class DestroySelf(Effect):
    """Destroys the card itself instead of discarding it."""

    kind = "destroy_self"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",)}

    def apply(self, play: Play, use: Use) -> None:
        """It leaves the game."""
        destroy(play, use.seat, use.source)


@frozen
class DestroyWound(Effect):
    """Destroys Wounds of hand or discard pile; of every player of the expedition, if so said."""

    kind = "destroy_wound"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",)}
    count: int = 1
    who: Literal["self", "each_participant"] = "self"

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The own Wound must be there; that of others need not."""
        if self.who == "self" and not Notable(table, use.seat).wounds_at_hand():
            return refuse("riv-why-no-wound")
        return None

    def apply(self, play: Play, use: Use) -> None:
        """In the order of the line, each player once."""
        seats = (use.seat,) if self.who == "self" else participants(play.table)
        for seat in seats:
            play.push(ChooseDestroyed(seat, self.count, use.source, of="wound"))


@frozen
class DestroyCard(Effect):
    """Destroys cards of one's choice of hand or discard pile, perhaps of one sort only."""

    kind = "destroy_card"
    works: ClassVar[Works] = {
        "combat": ("card",),
        "own_turn": ("token",),
        "event": ("event",),
        "attack": ("attack",),
    }
    count: int = 1
    #: As many as one likes.
    up_to: bool = False
    from_: tuple[Source, ...] = ("hand", "discard")
    of: Sort | None = None

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be something to destroy, unless as many as one likes are."""
        if self.up_to and use.window != "own_turn":
            return None
        held = destructible(table, use.seat, self.from_, self.of)
        return None if any(each != use.source for each in held) else refuse("riv-why-no-such")

    def apply(self, play: Play, use: Use) -> None:
        """As far as there are such cards; a special attack never blocks (ruling 33)."""
        play.push(
            ChooseDestroyed(use.seat, self.count, use.source, self.from_, self.of, self.up_to)
        )


@frozen
class DiscardChoice(Effect):
    """Lets somebody discard cards of their choice; the monster fells whoever has none."""

    kind = "discard_choice"
    works: ClassVar[Works] = {"combat": ("card",), "event": ("event",), "attack": ("attack",)}
    count: int = 1
    who: Literal["self", "other_participants"] = "self"

    def apply(self, play: Play, use: Use) -> None:
        """Others in the order of the line, each once (ruling 79), and without a penalty (35)."""
        if self.who == "self":
            play.push(*[ChooseDiscarded(use.seat, use.source, _struck(use))] * self.count)
            return
        for seat in participants(play.table):
            if seat != use.seat:
                play.push(*[ChooseDiscarded(seat, use.source)] * self.count)


def _struck(use: Use) -> Piece:
    """Whom the monster fells if there is nothing to discard."""
    return use.cause if use.window == "attack" else ""


@frozen
class DiscardGold(Effect):
    """Discards gold cards that reach a total, without change (ruling 77)."""

    kind = "discard_gold"
    works: ClassVar[Works] = {"event": ("event",)}
    total: int

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Neither tokens nor a merchant help."""
        return why_not_pay(table, use.seat, self.total, tokens=False)

    def apply(self, play: Play, use: Use) -> None:
        """The player chooses which."""
        charge(play, Pay(use.seat, self.total, use.source, tokens=False))


@frozen
class Retrieve(Effect):
    """Takes cards of the own discard pile in hand."""

    kind = "retrieve"
    works: ClassVar[Works] = {"bolt": ("card",), "event": ("event",)}
    count: int = 1

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The pile must hold a card."""
        pile = [each for each in Notable(table, use.seat).discard if each != use.source]
        return None if pile else refuse("riv-why-pile-empty")

    def apply(self, play: Play, use: Use) -> None:
        """One after the other."""
        pile = Notable(play.table, use.seat).discard
        for _ in pile[: self.count]:
            play.push(ChooseTakenBack(use.seat, use.source))


@frozen
class Cycle(Effect):
    """Discards any number of cards from the least on, and draws as many."""

    kind = "cycle"
    works: ClassVar[Works] = {"bolt": ("card",)}
    least: int = 1

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The hand must hold so many others."""
        held = [each for each in Notable(table, use.seat).hand if each != use.source]
        return refuse("riv-why-hand-short") if len(held) < self.least else None

    def apply(self, play: Play, use: Use) -> None:
        """The player chooses which."""
        if len(Notable(play.table, use.seat).hand) >= self.least:
            play.push(ExchangeCards(use.seat, self.least, use.source))


@frozen
class PlayCard(Effect):
    """Plays another card, from the hand or from the discard pile."""

    kind = "play_card"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",)}
    from_: Source
    window: Literal["bolt", "combat"]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Without another card that can be played, all of it."""
        rest = being_played(table, use.source)
        uses = uses_from(rest, use.seat, self.from_, self.window, use.cause)
        if any(why_not_play(rest, each) is None for each in uses):
            return None
        return refuse("riv-why-no-other-card", card=use.source)

    def apply(self, play: Play, use: Use) -> None:
        """For the same character; nothing, if it has become impossible."""
        uses = uses_from(play.table, use.seat, self.from_, self.window, use.cause)
        if any(why_not_play(play.table, each) is None for each in uses):
            play.push(PlaySecond(use.seat, self.from_, self.window, use.source, use.cause))


@frozen
class Scry(Effect):
    """Looks at the top cards of the own deck and puts them back in any order."""

    kind = "scry"
    works: ClassVar[Works] = {"bolt": ("card",)}
    count: int

    def apply(self, play: Play, use: Use) -> None:
        """Never refused; a deck that has run out shows nothing."""
        look_at_top(play, use.seat, self.count)


ALL: tuple[type[Effect], ...] = (
    Draw,
    DestroySelf,
    DestroyWound,
    DestroyCard,
    DiscardChoice,
    DiscardGold,
    Retrieve,
    Cycle,
    PlayCard,
    Scry,
)
