"""The shapes of content/valeria: what each YAML file may say, as frozen classes."""

from __future__ import annotations

from attrs import frozen

from game.engine.effects import Ability, Condition
from game.library.content import Words
from game.rules.valeria.vocabulary import ChampionKind, Pile, PlanType, Troop

#: Rows of ids, from the top.
Grid = tuple[tuple[str, ...], ...]


@frozen
class People:
    """A kind of troop."""

    name: Words
    plural: Words


@frozen
class Named:
    """Something that has a name and no more."""

    name: Words


@frozen
class Plan:
    """A Battle Plan: its type, and how many dice of each troop it asks for."""

    name: Words
    type: PlanType
    troops: dict[Troop, int]

    @property
    def symbols(self) -> tuple[Troop, ...]:
        """Every symbol of the card, one by one."""
        return tuple(troop for troop, count in self.troops.items() for _ in range(count))


@frozen
class Champion:
    """A champion and what it does."""

    name: Words
    kind: ChampionKind
    text: Words
    abilities: tuple[Ability, ...]
    copies: int = 1


@frozen
class Award:
    """An Award: what it asks for; some are no use in the solo game."""

    name: Words
    pile: Pile
    requires: Condition
    text: Words
    solo: bool = True


@frozen
class Side:
    """One side of a Campaign Map: zones, links within the rows, links between them."""

    zones: Grid
    h: Grid
    v: Grid


@frozen
class Scroll:
    """A Campaign Map."""

    name: Words
    a: Side
    b: Side


@frozen
class Skirmish:
    """A zone: points for each symbol of a troop, for a type, or for enough strength."""

    name: Words
    points: int
    text: Words
    troop: Troop | None = None
    type: PlanType | None = None
    strength: int = 0


@frozen
class Bonus:
    """A chain bonus: what a link gives."""

    name: Words
    abilities: tuple[Ability, ...]
    text: Words


@frozen
class Slot:
    """A reserve slot and the bonus that can be bought there."""

    name: Words
    abilities: tuple[Ability, ...]
    text: Words
    price: int = 0
    open: bool = False


@frozen
class Space:
    """A space of a player board that a marker covers."""

    name: Words
    abilities: tuple[Ability, ...]
    text: Words


@frozen
class Shrine:
    """A shrine; whether the discount of the die does anything there."""

    name: Words
    discount: bool
    text: Words


@frozen
class PlayerBoard:
    """A player's board and the troop that can become wild on it."""

    name: Words
    troop: Troop


@frozen
class Crowd:
    """What depends on the number of players."""

    gems: int
    dice: int
    dealt: int
    refill_at: int
    refilled: int
    shared_circle: bool


@frozen
class Row:
    """A row of champions: how many lie there, what the first of the kind costs."""

    shown: int
    cost: int


@frozen
class Start:
    """Where the markers of the tracks begin."""

    influence: int
    gold: int
    magic: int


@frozen
class Adversary:
    """The rival of the solo game."""

    shrine: str
    score: int
    plan_points: dict[int, int]
    plan_shrine: str
    plan_space: int
    meeting_points: int
    last_plan: int
    empty_award: int
    claimed_award: int


@frozen
class Level:
    """A difficulty of the solo game."""

    score: int
    name: Words


@frozen(eq=False)
class Box:
    """Everything in the box, by id."""

    plans: dict[str, Plan]
    champions: dict[str, Champion]
    award_points: tuple[int, ...]
    awards: dict[str, Award]
    scrolls: dict[str, Scroll]
    zones: dict[str, Skirmish]
    links: dict[str, Bonus]
    crowds: dict[int, Crowd]
    start: Start
    limits: dict[str, int]
    last_plan: int
    score_track: int
    overflow_points: int
    discounts: tuple[int, ...]
    strength_points: tuple[int, ...]
    rows: dict[str, Row]
    surcharge: int
    cycling: int
    magic_gained: int
    troops: dict[str, People]
    types: dict[str, Named]
    shrines: dict[str, Shrine]
    slots: dict[str, Slot]
    spaces: dict[str, Space]
    boards: dict[str, PlayerBoard]
    adversary: Adversary
    levels: dict[str, Level]
    labels: dict[str, Words]
