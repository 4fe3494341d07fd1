"""Why a thing cannot be used now, when the open question has no reason of its own.

Answers by where a thing lies: whatever is visible has a sentence that cites its rule.
"""

from __future__ import annotations

from game.engine import NOBODY, Piece, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of
from game.rules.monster_lands.views import seat_of, times_used


def why_not_now(table: Reading, seat: Seat, thing: str) -> Text | None:
    """The general reason for a piece, by its zone, or for a zone by its name."""
    if thing.startswith("?"):
        return text("ml-why-hidden")
    place = table.places.get(thing, thing)
    if zones.audience(place) == NOBODY:
        return text("ml-why-pile")
    kind = place.partition(".")[0]
    if kind == "clan":
        return _of_a_clan(table, seat, thing, place)
    if kind == "worn":
        return _of_a_bearer(table, seat, thing, place.partition(".")[2])
    return _on_offer(thing, place) or _lying(table, thing, place)


def _of_a_clan(table: Reading, seat: Seat, thing: str, place: str) -> Text:
    _, owner, *part = place.split(".")
    if int(owner) != seat:
        return text("ml-why-others", owner=int(owner))
    match part:
        case ["pool"]:
            return text("ml-why-pool")
        case ["spent"]:
            return text("ml-why-spent")
        case ["traps"]:
            return text("ml-why-traps")
        case ["regions"]:
            return text("ml-why-region-idle")
        case ["members"] if thing != place:
            return _card(table, thing)
        case ["loot"] if thing != place:
            return _loot(thing)
    return text("ml-why-clan")


def _of_a_bearer(table: Reading, seat: Seat, thing: str, bearer: Piece) -> Text:
    owner = seat_of(table, bearer)
    if owner is not None and owner != seat:
        return text("ml-why-others", owner=owner)
    return _card(table, thing) if thing in table.places else text("ml-why-clan")


def _card(table: Reading, card: Piece) -> Text:
    if times_used(table, card):
        return text("ml-why-used", card=card)
    return text("ml-why-window", card=card, window=ability_of(card).window)


def _loot(token: Piece) -> Text:
    ability = ability_of(token)
    if ability.outside:
        return text("ml-why-loot-outside", loot=token)
    if ability.window == "deployment":
        return text("ml-why-loot-deployment", loot=token)
    return text("ml-why-clan")


def _on_offer(thing: str, place: str) -> Text | None:
    """What the Citadel shows, and where it is to be had."""
    match place:
        case zones.TAVERN | zones.NOVICES if thing != place:
            return text("ml-why-at-tavern", member=thing)
        case zones.TRAPS if thing != place:
            return text("ml-why-at-lodge", trap=thing)
        case zones.BAZAAR if thing != place:
            return text("ml-why-at-bazaar", gear=thing)
        case zones.TAVERN | zones.NOVICES | zones.TRAPS | zones.BAZAAR:
            return text("ml-why-visit")
        case zones.LOOT:
            return text("ml-why-loot-show")
        case zones.PANIC if thing != place:
            return text("ml-why-panic", building=thing.partition(".")[2])
    return None


def _lying(table: Reading, thing: str, place: str) -> Text:
    """Everything else on the board, and what has left it."""
    match place.partition(".")[0]:
        case "building":
            return text("ml-why-visit")
        case "slot":
            return text("ml-why-placed" if table.zone(place) else "ml-why-visit")
        case "exp":
            return text("ml-why-out-there" if thing != place else "ml-why-send")
        case "land" | "lair" | "mission":
            return text("ml-why-send")
        case "dice":
            return text("ml-why-supply")
        case "battle":
            return text("ml-why-attack-dice")
        case "madhala":
            return text("ml-why-madhala")
        case "panic":
            return text("ml-why-panic-place")
    return text("ml-why-out-of-game")
