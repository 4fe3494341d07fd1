"""What Quests are worth: conditions and counts over the own deck and tokens (chapter 12)."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import is_bolt, is_combat, magic, quest
from game.rules.rivenoire.majorities import first_places
from game.rules.rivenoire.views import Notable, players
from game.rules.rivenoire.zones import family, kind_of


@frozen
class Worth:
    """A Quest of a player, and its points."""

    card: Piece
    points: int


def quests_of(table: Reading, seat: Seat) -> list[Piece]:
    """Every Quest card in the deck in the wide sense, each copy for itself (ruling 75)."""
    return [each for each in Notable(table, seat).cards if family(each) == "quest"]


def worths(table: Reading, seat: Seat) -> list[Worth]:
    """All Quests of a player; those that look at the others come last."""
    found: list[Worth] = []
    waiting: list[Piece] = []
    for card in sorted(quests_of(table, seat)):
        if quest(card).if_ == "no_other_quest_fulfilled":
            waiting.append(card)
        else:
            found.append(Worth(card, _points(table, seat, card)))
    alone = not any(each.points for each in found)
    return found + [Worth(card, quest(card).points if alone else 0) for card in waiting]


def _points(table: Reading, seat: Seat, card: Piece) -> int:
    asked = quest(card)
    if asked.per is not None:
        return asked.points * _TALLIES[asked.per](Notable(table, seat))
    if asked.if_ is None or _CONDITIONS[asked.if_](table, seat):
        return asked.points
    return 0


def _count(notable: Notable, counts: Callable[[Piece], bool]) -> int:
    return sum([counts(each) for each in notable.cards])


_TALLIES: dict[str, Callable[[Notable], int]] = {
    "monster_tokens": lambda notable: notable.trophies,
    "quest_cards": lambda notable: _count(notable, lambda card: family(card) == "quest"),
    "loot_cards": lambda notable: _count(notable, lambda card: family(card) == "loot"),
    "combat_cards": lambda notable: _count(notable, is_combat),
    "bolt_cards": lambda notable: _count(notable, is_bolt),
}


def _strictly_most(count: Callable[[Notable], int]) -> Callable[[Reading, Seat], bool]:
    """More than each opponent (ruling 39)."""

    def leads(table: Reading, seat: Seat) -> bool:
        counts = [count(Notable(table, each)) for each in range(players(table))]
        return all(counts[seat] > other for at, other in enumerate(counts) if at != seat)

    return leads


def _kinds(notable: Notable) -> int:
    return len({kind_of(each) for each in notable.characters})


def _has_patient(table: Reading, seat: Seat) -> bool:
    return any(zones.patient(each) in table.marks for each in Notable(table, seat).characters)


_CONDITIONS: dict[str, Callable[[Reading, Seat], bool]] = {
    "strictly_most_character_types": _strictly_most(_kinds),
    "strictly_most_peasants": _strictly_most(lambda notable: notable.peasants),
    "strictly_most_buildings": _strictly_most(lambda notable: len(notable.titles)),
    "sole_fame_leader": _strictly_most(lambda notable: notable.fame),
    "own_character_in_hospital": _has_patient,
    "holds_shield_last_round": lambda table, seat: Notable(table, seat).has_shield,
    "two_first_places": lambda table, seat: first_places(table, seat) >= 2,
    "no_magic_card": lambda table, seat: not any(map(magic, Notable(table, seat).cards)),
    "no_wound": lambda table, seat: all(
        family(each) != "wound" for each in Notable(table, seat).cards
    ),
    "no_monster_token": lambda table, seat: not Notable(table, seat).trophies,
    "no_building": lambda table, seat: not Notable(table, seat).titles,
}
