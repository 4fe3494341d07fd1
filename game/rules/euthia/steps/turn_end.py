"""The end of a turn: Movement is lost, a token may be kept, Quests and hands are put right (T3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.encounters import show_quests
from game.rules.euthia.piles import discard_cards
from game.rules.euthia.steps import exchanging
from game.rules.euthia.steps.common import Pass
from game.rules.euthia.views import Hero
from game.rules.euthia.vocabulary import ACTIONS


@frozen
class MovementIsLost(Auto):
    """Unspent Movement does not keep (T3b)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Nor does the lock of a Portal."""
        hero = Hero(play.table, self.seat)
        play.adjust(hero.owner, zones.MOVEMENT, -hero.movement)
        play.mark(zones.PORTAL_LOCK, None)


@frozen
class KeepToken(Option):
    """Keep this Action token for the next turn."""

    says: ClassVar[str] = "eut-option-keep-token"
    token: Piece


@frozen
class SaveToken(Ask):
    """One unused Action token may be kept, a saved one again too (D-03, ruling 5)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-save", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One of each type that is left, or none."""
        hero = Hero(table, self.seat)
        for action in ACTIONS:
            for token in hero.tokens_of(action)[:1]:
                yield KeepToken(token), None
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """All others are removed."""
        kept = choice.token if isinstance(choice, KeepToken) else ""
        if kept:
            play.tell("eut-token-kept", seat=self.seat, token=kept)
        for token in Hero(play.table, self.seat).tokens:
            if token != kept:
                play.move(token, to=zones.spent_tokens(self.seat))


@frozen
class RefillQuests(Auto):
    """Encounters where a Quest was completed this turn show two cards again (T3d)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """If cards remain."""
        done = play.table.marks.get(zones.QUESTS_DONE, ())
        assert isinstance(done, tuple)
        for name in done:
            show_quests(play, name)
        play.mark(zones.QUESTS_DONE, None)
        play.mark(zones.QUESTS_TRIED, None)


@frozen
class DiscardCard(Option):
    """Give up this card."""

    says: ClassVar[str] = "eut-option-discard-card"
    secret: ClassVar[bool] = True
    card: Piece


@frozen
class TrimHand(Auto):
    """At most five Silver and Gold cards outside Combat (9.4)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """One card at a time."""
        held = play.table.zones.get(zones.hand(self.seat))
        if held and len(Hero(play.table, self.seat).hand) > box().figures.hand_limit:
            play.push(DiscardDown(self.seat), self)


@frozen
class DiscardDown(Ask):
    """Which card goes (D-27)."""

    private: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-discard", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any card in hand; or four Silver cards for a Gold card first (W-33)."""
        for card in Hero(table, self.seat).hand:
            yield DiscardCard(card), None
        yield from exchanging.offers(table, self.seat)

    def resolve(self, play: Play, choice: Option) -> None:
        """To the discards."""
        if isinstance(choice, DiscardCard):
            play.tell("eut-card-discarded", seat=self.seat)
            discard_cards(play, (choice.card,))
        else:
            exchanging.VERBS[type(choice)](play, self.seat, choice)


STEPS = (MovementIsLost, SaveToken, RefillQuests, TrimHand, DiscardDown)
OPTIONS = (KeepToken, DiscardCard)
