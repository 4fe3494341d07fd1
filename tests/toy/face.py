"""The public face of the Night Market."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.engine import Arg, Choice, Game, Reading, Scoring, Seat, Setup, Table, Text, lay, text
from game.engine.effects import Decline, React
from game.library.deeds import shelf as shelf_of_deeds
from tests.toy import fair, reactions, steps, zones
from tests.toy.cards import FOLDER, SHELF, cards

#: What the set-up and the results ask for by name.
TEXT_KEYS = (
    "option-rich",
    "option-fixtures",
    "option-fair",
    "option-fox",
    "option-together",
    "toy-fox",
    "toy-beat-found",
    "reason-coins",
    "reason-best",
)


def opening(setup: Setup) -> Table:
    """The deck in its box order, the die on its tray."""
    options = dict(setup.options)
    rich = options.get("rich", False)
    evenings = fair.FairEvening if options.get("fair") else steps.Evening
    fixtures = bool(options.get("fixtures"))
    return lay(
        zones={zones.DECK: steps.all_cards(fixtures), zones.TRAY: [zones.DIE]},
        counters={(zones.trader(seat), zones.COINS): 4 * rich for seat in range(setup.players)},
        marks={"players": setup.players}
        | {name: 1 for name in (zones.FOX, zones.TOGETHER) if options.get(name)},
        agenda=(evenings(1, setup.players), steps.Prepare(setup.players)),
    )


def why_no_fox(setup: Setup) -> Text | None:
    """The fox comes to the fair alone."""
    return None if dict(setup.options).get("fair") else text("toy-setup-fox")


def why_not_together(setup: Setup) -> Text | None:
    """Together one plays against the fox."""
    return None if dict(setup.options).get(zones.FOX) else text("toy-setup-together")


def why_not(table: Reading, seat: Seat, thing: str) -> Text | None:
    """What is no card of the offer cannot be bought."""
    return text("toy-not-on-offer", card=thing) if thing in table.places else None


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
    choices=(
        Choice("rich", (False, True), False),
        Choice("fixtures", (False, True), False),
        Choice("fair", (False, True), False),
        Choice(zones.FOX, (False, True), False, why_no_fox),
        Choice(zones.TOGETHER, (False, True), False, why_not_together),
    ),
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
        *fair.STEPS,
    ),
    options=(
        steps.Buy,
        steps.Throw,
        steps.HideSomething,
        steps.Hide,
        steps.Back,
        React,
        Decline,
        *fair.OPTIONS,
    ),
    audience=zones.audience,
    back=lambda piece: "card",
    broken=broken,
    scoring=Scoring(steps.scores),
    fingerprint=SHELF.fingerprint,
    naming=naming,
    rivals=fair.rivals,
    why_not=why_not,
    texts=Path(__file__).with_name("texts"),
    shelves=(SHELF,),
    deeds=shelf_of_deeds(FOLDER.name, FOLDER.parent),
    moments={"toy-evening": "round", "toy-bought": "moment"},
    beats={"toy-found": "toy-beat-found"},
)
