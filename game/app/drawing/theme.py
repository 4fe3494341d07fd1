"""Colours, faces and sizes, as tables. Nothing here draws.

Sizes are in virtual units (1080 to the height of a window). The smallest text is 22.5 units, which
is 15 pixels in a window of 1280x720.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from attrs import evolve, field, frozen

Colour: TypeAlias = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
#: What may be lost has a colour that nothing else has.
DANGER: Colour = (236, 98, 190)


@lru_cache(4096)
def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two, `share` of the way to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float = 0.2) -> Colour:
    """A colour nearer to white."""
    return mix(colour, WHITE, share)


def darker(colour: Colour, share: float = 0.25) -> Colour:
    """A colour nearer to black."""
    return mix(colour, BLACK, share)


@frozen
class Palette:
    """What a game changes about the table: its ground, its panels' tint, its accent."""

    top: Colour
    bottom: Colour
    accent: Colour
    wood: Colour
    #: What its pennant is woven of.
    cloth: Colour


#: Grounds of portraits that are of no particular kind.
NIGHT: Colour = (50, 56, 78)
STONE: Colour = (92, 84, 76)


@frozen
class DieLook:
    """A kind of die: its colour, and the letter and the shape of pips that say it without."""

    colour: Colour = STONE
    letter: str = ""
    pips: str = "circle"
    #: The icon of who fights with it: such a die shows its number beside it, and no pips.
    emblem: str = ""
    #: The icons of its faces, from 1 on: such a die shows what it does, and no pips.
    faces: tuple[str, ...] = ()


@frozen(eq=False)
class Skin:
    """How a game looks wherever it is shown: its colours, its emblem, its dice."""

    palette: Palette = Palette(
        (30, 35, 52), (16, 18, 26), (212, 168, 74), (72, 62, 54), (70, 76, 104)
    )
    #: The icon on its pennant and on its box.
    emblem: str = "app.dice"
    #: Its kinds of dice, by the word that the name of a die begins with.
    dice: Mapping[str, DieLook] = field(factory=dict)
    #: Grounds of icons in its rulebook, by the last word of an icon's name.
    signs: Mapping[str, Colour] = field(factory=dict)
    #: Colours of the theme that it wants otherwise, by their names; not where contrast counts.
    colours: Mapping[str, Colour] = field(factory=dict)

    def die(self, kind: str) -> DieLook:
        """The look of a kind of die; a plain one for a kind that nobody named."""
        return self.dice.get(kind, PLAIN_DIE)

    def sign(self, icon: str) -> Colour:
        """The ground of an icon, by what it is about."""
        return self.signs.get(icon.rpartition(".")[2], PLAIN_SIGN)


PLAIN_DIE = DieLook()
PLAIN_SIGN: Colour = (92, 74, 58)
#: The house itself, and a game that brings nothing of its own.
TABLE = Skin()


@frozen
class Theme:
    """The colours of a screen."""

    night: Colour = (24, 27, 38)
    panel: Colour = (36, 41, 56)
    sunken: Colour = (18, 20, 29)
    edge: Colour = (74, 82, 104)
    parchment: Colour = (233, 219, 190)
    ink: Colour = (38, 28, 22)
    cream: Colour = (240, 232, 214)
    muted: Colour = (168, 172, 186)
    gold: Colour = (212, 168, 74)
    bright: Colour = (255, 222, 132)
    good: Colour = (138, 208, 110)
    bad: Colour = (240, 112, 96)
    info: Colour = (146, 190, 240)
    danger: Colour = DANGER
    #: The ground of what belongs to nobody, and its edge.
    wild: Colour = (38, 56, 46)
    wild_edge: Colour = (84, 122, 92)
    skin: Skin = TABLE
    #: Write letters and shapes beside colours everywhere, not only where they always stand.
    shapes: bool = False
    high_contrast: bool = False

    @property
    def palette(self) -> Palette:
        """The colours of the game that is shown."""
        return self.skin.palette

    def colour(self, name: str) -> Colour:
        """A colour by its name, as styles write it."""
        found: Colour = getattr(self, name)
        return found


PLAIN = Theme()
CONTRAST = Theme(
    night=(8, 9, 13),
    panel=(14, 16, 24),
    sunken=(0, 0, 0),
    edge=(190, 196, 214),
    parchment=(255, 246, 224),
    ink=(0, 0, 0),
    cream=(255, 255, 255),
    muted=(218, 222, 232),
    gold=(255, 206, 92),
    bright=(255, 240, 170),
    good=(150, 255, 120),
    bad=(255, 140, 124),
    info=(170, 214, 255),
    wild=(10, 20, 16),
    wild_edge=(170, 206, 178),
    high_contrast=True,
)


def theme_for(high_contrast: bool, shapes: bool, skin: Skin = TABLE) -> Theme:
    """The theme that settings and a game ask for."""
    if high_contrast:
        return evolve(CONTRAST, shapes=shapes, skin=skin)
    own: dict[str, Any] = dict(skin.colours)
    return evolve(PLAIN, shapes=shapes, skin=skin, **own)


@frozen
class Style:
    """How a text is set: face, size in units, colour of the theme."""

    face: str
    size: float
    colour: str = "cream"
    shadow: bool = False


SMALLEST = 22.5

#: Faces and their files under assets/fonts.
FACES: Mapping[str, str] = {
    "title": "Cinzel-Bold.ttf",
    "name": "Cinzel-Regular.ttf",
    "text": "AlegreyaSans-Regular.ttf",
    "medium": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "aside": "Alegreya-Italic.ttf",
}

STYLES: Mapping[str, Style] = {
    "huge": Style("title", 104, "gold", shadow=True),
    "title": Style("title", 52, "gold", shadow=True),
    "heading": Style("title", 32, "gold", shadow=True),
    "subheading": Style("title", 26, "gold", shadow=True),
    "name": Style("title", 28, "cream", shadow=True),
    "small_name": Style("title", 23, "cream", shadow=True),
    "prompt": Style("bold", 31, "bright"),
    "strong": Style("bold", 26),
    "body": Style("text", 26),
    "button": Style("bold", 26),
    "small": Style("medium", 23),
    "small_strong": Style("bold", 23),
    "figure": Style("bold", 28),
    "aside": Style("aside", 26, "cream"),
    "hint": Style("aside", 24, "muted"),
    "muted": Style("text", 24, "muted"),
    "card_title": Style("title", 23, "ink"),
    "card_body": Style("medium", 22.5, "ink"),
    "card_figure": Style("bold", 26, "ink"),
    "card_aside": Style("aside", 23, "ink"),
    "float": Style("title", 44, "bright", shadow=True),
    "banner": Style("title", 60, "bright", shadow=True),
}

#: What a seat may be: a colour, by name. An emblem always goes with it.
SEAT_COLOURS: Mapping[str, Colour] = {
    "crimson": (186, 60, 50),
    "azure": (52, 112, 178),
    "forest": (70, 132, 66),
    "amber": (206, 148, 46),
    "violet": (126, 76, 168),
    "slate": (108, 124, 142),
}
EMBLEMS: tuple[str, ...] = (
    "lion",
    "eagle",
    "stag",
    "griffin",
    "rose",
    "ship",
    "tower",
    "sun",
    "lily",
    "oak",
    "swan",
    "unicorn",
)

RADIUS = 14.0
GAP = 16.0
LINE = 2.0
