"""The board looked at by tests: opened, played on, answered by kind of option, searched."""

from __future__ import annotations

from game.app.boards import screen_of
from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.scenes import posed
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import Cover, LightCover
from game.app.scenes.results import Results
from game.app.window.scene import Push, Reset
from game.app.window.stage import Stage
from game.engine.codec import digest
from game.engine.secrecy import hidden_pieces
from game.engine.session import Session
from game.rules import games
from tests.app.hands import Brain, Hands
from tests.toy.fair import BidCoins


def opened(stage: Stage, match: Match) -> BoardScene:
    """The board of a match, on the stage."""
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))
    return scene


def laid(stage: Stage, name: str, viewer: int | None = None) -> BoardScene:
    """A moment of some game's gallery on the board, alone on the stage."""
    galleries = [screen_of(game).samples() for game in games()]
    sample = next(each[name] for each in galleries if name in each)
    scene = posed.laid(stage, sample(), viewer)
    stage.apply(Reset(scene))
    stage.step(1 / 60)
    stage.draw(force=True)
    return scene


def assert_played_as_by_the_engine_alone(match: Match, kind: type[Hands]) -> None:
    """Play a whole match on screen: it ends in its results, on the table that its choices give."""
    stage = stage_of((1280, 720))
    opened(stage, match)
    hands, brain, chosen = kind(stage), Brain(match), []
    while not match.session.is_over:
        chosen.append(brain.number())
        hands.choose(chosen[-1])
    hands.settle()
    alone = Session.begin(match.game, match.setup)
    for number in chosen:
        alone.choose(number)
    assert digest(match.game, alone.table) == digest(match.game, match.session.table)
    assert isinstance(stage.top, Results)


def number_of(match: Match, kind: type) -> int:
    """The first open option of a kind."""
    assert match.session.decision is not None
    options = match.session.decision.options
    return next(n for n, option in enumerate(options) if isinstance(option, kind))


def texts(stage: Stage) -> str:
    """All that the scene on top says now."""
    stage.draw(force=True)
    return " ".join(each.text for each in stage.shown)


def bid(hands: Hands, match: Match, coins: int) -> None:
    """Put so many coins under the cup, at the fair of the Night Market."""
    assert match.session.decision is not None
    hands.choose(match.session.decision.options.index(BidCoins(coins)))


def private_pieces(match: Match, viewer: int) -> set[str]:
    """Everything on the table that this viewer may not see."""
    return hidden_pieces(match.game, match.session.table, viewer)


def assert_nothing_secret(stage: Stage, match: Match) -> None:
    """No private piece has a place on the canvas or is on its way over it."""
    scene = stage.top
    if isinstance(scene, LightCover):
        # The board below is in sight, as everybody may see it.
        scene = stage.scenes[-2]
        assert isinstance(scene, BoardScene)
        assert NOBODY == scene.watch.viewer
    if isinstance(scene, Cover):
        assert scene.opaque
        return
    assert isinstance(scene, BoardScene)
    stage.draw()
    assert scene.built is not None
    secret = private_pieces(match, scene.watch.viewer)
    assert not secret & set(scene.built.places)
    assert not secret & set(scene.built.sight.view.places)
    if scene.performance.show is not None:
        assert not secret & {motion.piece for motion in scene.performance.show.motions}
