"""Using tiles, Gems and Essences in the own turn outside Combat (12.6, 12.7)."""

from __future__ import annotations

from game.engine import Offer, Play, Reading, Seat
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.using import UseBlock, use

#: The windows of a turn outside Combat.
TRIGGERS = ("out_of_combat", "any_time")


def offers(table: Reading, seat: Seat) -> list[Offer]:
    """Everything with such a trigger, ready or not."""
    found = offered(table, seat, *TRIGGERS)
    return [(UseBlock(*source), why_not_use(table, seat, source)) for source in found]


def use_block(play: Play, seat: Seat, choice: UseBlock) -> None:
    """Pay, mark, do."""
    use(play, seat, choice.thing, choice.block)


VERBS: Verbs = {UseBlock: use_block}
STEPS = ()
OPTIONS = ()
