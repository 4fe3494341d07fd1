"""Words for the ids that texts speak of: seats, pieces, places, levels, ranks.

Arguments that a text only chooses its wording by (see `SELECTORS`) are left as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine import Arg
from game.library.content import Words
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import (
    box,
    gear,
    loot,
    member,
    mission,
    monster,
    region,
    trap,
)
from game.rules.monster_lands.goods import worded

#: Names of arguments that hold seats, alone or in a list.
SEAT_ARGS = frozenset(("seat", "seats_won", "other", "owner", "target_seat", "thief", "victim"))
#: Names of arguments that a text chooses between ids by.
SELECTORS = frozenset(("phase", "reason", "window"))

_MADHALA = Words("Madhala", "Madhala")
_SEAT = Words("Player {}", "Joueur {}")
_REGION = Words("Region {}", "région {}")
_EXPEDITION = Words("space {} of Region {}", "l’emplacement {} de la région {}")
_LIST = Words("expedition list {}", "liste d’expéditions {}")
_PLACES = {
    zones.COMPETITIVE: Words("the competitive mission", "la mission compétitive"),
    zones.CONTRACT: Words("the contract", "le contrat"),
    zones.GATES: Words("the Citadel Gates", "les Portes de la Citadelle"),
}
_SPACES = {
    "gates.1": Words("space 1 at the Gates", "l’emplacement 1 des Portes"),
    "gates.2": Words("space 2 at the Gates", "l’emplacement 2 des Portes"),
    "left.1": Words("space 1 of the mission", "l’emplacement 1 de la mission"),
    "left.2": Words("space 2 of the mission", "l’emplacement 2 de la mission"),
    "right.1": Words("space 1 of the contract", "l’emplacement 1 du contrat"),
    "right.2": Words("space 2 of the contract", "l’emplacement 2 du contrat"),
}
#: Buildings as places where something is done.
_AT = {
    "hunter": Words("at the Hunter's Lodge", "au Repère du chasseur"),
    "alchemist": Words("at the Alchemist's Lab", "au Laboratoire de l'alchimiste"),
    "tavern": Words("at the Tavern", "à la Taverne"),
    "armoury": Words("at the Armoury", "à l'Armurerie"),
    "pawnshop": Words("at the Pawnshop", "chez le Prêteur sur gage"),
    "bazaar": Words("at the Bazaar", "au Bazar"),
    "mine": Words("at the Mine", "à la Mine"),
}
#: Backs of pieces that the reader may not see.
_BACKS = {
    "trap": Words("a trap", "un piège"),
    "member": Words("a mercenary", "un mercenaire"),
    "monster": Words("a monster", "un monstre"),
    "gear": Words("an equipment card", "une carte Équipement"),
    "region": Words("a region", "une région"),
    "loot": Words("a loot token", "un jeton Butin"),
    "mission": Words("a mission", "une mission"),
    "list": Words("an expedition list", "une liste d’expéditions"),
    "panic": Words("a panic token", "un jeton Panique"),
}
_OTHERS = {
    "trophies": Words("Trophies", "Trophées"),
    "red": Words("red", "rouge"),
    "yellow": Words("yellow", "jaune"),
}

_PIECES: Mapping[str, Callable[[str], Words]] = {
    "member": lambda piece: member(piece).name,
    "token": lambda piece: member(piece).name,
    "monster": lambda piece: monster(piece).name,
    "gear": lambda piece: gear(piece).name,
    "region": lambda piece: region(piece).name,
    "trap": lambda piece: trap(piece).name,
    "loot": lambda piece: loot(piece).name,
    "mission": lambda piece: mission(piece).competitive.name,
    "panic": lambda piece: box().buildings[piece.partition(".")[2]].name,
    "madhala": lambda piece: _MADHALA,
}


def naming(name: str, value: Arg, lang: str) -> str | int | None:
    """What to show for an argument of a text; None shows it as it is."""
    if name in SELECTORS or isinstance(value, tuple):
        return None
    if isinstance(value, int):
        return _number(name, value, lang)
    if value.startswith("?"):
        return _BACKS[value[1:].partition(".")[0]].in_(lang)
    kind, dot, rest = value.partition(".")
    if not dot:
        return _id(name, value, lang)
    if name == "contract" and kind == "mission":
        return mission(value).contract.name.in_(lang)
    if kind in _PIECES:
        return _PIECES[kind](value).in_(lang)
    if kind == "goods":
        return worded(rest, lang)
    if kind == "list":
        return _LIST.in_(lang).format(rest)
    return _space_or_die(kind, rest, lang)


def _number(name: str, value: int, lang: str) -> str | int | None:
    if name in SEAT_ARGS:
        # The seat that stands for Madhala is nobody's.
        return "Madhala" if value == zones.MADHALA_SEAT else _SEAT.in_(lang).format(value + 1)
    if name == "scenario":
        scenario = box().scenarios.get(str(value))
        return scenario.name.in_(lang) if scenario else None
    return None


def _id(name: str, value: str, lang: str) -> str | None:
    """A word of the content: a building, a level, a rank, a label; or a place."""
    content = box()
    if value in zones.REGIONS:
        return _REGION.in_(lang).format(value.upper())
    if name == "at" and value in _AT:
        return _AT[value].in_(lang)
    if name == "place" and value in _PLACES:
        return _PLACES[value].in_(lang)
    for named in (content.buildings, content.levels, content.ranks):
        if value in named:
            return named[value].name.in_(lang)
    words = content.labels.get(value) or _OTHERS.get(value)
    return words.in_(lang) if words else None


def _space_or_die(kind: str, rest: str, lang: str) -> str | None:
    """An expedition by its place, or a die by its colour."""
    space = f"{kind}.{rest}"
    if kind in zones.REGIONS:
        return _EXPEDITION.in_(lang).format(rest, kind.upper())
    if space in _SPACES:
        return _SPACES[space].in_(lang)
    if kind in box().labels:
        return box().labels[kind].in_(lang)
    return None
