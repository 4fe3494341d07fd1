"""Pictures of scenes without a window: for the gallery, the README and our own eyes.

The command line calls `main(argv)`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from attrs import evolve

from game.app import scenes
from game.app.boards import screen_of, skin_of
from game.app.keep.match import Match
from game.app.keep.settings import Settings, SettingsStore
from game.app.scenes import posed
from game.app.studio.samples import Request, Shot
from game.app.window.scene import Push
from game.app.window.sound import Sound
from game.app.window.stage import Stage
from game.rules import GAMES, games


def shots() -> Mapping[str, Shot]:
    """Every picture that can be taken, by name."""
    found = scene_shots()
    for game in games():
        found |= {name: _posed(sample) for name, sample in screen_of(game).samples().items()}
    return found


def scene_shots() -> dict[str, Shot]:
    """The pictures of the house's own scenes, which can be taken with any game."""
    found: dict[str, Shot] = {}
    for module in scenes.modules():
        found |= getattr(module, "SHOTS", {})
    return found


def _posed(sample: Callable[[], Match]) -> Shot:
    return lambda request: posed.laid(request.stage, sample())


class Unwritten(SettingsStore):
    """Settings that stay in memory."""

    def __init__(self, value: Settings) -> None:
        self.path = Path(os.devnull)
        self.notice = None
        self.value = value

    def write(self) -> None:
        """Nothing is kept."""


def stage_of(
    size: tuple[int, int] = (1920, 1080), lang: str = "en", text_size: int = 100, **settings: object
) -> Stage:
    """A stage without a window, for pictures and tests."""
    import pygame

    pygame.font.init()
    value = evolve(Settings(animation="off"), language=lang, text_size=text_size, **settings)  # type: ignore[arg-type]
    return Stage(size, Unwritten(value), Sound(silent=True), skin_of, scenes.rules_over)


class Windows:
    """Stages without a window that share fonts, icons and pictures with the one before.

    Most of what a picture takes is not its own: its ground, panels, letters.
    """

    def __init__(self) -> None:
        self._last: tuple[object, Stage] | None = None

    def stage(self, size: tuple[int, int], lang: str, text_size: int, **settings: object) -> Stage:
        """A new stage; what it draws on looks as new as itself."""
        stage, alike = stage_of(size, lang, text_size, **settings), (size, text_size, settings)
        if self._last is not None and self._last[0] == alike:
            stage.look_like(self._last[1])
        self._last = alike, stage
        return stage


def take(name: str, request: Request) -> Stage:
    """Open a scene by its shot's name on the request's stage, and let it settle."""
    stage = request.stage
    stage.apply(Push(shots()[name](request)))
    stage.step(1 / 60)
    stage.draw(force=True)
    return stage


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `python -m game shot`."""
    parser.add_argument("scene", nargs="?", help="which scene; see --list")
    parser.add_argument("--out", type=Path, help="the picture to write (.png)")
    parser.add_argument("--all", type=Path, metavar="DIR", help="every scene, into this folder")
    parser.add_argument("--list", action="store_true", help="name every scene")
    parser.add_argument("--game", default=GAMES[0], help="which game; the first on the shelf")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--commits", type=int, help="how far the game has gone")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.add_argument("--scale", type=float, default=1.0, help="text size, 1.0 to 1.5")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError("write it as 1280x720")
    size = int(width), int(height)
    if not all(200 <= side <= 8000 for side in size):
        raise argparse.ArgumentTypeError("each side is 200 to 8000 pixels")
    return size


def main(argv: Sequence[str]) -> int:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m game shot")
    add_arguments(parser)
    args = parser.parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    known = shots()
    if args.list:
        print("\n".join(known))
        return 0
    if args.game not in games():
        print(
            f"shot: there is no game {args.game}; there are: {', '.join(games())}", file=sys.stderr
        )
        return 2
    if args.all is not None:
        args.all.mkdir(parents=True, exist_ok=True)
        windows = Windows()
        for name in known:
            _write(name, args, args.all / f"{name}.png", windows)
        return 0
    if args.scene not in known or args.out is None:
        print(f"shot: name a scene ({', '.join(known)}) and --out FILE.png", file=sys.stderr)
        return 2
    _write(args.scene, args, args.out, Windows())
    return 0


def _write(name: str, args: argparse.Namespace, path: Path, windows: Windows) -> None:
    import pygame

    stage = windows.stage(args.size, args.lang, round(args.scale * 100))
    take(name, Request(stage, args.game, args.seed, args.commits))
    pygame.image.save(stage.draw(), str(path))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
