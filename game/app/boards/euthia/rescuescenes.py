"""Moments of Villagers' Rescue laid by hand: a walk among captives, the Chapel, a friend."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import NAMES
from game.engine import Option, Zone
from game.engine.game import Setup
from game.engine.session import Session
from game.rules.euthia import GAME, zones
from game.rules.euthia.laying import Laying
from game.rules.euthia.map.hexes import anchor_of, spaces_of
from game.rules.euthia.rescue import places
from game.rules.euthia.steps.events import EventOfTheRound
from game.rules.euthia.steps.rescuing import Deliver
from game.rules.euthia.steps.turn import TakeTurn

PLAYERS = 3
#: Tiles of the valley, by slot.
_TILES = {
    (1, 0): "i_fixed_1",
    (1, 1): "i_fixed_2",
    (0, 1): "i_enc_hunter",
    (0, -1): "i_other_1",
    (-1, -1): "i_other_5",
    (-1, 0): "ii_fixed_2",
    (2, 1): "ii_other_3",
    (1, 2): "iii_other_5",
    (2, 0): "iv_other_1",
}
#: Captives with the slots and letters of their spaces, and their Chapters.
_CAPTIVES = (("oda", (-1, 0), "c"), ("ysolt", (2, 1), "b"), ("corvin", (1, 2), "a"))
#: Where the Hero stands, who follows, and what is chosen before the picture.
_SCENES: Mapping[str, tuple[Zone, tuple[str, ...], tuple[type[Option], ...]]] = {
    "euthia-rescue": (zones.space(0, 1), ("mabel",), ()),
    "euthia-home": (zones.centre(0, 0), ("mabel", "tomas"), ()),
    "euthia-friend": (zones.centre(0, 0), ("mabel", "tomas"), (Deliver,)),
}


def scenes() -> Mapping[str, Callable[[], Match]]:
    """The scenes by the names that pictures have."""
    return {name: partial(_match, name) for name in _SCENES}


def _laying(setup: Setup) -> Laying:
    """Three Heroes in the fourth round; some Villagers are held, some follow, some are home."""
    laid = Laying(setup, ("maeldur", "dral", "keleia"))
    laid.map({anchor_of(slot): tile for slot, tile in _TILES.items()})
    laid.stack("ii_other_2", "iii_other_2", "iii_fixed_2").mark(zones.ROUND, 4)
    for who, slot, letter in _CAPTIVES:
        q, r = spaces_of(anchor_of(slot))[letter]
        laid.villager(who, zones.space(q, r), _TILES[slot].partition("_")[0].upper())
    laid.villager("bertran", zones.space(0, 1), "IV").villager("hedda", places.brought_home(0))
    laid.villager("garin", places.brought_home(2), "IV").villager("lina", zones.bags(2), "II")
    laid.put(zones.friends(0), "item.lys_the_scout.1").kit(0, helmet="item.leather_helmet")
    laid.count(zones.hero(0), gold=3, gaar=3, reputation=8)
    laid.count(zones.hero(1), gold=5, gaar=4, reputation=4).at(1, zones.space(1, 0))
    laid.count(zones.hero(2), gold=2, gaar=2, reputation=11).at(2, zones.space(0, 0))
    return laid.put_on_top(zones.deck(places.EVENTS), "event.treason")


@cache
def _session(name: str) -> Session:
    where, follows, chosen = _SCENES[name]
    setup = Setup(GAME.id, PLAYERS, 7, (("scenario", "villagers_rescue"),))
    laid = _laying(setup).at(0, where)
    for who in follows:
        laid.villager(who, zones.bags(0), "III")
    session = Session.begin(GAME, setup, laid.laid(EventOfTheRound(4), TakeTurn(0)))
    for kind in chosen:
        assert session.decision is not None
        session.choose(next(each for each in session.decision.options if type(each) is kind))
    return session


def _match(name: str) -> Match:
    return Match(GAME, _session(name).branch(), default_seats(list(NAMES[:PLAYERS])))
