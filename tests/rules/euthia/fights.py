"""Fights laid by hand: ``Bouts("dral").hero(health=7).fight("dragonfly", "combat_15")``."""

from __future__ import annotations

from typing import Any, Self

from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.steps.fight import Fight
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.views.bout import Bout
from tests.rules.euthia.laid import Scene

_LETTERS = {"a": (0, 0), "b": (1, 0), "c": (0, 1)}


class Bouts(Scene):
    """A table on which a fight is about to begin."""

    def __init__(self, *heroes: str, **options: Any) -> None:
        names = heroes or ("maeldur",)
        super().__init__(len(names), names, **options)

    def fight(self, monster: str, *cards: str, rolls: tuple[int, ...] = ()) -> Self:
        """A fight against this Monster on a space of its Level; `cards` are the Combat cards."""
        level = box().monsters[monster].level
        pile = zones.deck(zones.monsters(level))
        self.put_on_top(pile, f"monster.{monster}.1")
        if cards:
            self.put_on_top(zones.deck(zones.COMBAT), *(f"combat.{name}" for name in cards))
        space = self.held(level)
        return self.at(0, space).play(Fight(0, space), rolls=rolls)

    def held(self, level: int) -> str:
        """A space that a Monster of this Level holds, far from Powers; its tile is laid for it."""
        anchor = (1, -2)
        for name, tile in box().territory.items():
            places = [str(each.place) for each in (tile.a, tile.b, tile.c)]
            quiet = not any(each.startswith(("elemental", "encounter")) for each in places)
            for letter, (q, r) in _LETTERS.items():
                if getattr(tile, letter).monster == level and quiet and tile.centre is None:
                    self.map({anchor: name})
                    return zones.space(anchor[0] + q, anchor[1] + r)
        raise LookupError(f"no space of Level {level}")

    def done(self) -> Self:
        """Nothing more of this."""
        found = [each for each in self.options if isinstance(each, Done | Pass)]
        assert found, f"{self.asks}: {self.options}"
        return self.choose(found[0])

    def until(self, step: str, window: str = "", most: int = 40) -> Self:
        """Say no to everything until this step asks, perhaps in this window."""
        for _ in range(most):
            if self.asks == step and getattr(self.step, "window", "") in ("", window):
                return self
            self.done()
        raise AssertionError(f"{step} {window} never asked; {self.asks} does")

    def window(self, name: str) -> Self:
        """Say no to everything until this window of the fight is open."""
        return self.until("UseInFight", name)

    def use(self, thing: str) -> Self:
        """Use a tile, a Gem or an Essence, by its kind."""
        return self.do(UseBlock, thing=thing)

    @property
    def asked(self) -> dict[str, Any]:
        """What the open question speaks of."""
        assert self.step is not None
        return dict(self.step.prompt(self.table).args)

    @property
    def bout(self) -> Bout:
        """The fight as it is now."""
        return Bout(self.table)

    def counted(self, name: str) -> int:
        """A counter of the fight."""
        return self.table.count(zones.FIGHT, name)

    @property
    def keys(self) -> list[str]:
        """The story by its keys."""
        return [each.key for each in self.story]
