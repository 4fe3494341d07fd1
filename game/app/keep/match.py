"""A game at this table: the session, its journal, and who sits where.

Beside each journal lies a small JSON file with what the engine does not need to know: names,
colours, emblems, who is a bot, the title, and facts for the list of saves.
"""

from __future__ import annotations

from typing import Any

from attrs import define, field

from game.app.keep.save import Save
from game.app.keep.seats import SeatInfo
from game.bots import make_player
from game.engine import Player
from game.engine.game import Game, Rival, Setup
from game.engine.journal import Journal
from game.engine.session import Session
from game.engine.text import Text


@define(eq=False)
class Match:
    """A game being played here."""

    game: Game
    session: Session
    seats: tuple[SeatInfo, ...]
    journal: Journal | None = None
    #: Where it is kept; None for a game that is not (a branch, a picture).
    save: Save | None = None
    notices: tuple[Text, ...] = ()
    #: Seats whose bot only rearranged with its last choice.
    idled: dict[int, bool] = field(factory=dict)
    _players: dict[int, Player] = field(factory=dict)

    @property
    def setup(self) -> Setup:
        """How the game is played."""
        return self.session.setup

    def name_of(self, seat: int) -> str:
        """The name of the person at a seat; empty for a rival of the rules' own."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """The opponents that the rules themselves play."""
        return self.game.rivals(self.setup)

    def called(self, owner: int | str) -> str | Rival | None:
        """Whom a text speaks of: the person of a seat by name, or a rival."""
        if isinstance(owner, int):
            return self.name_of(owner)
        return next((rival for rival in self.rivals if rival.owner == owner), None)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.is_human)

    def bot(self, seat: int) -> Player | None:
        """The bot that decides for a seat, if one does."""
        info = self.seats[seat]
        if info.is_human:
            return None
        if seat not in self._players:
            self._players[seat] = make_player(info.player, seat, self.setup.seed, self.game)
        return self._players[seat]

    def note(self, **facts: Any) -> None:
        """Write down facts for the list of saves (round, over, commits)."""
        if self.save is not None:
            self.save.note(**facts)

    def close(self) -> None:
        """Let the journal go; everything is on disk."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None
