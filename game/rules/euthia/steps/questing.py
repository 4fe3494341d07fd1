"""Quests: what is asked is given, what is promised is gained (10.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
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
from game.rules.euthia.bodies import refit
from game.rules.euthia.content import quest
from game.rules.euthia.gains import gain_piece
from game.rules.euthia.piles import discard_cards, give_back
from game.rules.euthia.quests import GIVEN, candidates, count_of, why_not_fulfil, why_not_give
from game.rules.euthia.refusals import why_barren
from game.rules.euthia.rolls import QUEST, forget_roll, strength
from game.rules.euthia.shapes import Legend
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.gaining import receive
from game.rules.euthia.steps.rolling import HeroRolls
from game.rules.euthia.views import Hero, Land


@frozen
class Fulfil(Option):
    """Do what this Quest asks for."""

    says: ClassVar[str] = "eut-option-quest"
    quest: Piece


def is_at_home(place: str, encounter: bool) -> bool:
    """Whether there could be an offer in such a place."""
    return encounter or place == "legend"


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """The open Quests of the place, on a liberated space; one visit may do both (ruling 67)."""
    land, space = Land(table), Hero(table, seat).location
    spot = land.spot(space)
    cards = table.zone(zones.quests(spot.encounter)) if spot.encounter else ()
    if spot.place == "legend":
        cards = table.zone(zones.legend_at(*spot.anchor))
    barren = why_barren(land, space) if cards else None
    for card in cards:
        yield Fulfil(card), barren or why_not_quest(table, seat, card)


def why_not_quest(table: Reading, seat: Seat, card: Piece) -> Refusal | None:
    """A roll is tried once a turn for each card."""
    tried = table.marks.get(zones.QUESTS_TRIED, ())
    assert isinstance(tried, tuple)
    if card in tried:
        return refuse("eut-why-quest-tried")
    return why_not_fulfil(table, seat, quest(card).require)


def fulfil(play: Play, seat: Seat, choice: Fulfil) -> None:
    """A roll comes first: a failed one costs nothing else."""
    play.tell("eut-quest-begun", seat=seat, quest=choice.quest)
    if quest(choice.quest).require.roll:
        play.push(HeroRolls(seat, QUEST), JudgeRoll(seat, choice.quest))
    else:
        play.push(GiveAll(seat, choice.quest))


@frozen
class JudgeRoll(Auto):
    """At least so many."""

    seat: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """Or another time (ruling 67)."""
        result = strength(play.table, self.seat)
        forget_roll(play, self.seat)
        play.tell("eut-result", seat=self.seat, amount=result)
        if result >= quest(self.card).require.roll:
            play.push(GiveAll(self.seat, self.card))
        else:
            tried = play.table.marks.get(zones.QUESTS_TRIED, ())
            assert isinstance(tried, tuple)
            play.tell("eut-quest-failed", seat=self.seat, quest=self.card)
            play.mark(zones.QUESTS_TRIED, (*tried, self.card))


@frozen
class GiveAll(Auto):
    """What needs no choice is given at once, the rest is asked for."""

    seat: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """Health is paid, not suffered (ruling 77)."""
        require, owner = quest(self.card).require, zones.hero(self.seat)
        play.adjust(owner, zones.GOLD, -require.gold)
        play.adjust(owner, zones.GAAR, -require.gaar)
        play.adjust(owner, zones.HEALTH, -require.health)
        for group, count in ((zones.SILVER, require.silver), (zones.GOLD_CARD, require.gold_card)):
            play.push(*(GiveCard(self.seat, group) for _ in range(count)))
        for what in GIVEN:
            play.push(
                *(GiveOne(self.seat, self.card, what) for _ in range(count_of(require, what)))
            )
        play.push(QuestIsDone(self.seat, self.card))


@frozen
class Give(Option):
    """Give this up."""

    says: ClassVar[str] = "eut-option-give"
    thing: Piece


@frozen
class GiveOne(Ask):
    """Which piece is given up."""

    seat: Seat
    card: Piece
    what: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-give", seat=self.seat, quest=self.card)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whatever will do."""
        require = quest(self.card).require
        for piece in candidates(table, self.seat, require, self.what):
            yield Give(piece), why_not_give(table, self.seat, piece)

    def resolve(self, play: Play, choice: Option) -> None:
        """Out of Bags or off the body."""
        assert isinstance(choice, Give)
        give_back(play, choice.thing)
        refit(play, self.seat)


@frozen
class GiveCardUp(Option):
    """Discard this card."""

    says: ClassVar[str] = "eut-option-discard-card"
    secret: ClassVar[bool] = True
    card: Piece


@frozen
class GiveCard(Ask):
    """Which card of the hand is given up."""

    private: ClassVar[bool] = True

    seat: Seat
    group: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-pay", seat=self.seat, group=self.group)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any of that colour."""
        return [(GiveCardUp(card), None) for card in Hero(table, self.seat).cards_of(self.group)]

    def resolve(self, play: Play, choice: Option) -> None:
        """To the discards."""
        assert isinstance(choice, GiveCardUp)
        discard_cards(play, (choice.card,))


@frozen
class QuestIsDone(Auto):
    """The reward; the card is kept for scoring, and a new one comes at the end of the turn."""

    seat: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """Fame and goods."""
        play.tell("eut-quest-done", seat=self.seat, quest=self.card)
        play.move(self.card, to=zones.quests_kept(self.seat))
        done = play.table.marks.get(zones.QUESTS_DONE, ())
        assert isinstance(done, tuple)
        card = quest(self.card)
        if isinstance(card, Legend):
            gain_piece(play, self.seat, "item", card.artifact)
        elif card.encounter not in done:
            play.mark(zones.QUESTS_DONE, (*done, card.encounter))
        receive(play, self.seat, card.reward)


VERBS: Verbs = {Fulfil: fulfil}
STEPS = (JudgeRoll, GiveAll, GiveOne, GiveCard, QuestIsDone)
OPTIONS = (Fulfil, Give, GiveCardUp)
