"""Cards and tokens of Monster Lands as card faces: title, emblem, ground, figures, rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.app.boards.monster_lands.skin import GROUNDS
from game.app.drawing.theme import NIGHT, STONE, Colour
from game.app.widgets.cards import CardFace, Figure
from game.library.content import Words
from game.rules.monster_lands import content, zones
from game.rules.monster_lands.content import box, kind_of
from game.rules.monster_lands.vocabulary import Colour as DieColour

#: Tints of figures on parchment.
GOLD: Colour = (150, 106, 22)
RED: Colour = (166, 40, 34)
BLUE: Colour = (40, 88, 150)
DARK: Colour = (56, 48, 44)
TINTS = {"gold": GOLD, "glory": BLUE, "potion": (176, 40, 70), "venom": (60, 124, 40)}


def figure(name: str, count: int | str) -> Figure:
    """A resource and how much of it."""
    return Figure(f"ml.resource.{name}", str(count), TINTS.get(name, DARK))


def die_figures(dice: Mapping[DieColour, int]) -> tuple[Figure, ...]:
    """Dice by colour."""
    return tuple(
        Figure(f"ml.die.{colour}", str(count), GROUNDS[colour])
        for colour, count in dice.items()
        if count
    )


def ground(affinity: str | None) -> Colour:
    """The ground of a portrait: the affinity's, or stone without one."""
    return GROUNDS[affinity] if affinity else STONE


def _text(words: Words, lang: str) -> str:
    return words.in_(lang)


@cache
def face_of(piece: str, lang: str) -> CardFace | None:
    """The card or token as it is printed; None for what has no print (dice, backs)."""
    maker = _MAKERS.get(piece.partition(".")[0])
    return maker(piece, lang) if maker is not None else None


def _member(piece: str, lang: str) -> CardFace:
    card = content.member(piece)
    cost = (figure("gold", card.cost),) if card.role in ("mercenary", "novice") else ()
    return CardFace(
        _text(card.name, lang),
        f"ml.member.{kind_of(piece)}",
        ground(card.affinity),
        (*cost, figure("reputation", card.reputation), *die_figures(card.dice)),
        _text(card.text, lang),
        f"ml.affinity.{card.affinity}" if card.affinity else "",
    )


def _monster(piece: str, lang: str) -> CardFace:
    card = content.monster(piece)
    return CardFace(
        _text(card.name, lang),
        f"ml.monster.{kind_of(piece)}",
        GROUNDS[card.affinity],
        (
            Figure("ml.resource.attack", str(card.attack), RED),
            Figure("ml.resource.capture", str(card.capture), GOLD),
            Figure("ml.resource.kill", str(card.kill), DARK),
        ),
        _text(card.text, lang),
        f"ml.affinity.{card.affinity}",
    )


def _gear(piece: str, lang: str) -> CardFace:
    card = content.gear(piece)
    return CardFace(
        _text(card.name, lang),
        f"ml.equipment.{kind_of(piece)}",
        NIGHT,
        (figure("gold", card.cost),),
        _text(card.text, lang),
        f"ml.equipment_type.{card.type}",
    )


def _region(piece: str, lang: str) -> CardFace:
    card = content.region(piece)
    return CardFace(
        _text(card.name, lang),
        f"ml.region.{kind_of(piece)}",
        GROUNDS[card.affinity],
        (Figure("ml.resource.conquest", str(card.conquest), DARK), figure("glory", card.glory)),
        _text(card.text, lang),
        f"ml.affinity.{card.affinity}",
    )


def _trap(piece: str, lang: str) -> CardFace:
    token = content.trap(piece)
    cost = (figure("gold", token.cost),) if token.cost else ()
    tone = NIGHT if token.type == "ambush" else STONE
    return CardFace(
        _text(token.name, lang),
        f"ml.trap.{kind_of(piece)}",
        tone,
        cost,
        _text(token.text, lang),
        f"ml.trap_type.{token.type}",
    )


def _loot(piece: str, lang: str) -> CardFace:
    token = content.loot(piece)
    return CardFace(
        _text(token.name, lang),
        f"ml.loot.{kind_of(piece)}",
        GROUNDS["persuasion"],
        (),
        _text(token.text, lang),
    )


def mission_icon(piece: str, side: str) -> str:
    """The emblem of a side of a mission tile."""
    number = list(box().missions).index(kind_of(piece)) + 1
    return f"ml.mission.mission_{number:02d}_{kind_of(piece)}.{side}"


def _mission(piece: str, lang: str) -> CardFace:
    return mission_face(piece, zones.COMPETITIVE, lang)


def mission_face(piece: str, place: str, lang: str) -> CardFace:
    """The side of a mission that lies up in a place."""
    sides = content.mission(piece)
    if place == zones.COMPETITIVE:
        return CardFace(_text(sides.competitive.name, lang), mission_icon(piece, "a"), NIGHT, ())
    return CardFace(_text(sides.contract.name, lang), mission_icon(piece, "b"), NIGHT, ())


def resources(goods: Mapping[str, int]) -> tuple[Figure, ...]:
    """Goods as figures."""
    return tuple(figure(name, count) for name, count in goods.items() if count)


_MAKERS = {
    "member": _member,
    "token": _member,
    "monster": _monster,
    "gear": _gear,
    "region": _region,
    "trap": _trap,
    "loot": _loot,
    "mission": _mission,
}
