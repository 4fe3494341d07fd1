"""Small things that the tests of the engine play with: tables, steps of one line, sessions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Auto, Option, Play, Reading, Seat, Session, Setup, Table, Text, lay
from game.engine.chance import Chance
from game.engine.table import Draft
from game.engine.text import text
from tests.toy import GAME

SETUP = Setup("toy", 2, 7)


def table(*agenda: Auto | Ask, **zones: Sequence[str]) -> Table:
    """A table with these zones and this agenda, the first step on top."""
    return lay(zones, agenda=agenda[::-1])


def recorder(laid: Table, *script: int) -> Play:
    """A pen on a draft of the table, with these rolls in front."""
    return Play(Draft.on(laid), Chance(7, 1, script))


@frozen
class Pick(Option):
    """One of a few numbered things."""

    number: int

    def label(self) -> Text:
        return text("pick", number=self.number)


@frozen
class Question(Ask):
    """Ask a seat for a number below a limit, and count it."""

    seat: Seat
    limit: int

    def options(self, table: Reading) -> Sequence[Option]:
        return [Pick(number) for number in range(self.limit)]

    def resolve(self, play: Play, choice: Option) -> None:
        assert isinstance(choice, Pick)
        play.adjust("all", "picked", choice.number + 1)


@frozen
class ShownQuestion(Question):
    """The same, asked even when there is nothing to choose."""

    shown: ClassVar[bool] = True


@frozen
class Finish(Auto):
    """End the game."""

    def resolve(self, play: Play) -> None:
        play.end([play.table.count("all", "picked")], [0])


@frozen
class Again(Auto):
    """Push itself for ever."""

    def resolve(self, play: Play) -> None:
        play.push(Again())


SMALL = evolve(GAME, id="small", steps=(Question, ShownQuestion, Finish, Again), options=(Pick,))


def begin(*agenda: Auto | Ask) -> Session:
    """A small game with this agenda."""
    return Session.begin(SMALL, Setup("small", 2, 7), table(*agenda, tray=["die"]))


def toy(seed: int = 7, players: int = 2, **options: bool) -> Session:
    """The Night Market at its first decision."""
    return Session.begin(GAME, Setup("toy", players, seed, tuple(options.items())))


def option(session: Session, kind: type[Option]) -> Option:
    """The first option of a kind that is offered."""
    assert session.decision is not None
    return next(each for each in session.decision.options if isinstance(each, kind))


def choose(session: Session, *kinds: type[Option]) -> Session:
    """Choose the first option of each kind, one after the other."""
    for kind in kinds:
        session.choose(option(session, kind))
    return session
