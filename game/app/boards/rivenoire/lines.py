"""What may be chosen as lines of the prompt, with what comes of it."""

from __future__ import annotations

from game.app.boards.rivenoire.emblems import emblem
from game.app.boards.rivenoire.outcomes import face_name, outcome, percent
from game.app.boards.rivenoire.outlook import outlook
from game.app.boards.rivenoire.reading import place_name
from game.app.table.lines import Line
from game.app.table.sight import Sight
from game.engine.options import Option
from game.rules.rivenoire.steps.monster import Suffer
from game.rules.rivenoire.steps.visiting import ActHere
from game.rules.rivenoire.zones import kind_of


def line_of(sight: Sight, option: Option) -> Line | None:
    """The line of an option; None for those that are clicked on the table alone."""
    if isinstance(option, ActHere):
        place = option.place
        brings = outlook(sight, place).brings
        return Line(place_name(sight, place), emblem("place", place), brings)
    if isinstance(option, Suffer):
        return Line(face_name(sight, option.face), emblem("face", kind_of(option.face)),
                    _suffered(sight, option))  # fmt: skip
    return None


def _suffered(sight: Sight, option: Suffer) -> str:
    """What a face would leave, and how the fight goes on from there."""
    found = outcome(sight, option)
    if found is None:
        return ""
    return sight.words(
        "riv-fight-suffered", cards=found.cards, fighters=found.fighters,
        soon=percent(sight, found.soon, found.vague),
    )  # fmt: skip
