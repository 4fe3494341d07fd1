"""The public face of the Night Market."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.engine import Arg, Choice, Game, Reading, Setup, Table, lay
from game.engine.effects import Decline, React
from tests.toy import reactions, steps, zones
from tests.toy.cards import cards, content_fingerprint


def opening(setup: Setup) -> Table:
    """The deck in its box order, the die on its tray."""
    chosen = dict(setup.options)
    rich = chosen.get("rich", False)
    fixtures = bool(chosen.get("fixtures", False))
    return lay(
        zones={zones.DECK: steps.all_cards(fixtures), zones.TRAY: [zones.DIE]},
        counters={(zones.trader(seat), zones.COINS): 4 * rich for seat in range(setup.players)},
        marks={"players": setup.players},
        agenda=(steps.Prepare(setup.players),),
    )


def broken(table: Reading) -> Iterator[str]:
    """Nobody owes coins, the offer holds at most three."""
    for (owner, name), total in table.counters.items():
        if total < 0:
            yield f"{owner} has {total} {name}"
    if len(table.zone(zones.OFFER)) > steps.OFFERED:
        yield "the offer overflows"


def naming(name: str, value: Arg, lang: str) -> str | int | None:
    """Cards by their name, seats by their number."""
    if name == "seat" and isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        kind = value.partition(".")[0]
        if kind in cards():
            return cards()[kind].name.in_(lang)
    return None


GAME = Game(
    id="toy",
    seats=(2, 4),
    choices=(Choice("rich", (False, True), False), Choice("fixtures", (False, True), False)),
    opening=opening,
    steps=(
        steps.Prepare,
        steps.Refill,
        steps.Evening,
        steps.Trade,
        steps.Throwing,
        reactions.Reacting,
        reactions.Reactions,
        steps.HideWhich,
        steps.LiftTables,
    ),
    options=(steps.Buy, steps.Throw, steps.HideSomething, steps.Hide, steps.Back, React, Decline),
    audience=zones.audience,
    back=lambda piece: "card",
    broken=broken,
    scores=steps.scores,
    fingerprint=content_fingerprint,
    naming=naming,
    texts=Path(__file__).with_name("texts"),
)
