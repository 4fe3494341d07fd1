"""Gold in a battle: for the only answer, or for one that no other is better than."""

from __future__ import annotations

import pytest

from game.app.boards.monster_lands.combat.merit import golden
from game.engine import Option
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.rolling import StopRolling
from game.rules.monster_lands.steps.strike import CaptureIt, KillIt, PourVenom, RollAll, RollOne

ROLL, ALL, STOP = RollOne(("force.1", "force.2")), RollAll(2), StopRolling()
VENOM = PourVenom("a.1")


@pytest.mark.parametrize(
    ("options", "after", "expected"),
    [
        ([STOP, Back()], {}, 0),
        ([ROLL, STOP], {0: {"capture": 0.4}, 1: {"capture": 0.0}}, 0),
        ([ROLL, STOP], {0: {"capture": 0.4}, 1: {"capture": 1.0}}, 1),
        ([VENOM, ROLL], {0: {"capture": 0.4}, 1: {"capture": 0.4}}, 1),
        ([VENOM, STOP], {0: {"capture": 1.0}, 1: {"capture": 0.0}}, 0),
        ([ROLL, ALL], {0: {"capture": 0.4, "kill": 0.1}, 1: {"capture": 0.3, "kill": 0.2}}, None),
        ([ROLL, STOP], {0: {"capture": 0.4}}, None),
    ],
    ids=[
        "the only way", "to roll is better", "to stop is better", "nothing is spent for nothing",
        "what is spent decides", "each has something", "not known yet",
    ],
)  # fmt: skip
def test_gold_is_never_on_the_worse_of_two_offers(
    options: list[Option], after: dict[int, dict[str, float]], expected: int | None
) -> None:
    assert expected == golden(options, after)


def test_capture_or_kill_is_a_matter_of_taste() -> None:
    options = [CaptureIt("monster.abysur"), KillIt("monster.abysur")]

    assert golden(options, {0: {"capture": 1.0}, 1: {"kill": 1.0}}) is None
