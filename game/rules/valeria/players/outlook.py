"""What a Warden makes of its situation: how many plans are to come and what things are worth.

All worths are in points of the final score.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.engine import Piece, Reading, Seat, Zone
from game.engine.effects import Effect
from game.engine.kept import kept
from game.rules.valeria import zones
from game.rules.valeria.content import abilities, ask, box, champion, side
from game.rules.valeria.effects.happening import Gain, RecruitOne, ReservePlan, TakeDie
from game.rules.valeria.players.rates import USUAL, Rates
from game.rules.valeria.prices import champion_cost
from game.rules.valeria.questions import Price, Strength
from game.rules.valeria.scoring import endgame_points
from game.rules.valeria.views import Rows, Warden, players
from game.rules.valeria.views.maps import Cell, gift_of, links_at
from game.rules.valeria.views.warden import Limits, limits_of
from game.rules.valeria.vocabulary import CHAMPION_KINDS, TYPES

#: An End-game champion scores at most about so much.
MOST_FINAL = 9.0


class Outlook:
    """One decision as a seat sees it; made once a decision, so that figures are kept."""

    def __init__(self, view: Reading, seat: Seat, rates: Rates = USUAL) -> None:
        self.view = view
        self.seat = seat
        self.rates = rates
        self.warden = Warden(view, seat)
        self._sources: dict[str, float] = {}
        self._brings: dict[Piece, float] = {}

    @kept
    def left(self) -> int:
        """Plans that this Warden may still complete before somebody ends the game."""
        done = [len(Warden(self.view, seat).completed) for seat in range(players(self.view))]
        own, most = done[self.seat], max(done)
        limit = box().last_plan
        return max(0, min(limit - own, limit - most + 1))

    @kept
    def opened(self) -> tuple[str, ...]:
        """The spaces of the board that are open."""
        return self.warden.open_spaces

    @kept
    def limits(self) -> Limits:
        """What the board holds now."""
        return limits_of(self.opened)

    @kept
    def reserved(self) -> list[Piece]:
        """The plans in reserve."""
        return self.warden.reserved

    @kept
    def free_slots(self) -> list[Zone]:
        """Open slots that hold nothing."""
        return self.warden.free_slots

    @kept
    def has_plans_enough(self) -> bool:
        """Whether those completed and in reserve end the game."""
        return len(self.warden.completed) + len(self.reserved) >= box().last_plan

    @property
    def tracks(self) -> int:
        """How far gold, magic and influence go."""
        return self.limits.tracks

    @kept
    def fields(self) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """What the free zones of the map score for, and the most that the links of one give."""
        chart = self.warden.map
        best: dict[str, float] = {}
        face = str(self.view.faces.get(chart.piece, "a"))
        for kind, links in _free_zones(chart.piece, face, chart.covered):
            gifts = sum([self.source(link) for link in links])
            if kind not in best or gifts > best[kind]:
                best[kind] = gifts
        return tuple(best), tuple(best.values())

    def gain(self, item: str, amount: int) -> float:
        """What a gain is worth, as far as there is room for it."""
        warden = self.warden
        if item == "gem":
            room = min(self.limits.gems - len(warden.gems), len(self.view.zone(zones.GEM_SUPPLY)))
            return self.rates.gem * max(0, min(amount, room)) * (1.0 if self.left else 0.2)
        room = self.tracks - warden.has(item)
        fits = max(0, min(amount, room))
        if item == zones.INFLUENCE:
            lost = amount - fits
            over = box().overflow_points * lost if self.tracks > box().limits["tracks"] else 0
            return self.rates.influence_a_plan * self.left * fits + over
        if not self.left:
            return 0.05 * fits
        have = warden.has(item)
        rates = self.rates
        scarce = rates.scarce if have < 3 else (1.0 if have < 7 else rates.plenty)
        return (rates.gold if item == zones.GOLD else rates.magic) * scarce * fits

    def price(self, cost: int) -> float:
        """What spending gold costs."""
        return self.rates.gold * cost * (1.0 if self.left else 0.1)

    def effects(self, found: Sequence[Effect]) -> float:
        """What effects that happen once are worth."""
        worth = 0.0
        for effect in found:
            match effect:
                case Gain():
                    for item in ("gem", "influence", "magic", "gold"):
                        amount = getattr(effect, item)
                        if amount:
                            worth += self.gain(item, amount if isinstance(amount, int) else 1)
                case TakeDie():
                    worth += self.rates.any_die if self.left else 0.8
                case ReservePlan():
                    worth += self.rates.free_plan if self.left and self.free_slots else 0.0
                case RecruitOne(price):
                    worth += self.best_champion(price)
        return worth

    def source(self, name: str) -> float:
        """What a link, a slot or a champion gives."""
        if name not in self._sources:
            self._sources[name] = sum([self.effects(each.effects) for each in abilities(name)])
        return self._sources[name]

    def best_champion(self, way: str, discount: int = 0) -> float:
        """What the best champion on show is worth, less its price; nothing if there is no room."""
        warden = self.warden
        if len(warden.champions) >= self.limits.champions:
            return 0.0
        rows, best = Rows(self.view), 0.0
        for kind in CHAMPION_KINDS:
            row = rows.of(kind)
            if not row:
                continue
            # All of a row have the same price.
            cost = champion_cost(self.view, self.seat, row[0], way, discount)
            if cost <= warden.gold:
                best = max(best, max([self.champion(card) for card in row]) - self.price(cost))
        return best

    def champion(self, card: Piece) -> float:
        """What a champion brings until the end of the game, and the room that it takes."""
        if card not in self._brings:
            self._brings[card] = self._champion(card)
        return self._brings[card]

    def _champion(self, card: Piece) -> float:
        spare = self.limits.champions - len(self.warden.champions)
        room = self.rates.room if spare > 2 else self.rates.last_room
        match champion(card).kind:
            case "immediate":
                return self.source(card) - room
            case "endgame":
                now = endgame_points(self.view, self.seat, card)
                return min(MOST_FINAL, now + self.rates.growth * self.left) - room
        return a_plan(card, self.rates) * self.left - room

    def space(self, name: str) -> float:
        """What it is worth to open a space of the board."""
        now, later = self.rates.spaces.get(name, (0.1, 0.1))
        warden = self.warden
        if name == "track_14":
            later += 0.25 * max(0, warden.influence - 9)
        if name == "champions_6" and len(warden.champions) >= self.limits.champions - 1:
            later += 0.4
        return now + later * self.left


@lru_cache(maxsize=5_000)
def _free_zones(
    scroll: Piece, face: str, covered: frozenset[Cell]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The zones without a marker: what each scores for, and the links that it would complete."""
    found = []
    shown = side(scroll, face)
    for row, column in zones.CELLS:
        if (row, column) not in covered:
            links = [name for name, end in links_at((row, column)) if end in covered]
            gifts = tuple([f"link.{gift_of(shown, link)}" for link in links])
            found.append((shown.zones[row][column], gifts))
    return tuple(found)


@cache
def a_plan(card: Piece, rates: Rates) -> float:
    """What a champion that stays gives for each plan to come: strength, lower prices, reactions."""
    strength = sum([ask(card, Strength(type)) for type in TYPES]) / len(TYPES)
    cheaper = -sum([ask(card, Price(of)) for of in ("plan", "champion", "bonus")])
    worth = rates.strength_a_plan * strength + rates.cheaper_a_plan * cheaper
    for ability in abilities(card):
        given = 0.0
        for effect in ability.effects:
            if isinstance(effect, Gain):
                for item, each in (
                    ("gold", rates.gold),
                    ("magic", rates.magic),
                    ("influence", 1.0),
                ):
                    amount = getattr(effect, item)
                    given += each * (amount if isinstance(amount, int) else 1)
        often = 0.4 if ability.window == "carried_out" else rates.reactions_a_plan
        worth += given * often
    return worth
