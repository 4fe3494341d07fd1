"""The icons of Euthia, by what they stand for."""

from __future__ import annotations

from functools import cache

from game.rules.euthia import zones
from game.rules.euthia.content import group_of, kind_of, resource


def term(name: str) -> str:
    """A word of the rules."""
    return f"eut.term.{name}"


def place_icon(place: str) -> str:
    """What a space is: Elementals wear their element, Treasures of all Levels a chest."""
    kind, _, rest = place.partition("_")
    if kind == "elemental":
        return f"eut.element.{rest}"
    return f"eut.place.{'treasure' if kind == 'treasure' else place}"


def action_icon(action: str) -> str:
    """Mining, trading, fighting."""
    return f"eut.action.{action}"


def hero_icon(name: str) -> str:
    """A Hero."""
    return f"eut.hero.{name}"


_CARDS = {"combat": "combat", zones.CONTROL: "control", "bounty": "quest", "quest": "quest"}


def icon_of(piece: str) -> str:
    """The picture of any piece; a hidden one shows its back."""
    if piece.startswith("?"):
        return _back(piece[1:].partition(".")[0])
    return _icon(piece)


def _back(kind: str) -> str:
    group = kind.partition("_")[0]
    if group in ("silver", "gold", "combat", "control", "hecatomb", "offensive"):
        return f"eut.card.{group}"
    if group == "treasure":
        return "eut.place.treasure"
    return "eut.card.quest" if group == "quest" else term("stack")


@cache
def _icon(piece: str) -> str:
    group, kind = group_of(piece), kind_of(piece)
    match group:
        case "item" | "tile" | "gem" | "monster" | "elite":
            return f"eut.{group}.{kind}"
        case "foe":
            return f"eut.elite.{kind}"
        case "essence" | "elemental":
            return f"eut.element.{kind}"
        case "resource":
            return f"eut.resource.{resource(piece).terrain}"
        case "silver" | "gold":
            return f"eut.card.{kind}"
        case "sheet":
            return hero_icon(kind)
        case "token":
            return action_icon(zones.action_of(piece))
        case "golem":
            return term("golem")
        case "hecatomb" | "offensive":
            return f"eut.card.{group}"
        case "legend":
            return "eut.place.legend"
        case "territory":
            return term("stack")
    return f"eut.card.{_CARDS.get(group, 'quest')}"
