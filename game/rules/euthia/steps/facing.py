"""A Monster that came to where the Hero stands: it may be fought, it need not be (ruling 16)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Seat, Zone, refuse
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.entering import pay_for_action
from game.rules.euthia.steps.fight import Fight
from game.rules.euthia.views import Hero, Land


@frozen
class FaceMonster(Option):
    """Fight the Monster of the space where the Hero stands, with this Combat Action."""

    says: ClassVar[str] = "eut-option-face"
    space: Zone
    place: str
    level: int
    by: Piece


def offers(table: Reading, seat: Seat) -> list[Offer]:
    """Once for each Combat Action at hand; the other way is to leave."""
    land, here = Land(table), Hero(table, seat).location
    if not land.is_held(here):
        return []
    place, level = land.spot(here).place, land.level(here)
    sources = combat_sources(table, seat)
    if not sources:
        refusal = refuse("eut-why-no-combat-action", level=level)
        return [(FaceMonster(here, place, level, ""), refusal)]
    return [(FaceMonster(here, place, level, by), None) for by in sources]


def face(play: Play, seat: Seat, choice: FaceMonster) -> None:
    """A normal Combat."""
    pay_for_action(play, seat, choice.by)
    play.push(Fight(seat, choice.space))


VERBS: Verbs = {FaceMonster: face}
STEPS = ()
OPTIONS = (FaceMonster,)
