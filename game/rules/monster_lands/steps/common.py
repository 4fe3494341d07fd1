"""Options that many steps share."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Option, Play, Seat, Text, text


@frozen
class Back(Option):
    """Go one step back; nothing has happened yet."""

    back: ClassVar[bool] = True

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-back")


@frozen
class Enough(Option):
    """That will do."""

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-enough")


def back_to_turn(play: Play, seat: Seat) -> None:
    """The player thinks again: nothing of the action has happened yet."""
    from game.rules.monster_lands.steps.deployment import Turn

    play.push(Turn(seat, False))


def rewind(play: Play, seat: Seat, *earlier: Ask) -> None:
    """Go back to the nearest earlier question that leaves a choice, else to the turn.

    A question of one answer would answer itself and lead straight back here.
    """
    for question in earlier:
        if len(question.options(play.table)) > 1:
            play.push(question)
            return
    back_to_turn(play, seat)


def action_done(play: Play, seat: Seat) -> None:
    """The main action is taken. Say so before its effects: what they push comes first."""
    from game.rules.monster_lands.steps.deployment import Turn

    play.push(Turn(seat, True))


STEPS = ()
OPTIONS = (Back, Enough)
