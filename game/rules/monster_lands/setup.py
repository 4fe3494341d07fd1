"""The box laid out: every piece in its pile, before anything is shuffled or dealt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.engine import Piece, Setup, Table, Zone, lay
from game.engine.effects import Effect, answer, answering
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import Settings, settings_of, to_mark
from game.rules.monster_lands.questions import DiceBrought
from game.rules.monster_lands.shapes import Box
from game.rules.monster_lands.steps.setting_up import SetUp
from game.rules.monster_lands.views import token_of
from game.rules.monster_lands.vocabulary import Colour

ATTACK_DICE = 24
#: Dice of each colour beyond what cards bring, for swaps, purchases and favours.
SPARE_DICE = 24


def opening(setup: Setup) -> Table:
    """The table before the first shuffle; the same for every seed."""
    return _laid_out(settings_of(setup))


@lru_cache(maxsize=64)
def _laid_out(wanted: Settings) -> Table:
    content = box()
    laid: dict[Zone, list[Piece]] = {}
    for zone, piece in (
        *_people(content, wanted),
        *_tokens(content, wanted),
        *_cards(content),
        *_dice(content),
    ):
        laid.setdefault(zone, []).append(piece)
    if wanted.is_solo:
        laid[zones.MADHALA_HOME] = [f"madhala.{n}" for n in range(1, content.madhala.tokens + 1)]
        laid[zones.MADHALA_DICE] = ["madhala_die.red", "madhala_die.yellow"]
    return lay(
        zones=laid,
        marks={
            zones.PLAYERS: wanted.players,
            zones.SETTINGS: to_mark(wanted),
            zones.PHASE: "setup",
        },
        agenda=(SetUp(),),
    )


def _people(content: Box, wanted: Settings) -> Iterator[tuple[Zone, Piece]]:
    only = wanted.rules.hire_only_with
    for kind, card in content.members.items():
        if card.role == "novice":
            for copy in range(1, card.copies + 1):
                yield zones.NOVICES, f"member.{kind}.{copy}"
            for copy in range(card.copies + 1, card.copies + 1 + wanted.players):
                yield zones.SPARE_NOVICES, f"member.{kind}.{copy}"
            continue
        piece = f"member.{kind}"
        yield zones.TOKENS, token_of(piece)
        if card.role != "mercenary":
            yield zones.PAIRS, piece
        elif only is not None and only not in card.dice:
            yield zones.GONE, piece
        else:
            yield zones.MERCENARY_DECK, piece


def _tokens(content: Box, wanted: Settings) -> Iterator[tuple[Zone, Piece]]:
    module = zones.AMBUSH_PILE if wanted.rules.ambush_pile else zones.GONE
    pile = {
        "initial": zones.INITIAL_TRAPS,
        "classic": zones.TRAP_SUPPLY,
        "reinforced": zones.TRAP_SUPPLY if wanted.ambush else module,
        "ambush": zones.TRAP_SUPPLY if wanted.ambush else module,
    }
    for kind, token in content.traps.items():
        for copy in range(1, token.copies + 1):
            yield pile[token.type], f"trap.{kind}.{copy}"
    for kind in content.loot:
        yield zones.LOOT_PILE, f"loot.{kind}"
    for building in zones.BUILDINGS:
        yield zones.PANIC_PILE, f"panic.{building}"


def _cards(content: Box) -> Iterator[tuple[Zone, Piece]]:
    for kind, card in content.equipment.items():
        for copy in range(1, card.copies + 1):
            yield zones.GEAR_DECK, f"gear.{kind}.{copy}"
    for kind in content.monsters:
        yield zones.MONSTER_DECK, f"monster.{kind}"
    for kind in content.regions:
        yield zones.REGION_DECK, f"region.{kind}"
    for kind in content.lists:
        yield zones.LIST_PILE, f"list.{kind}"
    for kind in content.missions:
        yield zones.MISSION_BAG, f"mission.{kind}"


def _dice(content: Box) -> Iterator[tuple[Zone, Piece]]:
    """More dice of each colour than any round could ask for: supplies are no limit (ruling 52)."""
    for colour in zones.COLOURS:
        for number in range(1, _most_dice(content, colour) + 1):
            yield zones.dice(colour), f"{colour}.{number}"
    for number in range(1, ATTACK_DICE + 1):
        yield zones.dice("attack"), f"attack.{number}"


def _most_dice(content: Box, colour: Colour) -> int:
    """Every card, trap and exchange at once, a die a novice could swap in, and some to spare."""
    members = content.members.values()
    people = sum(card.dice.get(colour, 0) * card.copies for card in members)
    carried = (
        *((token.effects, token.copies) for token in content.traps.values()),
        *((card.ability.effects, 1) for card in content.regions.values()),
        *((token.effects, 1) for token in content.loot.values()),
        *((card.talent.effects, card.copies) for card in members),
        *((card.ability.effects, card.copies) for card in content.equipment.values()),
    )
    brought = sum(copies * _brought(effects, colour) for effects, copies in carried)
    return people + brought + SPARE_DICE


def _brought(effects: tuple[Effect, ...], colour: Colour) -> int:
    held = tuple(inner for effect in effects for _, inner in effect.held())
    question = DiceBrought(colour)
    return answer(question, 0, answering(effects, DiceBrought)) + (
        _brought(held, colour) if held else 0
    )
