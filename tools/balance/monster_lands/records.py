"""Games of Monster Lands played for their figures: what happened, and how the clans grew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from game.bots import make_player
from game.engine import Game, Option, Player, Reading, Setup, Situation
from game.engine.text import Arg
from game.rules.monster_lands import zones
from game.rules.monster_lands.ranks import measure, rank
from game.rules.monster_lands.scoring import breakdown
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.views import Clan, first_player, round_number
from tools.balance import listening
from tools.balance.listening import Event


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
        situation.decision = evolve(situation.decision, options=fewer)
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
