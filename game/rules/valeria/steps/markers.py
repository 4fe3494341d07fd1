"""Conquest Markers leave the board: for an Award, or for the map (chapters 7 and 12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Play, Reading, Seat, Text, Zone, text
from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.gaining import score
from game.rules.valeria.refusals import why_not_uncover
from game.rules.valeria.steps.reactions import CARRYING
from game.rules.valeria.views import Award, Warden


@frozen
class TakeMarker(Option):
    """Take the marker off this space, which opens."""

    says: ClassVar[str] = "val-option-marker"
    space: Zone


@frozen
class UncoverSpace(Ask):
    """Which marker leaves the board (DP-MARKER): for an Award, or in step 6 of a plan."""

    seat: Seat
    #: The pile of the Award; empty when a plan was carried out.
    award: str = ""

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.award:
            card = Award(table, self.award).piece
            return text("val-ask-marker-award", seat=self.seat, award=card)
        return text("val-ask-marker", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every marker still there."""
        for space in Warden(table, self.seat).covered_spaces:
            yield TakeMarker(space), why_not_uncover(table, self.seat, space)

    def resolve(self, play: Play, choice: Option) -> None:
        """The space works at once (ruling 25), whatever the marker is taken for (ruling 36)."""
        assert isinstance(choice, TakeMarker)
        if not self.award:
            play.mark(zones.CAMP_STEP, 6)
        source = f"space.{zones.last_part(choice.space)}"
        play.tell("val-marker-taken", seat=self.seat, space=source)
        (marker,) = play.table.zone(choice.space)
        if self.award:
            self._claim(play, marker)
        else:
            play.move(marker, to=zones.in_hand(self.seat))
        for use in CARRYING.of(source, Use(self.seat, "", "removed"), self.seat):
            CARRYING.ability(use).apply(play, use)

    def _claim(self, play: Play, marker: str) -> None:
        """On the leftmost free circle."""
        award = Award(play.table, self.award)
        circle = award.free_circle
        points = box().award_points[circle - 1]
        play.tell("val-award-claimed", seat=self.seat, award=award.piece, points=points)
        play.move(marker, to=zones.circle(self.award, circle))
        score(play, self.seat, zones.FROM_AWARDS, points)


STEPS = (UncoverSpace,)
OPTIONS = (TakeMarker,)
