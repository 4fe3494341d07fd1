"""What keeps a player without hands from going round in a circle."""

from __future__ import annotations

from game.engine import Player, Situation


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
        if options[number].back or (options[number].idle and self._idled):
            onward = self._onward(situation)
            number = onward[self._player.choose(situation.among(onward))]
        self._idled = options[number].back or options[number].idle
        return number

    def _onward(self, situation: Situation) -> list[int]:
        """What leads somewhere; all if nothing does."""
        options = situation.decision.options
        ahead = [number for number, option in enumerate(options) if not option.back]
        real = [number for number in ahead if not options[number].idle]
        return (real if self._idled else ahead) or ahead or list(range(len(options)))
