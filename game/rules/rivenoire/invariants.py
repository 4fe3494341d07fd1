"""What must hold on every table of Rivenoire."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Reading
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from game.rules.rivenoire.views import Notable, players
from game.rules.rivenoire.zones import family, kind_of


def broken(table: Reading) -> Iterator[str]:
    """Everything that is wrong, on a frozen table or a draft on dicts."""
    yield from _debts(table)
    yield from _crowded(table)
    yield from _people(table)
    for seat in range(players(table)):
        yield from _own(Notable(table, seat))


def _debts(table: Reading) -> Iterator[str]:
    """Nothing that is counted falls below zero."""
    for (owner, name), amount in table.counters.items():
        if amount < 0:
            yield f"{owner} has {amount} {name}"


def _crowded(table: Reading) -> Iterator[str]:
    """A spot holds one character; a title and a coat of arms never meet."""
    for zone, pieces in table.zones.items():
        first, _, place = zone.partition(".")
        if first in ("space", "owner", "bed", "title", "owned") and len(pieces) > 1:
            yield f"{zone} holds {pieces}"
        if first == "title" and zones.owned(place) in table.zones:
            yield f"{place} is sold and for sale"


def _people(table: Reading) -> Iterator[str]:
    """Whoever is led stands somewhere for it; nobody else has a colour."""
    for piece, zone in table.places.items():
        if family(piece) != "character":
            continue
        led = table.faces.get(piece)
        free = zone in (zones.RESERVE, zones.GUESTS, zones.APART)
        if (led is None) != free:
            yield f"{piece} in {zone} is led by {led}"
        owner = zones.seat_of(zone)
        if owner is not None and owner != led:
            yield f"{piece} is with {owner} and led by {led}"
        if kind_of(piece) == "drinks" and led is not None:
            yield f"{piece} cannot be led"


def _own(notable: Notable) -> Iterator[str]:
    """Limits of people and buildings; no Beer in hand; starting cards with their owner."""
    most = box().numbers
    if len(notable.titles) > most.buildings:
        yield f"{notable.owner} has {len(notable.titles)} buildings"
    if len(notable.titles) != len(notable.buildings):
        yield f"{notable.owner} has {notable.titles} for {notable.buildings}"
    for card in notable.hand:
        if family(card) == "beer":
            yield f"{notable.owner} has {card} in hand"
    for card in notable.cards:
        if family(card) == "starter" and int(card.split(".")[2]) != notable.seat:
            yield f"{notable.owner} has {card}"
