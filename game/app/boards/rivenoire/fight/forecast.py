"""What could come of the fight: what a card would do, who would take which Loot."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from game.app.boards.rivenoire.reading import lasts
from game.engine.table import Reading
from game.rules.rivenoire import help as help_
from game.rules.rivenoire.content import talent
from game.rules.rivenoire.views import Notable, battle_line, leader, players
from game.rules.rivenoire.views.fight import Fight


@frozen
class Blow:
    """What a card would take from the monster, and what it would leave."""

    damage: int
    left: int

    @property
    def slays(self) -> bool:
        """Whether it would be the final one."""
        return self.damage > 0 and self.left == 0


def blow_of(fight: Fight, seat: int, fighter: str, card: str) -> Blow | None:
    """What a card would do for a fighter; None of a card without damage."""
    damage = help_.blow_of(fight.table, seat, card, fighter)
    return None if damage is None else Blow(damage, max(fight.hit_points - damage, 0))


def life_of(fight: Fight) -> tuple[int, int]:
    """Hit points left and those it began with; all that are printed as it appears."""
    if not fight.starting_points:
        return fight.monster.hit_points, fight.monster.hit_points
    return fight.hit_points, fight.starting_points


@frozen
class Pick:
    """A Loot card that somebody would take."""

    seat: int
    #: The character that takes it besides, after the sharing; none in the sharing itself.
    extra: str = ""


def picks(fight: Fight) -> list[Pick]:
    """Who would take the Loot if the monster fell now: from the left, over and over."""
    line = battle_line(fight.table)
    extra = [
        Pick(leader(fight.table, each), each) for each in line for _ in range(talent(each).loot)
    ]
    return [*(Pick(seat) for seat in help_.loot_order(fight.table)), *extra]


def lasting_cards(table: Reading) -> Iterator[tuple[int, str]]:
    """The players whose top card works on, with that card."""
    for seat in range(players(table)):
        top = Notable(table, seat).top
        if top is not None and lasts(top):
            yield seat, top


def is_last_to_strike(fight: Fight) -> bool:
    """Whether nobody after the one who acts could still save a combat round without damage."""
    return not fight.dealt and not fight.still_to_act and fight.fighter is not None
