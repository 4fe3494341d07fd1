"""A step of a fight: nothing more happens once a side has fallen (ruling 30)."""

from __future__ import annotations

from game.engine import Auto, Play
from game.rules.euthia.steps.fight_end import HeroFalls, MonsterFalls
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout, is_fighting


class FightStep(Auto):
    """Base of what happens in a fight, in the order of 8.3; skipped when the fight is over."""

    __slots__ = ()

    def resolve(self, play: Play) -> None:
        """Who has fallen comes first; a Hero who got up again goes on with this step."""
        table = play.table
        if not is_fighting(table):
            return
        bout = Bout(table)
        if bout.is_beaten:
            play.push(MonsterFalls())
        elif Hero(table, bout.hero).health <= 0:
            play.push(HeroFalls(bout.hero), self)
        else:
            self.happen(play, bout)

    def happen(self, play: Play, bout: Bout) -> None:
        """Write what happens."""
        raise NotImplementedError
