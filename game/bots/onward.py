"""What keeps a player without hands from going round in a circle."""

from __future__ import annotations

from game.engine import Player, Situation


class Onward:
    """Lets a player see the options that lead onward, so that no question comes twice.

    Ways back are shown only when nothing else is offered; what merely rearranges is shown once
    between two real choices.
    """

    __slots__ = ("_idled", "_player")

    def __init__(self, player: Player) -> None:
        self._player = player
        self._idled = False

    def choose(self, situation: Situation) -> int:
        """The number of the player's option among all that are offered."""
        options = situation.decision.options
        numbers = [number for number, option in enumerate(options) if not option.back]
        real = [number for number in numbers if not options[number].idle]
        if self._idled and real:
            numbers = real
        if not numbers or len(numbers) == len(options):
            number = self._player.choose(situation)
        else:
            number = numbers[self._player.choose(situation.among(numbers))]
        self._idled = options[number].idle or options[number].back
        return number
