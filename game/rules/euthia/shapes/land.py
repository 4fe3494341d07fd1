"""Territory tiles: three spaces, and a centre on Special tiles (chapter 3)."""

from __future__ import annotations

from attrs import field, frozen

from game.rules.euthia.shapes.blocks import Goods
from game.rules.euthia.vocabulary import Chapter, Place, TileType


@frozen
class Space:
    """An outer space: its place, perhaps a Monster of a Level with its Loot."""

    place: Place
    monster: int = 0
    loot: Goods = field(factory=Goods)
    #: Which Encounter opens here.
    encounter: str = ""


@frozen
class Territory:
    """A tile of a Chapter."""

    chapter: Chapter
    type: TileType
    a: Space
    b: Space
    c: Space
    #: A Fixed tile that solo games take.
    solo: bool = False
    #: The kind of Scenario tile.
    scenario: str = ""
    #: The place in the middle of a Special tile.
    centre: Place | None = None
    #: The Encounter of the centre.
    encounter: str = ""
