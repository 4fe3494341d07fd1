"""Games of Rivenoire played for their figures: who went where, took what, slew whom."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from game.engine import Game, Reading, Setup
from game.engine.text import Arg
from game.rules.rivenoire import zones
from game.rules.rivenoire.scoring import breakdown, verdict
from game.rules.rivenoire.views import Notable, first_player, round_number
from game.rules.rivenoire.zones import family, kind_of
from tools.balance import listening
from tools.balance.listening import Event
from tools.balance.rivenoire.shunning import player_named

#: The lines of the story that anybody counts; all of them would fill the memory.
HEARD = {
    f"riv-{key}": key
    for key in (
        "round",
        "stall",
        "guests",
        "placed",
        "declined",
        "bought",
        "building-bought",
        "recruits",
        "quest-kept-own",
        "duel-won",
        "arena-alone",
        "omen",
        "wounded",
        "monster-unmet",
        "monster-revealed",
        "combat-round",
        "slain",
        "lost-line",
        "lost-no-damage",
        "lost-too-long",
    )
}


@frozen
class Estate:
    """What a player has at the end."""

    #: Kinds of cards, each as often as it is owned, by what sort of card it is.
    cards: tuple[tuple[str, str], ...]
    characters: tuple[str, ...]
    buildings: tuple[str, ...]
    trophies: int


@frozen(kw_only=True)
class Record(listening.Record):
    """One game."""

    estates: tuple[Estate, ...]
    #: What decided: points, cards, or nothing.
    decided: str


def play(game: Game, setup: Setup, bots: Sequence[str]) -> Record:
    """Play one game and keep its story."""
    events: list[Event] = []
    began: list[int] = []

    def hear(table: Reading, key: str, args: dict[str, Arg]) -> None:
        if key in HEARD:
            events.append(Event(round_number(table), HEARD[key], dict(args)))

    def look(table: Reading) -> None:
        if not began and round_number(table):
            began.append(first_player(table))

    played = listening.play(game, setup, bots, hear, look, player_named)
    table, seats = played.table, range(setup.players)
    return Record(
        seed=setup.seed,
        bots=tuple(bots),
        first=began[0],
        scores=played.scores,
        winners=played.winners,
        lines=tuple(breakdown(table, seat) for seat in seats),
        events=tuple(events),
        decisions=played.decisions,
        estates=tuple(_estate(table, seat) for seat in seats),
        decided=verdict(table).decided_by,
    )


def _estate(table: Reading, seat: int) -> Estate:
    notable = Notable(table, seat)
    plain = ("starter", "wound", "beer")
    return Estate(
        cards=tuple((family(each), kind_of(each)) for each in notable.cards
                    if family(each) not in plain),
        characters=tuple(kind_of(each) for each in notable.characters),
        buildings=tuple(place for place in zones.BUILDINGS if place in notable.buildings),
        trophies=notable.trophies,
    )  # fmt: skip
