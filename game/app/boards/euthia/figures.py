"""What a tile does, as signs and figures: its group, its rows of attack, its effects."""

from __future__ import annotations

from functools import cache
from typing import Any

from attrs import frozen

from game.app.boards.euthia.emblems import action_icon, term
from game.app.boards.euthia.reading import goods_parts
from game.app.boards.euthia.skin import ELEMENTS, GAAR, GOODS
from game.app.drawing.theme import Colour
from game.engine.effects import Effect
from game.rules.euthia.content import blocks, group_of, item, tile
from game.rules.euthia.shapes import Row

GROUPS = ("strike", "guard", "heal", "travel")
#: Which group an effect belongs to, and the sign it is drawn with.
_SIGNS: dict[str, tuple[str, str]] = {
    "hero_roll": ("strike", "app.dice"),
    "next_hero_roll": ("strike", "app.dice"),
    "all_hero_rolls": ("strike", "app.dice"),
    "reroll_hero": ("strike", "app.dice"),
    "set_die": ("strike", "app.dice"),
    "damage_plus": ("strike", term("damage")),
    "next_damage_plus": ("strike", term("damage")),
    "damage": ("strike", term("damage")),
    "hope": ("strike", term("hope")),
    "gaar_bonus": ("strike", term("gaar")),
    "monster_strength": ("guard", term("strength")),
    "next_monster_strength": ("guard", term("strength")),
    "monster_dice": ("guard", "app.dice"),
    "reroll_monster": ("guard", "app.dice"),
    "wound_minus": ("guard", term("wound")),
    "prevent_wounds": ("guard", term("wound")),
    "max_health": ("guard", term("health")),
    "cancel_card": ("guard", "eut.card.curse"),
    "monster_chaos": ("guard", term("chaos")),
    "monster_no_gaar": ("guard", term("gaar")),
    "immune": ("guard", term("guard")),
    "immune_from_essences": ("guard", term("guard")),
    "reserve_remove": ("guard", term("reserve")),
    "heal": ("heal", term("heal")),
    "survive_with": ("heal", term("health")),
    "move": ("travel", term("movement")),
    "teleport": ("travel", "eut.place.portal"),
    "teleport_to": ("travel", "eut.place.portal"),
    "bags": ("travel", term("bag")),
    "mine_cart": ("travel", action_icon("mining")),
    "discount": ("travel", term("gold")),
}
#: These count against the Monster's side: their figure has a sign of its own.
_SIGNED = frozenset(
    (
        "hero_roll",
        "next_hero_roll",
        "all_hero_rolls",
        "damage_plus",
        "next_damage_plus",
        "monster_strength",
        "next_monster_strength",
        "max_health",
        "move",
        "bags",
        "heal",
        "hope",
    )
)
_LESS = frozenset(("wound_minus", "discount"))


@frozen
class Sign:
    """A sign with a figure, on stone."""

    icon: str
    text: str
    tint: Colour


@frozen
class Figures:
    """All that a tile shows besides its name."""

    group: str
    rows: tuple[Row, ...]
    signs: tuple[Sign, ...]


@cache
def figures_of(piece: str) -> Figures:
    """What a tile, an item, a Gem or an Essence does."""
    rows: tuple[Row, ...] = ()
    signs: list[Sign] = []
    groups: list[str] = []
    for block in blocks(piece):
        if block.attack and not rows:
            rows = block.attack
            groups.insert(0, "strike")
        for effect in block.do:
            groups.append(_SIGNS.get(effect.kind, ("travel", ""))[0])
            signs += _signs(effect)
    unique = list({(each.icon, each.text): each for each in signs}.values())
    return Figures(_group(piece, groups), rows, tuple(unique))


def _group(piece: str, groups: list[str]) -> str:
    """Shields guard, weapons strike; else what is done first says it."""
    kind = ""
    if group_of(piece) == "tile":
        kind = tile(piece).kind
    elif group_of(piece) == "item":
        kind = item(piece).kind
    if kind in ("shield", "armour"):
        return "guard"
    return groups[0] if groups else "travel"


def _signs(effect: Effect) -> list[Sign]:
    found: Any = effect
    match effect.kind:
        case "gain":
            return [Sign(icon, f"+{said}", tint) for icon, said, tint in goods_parts(found.goods)]
        case "choose":
            return [sign for way in found.options for each in way for sign in _signs(each)]
        case "action":
            return [Sign(action_icon(found.action), "", (120, 60, 44))]
        case "immune":
            return [Sign(f"eut.element.{each}", "", ELEMENTS[each]) for each in found.elements]
    _, icon = _SIGNS.get(effect.kind, ("", ""))
    return [Sign(icon, _figure(effect.kind, found), _tint(icon))] if icon else []


def _figure(kind: str, effect: Any) -> str:
    amount = getattr(effect, "amount", None)
    if amount is None:
        amount = getattr(effect, "distance", None) or getattr(effect, "gold", None)
    if not isinstance(amount, int):
        return ""
    if kind in _LESS:
        return f"−{amount}"
    if amount < 0:
        return f"−{-amount}"
    return f"+{amount}" if kind in _SIGNED else str(amount)


def _tint(icon: str) -> Colour:
    name = icon.rpartition(".")[2]
    colours: dict[str, Colour] = {
        "health": GOODS["health"],
        "heal": GOODS["health"],
        "wound": (200, 64, 56),
        "gaar": GAAR,
        "movement": (96, 124, 80),
        "gold": (176, 136, 40),
        "chaos": (150, 80, 176),
    }
    return colours.get(name, (70, 86, 98))
