"""`lessons`: the lessons of every game; `--play` plays each to its end, in both languages."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from game.commands.output import columns, json_line
from game.engine import Game
from game.guide.lessons.checking import Played, played, problems
from game.guide.lessons.course import syllabus_of
from game.library.lessons import Lesson
from game.library.words import LANGUAGES
from game.rules import game_of, games


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("lessons", help="the lessons of the games", description=__doc__)
    parser.add_argument("game", nargs="?", help="of this game alone")
    parser.add_argument("--json", action="store_true", help="one JSON list")
    parser.add_argument("--play", action="store_true", help="play them all; 1 if one breaks")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the lessons, or play them."""
    chosen = [*games().values()] if args.game is None else [game_of(args.game)]
    if args.play:
        return _play(chosen, args.json)
    entries = [_entry(*each) for each in _lessons(chosen)]
    if args.json:
        json_line(entries)
    elif entries:
        heads = ("game", "lesson", "minutes", "lines", "name")
        columns([heads, *((*map(entry.get, heads[:4]), entry["name"]["en"]) for entry in entries)])
    else:
        print("No game has lessons yet.")
    return 0


def _lessons(chosen: list[Game]) -> Iterator[tuple[Game, str, Lesson]]:
    for game in chosen:
        syllabus = syllabus_of(game)
        if syllabus is not None:
            for name, lesson in syllabus.lessons.items():
                yield game, name, lesson


def _entry(game: Game, name: str, lesson: Lesson) -> dict[str, Any]:
    return {
        "game": game.id,
        "lesson": name,
        "name": {lang: lesson.name.in_(lang) for lang in LANGUAGES},
        "about": {lang: lesson.about.in_(lang) for lang in LANGUAGES},
        "minutes": lesson.minutes,
        "lines": len(lesson.lines),
        "asked": sum(bool(line.choose) for line in lesson.lines),
    }


def _play(chosen: list[Game], as_json: bool) -> int:
    """Play each lesson, one line a lesson and language; then what broke, with its place."""
    broken = 0
    for game, name, lesson in _lessons(chosen):
        went = played(game, name)
        broken += bool(went.faults)
        for lang in LANGUAGES:
            _say(game, name, lesson, lang, went, as_json)
    for game in chosen:
        if not as_json:
            for problem in problems(game):
                print(problem)
    return 1 if broken else 0


def _say(game: Game, name: str, lesson: Lesson, lang: str, went: Played, as_json: bool) -> None:
    spoken = sum(len(line.say.in_(lang).split()) for line in lesson.lines)
    if as_json:
        json_line(
            {
                "game": game.id,
                "lesson": name,
                "lang": lang,
                "ended": not went.faults,
                "lines": len(lesson.lines),
                "asked": went.asked,
                "decisions": went.decisions,
                "words": spoken,
            }
        )
        return
    end = "breaks" if went.faults else "ended"
    print(
        f"{game.id}/{name} [{lang}] {end}: {len(lesson.lines)} lines, {spoken} words, "
        f"{went.asked} asked, {went.decisions} decisions: {lesson.name.in_(lang)}"
    )
