"""`replay`: fold a journal to a table, tell its story, and verify it against the rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.commands.output import json_line
from game.commands.setups import add_language
from game.commands.words import Trouble, Wording
from game.engine import Commit, Game, Session, Text, text
from game.engine.codec import codec, digest, setup_to_json
from game.engine.events import Chosen, Told
from game.engine.journal import JournalError, Opened, peek, read
from game.engine.recalling import FORMAT
from game.engine.salvaging import salvage
from game.engine.verifying import Difference, difference, remarks
from game.guide.records.deeds import deeds_of
from game.rules import game_of


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("replay", help="fold a journal", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal")
    parser.add_argument(
        "--verify", action="store_true", help="play the choices through the rules and compare"
    )
    parser.add_argument("--to", type=int, metavar="N", help="stop after commit N")
    parser.add_argument("--json", action="store_true", help="one JSON line with the whole table")
    parser.add_argument(
        "--salvage",
        type=Path,
        metavar="NEW",
        help="write the sound beginning of a damaged journal to this new one",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Fold the journal and print what became of it; 1 if the rules do not agree."""
    game = journal_game(args.file)
    words = Wording(args.lang, game)
    if args.salvage is not None:
        return _salvage(args, game, words)
    opened = read(args.file, game)
    session = opened.session
    at = session.cursor if args.to is None else args.to
    if not 0 <= at < len(session.commits):
        raise Trouble(text("replay-no-commit", number=str(at), last=len(session.commits) - 1))
    found = difference(session) if args.verify else None
    if args.json:
        json_line(_summary(args, opened, at, found, words))
    else:
        _print_story(opened, at, words)
        _print_verdict(args, opened.session, found, words)
    return 0 if found is None else 1


def _salvage(args: argparse.Namespace, game: Game, words: Wording) -> int:
    session = salvage(args.file, game, args.salvage)
    print(words(text("replay-salvaged", commits=session.cursor, file=str(args.salvage))))
    return 0


def journal_game(path: Path) -> Game:
    """The game that a journal tells of."""
    header = peek(path)
    version = header.get("format")
    if type(version) is not int or version > FORMAT:
        raise JournalError(text("journal-newer", format=str(version), known=FORMAT))
    setup = header.get("setup")
    name = setup.get("game") if isinstance(setup, dict) else None
    if not isinstance(name, str):
        raise JournalError(text("journal-not", line=1))
    return game_of(name)


def _summary(
    args: argparse.Namespace, opened: Opened, at: int, found: Difference | None, words: Wording
) -> dict[str, Any]:
    session = opened.session
    commit = session.commits[at]
    result = commit.table.result
    return {
        "file": str(args.file),
        **setup_to_json(session.setup),
        "laid": session.laid,
        "commits": len(session.commits) - 1,
        "cursor": session.cursor,
        "at": at,
        "events": sum(len(each.events) for each in session.commits[: at + 1]),
        "over": result is not None,
        "scores": None if result is None else result.scores,
        "winners": None if result is None else result.winners,
        "deeds": _deeds(session, at),
        "digest": digest(session.game, commit.table),
        "notices": [words(notice) for notice in opened.notices],
        "remarks": [words(remark) for remark in remarks(session)],
        "verified": found is None if args.verify else None,
        "difference": None
        if found is None
        else {"commit": found.commit, "message": words(found.why)},
        "table": codec(session.game).table_to_json(commit.table),
    }


def _print_story(opened: Opened, at: int, words: Wording) -> None:
    session = opened.session
    for notice in opened.notices:
        print(words(notice), file=sys.stderr)
    print(f"{words.title()}, {session.setup.players} players, seed {session.setup.seed}")
    for commit in session.commits[: at + 1]:
        for line in _story(commit, words):
            print(line)
    table = session.commits[at].table
    print(f"commit {at} of {len(session.commits) - 1}, digest {digest(session.game, table)}")
    if table.result is not None:
        print(f"scores {list(table.result.scores)}, winners {list(table.result.winners)}")
    for seat, deeds in enumerate(_deeds(session, at)):
        for name, number in deeds.items():
            print(f"seat {seat} did {name} with commit {number}")


def _deeds(session: Session, at: int) -> list[dict[str, int]]:
    """The deeds of each seat up to a commit, each with the commit that proves it."""
    done = [deeds_of(session, seat) for seat in range(session.setup.players)]
    return [{name: commit for name, commit in each.items() if commit <= at} for each in done]


def _story(commit: Commit, words: Wording) -> Iterator[str]:
    for event in commit.events:
        if isinstance(event, Chosen):
            yield f"{commit.number:>5}  seat {event.seat}: {words(event.option.label())}"
        elif isinstance(event, Told):
            yield f"{'':>5}  - {words(Text(event.key, event.args))}"


def _print_verdict(
    args: argparse.Namespace, session: Session, found: Difference | None, words: Wording
) -> None:
    for remark in remarks(session) if args.verify else ():
        print(words(remark))
    if found is not None:
        trouble = text("verify-differs", commit=found.commit, why=words(found.why))
        print(words(trouble), file=sys.stderr)
    elif args.verify:
        print(words(text("verify-same")))
