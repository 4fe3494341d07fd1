"""What a game tells the engine about itself: its public face, one frozen value."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve, field, frozen

from game.engine.faces import CampaignRules, Content, Moment, Scoring
from game.engine.options import Option
from game.engine.steps import Step
from game.engine.table import Piece, Reading, Seat, Table, Zone
from game.engine.text import Arg, Text, text

if TYPE_CHECKING:
    from game.engine.minds import Mind
    from game.engine.players import Maker

OptionValue: TypeAlias = bool | int | str
#: Who may see a piece; None is everybody.
Audience: TypeAlias = frozenset[Seat] | None
#: Turns an argument of a text (its name, its value, the language) into words.
Naming: TypeAlias = Callable[[str, Arg, str], str | int | None]

EVERYBODY: Audience = None
NOBODY: Audience = frozenset()


@frozen
class Each:
    """Who sees the pieces of a zone where it depends on the place and the piece.

    Asked with the index of a piece, how many lie there, and the piece itself.
    """

    sees: Callable[[int, int, Piece], Audience]


class SetupError(Exception):
    """A game that cannot be set up like this; `text` says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


@frozen
class Choice:
    """Something to settle before a game: its name, what it may be, what it is by default."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    #: Why it stays as it is in this set-up, by its seats and the choices before this one.
    why_not: Callable[[Setup], Text | None] = field(default=lambda setup: None, eq=False)
    #: Whole numbers that will do as well; the values are then the usual ones.
    also: range = range(0)

    def takes(self, value: OptionValue) -> bool:
        """Whether it may be settled so."""
        if type(value) is int and value in self.also:
            return True
        return any(value == each and type(value) is type(each) for each in self.values)


def _legal(choice: Choice) -> tuple[str, ...]:
    """What a choice may be, for a message."""
    values = tuple(str(each) for each in choice.values)
    return (*values, f"{choice.also[0]}..{choice.also[-1]}") if choice.also else values


def _in_order(options: Iterable[tuple[str, OptionValue]]) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(sorted(options, key=lambda option: option[0]))


@frozen
class Setup:
    """How a game is to be played: seats, seed, and the choices that differ from the default."""

    game: str
    players: int
    seed: int
    #: In the order of their names, so that the same game is the same value.
    options: tuple[tuple[str, OptionValue], ...] = field(default=(), converter=_in_order)


@frozen
class Rival:
    """An opponent that the rules play: an owner with a name and a colour, but without a seat."""

    #: Whose counters and zones it has.
    owner: str
    #: The key of its name.
    name: str
    colour: str
    emblem: str
    #: Its score if the game ended now; None if it has none.
    score: Callable[[Reading], int | None]
    #: The key of how it is introduced to who meets it for the first time; none if it is not.
    met: str = ""
    #: Its points so far, where the end pays more; without it, its score.
    so_far: Callable[[Reading], int] | None = None

    def points(self, table: Reading) -> int | None:
        """What it has while the game goes on."""
        return self.score(table) if self.so_far is None else self.so_far(table)


def _no_rivals(setup: Setup) -> tuple[Rival, ...]:
    return ()


@frozen(eq=False)
class Game:
    """The face of one game. The engine knows nothing else of it."""

    id: str
    seats: tuple[int, int]
    choices: tuple[Choice, ...]
    #: The whole box laid out, with the first steps on the agenda; no chance in it.
    opening: Callable[[Setup], Table]
    #: Every class of step and of option, so that they can be written down and read back.
    steps: tuple[type[Step], ...]
    options: tuple[type[Option], ...]
    #: Who sees the pieces of a zone, all alike or each by its own.
    audience: Callable[[Zone], Audience | Each]
    #: What a hidden piece looks like from behind.
    back: Callable[[Piece], str]
    #: What is broken on this table, if anything: the game's own invariants.
    broken: Callable[[Reading], Iterable[str]]
    scoring: Scoring
    #: A short hash of the content, so that a journal is never read with other cards.
    fingerprint: Callable[[], str]
    #: Words for ids in texts.
    naming: Callable[[str, Arg, str], str | int | None]
    #: The arguments of its texts that hold seats.
    seat_args: frozenset[str] = frozenset(("seat",))
    #: Where its texts lie, if not with those of the other games.
    texts: Path | None = None
    #: The opponents that the rules themselves play, if it is played like this.
    rivals: Callable[[Setup], tuple[Rival, ...]] = _no_rivals
    #: Its cards and figures, and the pages of its rulebook.
    shelves: tuple[Content, ...] = ()
    rulebook: Content | None = None
    #: What somebody may be proud of in this game.
    deeds: Content | None = None
    #: Its lessons.
    lessons: Content | None = None
    #: Text keys of the story that those who leaf through it look for.
    moments: Mapping[str, Moment] = field(factory=dict)
    #: The beats of a round's end: text keys of the story -> the key of the title they come under.
    beats: Mapping[str, str] = field(factory=dict)
    campaign: CampaignRules[Any] | None = None
    #: What players without hands know of it; without, they play it blindly.
    mind: Mind | None = None
    #: Players without hands of its own besides, the plainest first.
    players: Mapping[str, Maker] = field(factory=dict)
    #: Whether a piece that is hidden in a zone could be this one, for all that others know.
    may_lie: Callable[[Piece, Zone], bool] = field(default=lambda piece, zone: True)
    #: Among which zones a seat that pays attention knows a hidden piece to lie, by where it really
    #: is: a card that everybody saw being bought is its buyer's. None: it may lie anywhere.
    known_among: Callable[[Piece, Zone, Seat], Collection[Zone] | None] = field(
        default=lambda piece, zone, viewer: None
    )
    #: Why these choices do not go together, if they do not.
    why_not_setup: Callable[[Setup], Text | None] = field(default=lambda setup: None)
    #: Why a thing cannot be used now, when the open step has no reason of its own.
    why_not: Callable[[Reading, Seat, str], Text | None] = field(
        default=lambda table, seat, thing: None
    )

    @property
    def content(self) -> tuple[Content, ...]:
        """Everything of it that lies in content files."""
        figures = None if self.mind is None else self.mind.figures
        beside = (self.rulebook, self.deeds, self.lessons, figures)
        return (*self.shelves, *(each for each in beside if each is not None))

    @property
    def modes(self) -> tuple[str, ...]:
        """The modes of play, if the game has several."""
        for choice in self.choices:
            if choice.name == "mode":
                return tuple(str(value) for value in choice.values)
        return ("standard",)

    def option(self, setup: Setup, name: str) -> OptionValue:
        """What was settled for one choice."""
        for key, value in setup.options:
            if key == name:
                return value
        return next(choice.default for choice in self.choices if choice.name == name)

    def closed(self, setup: Setup) -> dict[str, Text]:
        """The choices that are not to be settled in this set-up, and why not."""
        given = dict(setup.options)
        before = evolve(setup, options=())
        found = {}
        for choice in self.choices:
            why = choice.why_not(before)
            if why is not None:
                found[choice.name] = why
            elif choice.name in given:
                settled = (choice.name, given[choice.name])
                before = evolve(before, options=(*before.options, settled))
        return found

    def without_closed(self, setup: Setup) -> Setup:
        """The set-up without what is not to be settled in it."""
        closed = self.closed(setup)
        return evolve(setup, options=tuple(each for each in setup.options if each[0] not in closed))

    def checked(self, setup: Setup) -> Setup:
        """The set-up, if the game can be played like this."""
        least, most = self.seats
        if not least <= setup.players <= most:
            raise SetupError(text("setup-players", given=setup.players, least=least, most=most))
        if not 0 <= setup.seed < 1 << 63:
            raise SetupError(text("setup-seed", given=str(setup.seed)))
        known = {choice.name: choice for choice in self.choices}
        for name, value in setup.options:
            if name not in known:
                raise SetupError(text("setup-unknown", name=name, known=tuple(known)))
            if not known[name].takes(value):
                legal = _legal(known[name])
                raise SetupError(text("setup-value", name=name, given=str(value), legal=legal))
        for name, why_closed in self.closed(setup).items():
            if self.option(setup, name) != known[name].default:
                raise SetupError(why_closed)
        why = self.why_not_setup(setup)
        if why is not None:
            raise SetupError(why)
        return setup
