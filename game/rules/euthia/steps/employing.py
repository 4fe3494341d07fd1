"""Using tiles, Gems and Essences in the own turn outside Combat (12.6, 12.7)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Offer, Play, Reading, Seat
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.using import UseBlock, use

#: The windows of a turn outside Combat.
TRIGGERS = ("out_of_combat", "any_time")


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Everything with such a trigger, ready or not."""
    for source in offered(table, seat, *TRIGGERS):
        yield UseBlock(*source), why_not_use(table, seat, source)


def use_block(play: Play, seat: Seat, choice: UseBlock) -> None:
    """Pay, mark, do."""
    use(play, seat, choice.thing, choice.block)


VERBS: Verbs = {UseBlock: use_block}
STEPS = ()
OPTIONS = ()
