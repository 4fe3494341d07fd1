"""Tables of Valeria laid by hand, so that a test reads like the rule: lay, play, look.

``Scene(3).warden(gold=4, dice=("orc 6",)).shrine("gold", "orc 1").turn()`` begins a turn. After
every decision the box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from typing import Any, Self

from game.engine import Option, Seat, Session, Setup, Step
from game.rules.valeria import GAME, zones
from game.rules.valeria.laying import Laying
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.camp_parts import CarryOutPlan
from game.rules.valeria.steps.common import EndTurn, Pass
from game.rules.valeria.steps.dice import ChooseDie
from game.rules.valeria.steps.moving import CountDice, MoveTo, MoveWarden
from game.rules.valeria.views import Warden, troop_of
from tests.rules.playing import Playing, Rest, at_rest

GAME_AT_REST = at_rest(GAME)


class Scene(Playing, Laying):
    """A table in the making, then in play."""

    rules = GAME

    def __init__(self, players: int = 2, **options: bool | int | str) -> None:
        super().__init__(Setup(GAME.id, players, 7, tuple(options.items())))

    def play(self, *steps: Step, rolls: tuple[int, ...] = ()) -> Self:
        """Play these steps up to the first question, and nothing after them."""
        table = self.laid(*steps, Rest())
        self.session = Session.begin(GAME_AT_REST, self.setup, table, rolls)
        self.check()
        return self

    def turn(self, seat: Seat = 0, rolls: tuple[int, ...] = ()) -> Self:
        """A turn without what follows it."""
        self.mark(zones.ACTIVE, seat)
        return self.play(CountDice(seat), MoveWarden(seat), rolls=rolls)

    def on(self, *steps: Step) -> Self:
        """Play the whole game from these steps on, to its end."""
        self.session = Session.begin(GAME_AT_REST, self.setup, self.laid(*steps))
        self.check()
        return self

    def wrong(self) -> list[str]:
        """A table laid by hand may have lost markers; nothing else may be wrong."""
        return [each for each in super().wrong() if "markers" not in each]

    def go(self, place: str) -> Self:
        """Move to a shrine, or to Camp; the only way is gone by itself."""
        if self.asks != "MoveWarden":
            return self
        seat = self.step.seat if self.step else 0
        return self.do(MoveTo, place=zones.camp(seat) if place == "camp" else zones.shrine(place))

    def take(self, die: str) -> Self:
        """Take the die that shows this."""
        troop, face = die.split()
        found = [
            each
            for each in self.offered(ChooseDie)
            if (troop_of(each.die), each.face) == (troop, int(face))
        ]
        return self.choose(found[0])

    def visit(self, place: str, die: str) -> Self:
        """Go to a shrine and take a die there; an only die is taken by itself."""
        self.go(place)
        return self.take(die) if self.asks == "TakeDie" else self

    def carry_out(
        self, plan: str, *dice: str, wilds: tuple[str, ...] = (), changes: str = ""
    ) -> Self:
        """Carry out a plan with these dice in one go; changes as ``+orc.1 ~gnoll.2``."""
        assert isinstance(self.step, CarryOut)
        return self.choose(CarryOutPlan(f"plan.{plan}", dice, wilds, tuple(changes.split())))

    def end(self) -> Self:
        """Decline what is open, or end the turn."""
        found = [option for option in self.options if isinstance(option, EndTurn | Pass)]
        return self.choose(found[0])

    def refusal(self, option: Option) -> dict[str, Any]:
        """What the reason against an option speaks of."""
        for each, refusal in self.game.offers:
            if each == option and refusal is not None:
                return dict(refusal.args)
        raise LookupError(f"nothing speaks against {option}")

    def gains(self) -> list[tuple[str, int]]:
        """What was gained, in order."""
        return [(each["item"], each["amount"]) for each in self.told("val-gained")]

    def seen(self, seat: Seat = 0) -> Warden:
        """A player as it is now."""
        return Warden(self.table, seat)
