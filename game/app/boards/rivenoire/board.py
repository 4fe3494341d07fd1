"""The board of Rivenoire: where its zones lie, how its pieces look, what they say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.app.boards.rivenoire.city import Town
from game.app.boards.rivenoire.column import drawers
from game.app.boards.rivenoire.describing import describe
from game.app.boards.rivenoire.duel import duel_stage
from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.fight import fight_stage
from game.app.boards.rivenoire.hand import Own
from game.app.boards.rivenoire.hints import hints
from game.app.boards.rivenoire.lines import line_of
from game.app.boards.rivenoire.phases import phases
from game.app.boards.rivenoire.piles import Piles
from game.app.boards.rivenoire.roomy import is_narrow, is_tight
from game.app.boards.rivenoire.seats import SeatPart
from game.app.boards.rivenoire.skin import FAME
from game.app.boards.rivenoire.sprites import sprite
from game.app.boards.rivenoire.sums import sums
from game.app.boards.rivenoire.tray import tray_stage
from game.app.boards.rivenoire.voice import BANNERS, DETAILS, QUIET, RESTS, ROLLS, SOUNDS
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.motion.sounds import Sounds
from game.app.table.board import Board, Described, Drawer, Good, Phases
from game.app.table.lines import Line
from game.app.table.overlay import Overlay
from game.app.table.shares import Share, Shares
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.app.widgets.sums import Sum
from game.engine.options import Option
from game.engine.steps import Ask
from game.engine.table import Face, Reading
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from game.rules.rivenoire.steps.expedition import HeroTurn
from game.rules.rivenoire.steps.monster import ChooseFace
from game.rules.rivenoire.steps.placing import PlaceCharacter, Send
from game.rules.rivenoire.steps.victory import PickLoot
from game.rules.rivenoire.views import Notable, first_player, round_number


class Rivenoire(Board):
    """The town in the middle, monster and offers at the right, the hand below."""

    banners: ClassVar[tuple[str, ...]] = BANNERS
    sounds: ClassVar[Sounds] = SOUNDS
    quiet: ClassVar[frozenset[str]] = QUIET
    details: ClassVar[frozenset[str]] = DETAILS
    rests: ClassVar[frozenset[str]] = RESTS
    rolls: ClassVar[frozenset[str]] = ROLLS
    #: Pawns and banners carry the colour and the letter of their player.
    portrays: ClassVar[bool] = False
    score_icon: ClassVar[str] = resource("fame")
    goods: ClassVar[Mapping[str, Good]] = {zones.FAME: Good(resource("fame"), FAME)}

    def headline(self, sight: Sight) -> str:
        number = round_number(sight.view)
        if not number:
            return ""
        return sight.words("riv-board-round", number=number, all=box().numbers.rounds)

    def phases(self, sight: Sight) -> Phases:
        return phases(sight)

    def shares(self, sight: Sight) -> Shares:
        """A hand below; a narrow window has the players in a strip over the town."""
        look = sight.look
        right = Share(0.3, 430, 700) if is_tight(look) else Share(0.27, 486, 780)
        strip = Share(0.1, 112, 150) if is_narrow(look) else None
        return Shares(
            own=Share(0.225, 232, 270),
            prompt=Share(0.27, 290, 340),
            right=right,
            seats=Share(0.142, 250, 330),
            strip=strip,
        )

    def middle(self, sight: Sight) -> Widget:
        return Town(sight)

    def drawers(self, sight: Sight) -> tuple[Drawer, ...]:
        return drawers(sight)

    def seat(self, sight: Sight, seat: int) -> Widget:
        return SeatPart(sight, seat)

    def own(self, sight: Sight, seat: int) -> Widget:
        return Own(sight, seat)

    def score(self, sight: Sight, seat: int) -> str:
        return str(Notable(sight.view, seat).fame)

    def leads(self, sight: Sight, seat: int) -> bool:
        every = [Notable(sight.view, each).fame for each in range(len(sight.match.seats))]
        return every[seat] > 0 and every[seat] == max(every)

    def badge(self, sight: Sight, seat: int) -> str:
        return emblem("token", "first_player") if first_player(sight.view) == seat else ""

    def stock(self, table: Reading, seat: int) -> Mapping[Good, int]:
        return {self.goods[zones.FAME]: Notable(table, seat).fame}

    def seat_of(self, zone: str) -> int | None:
        return zones.seat_of(zone)

    def sprite(self, sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
        sprite(sight, canvas, box, piece, face)

    def twins(self, seen: Reading, piece: str) -> tuple[str, ...]:
        """Monster dice that show the same, people of one kind at home."""
        kind, zone = zones.family(piece), seen.places.get(piece)
        if zone == zones.ROLLED_DICE:
            face = seen.face(piece)
            return tuple(each for each in seen.zone(zone) if seen.face(each) == face)
        if kind == "character" and zone is not None and zone.endswith(".home"):
            same = zones.kind_of(piece)
            return tuple(each for each in seen.zone(zone) if zones.kind_of(each) == same)
        return ()

    def line(self, sight: Sight, option: Option) -> Line | None:
        return line_of(sight, option)

    def hints(self, sight: Sight) -> tuple[str, ...]:
        return hints(sight)

    def sums(self, sight: Sight, name: str) -> tuple[Sum, ...]:
        return sums(sight, name)

    def aside(self, sight: Sight) -> Widget | None:
        return None if is_narrow(sight.look) else Piles(sight)

    def covers_lightly(self, step: Ask) -> bool:
        """Placement is open to all, and in the fight turns are short."""
        return isinstance(step, PlaceCharacter | HeroTurn | ChooseFace | PickLoot)

    def is_open(self, option: Option) -> bool:
        """Where people can be sent hangs on the board alone."""
        return isinstance(option, Send)

    def overlay(self, sight: Sight) -> Overlay | None:
        return duel_stage(sight) or tray_stage(sight) or fight_stage(sight)

    def describe(self, sight: Sight, thing: str) -> Described | None:
        return describe(sight, thing)
