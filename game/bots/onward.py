"""What keeps a player without hands from going round in a circle."""

from __future__ import annotations

from game.engine import Composed, Option, Player, Situation


class Onward:
    """Sees to it that a player goes onward, so that no question comes twice on the same table.

    A way back counts only when nothing else is offered; what merely rearranges counts once between
    two real choices. A player that would wander is asked again without such options.
    """

    __slots__ = ("_idled", "_player")

    def __init__(self, player: Player, idled: bool = False) -> None:
        self._player = player
        self._idled = idled

    @property
    def idled(self) -> bool:
        """Whether its last choice only rearranged."""
        return self._idled

    def choose(self, situation: Situation) -> int:
        """The number of the player's option among all that are offered."""
        options = situation.decision.options
        number = self._player.choose(situation)
        # What is being composed has been begun: to complete it leads out of it.
        again = self._idled and not isinstance(situation.decision.step, Composed)
        if _strays(options[number]) or (again and _rearranges(options[number])):
            onward = self._onward(situation)
            number = onward[self._player.choose(situation.among(onward))]
        chosen = options[number]
        self._idled = chosen.back or _rearranges(chosen) or (chosen.part and self._idled)
        return number

    def _onward(self, situation: Situation) -> list[int]:
        """What leads somewhere; all if nothing does."""
        options = situation.decision.options
        ahead = [number for number, option in enumerate(options) if not _strays(option)]
        real = [number for number in ahead if not _rearranges(options[number])]
        return (real if self._idled else ahead) or ahead or list(range(len(options)))


def _strays(option: Option) -> bool:
    return option.back or option.by_hand


def _rearranges(option: Option) -> bool:
    return option.idle or option.shifts
