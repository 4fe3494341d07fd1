"""The parts of a game's face that have a shape of their own; `Game` holds them all.

A game has what it needs of them: every game scores, few have a campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from attrs import field, frozen

from game.engine.text import Text, text

if TYPE_CHECKING:
    from game.engine.game import OptionValue
    from game.engine.table import Reading, Seat

#: What a line of the story is to those who leaf through it: a chapter, a part of one, a battle, or
#: a moment worth a jump.
Moment: TypeAlias = Literal["round", "phase", "battle", "moment"]


@frozen
class ScoreLine:
    """One line of the score sheet: where points come from, how much of it, what it is worth."""

    source: str
    count: int
    points: int
    #: The text key of its words.
    key: str

    @property
    def text(self) -> Text:
        """The words of the line."""
        return text(self.key, source=self.source, count=self.count, points=self.points)


@frozen
class Verdict:
    """Who wins, by what it was decided, and everybody from first to last."""

    winners: tuple[Seat, ...]
    decided_by: str
    order: tuple[Seat, ...]


@frozen(eq=False)
class Scoring:
    """How a game counts, at any moment of it."""

    #: The score of each seat if the game ended now.
    scores: Callable[[Reading], tuple[int, ...]]
    #: The lines of a seat's score sheet, one a source; none if totals are all.
    breakdown: Callable[[Reading, Seat], tuple[ScoreLine, ...]] = field(
        default=lambda table, seat: ()
    )
    #: Who is ahead, where more than the score decides.
    verdict: Callable[[Reading], Verdict] | None = None

    def order(self, table: Reading) -> tuple[Seat, ...]:
        """The seats from first to last, by the verdict or by winners and scores."""
        if self.verdict is not None:
            return self.verdict(table).order
        scores = self.scores(table)
        won = table.result.winners if table.result is not None else ()
        return tuple(sorted(range(len(scores)), key=lambda seat: (seat not in won, -scores[seat])))


class CampaignError(Exception):
    """A step that this campaign cannot take, or a record that is not one of a campaign."""


class PlayedGame(Protocol):
    """One game of a campaign."""

    @property
    def scenario(self) -> int:
        """Which scenario was played."""

    @property
    def level(self) -> str:
        """How hard it was."""

    @property
    def rank(self) -> str:
        """What it earned."""


class Campaign(Protocol):
    """How far a campaign has come: a frozen value of the game."""

    @property
    def scenario(self) -> int:
        """The scenario that is played next."""

    @property
    def level(self) -> str | None:
        """How hard it will be; None while that is still to be chosen."""

    @property
    def open_levels(self) -> tuple[str, ...]:
        """The levels to choose from before the next game; empty if there is nothing to choose."""

    @property
    def history(self) -> Sequence[PlayedGame]:
        """The games played so far."""

    @property
    def outcome(self) -> Literal["open", "won", "lost"]:
        """How it ended, if it has."""


C = TypeVar("C", bound=Campaign)


@frozen(eq=False)
class CampaignRules(Generic[C]):
    """Games in a row, where the rank of each leads to the next; where it is kept is no rule."""

    #: The choice, and the value of it, that asks for the next game of the campaign.
    asked_by: tuple[str, OptionValue]
    #: The choices that the campaign settles itself.
    settles: frozenset[str]
    #: What a game may earn, from the lowest to the highest.
    ranks: tuple[str, ...]
    begin: Callable[[], C]
    #: The campaign after a game of this rank.
    after: Callable[[C, str], C]
    choose_level: Callable[[C, str], C]
    #: What the next game must be set up with.
    setup_options: Callable[[C], tuple[tuple[str, OptionValue], ...]]
    #: The rank that the game on this table would earn now.
    rank: Callable[[Reading], str]
    #: A campaign as plain values that any file can hold, and back; `CampaignError` if it is none.
    to_plain: Callable[[C], dict[str, Any]]
    from_plain: Callable[[Any], C]


class Content(Protocol):
    """A shelf of content files; how they are read is the library's business."""

    def load(self) -> Any:
        """What the files say, in the game's own classes."""

    def fingerprint(self) -> str:
        """A short hash of what the files say."""

    def shipped(self) -> Any:
        """The content that came with the program."""

    def served(self) -> Any:
        """The content that is read now."""

    def serve(self, content: Any) -> None:
        """Let this content be read from now on."""

    def packed(self, content: Any) -> bytes:
        """A content as it can be carried elsewhere."""

    def unpacked(self, data: bytes) -> Any:
        """A content that was carried here; ValueError if it is none of this game."""

    def paths(self) -> tuple[Path, ...]:
        """The files."""

    def problems(self) -> Sequence[Any]:
        """Everything wrong with the files, read anew."""

    def compile(self, folder: Path) -> None:
        """Write what a packaged program reads instead of the files."""
