"""Who plays the Monster (8.2): the opponent, a volunteer, or whom the Control cards name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Sealed, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import group_of, kind_of
from game.rules.euthia.meta import settings
from game.rules.euthia.piles import draw
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.views import Hero, opponents
from game.rules.euthia.views.bout import Bout


@frozen
class TakeControl(FightStep):
    """Against the deck nobody does; of two players it is the other one (C1)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """With three or four, who kept an own Control card may claim the Monster first."""
        if settings(play.table).is_against_deck:
            return
        others = opponents(play.table, bout.hero)
        if len(others) == 1:
            give_control(play, others[0])
            return
        claiming = tuple([Claim(seat) for seat in others if own_cards(play.table, seat)])
        if claiming:
            play.push(Claims(claiming))
        else:
            reveal_control(play)


def own_cards(table: Reading, seat: Seat) -> tuple[Piece, ...]:
    """Control cards of the own Hero that a player has kept."""
    held = table.zone(zones.hand(seat))
    return tuple(each for each in held if group_of(each) == zones.CONTROL)


def give_control(play: Play, seat: Seat) -> None:
    """This player rolls, draws and decides for the Monster."""
    bout = Bout(play.table)
    play.tell("eut-plays-monster", seat=seat)
    play.mark(zones.SIDES, (bout.hero, seat, bout.space))


@frozen
class ClaimMonster(Option):
    """Spend the own Control card to play this Monster."""

    says: ClassVar[str] = "eut-option-claim"
    secret: ClassVar[bool] = True


@frozen
class LeaveMonster(Option):
    """Leave the Monster to whom the cards name."""

    says: ClassVar[str] = "eut-option-no-claim"
    secret: ClassVar[bool] = True
    closes: ClassVar[bool] = True


@frozen
class Claim(Ask):
    """Whether a kept Control card is spent, in secret (D-13)."""

    private: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-claim", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Yes or no."""
        yield ClaimMonster(), None
        yield LeaveMonster(), None


@frozen
class Claims(Sealed):
    """All who could claim the Monster have decided; of several, chance takes one."""

    def opened(self, play: Play, answers: tuple[Option, ...]) -> None:
        """Only the one who plays discards; without a volunteer the cards decide (ruling 100)."""
        willing = [
            question.seat
            for question, answer in zip(self.questions, answers, strict=True)
            if isinstance(answer, ClaimMonster)
        ]
        if not willing:
            reveal_control(play)
            return
        seat = willing[play.chance.below(len(willing))] if len(willing) > 1 else willing[0]
        play.move(own_cards(play.table, seat)[0], to=zones.discards(zones.CONTROL))
        give_control(play, seat)


def reveal_control(play: Play) -> None:
    """Card by card until one shows another Hero; one of the own is kept (W-43)."""
    table, bout = play.table, Bout(play.table)
    seats = {Hero(table, seat).name: seat for seat in opponents(table, bout.hero)}
    named: Seat | None = None
    while named is None:
        piece = draw(play, zones.CONTROL)
        if piece is None:
            break
        play.tell("eut-control-card", thing=piece)
        play.move(piece, to=zones.FIGHT_CARDS)
        named = seats.get(kind_of(piece))
    _put_away(play, bout.hero)
    if named is None:  # Nobody else's card is left: chance decides (ruling 40).
        others = opponents(table, bout.hero)
        named = others[play.chance.below(len(others))]
    give_control(play, named)


def _put_away(play: Play, fighting: Seat) -> None:
    """The fighting player takes one of the own cards that were shown; all others are discarded."""
    shown = play.table.zone(zones.FIGHT_CARDS)
    own = [each for each in shown if kind_of(each) == Hero(play.table, fighting).name]
    for piece in shown:
        kept = own and piece == own[0]
        play.move(piece, to=zones.hand(fighting) if kept else zones.discards(zones.CONTROL))


STEPS = (TakeControl, Claim, Claims)
OPTIONS = (ClaimMonster, LeaveMonster)
