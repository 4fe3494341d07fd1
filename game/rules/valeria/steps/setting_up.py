"""Set-up: shuffling, dealing, and the choice of a board and of a side of the map (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.valeria import zones
from game.rules.valeria.bag import fill_shrines
from game.rules.valeria.content import award
from game.rules.valeria.meta import settings
from game.rules.valeria.offers import close_column, fill_row
from game.rules.valeria.steps.rounds import Turn
from game.rules.valeria.views import PILES, turn_order
from game.rules.valeria.vocabulary import CHAMPION_KINDS


@frozen
class SetUp(Auto):
    """Find a first player, deal plans, dice, Awards and champions."""

    def resolve(self, play: Play) -> None:
        """In the order of the rulebook, but with the first player first (ruling 2)."""
        play.tell("val-set-up")
        crowd = settings(play.table).crowd
        _first_player(play)
        play.shuffle(zones.PLAN_DECK)
        close_column(play)
        fill_shrines(play, crowd.dealt)
        for pile in PILES:
            _reveal_award(play, pile)
        for kind in CHAMPION_KINDS:
            play.shuffle(zones.champion_deck(kind))
            fill_row(play, kind)
        seats = turn_order(play.table)
        boards = [ChooseBoard(seat) for seat in seats]
        sides = [ChooseSide(seat) for seat in seats]
        play.push(*boards, DealMaps(), *sides, Begin())


def _first_player(play: Play) -> None:
    players = settings(play.table).players
    seat = play.chance.below(players) if players > 1 else 0
    play.mark(zones.FIRST, seat)
    play.tell("val-first-player", seat=seat)


def _reveal_award(play: Play, pile: str) -> None:
    """One of a pile is in play; the others leave the game."""
    play.shuffle(zones.award_pile(pile))
    first, *others = play.table.zone(zones.award_pile(pile))
    play.tell("val-award-revealed", award=first)
    play.move(first, to=zones.award(award(first).pile))
    play.move(others, to=zones.GONE)


@frozen
class TakeBoard(Option):
    """Take this board, and with it a troop that can become wild."""

    says: ClassVar[str] = "val-option-board"
    board: Piece


@frozen
class ChooseBoard(Ask):
    """A player takes a colour, that is a board (DP-COLOUR)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-board", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Boards that nobody has taken."""
        return [(TakeBoard(board), None) for board in table.zone(zones.BOARDS)]

    def resolve(self, play: Play, choice: Option) -> None:
        """It is theirs for the whole game."""
        assert isinstance(choice, TakeBoard)
        play.tell("val-board-taken", seat=self.seat, board=choice.board)
        play.move(choice.board, to=zones.board(self.seat))


@frozen
class DealMaps(Auto):
    """Everybody receives a Campaign Map at random; the others leave the game."""

    def resolve(self, play: Play) -> None:
        """Mixed, then one each."""
        play.move(play.table.zone(zones.BOARDS), to=zones.GONE)
        play.shuffle(zones.SCROLLS)
        for seat in turn_order(play.table):
            scroll = play.table.zone(zones.SCROLLS)[0]
            play.tell("val-map-dealt", seat=seat, scroll=scroll)
            play.move(scroll, to=zones.scroll(seat))
            play.turn(scroll, "a")
        play.move(play.table.zone(zones.SCROLLS), to=zones.GONE)


@frozen
class UseSide(Option):
    """Use this side of the map."""

    says: ClassVar[str] = "val-option-side"
    scroll: Piece
    side: str


@frozen
class ChooseSide(Ask):
    """Which side of the map is used, for the whole game (DP-SIDE)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-side", seat=self.seat, scroll=self._scroll(table))

    def _scroll(self, table: Reading) -> Piece:
        return table.zone(zones.scroll(self.seat))[0]

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Either of the two."""
        scroll = self._scroll(table)
        return [(UseSide(scroll, side), None) for side in ("a", "b")]

    def resolve(self, play: Play, choice: Option) -> None:
        """Turn it over if need be."""
        assert isinstance(choice, UseSide)
        play.tell("val-side-chosen", seat=self.seat, scroll=choice.scroll, side=choice.side)
        play.turn(choice.scroll, choice.side)


@frozen
class Begin(Auto):
    """The first player begins."""

    def resolve(self, play: Play) -> None:
        """The first round."""
        (first, *_) = turn_order(play.table)
        play.push(Turn(first))


STEPS = (SetUp, ChooseBoard, DealMaps, ChooseSide, Begin)
OPTIONS = (TakeBoard, UseSide)
