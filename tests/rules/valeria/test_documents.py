"""Every ruling and every vector of the rules has a test that names it."""

from __future__ import annotations

from pathlib import Path

from tests.rules.numbered import named

HERE = Path(__file__).parent
RULINGS, VECTORS = range(1, 72), range(1, 62)


def test_every_vector_has_a_test():
    assert set(VECTORS) == named(HERE, "vector")


def test_every_ruling_has_a_test():
    assert set(RULINGS) == named(HERE, "ruling")
