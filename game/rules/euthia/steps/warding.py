"""Magic Defence tokens against Farruga: discarded after her roll, each prevents Wounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Play, Reading, Seat, refuse
from game.rules.euthia import zones
from game.rules.euthia.devastation import MAGIC_DEFENCE
from game.rules.euthia.fighting import note
from game.rules.euthia.meta import settings
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import WOUND_MINUS, Bout


@frozen
class Ward(Option):
    """Discard a Magic Defence token."""

    says: ClassVar[str] = "eut-option-ward"
    amount: int
    left: int


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """As long as there are tokens, and Wounds to prevent."""
    held, bout = Hero(table, seat).has(MAGIC_DEFENCE), Bout(table)
    if not held:
        return
    amount = settings(table).scenario.rules["finale"].amounts["prevents"]
    spared = refuse("eut-why-no-wounds") if not bout.wounds(bout.strength) else None
    yield Ward(amount, held), spared


def ward(play: Play, seat: Seat, choice: Ward) -> None:
    """Wounds are prevented after every plus, even those of an immune Monster (ruling 93)."""
    play.tell("eut-warded", seat=seat, amount=choice.amount)
    play.adjust(zones.hero(seat), MAGIC_DEFENCE, -1)
    note(play, WOUND_MINUS, MAGIC_DEFENCE, choice.amount)


VERBS: Verbs = {Ward: ward}
STEPS = ()
OPTIONS = (Ward,)
