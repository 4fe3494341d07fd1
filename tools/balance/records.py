"""Games of Monster Lands played for their figures: who sat where, what happened, who scored what.

The games run on plain dicts like any series of bots, with one difference: the recorder keeps the
lines of the story. Everything the reports count is read from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import field, frozen

from game.bots import make_player
from game.engine import Game, Option, Player, ScoreLine, Setup, Situation
from game.engine.chance import Chance
from game.engine.play import QuietPlay, advance, answer
from game.engine.table import Draft
from game.engine.text import Arg
from game.rules.monster_lands import zones
from game.rules.monster_lands.ranks import measure, rank
from game.rules.monster_lands.scoring import breakdown
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.views import Clan, first_player, round_number

#: Far more decisions than any game has.
MOST_DECISIONS = 5_000


@frozen
class Event:
    """A line of the story: the round, the key without its prefix, the arguments."""

    round: int
    key: str
    args: dict[str, Any] = field(factory=dict)


@frozen
class Standing:
    """A clan when a round begins."""

    round: int
    seat: int
    glory: int
    reputation: int
    gold: int
    members: int
    force: int
    magic: int
    persuasion: int


@frozen
class Record:
    """One game."""

    seed: int
    bots: tuple[str, ...]
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    standings: tuple[Standing, ...]
    events: tuple[Event, ...]
    decisions: int
    #: In solo, the rank and what it was measured by.
    rank: str = ""
    measured: Any = None

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return max(each.round for each in self.events)


class Listening(QuietPlay):
    """A recorder that keeps the story and nothing else."""

    __slots__ = ("hear",)

    hear: Callable[[str, dict[str, Arg]], None]

    def tell(self, key: str, seats: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Pass the line on."""
        self.hear(key, args)


class Abstainer:
    """A player that never visits one building: what it loses is what the building is worth."""

    def __init__(self, player: Player, building: str) -> None:
        self.player = player
        self.building = building

    def choose(self, situation: Situation) -> int:
        """Let the player choose among the rest."""
        options = situation.decision.options
        kept = [number for number, each in enumerate(options) if not self._is_banned(each)]
        if len(kept) == len(options) or not kept:
            return self.player.choose(situation)
        fewer = tuple(options[number] for number in kept)
        situation.decision = situation.decision._replace(options=fewer)
        return kept[self.player.choose(situation)] if len(kept) > 1 else kept[0]

    def _is_banned(self, option: Option) -> bool:
        return isinstance(option, Visit) and option.building == self.building


def player_named(name: str, seat: int, seed: int, game: Game) -> Player:
    """A bot; ``adept-mine`` is an adept that never visits the Mine."""
    plain, _, building = name.partition("-")
    player = make_player(plain, seat, seed, game)
    return Abstainer(player, building) if building else player


def play(game: Game, setup: Setup, bots: Sequence[str]) -> Record:
    """Play one game and keep its story."""
    table = Draft.quick(game.opening(setup))
    recorder = Listening(table, Chance(setup.seed, 0))
    events: list[Event] = []
    standings: list[Standing] = []

    def hear(key: str, args: dict[str, Arg]) -> None:
        number = round_number(table)
        events.append(Event(number, key.removeprefix("ml-"), dict(args)))
        if key == "ml-pool":
            standings.append(_standing(table, int(str(args["seat"])), args))

    recorder.hear = hear
    players = [player_named(name, seat, setup.seed, game) for seat, name in enumerate(bots)]
    decision = advance(recorder)
    decisions = 0
    first = None
    while decision is not None:
        if first is None and round_number(table):
            first = first_player(table)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"seed {setup.seed} does not end: {decision.step!r}")
        recorder.chance.restart(decisions)
        number = players[decision.seat].choose(Situation(game, decision, table))
        decision = answer(recorder, decision, decision.options[number])
    result = table.result
    assert result is not None
    solo = setup.players == 1
    return Record(
        seed=setup.seed,
        bots=tuple(bots),
        first=first or 0,
        scores=result.scores,
        winners=result.winners,
        lines=tuple(breakdown(table, seat) for seat in range(setup.players)),
        standings=tuple(standings),
        events=tuple(events),
        decisions=decisions,
        rank=rank(table) if solo else "",
        measured=measure(table) if solo else None,
    )


def _standing(table: Draft, seat: int, dice: dict[str, Arg]) -> Standing:
    clan = Clan(table, seat)
    return Standing(
        round_number(table),
        seat,
        clan.glory,
        clan.reputation,
        clan.gold,
        len(clan.members),
        *(int(str(dice[colour])) for colour in zones.COLOURS),
    )
