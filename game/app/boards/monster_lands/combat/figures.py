"""Chances as they are shown: their names, icons and tints, percent as a reader writes them."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.app.boards.monster_lands.chips import Chip
from game.app.drawing.theme import Colour
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
    "dead": Outcome("ml.resource.martyr", (206, 206, 220), good=False),
    "capture": Outcome("ml.resource.capture", (240, 196, 92)),
    "bare": Outcome("ml.resource.capture", (190, 160, 96)),
    "kill": Outcome("ml.resource.kill", (240, 112, 96)),
    "nothing": Outcome("app.cross", (150, 154, 172), good=False),
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
        case "lead":
            return words("ml-combat-lead")
        case _:
            return words("ml-combat-nothing")


def percent(words: Speech, share: float) -> str:
    """A share in percent; what is possible is never called 0, what may fail never 100."""
    if 0 < share < 0.005:
        return words("ml-combat-under", number=1)
    if 0.995 < share < 1 - 1e-9:
        return words("ml-combat-over", number=99)
    return words("ui-percent", number=round(share * 100))


def effect_chips(words: Speech, found: Chances) -> list[Chip]:
    """What an option would leave, in a few figures."""
    chips = []
    if "dead" in found:
        alive = max(0.0, 1.0 - found["dead"])
        chips.append(Chip(ALIVE.icon, percent(words, alive), ALIVE.tint))
    for name in ("capture", "kill", "conquer", "succeed", "lead"):
        if name in found:
            look = OUTCOMES[name]
            chips.append(Chip(look.icon, percent(words, found[name]), look.tint))
    return chips
