"""Fights laid by hand: a line, hands, a monster and the faces that will be rolled."""

from __future__ import annotations

from typing import Self

from game.engine import Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.combat import ThrowAway, UseCard
from game.rules.rivenoire.steps.expedition import Expedition
from game.rules.rivenoire.steps.monster import Suffer
from game.rules.rivenoire.views import leader
from game.rules.rivenoire.views.fight import Fight
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.laid import Scene

FACES = {
    "fame": 1,
    "wound": 2,
    "choice": 3,
    "special": 4,
    "random": 5,
    "double": 6,
}


class Battle(Scene):
    """``Battle(2).line("0 warrior", "1 peasant").fight("gnomes", "fame", "wound")``."""

    def line(self, *fighters: str) -> Self:
        """Who stands in the line, from the left: the seat and the kind."""
        for each in fighters:
            seat, kind = each.split()
            self.stand(int(seat), kind, zones.LINE)
        return self

    def hands(self, *hands: str) -> Self:
        """The hand of each seat, by the names of its cards."""
        for seat, names in enumerate(hands):
            self.notable(seat, hand=names.split())
        return self

    def fight(self, monster: str, *faces: str) -> Self:
        """Begin the expedition; these faces fall first."""
        rolls = tuple(FACES[each] for each in faces)
        return self.monster(monster).play(Expedition(), rolls=rolls)

    def strike(self, *names: str) -> Self:
        """Play these combat cards, one a question."""
        for name in names:
            self.do(UseCard, card=name)
        return self

    def throw(self, *names: str) -> Self:
        """Discard these cards, one a question."""
        for name in names:
            self.do(ThrowAway, card=name)
        return self

    def suffer(self, face: str) -> Self:
        """Choose a face that was rolled."""
        return self.do(Suffer, face=face)

    @property
    def points(self) -> int:
        """Hit points that the monster has left."""
        return Fight(self.table).hit_points

    @property
    def ranks(self) -> list[str]:
        """The line from the left: the seat and the kind."""
        found = self.zone(zones.LINE)
        return [f"{leader(self.table, each)} {kind_of(each)}" for each in found]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each hand has."""
        seats: range = range(self.setup.players)
        return tuple(len(self.seen(seat).hand) for seat in seats)

    def wounds(self, seat: Seat = 0) -> int:
        """Wounds on a discard pile."""
        return self.pile(seat).count("wound")
