"""An auditor follows whole games with a ledger of its own: all that changes is told, and right."""

from __future__ import annotations

import pytest
from attrs import evolve

from game.bots import make_player
from game.engine import Session, Situation
from game.rules.euthia import GAME
from tests.portions import EUTHIA_AUDITS
from tests.rules.euthia.audit import Audit
from tests.rules.euthia.test_fuzz import setups


@pytest.mark.parametrize("number", EUTHIA_AUDITS)
def test_health_gold_fame_gaar_and_cards_are_what_was_told_of_them(number: int) -> None:
    wanted = list(setups(number + 1))[number]
    closed = GAME.closed(wanted)
    setup = evolve(wanted, options=tuple(each for each in wanted.options if each[0] not in closed))
    session = Session.begin(GAME, setup)
    bots = [make_player("random", seat, setup.seed, GAME) for seat in range(setup.players)]
    while (decision := session.decision) is not None:
        seen = Situation(GAME, decision, session.table)
        session.choose(bots[decision.seat].choose(seen))

    entries = Audit(session).run()

    assert all(entries[f"begun.{seat}"] for seat in range(setup.players))
    assert entries["eut-turn"]
