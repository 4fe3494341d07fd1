"""What a Quest may come to at the end, by how things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine import Piece
from game.rules.rivenoire.content import has_mode, is_combat, magic, quest
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import family, kind_of

if TYPE_CHECKING:
    from game.rules.rivenoire.players.outlook import Outlook


def quest_hope(outlook: Outlook, card: Piece) -> float:
    """The points of a Quest, as likely as they look."""
    asked = quest(card)
    if asked.per is not None:
        return asked.points * _TALLIES[asked.per](outlook)
    if asked.if_ is None:
        return float(asked.points)
    return asked.points * min(0.95, max(0.05, _CHANCES[asked.if_](outlook)))


def _cards(outlook: Outlook) -> list[Piece]:
    return [each for each in outlook.notable.cards if each[0] != "?"]


def _ahead(outlook: Outlook, count: Callable[[Notable], int], step: float) -> float:
    """The chance to have more than anybody, by the lead of now."""
    mine = count(outlook.notable)
    best = max([count(Notable(outlook.view, seat)) for seat in outlook.rivals])
    return 0.4 + step * (mine - best)


def _types(notable: Notable) -> int:
    return len({kind_of(each) for each in notable.characters})


def _tokens(outlook: Outlook) -> float:
    return outlook.notable.trophies + 0.45 * outlook.left


_TALLIES: dict[str, Callable[[Outlook], float]] = {
    "monster_tokens": _tokens,
    "quest_cards": lambda outlook: 1 + len(outlook.quests) + 0.5 * outlook.left,
    "loot_cards": lambda outlook: (
        sum([family(each) == "loot" for each in _cards(outlook)]) + 1.0 * outlook.left
    ),
    "combat_cards": lambda outlook: (
        sum([is_combat(each) for each in _cards(outlook)]) + 0.5 * outlook.left
    ),
    "bolt_cards": lambda outlook: (
        sum([has_mode(each, "bolt") for each in _cards(outlook)]) + 0.3 * outlook.left
    ),
}
_CHANCES: dict[str, Callable[[Outlook], float]] = {
    "strictly_most_character_types": lambda outlook: _ahead(outlook, _types, 0.2),
    "strictly_most_peasants": lambda outlook: _ahead(outlook, lambda each: each.peasants, 0.25),
    "strictly_most_buildings": lambda outlook: _ahead(outlook, lambda each: len(each.titles), 0.25),
    "sole_fame_leader": lambda outlook: _ahead(outlook, lambda each: each.fame, 0.04),
    "own_character_in_hospital": lambda outlook: 0.35,
    "holds_shield_last_round": lambda outlook: 0.45,
    "two_first_places": lambda outlook: 0.35,
    "no_magic_card": lambda outlook: (
        0.0 if any(map(magic, _cards(outlook))) else 0.75 - 0.08 * outlook.left
    ),
    "no_wound": lambda outlook: (
        0.25 if any(family(each) == "wound" for each in _cards(outlook)) else 0.6
    ),
    "no_monster_token": lambda outlook: (
        0.0 if outlook.notable.trophies else 0.7 - 0.12 * outlook.left
    ),
    "no_building": lambda outlook: 0.0 if outlook.notable.titles else 0.8 - 0.12 * outlook.left,
    "no_other_quest_fulfilled": lambda outlook: 0.6 if not outlook.quests else 0.1,
}
