"""What Villagers' Rescue takes out of the box, and its part of the set-up (chapter 4, step 14)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Piece, Play, Zone
from game.rules.euthia import zones
from game.rules.euthia.meta import Settings, settings
from game.rules.euthia.rescue import places
from game.rules.euthia.shapes import Box


def pieces(content: Box, wanted: Settings) -> Iterator[tuple[Zone, Piece]]:
    """Villagers by the number of players, Events, Character cards, who may betray them."""
    rules = wanted.scenario.rules
    if "captives" in rules:
        amounts = rules["captives"].amounts
        count = amounts["solo"] if wanted.is_solo else amounts["per_player"] * wanted.players
        known = [name for name, each in content.villagers.items() if not each.lost]
        for name in known[:count]:
            yield places.HIDDEN, f"{places.VILLAGER}.{name}"
        for name in content.villagers.keys() - set(known):
            yield places.LOST, f"{places.VILLAGER}.{name}"
    if "deliver" in rules:
        for name, item in content.items.items():
            if item.pile == "characters":
                yield places.CHARACTERS, f"item.{name}.1"
    if "events" in rules:
        for name in content.events:
            yield zones.deck(places.EVENTS), f"event.{name}"
        villains = [who for each in content.events.values() for who in each.place]
        for name in villains:
            if name in content.foes:
                yield places.VILLAINS, f"foe.{name}"


def lay_out(play: Play) -> None:
    """The Events are mixed; a scenario without them leaves nothing to mix."""
    if "events" in settings(play.table).scenario.rules:
        play.shuffle(zones.deck(places.EVENTS))
