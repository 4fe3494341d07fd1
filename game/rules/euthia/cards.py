"""Silver and Gold cards against a Hero: how many alike are one play, and what it does (9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine import Piece, Play
from game.engine.effects import Use
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, kind_of
from game.rules.euthia.shapes import Card
from game.rules.euthia.views.bout import Bout


@cache
def card(piece: Piece) -> Card:
    """A Silver or Gold card."""
    named = box().silver if group_of(piece) == zones.SILVER else box().gold
    return named[kind_of(piece)]


def has_continuous(piece: Piece) -> bool:
    """Whether it stays until the fight ends (9.6)."""
    return bool(card(piece).continuous)


def is_playable(piece: Piece, triggers: tuple[str, ...]) -> bool:
    """Whether now is its moment."""
    return card(piece).trigger in triggers


def is_alike(one: Piece, other: Piece) -> bool:
    """Whether two cards are copies of one card."""
    return group_of(one) == group_of(other) and kind_of(one) == kind_of(other)


def group_sections(hand: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
    """Every play that a hand could make: one card, two alike, three alike of Gold."""
    alike: dict[str, list[Piece]] = {}
    for piece in hand:
        alike.setdefault(kind_of(piece), []).append(piece)
    for held in alike.values():
        for count in range(1, min(len(held), len(card(held[0]).sections)) + 1):
            yield tuple(held[:count])


def play_cards(play: Play, cards: tuple[Piece, ...]) -> None:
    """One play: a Chaos token, the section for that many, and only that one (9.2, ruling 32)."""
    play.tell("eut-cards-played", thing=cards[0], count=len(cards))
    play.adjust(zones.FIGHT, zones.CHAOS, -1)
    play.move(cards, to=zones.FIGHT_CARDS)
    apply_section(play, cards[0], len(cards))


def apply_section(play: Play, piece: Piece, count: int) -> None:
    """What so many of a card do."""
    played, hero = card(piece), Bout(play.table).hero
    for effect in played.sections[count - 1]:
        effect.apply(play, Use(hero, piece, played.trigger))
