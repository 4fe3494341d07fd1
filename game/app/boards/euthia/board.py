"""The board of Euthia: where its zones lie, how its pieces look, what they say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.app.boards.euthia.choosing import HeroChoice
from game.app.boards.euthia.column import drawers
from game.app.boards.euthia.describing import describe
from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.fight import fight_stage
from game.app.boards.euthia.hexmap import HexMap
from game.app.boards.euthia.hints import hints
from game.app.boards.euthia.lines import line_of
from game.app.boards.euthia.phases import phases
from game.app.boards.euthia.prospects import is_awaited
from game.app.boards.euthia.reading import arms_of, hero_name
from game.app.boards.euthia.roomy import is_narrow, is_tight
from game.app.boards.euthia.seats import SeatPart
from game.app.boards.euthia.shelf import Own
from game.app.boards.euthia.skin import GOODS
from game.app.boards.euthia.sprites import sprite
from game.app.boards.euthia.sums import sums_of
from game.app.boards.euthia.voice import BANNERS, DETAILS, QUIET, RESTS, ROLLS, SOUNDS, TICKS
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.motion.sounds import Sounds
from game.app.table.board import Arms, Board, Described, Drawer, Good, Phases
from game.app.table.lines import Line
from game.app.table.overlay import Overlay
from game.app.table.shares import Share, Shares
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.app.widgets.sums import Sum
from game.engine.events import Told
from game.engine.options import Option
from game.engine.table import Face, Reading, Table
from game.rules.euthia import zones
from game.rules.euthia.farruga import finale_turn, is_finale, most_turns
from game.rules.euthia.meta import settings
from game.rules.euthia.views import Hero, first_player, round_number


class Euthia(Board):
    """The map in the middle, players at the left, tabs at the right, the shelf below."""

    banners: ClassVar[tuple[str, ...]] = BANNERS
    sounds: ClassVar[Sounds] = SOUNDS
    quiet: ClassVar[frozenset[str]] = QUIET
    details: ClassVar[frozenset[str]] = DETAILS
    rests: ClassVar[frozenset[str]] = RESTS
    rolls: ClassVar[frozenset[str]] = ROLLS
    score_icon: ClassVar[str] = term("reputation")
    goods: ClassVar[Mapping[str, Good]] = {
        name: Good(term(name), GOODS[name])
        for name in (zones.GOLD, zones.GAAR, zones.REPUTATION, zones.HEALTH)
    }

    def headline(self, sight: Sight) -> str:
        number, scenario = round_number(sight.view), settings(sight.view).scenario
        name = scenario.name.in_(sight.words.lang)
        if not number:
            return name
        if is_finale(sight.view):
            turn, last = finale_turn(sight.view), most_turns(sight.view)
            return sight.words("eut-board-finale", name=name, number=turn, all=last)
        return sight.words("eut-board-round", name=name, number=number, all=scenario.rounds)

    def phases(self, sight: Sight) -> Phases:
        return phases(sight)

    def shares(self, sight: Sight) -> Shares:
        """A shelf below; a narrow window has the players in a strip over the map."""
        look = sight.look
        right = Share(0.29, 420, 700) if is_tight(look) else Share(0.245, 450, 640)
        strip = Share(0.11, 118, 150) if is_narrow(look) else None
        # Names of tiles take more lines where letters are large and columns narrow.
        own = Share(0.31, 330, 380) if is_tight(look) else Share(0.285, 300, 350)
        return Shares(
            own=own,
            prompt=Share(0.285, 300, 350),
            right=right,
            seats=Share(0.142, 250, 320),
            strip=strip,
        )

    def middle(self, sight: Sight) -> Widget:
        return HexMap(sight)

    def drawers(self, sight: Sight) -> tuple[Drawer, ...]:
        return drawers(sight)

    def seat(self, sight: Sight, seat: int) -> Widget:
        return SeatPart(sight, seat)

    def own(self, sight: Sight, seat: int) -> Widget:
        if not hero_name(sight.view, seat) and sight.view.zone(zones.SHEETS):
            return HeroChoice(sight)
        return Own(sight, seat)

    def score(self, sight: Sight, seat: int) -> str:
        return str(Hero(sight.view, seat).reputation)

    def leads(self, sight: Sight, seat: int) -> bool:
        every = [Hero(sight.view, each).reputation for each in range(len(sight.match.seats))]
        return len(every) > 1 and every[seat] > 0 and every[seat] == max(every)

    def arms(self, sight: Sight, seat: int) -> Arms | None:
        return arms_of(sight, seat)

    def badge(self, sight: Sight, seat: int) -> str:
        first = zones.FIRST in sight.view.marks and first_player(sight.view) == seat
        several = len(sight.match.seats) > 1 and bool(hero_name(sight.view, seat))
        return term("token") if first and several else ""

    def stock(self, table: Reading, seat: int) -> Mapping[Good, int]:
        hero = Hero(table, seat)
        return {good: hero.has(name) for name, good in self.goods.items()}

    def ticks(self, table: Table, told: Told) -> bool:
        return told.key in TICKS

    def seat_of(self, zone: str) -> int | None:
        return zones.seat_of(zone)

    def line(self, sight: Sight, option: Option) -> Line | None:
        return line_of(sight, option)

    def hints(self, sight: Sight) -> tuple[str, ...]:
        return hints(sight)

    def awaits(self, sight: Sight) -> bool:
        return is_awaited(sight)

    def sums(self, sight: Sight, name: str) -> tuple[Sum, ...]:
        return sums_of(sight, name)

    def sprite(self, sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
        sprite(sight, canvas, box, piece, face)

    def describe(self, sight: Sight, thing: str) -> Described | None:
        return describe(sight, thing)

    def overlay(self, sight: Sight) -> Overlay | None:
        return fight_stage(sight)
