"""Which icon stands for which thing of Rivenoire: its family, then its id in the content.

A bonus shows the picture of what it does, whichever token carries it; the back of a token is
named after its kind (`property`, `monster`, `jewel`). Starting cards are cards like the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

Family: TypeAlias = Literal[
    "card", "quest", "oracle", "character", "place", "monster", "attack", "face", "bonus", "token"
]

_ICONS: Mapping[Family, str] = {
    "card": "riv.card.",
    "quest": "riv.quest.",
    "oracle": "riv.oracle.",
    "character": "riv.character.",
    "place": "riv.place.",
    "monster": "riv.monster.",
    "attack": "riv.attack.",
    "face": "riv.face.",
    "bonus": "riv.bonus.",
    "token": "riv.token.",
}


def emblem(family: Family, name: str) -> str:
    """The icon of one thing: ``emblem("card", "hatchets")``."""
    return _ICONS[family] + name


def resource(name: str) -> str:
    """The icon of what is counted: ``fame``, ``gold``, ``damage``, ``hit_point`` and others."""
    return f"riv.resource.{name}"


def term(name: str) -> str:
    """The icon of a word of the rules: ``bolt``, ``battle_line``, ``owner_spot`` and others."""
    return f"riv.term.{name}"
