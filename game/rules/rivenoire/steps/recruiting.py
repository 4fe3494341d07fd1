"""New people: who joins, and who has to go for it (D-RECRUIT, D-DISMISS, rulings 22 and 24)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, character
from game.rules.rivenoire.people import dismiss, join
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import kind_of


def of_each_kind(characters: Iterable[Piece]) -> list[Piece]:
    """One of each kind that can be recruited at all."""
    kinds: dict[str, Piece] = {}
    for each in characters:
        if character(each).wage is not None:
            kinds.setdefault(kind_of(each), each)
    return list(kinds.values())


@frozen
class Hire(Option):
    """Let this character of the reserve join."""

    says: ClassVar[str] = "riv-option-hire"
    character: Piece


@frozen
class HireFree(Ask):
    """A player recruits a character of the reserve for nothing, or nobody (D-RECRUIT)."""

    seat: Seat
    source: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-hire", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Anybody but the Paladin and Drinks All Round."""
        for each in of_each_kind(table.zone(zones.RESERVE)):
            yield Hire(each), None
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """No wage, no Beer."""
        if isinstance(choice, Hire):
            play.push(Join(self.seat, choice.character))


@frozen
class Join(Auto):
    """Somebody joins; at the limit somebody else leaves first."""

    seat: Seat
    character: Piece

    def resolve(self, play: Play) -> None:
        """The Paladin does not count."""
        if len(Notable(play.table, self.seat).limited) >= box().numbers.characters:
            play.push(ChooseToDismiss(self.seat, self.character))
        else:
            welcome(play, self.seat, self.character)


def welcome(play: Play, seat: Seat, character: Piece) -> None:
    """Led at once, placed from the next round on (ruling 65)."""
    play.tell("riv-joined", seat=seat, character=character)
    join(play, seat, character)


@frozen
class Dismiss(Option):
    """Let this one go."""

    says: ClassVar[str] = "riv-option-dismiss"
    character: Piece


@frozen
class ChooseToDismiss(Ask):
    """An old character goes back to the reserve, wherever it is (D-DISMISS)."""

    seat: Seat
    #: Who joins for it.
    newcomer: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-dismiss", seat=self.seat, character=self.newcomer)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Not the Paladin, nor the fighter whose turn it is; of those at home one of each kind."""
        fighter = table.marks.get(zones.FIGHTER)
        home = zones.home(self.seat)
        seen: set[str] = set()
        for each in Notable(table, self.seat).limited:
            if each == fighter:
                continue
            if table.places[each] == home:
                if kind_of(each) in seen:
                    continue
                seen.add(kind_of(each))
            yield Dismiss(each), None

    def resolve(self, play: Play, choice: Option) -> None:
        """One leaves, one joins."""
        assert isinstance(choice, Dismiss)
        dismiss(play, choice.character)
        welcome(play, self.seat, self.newcomer)


STEPS = (HireFree, Join, ChooseToDismiss)
OPTIONS = (Hire, Dismiss)
