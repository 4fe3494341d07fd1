"""What amounts of cards are counted by."""

from __future__ import annotations

from game.engine import Reading
from game.engine.effects import Meter, Use
from game.rules.rivenoire.content import magic
from game.rules.rivenoire.views import Notable, battle_line


def _trophies(table: Reading, use: Use) -> int:
    return Notable(table, use.seat).trophies


def _magic(table: Reading, use: Use) -> int:
    return sum([magic(each) for each in Notable(table, use.seat).discard])


def _cards(table: Reading, use: Use) -> int:
    return len(Notable(table, use.seat).discard)


def _ahead(table: Reading, use: Use) -> int:
    line = battle_line(table)
    return line.index(use.cause) if use.cause in line else 0


ALL = {
    each.word: each
    for each in (
        Meter("monster_tokens", _trophies),
        Meter("magic_in_discard", _magic),
        Meter("cards_in_discard", _cards),
        Meter("characters_ahead", _ahead),
    )
}
