"""Effects that only events of the Oracle have."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Play
from game.engine.effects import Effect, Use, Works
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import destroy
from game.rules.rivenoire.steps.oracle import ChooseToClose
from game.rules.rivenoire.views import Notable, battle_line
from game.rules.rivenoire.zones import family


@frozen
class Quarantine(Effect):
    """All who are still in the line when this round's fight ends go to the Hospital."""

    kind = "quarantine"
    works: ClassVar[Works] = {"event": ("event",)}

    def apply(self, play: Play, use: Use) -> None:
        """It lapses with this round's fight (ruling 71)."""
        play.mark(zones.QUARANTINE, 1)


@frozen
class MoreHitPoints(Effect):
    """This round's monster has more hit points, up to the most that one can have."""

    kind = "more_hit_points"
    works: ClassVar[Works] = {"event": ("event",)}
    amount: int

    def apply(self, play: Play, use: Use) -> None:
        """It lapses with this round's fight (ruling 71)."""
        before = play.table.marks.get(zones.MORE_HIT_POINTS, 0)
        assert isinstance(before, int)
        play.mark(zones.MORE_HIT_POINTS, before + self.amount)


@frozen
class ClosePlace(Effect):
    """Closes one of these places for the whole next round."""

    kind = "close_place"
    works: ClassVar[Works] = {"event": ("event",)}
    places: tuple[int, ...]

    def apply(self, play: Play, use: Use) -> None:
        """The first player chooses which."""
        play.push(ChooseToClose(use.seat, self.places))


@frozen
class HeadGoesLast(Effect):
    """The first of the battle line becomes the last (ruling 50)."""

    kind = "head_goes_last"
    works: ClassVar[Works] = {"event": ("event",)}

    def apply(self, play: Play, use: Use) -> None:
        """Nothing happens to fewer than two."""
        line = battle_line(play.table)
        if len(line) > 1:
            play.tell("riv-head-goes-last", character=line[0])
            play.move(line[0], to=zones.LINE)


@frozen
class DestroyTop(Effect):
    """Destroys the highest card of the discard pile that is neither Wound nor Beer."""

    kind = "destroy_top"
    works: ClassVar[Works] = {"event": ("event",)}

    def apply(self, play: Play, use: Use) -> None:
        """Nothing, if there is none."""
        for card in reversed(Notable(play.table, use.seat).discard):
            if family(card) not in ("wound", "beer"):
                destroy(play, use.seat, card)
                return


ALL: tuple[type[Effect], ...] = (
    Quarantine,
    MoreHitPoints,
    ClosePlace,
    HeadGoesLast,
    DestroyTop,
)
