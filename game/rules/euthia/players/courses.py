"""How a fight that is on would go from here, for who fights it by rules of thumb."""

from __future__ import annotations

from game.engine import Reading
from game.rules.euthia import zones
from game.rules.euthia.odds import glance, reckoning_of
from game.rules.euthia.players.rates import USUAL, Rates
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout


class Course:
    """How the fight that is on would go from here, at a glance."""

    def __init__(self, view: Reading, rates: Rates = USUAL) -> None:
        bout = Bout(view)
        self.rates = rates
        assert bout.monster is not None
        self.bout, self.hero = bout, Hero(view, bout.hero)
        self.duel = glance(view, bout.hero, bout.monster, max(1, bout.left))
        self.reckoning = reckoning_of(self.duel)
        rounds = bout.count(zones.COMBAT_ROUND) - 1
        self.number = max(0, min(rounds, self.reckoning.settled))

    def suffered(self, wounds: float, gaar: int = 0, healed: int = 0) -> float:
        """What it is worth to go on after so many Wounds, and so much Gaar given.

        A Monster may have healed meanwhile.
        """
        if wounds >= self.hero.health:
            return 0.0
        duel = self.duel
        left = min(duel.left + healed, max(duel.left, self.bout.health))
        state = (duel.health - int(wounds), left, duel.gaar - gaar, 0, self.number, 0)
        return self._worth(self.reckoning.strike(state), gaar)

    def struck(self, damage: float, gaar: int = 0, hope: int = 0) -> float:
        """What it is worth to go on after so much Damage, with Gaar and Hope given for it."""
        duel, spent = self.duel, self.rates.hope * hope
        if damage >= duel.left:
            return self._worth((1.0, float(duel.health)), gaar) - spent
        then = min(self.number + 1, self.reckoning.settled)
        state = (duel.health, duel.left - int(damage), duel.gaar - gaar, 0, then, 0)
        return self._worth(self.reckoning.value(state), gaar) - spent

    def _worth(self, found: tuple[float, float], gaar: int) -> float:
        rates = self.rates
        return rates.stake * found[0] + rates.kept * found[1] - rates.gaar * gaar

    def danger(self, health: int) -> float:
        """The chance to fall in the next attack with so much Health."""
        attacks = self.reckoning.attacks_in(self.number)
        return sum([likely for likely, wounds, _, _ in attacks if wounds >= health])
