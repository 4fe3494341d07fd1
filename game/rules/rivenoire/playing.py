"""Which cards can be played: all that a card does must be possible, or none of it (chapter 8)."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable
from typing import cast

from game.engine import Piece, Reading, Refusal, Seat, Zone
from game.engine.effects import Use
from game.engine.table import Draft
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import ability, has_mode, token_window
from game.rules.rivenoire.steps.using import use_of
from game.rules.rivenoire.vocabulary import Source, Window


def why_not_play(table: Reading, use: Use) -> Refusal | None:
    """The first thing that a card does and that is impossible now."""
    return ability(use).why_not(table, use)


def pile(table: Reading, seat: Seat, source: Source) -> tuple[Piece, ...]:
    """The hand or the discard pile of a player."""
    return table.zones.get(zones.hand(seat) if source == "hand" else zones.discard(seat), ())


def uses_from(
    table: Reading, seat: Seat, source: Source, window: Window, acting: Piece
) -> Iterable[Use]:
    """The uses of all cards of a pile that have a way to be used in a window."""
    for card in pile(table, seat, source):
        if not card.startswith("?") and has_mode(card, window):
            yield use_of(seat, card, window, acting, from_hand=source == "hand")


def being_played(table: Reading, card: Piece) -> Reading:
    """The table as it is while a card is played: it lies neither in a hand nor on a pile.

    So a card that plays another one never reckons with itself.
    """
    lies = table.places[card]
    rest = tuple([each for each in table.zones[lies] if each != card])
    held = ChainMap({lies: rest}, cast("dict[Zone, tuple[Piece, ...]]", table.zones))
    return Draft((held, table.places, table.faces, table.counters, table.marks), (), None)


def tokens_for(table: Reading, seat: Seat, window: str) -> list[Piece]:
    """Unused tokens of a player that work in a window, as far as they are seen."""
    held = table.zones.get(zones.tokens(seat), ())
    return [each for each in held if not each.startswith("?") and token_window(each) == window]
