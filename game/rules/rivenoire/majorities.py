"""The three majorities: diamonds, magic, gold; prizes and ties (chapter 12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from game.engine import Piece, Reading, Seat
from game.rules.rivenoire.content import bonus, box, card, is_gold, magic
from game.rules.rivenoire.effects.coins import Gold
from game.rules.rivenoire.views import Notable, players
from game.rules.rivenoire.zones import kind_of

DIAMONDS, MAGIC, COINS = MAJORITIES = ("diamonds", "magic", "gold")
#: Every seat asks how all of them stand, again and again on the same table.
MOST_KNOWN = 256


def is_seen(piece: Piece) -> bool:
    """Whether a piece is more than a back, in the view of a player."""
    return not piece.startswith("?")


def diamonds(notable: Notable) -> int:
    """Of jewels and tokens, as far as they are seen."""
    jewels = sum([int(kind_of(each)) for each in notable.jewels if is_seen(each)])
    return jewels + sum([bonus(each).diamonds for each in notable.all_tokens if is_seen(each)])


def stars(notable: Notable) -> int:
    """Magic points of all cards and tokens."""
    tokens = sum([bonus(each).magic for each in notable.all_tokens if is_seen(each)])
    return tokens + _on_cards(notable.cards)[0]


def coins(notable: Notable) -> int:
    """Coins printed on all gold cards."""
    return _on_cards(notable.cards)[1]


@lru_cache(MOST_KNOWN)
def _on_cards(cards: tuple[Piece, ...]) -> tuple[int, int]:
    """Stars and coins of all these cards."""
    return sum(map(magic, cards)), sum(map(printed_coins, cards))


@cache
def printed_coins(piece: Piece) -> int:
    """The coins on a gold card; one that counts the pile has none (ruling 54)."""
    if not is_gold(piece):
        return 0
    mode = card(piece).mode("purchase")
    assert mode is not None
    amounts = [each.amount for each in mode.effects if isinstance(each, Gold)]
    return sum([each for each in amounts if isinstance(each, int)])


_COUNTS: dict[str, Callable[[Notable], int]] = {DIAMONDS: diamonds, MAGIC: stars, COINS: coins}


def standings(table: Reading, of: str) -> tuple[int, ...]:
    """How much of it every player has."""
    return tuple([_COUNTS[of](Notable(table, seat)) for seat in range(players(table))])


@lru_cache(MOST_KNOWN)
def prizes(counts: tuple[int, ...]) -> tuple[int, ...]:
    """One leader and one runner-up, or leaders that share; nothing wins nothing (ruling 36)."""
    points = box().scores
    ranked = sorted(set(counts), reverse=True)
    best = ranked[0]
    if not best:
        return (0,) * len(counts)
    if counts.count(best) > 1:
        return tuple([points.tied if each == best else 0 for each in counts])
    second = ranked[1] if len(ranked) > 1 else 0
    runs_up = second > 0 and counts.count(second) == 1
    return tuple(
        [
            points.first if each == best else points.second if runs_up and each == second else 0
            for each in counts
        ]
    )


def first_places(table: Reading, seat: Seat) -> int:
    """In how many majorities a player comes first, alone or tied (ruling 39)."""
    found = [standings(table, of) for of in MAJORITIES]
    return sum([0 < counts[seat] == max(counts) for counts in found])
