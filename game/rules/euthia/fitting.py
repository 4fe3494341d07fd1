"""What no tile could do: effects where they never work, names that nothing has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from attrs import frozen

from game.engine.effects import Effect
from game.library.abilities import misfits
from game.library.converting import Finding
from game.library.yamltree import Steps
from game.rules.euthia.shapes import Block, Box, Row
from game.rules.euthia.vocabulary import ELEMENTS, KINDS, GemName


@frozen
class _Listed:
    """Operations that stand in a list of their own, with the window in which they happen."""

    window: str
    effects: Sequence[Effect]


def faults(content: Box) -> Iterator[Finding]:
    """Everything that could never work, and where it stands."""
    yield from _unknown_names(content)
    yield from _misfit_blocks(content)
    yield from _misfit_lists(content)
    yield from _strangers(content)


def _unknown_names(content: Box) -> Iterator[Finding]:
    """The rules count on these names, all of them and no others."""
    for part, named, wanted in (
        ("gems", content.gems, get_args(GemName)),
        ("essences", content.essences, ELEMENTS),
        ("elementals", content.elementals, ELEMENTS),
    ):
        if tuple(named) != tuple(wanted):
            yield (part,), f"expected here, in this order: {', '.join(wanted)}"


def _carriers(content: Box) -> Iterator[tuple[Steps, str, tuple[Block, ...]]]:
    for name, item in content.items.items():
        yield ("items", name), "item", item.blocks
    for name, tile in content.tiles.items():
        yield ("tiles", name), "tile", tile.blocks
    for name, gem in content.gems.items():
        yield ("gems", name), "gem", gem.blocks
    for name, essence in content.essences.items():
        yield ("essences", name), "essence", essence.blocks


def _misfit_blocks(content: Box) -> Iterator[Finding]:
    for path, carrier, blocks in _carriers(content):
        for number, block in enumerate(blocks):
            if bool(block.do) == bool(block.attack):
                yield (*path, "blocks", number), "either `do` or `attack` was expected"
            yield from misfits(KINDS, carrier, (*path, "blocks", number), block)


def _misfit_lists(content: Box) -> Iterator[Finding]:
    for path, carrier, listed in _lists(content):
        if listed.effects:
            yield from misfits(KINDS, carrier, path, listed)


def _lists(content: Box) -> Iterator[tuple[Steps, str, _Listed]]:
    for part, monsters in (
        ("monsters", content.monsters),
        ("elites", content.elites),
        ("foes", content.foes),
    ):
        for name, monster in monsters.items():
            yield (part, name, "wounds"), "monster", _Listed("wounds", _of_rows(monster.wounds))
    for name, elemental in content.elementals.items():
        rows = _of_rows(elemental.challenge)
        yield ("elementals", name, "challenge"), "elemental", _Listed("challenge", rows)
    for part, cards in (("silver", content.silver), ("gold", content.gold)):
        for name, card in cards.items():
            yield (part, name, "continuous"), "card", _Listed("continuous", card.continuous)
            for section in card.sections:
                yield (part, name, "sections"), "card", _Listed(card.trigger, section)
    for name, offensive in content.offensives.items():
        yield ("offensives", name, "do"), "offensive", _Listed("finale", offensive.do)
    for face in content.dwurt_faces:
        yield ("dwurt_faces",), "die", _Listed("dwurt_die", face)


def _of_rows(rows: tuple[Row, ...]) -> tuple[Effect, ...]:
    return tuple(each for row in rows for each in row.do)


def _strangers(content: Box) -> Iterator[Finding]:
    """Names that are spoken of and that nothing has."""
    for name, tile in content.tiles.items():
        if tile.hero not in content.heroes:
            yield ("tiles", name, "hero"), f"there is no Hero {tile.hero}"
        if tile.is_ability == (tile.price is not None):
            yield ("tiles", name), "either `learning` or `price` was expected"
    for name, quest in content.quests.items():
        if quest.encounter not in content.encounters:
            yield ("quests", name, "encounter"), f"there is no Encounter {quest.encounter}"
    for name, bounty in content.bounties.items():
        if bounty.elite not in content.elites:
            yield ("bounties", name, "elite"), f"there is no Elite {bounty.elite}"
    for name, land in content.territory.items():
        for met in (land.a.encounter, land.b.encounter, land.c.encounter, land.encounter):
            if met and met not in content.encounters:
                yield ("territory", name), f"there is no Encounter {met}"
    for name, event in content.events.items():
        for who in event.place:
            if who != "villager" and who not in content.foes:
                yield ("events", name, "place"), f"there is neither a foe {who} nor a villager"
    for name, scenario in content.scenarios.items():
        captives, deliver = scenario.rules.get("captives"), scenario.rules.get("deliver")
        for chapter in captives.chapters if captives else ():
            if deliver is None or chapter not in deliver.amounts:
                yield ("scenarios", name, "rules"), f"a Villager of Chapter {chapter} pays nothing"
        if scenario.start_tile not in content.territory:
            yield ("scenarios", name, "start_tile"), f"there is no tile {scenario.start_tile}"
        for item in scenario.items:
            if item not in content.items:
                yield ("scenarios", name, "items"), f"there is no item {item}"
