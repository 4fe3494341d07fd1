"""The box laid out: every piece in its pile, before anything is shuffled or dealt (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.engine import Piece, Seat, Setup, Table, Zone, lay
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from game.rules.rivenoire.meta import Settings, settings_of, to_mark
from game.rules.rivenoire.shapes import Box, Card
from game.rules.rivenoire.steps.setting_up import SetUp

#: More dice than one roll of the monster ever takes: a Paladin, the Shield and two Rings, doubled.
DICE = 8


def opening(setup: Setup) -> Table:
    """The table before the first shuffle; the same for every seed."""
    return _laid_out(settings_of(setup))


@lru_cache(maxsize=16)
def _laid_out(wanted: Settings) -> Table:
    content = box()
    laid: dict[Zone, list[Piece]] = {}
    for zone, piece in (
        *_decks(content),
        *_people_and_tokens(content, wanted.players),
        *(each for seat in range(wanted.players) for each in _player(content, seat)),
    ):
        laid.setdefault(zone, []).append(piece)
    led = {piece: seat for seat in range(wanted.players) for piece in laid[zones.home(seat)]}
    return lay(
        zones=laid,
        faces={**led, zones.FIRST_PLAYER: zones.PASSING},
        marks={zones.PLAYERS: wanted.players, zones.SETTINGS: to_mark(wanted)},
        agenda=(SetUp(),),
    )


def _copies(family: str, cards: Mapping[str, Card]) -> Iterator[Piece]:
    for name, card in cards.items():
        for copy in range(1, card.copies + 1):
            yield f"{family}.{name}.{copy}"


def _decks(content: Box) -> Iterator[tuple[Zone, Piece]]:
    for zone, family, cards in (
        (zones.MARKET_DECK, "market", content.market),
        (zones.LOOT_DECK, "loot", content.loot),
        (zones.MINE_DECK, "mine", content.mine),
    ):
        for piece in _copies(family, cards):
            yield zone, piece
    for name, quest in content.quests.items():
        for copy in range(1, quest.copies + 1):
            yield zones.QUEST_DECK, f"quest.{name}.{copy}"
    for name in content.oracle:
        yield zones.ORACLE_DECK, f"oracle.{name}"
    for name in content.monsters:
        yield zones.MONSTERS_UNUSED, f"monster.{name}"
    for zone, name in ((zones.WOUNDS, "wound"), (zones.BEERS, "beer")):
        for copy in range(1, content.burdens[name].copies + 1):
            yield zone, f"{name}.{copy}"


def _people_and_tokens(content: Box, players: int) -> Iterator[tuple[Zone, Piece]]:
    """The reserve without the players' peasants (ruling 2), and all that is for everybody."""
    for kind, character in content.characters.items():
        taken = content.numbers.peasants * players if kind == "peasant" else 0
        for copy in range(1 + taken, character.copies + 1):
            yield zones.APART if kind == "paladin" else zones.RESERVE, f"character.{kind}.{copy}"
    for number in content.properties:
        yield zones.TITLE_POOL, f"property.{number}"
    for number in content.trophies:
        yield zones.TROPHY_POOL, f"trophy.{number}"
    for diamonds, copies in content.jewels.items():
        for copy in range(1, copies + 1):
            yield zones.JEWEL_POOL, f"jewel.{diamonds}.{copy}"
    for die in range(1, DICE + 1):
        yield zones.DICE, f"die.{die}"
    yield zones.SHIELD_HOOK, zones.SHIELD
    yield zones.first_token(0), zones.FIRST_PLAYER


def _player(content: Box, seat: Seat) -> Iterator[tuple[Zone, Piece]]:
    """Ten cards, peasants, coats of arms."""
    for name, card in content.starter.items():
        for copy in range(1, card.copies + 1):
            yield zones.deck(seat), f"starter.{name}.{seat}.{copy}"
    each = content.numbers.peasants
    for copy in range(1 + seat * each, 1 + (seat + 1) * each):
        yield zones.home(seat), f"character.peasant.{copy}"
    for number in range(1, content.numbers.buildings + 1):
        yield zones.arms(seat), f"arms.{seat}.{number}"
