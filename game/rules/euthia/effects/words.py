"""What the kinds of effect share: where they work, and a number."""

from __future__ import annotations

from attrs import frozen

from game.engine.effects import Effect, Works

#: What a Hero has and uses.
KIT = ("item", "tile", "gem", "essence")
#: The windows of a Hero's own turn outside Combat.
TURN = ("out_of_combat", "any_time")


def works(*windows: str, on: tuple[str, ...] = KIT) -> Works:
    """In each of these windows, on these carriers."""
    return dict.fromkeys(windows, on)


@frozen
class Amounted(Effect):
    """A kind that is a number and no more."""

    amount: int
