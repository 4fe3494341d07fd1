"""What every frame of a whole game costs: laying out, painting and sweeping, rebuilds included.

The game is played by bots beforehand and then once more on the board: a person sits at the first
seat, bots at the others, and everybody answers at once what was answered then. So all that is
measured is the window's own work.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any

from attrs import define, evolve

if TYPE_CHECKING:
    from game.app.scenes.board import BoardScene
    from game.app.window.stage import Stage
    from game.engine import Player, Situation
    from game.engine.session import Session

#: Frames of a long stretch, more than any game has, and what one of them lets pass.
STRETCH, WHOLE, TICK = 3_000, 1_000_000, 1 / 60
#: Frames that pass before the person answers.
THINKS = 8
#: Frames at the beginning that load pictures and fonts.
WARM = 30
#: Frames between two blits.
BETWEEN = 20


@define
class Frame:
    """Seconds of the processor that a frame took, and what of them went where."""

    commit: int
    whole: float = 0.0
    #: The rules' own work: a choice, and the question that follows.
    rules: float = 0.0
    laying: float = 0.0
    painting: float = 0.0
    sweeping: float = 0.0
    #: The longest round of the collector in it, asked for or not.
    collecting: float = 0.0
    rebuilds: int = 0


class Known:
    """A player of every seat who gives the answers of the same game, played by bots elsewhere."""

    def __init__(self, session: Session) -> None:
        from game.bots import make_player, usual_name

        self._session = session
        face, seed = session.game, session.setup.seed
        seats = range(session.setup.players)
        self._players = [make_player(usual_name(face), seat, seed, face) for seat in seats]
        self._answers: deque[int] = deque()

    def choose(self, situation: Situation | None = None) -> int:
        """The next answer."""
        if not self._answers:
            self._look_ahead()
        return self._answers.popleft()

    def play_out(self, most: int) -> None:
        """Find out so many answers beforehand, or all of them."""
        while self._session.decision is not None and len(self._answers) < most:
            self._look_ahead()

    def _look_ahead(self) -> None:
        from game.engine import Situation

        session, decision = self._session, self._session.decision
        assert decision is not None
        player = self._players[decision.seat]
        number = player.choose(Situation(session.game, decision, session.table))
        self._answers.append(number)
        session.choose(number)


def evening(
    game: str, seed: int, blitting: Callable[[], float], most: int = STRETCH
) -> dict[str, Any]:
    """Every frame of a game in full-screen blits: the usual one, the 99th of 100, the dearest."""
    found, blits_of = frames_of(game, seed, blitting, most)
    frames, blit = found[WARM:], median(blits_of)
    whole = sum(each.whole for each in frames)

    def blits(seconds: float) -> float:
        return round(seconds / blit, 2)

    def share(part: Callable[[Frame], float]) -> float:
        return round(sum(map(part, frames)) / whole, 3)

    def late(part: Callable[[Frame], float]) -> float:
        ordered = sorted(map(part, frames))
        return blits(ordered[min(round(len(ordered) * 0.99), len(ordered) - 1)])

    return {
        "frames": len(frames),
        "commits": frames[-1].commit,
        "rebuilds": sum(each.rebuilds for each in frames),
        "blits": blits(median(each.whole for each in frames)),
        "p99_blits": late(lambda each: each.whole),
        "most_blits": blits(max(each.whole for each in frames)),
        "laying_p99_blits": late(lambda each: each.laying),
        "painting_p99_blits": late(lambda each: each.painting),
        "laying_share": share(lambda each: each.laying),
        "painting_share": share(lambda each: each.painting),
        "rules_share": share(lambda each: each.rules),
        "sweeping_share": share(lambda each: each.sweeping),
        "sweeping_most_ms": round(max(each.sweeping for each in frames) * 1000, 1),
        "collection_most_ms": round(max(each.collecting for each in found) * 1000, 1),
    }


def frames_of(
    game: str, seed: int, blitting: Callable[[], float], most: int = STRETCH
) -> tuple[list[Frame], list[float]]:
    """Play a game on the board, frame by frame, with the time of a blit now and then.

    Others may use the machine meanwhile, and slow down all that is measured alike.
    """
    from game.app.doors.collecting import Rounds
    from game.app.scenes.board import BoardScene
    from game.app.window import memory

    stage, board, known = table_of(game, seed)
    # Nobody answers more often than every few frames.
    known.play_out(most)
    sweeper, found, blits = memory.Sweeper(), list[Frame](), list[float]()
    watched = _Watched(board)
    session = board.match.session
    rested = 0
    memory.clean()
    with memory.by_hand(), Rounds() as collected:
        while stage.top is board and not session.is_over and len(found) < most:
            frame = watched.frame = Frame(session.cursor)
            start = time.process_time()
            stage.step(TICK)
            idle = not board.performance.is_on and not board.bots.are_asked
            rested = rested + 1 if idle and stage.top is board else 0
            if rested > THINKS and session.decision is not None:
                rested = 0
                stage.apply(board.choose(known.choose()))
            drawing = time.process_time()
            if stage.dirty:
                stage.draw(waits=True)
            sweeping = time.process_time()
            sweeper.sweep(sweeping - start)
            end = time.process_time()
            frame.whole, frame.painting, frame.sweeping = (
                end - start, sweeping - drawing, end - sweeping,
            )  # fmt: skip
            frame.collecting = collected.longest()
            found.append(frame)
            if len(found) % BETWEEN == 0:
                blits.append(blitting())
            while not isinstance(stage.top, BoardScene):
                # A rival that introduces itself, a word of the coach: they are closed at once.
                stage.scenes.pop()
    return found, blits or [blitting()]


class _Watched:
    """Notes what a board spends on laying out and on rules."""

    def __init__(self, board: BoardScene) -> None:
        self.frame = Frame(0)
        self._rebuild, board.rebuild = board.rebuild, self._lay  # type: ignore[method-assign]
        session = board.match.session
        self._choose, session.choose = session.choose, self._decide  # type: ignore[method-assign]

    def _lay(self) -> None:
        start = time.process_time()
        self._rebuild()
        self.frame.laying += time.process_time() - start
        self.frame.rebuilds += 1

    def _decide(self, choice: Any) -> Any:
        start = time.process_time()
        try:
            return self._choose(choice)
        finally:
            self.frame.rules += time.process_time() - start


def table_of(game: str, seed: int) -> tuple[Stage, BoardScene, Known]:
    """A board at its first question, and who knows the answers to all that will be asked."""
    import pygame

    from game.app.doors.shot import stage_of
    from game.app.keep.match import Match
    from game.app.keep.seats import default_seats
    from game.app.scenes.board import BoardScene
    from game.app.studio.samples import NAMES
    from game.app.window.scene import Push
    from game.bots import usual_name
    from game.engine.game import Setup
    from game.engine.session import Session
    from game.rules import game_of

    face = game_of(game)
    setup = Setup(game, min(max(3, face.seats[0]), face.seats[1]), seed)
    known = Known(Session.begin(face, setup))
    session = Session.begin(face, setup)
    seats = [evolve(each, player=usual_name(face)) for each in default_seats(list(NAMES))]
    seats[0] = evolve(seats[0], player="human")
    bots: dict[int, Player] = dict.fromkeys(range(1, setup.players), known)
    surface = pygame.display.get_surface()
    assert surface is not None
    stage = stage_of(surface.get_size(), animation="normal", coach="off")
    stage.resize(surface.get_size(), surface)
    match = Match(face, session, tuple(seats[: setup.players]), players=bots)
    board = BoardScene(stage, match)
    stage.apply(Push(board))
    stage.draw(force=True)
    return stage, board, known
