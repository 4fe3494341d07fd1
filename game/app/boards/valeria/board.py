"""The board of Valeria: where its zones lie, how its pieces look, what they say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.app.boards.valeria.awards import Awards, awards_drawer
from game.app.boards.valeria.camp import camp_stage
from game.app.boards.valeria.camp.affair import CHAMPIONS
from game.app.boards.valeria.champions import Champions, champions_drawer
from game.app.boards.valeria.column import plans_drawer
from game.app.boards.valeria.describing import describe
from game.app.boards.valeria.founding import founding_stage
from game.app.boards.valeria.lines import line_of
from game.app.boards.valeria.mapboard import map_drawer
from game.app.boards.valeria.own import Own
from game.app.boards.valeria.phases import phases
from game.app.boards.valeria.reading import arms_of, me, troop
from game.app.boards.valeria.rival import ADVERSARY_ARMS, AdversaryPart, AdversaryPlans
from game.app.boards.valeria.roomy import is_tight
from game.app.boards.valeria.seats import SeatPart
from game.app.boards.valeria.shrines import Shrines
from game.app.boards.valeria.skin import DICE, GOODS
from game.app.boards.valeria.sprites import sprite
from game.app.boards.valeria.voice import BANNERS, DETAILS, GAINS, QUIET, RESTS, SOUNDS
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top
from game.app.drawing.look import Look
from game.app.motion.sounds import Sounds
from game.app.table.board import Arms, Board, Described, Drawer, Good, Phases
from game.app.table.lines import Line
from game.app.table.overlay import Overlay
from game.app.table.shares import Share, Shares
from game.app.table.sight import Sight
from game.app.table.spot import Plate
from game.app.widgets.base import Widget
from game.engine.events import Told
from game.engine.game import Rival
from game.engine.options import Option
from game.engine.table import Face, Reading, Table
from game.rules.valeria import zones
from game.rules.valeria.views import (
    Warden,
    camp_step,
    first_player,
    is_last_round,
    round_number,
    troop_of,
)

#: The height of the shrines over the champions, and the width of these beside the Awards.
SHRINES_SHARE, CHAMPIONS_SHARE = 0.435, 0.735
GAP = 10.0


class Valeria(Board):
    """Shrines, champions and Awards in the middle, plans at the right, the own board below."""

    banners: ClassVar[tuple[str, ...]] = BANNERS
    sounds: ClassVar[Sounds] = SOUNDS
    quiet: ClassVar[frozenset[str]] = QUIET
    details: ClassVar[frozenset[str]] = DETAILS
    rests: ClassVar[frozenset[str]] = RESTS
    #: A round is one turn each, and a game has some twenty-five of them.
    sums_up_rounds: ClassVar[bool] = False
    score_icon: ClassVar[str] = "val.resource.vp"
    goods: ClassVar[Mapping[str, Good]] = {
        name: Good(f"val.resource.{name}", GOODS[name])
        for name in (zones.INFLUENCE, zones.GOLD, zones.MAGIC)
    }

    def headline(self, sight: Sight) -> str:
        number = max(round_number(sight.view), 1)
        if is_last_round(sight.view):
            return sight.words("val-board-last-round", number=number)
        return sight.words("val-board-round", number=number)

    def phases(self, sight: Sight) -> Phases:
        return phases(sight)

    def shares(self, sight: Sight) -> Shares:
        """A whole board below; in a tight window the tabs have more of the width."""
        tight = is_tight(sight.look)
        right = Share(0.3, 430, 760) if tight else Share(0.26, 470, 820)
        return Shares(
            own=Share(0.39, 400, 470),
            prompt=Share(0.39, 400, 440),
            right=right,
            seats=Share(0.15, 250, 330),
        )

    def middle(self, sight: Sight) -> Widget:
        shrines = Shrines(sight)
        if is_tight(sight.look):
            return shrines

        def arrange(look: Look, box: Box) -> list[Box]:
            top, rest = cut_top(box, box.h * SHRINES_SHARE, GAP)
            left, right = cut_left(rest, rest.w * CHAMPIONS_SHARE, GAP)
            return [top, left, right]

        return Plate(arrange, shrines, Champions(sight), Awards(sight))

    def drawers(self, sight: Sight) -> tuple[Drawer, ...]:
        plans = plans_drawer(sight)
        if not is_tight(sight.look):
            return (plans,)
        return (
            plans,
            champions_drawer(sight),
            awards_drawer(sight),
            map_drawer(sight, me(sight)),
        )

    def seat(self, sight: Sight, seat: int) -> Widget:
        return SeatPart(sight, seat)

    def rival(self, sight: Sight, rival: Rival) -> Widget:
        return AdversaryPart(sight)

    def theirs(self, sight: Sight, rival: Rival) -> Widget:
        return AdversaryPlans(sight)

    def own(self, sight: Sight, seat: int) -> Widget:
        return Own(sight, seat)

    def score(self, sight: Sight, seat: int) -> str:
        return str(Warden(sight.view, seat).score)

    def leads(self, sight: Sight, seat: int) -> bool:
        every = [Warden(sight.view, each).score for each in range(len(sight.match.seats))]
        every += [rival.points(sight.view) or 0 for rival in sight.match.rivals]
        return every[seat] > 0 and every[seat] == max(every)

    def arms(self, sight: Sight, seat: int) -> Arms | None:
        people = troop(sight, seat)
        return arms_of(people) if people else None

    def rival_arms(self, sight: Sight, rival: Rival) -> Arms | None:
        return ADVERSARY_ARMS

    def badge(self, sight: Sight, seat: int) -> str:
        first = zones.FIRST in sight.view.marks and first_player(sight.view) == seat
        return "val.term.first_player" if first and len(sight.match.seats) > 1 else ""

    def stock(self, table: Reading, seat: int) -> Mapping[Good, int]:
        warden = Warden(table, seat)
        return {good: warden.has(name) for name, good in self.goods.items()}

    def seat_of(self, zone: str) -> int | None:
        return zones.seat_of(zone)

    def twins(self, seen: Reading, piece: str) -> tuple[str, ...]:
        """Dice of the same place, of one people, that show the same."""
        if piece.partition(".")[0] not in DICE:
            return ()
        wanted = troop_of(piece), seen.face(piece)
        return tuple(
            die for die in seen.zone(seen.place(piece)) if (troop_of(die), seen.face(die)) == wanted
        )

    def ticks(self, table: Table, told: Told) -> bool:
        """What champions and links pay for a plan comes one by one."""
        return told.key in GAINS and camp_step(table) >= CHAMPIONS

    def line(self, sight: Sight, option: Option) -> Line | None:
        return line_of(sight, option)

    def sprite(self, sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
        sprite(sight, canvas, box, piece, face)

    def describe(self, sight: Sight, thing: str) -> Described | None:
        return describe(sight, thing)

    def overlay(self, sight: Sight) -> Overlay | None:
        return founding_stage(sight) or camp_stage(sight)
