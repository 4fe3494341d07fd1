"""Games of Valeria played for their figures: what lay there, who took it, who scored what."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from game.engine import Game, Reading, Setup
from game.engine.text import Arg
from game.rules.valeria import zones
from game.rules.valeria.content import box, kind_of
from game.rules.valeria.meta import settings
from game.rules.valeria.scoring import adversary_total, breakdown, verdict
from game.rules.valeria.views import Warden, first_player, round_number
from tools.balance import listening
from tools.balance.listening import Event
from tools.balance.valeria.aiming import player_named

#: Where cards lie for everybody to take: the column, and the three rows.
_OFFERS = (
    *zones.COLUMN,
    *(
        zones.row(kind, space)
        for kind, row in box().rows.items()
        for space in range(1, row.shown + 1)
    ),
)
#: The lines of the story that anybody counts; all of them would fill the memory.
HEARD = {
    f"val-{key}": key
    for key in (
        "round",
        "moved",
        "award-revealed",
        "award-claimed",
        "plan-points",
        "refill-few",
        "refill-nowhere",
        "adversary-plan",
        "adversary-met",
    )
}


@frozen
class Campaign:
    """A player at the end."""

    board: str
    #: The number of the map and its side.
    map: str
    influence: int
    champions: tuple[str, ...]
    plans: tuple[str, ...]
    spaces: tuple[str, ...]


@frozen(kw_only=True)
class Record(listening.Record):
    """One game."""

    campaigns: tuple[Campaign, ...]
    #: Plans and champions that ever lay there for everybody.
    shown: frozenset[str]
    #: What decided: points, Influence, or nothing.
    decided: str
    #: In solo, the Adversary's points.
    rival: int = 0
    #: What it began with.
    start: int = 0


def play(game: Game, setup: Setup, bots: Sequence[str]) -> Record:
    """Play one game and keep its story."""
    events: list[Event] = []
    shown: set[str] = set()

    def hear(table: Reading, key: str, args: dict[str, Arg]) -> None:
        if key in HEARD:
            events.append(Event(round_number(table), HEARD[key], dict(args)))

    def look(table: Reading) -> None:
        for zone in _OFFERS:
            shown.update(table.zones.get(zone, ()))

    played = listening.play(game, setup, bots, hear, look, player_named)
    table = played.table
    seats = range(setup.players)
    return Record(
        seed=setup.seed,
        bots=tuple(bots),
        first=first_player(table),
        scores=played.scores,
        winners=played.winners,
        lines=tuple(breakdown(table, seat) for seat in seats),
        events=tuple(events),
        decisions=played.decisions,
        campaigns=tuple(_campaign(table, seat) for seat in seats),
        shown=frozenset(shown),
        decided=verdict(table).decided_by,
        rival=adversary_total(table) if setup.players == 1 else 0,
        start=settings(table).start_score,
    )


def _campaign(table: Reading, seat: int) -> Campaign:
    warden = Warden(table, seat)
    map = warden.map
    return Campaign(
        board=warden.troop,
        map=kind_of(map.piece) + str(table.faces[map.piece]),
        influence=warden.influence,
        champions=tuple(kind_of(card) for card in warden.champions),
        plans=tuple(kind_of(card) for card in warden.completed),
        spaces=warden.open_spaces,
    )
