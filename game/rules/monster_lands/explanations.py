"""Why a thing cannot be used now, when the open question has no reason of its own.

Answers by where a thing lies: whatever is visible has a sentence that cites its rule.
"""

from __future__ import annotations

from game.engine import NOBODY, Piece, Reading, Refusal, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, box
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.refusals import why_not_enter, why_not_send, why_not_visit
from game.rules.monster_lands.steps.contract import Goods
from game.rules.monster_lands.steps.deployment import Turn
from game.rules.monster_lands.steps.talents import why_not_in_window
from game.rules.monster_lands.steps.windows import FinalWindow, WageWindow
from game.rules.monster_lands.views import expeditions, seat_of, times_used

#: What the buildings have on show.
_SHOPS = {
    zones.TAVERN: "tavern",
    zones.NOVICES: "tavern",
    zones.TRAPS: "hunter",
    zones.BAZAAR: "bazaar",
}
#: Zones of monsters, regions, lists and missions: what stands there draws expeditions.
_LANDMARKS = ("land", "lair", "mission")


def why_not_now(table: Reading, seat: Seat, thing: str) -> Text | None:
    """The reason that the open question gives to all but its offers; else the general one."""
    if _is_closed_slot(table, thing):
        return text("ml-why-slot-closed")
    match table.agenda[-1] if table.agenda else None:
        case Turn(acted=True) if _is_for_actions(table, seat, thing):
            return text("ml-why-acted")
        case Turn(acted=False):
            refusal = _why_not_act(table, seat, thing)
            if refusal is not None:
                return refusal.text
        case WageWindow():
            return _before_wages(table, thing)
        case FinalWindow():
            return text("ml-why-end")
        case Goods() if thing in table.places:
            return text("ml-why-not-asked")
    return _by_place(table, seat, thing)


def _is_closed_slot(table: Reading, thing: str) -> bool:
    """Whether a slot is printed for more players than there are."""
    kind, _, rest = thing.partition(".")
    building, _, number = rest.partition(".")
    printed = range(1, box().buildings[building].slots + 1) if kind == "slot" else ()
    return any(
        number == str(each) for each in printed if each not in settings(table).slots(building)
    )


def _is_for_actions(table: Reading, seat: Seat, thing: str) -> bool:
    """Whether a thing is used by main actions, of which there is one a turn."""
    place = table.places.get(thing, thing)
    kind = place.partition(".")[0]
    if kind in ("building", "slot", "exp", *_LANDMARKS):
        return True
    return place == zones.regions(seat) or place in _SHOPS


def _why_not_act(table: Reading, seat: Seat, thing: str) -> Refusal | None:
    """What belongs to a main action that is not open has the reason of that action."""
    kind, _, name = thing.partition(".")
    if kind == "slot":
        return why_not_visit(table, seat, name.partition(".")[0])
    if kind == "exp":
        place, number = name.split(".")[:2]
        return why_not_send(table, seat, zones.expedition(place, int(number)))
    shop = _SHOPS.get(table.places.get(thing, thing))
    if shop is not None:
        return why_not_visit(table, seat, shop)
    where = table.places.get(thing, thing).split(".")
    if where[0] in _LANDMARKS:
        refusals = [why_not_send(table, seat, exp) for exp in expeditions(where[1])]
        return None if None in refusals else refusals[0]
    return None


def _before_wages(table: Reading, thing: str) -> Text:
    """Dice and buildings belong to the Deployment; what is for sale says where."""
    place = table.places.get(thing)
    sold = _for_sale(table, thing, place) if place is not None else None
    return sold or text("ml-why-wages")


def _by_place(table: Reading, seat: Seat, thing: str) -> Text | None:
    """The general reason for a piece, by its zone, or for a zone by its name."""
    hidden = thing.startswith("?")
    # The name of a hidden piece says where it lies, between its back and its number there.
    place = thing.partition(".")[2].rpartition(".")[0] if hidden else table.places.get(thing, thing)
    if zones.audience(place) == NOBODY:
        return text("ml-why-pile")
    if hidden:
        return text("ml-why-hidden")
    kind = place.partition(".")[0]
    if kind == "clan":
        return _of_a_clan(table, seat, thing, place)
    if kind == "worn":
        return _of_a_bearer(table, seat, thing, place.partition(".")[2])
    return _on_offer(table, thing, place) or _lying(table, thing, place)


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
    return why_not_in_window(card).text


def _loot(token: Piece) -> Text:
    ability = ability_of(token)
    if ability.outside:
        return text("ml-why-loot-outside", loot=token)
    if ability.window == "deployment":
        return text("ml-why-loot-deployment", loot=token)
    return text("ml-why-clan")


def _on_offer(table: Reading, thing: str, place: str) -> Text | None:
    """What the Citadel shows, and where it is to be had."""
    if thing != place and (sold := _for_sale(table, thing, place)):
        return sold
    match place:
        case zones.TAVERN | zones.NOVICES | zones.TRAPS | zones.BAZAAR:
            return text("ml-why-visit")
        case zones.LOOT:
            return text("ml-why-loot-show")
        case zones.PANIC if thing != place:
            return text("ml-why-panic", building=thing.partition(".")[2])
    return None


def _for_sale(table: Reading, thing: Piece, place: str) -> Text | None:
    """Where it is bought, if a die may be placed there at all."""
    barred = why_not_enter(table, _SHOPS[place]) if place in _SHOPS else None
    if barred is not None:
        return barred.text
    match place:
        case zones.TAVERN | zones.NOVICES:
            return text("ml-why-at-tavern", member=thing)
        case zones.TRAPS:
            return text("ml-why-at-lodge", trap=thing)
        case zones.BAZAAR:
            return text("ml-why-at-bazaar", gear=thing)
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
