"""`shot` and `bench app` come with the app; they are listed when it offers them."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

DOORS = "game.app.doors"


def add(commands: Any) -> None:
    """Add the command to the parser, if the app can draw pictures of itself."""
    add_of_app(commands, "shot", "draw a scene of the app into a file")


def add_of_app(commands: Any, name: str, about: str, module: str | None = None) -> None:
    """Add a command whose module in game/app/doors has a `main(argv)`, if it is there.

    The app is not imported for it: that would bring pygame into every command.
    """
    module = module or name
    if module in _doors_of_app():
        parser = commands.add_parser(name, help=about, add_help=False, prefix_chars="\0")
        parser.add_argument("rest", nargs=argparse.REMAINDER)
        parser.set_defaults(run=lambda args: import_module(f"{DOORS}.{module}").main(args.rest))


def _doors_of_app() -> set[str]:
    spec = find_spec(DOORS)
    places = None if spec is None else spec.submodule_search_locations
    return {module.name for module in iter_modules(places)} if places else set()
