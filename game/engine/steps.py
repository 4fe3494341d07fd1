"""Steps of the rules: what is waiting on the agenda, and how a question is asked.

A step is a small frozen value on the agenda. `Auto` steps resolve by themselves; an `Ask` step
makes offers to a seat and resolves with the option chosen. When a step is resolved it has already
left the agenda; what comes next is pushed. Steps hold ids and numbers, never pieces' owners,
functions or closures, so that a game can be saved in the middle of anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from attrs import evolve, frozen

from game.engine.options import Offer, Option, Refusal
from game.engine.text import Text
from game.engine.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.engine.play import Play
    from game.engine.table import Reading, Seat


class Step(Value):
    """One small rule waiting its turn on the agenda."""

    __slots__ = ()

    asks: ClassVar[bool] = False

    def masked(self, seat: Seat) -> Step:
        """This step as another seat may know it; a step that holds secrets overrides it."""
        return self


class Auto(Step):
    """A step that needs nobody."""

    __slots__ = ()

    def resolve(self, play: Play) -> None:
        """Write what happens."""
        raise NotImplementedError


class Ask(Step):
    """A step that asks a seat to choose; subclasses have a `seat` field."""

    __slots__ = ()

    asks: ClassVar[bool] = True
    #: Ask even when only one option is left, because the player should see it happen.
    shown: ClassVar[bool] = False
    #: What it offers is for the eyes of its seat alone.
    private: ClassVar[bool] = False

    if TYPE_CHECKING:

        @property
        def seat(self) -> Seat:
            """Who decides."""

    @property
    def question(self) -> Ask:
        """What is asked now; a step that asks several seats has a question for each."""
        return self

    def offers(self, table: Reading) -> Iterable[Offer]:
        """All that comes into question, each with why it may not be chosen; only looks."""
        raise NotImplementedError

    def options(self, table: Reading) -> Sequence[Option]:
        """What may be chosen now, never empty."""
        return [option for option, refusal in self.offers(table) if refusal is None]

    def shows(self, only: Option) -> bool:
        """Whether it asks although this option alone is left."""
        return self.shown

    def accepts(self, table: Reading, choice: Option) -> bool:
        """Whether this choice may be made now."""
        return choice in self.options(table)

    def refused(self, table: Reading) -> dict[str, Refusal]:
        """Why each piece or zone that comes into question cannot be chosen now."""
        found: dict[str, Refusal] = {}
        for option, refusal in self.offers(table):
            if refusal is not None:
                for thing in option.touches():
                    found.setdefault(thing, refusal)
        return found

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Why something that no offer speaks of is no answer, where that needs a word."""
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Write what the choice does."""
        raise NotImplementedError

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        raise NotImplementedError


class Composed(Ask):
    """A decision put together from parts, in any order, and made at once.

    The step holds what was taken so far; on the agenda it holds nothing yet. Its offers are parts
    (options with `part`), each of which leads to another draft of the step, and the option that
    decides, which holds all that was composed. Nothing is written down before that one is chosen,
    and it is never chosen for the player.
    """

    __slots__ = ()

    shown: ClassVar[bool] = True

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """What would come of the draft as it is, in short sentences."""
        return ()

    def warnings(self, table: Reading) -> tuple[Text, ...]:
        """What speaks against deciding so, though it may be done."""
        return ()

    def taking(self, part: Option) -> Composed:
        """The draft with this part more, or less."""
        raise NotImplementedError

    def draft_of(self, choice: Option) -> Composed | None:
        """The draft that this choice would complete; None if it is no such choice."""
        raise NotImplementedError

    def accepts(self, table: Reading, choice: Option) -> bool:
        """Whether a draft can be composed that offers this choice."""
        draft = self.draft_of(choice)
        return draft is not None and choice in draft.options(table)


@frozen
class Sealed(Ask):
    """Several seats decide without knowing of each other; then all is opened at once.

    Each seat has a question of its own. Answers must be secret options; they lie in the step, which
    shows them to nobody, until the last one is given.
    """

    private: ClassVar[bool] = True

    questions: tuple[Ask, ...]
    answers: tuple[Option, ...] = ()

    @property
    def question(self) -> Ask:
        """What the next seat is asked."""
        return self.questions[len(self.answers)]

    @property
    def seat(self) -> Seat:
        """Whose answer is waited for."""
        return self.question.seat

    def masked(self, seat: Seat) -> Step:
        """Nobody learns what was answered, nor how many have."""
        questions = tuple([cast(Ask, each.masked(seat)) for each in self.questions])
        return evolve(self, questions=questions, answers=())

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Those of the question that is open."""
        return self.question.offers(table)

    def prompt(self, table: Reading) -> Text:
        """The sentence of the question that is open."""
        return self.question.prompt(table)

    def resolve(self, play: Play, choice: Option) -> None:
        """Put the answer away, or open all of them if it was the last."""
        if not choice.secret:
            raise TypeError(f"{choice!r} is sealed and would be heard")
        answers = (*self.answers, choice)
        if len(answers) < len(self.questions):
            play.push(evolve(self, answers=answers))
            return
        self.opened(play, answers)

    def opened(self, play: Play, answers: tuple[Option, ...]) -> None:
        """Write what the answers do together, in the order of the questions."""
        raise NotImplementedError


class Decision(NamedTuple):
    """A question that is open: who is asked, by which step, and what may be answered.

    A tuple, because nothing is made faster, and one is made for every choice.
    """

    seat: Seat
    step: Ask
    options: tuple[Option, ...]
