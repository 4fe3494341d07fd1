"""K2: unbeaten monsters march on the Gates, the strongest stays, and buildings close."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ask, kind_of, monster
from game.rules.monster_lands.questions import PanicTokens
from game.rules.monster_lands.views import monster_at


@frozen
class Panic(Auto):
    """The strongest unbeaten monster holds the Gates and frightens the Citadel."""

    def resolve(self, play: Play) -> None:
        """One monster at most is left outside, and it closes a building."""
        _march(play)
        standing = monster_at(play.table, zones.GATES)
        if standing is None:
            return
        for _ in range(ask(standing, PanicTokens(), 1)):
            _close_a_building(play, standing)


def marching(table: Reading) -> tuple[Piece, ...]:
    """Monsters that claim the Gates, in the order that settles a full tie (ruling 67)."""
    lairs = (zones.GATES, *zones.REGIONS)
    standing = tuple(each for place in lairs for each in table.zone(zones.lair(place)))
    # One that escaped after its capture comes last: it has already been beaten once.
    return standing + table.zone(zones.ESCAPED)


def _march(play: Play) -> None:
    candidates = marching(play.table)
    if not candidates:
        return
    strongest = max(candidates, key=lambda card: (monster(card).attack, monster(card).kill))
    # The lairs are emptied first, so that the Gates never hold two.
    for card in candidates:
        if card != strongest:
            play.tell("ml-monster-wanders-off", monster=card)
            play.move(card, to=zones.MONSTER_DISCARD)
    if play.table.places[strongest] != zones.lair(zones.GATES):
        play.tell("ml-monster-to-gates", monster=strongest)
        play.move(strongest, to=zones.lair(zones.GATES))


def _close_a_building(play: Play, standing: Piece) -> None:
    left = play.table.zone(zones.PANIC_PILE)
    if not left:
        # Every building is closed already: nothing more can happen (ruling 68).
        play.tell("ml-panic-everywhere", monster=standing)
        return
    play.tell("ml-panic", monster=standing, building=kind_of(left[0]))
    play.move(left[0], to=zones.PANIC)


STEPS = (Panic,)
OPTIONS = ()
