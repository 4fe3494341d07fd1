"""The places in their order, and what each of them begins and ends with (chapter 8)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Reading, Refusal, Step, refuse
from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.arena import AtArena, OpenArena
from game.rules.rivenoire.steps.mine import AtMine, CloseMine, OpenMine, dig
from game.rules.rivenoire.steps.oracle import AtOracle, OpenOracle
from game.rules.rivenoire.steps.provost import AtProvost
from game.rules.rivenoire.steps.tavern import AtTavern
from game.rules.rivenoire.steps.trades import AtHospital, AtMarket, AtQuestOffice, AtRamparts
from game.rules.rivenoire.steps.visiting import Visit
from game.rules.rivenoire.views import City, leader

VISITS: dict[str, type[Visit]] = {
    each.place: each
    for each in (
        AtRamparts,
        AtMarket,
        AtHospital,
        AtMine,
        AtArena,
        AtQuestOffice,
        AtProvost,
        AtTavern,
        AtOracle,
    )
}


@frozen
class Place(Auto):
    """A place of the city is resolved, by its number."""

    number: int

    def resolve(self, play: Play) -> None:
        """Owner's spot, then the spaces from left to right, then the beds."""
        name = zones.PLACES[self.number - 1]
        play.mark(zones.PHASE, "actions")
        play.mark(zones.PLACE, self.number)
        count = len(City(play.table, name).characters)
        if count or name == zones.ORACLE:
            play.tell("riv-place", place=name, number=self.number)
        play.push(*steps_of(name, count))


def steps_of(name: str, count: int) -> tuple[Step, ...]:
    """What a place begins and ends with, by the number of characters that stand there."""
    visits = NextVisit(name)
    if name == zones.ORACLE:
        return (OpenOracle(), visits)
    if name == zones.MINE and count:
        return (OpenMine(), visits, CloseMine())
    if name == zones.ARENA and count > 1:
        return (OpenArena(),)
    return (visits,) if count else ()


@frozen
class NextVisit(Auto):
    """The next character of a place, until all have left."""

    place: str

    def resolve(self, play: Play) -> None:
        """Whoever was dismissed or relieved meanwhile does not act."""
        there = City(play.table, self.place).occupied
        if not there:
            play.mark(zones.VISIT, None)
            play.mark(zones.ACTIVE, None)
            return
        spot, character = there[0]
        seat = leader(play.table, character)
        play.mark(zones.ACTIVE, seat)
        play.mark(zones.VISIT, (self.place, spot, character, 0))
        play.push(VISITS[self.place](seat, spot, character), NextVisit(self.place))


def last_visit(table: Reading) -> tuple[str, str, str, int] | None:
    """The visit that is being resolved: place, spot, character, whether its action was done."""
    visit = table.marks.get(zones.VISIT)
    if not isinstance(visit, tuple):
        return None
    place, spot, character, done = visit
    return place, spot, character, done


def why_not_again(table: Reading) -> Refusal | None:
    """An action to be repeated was done just now, and can be done once more (rulings 10, 43)."""
    visit = last_visit(table)
    if visit is None or not visit[3] or visit[0] == zones.ARENA:
        return refuse("riv-why-nothing-to-repeat")
    return why_not_act(table, visit)


def why_not_act(table: Reading, visit: tuple[str, str, str, int]) -> Refusal | None:
    """Why the action of a place cannot be done now."""
    place, spot, character, _ = visit
    seat = seat_of_visit(table, character)
    if place == zones.MINE:
        empty = zones.MINE_DECK not in table.zones
        return refuse("riv-why-mine-empty") if empty else None
    refusal: Refusal | None = refuse("riv-why-nothing-to-repeat")
    for _, refusal in VISITS[place](seat, spot, character, again=True).actions(table):
        if refusal is None:
            return None
    return refusal


def seat_of_visit(table: Reading, character: str) -> int:
    """Who acts: the leader of the character, or whoever has just dismissed it."""
    seat = table.faces.get(character, table.marks.get(zones.ACTIVE, 0))
    assert isinstance(seat, int)
    return seat


def act_again(play: Play) -> None:
    """The action from scratch, with the choice and the price of the moment (ruling 43)."""
    visit = last_visit(play.table)
    assert visit is not None
    place, spot, character, _ = visit
    seat = seat_of_visit(play.table, character)
    play.tell("riv-again", seat=seat, place=place)
    again = VISITS[place](seat, spot, character, again=True)
    if place == zones.MINE:
        dig(play, 1, seat, zones.DUG, zones.DUG)
        play.push(again, CloseMine(alone=True))
    else:
        play.push(again)


STEPS = (Place, NextVisit)
OPTIONS = ()
