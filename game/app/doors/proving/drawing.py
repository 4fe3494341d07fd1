"""Every scene, drawn without a window, in both languages and with every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.app.boards import screen_of
from game.app.doors.proving.checks import Check, hold
from game.app.doors.shot import scene_shots, stage_of, take
from game.app.studio.samples import Request
from game.app.window.stage import Stage
from game.engine.game import Game
from game.library.words import LANGUAGES
from game.rules import GAMES

SIZE = (1280, 720)
#: How a text key without a sentence is shown.
RAW = "⟦"


def checks_of(game: Game) -> Iterator[Check]:
    """The scenes of the house with a game in them, and the moments that its screen shows."""
    names = (*scene_shots(), *screen_of(game.id).samples())
    for lang in LANGUAGES:
        work = partial(_drawn, names, game.id, lang=lang)
        yield Check(f"{game.id}: scenes in {lang}", work)


def checks() -> Iterator[Check]:
    """What could be set otherwise than most players do."""
    work = partial(_drawn, (*scene_shots(),), GAMES[0], high_contrast=True, text_size=150)
    yield Check("scenes in high contrast", work)


def _drawn(
    names: Sequence[str], game: str, lang: str = "en", text_size: int = 100, **settings: object
) -> str:
    for name in names:
        stage = stage_of(SIZE, lang, text_size, **settings)
        try:
            drawn = take(name, Request(stage, game))
        except Exception as error:
            error.add_note(f"while {name} was drawn")
            raise
        _look(name, drawn)
    return f"{len(names)} drawn"


def _look(name: str, stage: Stage) -> None:
    """A scene shows something, and no text is missing in it."""
    picture = stage.draw()
    some = {
        tuple(picture.get_at((x, y))) for x in range(0, SIZE[0], 40) for y in range(0, SIZE[1], 40)
    }
    hold(len(some) > 3, f"{name} is blank")
    raw = [shown.text for shown in stage.shown if RAW in shown.text]
    hold(not raw, f"{name} lacks {', '.join(raw)}")
