"""Every ruling and every vector of the rules has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS, VECTORS = range(1, 105), range(1, 67)


def named(word: str) -> set[int]:
    """The numbers that names of tests give after a word: ``test_w_38_...``."""
    found: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for numbers in re.findall(rf"_{word}((?:_(?:\d+|and))+)", node.name):
                    found |= {int(number) for number in re.findall(r"\d+", numbers)}
    return found


def test_every_vector_has_a_test() -> None:
    assert set(VECTORS) == named("w")


def test_every_ruling_has_a_test() -> None:
    assert set(RULINGS) == named("ruling")
