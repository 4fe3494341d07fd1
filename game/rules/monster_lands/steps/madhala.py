"""Solo: Madhala's turn. Two dice send her into the Citadel or outside (chapter 12)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.offers import draw
from game.rules.monster_lands.views import expeditions, in_panic, region_at

RED, YELLOW = "madhala_die.red", "madhala_die.yellow"
#: A red die above this sends her outside.
CITADEL_UP_TO = 4
TRAPS_IN_A_ROW = 2


@frozen
class MadhalaTurn(Auto):
    """She takes a place by two dice, and rolls them again while it is taken (rulings 81, 82)."""

    def resolve(self, play: Play) -> None:
        """With no place of her table available, she skips."""
        table = play.table
        if not any(open_spot(table, red, yellow) for red in (1, 6) for yellow in range(1, 7)):
            play.tell("ml-madhala-skips")
            return
        spot = None
        while spot is None:
            red, yellow = play.roll((RED, YELLOW))
            spot = open_spot(table, red, yellow)
            if spot is None:
                play.tell("ml-madhala-rolls-again", red=red, yellow=yellow)
        if red <= CITADEL_UP_TO:
            building = destination(table, red, yellow)
            play.tell("ml-madhala-visits", red=red, yellow=yellow, building=building)
            _visit(play, building, spot, box().madhala.row_by_red[red])
        else:
            play.tell("ml-madhala-sets-out", red=red, yellow=yellow, expedition=spot)
            _set_out(play, spot)


def destination(table: Reading, red: int, yellow: int) -> str:
    """What her table says for two dice: a building, an expedition, or a mission's place."""
    if red <= CITADEL_UP_TO:
        return box().madhala.citadel[yellow - 1]
    return (settings(table).rules.outside or box().madhala.outside)[yellow - 1]


def open_spot(table: Reading, red: int, yellow: int) -> str | None:
    """The slot or expedition she would take, if it is available."""
    there = destination(table, red, yellow)
    if red <= CITADEL_UP_TO:
        return _open_slot(table, there)
    # With all her tokens out, no expedition is available (ruling 83).
    return _open_expedition(table, there) if table.zone(zones.MADHALA_HOME) else None


def _open_slot(table: Reading, building: str) -> str | None:
    """The leftmost free slot, the highest, or in the Mine the best paid."""
    wanted = settings(table)
    if building in wanted.rules.closed or in_panic(table, building):
        return None
    yields = box().buildings[building].yields
    numbers = wanted.slots(building)
    if yields:
        numbers = tuple(sorted(numbers, key=lambda n: -yields[n - 1].gold))
    slots = (zones.slot(building, number) for number in numbers)
    return next((slot for slot in slots if not table.zone(slot)), None)


def _open_expedition(table: Reading, there: str) -> str | None:
    """This expedition of the region, or the leftmost free one of a mission."""
    if there in (zones.COMPETITIVE, zones.CONTRACT):
        exps = expeditions(there) if table.zone(zones.mission(there)) else ()
    else:
        exps = (there,) if region_at(table, zones.place_of(there)) else ()
    return next((exp for exp in exps if not table.zone(zones.envoy(exp))), None)


def _visit(play: Play, building: str, slot: str, row: int) -> None:
    """Block a slot; where there is an offer, a row of it is replaced."""
    printed = box().buildings[building]
    if printed.ordered:
        _place(play, "persuasion", 1, slot)
        # Her die takes part in the discount chain, so it is rolled (ruling 84).
        play.roll(play.table.zone(slot))
        _replace_row(play, building, row)
    else:
        asked = printed.yields[int(slot.rpartition(".")[2]) - 1].dice
        _place(play, printed.dice[0], asked, slot)


def _place(play: Play, colour: str, count: int, slot: str) -> None:
    play.move(play.table.zone(zones.dice(colour))[:count], to=slot)


def _replace_row(play: Play, building: str, row: int) -> None:
    """Remove a row of traps, a mercenary or an equipment card, and fill the gap with new ones."""
    match building:
        case "hunter":
            at, count = (row - 1) * TRAPS_IN_A_ROW, TRAPS_IN_A_ROW
            offer, deck, discard = zones.TRAPS, zones.TRAP_SUPPLY, zones.TRAP_DISCARD
        case "tavern":
            at, count = row - 1, 1
            offer, deck, discard = zones.TAVERN, zones.MERCENARY_DECK, zones.MERCENARY_DISCARD
        case "bazaar":
            at, count = row - 1, 1
            offer, deck, discard = zones.BAZAAR, zones.GEAR_DECK, zones.GONE
        case _:
            return
    removed = play.table.zone(offer)[at : at + count]
    if not removed:
        return
    play.tell("ml-madhala-removes", building=building, removed=removed)
    play.move(removed, to=discard)
    if building == "bazaar":
        # Equipment that leaves never comes back (ruling 28).
        fresh = play.table.zone(deck)[:count]
    else:
        fresh = draw(play, deck, discard, len(removed))
    play.move(fresh, to=offer, at=at)


def _set_out(play: Play, exp: str) -> None:
    """One of her tokens takes an expedition; in the scenario of ambushes, with two traps."""
    place = zones.place_of(exp)
    play.move(play.table.zone(zones.MADHALA_HOME)[0], to=zones.envoy(exp))
    count = settings(play.table).rules.madhala_traps
    if count and place in zones.REGIONS:
        tokens = play.table.zone(zones.AMBUSH_PILE)[:count]
        play.tell("ml-madhala-lays-traps", expedition=exp, count=len(tokens))
        play.move(tokens, to=zones.face_down(exp, zones.MADHALA_SEAT))


STEPS = (MadhalaTurn,)
OPTIONS = ()
