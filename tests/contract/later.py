"""A later release of a game, in which the cards are no longer what they were."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.engine import Game
from game.engine.contents import serve, shipped
from tests.contract.forging import places

PRICES = ("price", "cost", "buy")


def with_other_prices(packed: bytes) -> bytes:
    """The content with cards that cost more."""
    tree = json.loads(packed)
    for holder, key in places(tree):
        if key in PRICES and type(holder[key]) is int:
            holder[key] += 1
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode()


@contextmanager
def later_release(game: Game) -> Iterator[None]:
    """For a while the program brings a content in which prices have changed."""
    (shelf,) = game.shelves
    shelf_: Any = shelf
    before = shipped(game)
    shelf_._shipped = shelf.unpacked(with_other_prices(shelf.packed(shelf.shipped())))
    serve(game, shipped(game))
    try:
        yield
    finally:
        (shelf_._shipped,) = before
        serve(game, before)
