"""The terms of a fight as plain numbers: what both sides bring, and what a forecast says."""

from __future__ import annotations

from attrs import frozen

Faces = tuple[int, int]
#: Lines of a table as (from, to, amount).
Rows = tuple[tuple[int, int, int], ...]
FACES = range(1, 7)
ROLLS: tuple[Faces, ...] = tuple([(a, b) for a in FACES for b in FACES])
#: What a Gaar and a Dwurt add to a roll.
SHIFT, DWURT = 2, 3
#: Hope grows when the Hero rolls so little, or the Monster so much; it shows 5 at most.
LOW, HIGH, MOST_HOPE = 5, 10, 5
#: Points of Hope that are a Gaar; those that are a Damage, and +1 to the result.
HOPE_FOR_GAAR, HOPE_FOR_DAMAGE = 2, 3
#: What Air does to the Hero's dice: it turns the higher one, or only where the Hero likes it.
FELT, CHOSEN = "felt", "chosen"


@frozen
class Play:
    """What a card, or several alike, does to one exchange of blows."""

    strength: int = 0
    wounds: int = 0
    #: What it adds to the Hero's roll, and takes off the Damage.
    roll: int = 0
    damage: int = 0


@frozen
class Duel:
    """All that a forecast looks at."""

    health: int
    gaar: int
    #: Health of the Monster, what it takes off the Hero's rolls, its rows as (from, to, Wounds).
    left: int
    penalty: int
    wounds: Rows
    #: What Shields take off its Strength and its Wounds in each attack; Earth adds to the first.
    shield: int
    guard: int
    #: The rows of the Weapon, then of every attack that can be used once, as (from, to, Damage).
    weapon: Rows
    once: tuple[Rows, ...] = ()
    #: The rows of an attack before the first round.
    first: Rows = ()
    #: Health at most; what each Potion heals; points of Hope, below 0 if Hope is left out.
    most: int = 99
    potions: tuple[int, ...] = ()
    hope: int = -1
    #: Whether a Dwurt is given instead of a Gaar, and whether Gaar also answer the Monster.
    dwurt: bool = False
    parries: bool = False
    #: The Gaar of the Monster, and the cards that are played against the Hero, attack by attack.
    rage: int = 0
    plays: tuple[Play, ...] = ()
    #: Whether Air turns the Monster's dice, and how it acts on the Hero's (ruling 76).
    gusts: bool = False
    air: str = ""
    #: A Gaar is given for a chance that is better by so much.
    thrift: float = 0.0


@frozen
class Forecast:
    """The chance to win, and the Health left on average if it is won."""

    win: float
    health: float


def hit(rows: Rows, strength: int) -> int:
    """What a table gives for a Strength."""
    for least, most, amount in rows:
        if least <= strength <= most:
            return amount
    return 0
