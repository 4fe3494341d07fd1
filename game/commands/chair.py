"""One chair at a hosted table: what its seat may know, and bots in all the other chairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import frozen

from game.bots import make_player, player_names
from game.commands.words import Trouble
from game.engine import Commit, Event, Player, Seat, Session, Situation, Table, text
from game.engine.secrecy import view


@frozen(eq=False)
class Chair:
    """The chair of a seat; it never hears of anything that the seat may not know."""

    session: Session
    seat: Seat
    others: Mapping[Seat, Player]

    @classmethod
    def at(cls, session: Session, seat: Seat, bot: str | None) -> Chair:
        """The chair of a seat at a table of bots, the game's best unless one is named."""
        game, players = session.game, session.setup.players
        if not 0 <= seat < players:
            raise Trouble(text("host-no-seat", seat=str(seat)))
        name = player_names(game)[-1] if bot is None else bot
        others = {
            each: make_player(name, each, session.setup.seed, game)
            for each in range(players)
            if each != seat
        }
        return cls(session, seat, others)

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return view(self.session.game, self.session.table, self.seat)

    def heard(self, commit: Commit) -> list[Event]:
        """What the seat hears of a commit."""
        return [each for each in self.session.heard(commit.number, self.seat) if each is not None]

    def let_others_play(self) -> Iterator[Commit]:
        """Let the bots decide until the seat is asked, or the game is over."""
        session = self.session
        while (decision := session.decision) is not None and decision.seat in self.others:
            situation = Situation(session.game, decision, session.table)
            commit = session.choose(self.others[decision.seat].choose(situation))
            if commit is not None:
                yield commit

    def undo(self) -> None:
        """Go back to the seat's last decision; nobody is there who could agree to more."""
        session = self.session
        if session.is_drafting:
            session.undo()
            return
        own = (n for n in range(session.cursor - 1, -1, -1) if self._decided(n + 1))
        session.jump(next(own, -1), seat=self.seat)

    def redo(self) -> None:
        """Go on to the seat's next decision, or as far as the game had come."""
        session = self.session
        session.redo()
        last = len(session.commits) - 1
        while session.cursor < last and not self._decided(session.cursor + 1):
            session.redo()

    def _decided(self, number: int) -> bool:
        chosen = self.session.commits[number].chosen
        return chosen is not None and chosen.seat == self.seat
