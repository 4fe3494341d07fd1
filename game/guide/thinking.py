"""What bots think beside the game: the answer of a level, or what the strongest would advise.

A question is sent with all that it needs (the game by its id, the cards it is played with, the
table, the open decision), so that any process can answer it, and a new one where one was lost.
"""

from __future__ import annotations

from functools import lru_cache
from time import thread_time
from typing import Any

from attrs import field, frozen

from game.bots import Advice, advise, weigh
from game.bots.onward import Onward
from game.bots.registry import bare_player
from game.bots.search import Told
from game.engine import Decision, Game, Option, Situation, Table, contents
from game.engine.options import Unknown
from game.guide.workers import Thought, Worker, report, worker
from game.rules import game_of, games

#: Bots that answer in a moment need no process.
HEAVY = frozenset(("master",))
#: Seconds of one core after which a thought ends in any case, on machines that are slow.
MOST_SECONDS = 0.9


@frozen
class Asked:
    """An open question, ready to be sent."""

    game: str
    #: The cards of the game, as a journal has them; nothing if they are those of the program.
    cards: tuple[str, ...]
    table: Table
    decision: Decision
    #: Where chance comes from: the same question gets the same answer.
    seed: str


@frozen
class Turn(Asked):
    """A question to a bot of a level."""

    level: str = ""
    #: Whether its last choice only rearranged.
    idled: bool = False


@frozen
class Composing(Asked):
    """An answer that somebody has put together, and may still think over."""

    mine: Option = field(factory=Unknown)


@frozen
class Answer:
    """The number of the option, and whether it only rearranges."""

    number: int
    idled: bool


def asked(game: Game, table: Table, decision: Decision, seed: str) -> Asked:
    """A question as the strongest player would be asked for advice."""
    return Asked(game.id, _cards(game), table, decision, seed)


def composing(game: Game, table: Table, decision: Decision, seed: str, mine: Option) -> Composing:
    """A question about an answer that is composed."""
    return Composing(game.id, _cards(game), table, decision, seed, mine)


def turn_of(
    game: Game, table: Table, decision: Decision, seed: str, level: str, idled: bool
) -> Turn:
    """A question to a bot."""
    return Turn(game.id, _cards(game), table, decision, seed, level, idled)


def can_be_sent(game: Game) -> bool:
    """Whether another process would find this very game."""
    return games().get(game.id) is game


def thinker() -> Worker:
    """The process in which bots think."""
    return worker("bots")


def warm_up(game: Game) -> None:
    """Begin the process before it is needed: it has to load the game first."""
    if can_be_sent(game):
        thinker().ask(_ready, game.id)


def think(turn: Turn) -> Answer:
    """What a bot does; called in a worker."""
    game = _served(turn)
    player = Onward(bare_player(turn.level, turn.seed, game, _limited()), turn.idled)
    number = player.choose(Situation(game, turn.decision, turn.table))
    return Answer(number, player.idled)


def advised(question: Asked) -> Advice:
    """What the strongest player would do; called in a worker."""
    game = _served(question)
    situation = Situation(game, question.decision, question.table)
    return advise(game, situation, question.seed, _limited())


def weighed(question: Composing) -> Advice | None:
    """What the strongest player makes of an answer; called in a worker."""
    game = _served(question)
    situation = Situation(game, question.decision, question.table)
    return weigh(game, situation, question.mine, question.seed, _limited())


def ask(turn: Turn) -> Thought[Answer]:
    """Let a bot think about its turn."""
    return thinker().ask(think, turn)


def ask_advice(question: Asked) -> Thought[Advice]:
    """Let the strongest player think about a question."""
    return worker("advice").ask(advised, question)


def ask_weighing(question: Composing) -> Thought[Advice | None]:
    """Let the strongest player think about an answer that is composed."""
    return worker("advice").ask(weighed, question)


def hurry_advice(thought: Thought[Any]) -> None:
    """Nobody waits any more for a piece of advice; the next is wanted."""
    worker("advice").hurry(thought)


def _limited() -> Told:
    """Reports how far a thought is, and hurries it when its time is over."""
    end = thread_time() + MOST_SECONDS

    def told(done: float) -> bool:
        return report(done) or thread_time() > end

    return told


def _cards(game: Game) -> tuple[str, ...]:
    served = contents.served(game)
    return () if served == contents.shipped(game) else tuple(contents.written(game, served))


def _served(question: Asked) -> Game:
    game = game_of(question.game)
    if question.cards:
        contents.serve(game, _brought(game, question.cards))
    else:
        contents.serve(game, contents.shipped(game))
    return game


@lru_cache(maxsize=2)
def _brought(game: Game, cards: tuple[str, ...]) -> contents.Contents:
    return contents.brought(game, list(cards))


def _ready(game: str) -> None:
    """Load the game."""
    contents.served(game_of(game))
