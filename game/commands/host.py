"""`host`: one game over JSON lines on standard input and output, so that any program can play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import SystemRandom
from typing import IO, Any

from game.commands.chair import Chair
from game.commands.output import json_line
from game.commands.referee import Referee
from game.commands.setups import add_language, add_setup, setup_of
from game.commands.words import Trouble, Wording
from game.engine import Game, Session, Text, text
from game.engine.journal import Journal
from game.engine.position import from_plain
from game.library.sources import merged, read_sources
from game.rules import game_of

#: No request needs to be longer.
MOST_LINE = 64 * 1024


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("host", help="play over JSON lines", description=__doc__)
    add_setup(parser)
    parser.add_argument("--seed", type=int, metavar="S", help="seed of the game (default: any)")
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--journal", type=Path, metavar="FILE", help="keep the game in this new journal"
    )
    source.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="go on with the game of this journal, which says players, seed and options itself",
    )
    source.add_argument(
        "--position",
        type=Path,
        metavar="FILE",
        help="start from this YAML file, which says players, seed and options itself",
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="serve this seat alone (from 0): it hears only what it may know, bots play the rest",
    )
    parser.add_argument(
        "--others", metavar="BOT", help="who plays the other seats (default: the game's best)"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Begin or resume the game and serve it until the input ends."""
    game = game_of(args.game)
    words = Wording(args.lang, game)
    with ExitStack() as closing:
        session, notices = _session(args, game, closing)
        for notice in notices:
            json_line({"type": "notice", "message": words(notice)})
        chair = None if args.seat is None else Chair.at(session, args.seat, args.others)
        referee = Referee(session, words, json_line, chair)
        referee.safely(referee.ask)
        for line in lines(sys.stdin.buffer):
            if not referee.hear(line):
                break
    return 0


def _session(
    args: argparse.Namespace, game: Game, closing: ExitStack
) -> tuple[Session, tuple[Text, ...]]:
    """The game to serve and what is to be said of it; its journal is let go in the end."""
    if args.resume is not None:
        journal, opened = Journal.resume(args.resume, game)
        closing.callback(journal.close)
        return opened.session, opened.notices
    if args.position is not None:
        return _begun_from(args.position, game), ()
    seed = SystemRandom().randrange(1 << 32) if args.seed is None else args.seed
    session = Session.begin(game, setup_of(args, game, seed))
    if args.journal is not None:
        closing.callback(Journal.create(args.journal, session).close)
    return session, ()


def _begun_from(path: Path, game: Game) -> Session:
    position = from_plain(game, merged(read_sources(path)))
    try:
        return position.begin(game)
    except Exception as error:  # a table laid by hand can be one that no rule expects
        why = f"{type(error).__name__}: {error}"
        raise Trouble(text("position-wrong", why=why)) from error


def lines(stream: IO[bytes]) -> Iterator[bytes | Trouble]:
    """The lines of the input; one that is too long is read over and becomes a trouble."""
    while line := stream.readline(MOST_LINE + 1):
        if len(line) <= MOST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(MOST_LINE)
        yield Trouble(text("host-too-long", most=MOST_LINE))
