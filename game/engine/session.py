"""A game being played: choices, undo and redo.

Every past table is kept (they share almost everything), so going back is moving a cursor. A
commit is one decision and all that followed from it. It is written to the journal before anybody
can see it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol, cast

from attrs import evolve, frozen

from game.engine.chance import Chance
from game.engine.contents import Contents, serve, served, shipped
from game.engine.events import Chosen, Event
from game.engine.game import Game, Setup
from game.engine.looking import Looked, look
from game.engine.options import Offer, Option, Refusal, refuse
from game.engine.play import EngineError, Play, advance, answer, drafted
from game.engine.redeal import redeal
from game.engine.reveals import Revealed, revealed
from game.engine.secrecy import events_for, told_to
from game.engine.steps import Ask, Decision
from game.engine.table import Draft, Seat, Table


@frozen(eq=False)
class Commit:
    """A decision, what it caused, and the table after it."""

    number: int
    events: tuple[Event, ...]
    table: Table
    revealed: tuple[Revealed, ...]
    #: How many scripted rolls have been used up to here.
    scripted: int = 0

    @property
    def chosen(self) -> Chosen | None:
        """The decision it began with; None for the opening."""
        first = self.events[0] if self.events else None
        return first if isinstance(first, Chosen) else None

    def is_secret_to(self, seat: Seat | None) -> bool:
        """Whether it was decided by somebody else, and in secret."""
        chosen = self.chosen
        return chosen is not None and chosen.option.secret and chosen.seat != seat


class Keeper(Protocol):
    """Keeps what happens (the journal). Called before the session changes."""

    def keep(self, commit: Commit) -> None: ...

    def keep_cursor(self, cursor: int, forced: bool) -> None: ...


class UndoRefused(Exception):
    """Undo, redo or a jump that is not allowed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Session:
    """One game from its opening to its end, with every moment in between."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        commits: Sequence[Commit],
        cursor: int,
        script: tuple[int, ...] = (),
        laid: bool = False,
        contents: Contents | None = None,
    ) -> None:
        self.game = game
        #: What it is played with; what is served now, unless it is given.
        self.contents = served(game) if contents is None else contents
        self.setup = setup
        self.commits = list(commits)
        self.cursor = cursor
        self.script = script
        #: Whether it began from a table laid by hand rather than from the opening.
        self.laid = laid
        self.keeper: Keeper | None = None
        self._decision: Decision | None = None
        self._decided_at = -1
        #: The open question with more and more of its answer composed; nothing of it is kept.
        self._drafts: list[Decision] = []
        self._looked: Looked | None = None

    @classmethod
    def begin(
        cls,
        game: Game,
        setup: Setup,
        table: Table | None = None,
        script: tuple[int, ...] = (),
        contents: Contents | None = None,
    ) -> Session:
        """Open a game (or start from a table already laid) and go to its first decision.

        It is played with the content that came with the program, unless another is given.
        """
        serve(game, shipped(game) if contents is None else contents)
        game.checked(setup)
        draft = Draft.on(game.opening(setup) if table is None else table)
        play = Play(draft, Chance(setup.seed, 0, script))
        decision = advance(play)
        first = Commit(0, tuple(play.events), draft.freeze(), (), play.chance.scripted)
        session = cls(game, setup, [first], 0, script, laid=table is not None)
        session._decision, session._decided_at = decision, 0
        return session

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.commits[self.cursor].table

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.result is not None

    @property
    def decision(self) -> Decision | None:
        """The question that is open now, as far as it is composed; None when the game is over."""
        # Another session, with cards of its own, may have been looked at meanwhile.
        serve(self.game, self.contents)
        if self._drafts:
            return self._drafts[-1]
        if self._decided_at != self.cursor:
            self._decision = self._ask()
            self._decided_at = self.cursor
        return self._decision

    def _ask(self) -> Decision | None:
        table = self.table
        if table.result is not None:
            return None
        step = cast(Ask, table.agenda[-1]).question
        options = tuple(step.options(table))
        if not options:
            raise EngineError(f"{step!r} offers nothing")
        return Decision(step.seat, step, options)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What comes into question now, the refused with their reasons."""
        decision = self.decision
        return () if decision is None else tuple(decision.step.offers(self.table))

    @property
    def is_drafting(self) -> bool:
        """Whether a part of the open question's answer is composed."""
        return bool(self._drafts)

    def drop_draft(self) -> None:
        """Forget what was composed of the open question's answer."""
        self._drafts.clear()

    def choose(self, choice: Option | int) -> Commit | None:
        """Answer the open question, with an option or its number.

        None while the answer is still being composed: then nothing has happened.
        """
        decision = self.decision
        if decision is None:
            raise ValueError("the game is over")
        if isinstance(choice, int):
            if not 0 <= choice < len(decision.options):
                raise ValueError(f"there is no option {choice}")
            choice = decision.options[choice]
        elif choice not in decision.options and not decision.step.accepts(self.table, choice):
            raise ValueError(f"{choice!r} is not offered now")
        if choice.part:
            self._drafts.append(drafted(self.table, decision, choice))
            return None
        return self._commit(decision, choice)

    def _commit(self, decision: Decision, choice: Option) -> Commit:
        number = self.cursor + 1
        used = self.commits[self.cursor].scripted
        draft = Draft.on(self.table)
        play = Play(draft, Chance(self.setup.seed, number, self.script[used:]))
        following = answer(play, decision, choice)
        events = tuple(play.events)
        scripted = used + play.chance.scripted
        shown = revealed(self.game, self.table, events)
        commit = Commit(number, events, draft.freeze(), shown, scripted)
        if self.keeper is not None:
            self.keeper.keep(commit)
        del self.commits[number:]
        self.commits.append(commit)
        self.cursor = number
        self._drafts.clear()
        self._decision, self._decided_at = following, number
        return commit

    def why_not_undo(self, seat: Seat | None = None) -> Refusal | None:
        """Why a seat cannot freely take the last decision back (nobody's seat, if none is given).

        What was revealed bars the way, and so does what another seat decided in secret.
        """
        return None if self._drafts else self.why_not_back_to(self.cursor - 1, seat)

    def why_not_back_to(
        self, number: int, seat: Seat | None = None, people: Collection[Seat] | None = None
    ) -> Refusal | None:
        """Why a seat cannot freely go back to the moment after a commit.

        With `people` given, only what these seats have seen or decided in secret bars the way.
        """
        if not 0 <= number <= self.cursor:
            return refuse("undo-nothing")
        for commit in self.commits[number + 1 : self.cursor + 1]:
            chosen = commit.chosen
            asked = chosen is not None and (people is None or chosen.seat in people)
            if chosen is not None and asked and commit.is_secret_to(seat):
                return refuse("undo-secret", seat=chosen.seat)
            seen_by = [each for each in commit.revealed if _matters(each, people)]
            rolled = [each for each in seen_by if each.rolled]
            shown = rolled or seen_by
            if shown:
                # What only some have seen is not named to whoever asks.
                seen = [each.things for each in shown if each.to is None]
                things = tuple(dict.fromkeys(piece for pieces in seen for piece in pieces))
                return refuse("undo-rolled" if rolled else "undo-revealed", things=things)
        return None

    def undo(self, force: bool = False, seat: Seat | None = None) -> None:
        """Take the last part or decision back; past a reveal only with the table's consent."""
        if self._drafts:
            self._drafts.pop()
            return
        self.jump(self.cursor - 1, force, seat)

    def redo(self) -> None:
        """Do the decision again that was taken back."""
        self.jump(self.cursor + 1)

    def jump(self, number: int, force: bool = False, seat: Seat | None = None) -> None:
        """Go to the moment after a commit, back (like undo) or forward (like redo)."""
        refusal: Refusal | None = None
        if number > self.cursor:
            if number >= len(self.commits):
                raise UndoRefused(refuse("redo-nothing"))
        else:
            refusal = self.why_not_back_to(number, seat)
            if refusal is not None and not (force and 0 <= number < self.cursor):
                raise UndoRefused(refusal)
        if number == self.cursor:
            return
        if self.keeper is not None:
            self.keeper.keep_cursor(number, forced=refusal is not None)
        self.cursor = number
        self._drafts.clear()

    def heard(self, number: int, seat: Seat) -> list[Event | None]:
        """The events of a commit as a seat may know them, None for those that are not for it.

        Of the opening it hears the story alone: the table before it is not kept.
        """
        events = self.commits[number].events
        if number == 0:
            told = told_to(events, seat)
            return [event if event in told else None for event in events]
        return events_for(self.game, self.commits[number - 1].table, events, seat)

    def branch(self) -> Session:
        """The same game from here, to try something in; nothing of it comes back."""
        commits = self.commits[: self.cursor + 1]
        return Session(
            self.game, self.setup, commits, self.cursor, self.script, self.laid, self.contents
        )

    def imagined(self, viewer: Seat, seed: int) -> Session:
        """This moment in a world that a seat cannot tell from the real one, with other dice.

        It has no past: on the way back the real world would begin again.
        """
        table = redeal(self.game, self.table, viewer, Chance(seed, self.cursor))
        setup = evolve(self.setup, seed=seed)
        return Session(self.game, setup, [Commit(0, (), table, ())], 0, (), True, self.contents)

    def why_not(self, seat: Seat, thing: str) -> Refusal | None:
        """Why a seat cannot use a piece or a zone now; None if it can."""
        decision = self.decision
        if decision is None:
            return refuse("why-not-over")
        if decision.seat != seat:
            return refuse("why-not-turn", seat=decision.seat)
        looked = self._looked
        if looked is None or looked.decision is not decision or looked.table is not self.table:
            looked = self._looked = look(self.game, self.table, decision)
        return looked.why_not(thing)


def _matters(shown: Revealed, people: Collection[Seat] | None) -> bool:
    """Whether one of these people has seen it."""
    return people is None or shown.to is None or not shown.to.isdisjoint(people)
