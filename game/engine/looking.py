"""What whoever decides may know of an open question: looked up once, and asked of every thing."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.engine.game import Game
from game.engine.options import Refusal, refuse
from game.engine.secrecy import hidden_pieces
from game.engine.steps import Decision
from game.engine.table import Table


@frozen(eq=False)
class Looked:
    """An open question in the eyes of its seat: what is hidden, what is lit, what is refused."""

    game: Game
    table: Table
    decision: Decision
    hidden: frozenset[str]
    lit: frozenset[str]
    refused: Mapping[str, Refusal]

    def why_not(self, thing: str) -> Refusal | None:
        """Why its seat cannot use a piece or a zone now; None if it can."""
        if thing in self.hidden:
            return refuse("why-not-hidden")  # wherever it lies: who asks may not know where
        if thing in self.lit:
            return None
        step, table = self.decision.step, self.table
        refusal = self.refused.get(thing) or step.why_no_answer(table, thing)
        if refusal is None:
            why = self.game.why_not(table, self.decision.seat, thing)
            refusal = refuse("why-not-now") if why is None else Refusal(why.key, why.args)
        return refusal


def look(game: Game, table: Table, decision: Decision) -> Looked:
    """Look at an open question as its seat does."""
    return Looked(
        game,
        table,
        decision,
        frozenset(hidden_pieces(game, table, decision.seat)),
        frozenset(thing for option in decision.options for thing in option.touches()),
        decision.step.refused(table),
    )
