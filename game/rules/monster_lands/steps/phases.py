"""The phases of a round, and the pools that are formed in Preparation (P4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from attrs import frozen

from game.engine import Auto, Piece, Play
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member
from game.rules.monster_lands.deeds import add_dice
from game.rules.monster_lands.spaces import counts
from game.rules.monster_lands.views import Clan, bracket_for, turn_order
from game.rules.monster_lands.vocabulary import Colour


@frozen
class Phase(Auto):
    """Note where in the round we are."""

    name: str

    def resolve(self, play: Play) -> None:
        """For those who watch, and for rules that ask."""
        play.mark(zones.PHASE, self.name)
        play.tell("ml-phase", phase=self.name)


@frozen
class FormPools(Auto):
    """Every clan takes the dice of its members and of its glory (P4)."""

    def resolve(self, play: Play) -> None:
        """In turn order; Persuasion dice are rolled at once."""
        for seat in turn_order(play.table):
            clan = Clan(play.table, seat)
            dice = dice_of(clan.members, clan.glory)
            # A gift of the Queen waits in the pool already.
            waiting = counts(clan.pool)
            force, magic, persuasion = [dice[colour] + waiting[colour] for colour in zones.COLOURS]
            play.tell("ml-pool", seat=seat, force=force, magic=magic, persuasion=persuasion)
            add_dice(play, seat, dice)


@lru_cache(1024)
def dice_of(members: tuple[Piece, ...], glory: int) -> Mapping[Colour, int]:
    """The dice of each colour that these members and this glory bring."""
    dice = dict.fromkeys(zones.COLOURS, 0)
    for source in (*(member(card).dice for card in members), bracket_for(glory).dice):
        for colour, count in source.items():
            dice[colour] += count
    return dice


STEPS = (Phase, FormPools)
OPTIONS = ()
