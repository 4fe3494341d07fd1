"""A decision and all that is worked out for it, each thing once."""

from __future__ import annotations

from game.engine import Piece
from game.rules.rivenoire.players.fights import Assault
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.places import Prospects


class Thinker:
    """An outlook with what the places promise, and what a blow would leave of the fight."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._prospects: Prospects | None = None
        self._assault: Assault | None = None

    @property
    def prospects(self) -> Prospects:
        """What the places promise."""
        if self._prospects is None:
            self._prospects = Prospects(self.outlook)
        return self._prospects

    def assault(self, fighter: Piece) -> Assault:
        """A fighter's turn."""
        if self._assault is None:
            self._assault = Assault(self.outlook, fighter)
        return self._assault
