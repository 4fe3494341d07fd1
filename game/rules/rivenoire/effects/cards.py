"""Effects on cards: drawn, destroyed, discarded, taken back, exchanged, played in turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play
from game.engine.effects import Effect, Use, Works
from game.rules.rivenoire.cards import destroy, draw
from game.rules.rivenoire.vocabulary import Sort, Source


@frozen
class Draw(Effect):
    """Draws cards; never refused, even with nothing left (ruling 12)."""

    kind = "draw"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",), "own_turn": ("token",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """From the own deck."""
        draw(play, use.seat, self.count)


@frozen
class DestroySelf(Effect):
    """Destroys the card itself instead of discarding it."""

    kind = "destroy_self"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",)}

    def apply(self, play: Play, use: Use) -> None:
        """It leaves the game."""
        destroy(play, use.seat, use.source)


@frozen
class DestroyWound(Effect):
    """Destroys Wounds of hand or discard pile; of every player of the expedition, if so said."""

    kind = "destroy_wound"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",)}
    count: int = 1
    who: Literal["self", "each_participant"] = "self"


@frozen
class DestroyCard(Effect):
    """Destroys cards of one's choice of hand or discard pile, perhaps of one sort only."""

    kind = "destroy_card"
    works: ClassVar[Works] = {
        "combat": ("card",),
        "own_turn": ("token",),
        "event": ("event",),
        "attack": ("attack",),
    }
    count: int = 1
    #: As many as one likes.
    up_to: bool = False
    from_: tuple[Source, ...] = ("hand", "discard")
    of: Sort | None = None


@frozen
class DiscardChoice(Effect):
    """Lets somebody discard cards of their choice; the monster fells whoever has none."""

    kind = "discard_choice"
    works: ClassVar[Works] = {"combat": ("card",), "event": ("event",), "attack": ("attack",)}
    count: int = 1
    who: Literal["self", "other_participants"] = "self"


@frozen
class DiscardGold(Effect):
    """Discards gold cards that reach a total, without change (ruling 77)."""

    kind = "discard_gold"
    works: ClassVar[Works] = {"event": ("event",)}
    total: int


@frozen
class Retrieve(Effect):
    """Takes cards of the own discard pile in hand."""

    kind = "retrieve"
    works: ClassVar[Works] = {"bolt": ("card",), "event": ("event",)}
    count: int = 1


@frozen
class Cycle(Effect):
    """Discards any number of cards from the least on, and draws as many."""

    kind = "cycle"
    works: ClassVar[Works] = {"bolt": ("card",)}
    least: int = 1


@frozen
class PlayCard(Effect):
    """Plays another card, from the hand or from the discard pile."""

    kind = "play_card"
    works: ClassVar[Works] = {"bolt": ("card",), "combat": ("card",)}
    from_: Source
    window: Literal["bolt", "combat"]


@frozen
class Scry(Effect):
    """Looks at the top cards of the own deck and puts them back in any order."""

    kind = "scry"
    works: ClassVar[Works] = {"bolt": ("card",)}
    count: int


ALL: tuple[type[Effect], ...] = (
    Draw,
    DestroySelf,
    DestroyWound,
    DestroyCard,
    DiscardChoice,
    DiscardGold,
    Retrieve,
    Cycle,
    PlayCard,
    Scry,
)
