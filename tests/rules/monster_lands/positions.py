"""Adventures laid out by hand, so that a test of a battle reads like the rule.

``adventure(monster="sckon", expeditions={1: party("frunks", force=2, magic=2)}, rolls=(2, 5))``
gives a `Scene`: a session at its first question, with scripted rolls in front of chance. After
every decision the whole box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from game.engine import (
    Ask,
    Offer,
    Option,
    Reading,
    Refusal,
    Seat,
    Session,
    Setup,
    Step,
    Table,
    Text,
    text,
)
from game.engine.events import Told
from game.engine.invariants import check
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.laying import Laying, Party
from game.rules.monster_lands.steps.battle import Battle
from game.rules.monster_lands.steps.missions import CompetitiveMission, ContractMission
from game.rules.monster_lands.steps.rolling import StopRolling
from game.rules.monster_lands.steps.strike import RollOne
from game.rules.monster_lands.views import Clan, Expedition, colour_of

LEADERS = tuple(f"member.{kind}" for kind in ("purkas", "tortock", "nuduru", "poissen"))


@frozen
class Home(Option):
    """Leave the table as it is."""

    def label(self) -> Text:
        return text("home")


@frozen
class Aftermath(Ask):
    """The adventure is over; nothing more is asked."""

    seat: Seat = 0

    def options(self, table: Reading) -> Sequence[Option]:
        return [Home(), Home()]

    def prompt(self, table: Reading) -> Text:
        return text("aftermath")


GAME_WITH_AFTERMATH = evolve(GAME, steps=(*GAME.steps, Aftermath), options=(*GAME.options, Home))


def party(member: str, seat: Seat = 0, **carried: Any) -> Party:
    """Send a member of a seat out; `party("madhala")` is one of her tokens."""
    return Party(member, seat, **carried)


class Scene:
    """An adventure being played."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.pieces = frozenset(session.table.places)
        self._check()

    def _check(self) -> None:
        check(self.session.game, self.table, self.pieces)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    @property
    def step(self) -> Ask | None:
        """The step that asks; None once the adventure is over."""
        decision = self.session.decision
        assert decision is not None
        return None if isinstance(decision.step, Aftermath) else decision.step

    @property
    def is_over(self) -> bool:
        """Whether nothing of the adventure is left to do."""
        return self.step is None

    @property
    def asks(self) -> tuple[str, Seat] | None:
        """Which step asks whom."""
        step = self.step
        return None if step is None else (type(step).__name__, step.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen now."""
        decision = self.session.decision
        assert decision is not None
        return () if self.is_over else decision.options

    def offered(self, kind: type[Option]) -> list[Any]:
        """The options of one kind."""
        return [option for option in self.options if isinstance(option, kind)]

    @property
    def refused(self) -> list[Offer]:
        """What comes into question and may not be chosen now."""
        return [(option, why) for option, why in self.session.offers if why is not None]

    def choose(self, *choices: Option) -> Scene:
        """Answer the open question, and the ones that follow."""
        for choice in choices:
            self.session.choose(choice)
            self._check()
        return self

    def do(self, kind: type[Option], **fields: Any) -> Scene:
        """Choose the first option of a kind with these fields."""
        for option in self.offered(kind):
            if all(getattr(option, name) == value for name, value in fields.items()):
                return self.choose(option)
        raise LookupError(f"no {kind.__name__} {fields} among {self.options}")

    def roll(self, *colours: str) -> Scene:
        """Roll dice one by one."""
        for colour in colours:
            found = [each for each in self.offered(RollOne) if colour_of(each.dice[0]) == colour]
            self.choose(found[0])
        return self

    def stop(self) -> Scene:
        """Stop rolling."""
        return self.choose(StopRolling())

    def why_not(self, thing: str) -> Refusal | None:
        """Why the seat that is asked cannot use something."""
        decision = self.session.decision
        assert decision is not None
        return self.session.why_not(decision.seat, thing)

    @property
    def story(self) -> list[Told]:
        """All that was told so far."""
        events = [event for commit in self.session.commits for event in commit.events]
        return [event for event in events if isinstance(event, Told)]

    @property
    def keys(self) -> list[str]:
        """The story by its keys."""
        return [each.key for each in self.story]

    def told(self, key: str) -> dict[str, Any]:
        """The arguments of the last telling of a key."""
        return dict(next(each.args for each in reversed(self.story) if each.key == key))

    def clan(self, seat: Seat = 0) -> Clan:
        """A clan as it is now."""
        return Clan(self.table, seat)

    def on(self, exp: str) -> Expedition:
        """An expedition as it is now."""
        return Expedition(self.table, exp)

    def lies(self, piece: str) -> str:
        """Where a piece lies."""
        return self.table.place(piece)


def adventure(
    place: str = "a",
    *,
    monster: str | None = "gator",
    region: str = "kale",
    round: int = 1,
    players: int = 3,
    tile: str = "1",
    side: str = "a",
    expeditions: Mapping[int, Party],
    clans: Mapping[Seat, Mapping[str, int]] | None = None,
    loot: Mapping[Seat, Sequence[str]] | None = None,
    owned: Mapping[str, tuple[Seat, str | None]] | None = None,
    traps: Mapping[Seat, Sequence[str]] | None = None,
    rolls: tuple[int, ...] = (),
    **options: bool | int | str,
) -> Scene:
    """A battle at a place; `owned` names regions with owner and manager, `options` the set-up.

    At the Gates the region lies beside, as place a.
    """
    laying = _laid(players, round, loot or {}, traps or {}, options)
    land = zones.REGIONS[0] if place == zones.GATES else place
    laying.put(zones.land(land), f"region.{region}")
    laying.put(zones.trails(land), f"list.{tile}").face(f"list.{tile}", side)
    if place == zones.GATES:
        laying.put(zones.PANIC, "panic.mine", "panic.tavern")
    if monster is not None:
        laying.put(zones.lair(place), f"monster.{monster}")
    for number, sent in expeditions.items():
        laying.set_out(zones.expedition(place, number), sent)
    for kind, (seat, manager) in (owned or {}).items():
        laying.put(zones.regions(seat), f"region.{kind}")
        if manager is not None:
            laying.recruit(seat, f"member.{manager}")
            laying.mark(zones.manager(f"region.{kind}"), f"member.{manager}")
    _lead(laying, players, clans or {})
    return _begin(laying, Battle(place), rolls)


def mission(
    tile: str,
    *,
    contract: bool = False,
    round: int = 1,
    players: int = 3,
    expeditions: Mapping[int, Party],
    clans: Mapping[Seat, Mapping[str, int]] | None = None,
    loot: Mapping[Seat, Sequence[str]] | None = None,
    traps: Mapping[Seat, Sequence[str]] | None = None,
    rolls: tuple[int, ...] = (),
    **options: bool | int | str,
) -> Scene:
    """A competitive mission, or a contract, with whoever was sent."""
    laying = _laid(players, round, loot or {}, traps or {}, options)
    place = zones.CONTRACT if contract else zones.COMPETITIVE
    laying.put(zones.mission(place), f"mission.{tile}")
    for number, sent in expeditions.items():
        laying.set_out(zones.expedition(place, number), sent)
    _lead(laying, players, clans or {})
    return _begin(laying, ContractMission() if contract else CompetitiveMission(), rolls)


def _laid(
    players: int,
    round: int,
    loot: Mapping[Seat, Sequence[str]],
    traps: Mapping[Seat, Sequence[str]],
    options: Mapping[str, bool | int | str],
) -> Laying:
    laying = Laying(Setup(GAME.id, players, 7, tuple(options.items())))
    laying.mark(zones.ROUND, round).mark(zones.FIRST, 0).mark(zones.PHASE, "adventure")
    for seat, kinds in loot.items():
        for kind in kinds:
            laying.put(zones.loot(seat), f"loot.{kind}")
    for seat, kinds in traps.items():
        for kind in kinds:
            laying.put(zones.traps(seat), laying.next_of(f"trap.{kind}", zones.TRAP_SUPPLY))
    show = box().citadel.loot_on_show
    laying.put(zones.LOOT, *list(laying.zones[zones.LOOT_PILE])[:show])
    return laying


def _lead(laying: Laying, players: int, clans: Mapping[Seat, Mapping[str, int]]) -> None:
    """Every clan has a leader at home, one that nobody sent out."""
    free = [card for card in LEADERS if laying.place_of(card) == zones.PAIRS]
    for seat, leader in zip(range(players), free, strict=False):
        laying.recruit(seat, leader).mark(zones.leader(seat), leader)
        laying.count(zones.clan(seat), **{zones.GLORY: 10, **clans.get(seat, {})})


def _begin(laying: Laying, step: Step, rolls: tuple[int, ...]) -> Scene:
    """Play this step, up to the first question."""
    table = laying.laid(step, Aftermath())
    return Scene(Session.begin(GAME_WITH_AFTERMATH, laying.setup, table, rolls))
