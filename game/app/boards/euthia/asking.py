"""What a stage asks: the question in words, and buttons for all that lies on none of its spots."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.table.answers import Answers, key_of, merits_gold
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.engine.options import Option


def asked(sight: Sight) -> str:
    """The question, or who answers it."""
    decision, words = sight.decision, sight.words
    if decision is None or sight.upto is not None:
        return ""
    if sight.mine:
        return words.say(decision.step.prompt(sight.view))
    name = sight.match.name_of(decision.seat)
    human = sight.seat(decision.seat).is_human
    return words("ui-board-waits", name=name) if human else words("ui-board-thinks", name=name)


def answers(sight: Sight, spots: Iterable[Spot], name: str, corners: float = 0.36) -> Answers:
    """Buttons for every option that no spot stands for, refused ones without a spot as well."""
    decision = sight.decision
    if not sight.mine or decision is None:
        return Answers((), corners=corners, name=name)
    spots = list(spots)
    shown = {number for spot in spots for number in spot.numbers}
    things = {thing for spot in spots for thing in spot.things}
    made: list[tuple[Option, Widget]] = []
    for number, option in enumerate(decision.options):
        if number in shown:
            continue
        kind = "primary" if merits_gold(option, decision.options) else "secondary"
        made.append((option, sight.button(number, kind, key_of(option, len(made)))))
    for option, refusal in sight.refused:
        if things.isdisjoint(option.touches()):
            made.append((option, sight.dead_button(option, refusal)))
    return Answers(made, corners=corners, name=name)
