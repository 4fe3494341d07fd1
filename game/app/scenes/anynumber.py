"""A choice of the set-up that takes numbers: the usual ones by arrows, any other by typing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.telling.words import Speech
from game.app.widgets import Column, Stepper, TextInput
from game.app.widgets.base import Widget
from game.engine.game import Choice, OptionValue


def any_number(
    choice: Choice,
    value: OptionValue,
    usual: Sequence[tuple[OptionValue, str]],
    change: Callable[[OptionValue], None],
    words: Speech,
) -> Widget:
    """The usual values with an arrow at each side, over a field for all the others."""

    def typed(given: str) -> None:
        if given.isdecimal() and choice.takes(int(given)):
            change(int(given))

    least, most = choice.also[0], choice.also[-1]
    name = f"option:{choice.name}"
    return Column(
        Stepper(usual, value, change, name=name),
        TextInput(
            str(value),
            typed,
            words("ui-setup-number", least=least, most=most),
            most=len(str(most)),
            allowed=str.isdecimal,
            name=f"{name}:number",
        ),
        gap=10,
    )
