"""What no card could do: effects where they never work, names that nothing answers to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine.effects import Ability
from game.library.abilities import misfits
from game.library.converting import Finding
from game.library.yamltree import Steps
from game.rules.rivenoire.shapes import Box
from game.rules.rivenoire.vocabulary import KINDS
from game.rules.rivenoire.zones import PLACES

#: The kinds of character that the rules count on.
PEOPLE = (
    "peasant",
    "warrior",
    "ranger",
    "magician",
    "noble",
    "monk",
    "merchant",
    "paladin",
    "drinks",
)


def faults(content: Box) -> Iterator[Finding]:
    """Everything that could never work, and where it stands."""
    yield from _unknown_names(content)
    yield from _unknown_references(content)
    for path, carrier, abilities in _carriers(content):
        for number, ability in enumerate(abilities):
            yield from misfits(KINDS, carrier, (*path, number), ability)
    for name, omen in content.oracle.items():
        if not omen.abilities:
            yield ("oracle", name, "abilities"), "an event does something"
        chosen = len(omen.abilities) > 1 or any(each.optional for each in omen.abilities)
        if len(omen.ways) != chosen * len(omen.abilities):
            yield ("oracle", name), "every alternative, and nothing else, has a name in `ways`"


def _unknown_names(content: Box) -> Iterator[Finding]:
    """The rules count on these names, all of them and no others."""
    for part, named, wanted in (
        ("places", content.places, PLACES),
        ("characters", content.characters, PEOPLE),
        ("burdens", content.burdens, ("wound", "beer")),
    ):
        if tuple(named) != wanted:
            yield (part,), f"expected here, in this order: {', '.join(wanted)}"
    if len(content.faces) != 6:
        yield ("faces",), "the die has six faces"


def _unknown_references(content: Box) -> Iterator[Finding]:
    """Attacks of monsters, backs of tokens; tokens of one price have the same points."""
    for name, monster in content.monsters.items():
        yield from _missing(("monsters", name, "attack"), monster.attack, content.attacks)
    for number, title in content.properties.items():
        yield from _missing(("properties", number, "bonus"), title.bonus, content.bonuses)
        if any(
            each.price == title.price and each.points != title.points
            for each in content.properties.values()
        ):
            yield ("properties", number, "points"), "another token of this price has other points"
    for number, trophy in content.trophies.items():
        yield from _missing(("trophies", number, "bonus"), trophy.bonus, content.bonuses)


def _missing(path: Steps, name: str, known: Mapping[str, object]) -> Iterator[Finding]:
    if name not in known:
        yield path, f"there is no {name}; there are: {', '.join(known)}"


def _carriers(content: Box) -> Iterator[tuple[Steps, str, Sequence[Ability]]]:
    for part, cards in (
        ("starter", content.starter),
        ("market", content.market),
        ("loot", content.loot),
        ("mine", content.mine),
    ):
        for name, card in cards.items():
            yield (part, name, "modes"), "card", card.modes
    for name, omen in content.oracle.items():
        yield ("oracle", name, "abilities"), "event", omen.abilities
    for part, strikes in (("attacks", content.attacks), ("faces", content.faces)):
        for name, strike in strikes.items():
            yield (part, name, "abilities"), "attack", strike.abilities
    for name, bonus in content.bonuses.items():
        yield ("bonuses", name, "abilities"), "token", bonus.abilities
    for place, found in content.places.items():
        for number, gain in enumerate(found.gains):
            ability = Ability("placed", gain.effects)
            yield ("places", place, "gains", number), "space", (ability,)
