"""Fighting the open Elite on its Lair, by a Combat Action (chapter 14, D-29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Auto, Offer, Option, Piece, Play, Reading, Seat, refuse
from game.rules.euthia import zones
from game.rules.euthia.elites import is_lair, show_bounty
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.steps.common import Occasion, Verbs
from game.rules.euthia.steps.entering import pay_for_action
from game.rules.euthia.steps.fight import FightElite
from game.rules.euthia.views import Hero


@frozen
class Hunt(Option):
    """Fight the Elite here, with this Combat Action."""

    says: ClassVar[str] = "eut-option-hunt"
    elite: Piece
    by: Piece


def is_vain(now: Occasion) -> bool:
    """Nothing is offered without an Elite that lies open."""
    return not now.has_elite


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Only where the open Elite is found; once for each Combat Action at hand."""
    for elite in table.zone(zones.ELITE):
        if not is_lair(table, Hero(table, seat).location):
            continue
        sources = combat_sources(table, seat)
        for by in sources:
            yield Hunt(elite, by), None
        if not sources:
            yield Hunt(elite, ""), refuse("eut-why-no-combat-action-elite")


def hunt(play: Play, seat: Seat, choice: Hunt) -> None:
    """The space is free already; the fight brings neither Loot nor a token."""
    pay_for_action(play, seat, choice.by)
    play.push(FightElite(seat, Hero(play.table, seat).location))


@frozen
class NextBounty(Auto):
    """An Elite that fell this turn is followed by the next (T3e, ruling 65)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """If Bounties remain."""
        show_bounty(play)


VERBS: Verbs = {Hunt: hunt}
STEPS = (NextBounty,)
OPTIONS = (Hunt,)
