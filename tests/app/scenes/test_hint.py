"""Hints, the coach, and the moments that decided a game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from attrs import evolve

from game.app.keep.match import Match
from game.app.scenes import hint as hints
from game.app.scenes import turnings
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.scenes.hint import HintScene
from game.app.scenes.thoughts import Thoughts
from game.app.scenes.turnings import Turnings
from game.app.scenes.whatif import WhatIf
from game.app.studio.checker import problems
from game.app.table import advising
from game.app.telling.words import Speech
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.bots import Advice, Candidate, advise, make_player
from game.engine import Composed, Option, Situation
from game.engine.steps import Decision
from game.guide.thinking import Asked
from game.guide.workers import Thought
from game.rules import GAMES, games
from tests.app.hands import Mouse, match_of

GAME = games()["monster_lands"]


def advice_for(decision: Decision) -> Advice:
    """The last option is good, all others are bad."""
    last = len(decision.options) - 1
    numbers = [last, *range(last)]
    return Advice(
        tuple(
            Candidate(
                each,
                decision.options[each],
                0.0,
                0.8 if each == last else 0.2,
                0.0,
                {"score": 9.0 if each == last else 1.0, "dice": 4.0 if each == last else 0.0},
                8,
            )
            for each in numbers
        )
    )


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice is there at once, and always the same."""

    def answered(decision: Decision) -> Thought[Advice]:
        thought: Thought[Advice] = Thought(advice_for, decision)  # type: ignore[arg-type]
        thought.end(advice_for(decision))
        return thought

    def on_match(match: Match) -> Thought[Advice]:
        assert match.session.decision is not None
        return answered(match.session.decision)

    def on_question(question: Asked) -> Thought[Advice]:
        return answered(question.decision)

    monkeypatch.setattr(hints, "advice_on", on_match)
    monkeypatch.setattr(advising, "advice_on", on_match)
    monkeypatch.setattr(turnings, "ask_advice", on_question)


@pytest.fixture
def board(stage: Stage, shown: Callable[[Scene], Scene]) -> BoardScene:
    scene = BoardScene(stage, match_of(GAME, players=2, bots=(1,), random_pairs=True))
    shown(scene)
    Mouse(stage).settle()
    return scene


def press(stage: Stage, key: int) -> None:
    stage.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_h_lights_the_best_option_and_says_why(board: BoardScene, stage: Stage) -> None:
    press(stage, pygame.K_h)
    stage.step(0.1)

    assert isinstance(stage.top, HintScene)
    decision = board.match.session.decision
    assert decision is not None
    assert len(decision.options) - 1 == stage.top.number
    assert stage.top._holes()
    assert [] == problems(stage)
    said = " ".join(each.text for each in stage.shown)
    assert "It brings more points soon. Your clan will have more dice in every round." in said


def test_a_hint_can_be_taken_or_let_go(board: BoardScene, stage: Stage) -> None:
    before = board.match.session.cursor
    press(stage, pygame.K_h)
    stage.step(0.1)
    press(stage, pygame.K_h)
    assert stage.top is board

    press(stage, pygame.K_h)
    stage.step(0.1)
    Mouse(stage).button("do")

    assert board.match.session.cursor > before or board.match.session.is_drafting


def test_enter_does_what_the_hint_says_at_once(board: BoardScene, stage: Stage) -> None:
    before = board.match.session.cursor
    press(stage, pygame.K_h)
    stage.step(0.1)

    press(stage, pygame.K_RETURN)

    assert stage.top is board
    assert board.match.session.cursor > before or board.match.session.is_drafting


def test_three_options_are_weighed_with_what_is_expected_of_each(
    board: BoardScene, stage: Stage
) -> None:
    decision = board.match.session.decision
    assert decision is not None
    before = board.match.session.cursor
    press(stage, pygame.K_h)
    stage.step(0.1)
    press(stage, pygame.K_t)

    assert isinstance(stage.top, Thoughts)
    assert [] == problems(stage)
    said = " ".join(each.text for each in stage.shown)
    assert "From here it wins about 80 games of 100" in said
    assert "about 20 games of 100" in said
    assert "The first one instead: It brings more points soon." in said
    assert min(3, len(decision.options)) == sum(
        each.name.startswith("do:") for each in stage.top.root.walk()
    )
    press(stage, pygame.K_2)
    assert stage.top is board
    assert board.match.session.cursor > before or board.match.session.is_drafting


def test_what_speaks_for_the_second_best_is_said_too(board: BoardScene, stage: Stage) -> None:
    decision = board.match.session.decision
    assert decision is not None
    first, second, *rest = advice_for(decision).candidates
    advice = Advice((first, evolve(second, terms={"score": 1.0, "dice": 9.0}), *rest))
    stage.apply(Push(Thoughts(stage, board.match, advice, board.choose)))
    stage.draw()

    said = " ".join(each.text for each in stage.shown)
    assert "For it: Your clan will have more dice in every round." in said


def coached(board: BoardScene, manner: str) -> None:
    board._coach.manner = manner
    board._coach.attend(0)


@pytest.mark.parametrize("manner", ["gentle", "on"])
def test_the_coach_speaks_before_a_choice_that_throws_much_away(
    board: BoardScene, stage: Stage, manner: str
) -> None:
    coached(board, manner)
    before = board.match.session.cursor

    stage.apply(board.choose(0))

    assert isinstance(stage.top, Dialog)
    assert before == board.match.session.cursor
    press(stage, pygame.K_1)  # anyway
    assert before < board.match.session.cursor


def test_the_coach_is_silent_about_a_good_choice_or_when_it_is_off(
    board: BoardScene, stage: Stage
) -> None:
    coached(board, "on")
    decision = board.match.session.decision
    assert decision is not None
    assert board._coach.objection(len(decision.options) - 1) is None
    board._coach = advising.Coach(board.match, "off")
    board._coach.attend(0)

    assert board._coach.objection(0) is None


def composing(match: Match) -> int:
    """Play on until the person may say that a composed answer is all; the number of that option."""
    bots = [make_player("adept", seat, 3, GAME) for seat in range(len(match.seats))]
    while (decision := match.session.decision) is not None:
        if decision.seat == 0 and isinstance(decision.step, Composed):
            whole = [at for at, each in enumerate(decision.options) if each.closes]
            if whole:
                return whole[0]
        situation = Situation(GAME, decision, match.session.table)
        match.session.choose(bots[decision.seat].choose(situation))
    raise AssertionError("nothing was composed")


def weighed(monkeypatch: pytest.MonkeyPatch, chance: float) -> list[Option]:
    """Whatever is composed, the coach finds something better by so much at once."""
    asked: list[Option] = []

    def weighing(match: Match, mine: Option) -> Thought[Advice | None]:
        asked.append(mine)
        better = evolve(mine, defence=7)  # type: ignore[misc]
        own = Candidate(1, better, 0.0, chance + 0.2, 9.0, {"score": 9.0}, 8)
        theirs = Candidate(0, mine, 0.0, 0.2, 1.0, {"score": 1.0}, 8)
        thought: Thought[Advice | None] = Thought(weighing, mine)  # type: ignore[arg-type]
        thought.end(Advice((own, theirs)))
        return thought

    monkeypatch.setattr(advising, "weighing", weighing)
    return asked


def test_the_coach_speaks_before_a_composed_answer_is_final(
    stage: Stage, shown: Callable[[Scene], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = weighed(monkeypatch, chance=0.5)
    match = match_of(GAME, players=2, bots=(1,), random_pairs=True)
    number = composing(match)
    board = BoardScene(stage, match)
    shown(board)
    Mouse(stage).settle()
    coached(board, "gentle")
    before = match.session.cursor

    stage.apply(board.choose(number))
    stage.draw()

    assert isinstance(stage.top, Dialog)
    assert before == match.session.cursor
    assert "7 Defence tokens" in stage.top.body
    assert [] == problems(stage)
    assert 1 == len(asked)
    press(stage, pygame.K_1)  # anyway
    assert before < match.session.cursor


def test_the_coach_lets_a_part_or_a_good_answer_pass(
    stage: Stage, shown: Callable[[Scene], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed(monkeypatch, chance=0.01)
    match = match_of(GAME, players=2, bots=(1,), random_pairs=True)
    number = composing(match)
    board = BoardScene(stage, match)
    shown(board)
    Mouse(stage).settle()
    coached(board, "on")
    decision = match.session.decision
    assert decision is not None
    part = next(at for at, each in enumerate(decision.options) if each.part)

    assert board._coach.objection(number) is None
    weighed(monkeypatch, chance=0.5)
    board._coach._asked = None
    coached(board, "on")
    assert board._coach.objection(part) is None
    assert board._coach.objection(number) is not None


def played_out() -> Match:
    match = match_of(GAME, players=2, seed=3)
    bots = [make_player("adept", seat, 3, GAME) for seat in range(2)]
    while (decision := match.session.decision) is not None:
        situation = Situation(GAME, decision, match.session.table)
        match.session.choose(bots[decision.seat].choose(situation))
    return evolve_seats(match)


def evolve_seats(match: Match) -> Match:
    seats = tuple(
        evolve(info, player="adept") if seat else info for seat, info in enumerate(match.seats)
    )
    return Match(match.game, match.session, seats)


def test_three_moments_are_found_and_can_be_tried_again(stage: Stage) -> None:
    scene = Turnings(stage, played_out(), 0)
    stage.apply(Push(scene))
    for _ in range(400):
        stage.step(0.05)
        if scene.is_done:
            break

    cards = [each for each in scene.root.walk() if each.name.startswith("try:")]
    assert 3 == len(cards)
    assert [] == problems(stage)
    stage.apply(cards[0].press())
    assert isinstance(stage.top, WhatIf)
    decision = stage.top.match.session.decision
    assert decision is not None
    assert 0 == decision.seat


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_every_mind_has_words(name: str, lang: str) -> None:
    game = games()[name]
    if game.mind is None:
        return
    speech = Speech(lang, game)

    plain = ("score", "rivals", "alone", "equal", "thumb")
    said = [speech(f"reason-{each}") for each in (*plain, *game.mind.figures.load().terms)]

    assert [] == [each for each in said if "⟦" in each]


@pytest.mark.parametrize("game", ["monster_lands", "valeria", "rivenoire"])
def test_a_hint_says_what_a_composed_answer_is_coming_to(game: str) -> None:
    """Part by part towards the same answer, until it is whole."""
    face = games()[game]
    match = match_of(face, players=2, bots=(1,))
    bots = [make_player("adept", seat, 3, face) for seat in range(2)]
    while (decision := match.session.decision) is not None:
        if decision.seat == 0 and isinstance(decision.step, Composed) and whole_of(match):
            break
        situation = Situation(face, decision, match.session.table)
        match.session.choose(bots[decision.seat].choose(situation))
    speech, told = Speech("en", face), []
    while (decision := match.session.decision) is not None:
        advice = advise(face, Situation(face, decision, match.session.table), "seed")
        told.append(advising.hinted(speech, match, advice))
        if not advice.best.option.part:
            break
        match.session.choose(advice.best.number)

    assert len(told) > 1
    assert all(each.startswith("It is a step towards this: ") for each in told[:-1])
    assert "Nothing else is worth adding." == told[-1]


def whole_of(match: Match) -> Option | None:
    """What the strongest player would put together here, if it would answer at all."""
    decision = match.session.decision
    assert decision is not None
    whole = advise(match.game, Situation(match.game, decision, match.session.table), "seed").whole
    return whole if whole is not None and whole.closes else None
