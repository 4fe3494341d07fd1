"""What a stage asks: the question in words, and buttons for all that lies on none of its spots."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.boards.rivenoire.lines import line_of
from game.app.table.answers import Answers, key_of, merits_gold
from game.app.table.lines import LineAnswer
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets import HoverCard
from game.app.widgets.base import Widget
from game.engine.options import Option, Refusal
from game.engine.steps import Composed


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


def so_far(sight: Sight) -> list[str]:
    """What comes of a draft, and what speaks against it."""
    decision = sight.decision
    if not sight.mine or decision is None or not isinstance(decision.step, Composed):
        return []
    said = [*decision.step.preview(sight.view), *decision.step.warnings(sight.view)]
    return [sight.words.say(each) for each in said]


def answers(sight: Sight, spots: Iterable[Spot], name: str, corners: float = 0.36) -> Answers:
    """Buttons for what no spot stands for, refused or not, and lines for what deserves one."""
    decision = sight.decision
    if not sight.mine or decision is None:
        return Answers((), corners=corners, name=name)
    shown = {number for spot in spots for number in spot.numbers}
    things = {thing for spot in spots for thing in spot.things}
    loose: list[tuple[Option, int | Refusal]] = [
        (option, number)
        for number, option in enumerate(decision.options)
        if number not in shown or line_of(sight, option) is not None
    ]
    loose += [
        (option, refusal)
        for option, refusal in sight.refused
        if things.isdisjoint(option.touches())
    ]
    made: list[tuple[Option, Widget]] = []
    for place, (option, answer) in enumerate(loose):
        made.append((option, _button(sight, option, answer, place)))
    return Answers(made, corners=corners, name=name)


def _button(sight: Sight, option: Option, answer: int | Refusal, place: int) -> Widget:
    assert sight.decision is not None
    line, key = line_of(sight, option), key_of(option, place)
    if isinstance(answer, Refusal):
        if line is None:
            return sight.dead_button(option, answer)
        why = sight.words.say(answer.text)
        dead = LineAnswer(line, why, on_press=lambda: None, name=f"refused:{line.words}",
                          enabled=False, meaning="")  # fmt: skip
        dead.tip = lambda: HoverCard(line.words, why_not=why)
        return dead
    number = answer
    if line is not None:
        return LineAnswer(line, on_press=lambda: sight.pick("", (number,)), key=key,
                          name=f"option:{number}", meaning=sight.meaning((number,)))  # fmt: skip
    gold = merits_gold(option, sight.decision.options)
    return sight.button(number, "primary" if gold else "secondary", key)
