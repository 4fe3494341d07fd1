"""Games of Monster Lands played for their figures: what happened, and how the clans grew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from game.bots import make_player
from game.engine import Game, Player, Reading, Setup, Situation
from game.engine.text import Arg
from game.rules.monster_lands import zones
from game.rules.monster_lands.ranks import measure, rank
from game.rules.monster_lands.scoring import breakdown
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.views import Clan, first_player, round_number
from tools.balance import listening
from tools.balance.listening import Event
from tools.balance.restricting import Restricted


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


@frozen(kw_only=True)
class Record(listening.Record):
    """One game."""

    standings: tuple[Standing, ...]
    #: In solo, the rank and what it was measured by.
    rank: str = ""
    measured: Any = None


def player_named(name: str, seat: int, seed: int, game: Game) -> Player:
    """A bot; ``adept-mine`` is an adept that never visits the Mine."""
    plain, _, building = name.partition("-")
    player = make_player(plain, seat, seed, game)

    def keeps(situation: Situation) -> Sequence[int]:
        """All but the visits to that building."""
        banned = Visit, building
        options = enumerate(situation.decision.options)
        return [
            number
            for number, each in options
            if (type(each), getattr(each, "building", None)) != banned
        ]

    return Restricted(player, keeps) if building else player


def play(game: Game, setup: Setup, bots: Sequence[str]) -> Record:
    """Play one game and keep its story."""
    events: list[Event] = []
    standings: list[Standing] = []
    firsts: list[int] = []

    def hear(table: Reading, key: str, args: dict[str, Arg]) -> None:
        events.append(Event(round_number(table), key.removeprefix("ml-"), dict(args)))
        if key == "ml-pool":
            standings.append(_standing(table, int(str(args["seat"])), args))

    def look(table: Reading) -> None:
        if not firsts and round_number(table):
            firsts.append(first_player(table))

    played = listening.play(game, setup, bots, hear, look, player_named)
    table = played.table
    solo = setup.players == 1
    return Record(
        seed=setup.seed,
        bots=tuple(bots),
        first=firsts[0],
        scores=played.scores,
        winners=played.winners,
        lines=tuple(breakdown(table, seat) for seat in range(setup.players)),
        standings=tuple(standings),
        events=tuple(events),
        decisions=played.decisions,
        rank=rank(table) if solo else "",
        measured=measure(table) if solo else None,
    )


def _standing(table: Reading, seat: int, dice: dict[str, Arg]) -> Standing:
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
