"""The recorder: the only pen that writes on a table while steps resolve.

Every method makes an event, folds it at once (so that the next line of the rule reads the new
state) and keeps it for the commit. `advance` resolves steps until somebody must choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from game.engine.events import (
    Adjusted,
    Chosen,
    Ended,
    Entered,
    Event,
    Left,
    Marked,
    Moved,
    Rolled,
    Shuffled,
    Told,
    Turned,
)
from game.engine.folds import FOLDS, shift, slid_under
from game.engine.options import Option
from game.engine.peeks import PEEKED, forgotten, remembered
from game.engine.steps import Composed, Decision
from game.engine.text import Arg, Text

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.engine.steps import Step
    from game.engine.table import Draft, Fact, Key, Piece, Reading, Seat, Zone

#: More automatic steps in a row than any rule could need: a loop in the rules.
MOST_STEPS = 100_000

_LEFT = Left()


class EngineError(Exception):
    """A rule that breaks the engine's contract (a mistake of ours)."""


class Play:
    """Writes events on a draft. `table` is the draft as it is now, for rules to read."""

    __slots__ = ("_pushed", "chance", "count", "events", "forced", "table")

    #: Whether events are made and kept.
    keeps: ClassVar[bool] = True

    def __init__(self, draft: Draft, chance: Chance) -> None:
        self.table = draft
        self.chance = chance
        self.events: list[Event] = []
        #: How much has happened, where nothing of it is kept.
        self.count = 0
        #: How many questions answered themselves, because one answer was left.
        self.forced = 0
        #: How many steps the rule that is being done has put on the agenda.
        self._pushed = 0

    def record(self, event: Event) -> None:
        """Fold an event and keep it."""
        FOLDS[type(event)](self.table, event)
        self.events.append(event)

    def choose(self, seat: Seat, option: Option) -> None:
        """Note a seat's decision."""
        self.events.append(Chosen(seat, option))

    def move(self, pieces: Piece | Sequence[Piece], to: Zone, at: int | None = None) -> None:
        """Move one piece, or several in this order; `at` is the index there, None the end."""
        places = self.table.places
        if isinstance(pieces, str):
            self._shift((pieces,), places[pieces], to, at)
            return
        if not pieces:
            return
        origins = [places[piece] for piece in pieces]
        if origins.count(origins[0]) == len(origins):
            self._shift(tuple(pieces), origins[0], to, at)
            return
        for offset, piece in enumerate(pieces):
            self._shift((piece,), places[piece], to, at if at is None else at + offset)

    def _shift(self, pieces: tuple[Piece, ...], origin: Zone, to: Zone, at: int | None) -> None:
        self.record(Moved(pieces, origin, to, at))
        if PEEKED in self.table.marks:
            self._forget(pieces)

    def peek(self, seat: Seat, pieces: Piece | Sequence[Piece]) -> None:
        """Show hidden pieces to one seat; it sees them there until they move or are shuffled."""
        looked = (pieces,) if isinstance(pieces, str) else tuple(pieces)
        self.mark(PEEKED, remembered(self.table.marks.get(PEEKED), seat, looked))

    def _forget(self, pieces: Sequence[Piece]) -> None:
        self.mark(PEEKED, forgotten(self.table.marks.get(PEEKED), pieces))

    def turn(self, piece: Piece, face: int | str | None) -> None:
        """Show another face, or none; nothing happens if it shows that already."""
        if self.table.faces.get(piece) != face:
            self.record(Turned(piece, face))

    def roll(self, dice: Piece | Sequence[Piece], sides: int = 6) -> tuple[int, ...]:
        """Roll dice and give what they show."""
        rolled = (dice,) if isinstance(dice, str) else tuple(dice)
        if not rolled:
            return ()
        faces = tuple([self.chance.die(sides) for _ in rolled])
        self.record(Rolled(rolled, faces))
        return faces

    def shuffle(self, zone: Zone) -> None:
        """Bring a zone into an order of chance."""
        pieces = self.table.zone(zone)
        if len(pieces) > 1:
            self.record(Shuffled(zone, self.chance.shuffled(pieces)))
            if PEEKED in self.table.marks:
                self._forget(pieces)

    def adjust(self, owner: str, name: str, by: int) -> None:
        """Count up or down."""
        if by:
            self.record(Adjusted(owner, name, by))

    def mark(self, key: Key, value: Fact | None) -> None:
        """Note a small fact of the rules, or rub it out with None."""
        if self.table.marks.get(key) != value:
            self.record(Marked(key, value))

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda: what a rule pushes first is done first."""
        if steps:
            self.record(Entered(steps, self._pushed))
            self._pushed += len(steps)

    def tell(self, key: str, seats: tuple[Seat, ...] | None = None, **args: Arg) -> None:
        """Say what the following events mean; `seats` limits who hears it."""
        self.events.append(Told(key, tuple(args.items()), seats))

    def end(
        self,
        scores: Sequence[int],
        winners: Sequence[Seat],
        reason: Text | None = None,
        rivals: Sequence[int] = (),
        together: bool = False,
    ) -> None:
        """End the game with this result, for this reason; a table may win or lose together."""
        key, about = ("", ()) if reason is None else (reason.key, reason.args)
        self.record(Ended(tuple(scores), tuple(winners), key, about, tuple(rivals), together))

    def leave(self) -> None:
        """Take the top step off the agenda; it is about to be resolved."""
        self.table.agenda = self.table.agenda[:-1]
        self.events.append(_LEFT)
        self._pushed = 0


class QuietPlay(Play):
    """A recorder for bots: applies everything, tells and keeps nothing but a count.

    The commonest changes are made without an event in between; the contract tests hold this
    recorder against the other one.
    """

    __slots__ = ()

    keeps: ClassVar[bool] = False

    def record(self, event: Event) -> None:
        """Fold an event and forget it."""
        self.count += 1
        FOLDS[type(event)](self.table, event)

    def choose(self, seat: Seat, option: Option) -> None:
        """Count a decision."""
        self.count += 1

    def tell(self, key: str, seats: tuple[Seat, ...] | None = None, **args: Arg) -> None:
        """Count a line of the story and write none."""
        self.count += 1

    def leave(self) -> None:
        """Take the top step off the agenda."""
        table = self.table
        table.agenda = table.agenda[:-1]
        self.count += 1
        self._pushed = 0

    def move(self, pieces: Piece | Sequence[Piece], to: Zone, at: int | None = None) -> None:
        """Move without making an event of it."""
        table = self.table
        places = table.places
        if isinstance(pieces, str):
            going: tuple[Piece, ...] = (pieces,)
            origin = places[pieces]
        elif pieces:
            going = tuple(pieces)
            origin = places[going[0]]
            # What is drawn from the front of a pile lies there together: one look is enough.
            if table.zones[origin][: len(going)] != going:
                for piece in going:
                    if places[piece] != origin:
                        super().move(going, to, at)
                        return
        else:
            return
        self.count += 1
        shift(table, going, origin, to, at)
        if PEEKED in table.marks:
            self._forget(going)

    def turn(self, piece: Piece, face: int | str | None) -> None:
        """Show another face without making an event of it."""
        table = self.table
        faces: Any = table.faces
        if face is None and piece in faces and piece in table.places:
            self.count += 1
            del faces[piece]
        else:
            super().turn(piece, face)

    def _shift(self, pieces: tuple[Piece, ...], origin: Zone, to: Zone, at: int | None) -> None:
        self.count += 1
        shift(self.table, pieces, origin, to, at)
        if PEEKED in self.table.marks:
            self._forget(pieces)

    def mark(self, key: Key, value: Fact | None) -> None:
        """Note a fact without making an event of it."""
        marks: Any = self.table.marks
        if marks.get(key) == value:
            return
        self.count += 1
        if value is None:
            del marks[key]
        else:
            marks[key] = value

    def adjust(self, owner: str, name: str, by: int) -> None:
        """Count up or down without making an event of it."""
        if by:
            self.count += 1
            counters: Any = self.table.counters
            key = (owner, name)
            total = counters.get(key, 0) + by
            if total:
                counters[key] = total
            else:
                counters.pop(key, None)

    def push(self, *steps: Step) -> None:
        """Stack steps without making an event of it."""
        if steps:
            self.count += 1
            table = self.table
            if self._pushed:
                table.agenda = slid_under(table.agenda, steps, self._pushed)
            else:
                table.agenda += steps[::-1]
            self._pushed += len(steps)


def advance(play: Play) -> Decision | None:
    """Resolve steps until a seat has a choice to make; None when the game is over."""
    table, keeps = play.table, play.keeps
    for _ in range(MOST_STEPS):
        if table.result is not None:
            return None
        agenda = table.agenda
        if not agenda:
            raise EngineError("the agenda is empty and the game has not ended")
        step: Any = agenda[-1]
        if step.asks:
            question = step.question
            options = question.options(table)
            if len(options) > 1 or (options and question.shows(options[0])):
                return Decision(question.seat, question, tuple(options))
            if not options:
                raise EngineError(f"{step!r} offers nothing")
            play.forced += 1
            play.leave()
            step.resolve(play, options[0])
        elif keeps:
            play.leave()
            step.resolve(play)
        else:
            # `leave` without a call: most steps of a game go through here.
            table.agenda = agenda[:-1]
            play.count += 1
            play._pushed = 0
            step.resolve(play)
    raise EngineError(f"{MOST_STEPS} steps without a choice, last {table.agenda[-1]!r}")


def answer(play: Play, decision: Decision, choice: Option) -> Decision | None:
    """Resolve a decision with the chosen option and go on to the next one."""
    step: Any = play.table.agenda[-1]
    play.choose(decision.seat, choice)
    play.leave()
    step.resolve(play, choice)
    return advance(play)


def drafted(table: Reading, decision: Decision, part: Option) -> Decision:
    """The same question with a part of its answer taken; nothing has happened yet."""
    step = cast(Composed, decision.step).taking(part)
    return Decision(decision.seat, step, tuple(step.options(table)))
