"""What a tile that could be bought or learned would open for the viewer, in short lines."""

from __future__ import annotations

from game.app.boards.euthia.reading import me, on_map
from game.app.table.sight import Sight
from game.rules.euthia import zones
from game.rules.euthia.purchases import prospect_of
from game.rules.euthia.vocabulary import SHOP_AT


def purchase_lines(sight: Sight, piece: str) -> list[str]:
    """For tiles of an Offer and of the viewer's own reserve; nothing for what lies elsewhere."""
    table, seat, words = sight.view, me(sight), sight.words
    shown = {*map(zones.offer, SHOP_AT.values()), zones.reserve(seat)}
    if table.places.get(piece) not in shown or not on_map(table, seat):
        return []
    found = prospect_of(table, seat, piece)
    if found is None:
        return []
    if found.place is None:
        lines = [words("eut-tip-place-locked")]
    elif found.instead is None:
        lines = [words("eut-tip-place-free")]
    else:
        lines = [words("eut-tip-place-instead", name=sight.called(found.instead))]
    if found.of_set:
        lines.append(words("eut-tip-set", count=found.of_set))
    if found.opened:
        lines.append(words("eut-tip-opens", names=", ".join(map(sight.called, found.opened))))
    return lines
