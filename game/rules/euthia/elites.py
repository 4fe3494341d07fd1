"""Elite Monsters and the Bounties on them: set-up, Lairs, what comes next (chapter 14)."""

from __future__ import annotations

from game.engine import Piece, Play, Reading, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.shapes import Bounty, Lair
from game.rules.euthia.views import Land

#: Bounties of a Level besides one for each player (chapter 4, step 12).
MORE_BOUNTIES = 2
#: A Lair on any Treasure, whatever its Level.
ANY_TREASURE = "treasure"


def lay_bounties(play: Play) -> None:
    """So many of each Level, Level 1 on top; the others leave unseen (W-42)."""
    wanted = settings(play.table)
    if not wanted.elites:
        return
    play.shuffle(zones.BOUNTIES)
    taken: list[Piece] = []
    for level in wanted.scenario.elites:
        of_level = [each for each in play.table.zone(zones.BOUNTIES) if bounty(each).level == level]
        taken += of_level[: wanted.players + MORE_BOUNTIES]
    left = [each for each in play.table.zone(zones.BOUNTIES) if each not in taken]
    play.move(left, to=zones.REMOVED)
    play.move(taken, to=zones.BOUNTIES)
    show_bounty(play)


def show_bounty(play: Play) -> None:
    """The next Bounty and its Elite, if none lies open and one is left."""
    waiting = play.table.zone(zones.BOUNTIES)
    if play.table.zone(zones.BOUNTY) or not waiting:
        return
    play.move(waiting[0], to=zones.BOUNTY)
    elite = f"elite.{bounty(waiting[0]).elite}"
    play.move(elite, to=zones.ELITE)
    play.tell("eut-bounty", thing=elite)


def bounty(piece: Piece) -> Bounty:
    """The price on an Elite."""
    return box().bounties[kind_of(piece)]


def open_bounty(table: Reading) -> Piece | None:
    """The Bounty that lies open."""
    return next(iter(table.zone(zones.BOUNTY)), None)


def is_lair(table: Reading, space: Zone) -> bool:
    """Whether the open Elite is found on a space, which must be free (rulings 66 and 69)."""
    piece = open_bounty(table)
    if piece is None or not Land(table).is_liberated(space):
        return False
    return _fits(table, bounty(piece).lair, space)


def _fits(table: Reading, lair: Lair, space: Zone) -> bool:
    chart = chart_of(table)
    spot = chart.spots[space]
    match lair.kind:
        case "on":
            return _is_place(spot.place, lair.place)
        case "adjacent":
            near = chart.around[space]
            return any(_is_place(chart.spots[each].place, lair.place) for each in near)
    middle = chart.spots.get(zones.centre(*spot.anchor))
    return not spot.is_centre and middle is not None and _is_place(middle.place, lair.place)


def _is_place(place: str, wanted: str) -> bool:
    return place == wanted or (wanted == ANY_TREASURE and place.startswith(ANY_TREASURE))
