"""Nobody outside a game's rooms names it: neither its id, nor the words of its content."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.library.yamltree import read_tree
from game.rules import GAMES, game_of

ROOT = Path(__file__).resolve().parent.parent
#: Where games may be named: the one list of them.
LIST = ROOT / "game/rules/__init__.py"
#: Words that games share with everybody: sides, rounds, colours, what Python and English need.
HOUSE = frozenset(
    "amber apart closed closing dealt diamond dice die discard draw drawn first force "
    "gain gold gone guests hand kept kill left line middle mine normal nothing novice "
    "order pairs passing phase place players right rolled round scrolls settings shade "
    "shield strength visit wild".split()
)


def rooms_of(game: str) -> tuple[Path, ...]:
    """What belongs to a game alone."""
    return (
        ROOT / "game/rules" / game,
        ROOT / "game/app/boards" / game,
        ROOT / "content" / game,
        *(ROOT / f"content/texts/{lang}/{game}.ftl" for lang in ("en", "fr")),
    )


def files_outside(game: str, ending: str) -> Iterator[Path]:
    """The code and the texts of everybody else."""
    return files_beyond(rooms_of(game), ending)


def files_of_the_house(ending: str) -> Iterator[Path]:
    """The code and the texts that belong to no game. Two games may well both have an ambush."""
    return files_beyond(tuple(room for game in GAMES for room in rooms_of(game)), ending)


def files_beyond(rooms: tuple[Path, ...], ending: str) -> Iterator[Path]:
    """All code or texts but what lies in these rooms."""
    for folder in (ROOT / "game", ROOT / "content/texts"):
        for file in sorted(folder.rglob(f"*{ending}")):
            if file != LIST and not any(file.is_relative_to(room) for room in rooms):
                yield file


def text_prefix(game: str) -> str:
    """What most of a game's text keys begin with: ``ml`` of ``ml-round``."""
    texts = (ROOT / f"content/texts/en/{game}.ftl").read_text("utf-8")
    keys = re.findall(r"^([a-z_-]+) =", texts, re.MULTILINE)
    return Counter(key.partition("-")[0] for key in keys).most_common(1)[0][0]


@cache
def own_words(game: str) -> frozenset[str]:
    """The ids of a game's cards and the names of its zones and counters."""
    zones = ast.parse((ROOT / f"game/rules/{game}/zones.py").read_text("utf-8"))
    named = (node.value for node in zones.body if isinstance(node, ast.Assign | ast.AnnAssign))
    words = {
        each.value
        for value in named
        if value is not None
        for each in ast.walk(value)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    for file in (path for shelf in game_of(game).shelves for path in shelf.paths()):
        content = read_tree(file.read_bytes())
        assert isinstance(content, dict)
        for group in content.values():
            if isinstance(group, dict) and all(isinstance(each, dict) for each in group.values()):
                words |= {str(key) for key in group}
    return frozenset(word for word in words if len(word) > 1 and not word.isdigit()) - HOUSE


@cache
def words_in(file: Path) -> tuple[tuple[str, int], ...]:
    """Every name and every whole string of a Python file, with its line; comments do not count."""
    found = []
    for token in tokenize.generate_tokens(io.StringIO(file.read_text("utf-8")).readline):
        if token.type == tokenize.NAME:
            found.append((token.string, token.start[0]))
        elif token.type == tokenize.STRING:
            found.append((token.string.strip("rbfRBF").strip("\"'"), token.start[0]))
    return tuple(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_id_stands_in_its_rooms_and_in_the_list_alone(game: str) -> None:
    name = re.compile(game.replace("_", "[ _]?"), re.IGNORECASE)
    files = [*files_outside(game, ".py"), *files_outside(game, ".ftl")]

    assert [] == [_shown(file) for file in files if name.search(file.read_text("utf-8"))]


@pytest.mark.parametrize("game", GAMES)
def test_a_games_text_keys_and_icons_are_asked_for_in_its_rooms_alone(game: str) -> None:
    key = re.compile(rf"\b{text_prefix(game)}[-.][a-z]")
    files = [*files_outside(game, ".py"), *files_outside(game, ".ftl")]

    assert [] == [_shown(file) for file in files if key.search(file.read_text("utf-8"))]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_speaks_of_a_games_cards_zones_and_counters(game: str) -> None:
    own = own_words(game)
    spoken = [
        f"{_shown(file)}:{line}: {word}"
        for file in files_of_the_house(".py")
        for word, line in words_in(file)
        if word in own
    ]

    assert len(own) > 50
    assert [] == spoken


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_sentence_speaks_of_a_games_cards(game: str) -> None:
    word = re.compile(rf"\b({'|'.join(map(re.escape, sorted(own_words(game))))})\b", re.IGNORECASE)
    texts = [each for each in files_of_the_house(".ftl") if "en" in each.parts]

    assert [] == [
        f"{_shown(file)}: {found}" for file in texts for found in word.findall(file.read_text())
    ]


def _shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()
