"""The board of Monster Lands: where its zones lie, how its pieces look, what they say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.app.boards.monster_lands.aim import aim
from game.app.boards.monster_lands.chips import chip
from game.app.boards.monster_lands.citadel import citadel, citadel_height
from game.app.boards.monster_lands.clans import Own, seat_part
from game.app.boards.monster_lands.combat import CombatStage, combat_overlay
from game.app.boards.monster_lands.describing import describe
from game.app.boards.monster_lands.forecast import forecast, is_reckoned
from game.app.boards.monster_lands.offers import drawers
from game.app.boards.monster_lands.outside import outside
from game.app.boards.monster_lands.rival import MadhalaPart
from game.app.boards.monster_lands.skin import DICE
from game.app.boards.monster_lands.sprites import sprite
from game.app.boards.monster_lands.sums import sums
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.keep.seats import NOBODY
from game.app.motion.sounds import DIE, Sounds
from game.app.table.board import Board, Described, Drawer, Good, Phases
from game.app.table.sight import Sight
from game.app.table.spot import Plate
from game.app.widgets.base import Widget
from game.app.widgets.sums import Sum
from game.engine.game import Rival
from game.engine.table import Face, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.views import Clan, colour_of, round_number

SOUNDS = Sounds(
    told={
        "ml-round": "bell",
        "ml-battle": "horn",
        "ml-battle-gates": "horn",
        "ml-captured": "capture",
        "ml-killed": "kill",
        "ml-conquered": "conquest",
        "ml-attack": "hit",
        "ml-wounded": "wound",
        "ml-died": "lose",
        "ml-blocked-token": "defend",
        "ml-blocked-guards": "defend",
        "ml-blocked-talent": "defend",
        "ml-potion-drunk": "potion",
        "ml-brewed": "potion",
        "ml-venom-used": "venom",
        "ml-panic": "panic",
        "ml-wages-paid": "coins",
        "ml-mined": "coins",
        "ml-pawned": "coins",
        "ml-victory": "fanfare_win",
    },
    counters={zones.GOLD: "coin"},
    pieces={
        **dict.fromkeys(DICE, DIE),
        **dict.fromkeys(("token", "trap", "loot", "madhala"), "token"),
    },
)
PHASES = ("preparation", "deployment", "adventure", "cleanup")


class MonsterLands(Board):
    """Citadel and Outside in the middle, clans around them."""

    banners: ClassVar[tuple[str, ...]] = (
        "ml-victory",
        "ml-victory-tie-break",
        "ml-victory-shared",
        "ml-end-near",
        "ml-conquered",
        "ml-killed",
        "ml-captured",
        "ml-died",
        "ml-battle",
        "ml-battle-gates",
        "ml-mission-won",
        "ml-mission-failed",
        "ml-contract-fulfilled",
        "ml-contract-out-of-reach",
        "ml-round",
        "ml-phase",
    )
    sounds: ClassVar[Sounds] = SOUNDS
    quiet: ClassVar[frozenset[str]] = frozenset(
        ("ml-phase", "ml-pool", "ml-reset", "ml-came-home", "ml-score-line")
    )

    rests: ClassVar[frozenset[str]] = frozenset(
        (
            "ml-attack-rolled",
            "ml-strike-rolled",
            "ml-rerolled",
            "ml-rerolled-lent",
            "ml-conquest-rolled",
            "ml-mission-rolled",
            "ml-captured",
            "ml-killed",
            "ml-conquered",
            "ml-mission-failed",
            "ml-contract-out-of-reach",
        )
    )

    rolls: ClassVar[frozenset[str]] = frozenset(
        (
            "ml-attack-rolled",
            "ml-misses-rerolled",
            "ml-strike-rolled",
            "ml-rerolled",
            "ml-rerolled-lent",
            "ml-conquest-rolled",
            "ml-mission-rolled",
        )
    )
    details: ClassVar[frozenset[str]] = frozenset(
        (
            "ml-die-placed",
            "ml-hire-paid",
            "ml-trap-revealed",
            "ml-attack",
            "ml-brought-home",
            "ml-wages-paid",
            "ml-mission-posted",
            "ml-contract-posted",
            "ml-monster-appears",
            "ml-region-appears",
            "ml-first-player",
            *rolls,
        )
    )
    goods: ClassVar[Mapping[str, Good]] = {
        name: Good(chip(name, 0).icon, chip(name, 0).tint)
        for name in (zones.GLORY, zones.GOLD, zones.DEFENCE, zones.POTION, zones.VENOM)
    }

    def headline(self, sight: Sight) -> str:
        rounds = settings(sight.view).rules.rounds
        number = max(round_number(sight.view), 1)
        return sight.words("ml-board-round", number=number, rounds=rounds)

    def phases(self, sight: Sight) -> Phases:
        words = sight.words
        names = (
            words("ml-board-preparation"),
            words("ml-board-deployment"),
            words("ml-board-adventure"),
            words("ml-board-cleanup"),
        )
        now = sight.view.mark(zones.PHASE)
        return Phases(names, PHASES.index(str(now)) if now in PHASES else -1)

    def middle(self, sight: Sight) -> Widget:
        def arrange(look: Look, box: Box) -> list[Box]:
            high = citadel_height(look, box.w)
            rest = Box(box.x, box.y + high + 10, box.w, box.h - high - 10)
            return [Box(box.x, box.y, box.w, high), rest]

        return Plate(arrange, citadel(sight), outside(sight))

    def drawers(self, sight: Sight) -> tuple[Drawer, ...]:
        return drawers(sight)

    def seat(self, sight: Sight, seat: int) -> Widget:
        return seat_part(sight, seat)

    def rival(self, sight: Sight, rival: Rival) -> Widget:
        return MadhalaPart(sight)

    def theirs(self, sight: Sight, rival: Rival) -> Widget:
        return MadhalaPart(sight, 2.0)

    def aside(self, sight: Sight) -> Widget | None:
        return aim(sight)

    def own(self, sight: Sight, seat: int) -> Widget:
        return Own(sight, seat)

    def stock(self, table: Reading, seat: int) -> Mapping[Good, int]:
        clan = Clan(table, seat)
        return {good: clan.has(name) for name, good in self.goods.items()}

    def seat_of(self, zone: str) -> int | None:
        return zones.seat_of(zone)

    def twins(self, seen: Reading, piece: str) -> tuple[str, ...]:
        """Dice of the same pool, of one colour, that show the same."""
        zone = seen.place(piece)
        seat = zones.seat_of(zone)
        if seat is None or zone != zones.pool(seat):
            return ()
        wanted = colour_of(piece), seen.face(piece)
        return tuple(die for die in seen.zone(zone) if (colour_of(die), seen.face(die)) == wanted)

    def score(self, sight: Sight, seat: int) -> str:
        return str(sight.match.game.scoring.scores(sight.view)[seat])

    def hints(self, sight: Sight) -> tuple[str, ...]:
        if sight.viewer == NOBODY or sight.view.mark(zones.PHASE) != "deployment":
            return ()
        ahead = forecast(sight)
        if ahead:
            return ahead
        clan = Clan(sight.view, sight.viewer)
        if clan.wages <= clan.gold:
            return ()
        return (sight.words("ml-board-wages-short", due=clan.wages, gold=clan.gold),)

    def awaits(self, sight: Sight) -> bool:
        return not is_reckoned(sight)

    def sprite(self, sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
        sprite(sight, canvas, box, piece, face)

    def describe(self, sight: Sight, thing: str) -> Described | None:
        return describe(sight, thing)

    def sums(self, sight: Sight, name: str) -> tuple[Sum, ...]:
        return sums(sight, name)

    def overlay(self, sight: Sight) -> CombatStage | None:
        return combat_overlay(sight)
