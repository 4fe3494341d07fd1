"""Impending Doom, the ninth round: two fights in a row for each Hero (ruling 104)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.bodies import heal
from game.rules.euthia.content import box
from game.rules.euthia.meta import settings
from game.rules.euthia.readiness import make_ready
from game.rules.euthia.scenarios import beaten
from game.rules.euthia.steps.ending import FinalScoring
from game.rules.euthia.steps.fight import FightFoe
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.steps.turn_end import TrimHand
from game.rules.euthia.views import Hero, turn_order

#: The Level of the first foe; of the heroic one.
FOE_LEVEL, HEROIC_LEVEL = 2, 3


@frozen
class Finale(Auto):
    """Nobody moves any more; in turn order everybody is called to fight."""

    number: int

    def resolve(self, play: Play) -> None:
        """Then the game is scored."""
        play.mark(zones.ROUND, self.number)
        play.tell("eut-finale")
        play.shuffle(zones.deck(zones.MIRREZIL))
        calls = [FinalFights(seat) for seat in turn_order(play.table)]
        play.push(*calls, FinalScoring())


@frozen
class FinalFights(Auto):
    """A Hero at full strength: an Elite first, then a herald of Mirrezil."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Health, tokens and exhausted tiles carry over from one fight to the next."""
        play.mark(zones.ACTIVE, self.seat)
        play.tell("eut-final-fights", seat=self.seat)
        make_ready(play, self.seat)
        hero = Hero(play.table, self.seat)
        heal(play, self.seat, hero.max_health - hero.health)
        foe = _first_foe(play)
        play.push(FightFoe(self.seat, foe), SecondFight(self.seat))
        play.push(Settle(self.seat), TrimHand(self.seat))


def _first_foe(play: Play) -> Piece:
    """Any Elite of the Level, used or not, each at most once."""
    level = HEROIC_LEVEL if settings(play.table).heroic else FOE_LEVEL
    met = play.table.marks.get(zones.FOES_MET, ())
    assert isinstance(met, tuple)
    named = [f"elite.{name}" for name, card in box().elites.items() if card.level == level]
    found = [each for each in named if each not in met]
    foe = found[play.chance.below(len(found))]
    play.mark(zones.FOES_MET, (*met, foe))
    return foe


@frozen
class SecondFight(Auto):
    """Only for who has beaten the first foe: dying ends the finale."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """The top card of Mirrezil."""
        if beaten(play.table, self.seat):
            play.push(FightFoe(self.seat, play.table.zone(zones.deck(zones.MIRREZIL))[0]))


STEPS = (Finale, FinalFights, SecondFight)
OPTIONS = ()
