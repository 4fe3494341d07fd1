"""A shelf serves what came with the program, until another content takes its place."""

import json
import zlib
from base64 import b64encode

import pytest

from game.engine.contents import MOST_BYTES, brought, serve, served, shipped, written
from game.engine.plain import CodecError
from tests.contract.later import later_release, with_other_prices
from tests.toy import GAME
from tests.toy.cards import SHELF, cards


def pack(data):
    return b64encode(zlib.compress(data)).decode()


def changed(change):
    tree = json.loads(SHELF.packed(SHELF.shipped()))
    change(tree)
    return json.dumps(tree).encode()


def test_content_that_was_written_comes_back():
    assert shipped(GAME) == brought(GAME, written(GAME, shipped(GAME)))


def test_another_content_is_read_at_once_and_the_old_one_comes_back():
    before, name = dict(cards()), next(iter(cards()))
    other = SHELF.unpacked(with_other_prices(SHELF.packed(SHELF.shipped())))
    try:
        serve(GAME, (other,))

        assert before[name].price + 1 == cards()[name].price
        assert other.fingerprint == GAME.fingerprint()
    finally:
        serve(GAME, shipped(GAME))
    assert before == cards()


def test_a_later_release_brings_its_own():
    with later_release(GAME):
        later = served(GAME)
        assert shipped(GAME) == later
    assert later != shipped(GAME) == served(GAME)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{",
        b"[" * 100_000,
        b"\xff",
        changed(lambda tree: next(iter(tree.values())).update(price="x")),
        changed(lambda tree: next(iter(tree.values())).update(price=10**9)),
        changed(lambda tree: next(iter(tree.values())).update(copies=10**9)),
        changed(lambda tree: next(iter(tree.values())).update(surprise=1)),
    ],
    ids=range(9),
)
def test_content_that_is_none_of_the_game_is_one_error(data):
    with pytest.raises(CodecError):
        brought(GAME, [pack(data)])


def test_a_small_pack_that_swells_is_not_unpacked_whole():
    with pytest.raises(CodecError):
        brought(GAME, [pack(b" " * (MOST_BYTES * 20))])
