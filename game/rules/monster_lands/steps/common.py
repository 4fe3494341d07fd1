"""Options that many steps share, and the way back from a later question to an earlier one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Seat

Question = TypeVar("Question", bound=type[Ask])

#: Questions that later ones lead back to, by name. An earlier question imports the later ones; so
#: that these need not import it in turn, it enters itself here.
_EARLIER: dict[str, Callable[..., Ask]] = {}


def leads_back_here(question: Question) -> Question:
    """Let later questions lead back to this one."""
    _EARLIER[question.__name__] = question
    return question


def earlier(name: str, *fields: Any) -> Ask:
    """An earlier question by its name, as journals call it, and its fields."""
    return _EARLIER[name](*fields)


@frozen
class Back(Option):
    """Go one step back; nothing has happened yet."""

    says: ClassVar[str] = "ml-option-back"
    back: ClassVar[bool] = True


BACK = Back()


@frozen
class Enough(Option):
    """That will do."""

    says: ClassVar[str] = "ml-option-enough"
    closes: ClassVar[bool] = True


@frozen
class UseCard(Option):
    """Let a card help with this visit."""

    says: ClassVar[str] = "ml-option-use-card"
    card: Piece


def with_way_back(offers: Iterable[Offer]) -> list[Offer]:
    """A question of one answer asks nothing, so it needs no way back."""
    found = list(offers)
    if [why for _, why in found].count(None) > 1:
        found.append((BACK, None))
    return found


def back_to_turn(play: Play, seat: Seat) -> None:
    """The player thinks again: nothing of the action has happened yet."""
    play.push(earlier("Turn", seat, False))


def rewind(play: Play, seat: Seat, *before: Ask) -> None:
    """Go back to the nearest earlier question that leaves a choice, else to the turn.

    A question of one answer would answer itself and lead straight back here.
    """
    for question in before:
        if len(question.options(play.table)) > 1:
            play.push(question)
            return
    back_to_turn(play, seat)


def action_done(play: Play, seat: Seat) -> None:
    """The main action is taken, with all it asked for; the rest of the turn follows."""
    play.push(earlier("Turn", seat, True))


STEPS = ()
OPTIONS = (Back, Enough, UseCard)
