"""The box laid out: every piece in its pile, before anything is shuffled or dealt (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.engine import Piece, Setup, Table, Zone, lay
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.meta import Settings, settings_of, to_mark
from game.rules.valeria.shapes import Box
from game.rules.valeria.steps.setting_up import SetUp


def opening(setup: Setup) -> Table:
    """The table before the first shuffle; the same for every seed."""
    return _laid_out(settings_of(setup))


@lru_cache(maxsize=64)
def _laid_out(wanted: Settings) -> Table:
    content = box()
    laid: dict[Zone, list[Piece]] = {}
    for zone, piece in (
        *_dice_and_gems(content, wanted),
        *_cards(content, wanted),
        *_players(content, wanted),
    ):
        laid.setdefault(zone, []).append(piece)
    counters = {
        (zones.warden(seat), name): getattr(content.start, name)
        for seat in range(wanted.players)
        for name in (zones.GOLD, zones.MAGIC, zones.INFLUENCE)
    }
    if wanted.is_solo:
        laid[zones.shrine(content.adversary.shrine)] = [zones.ADVERSARY_PIECE]
        counters[zones.ADVERSARY, zones.FROM_START] = wanted.start_score
    return lay(
        zones=laid,
        counters=counters,
        marks={zones.PLAYERS: wanted.players, zones.SETTINGS: to_mark(wanted)},
        agenda=(SetUp(),),
    )


def most_dice(content: Box) -> int:
    """How many dice of each troop the box holds: enough for the fullest table."""
    return max(crowd.dice for crowd in content.crowds.values())


def _dice_and_gems(content: Box, wanted: Settings) -> Iterator[tuple[Zone, Piece]]:
    """So many as this number of players needs; the others leave the game."""
    crowd = content.crowds[wanted.players]
    for troop in content.troops:
        for number in range(1, most_dice(content) + 1):
            yield zones.BAG if number <= crowd.dice else zones.GONE, f"{troop}.{number}"
    for number in range(1, max(each.gems for each in content.crowds.values()) + 1):
        yield zones.GEM_SUPPLY if number <= crowd.gems else zones.GONE, f"gem.{number}"


def _cards(content: Box, wanted: Settings) -> Iterator[tuple[Zone, Piece]]:
    for kind in content.plans:
        yield zones.PLAN_DECK, f"plan.{kind}"
    for kind, card in content.champions.items():
        for copy in range(1, card.copies + 1):
            yield zones.champion_deck(card.kind), f"champion.{kind}.{copy}"
    for kind, prize in content.awards.items():
        useless = wanted.is_solo and not prize.solo
        yield zones.GONE if useless else zones.award_pile(prize.pile), f"award.{kind}"


def _players(content: Box, wanted: Settings) -> Iterator[tuple[Zone, Piece]]:
    """Boards and maps to be given out, Wardens in their Camps, markers on the ten spaces."""
    for troop in content.boards:
        yield zones.BOARDS, f"board.{troop}"
    for name in content.scrolls:
        yield zones.SCROLLS, f"scroll.{name}"
    for seat in range(wanted.players):
        yield zones.camp(seat), zones.warden(seat)
        for number, space in enumerate(content.spaces, 1):
            yield zones.space(seat, space), zones.marker(seat, number)
