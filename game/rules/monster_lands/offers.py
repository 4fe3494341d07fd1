"""Offers of the Citadel, filled again from their decks."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Piece, Play, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, trap
from game.rules.monster_lands.meta import settings


def draw(play: Play, deck: str, discard: str, count: int) -> tuple[Piece, ...]:
    """The top pieces of a deck, whose discards are shuffled back when it is short (ruling 22)."""
    if len(play.table.zone(deck)) >= count:
        return play.table.zone(deck)[:count]
    returning = play.table.zone(discard)
    if deck == zones.TRAP_SUPPLY:
        handed = play.table.zone(zones.TRAPS_HANDED_OVER)
        returning += tuple(token for token in handed if trap(token).type != "initial")
    if returning:
        # What is left of the deck stays on top of the reshuffled discards.
        top = play.table.zone(deck)
        play.move(returning, to=deck)
        play.shuffle(deck)
        if top:
            play.move(top, to=deck, at=0)
    return play.table.zone(deck)[:count]


def gaps_of(table: Reading, offer: str, taken: Iterable[Piece]) -> tuple[int, ...]:
    """The places that these pieces will leave empty in an offer, from the first."""
    shown = table.zone(offer)
    return tuple(sorted([shown.index(each) for each in taken if each in shown]))


def _lay_out(play: Play, pieces: tuple[Piece, ...], offer: str, gaps: tuple[int, ...]) -> None:
    """New pieces lie where the old ones lay: red dice of Madhala name places (chapter 12)."""
    for piece, at in zip(pieces, gaps, strict=False):
        play.move(piece, to=offer, at=at)
    play.move(pieces[len(gaps) :], to=offer)


def refill_tavern(play: Play, gaps: tuple[int, ...] = ()) -> None:
    """Fill the Tavern's offer."""
    wanted = settings(play.table)
    figures = box().citadel
    full = figures.mercenaries_on_show_solo if wanted.is_solo else figures.mercenaries_on_show
    missing = full - len(play.table.zone(zones.TAVERN))
    if missing > 0:
        cards = draw(play, zones.MERCENARY_DECK, zones.MERCENARY_DISCARD, missing)
        _lay_out(play, cards, zones.TAVERN, gaps)


def refill_traps(play: Play, gaps: tuple[int, ...] = ()) -> None:
    """Fill the Lodge's offer."""
    missing = box().citadel.traps_on_show - len(play.table.zone(zones.TRAPS))
    if missing > 0:
        tokens = draw(play, zones.TRAP_SUPPLY, zones.TRAP_DISCARD, missing)
        _lay_out(play, tokens, zones.TRAPS, gaps)


def refill_bazaar(play: Play, gaps: tuple[int, ...] = ()) -> None:
    """Fill the Bazaar's offer while its deck lasts; it is never reshuffled (ruling 28)."""
    missing = box().citadel.equipment_on_show - len(play.table.zone(zones.BAZAAR))
    if missing > 0:
        _lay_out(play, play.table.zone(zones.GEAR_DECK)[:missing], zones.BAZAAR, gaps)


def refill_loot(play: Play) -> None:
    """Fill the loot on show while the pile lasts."""
    missing = box().citadel.loot_on_show - len(play.table.zone(zones.LOOT))
    if missing > 0:
        play.move(play.table.zone(zones.LOOT_PILE)[:missing], to=zones.LOOT)
