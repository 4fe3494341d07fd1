"""The seats of the set-up, one line each, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.app.keep.lastsetup import Plan
from game.app.keep.seats import HUMAN
from game.app.scenes.seatline import SeatLine
from game.app.widgets import Button, Widget
from game.bots import offered_names

if TYPE_CHECKING:
    from game.app.scenes.setup import SetupScene

NAMES = ("Nathalie", "Tom", "Carmen", "Idris", "Maëlle", "Oskar")


def seat_lines(scene: SetupScene) -> Iterator[Widget]:
    """Who sits where; then one more, and playing alone, where that is possible."""
    words, plan = scene.words, scene.plan
    least, most = scene.face.seats
    kinds = _kinds(scene)
    for seat in range(len(plan.seats)):
        yield SeatLine(scene, seat, kinds, words, len(plan.seats) > least)
    if len(plan.seats) < most:
        more = words("ui-setup-more")
        yield Button(more, lambda: scene.change(one_more(plan)), icon="app.plus", name="more")
    alone = plan.alone()
    if alone is not None:
        yield Button(words("ui-setup-alone"), lambda: scene.change(alone), name="alone")


def one_more(plan: Plan) -> Plan:
    """The plan with one seat more, under a name that nobody has yet."""
    taken = {seat.name for seat in plan.seats}
    usual = NAMES[len(plan.seats) % len(NAMES)]
    return plan.more(next((each for each in (usual, *NAMES) if each not in taken), usual))


def _kinds(scene: SetupScene) -> list[tuple[str, str]]:
    """Who may sit at a seat: a person, or a bot."""
    # A player that is offered no longer may still sit where it sat the last time.
    sitting = [each.player for each in scene.plan.seats if not each.is_human]
    bots = dict.fromkeys((*offered_names(scene.face), *sitting))
    people = (HUMAN, scene.words("ui-player-human"))
    return [people, *((name, _bot_name(scene, name)) for name in bots)]


def _bot_name(scene: SetupScene, name: str) -> str:
    return scene.speech.maybe(f"player-{name}") or name.replace("_", " ").capitalize()


TEXT_KEYS = ("player-random", "player-novice", "player-adept", "player-master")
