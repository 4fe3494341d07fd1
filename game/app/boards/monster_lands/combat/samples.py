"""Battles laid by hand on a table in play: for pictures, and for tests of the stage."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from attrs import evolve, frozen

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import NAMES
from game.bots import RandomPlayer
from game.engine import Situation
from game.engine.game import Setup
from game.engine.options import Option
from game.engine.session import Session
from game.engine.steps import Step
from game.engine.table import Table, lay
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.battle import Battle
from game.rules.monster_lands.steps.deployment import Turn
from game.rules.monster_lands.steps.missions import CompetitiveMission, ContractMission
from game.rules.monster_lands.views import expeditions

PLAYERS = 3
SEED = 11


@frozen
class Party:
    """Somebody sent out, with what they carry: kinds of the content, not pieces."""

    member: str
    seat: int = 0
    force: int = 0
    magic: int = 0
    persuasion: int = 0
    traps: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    defence: int = 0
    guards: int = 0
    potion: int = 0
    venom: int = 0
    gold: int = 0
    wounded: bool = False


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


@cache
def _evening(ambush: bool) -> Table:
    """A table in the middle of a Deployment, as chance laid it."""
    options = (("ambush", True),) if ambush else ()
    session = Session.begin(GAME, Setup(GAME.id, PLAYERS, SEED, options))
    bots = [RandomPlayer(f"{SEED}/{seat}") for seat in range(PLAYERS)]
    while session.decision is not None and not isinstance(session.decision.step, Turn):
        decision = session.decision
        session.choose(bots[decision.seat].choose(Situation(GAME, decision, session.table)))
    return session.table


class _Laying:
    """A table being changed by hand."""

    def __init__(self, table: Table) -> None:
        self.zones = {zone: list(pieces) for zone, pieces in table.zones.items()}
        self.places = dict(table.places)
        self.faces = dict(table.faces)
        self.counters = dict(table.counters)
        self.marks: dict[Any, Any] = dict(table.marks)
        self.agenda = table.agenda

    def put(self, zone: str, *pieces: str) -> None:
        """Lay pieces into a zone, wherever they were."""
        for piece in pieces:
            self.zones[self.places[piece]].remove(piece)
            self.zones.setdefault(zone, []).append(piece)
            self.places[piece] = zone

    def clear(self, zone: str, target: str) -> None:
        """Move everything out of a zone."""
        self.put(target, *self.zones.get(zone, ()))

    def next_of(self, kind: str, taken: set[str]) -> str:
        """A piece of a kind that is not used yet."""
        for piece in sorted(self.places):
            if (piece == kind or piece.startswith(f"{kind}.")) and piece not in taken:
                taken.add(piece)
                return piece
        raise LookupError(kind)


def session_of(scenery: Scenery) -> Session:
    """The battle at the asked moment."""
    laying = _Laying(_evening(scenery.ambush))
    _lay_place(laying, scenery)
    taken: set[str] = set()
    for number, party in scenery.parties.items():
        _send(laying, zones.expedition(scenery.place, number), party, taken)
    for kind in scenery.loot:
        laying.put(zones.loot(0), f"loot.{kind}")
    laying.counters |= scenery.counters
    laying.marks |= {zones.ROUND: scenery.round, zones.PHASE: "adventure"}
    agenda = _agenda(laying.agenda, scenery.place)
    table = lay(laying.zones, laying.faces, laying.counters, laying.marks, agenda)
    options = (("ambush", True),) if scenery.ambush else ()
    setup = Setup(GAME.id, PLAYERS, SEED, options)
    session = Session.begin(GAME, setup, table, scenery.rolls)
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


def _lay_place(laying: _Laying, scenery: Scenery) -> None:
    place = scenery.place
    for exp in expeditions(place):
        laying.clear(zones.envoy(exp), zones.TOKENS)
    if place in (zones.COMPETITIVE, zones.CONTRACT):
        laying.clear(zones.mission(place), zones.GONE)
        laying.put(zones.mission(place), f"mission.{scenery.mission}")
        return
    laying.clear(zones.lair(place), zones.MONSTER_DISCARD)
    if scenery.monster:
        laying.put(zones.lair(place), f"monster.{scenery.monster}")
    if scenery.region:
        laying.clear(zones.land(place), zones.GONE)
        laying.put(zones.land(place), f"region.{scenery.region}")


def _send(laying: _Laying, exp: str, party: Party, taken: set[str]) -> None:
    card, token = f"member.{party.member}", f"token.{party.member}"
    laying.put(zones.members(party.seat), card)
    laying.put(zones.envoy(exp), token)
    if party.wounded:
        laying.faces[token] = "wounded"
    for kind in party.gear:
        laying.put(zones.worn(card), laying.next_of(f"gear.{kind}", taken))
    for colour in zones.COLOURS:
        supply = list(laying.zones.get(zones.dice(colour), ()))
        dice = supply[: getattr(party, colour)]
        laying.put(zones.exp_dice(exp), *dice)
    for kind in party.traps:
        trap = laying.next_of(f"trap.{kind}", taken)
        laying.put(zones.face_down(exp, party.seat), trap)
    for name in (zones.DEFENCE, zones.GUARDS, zones.POTION, zones.VENOM, zones.GOLD):
        laying.counters[zones.owner(exp), name] = getattr(party, name)


def _agenda(agenda: tuple[Step, ...], place: str) -> tuple[Step, ...]:
    """What is still to do, down from the adventure of this place."""
    wanted: Step = Battle(place)
    if place == zones.COMPETITIVE:
        wanted = CompetitiveMission()
    elif place == zones.CONTRACT:
        wanted = ContractMission()
    return agenda[: agenda.index(wanted) + 1]


def match_of(scenery: Scenery, person: int | None = None) -> Match:
    """The same as a match of three people, or of one person among bots."""
    seats = default_seats(list(NAMES[:PLAYERS]))
    if person is not None:
        seats = tuple(
            info if seat == person else evolve(info, player="random")
            for seat, info in enumerate(seats)
        )
    return Match(GAME, session_of(scenery), seats)
