"""The box laid out: every piece in its pile, before anything is shuffled or dealt (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from game.engine import Piece, Setup, Table, Zone, lay
from game.rules.euthia import devastation, zones
from game.rules.euthia.content import box
from game.rules.euthia.meta import COMPETITIVE, DOOM, Settings, settings_of, to_mark
from game.rules.euthia.shapes import Box
from game.rules.euthia.steps.setting_up import SetUp
from game.rules.euthia.vocabulary import ACTIONS

#: Control cards are used from so many players on (chapter 4, step 11).
CONTROL_FROM = 3
CONTROL_COPIES = 2

Laid = Iterator[tuple[Zone, Piece]]


def opening(setup: Setup) -> Table:
    """The table before the first shuffle; the same for every seed."""
    return _laid_out(settings_of(setup))


@lru_cache(maxsize=64)
def _laid_out(wanted: Settings) -> Table:
    content = box()
    laid: dict[Zone, list[Piece]] = {}
    for zone, piece in (
        *_lands(content),
        *_things(content, wanted),
        *_monsters(content, wanted),
        *_cards(content, wanted),
        *_quests(content, wanted),
        *_devastation(content, wanted),
        *_players(content, wanted),
    ):
        laid.setdefault(zone, []).append(piece)
    return lay(
        zones=laid,
        marks={zones.PLAYERS: wanted.players, zones.SETTINGS: to_mark(wanted)},
        agenda=(SetUp(),),
    )


def _copies(group: str, named: Mapping[str, Any], times: int = 1) -> Iterator[tuple[str, Piece]]:
    """Every copy of every card, with the id of the card."""
    for kind, card in named.items():
        for copy in range(1, card.copies * times + 1):
            yield kind, f"{group}.{kind}.{copy}"


def _lands(content: Box) -> Laid:
    for name, tile in content.territory.items():
        yield zones.chapter(tile.chapter, tile.type), f"territory.{name}"


def _things(content: Box, wanted: Settings) -> Laid:
    """Shops, Treasures, Rewards, Resources; of what is never short, a box for each Hero."""
    rewards = {each.reward_tiles for each in content.encounters.values()}
    for kind, piece in _copies("item", content.items):
        pile = content.items[kind].pile
        if pile in rewards:
            if not _is_out(content, wanted, pile):
                yield zones.reward_box(pile), piece
        elif pile not in ("common", "characters", "artifacts"):
            yield zones.deck(pile), piece
    common = {kind: each for kind, each in content.items.items() if each.pile == "common"}
    for kind, piece in _copies("item", common, wanted.players):
        yield zones.supply("item", kind), piece
    for kind, piece in _copies("resource", content.resources):
        yield zones.deck(content.resources[kind].terrain), piece
    for kind, piece in _copies("gem", content.gems, wanted.players):
        yield zones.supply("gem", kind), piece
    for kind, piece in _copies("essence", content.essences, wanted.players):
        yield zones.supply("essence", kind), piece


def _is_out(content: Box, wanted: Settings, pile: str) -> bool:
    """Who has solo cards gives no Reward tiles against the deck (chapter 16, ruling 64)."""
    solo = any(each.solo and each.encounter == pile for each in content.quests.values())
    return wanted.is_against_deck and solo


def _monsters(content: Box, wanted: Settings) -> Laid:
    for kind, piece in _copies("monster", content.monsters):
        yield zones.deck(zones.monsters(content.monsters[kind].level)), piece
    if wanted.scenario_id == DOOM:
        for name in content.foes:
            if name.startswith("mirrezil"):
                yield zones.deck(zones.MIRREZIL), f"foe.{name}"
        for name in content.legends:
            yield zones.deck(zones.LEGENDS), f"legend.{name}"
        for kind, piece in _copies("item", content.items):
            if content.items[kind].pile == "artifacts":
                yield zones.supply("item", kind), piece
    if wanted.elites:
        for name in content.elites:
            yield zones.ELITES, f"elite.{name}"
        for name in content.bounties:
            yield zones.BOUNTIES, f"bounty.{name}"
    yield from ((zones.MONSTER_DICE, die) for die in zones.MONSTER_DIE)


def _cards(content: Box, wanted: Settings) -> Laid:
    for _, piece in _copies(zones.SILVER, content.silver):
        yield zones.deck(zones.SILVER), piece
    for kind, piece in _copies(zones.GOLD_CARD, content.gold):
        if wanted.mode in content.gold[kind].modes:
            yield zones.deck(zones.GOLD_CARD), piece
    if wanted.is_against_deck or "finale" in wanted.scenario.rules:
        for name in content.combat:
            yield zones.deck(zones.COMBAT), f"combat.{name}"


def _devastation(content: Box, wanted: Settings) -> Laid:
    """The Golem with its cards, and the dragon of the finale with hers."""
    rules = wanted.scenario.rules
    if "rampage" in rules:
        yield devastation.GOLEM_REST, devastation.GOLEM
        for name in content.hecatomb:
            yield zones.deck(devastation.HECATOMB), f"hecatomb.{name}"
    if "finale" in rules:
        for name in content.offensives:
            yield zones.deck(devastation.OFFENSIVE), f"offensive.{name}"
        staged = [(foe.stage, name) for name, foe in content.foes.items() if foe.stage]
        for _, name in sorted(staged):
            yield devastation.STAGES, f"foe.{name}"


def _quests(content: Box, wanted: Settings) -> Laid:
    """Solo cards serve games against the deck only, and there the Witch has no others."""
    for name, quest in content.quests.items():
        has_solo = any(
            each.solo for each in content.quests.values() if each.encounter == quest.encounter
        )
        if quest.solo == (wanted.is_against_deck and has_solo):
            yield zones.encounter_box(quest.encounter), f"quest.{name}"


def _players(content: Box, wanted: Settings) -> Laid:
    """Heroes to choose from with their tiles; for each player a piece, tokens and dice."""
    for name in content.heroes:
        yield zones.SHEETS, f"sheet.{name}"
    for name, tile in content.tiles.items():
        yield zones.tiles_of(tile.hero), f"tile.{name}"
    for seat in range(wanted.players):
        yield zones.rest(seat), zones.hero(seat)
        for number in (1, 2):
            yield zones.dice(seat), zones.hero_die(seat, number)
            for action in ACTIONS:
                yield zones.spent_tokens(seat), zones.action_token(seat, action, number)
    if wanted.mode == COMPETITIVE and wanted.players >= CONTROL_FROM:
        for name in content.heroes:
            for copy in range(1, CONTROL_COPIES + 1):
                yield zones.deck(zones.CONTROL), f"{zones.CONTROL}.{name}.{copy}"
