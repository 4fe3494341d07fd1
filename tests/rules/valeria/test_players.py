"""Players of rules of thumb bring every game to its end."""

from __future__ import annotations

from game.bots import make_player
from game.engine import Setup, Situation
from game.engine.quick import Quick
from game.rules.valeria import GAME
from game.rules.valeria.views import Warden

#: About three times as many as a game of three has.
MANY = 1_500


def test_nobody_waits_for_ever_for_plans_that_ask_for_more_dice_than_a_board_holds():
    # In this game only plans of four symbols are left to players who keep to three dice.
    quick = Quick(GAME.opening(Setup(GAME.id, 3, 279)), 279)
    players = [make_player("adept", seat, 279, GAME) for seat in range(3)]
    quick.begin()
    for _ in range(MANY):
        if quick.decision is None:
            break
        seen = Situation(GAME, quick.decision, quick.table)
        quick.choose(players[quick.decision.seat].choose(seen))

    assert quick.decision is None
    assert 7 == max(len(Warden(quick.table, seat).completed) for seat in range(3))
