"""The Monster without a player: the Combat card spends Gaar and Chaos for it (chapter 16)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Play
from game.rules.euthia import zones
from game.rules.euthia.chaos import act
from game.rules.euthia.content import box
from game.rules.euthia.fighting import note
from game.rules.euthia.steps.fight_dice import combat_card
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.views.bout import NO_GAAR, STRENGTH, Bout

#: A die up to this is worth a Gaar to the Monster.
LOW = 3


@frozen
class DeckAnswers(FightStep):
    """Gaar by its symbols, then Chaos by its symbols (step 2C, solo)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """A card that was taken up has no symbols left."""
        card = combat_card(play.table)
        if card is None:
            return
        for _ in range(card.gaar):
            _spend_gaar(play)
        act(play, card.chaos)


def _spend_gaar(play: Play) -> None:
    """The lowest die again if it is low, the left one of two alike (ruling 55)."""
    bout = Bout(play.table)
    if not bout.count(zones.MONSTER_GAAR) or bout.notes(NO_GAAR):
        return
    lowest = min(bout.dice, key=play.table.pips)
    if play.table.pips(lowest) > LOW:
        return
    shift = box().figures.gaar.shift
    play.adjust(zones.FIGHT, zones.MONSTER_GAAR, -1)
    (face,) = play.roll(lowest)
    note(play, STRENGTH, zones.GAAR, shift)
    play.tell("eut-swayed", face=face, amount=shift, strength=Bout(play.table).strength)


STEPS = (DeckAnswers,)
OPTIONS = ()
