"""Tables laid by hand, for pictures, puzzles, lessons and tests.

A laying starts from the opening, where every piece lies in its pile and nothing is shuffled: every
player has a Hero with its starting tiles on the centre of the Chapel, the start tile is laid, the
stack is empty, Offers are filled in the order of the content.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from game.engine import Piece, Seat, Setup, Step, Table, Zone, lay
from game.rules.euthia import zones
from game.rules.euthia.bodies import fit_of
from game.rules.euthia.content import box, kind_of, tile
from game.rules.euthia.devastation import GOLEM
from game.rules.euthia.map.chart import written
from game.rules.euthia.map.hexes import Hex
from game.rules.euthia.meta import COMPETITIVE, settings_of
from game.rules.euthia.setup import opening
from game.rules.euthia.views import Hero
from game.rules.euthia.vocabulary import ACTIONS, SHOPS, SLOT_OF

#: Who plays if nothing else is said.
HEROES = ("maeldur", "dral", "keleia", "taesiri")


class Laying:
    """A table in the making."""

    def __init__(self, setup: Setup, heroes: Iterable[str] = HEROES) -> None:
        table = opening(setup)
        self.setup = setup
        self.settings = settings_of(setup)
        self.zones = {zone: list(pieces) for zone, pieces in table.zones.items()}
        self.places = dict(table.places)
        self.faces = dict(table.faces)
        self.counters = dict(table.counters)
        self.marks: dict[Any, Any] = dict(table.marks)
        self.mark(zones.FIRST, 0).mark(zones.ROUND, 1).mark(zones.ACTIVE, 0)
        self.mark(zones.MAP, ())
        scenario = self.settings.scenario
        self.map({(0, 0): scenario.start_tile})
        self.map({each.anchor: each.tile for each in scenario.preplaced})
        if GOLEM in self.places:
            self.put(zones.space(*scenario.preplaced[0].anchor), GOLEM)
            self.count(GOLEM, faer=scenario.faer[setup.players])
        for shop in SHOPS:
            self.put(zones.offer(shop), *self.zones[zones.deck(shop)][: box().figures.offer])
        for seat, name in zip(range(setup.players), heroes, strict=False):
            self._seat(seat, name)

    def _seat(self, seat: Seat, name: str) -> None:
        """A fresh Hero in the Chapel, its tokens at hand."""
        self.put(zones.sheet(seat), f"sheet.{name}")
        self.put(zones.centre(0, 0), zones.hero(seat))
        self.put(zones.action_tokens(seat), *(zones.action_token(seat, a, 1) for a in ACTIONS))
        for piece in list(self.zones.get(zones.tiles_of(name), ())):
            card = tile(piece)
            if card.alone is not None and card.alone == (self.settings.mode == COMPETITIVE):
                self.put(zones.REMOVED, piece)
            elif card.start:
                self.put(self._slot(seat, name, SLOT_OF[card.kind]), piece)
            else:
                self.put(zones.pile(seat), piece)
        self.zones.get(zones.pile(seat), []).sort(key=lambda piece: tile(piece).reputation)
        figures = box().figures
        if box().heroes[name].dwurt:
            self.count(zones.hero(seat), dwurt=figures.dwurt.start)
        else:
            self.count(zones.hero(seat), gaar=figures.gaar.start)

    def _slot(self, seat: Seat, name: str, kind: str) -> Zone:
        slots = box().heroes[name].slots.items()
        found = [zones.hero_slot(seat, each) for each, slot in slots if slot.kind == kind]
        return next(zone for zone in found if not self.zones.get(zone))

    def put(self, zone: Zone, *pieces: Piece) -> Self:
        """Lay pieces into a zone, wherever they were."""
        for piece in pieces:
            self.zones[self.places[piece]].remove(piece)
            self.zones.setdefault(zone, []).append(piece)
            self.places[piece] = zone
        return self

    def put_on_top(self, zone: Zone, *pieces: Piece) -> Self:
        """The same, in this order before all others."""
        self.put(zone, *pieces)
        rest = [each for each in self.zones[zone] if each not in pieces]
        self.zones[zone] = [*pieces, *rest]
        return self

    def piece(self, name: str) -> Piece:
        """A copy of a thing that nobody has: ``item.mace`` or ``gem.ruby``."""
        supplies = (zones.deck(""), "supply.", "offer.", "hero.")
        for start in supplies:
            for zone, pieces in self.zones.items():
                if zone.startswith(start):
                    for piece in pieces:
                        if piece.startswith(f"{name}.") or piece == name:
                            return piece
        raise LookupError(f"there is no {name} left")

    def count(self, owner: str, **counters: int) -> Self:
        """Set counters of an owner."""
        self.counters |= {(owner, name): amount for name, amount in counters.items()}
        return self

    def mark(self, key: Any, value: Any) -> Self:
        """Note a fact."""
        self.marks[key] = value
        return self

    def map(self, tiles: Mapping[Hex, str]) -> Self:
        """Lay tiles by their anchors."""
        for (q, r), name in tiles.items():
            self.put(zones.slot(q, r), f"territory.{name}")
            self.marks[zones.MAP] = (*self.marks[zones.MAP], written((q, r), name))
        return self

    def stack(self, *tiles: str) -> Self:
        """The next tiles to be laid, the first on top."""
        return self.put(zones.STACK, *(f"territory.{name}" for name in tiles))

    def at(self, seat: Seat, where: Hex | Zone) -> Self:
        """Let a Hero stand on a hex, or in a zone."""
        return self.put(where if isinstance(where, str) else zones.space(*where), zones.hero(seat))

    def kit(self, seat: Seat, *things: str, **worn: str) -> Self:
        """Things for Bags and pouch, and ``greaves="item.leather_greaves"`` or ``h2=...`` worn."""
        for name in things:
            loose = name.startswith(("gem.", "essence."))
            self.put(zones.pouch(seat) if loose else zones.bags(seat), self.piece(name))
        for place, name in worn.items():
            is_slot = place in self.hero_card(seat).slots
            zone = zones.hero_slot(seat, place) if is_slot else zones.worn(seat, place)
            self.unlock(seat, f"{'slot' if is_slot else 'worn'}.{place}")
            for old in list(self.zones.get(zone, ())):
                self.put(zones.reserve(seat), old)
            self.put(zone, self.piece(name))
        return self

    def hero_card(self, seat: Seat) -> Any:
        """The board of a player's Hero."""
        return box().heroes[kind_of(self.zones[zones.sheet(seat)][0])]

    def unlock(self, seat: Seat, *places: str) -> Self:
        """Open places that were locked."""
        before = self.marks.get(zones.unlocked(seat), ())
        card = self.hero_card(seat)
        for place in places:
            group, _, name = place.partition(".")
            locked = (card.slots if group == "slot" else card.worn)[name].is_locked
            if locked and place not in before:
                before = (*before, place)
        if before:
            self.marks[zones.unlocked(seat)] = before
        return self

    def gems(self, thing: str, *gems: str) -> Self:
        """Gems set in a worn or carried thing: ``"item.leather_greaves"``."""
        held = [piece for piece in self.places if piece.startswith(f"{thing}.")]
        piece = next(each for each in held if self.places[each].startswith("hero."))
        return self.put(zones.set_gems(piece), *(self.piece(f"gem.{gem}") for gem in gems))

    def token(self, seat: Seat, kind: str, where: Hex, count: int = 1) -> Self:
        """A player's tokens on a space."""
        for owner, name in (
            (zones.space(*where), zones.token(kind, seat)),
            (zones.space(*where), zones.TOKENS),
            (zones.hero(seat), zones.placed(kind)),
        ):
            key = (owner, name)
            self.counters[key] = self.counters.get(key, 0) + count
        return self

    def laid(self, *steps: Step) -> Table:
        """The table, with these steps to be done; Health and Bags follow from what is worn."""
        bare = lay(self.zones, self.faces, self.counters, self.marks)
        for seat in range(self.setup.players):
            owner, fit = zones.hero(seat), fit_of(Hero(bare, seat))
            self.counters[owner, zones.MAX_HEALTH] = fit.health
            self.counters[owner, zones.BAG_ROOM] = fit.room
            self.counters.setdefault((owner, zones.HEALTH), fit.health)
        return lay(self.zones, self.faces, self.counters, self.marks, steps[::-1])
