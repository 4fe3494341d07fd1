"""Whatever was painted anew after a choice, the frame is the one that is drawn from nothing."""

from __future__ import annotations

from collections.abc import Set

import pygame
import pytest

from game.app.doors.evening import Known, table_of
from game.app.drawing.canvas import Canvas
from game.app.scenes.board import BoardScene
from game.app.table.built import Built
from game.app.table.lights import Lights, cameras_in
from game.app.table.papers import Papers
from game.app.window.stage import Stage
from game.rules import GAMES
from tests.portions import STRETCHES

SIZE = (960, 720)


@pytest.fixture
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode(SIZE)


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


def drawn(built: Built, papers: Papers) -> Canvas:
    """The board without what is on its way over it."""
    canvas = Canvas(pygame.Surface(SIZE).convert(), built.sight.look)
    built.draw(canvas, papers)
    return canvas


def texts(canvas: Canvas) -> list[str]:
    return [each.text for each in canvas.shown]


def answer(stage: Stage, board: BoardScene, known: Known) -> None:
    """Let time pass, and let the person answer when everything rests."""
    stage.step(0.2)
    while stage.top is not board:
        stage.scenes.pop()
    session = board.match.session
    asked = session.decision is not None and not board.bots.are_asked
    if asked and not board.performance.is_on:
        stage.apply(board.choose(known.choose()))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("commits", STRETCHES)
@pytest.mark.parametrize("game", GAMES)
def test_a_paper_painted_where_it_changed_is_the_one_drawn_from_nothing(
    game: str, commits: int
) -> None:
    stage, board, known = table_of(game, 7)
    session, papers = board.match.session, board.papers
    while session.cursor < commits and not session.is_over:
        answer(stage, board, known)
        while stage.dirty and board.built is not None and not papers.shows(board.built.scenery):
            stage.draw(waits=True)

        built = board.built
        assert built is not None
        painted = drawn(built, papers)
        for camera in cameras_in(built.root):
            camera.forget()
        fresh = drawn(built, Papers())
        assert pixels(fresh) == pixels(painted), session.cursor
        assert texts(fresh) == texts(painted), session.cursor


@pytest.mark.usefixtures("screen")
def test_what_is_loose_and_lit_belongs_to_the_board_it_lies_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage, board, known = table_of(GAMES[0], 7)
    papers, beside, behind, lit = board.papers, [], 0, 0
    draw, ring = Built._draw_loose, Lights.draw

    def watched(built: Built, canvas: Canvas, keys: bool = False, lit: bool = True) -> None:
        nonlocal behind
        beside.append(papers.built is not built)
        behind += built is not board.built
        draw(built, canvas, keys, lit)

    def watched_ring(lights: Lights, canvas: Canvas, hidden: Set[str], keys: bool) -> None:
        nonlocal lit
        lit += 1
        assert papers.built is board.built
        ring(lights, canvas, hidden, keys)

    monkeypatch.setattr(Built, "_draw_loose", watched)
    monkeypatch.setattr(Lights, "draw", watched_ring)
    for _ in range(60):
        answer(stage, board, known)
        # What was seen before may stay for a few frames.
        stage.draw(waits=True)
        while board.lingers:
            stage.draw(waits=True)

    assert not any(beside)
    assert behind
    assert lit
