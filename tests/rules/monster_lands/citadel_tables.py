"""Tables of the Citadel laid by hand: a whole board, clans with pools, and a turn to take.

`Citadel` lays the board of a first round with known cards; a test changes what it is about, opens
a turn and plays it in a real session, so that refusals, views and undo can be looked at too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from game.engine import Commit, Option, Play, Refusal, Session, Step, Table
from game.engine.chance import Chance
from game.engine.codec import digest
from game.engine.events import Event, Told
from game.engine.play import advance
from game.engine.secrecy import view
from game.engine.table import Draft
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.invariants import broken
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import TurnOf
from game.rules.monster_lands.steps.parts import SetOut
from tests.rules.monster_lands.laid import Laid, Rest

#: The pairs of the seats, from the first: Jungle, Water, Air, Fire.
PAIRS = (
    ("member.purkas", "member.korgo"),
    ("member.tortock", "member.taron"),
    ("member.poissen", "member.timbulu"),
    ("member.nuduru", "member.frunks"),
)
#: Traps on show, at 9, 4, 4, 3, 6 and 5 gold.
TRAPS = (
    "trap.force_plus_3.1",
    "trap.plus_4.1",
    "trap.plus_4.2",
    "trap.force_die_1.1",
    "trap.plus_6.1",
    "trap.magic_plus_2.1",
)
#: Mercenaries on show: reputation 3, 5, 7 and 2.
MERCENARIES = ("member.taroa", "member.fandor", "member.vaidala", "member.wishor")
#: Equipment on show: a weapon at 8, clothing at 7, a spell at 5 gold.
GEAR = ("gear.pugnor.1", "gear.noxx.1", "gear.kedavra.1")
LOOT = ("loot.gold_12", "loot.potions_venoms", "loot.trophy_3", "loot.kill_plus_6")


class Citadel(Laid):
    """The board of a first round, in Deployment."""

    def __init__(self, players: int = 3, **options: bool | int | str) -> None:
        super().__init__(players, **options)
        self.session: Session | None = None
        self.mark(zones.PHASE, "deployment").mark(zones.FIRST, 0)
        self.put(zones.TAVERN, *MERCENARIES).put(zones.TRAPS, *TRAPS)
        self.put(zones.BAZAAR, *GEAR).put(zones.LOOT, *LOOT)
        self.land("a", "region.kale", "monster.gator", "list.1")
        if players > 2:
            self.land("b", "region.yuha", "monster.moldo", "list.2")
        self.put(zones.mission("left"), "mission.road_patrol").face("mission.road_patrol", "a")
        self.put(zones.mission("right"), "mission.witch_hunt").face("mission.witch_hunt", "b")
        for seat, pair in enumerate(PAIRS[:players]):
            self.clan(seat, *pair, glory=5, gold=7)

    def hired(self, seat: int, *members: str) -> Self:
        """Further members of a clan, at home."""
        self.clan(seat, *members, leader=PAIRS[seat][0])
        return self

    def has(self, seat: int, **counters: int) -> Self:
        """What a clan has of gold, glory and tokens."""
        self.count(zones.clan(seat), **counters)
        return self

    def land(self, place: str, region: str, monster: str, tile: str, side: str = "a") -> Self:
        """Lay a region with its monster and its expedition list."""
        for zone, piece in (
            (zones.land(place), region),
            (zones.lair(place), monster),
            (zones.trails(place), tile),
        ):
            self.only(zone, piece)
        self.face(tile, side)
        return self

    def only(self, zone: str, *pieces: str) -> Self:
        """Let a zone hold these pieces and no others; those that lay there leave the game."""
        self.put(zones.GONE, *self.zones.get(zone, ()))
        self.put(zone, *pieces)
        return self

    def pool(
        self, seat: int, force: int = 0, magic: int = 0, persuasion: tuple[int, ...] = ()
    ) -> Self:
        """Give a seat dice; Persuasion dice show these faces."""
        for colour, count in (("force", force), ("magic", magic), ("persuasion", len(persuasion))):
            dice = self.zones[zones.dice(colour)][:count]
            self.put(zones.pool(seat), *dice)
            if colour == "persuasion":
                for die, face in zip(dice, persuasion, strict=True):
                    self.face(die, face)
        return self

    def in_slot(self, building: str, number: int, colour: str, face: int | None = None) -> Self:
        """Put a die of the supply on a slot of a building."""
        die = self.zones[zones.dice(colour)][0]
        self.put(zones.slot(building, number), die)
        if face is not None:
            self.face(die, face)
        return self

    def wound(self, card: str) -> Self:
        """Turn a member's token to its wounded side."""
        self.face("token" + card[6:], "wounded")
        return self

    def own(self, seat: int, region: str, manager: str | None = None) -> Self:
        """Give a seat a region, perhaps with a manager; another lies where it lay."""
        for place in zones.REGIONS:
            if region in self.zones.get(zones.land(place), ()):
                self.put(zones.land(place), self.zones[zones.REGION_DECK][0])
        self.put(zones.regions(seat), region)
        if manager is not None:
            self.mark(zones.manager(region), manager)
        return self

    def turn(self, seat: int = 0, rolls: tuple[int, ...] = (), *then: Step) -> Self:
        """Begin the turn of a seat; after the Deployment comes what is named, then rest."""
        table = self.laid(TurnOf(seat), *then, Rest())
        self.session = Session.begin(GAME, self.setup, table, rolls)
        self._look(self.session.commits[0])
        return self

    def play(self, *steps: Step, rolls: tuple[int, ...] = (), seed: int = 1) -> Self:
        """Play these steps instead of a turn."""
        self.session = None
        super().play(*steps, rolls=rolls, seed=seed)
        return self

    def choose(self, *options: Option) -> Self:
        """Answer the open question as the player would, and those that follow."""
        for option in options:
            if self.session is None:
                super().choose(option)
                continue
            offered = self.session.decision
            assert offered is not None
            assert option in offered.options, f"{option} is not in {offered.options}"
            self._look(self.session.choose(option))
        return self

    def set_out(self) -> Self:
        """Send the party as it has been put together."""
        (whole,) = self.offers(SetOut)
        return self.choose(whole)

    def happen(self, deed: Callable[..., None], *args: object) -> Self:
        """Let something happen to the table outside the turn, up to the next question."""
        draft = Draft.on(self.table)
        play = Play(draft, Chance(1, 1))
        deed(play, *args)
        self.decision = advance(play)
        self.table = draft.freeze()
        return self

    def _look(self, commit: Commit | None) -> None:
        assert self.session is not None
        self.decision = self.session.decision
        if commit is None:
            return  # a part of a decision: nothing has happened
        self.table = commit.table
        self.told += [event for event in commit.events if isinstance(event, Told)]
        assert [] == list(broken(self.table))

    def offers(self, kind: type[Option]) -> list[Option]:
        """The options of one kind that are open now."""
        return [option for option in self.options if isinstance(option, kind)]

    def refused(self, option: Option) -> str | None:
        """The reason given for an option that comes into question; None if it is open."""
        assert self.session is not None
        refusal = dict(self.session.offers)[option]
        return None if refusal is None else refusal.key

    def why_not(self, thing: str) -> str | None:
        """The reason given for a thing to whoever decides now; None if it is lit."""
        refusal = self.refusal(thing)
        return None if refusal is None else refusal.key

    def refusal(self, thing: str) -> Refusal | None:
        """The whole reason."""
        assert self.session is not None
        assert self.decision is not None
        return self.session.why_not(self.decision.seat, thing)

    def seen_by(self, seat: int) -> Table:
        """The table as a seat may see it."""
        return view(GAME, self.table, seat)

    def events_for(self, seat: int) -> list[Event]:
        """Everything that has happened since the turn began, as a seat may know it."""
        assert self.session is not None
        found = []
        for commit in self.session.commits:
            heard = self.session.heard(commit.number, seat)
            found += [event for event in heard if event is not None]
        return found

    @property
    def without_agenda(self) -> str:
        """A digest of everything that lies on the table."""
        table = self.table
        bare = Table(table.zones, table.places, table.faces, table.counters, table.marks)
        return digest(GAME, bare)

    def dice_of(self, seat: int) -> dict[str, int]:
        """How many dice of each colour a pool holds."""
        clan = self.seen(seat)
        return {colour: len(clan.dice(colour)) for colour in zones.COLOURS}

    def back(self, times: int = 1) -> Self:
        """Take the way back."""
        return self.choose(*[Back()] * times)
