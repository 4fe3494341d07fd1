"""Entering a space by any means: arrival Power, exploration, Combat (6.1, ruling 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, text
from game.rules.euthia import zones
from game.rules.euthia.bodies import heal, suffer
from game.rules.euthia.content import blocks, box, group_of
from game.rules.euthia.encounters import open_encounter
from game.rules.euthia.map import Chart, chart_of
from game.rules.euthia.map.chart import written
from game.rules.euthia.powers import is_immune
from game.rules.euthia.scenarios import on_tile_revealed
from game.rules.euthia.steps.dying import Dying
from game.rules.euthia.steps.fight import Fight
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.vocabulary import Element


@frozen
class Enter(Auto):
    """The Hero comes to a place; what it sets off follows one after the other."""

    seat: Seat
    space: Zone
    #: What pays for the Combat Action, where a Monster holds the space.
    by: Piece = ""
    #: Whether it came through a Portal, and cannot do so again at once (ruling 13).
    ported: bool = False

    def resolve(self, play: Play) -> None:
        """Each of these asks whether the Hero still stands there."""
        play.mark(zones.PORTAL_LOCK, self.space if self.ported else None)
        play.move(zones.hero(self.seat), to=self.space)
        play.push(
            ArrivalPower(self.seat, self.space),
            Explore(self.seat, self.space),
            Confront(self.seat, self.space, self.by),
        )


@frozen
class ArrivalPower(Auto):
    """Fire wounds, Water heals, with the map as it is; both together do nothing (3.5)."""

    seat: Seat
    space: Zone

    def resolve(self, play: Play) -> None:
        """Once, whatever the number of Elementals (W-08)."""
        for element in sorted(chart_of(play.table).powers[self.space]):
            _feel(play, self.seat, element)


def _feel(play: Play, seat: Seat, element: Element) -> None:
    """Air and Earth are felt in rolls only."""
    figures = box().figures
    if element == "water":
        heal(play, seat, figures.water_heal)
    elif element == "fire" and not is_immune(play.table, seat, element):
        play.tell("eut-fire", seat=seat)
        if suffer(play, seat, figures.fire_wounds):
            play.push(Dying(seat))


@frozen
class Explore(Auto):
    """Missing slots around the space are filled one by one while there are tiles (6.2)."""

    seat: Seat
    space: Zone

    def resolve(self, play: Play) -> None:
        """Nothing is laid for who has died on the way."""
        table = play.table
        here = Hero(table, self.seat).location == self.space
        if here and table.zone(zones.STACK) and chart_of(table).missing[self.space]:
            play.push(ChooseSlot(self.seat, self.space), self)


@frozen
class LayTile(Option):
    """Lay the next tile here."""

    says: ClassVar[str] = "eut-option-lay"
    slot: Zone
    side: str


@frozen
class ChooseSlot(Ask):
    """Which missing slot is filled next, chosen before the tile is seen (D-04)."""

    seat: Seat
    space: Zone

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-slot", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """The slots around the Hero's space."""
        chart = chart_of(table)
        for anchor in chart.missing[self.space]:
            yield LayTile(zones.slot(*anchor), chart.slot_side(self.space, anchor)), None

    def resolve(self, play: Play, choice: Option) -> None:
        """The tile, its Encounters, its Powers on the exploring Hero."""
        assert isinstance(choice, LayTile)
        before = chart_of(play.table)
        tile = play.table.zone(zones.STACK)[0]
        play.tell("eut-tile-laid", seat=self.seat, tile=tile)
        play.move(tile, to=choice.slot)
        laid = play.table.marks[zones.MAP]
        assert isinstance(laid, tuple)
        name = tile.partition(".")[2]
        play.mark(zones.MAP, (*laid, written(zones.at(choice.slot), name)))
        _reveal(play, self.seat, before, choice.slot)


def _reveal(play: Play, seat: Seat, before: Chart, slot: Zone) -> None:
    """Its spaces in order: Encounters open; then the tile is felt as a whole (ruling 11).

    Fire and Water of one tile cancel each other like those of two: it is laid in one piece.
    """
    chart = chart_of(play.table)
    space = Hero(play.table, seat).location
    anchor = zones.at(slot)
    for spot in chart.spots.values():
        if spot.anchor != anchor:
            continue
        if spot.encounter:
            open_encounter(play, spot.encounter)
        on_tile_revealed(play, spot)
    for element in sorted(chart.powers[space] - before.elements(space)):
        _feel(play, seat, element)


@frozen
class Confront(Auto):
    """A Monster that holds the space is fought at once; this spends the Combat Action."""

    seat: Seat
    space: Zone
    by: Piece

    def resolve(self, play: Play) -> None:
        """Nothing is spent by who did not live to fight."""
        here = Hero(play.table, self.seat).location == self.space
        if not here or not Land(play.table).is_held(self.space):
            return
        pay_for_action(play, self.seat, self.by)
        play.push(Fight(self.seat, self.space))


def pay_for_action(play: Play, seat: Seat, by: Piece) -> None:
    """A token is spent, an Ability that grants the Action exhausts."""
    if group_of(by) == "token":
        play.move(by, to=zones.spent_tokens(seat))
    elif any(block.use == "exhaust" for block in blocks(by)):
        play.turn(by, zones.SPENT)


STEPS = (Enter, ArrivalPower, Explore, ChooseSlot, Confront)
OPTIONS = (LayTile,)
