"""What cancels hits: Defence tokens, talents of members and equipment, guards of the space."""

from __future__ import annotations

from game.engine import Piece, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ask, monster
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.questions import HitsCancelled
from game.rules.monster_lands.views import Expedition, times_used


def talent_strength(card: Piece, foe: Piece) -> int:
    """Hits of this monster that a card cancels in a round."""
    return ask(card, HitsCancelled(monster(foe).affinity))


def tokens_left(table: Reading, exp: str) -> int:
    """Defence tokens that work; a scenario makes them useless."""
    if settings(table).rules.no_defence:
        return 0
    return table.count(zones.owner(exp), zones.DEFENCE)


def talents_work(table: Reading, foe: Piece) -> bool:
    """Whether any Defence talent works against a monster (ruling 45)."""
    return not forbids(foe, "defence_talent") and not settings(table).rules.no_defence


def guards_left(table: Reading, exp: str, foe: Piece) -> int:
    """Defence talents that the space still lends."""
    if not talents_work(table, foe):
        return 0
    return table.count(zones.owner(exp), zones.GUARDS)


def talents_left(table: Reading, exp: str, foe: Piece) -> list[tuple[Piece, int]]:
    """Cards of the expedition that still cancel hits, and how many."""
    if not talents_work(table, foe):
        return []
    there = Expedition(table, exp)
    cards = (there.member, *there.worn)
    left = [(card, talent_strength(card, foe) - times_used(table, card)) for card in cards]
    return [each for each in left if each[1] > 0]


def hits_cancelled(table: Reading, exp: str, foe: Piece) -> int:
    """How many hits an expedition can cancel in all."""
    talents = sum([count for _, count in talents_left(table, exp, foe)])
    return tokens_left(table, exp) + guards_left(table, exp, foe) + talents


def potions_left(table: Reading, exp: str, foe: Piece) -> int:
    """Potions on the token that work against a monster."""
    if forbids(foe, "potion"):
        return 0
    return table.count(zones.owner(exp), zones.POTION)


def venoms_left(table: Reading, exp: str, foe: Piece) -> int:
    """Venoms on the token that work against a monster."""
    if forbids(foe, "venom"):
        return 0
    return table.count(zones.owner(exp), zones.VENOM)
