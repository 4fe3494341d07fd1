"""Places laid by hand: ``Town(4).at("market", "0 peasant", "1 peasant").open("market")``."""

from __future__ import annotations

from typing import Self

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.paying import PayWith
from game.rules.rivenoire.steps.places import Place
from game.rules.rivenoire.steps.tavern import PayWageWith
from game.rules.rivenoire.steps.visiting import ActHere, PlayBolt
from tests.rules.rivenoire.laid import Scene, named


class Town(Scene):
    """A table of which single places are resolved."""

    def at(self, place: str, *people: str) -> Self:
        """Who stands on the spaces of a place, from the left; nobody on a space: ``-``."""
        for number, each in enumerate(people, 1):
            if each != "-":
                seat, kind = each.split()
                self.stand(int(seat), kind, zones.space(place, number))
        return self

    def owner_at(self, place: str, who: str) -> Self:
        """Who stands on the owner's spot."""
        seat, kind = who.split()
        return self.stand(int(seat), kind, zones.owner_spot(place))

    def open(self, place: str, rolls: tuple[int, ...] = ()) -> Self:
        """Resolve a place."""
        return self.play(Place(zones.number_of(place)), rolls=rolls)

    def act(self) -> Self:
        """Carry out the action."""
        return self.do(ActHere)

    def pay(self, *names: str) -> Self:
        """Pay with cards by their names, or with tokens."""
        step = self.step
        assert step is not None
        held = [*self.seen(step.seat).hand, *self.seen(step.seat).tokens]
        items = []
        for name in names:
            item = next(each for each in held if name in (named(each), each))
            held.remove(item)
            items.append(item)
        draft = step
        for item in items:
            part = next(
                each for each in draft.options(self.table) if each.part and each.item == item
            )
            draft = draft.taking(part)
        whole = next(
            each for each in draft.options(self.table) if isinstance(each, PayWith | PayWageWith)
        )
        return self.choose(whole)

    def bolt(self, name: str) -> Self:
        """Play a bolt card."""
        return self.do(PlayBolt, card=name)

    def bolts(self) -> list[str]:
        """The bolt cards that may be played now."""
        return [named(each.card) for each in self.offered(PlayBolt)]
