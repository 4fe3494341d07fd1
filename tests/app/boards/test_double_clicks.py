"""Who double-clicks through a game of Monster Lands answers each question once."""

from __future__ import annotations

import pygame

from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.rules.monster_lands import GAME
from tests.app.hands import Brain, Mouse, match_of
from tests.app.watching import opened

DECISIONS = 90


class Clicker(Mouse):
    """A mouse that remembers where it clicked."""

    at = (0, 0)

    def _post(self, kind: int, **what: object) -> None:
        self.at = what["pos"]  # type: ignore[assignment]
        super()._post(kind, **what)

    def again(self) -> None:
        """One click more, at once, at the same place."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            super()._post(kind, pos=self.at, button=1)


def test_a_double_click_never_answers_two_questions() -> None:
    match = match_of(GAME, 2, seed=5)
    stage = stage_of((1280, 720), hand_over=False)
    opened(stage, match)
    brain, mouse = Brain(match), Clicker(stage)

    for _ in range(DECISIONS):
        asked = match.session.decision
        mouse.choose(brain.number())
        answered = match.session.cursor, match.session.decision
        mouse.again()

        assert answered == (match.session.cursor, match.session.decision), asked
        assert isinstance(stage.top, BoardScene), asked
