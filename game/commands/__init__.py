"""The command line: `python -m game COMMAND`, or `four-crowns COMMAND` once installed.

One module a command. What goes wrong for a reason (a wrong set-up, a damaged file) ends in one
clear line and exit code 1; a mistake of ours keeps its traceback.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from game import __version__
from game.commands import (
    bench,
    checking,
    host,
    ladder,
    lessons,
    listing,
    play,
    replay,
    selfplay,
    shot,
    whole,
)
from game.commands.words import Trouble, complaint
from game.engine import SetupError
from game.engine.codec import CodecError
from game.engine.journal import JournalError
from game.library.places import APP_NAME, keep_in
from game.library.problems import ContentError

#: The errors that have a message for the person at the keyboard.
EXPECTED = (Trouble, SetupError, JournalError, ContentError, CodecError, OSError)
INTERRUPTED = 130

ABOUT = "Four board games at one table. Without a command, the app opens."


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks and give the exit code."""
    _allow_any_letter()
    args = _parser().parse_args(argv)
    if args.data_dir is not None:
        keep_in(args.data_dir)
    try:
        code: int = args.run(args)
        if sys.stdout is not None:  # a program without a console has none
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_standard_output()
        return 1
    except EXPECTED as error:
        print(f"{APP_NAME}: {complaint(error, getattr(args, 'lang', 'en'))}", file=sys.stderr)
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=APP_NAME, description=ABOUT)
    parser.set_defaults(run=play.run)
    parser.add_argument("--version", action="version", version=f"{APP_NAME} {__version__}")
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="DIR",
        help="keep games, settings and reports in this folder instead of the system's own",
    )
    parser.add_argument(
        "--self-test",
        action="store_const",
        dest="run",
        const=whole.run,
        help="prove that the program is whole and works on this machine",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (listing, selfplay, ladder, host, replay, checking, lessons, bench, shot):
        command.add(commands)
    return parser


def _allow_any_letter() -> None:
    """A console that cannot show a letter shows a question mark instead of stopping."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _forget_standard_output() -> None:
    """Whoever read it has gone; keep the interpreter from complaining when it flushes."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
