"""How long the window stands still while a bot thinks: the rounds of its loop, one by one.

A round draws, waits for the next frame and lets time pass. While somebody thinks beside the window
none of them should take longer than 50 ms; on a machine that is left alone, the clock says so, and
on a busy one the processor's own time does.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

if TYPE_CHECKING:
    from game.app.scenes.board import BoardScene

#: Rounds that are measured at least, and seconds after which it is enough in any case.
ROUNDS, MOST_SECONDS = 300, 60.0
#: What the window may take.
LIMIT_MS = 50.0


@frozen
class Round:
    """One round of the loop: seconds by the clock, and of this process's own work."""

    clock: float
    work: float
    #: Whether the bot was asked in it, which includes sending the table.
    asks: bool


def gaps(game: str, seed: int) -> dict[str, Any]:
    """The longest rounds of the window while masters think."""
    found = rounds(_board(game, seed))
    if not found:
        return {}
    late = sorted(each.clock for each in found)[round(len(found) * 0.99) - 1]
    return {
        "thinking_rounds": len(found),
        "thinking_gap_ms": _ms(max(each.clock for each in found)),
        "thinking_gap_p99_ms": _ms(late),
        "thinking_work_ms": _ms(max(each.work for each in found)),
        "thinking_ask_work_ms": _ms(max([each.work for each in found if each.asks], default=0.0)),
        "thinking_over_50_ms": sum(each.clock * 1000 > LIMIT_MS for each in found),
    }


def rounds(board: BoardScene, most: int = ROUNDS) -> list[Round]:
    """Let the loop of the window go round, and note those rounds in which a bot thinks."""
    from game.app.window import memory
    from game.app.window.loop import Loop

    # What is drawn and heard first loads pictures, fonts and sounds; nobody thinks meanwhile.
    board.stage.draw(force=True)
    board.stage.attune()
    loop, found = Loop(board.stage), list[Round]()
    loop.clean()
    end = time.perf_counter() + MOST_SECONDS
    with memory.by_hand():
        while len(found) < most and time.perf_counter() < end and not board.match.session.is_over:
            before = board.bots.thinks
            clock, work = time.perf_counter(), time.process_time()
            loop.turn()
            if board.bots.thinks:
                spent = time.perf_counter() - clock, time.process_time() - work
                found.append(Round(*spent, asks=not before))
    board.let_go()
    return found


def _board(game: str, seed: int) -> BoardScene:
    """A table at which masters alone sit, in a window of its own."""
    import pygame

    from game.app.doors.shot import stage_of
    from game.app.keep.match import Match
    from game.app.keep.seats import default_seats
    from game.app.scenes.board import BoardScene
    from game.app.studio.samples import NAMES
    from game.app.window.scene import Push
    from game.engine.game import Setup
    from game.engine.session import Session
    from game.rules import game_of

    face = game_of(game)
    players = min(3, face.seats[1])
    session = Session.begin(face, Setup(game, players, seed))
    seats = [evolve(each, player="master") for each in default_seats(list(NAMES[:players]))]
    surface = pygame.display.get_surface()
    assert surface is not None
    stage = stage_of(surface.get_size(), animation="normal")
    stage.resize(surface.get_size(), surface)
    board = BoardScene(stage, Match(face, session, tuple(seats)))
    stage.apply(Push(board))
    return board


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
