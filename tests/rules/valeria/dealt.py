"""Tables of Valeria dealt, then changed piece by piece; `laid` begins with the box instead.

``case = Case(players=3)``; ``case.put("orc.1", zones.dice(case.seat), face=6)``;
``game = case.play(Skirmish(case.seat))``. After every decision the invariants are checked.
"""

from __future__ import annotations

from typing import Any

from game.bots import make_player
from game.engine import Seat, Session, Setup, Situation, Step, lay
from game.engine.position import Position
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import box
from game.rules.valeria.steps.camp_parts import CarryOutPlan, ChoosePlan, CommitDie, MakeWild
from game.rules.valeria.steps.moving import MoveWarden
from game.rules.valeria.steps.rounds import TurnEnds
from game.rules.valeria.views import Warden
from tests.rules.playing import Playing

#: Decisions in which a last round is surely over.
MOST = 400


class Case:
    """A table being laid: the first player is about to move, on side A of the Border Marches."""

    def __init__(self, players: int = 2, seed: int = 1, **options: Any) -> None:
        self.setup = Setup("valeria", players, seed, tuple(options.items()))
        session = Session.begin(GAME, self.setup)
        while not isinstance(session.decision.step, MoveWarden):
            session.choose(0)
        table = session.table
        self.seat: Seat = session.decision.seat
        self.zones = {name: list(pieces) for name, pieces in table.zones.items()}
        self.faces = dict(table.faces)
        self.counters = dict(table.counters)
        self.marks = dict(table.marks)
        self.swap("scroll.1", zones.scroll(self.seat))
        self.faces["scroll.1"] = "a"

    def where(self, piece: str) -> str:
        return next(name for name, pieces in self.zones.items() if piece in pieces)

    def put(self, piece: str, zone: str, face: Any = None) -> None:
        """Lay a piece last in a zone."""
        self.zones[self.where(piece)].remove(piece)
        self.zones.setdefault(zone, []).append(piece)
        if face is not None:
            self.faces[piece] = face

    def swap(self, piece: str, zone: str) -> None:
        """Let a piece change places with the one that lies alone in a zone."""
        there = list(self.zones.get(zone, ()))
        home = self.where(piece)
        for each in there:
            if each != piece:
                self.put(each, home)
        self.put(piece, zone)

    def top(self, piece: str, deck: str) -> None:
        """Lay a card on top of a deck."""
        self.put(piece, deck)
        self.zones[deck].insert(0, self.zones[deck].pop())

    def dice(self, **faces: int | tuple[int, ...]) -> None:
        """Dice on the player's spaces: ``dice(orc=(6, 5), gnoll=3)``; those of shrines stay."""
        for troop, shown in faces.items():
            for face in (shown,) if isinstance(shown, int) else shown:
                piles = self.zones[zones.BAG] + self.zones[zones.GONE]
                spare = [each for each in piles if each.startswith(troop)]
                self.put(spare[0], zones.dice(self.seat), face)

    def champion(self, kind: str, copy: int = 1) -> str:
        """A champion of the player's."""
        card = f"champion.{kind}.{copy}"
        home = self.where(card)
        self.put(card, zones.champions(self.seat))
        if not home.endswith(".deck") and self.zones[home] == []:
            deck = home.rpartition(".")[0] + ".deck"
            self.put(self.zones[deck][0], home)
        return card

    def show(self, kind: str, copy: int = 1) -> str:
        """A champion face up, on the first space of its row."""
        card = f"champion.{kind}.{copy}"
        home = self.where(card)
        row = home.split(".")[1]
        self.swap(card, zones.row(row, 1))
        return card

    def has(self, seat: Seat | None = None, **amounts: int) -> None:
        """Counters of a player: ``has(gold=4, influence=14)``; gems are pieces."""
        owner = zones.warden(self.seat if seat is None else seat)
        for name, amount in amounts.items():
            self.counters[owner, name] = amount

    def gem(self, count: int = 1) -> None:
        for _ in range(count):
            self.put(self.zones[zones.GEM_SUPPLY][0], zones.gems(self.seat))

    def open(self, *spaces: str) -> None:
        """Markers that left the board for the map, from the bottom right, each for some plan."""
        cells = [cell for cell in reversed(zones.CELLS) if not self.zones.get(self.cell(*cell))]
        for space, cell in zip(spaces, cells, strict=False):
            self.put(self.zones[zones.space(self.seat, space)][0], self.cell(*cell))
            self.put(self.zones[zones.PLAN_DECK][-1], zones.plans(self.seat))

    def cell(self, row: int, column: int) -> str:
        return zones.cell(self.seat, row, column)

    def plan(self, kind: str, zone: str) -> str:
        """A plan in a place, in exchange for what lies there."""
        card = f"plan.{kind}"
        self.swap(card, zone)
        return card

    def complete(self, count: int) -> None:
        """Plans that were completed, with markers of the first spaces on the map."""
        self.open(*list(box().spaces)[:count])

    def play(self, *agenda: Step, rolls: tuple[int, ...] = ()) -> Judged:
        steps = agenda or (MoveWarden(self.seat),)
        table = lay(
            self.zones,
            self.faces,
            self.counters,
            self.marks,
            (TurnEnds(self.seat), *reversed(steps)),
        )
        return Judged(Position(self.setup, table, rolls).begin(GAME), self.seat)


class Judged(Playing):
    """A case being played."""

    rules = GAME

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session, self.seat = session, seat
        self.check()

    def check(self) -> None:
        assert [] == list(GAME.broken(self.table))

    @property
    def warden(self) -> Warden:
        return Warden(self.table, self.seat)

    def carry_out(self, plan: str, wild: str = "") -> None:
        """Carry out a plan with all dice, take any marker and cover any zone."""
        self.do(ChoosePlan, plan=plan)
        for die in self.warden.dice:
            self.do(CommitDie, die=die)
        if wild:
            self.do(MakeWild, die=wild)
        self.do(CarryOutPlan)

    def go_on(self) -> None:
        """Let bots play what is left of the game."""
        bots = [make_player("random", seat, 1, GAME) for seat in range(self.game.setup.players)]
        for _ in range(MOST):
            decision = self.game.decision
            if decision is None:
                return
            seen = Situation(GAME, decision, self.table)
            self.game.choose(bots[decision.seat].choose(seen))
        raise AssertionError("the game goes on and on")
