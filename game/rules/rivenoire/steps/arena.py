"""The Arena of Champions: alone, or a duel with cards committed in secret (chapter 8.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import (
    Auto,
    Composed,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Sealed,
    Seat,
    Text,
    Zone,
    refuse,
    text,
)
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, is_combat
from game.rules.rivenoire.duels import blow_tokens, cards_to_commit, why_not_commit
from game.rules.rivenoire.goods import change_fame, take_shield
from game.rules.rivenoire.steps.duelling import Stakes, begin_duel
from game.rules.rivenoire.steps.paying import are_among
from game.rules.rivenoire.steps.tokens import OwnTurn
from game.rules.rivenoire.steps.visiting import Leave, Visit
from game.rules.rivenoire.views import City, Notable, leader


@frozen
class AtArena(Visit):
    """Alone in the Arena: Fame and the Shield for nothing."""

    place: ClassVar[str] = zones.ARENA

    def act(self, play: Play, choice: Option) -> None:
        """No card is spent."""
        play.tell("riv-arena-alone", seat=self.seat, character=self.character)
        change_fame(play, self.seat, box().numbers.arena_fame, "place.arena")
        take_shield(play, self.seat)


@frozen
class OpenArena(Auto):
    """Two or three fight a duel, which nobody can decline (ruling 18); then they leave."""

    def resolve(self, play: Play) -> None:
        """Tokens of the own turn first, from the left."""
        there = City(play.table, zones.ARENA).occupied
        duellists = [(leader(play.table, each), each) for _, each in there]
        play.tell("riv-duel", seats_in=tuple([seat for seat, _ in duellists]))
        windows = [OwnTurn(seat, each) for seat, each in duellists]
        leaving = [
            LeaveArena(seat, spot, each)
            for (seat, each), (spot, _) in zip(duellists, there, strict=True)
        ]
        play.push(*windows, BeginDuel(), *leaving)


@frozen
class LeaveArena(Auto):
    """A duellist leaves; there is nothing to repeat (ruling 43)."""

    seat: Seat
    spot: Zone
    character: Piece

    def resolve(self, play: Play) -> None:
        """With the bolt of the space; who was dismissed has none (ruling 22)."""
        if play.table.places[self.character] != self.spot:
            return
        play.mark(zones.ACTIVE, self.seat)
        play.mark(zones.VISIT, (zones.ARENA, self.spot, self.character, 0))
        play.push(Leave(self.seat, self.spot, self.character))


@frozen
class StakeCard(Option):
    """Commit this card, too."""

    says: ClassVar[str] = "riv-option-stake"
    part: ClassVar[bool] = True
    card: Piece


@frozen
class TakeStakeBack(Option):
    """Do not commit this."""

    says: ClassVar[str] = "riv-option-stake-back"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    card: Piece


@frozen
class Commit(Option):
    """Fight with all of these."""

    says: ClassVar[str] = "riv-option-commit"
    secret: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    cards: tuple[Piece, ...]
    #: A token for the blow; none if empty.
    token: str = ""

    def touches(self) -> tuple[str, ...]:
        """It has a button of its own: all it is made of was touched part by part."""
        return ()


@frozen
class CommitCards(Composed):
    """What a duellist commits, in secret (D-ARENA)."""

    private: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Piece, ...] = ()
    token: str = ""

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-commit", seat=self.seat)

    def masked(self, seat: Seat) -> CommitCards:
        """On the agenda it holds nothing yet."""
        return CommitCards(self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To fight so; a card or token more, or less."""
        yield Commit(self.cards, self.token), self._why_not_fight()
        for card in Notable(table, self.seat).hand:
            if card in self.cards:
                yield TakeStakeBack(card), self._why_not_take_back(card)
            else:
                yield StakeCard(card), why_not_commit(card)
        for token in blow_tokens(table, self.seat):
            if token == self.token:
                yield TakeStakeBack(token), None
            else:
                yield StakeCard(token), self._why_not_token()

    def _why_not_fight(self) -> Refusal | None:
        return None if self.cards else refuse("riv-why-stake-one")

    def _why_not_token(self) -> Refusal | None:
        """With a combat card, and one at a time."""
        if self.token:
            return refuse("riv-why-one-token")
        return None if _strikes(self.cards) else refuse("riv-why-token-needs-card")

    def _why_not_take_back(self, card: Piece) -> Refusal | None:
        """The last combat card stays as long as a token needs it."""
        rest = tuple([each for each in self.cards if each != card])
        needed = self.token and not _strikes(rest)
        return refuse("riv-why-token-needs-card") if needed else None

    def taking(self, part: Option) -> CommitCards:
        """The draft with this card or token more, or less."""
        match part:
            case StakeCard(card):
                if card.startswith(("property.", "trophy.")):
                    return evolve(self, token=card)
                return evolve(self, cards=(*self.cards, card))
            case TakeStakeBack(card):
                if card == self.token:
                    return evolve(self, token="")
                return evolve(self, cards=tuple([each for each in self.cards if each != card]))
        raise TypeError(f"{part!r} is no part of a duel")

    def draft_of(self, choice: Option) -> CommitCards | None:
        """The draft that fights so."""
        if isinstance(choice, Commit):
            return CommitCards(self.seat, choice.cards, choice.token)
        return None

    def accepts(self, table: Reading, choice: Option) -> bool:
        """What is given whole is made of what the player may commit, each once."""
        if not isinstance(choice, Commit):
            return False
        if choice.token and not (
            choice.token in blow_tokens(table, self.seat) and _strikes(choice.cards)
        ):
            return False
        allowed = cards_to_commit(table, self.seat)
        return are_among(choice.cards, allowed) and super().accepts(table, choice)

    def resolve(self, play: Play, choice: Option) -> None:
        """Answers are opened together."""
        raise NotImplementedError("a duel is sealed")


def _strikes(cards: tuple[Piece, ...]) -> bool:
    return any(is_combat(each) for each in cards)


@frozen
class Duel(Sealed):
    """All duellists commit cards without knowing of each other."""

    def opened(self, play: Play, answers: tuple[Option, ...]) -> None:
        """In the order of the spaces."""
        stakes = [
            Stakes(question.seat, answer.cards, answer.token)
            for question, answer in zip(self.questions, answers, strict=True)
            if isinstance(answer, Commit)
        ]
        begin_duel(play, tuple(stakes))


@frozen
class BeginDuel(Auto):
    """Ask everybody who has a card to commit; who has none fights with nothing.

    Whoever is left alone because the others were dismissed wins without a duel.
    """

    def resolve(self, play: Play) -> None:
        """From the left."""
        there = City(play.table, zones.ARENA).occupied
        if len(there) == 1:
            spot, fighter = there[0]
            play.push(AtArena(leader(play.table, fighter), spot, fighter), BeginDuel())
            return
        seats = [leader(play.table, each) for _, each in there]
        asked = [seat for seat in seats if cards_to_commit(play.table, seat)]
        if asked:
            play.push(Duel(tuple([CommitCards(seat) for seat in asked])))
        elif seats:
            begin_duel(play, ())


STEPS = (AtArena, OpenArena, LeaveArena, CommitCards, Duel, BeginDuel)
OPTIONS = (StakeCard, TakeStakeBack, Commit)
