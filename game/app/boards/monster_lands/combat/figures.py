"""Chances as they are shown: their names, icons and tints, percent as a reader writes them."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from attrs import frozen

from game.app.drawing.theme import DANGER, Colour
from game.app.table.chips import Chip
from game.app.telling.words import Speech
from game.rules.monster_lands.odds import Chances


@frozen
class Outcome:
    """How a chance looks."""

    icon: str
    tint: Colour
    good: bool = True


OUTCOMES: Mapping[str, Outcome] = {
    "unhurt": Outcome("ml.resource.healthy", (138, 208, 110)),
    "wounded": Outcome("ml.resource.wound", (236, 164, 92)),
    "dead": Outcome("app.warning", DANGER, good=False),
    "beat": Outcome("app.check", (240, 216, 150)),
    "capture": Outcome("ml.resource.capture", (240, 196, 92)),
    "bare": Outcome("ml.resource.capture", (190, 160, 96)),
    "kill": Outcome("ml.resource.kill", (240, 112, 96)),
    "conquer": Outcome("ml.resource.conquest", (138, 208, 110)),
    "succeed": Outcome("app.check", (138, 208, 110)),
    "lead": Outcome("app.star", (240, 196, 92)),
}
ALIVE = Outcome("ml.resource.healthy", (138, 208, 110))


def outcome_name(words: Speech, name: str) -> str:
    """A chance by its name."""
    match name:
        case "unhurt":
            return words("ml-combat-unhurt")
        case "wounded":
            return words("ml-combat-wounded")
        case "dead":
            return words("ml-combat-dead")
        case "beat":
            return words("ml-combat-beat")
        case "capture":
            return words("ml-combat-capture")
        case "bare":
            return words("ml-combat-bare")
        case "kill":
            return words("ml-combat-kill")
        case "conquer":
            return words("ml-combat-conquer")
        case "succeed":
            return words("ml-combat-succeed")
        case _:
            return words("ml-combat-lead")


def percent(words: Speech, share: float, is_bound: bool = False) -> str:
    """A share in percent; what is possible is never called 0, what may fail never 100.

    Of a bound only so much is said as is known: it is more than this.
    """
    if is_bound and 0.01 < share < 1 - 1e-9:
        return words("ml-combat-over", number=ceil(share * 100) - 1)
    if 0 < share < 0.005:
        return words("ml-combat-under", number=1)
    if 0.995 < share < 1 - 1e-9:
        return words("ml-combat-over", number=99)
    return words("ui-percent", number=round(share * 100))


def effect_chips(words: Speech, found: Chances, is_bound: bool = False) -> list[Chip]:
    """What an option would leave, in a few figures: the danger, then what may be won."""
    chips = []
    if "dead" in found:
        look = OUTCOMES["dead"]
        chips.append(Chip(look.icon, percent(words, found["dead"]), look.tint))
    # Before the strike it counts to beat the monster; in it, how.
    ahead = "dead" in found
    names = {"beat": ahead and found.get("capture", 0) > 0, "capture": not ahead}
    for name in ("beat", "capture", "kill", "conquer", "succeed", "lead"):
        if name in found and names.get(name, True):
            look = OUTCOMES[name]
            chips.append(Chip(look.icon, percent(words, found[name], is_bound), look.tint))
    return chips
