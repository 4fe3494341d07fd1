"""Battles laid by hand on a table of known cards: for pictures, and for tests of the stage."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, frozen

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import NAMES
from game.engine.game import Setup
from game.engine.options import Option
from game.engine.session import Session
from game.engine.steps import Step
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.flow import ROUND
from game.rules.monster_lands.laying import Laying, Party
from game.rules.monster_lands.steps.battle import Battle
from game.rules.monster_lands.steps.missions import CompetitiveMission, ContractMission
from game.rules.monster_lands.steps.rounds import Round

PLAYERS = 3
SEED = 11
#: Leader, initial mercenary and initial trap of each seat.
CLANS = (
    ("member.purkas", "member.korgo", "trap.initial_plus_4.1"),
    ("member.nuduru", "member.frunks", "trap.initial_plus_4.2"),
    ("member.tortock", "member.taron", "trap.initial_plus_4.3"),
)
#: What lies open on an evening on which nothing has been bought.
EVENING: Mapping[str, tuple[str, ...]] = {
    zones.TAVERN: ("member.fandor", "member.wishor", "member.vaidala", "member.lorios"),
    zones.TRAPS: (
        "trap.force_plus_3.1",
        "trap.plus_4.4",
        "trap.force_die_1.1",
        "trap.magic_die_2.1",
        "trap.plus_6.3",
        "trap.magic_plus_2.1",
    ),
    zones.BAZAAR: ("gear.pugnor.1", "gear.rashnek.1", "gear.kedavra.1"),
    zones.LOOT: ("loot.gold_12", "loot.potions_venoms", "loot.trophy_3", "loot.kill_plus_6"),
    zones.land("a"): ("region.kale",),
    zones.land("b"): ("region.ghadik",),
    zones.trails("a"): ("list.1",),
    zones.trails("b"): ("list.2",),
    zones.lair("a"): ("monster.krushus",),
    zones.lair("b"): ("monster.moldo",),
    zones.mission(zones.COMPETITIVE): ("mission.road_patrol",),
    zones.mission(zones.CONTRACT): ("mission.witch_hunt",),
}
SIDES = {"list.1": "a", "list.2": "b", "mission.road_patrol": "a", "mission.witch_hunt": "b"}


@frozen
class Scenery:
    """A place, what stands there, who went, how the dice will fall, and what was chosen so far."""

    place: str
    parties: Mapping[int, Party]
    monster: str = ""
    region: str = ""
    mission: str = ""
    round: int = 3
    ambush: bool = False
    rolls: tuple[int, ...] = ()
    #: Names of options to choose, one after the other (the first of that name).
    choices: tuple[str, ...] = ()
    counters: Mapping[tuple[str, str], int] = {}
    loot: tuple[str, ...] = ()


def session_of(scenery: Scenery) -> Session:
    """The battle at the asked moment."""
    laying = _evening(scenery.ambush)
    _lay_place(laying, scenery)
    for number, party in scenery.parties.items():
        laying.set_out(zones.expedition(scenery.place, number), party)
    laying.put(zones.loot(0), *(f"loot.{kind}" for kind in scenery.loot))
    laying.counters |= scenery.counters
    laying.mark(zones.ROUND, scenery.round)
    table = laying.laid(*_still_to_do(scenery))
    session = Session.begin(GAME, laying.setup, table, scenery.rolls)
    for name in scenery.choices:
        decision = session.decision
        assert decision is not None
        names = [_name(option) for option in decision.options]
        session.choose(names.index(name))
    return session


def _name(option: Option) -> str:
    """The class of an option, with its count where it has one."""
    count = getattr(option, "count", None)
    name = type(option).__name__
    return f"{name} {count}" if name == "GiveUpMagic" else name


def _evening(ambush: bool) -> Laying:
    """Three young clans around a board of known cards, when the expeditions set out."""
    options = (("ambush", True),) if ambush else ()
    laying = Laying(Setup(GAME.id, PLAYERS, SEED, options))
    for zone, pieces in EVENING.items():
        laying.put(zone, *pieces)
    for piece, side in SIDES.items():
        laying.face(piece, side)
    for seat, (leader, mercenary, trap) in enumerate(CLANS):
        laying.recruit(seat, leader, mercenary).mark(zones.leader(seat), leader)
        laying.put(zones.traps(seat), trap).count(zones.clan(seat), glory=5, gold=7)
    return laying.mark(zones.FIRST, 0).mark(zones.PHASE, "adventure")


def _lay_place(laying: Laying, scenery: Scenery) -> None:
    place = scenery.place
    for zone, kind, name in (
        (zones.lair(place), "monster", scenery.monster),
        (zones.land(place), "region", scenery.region),
        (zones.mission(place), "mission", scenery.mission),
    ):
        laying.put(zones.GONE, *laying.zones.get(zone, ()))
        if name:
            laying.put(zone, f"{kind}.{name}")


def _still_to_do(scenery: Scenery) -> tuple[Step, ...]:
    """The rest of the round, from the adventure of this place on, and the next one."""
    wanted: Step = Battle(scenery.place)
    if scenery.place == zones.COMPETITIVE:
        wanted = CompetitiveMission()
    elif scenery.place == zones.CONTRACT:
        wanted = ContractMission()
    return (*ROUND[ROUND.index(wanted) :], Round(scenery.round + 1))


def match_of(scenery: Scenery, person: int | None = None) -> Match:
    """The same as a match of three people, or of one person among bots."""
    seats = default_seats(list(NAMES[:PLAYERS]))
    if person is not None:
        seats = tuple(
            info if seat == person else evolve(info, player="random")
            for seat, info in enumerate(seats)
        )
    return Match(GAME, session_of(scenery), seats)
