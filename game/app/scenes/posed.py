"""The board as it is photographed: at rest, in its busiest motion, at a moment laid by hand."""

from __future__ import annotations

from time import monotonic, sleep

from attrs import evolve

from game.app.boards import screen_of
from game.app.keep.match import Match
from game.app.scenes.board import BoardScene
from game.app.studio.samples import Request, sample
from game.app.window.stage import Stage
from game.engine.events import Moved, Rolled
from game.engine.session import Session

#: Seconds that a picture waits for what is worked out beside it.
PATIENCE = 20.0


def at_rest(request: Request) -> BoardScene:
    """A game played by bots so far, seen by whoever is asked."""
    if request.commits is None:
        request = evolve(request, commits=screen_of(request.game).posed)
    scene = BoardScene(request.stage, sample(request))
    decision = scene.match.session.decision
    if decision is not None:
        scene.taken(decision.seat)
    _settle(scene)
    return scene


def in_motion(request: Request) -> BoardScene:
    """The decision that moved most so far, being acted out."""
    scene = at_rest(request)
    session = scene.match.session
    if session.cursor > 0:
        busiest = max(range(1, session.cursor + 1), key=lambda at: _moved(session, at))
        for number in (busiest, busiest - 1):
            session.jump(number, force=True)
            if number == busiest and session.decision is not None:
                scene.watch.take(session.decision.seat)
        scene.rebuild()
        session.jump(busiest)
        scene.show_last()
    return scene


def laid(stage: Stage, match: Match, viewer: int | None = None) -> BoardScene:
    """A match at a moment laid by hand, seen by who is asked or by a seat that looks on."""
    scene = BoardScene(stage, match)
    decision = match.session.decision
    assert decision is not None
    scene.taken(decision.seat if viewer is None else viewer)
    _settle(scene)
    return scene


def _settle(scene: BoardScene) -> None:
    """What is worked out beside the window is in the picture."""
    end, waited = monotonic() + PATIENCE, False
    while scene.board.awaits(scene.sight) and monotonic() < end:
        waited = True
        sleep(0.01)
    if waited:
        scene.rebuild()
    overlay = scene.built.root.overlay if scene.built is not None else None
    if overlay is not None:
        overlay.finish()


def _moved(session: Session, number: int) -> int:
    """How many pieces moved or rolled in a commit."""
    events = session.commits[number].events
    moved = sum(len(each.pieces) for each in events if isinstance(each, Moved))
    return moved + sum(len(each.dice) for each in events if isinstance(each, Rolled))


SHOTS = {"board": at_rest, "board-motion": in_motion}
