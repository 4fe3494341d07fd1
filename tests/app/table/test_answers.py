"""The answers to a question: those that many questions have stand at fixed places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest
from attrs import frozen

from game.app.doors.shot import stage_of
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.answers import Answer, Answers, key_of, merits_gold
from game.engine.options import Option

BOX = Box(100, 100, 460, 300)


@frozen
class Buy(Option):
    """Buy something."""

    what: str = "a lantern"


@frozen
class Leave(Option):
    """Buy nothing more."""

    closes: ClassVar[bool] = True


@frozen
class ThinkAgain(Option):
    """Go back."""

    back: ClassVar[bool] = True


@frozen
class PutBack(Option):
    """Take a part of a draft back."""

    part: ClassVar[bool] = True
    back: ClassVar[bool] = True


@pytest.fixture
def look() -> Look:
    return stage_of((1280, 720)).look


def placed(look: Look, options: Sequence[Option], corners: float = 0.5) -> list[Box]:
    """Where the buttons of these options stand."""
    made = [Answer(type(each).__name__, lambda: None, meaning="") for each in options]
    answers = Answers(list(zip(options, made, strict=True)), corners=corners, name="answers")
    high = answers.wanted(look, BOX.w)[1]
    answers.place(look, Box(BOX.x, BOX.bottom - high, BOX.w, high))
    return [each.rect for each in made]


@pytest.mark.parametrize("corners", [0.5, 1 / 3])
@pytest.mark.parametrize(
    "others", [[], [Buy()], [Buy(), Buy()], [Buy()] * 5, [Buy(), PutBack()]], ids=len
)
def test_done_and_back_stand_where_they_always_stand(
    look: Look, others: list[Option], corners: float
) -> None:
    *_, back, done = placed(look, [*others, ThinkAgain(), Leave()], corners)
    (alone,) = placed(look, [Leave()], corners)
    (only_back,) = placed(look, [ThinkAgain()], corners)

    assert alone == done
    assert only_back == back
    assert (BOX.left, BOX.right) == pytest.approx((back.left, done.right))


@pytest.mark.parametrize("corners", [0.5, 1 / 3])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_nothing_else_ever_stands_where_done_stands(look: Look, count: int, corners: float) -> None:
    (done,) = placed(look, [Leave()], corners)

    others = placed(look, [Buy()] * count, corners)

    assert not any(each.colliderect(done) for each in others)


def test_in_a_narrow_place_with_large_letters_back_stands_over_done() -> None:
    look = stage_of((1024, 768), text_size=150).look
    options = [Buy(), ThinkAgain(), Leave()]
    made = [Answer(type(each).__name__, lambda: None, meaning="") for each in options]
    answers = Answers(list(zip(options, made, strict=True)), corners=0.5, name="answers")

    answers.place(look, Box(0, 0, 350, answers.wanted(look, 350)[1]))
    buy, back, done = (each.rect for each in made)

    assert buy.bottom <= back.top <= back.bottom <= done.top
    assert 350 == done.w


def test_keys_of_done_and_back_are_always_the_same() -> None:
    assert ["1", "0", "9", "4", None] == [
        key_of(option, place)
        for option, place in (
            (Buy(), 0),
            (ThinkAgain(), 1),
            (Leave(), 2),
            (PutBack(), 3),
            (Buy(), 8),
        )
    ]


def test_gold_is_for_the_only_way_on_and_never_for_one_of_two() -> None:
    assert merits_gold(Leave(), [PutBack(), Leave(), ThinkAgain()])
    assert not merits_gold(Leave(), [Buy(), Leave()])
    assert not merits_gold(Buy(), [Buy(), Leave()])
    assert not merits_gold(ThinkAgain(), [ThinkAgain()])


@pytest.mark.parametrize("part", [1.0, 0.9, 0.75])
def test_where_there_is_little_height_every_answer_stays_in_sight(look: Look, part: float) -> None:
    options = [Buy(), Buy(), Buy(), Buy(), Buy(), ThinkAgain()]
    made = [Answer("Buy a lantern or two", lambda: None, meaning="") for _ in options]
    answers = Answers(list(zip(options, made, strict=True)), corners=0.5, name="answers")
    box = Box(BOX.x, BOX.y, BOX.w, answers.wanted(look, BOX.w)[1] * part)

    answers.place(look, box)

    assert all(box.inflate(1, 1).contains(each.rect) for each in made)
    assert answers.least(look, BOX.w) < box.h
