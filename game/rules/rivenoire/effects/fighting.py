"""Effects of the fight: moves in the line, the die and the special attacks."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Piece, Play, Reading, Refusal, Seat, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.rivenoire.cards import destroy, discard
from game.rules.rivenoire.fighting import move_in_line, recover, throw_one_more
from game.rules.rivenoire.people import become_peasant, fall, send_home
from game.rules.rivenoire.steps.combat import Boomeranging, ChooseVictim
from game.rules.rivenoire.steps.monster import RollFor, Strike
from game.rules.rivenoire.views import Notable, battle_line, participants
from game.rules.rivenoire.views.fight import Fight


@frozen
class Advance(Effect):
    """Moves the fighter up in the line; skipped when impossible."""

    kind = "advance"
    works: ClassVar[Works] = {"combat": ("card",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """Towards the front."""
        move_in_line(play, use.cause, -self.count)


@frozen
class Boomerang(Effect):
    """Another card of the hand is discarded instead of this one, if there is any."""

    kind = "boomerang"
    works: ClassVar[Works] = {"combat": ("card",)}

    def apply(self, play: Play, use: Use) -> None:
        """Only to the hand that it was played from (ruling 72)."""
        if use.amount and Notable(play.table, use.seat).hand:
            play.push(Boomeranging(use.seat, use.source))


@frozen
class RollDie(Effect):
    """Rolls the monster die against the fighter, unless the monster is slain (ruling 69)."""

    kind = "roll_die"
    works: ClassVar[Works] = {"combat": ("card",)}

    def apply(self, play: Play, use: Use) -> None:
        """Like the monster's own attack."""
        play.push(RollFor(use.cause))


@frozen
class Reroll(Effect):
    """One more die after a roll, then a choice among all results."""

    kind = "reroll"
    works: ClassVar[Works] = {"reroll": ("card",)}

    def apply(self, play: Play, use: Use) -> None:
        """The question that was open is asked again."""
        throw_one_more(play)


@frozen
class Withdraw(Effect):
    """The fighter leaves the expedition unhurt (ruling 35)."""

    kind = "withdraw"
    works: ClassVar[Works] = {"combat": ("card",)}

    def apply(self, play: Play, use: Use) -> None:
        """Home, not to the Hospital."""
        if use.cause in battle_line(play.table):
            play.tell("riv-withdrew", seat=use.seat, character=use.cause)
            send_home(play, use.cause)


@frozen
class StealPlay(Effect):
    """A random card of another participant is played or discarded (ruling 51)."""

    kind = "steal_play"
    works: ClassVar[Works] = {"combat": ("card",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Nobody has a card to steal."""
        return None if _victims(table, use.seat) else refuse("riv-why-no-victim")

    def apply(self, play: Play, use: Use) -> None:
        """From whom is the thief's choice."""
        victims = _victims(play.table, use.seat)
        if victims:
            play.push(ChooseVictim(use.seat, use.cause, victims))


def _victims(table: Reading, seat: Seat) -> tuple[Seat, ...]:
    """Other participants with a card, in the order of the line."""
    others = [each for each in participants(table) if each != seat]
    return tuple([each for each in others if Notable(table, each).hand])


@frozen
class SpecialAttack(Effect):
    """The special attack of the monster strikes whoever rolled."""

    kind = "special_attack"
    works: ClassVar[Works] = {"attack": ("attack",)}

    def apply(self, play: Play, use: Use) -> None:
        """As the monster's card says."""
        attack = f"attack.{Fight(play.table).monster.attack}"
        play.tell("riv-special-attack", seat=use.seat, character=use.cause, attack=attack)
        play.push(Strike(Use(use.seat, attack, "attack", (0,), use.amount, use.cause)))


@frozen
class DiscardRandom(Effect):
    """Random cards of the hand are discarded; the fighter falls if there is none."""

    kind = "discard_random"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """Whoever cannot discard goes to the Hospital (ruling 33)."""
        for _ in range(self.count):
            card = _any_of_hand(play, use.seat)
            if card is None:
                fall(play, use.cause)
                return
            discard(play, use.seat, card)


@frozen
class DestroyRandom(Effect):
    """Random cards of the hand are destroyed, if there are any (ruling 33)."""

    kind = "destroy_random"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """An empty hand is of no consequence here."""
        for _ in range(self.count):
            card = _any_of_hand(play, use.seat)
            if card is not None:
                destroy(play, use.seat, card)


def _any_of_hand(play: Play, seat: Seat) -> Piece | None:
    hand = Notable(play.table, seat).hand
    return hand[play.chance.below(len(hand))] if hand else None


@frozen
class RollAgainTwice(Effect):
    """One more roll, whose face strikes twice; the same face again does nothing."""

    kind = "roll_again_twice"
    works: ClassVar[Works] = {"attack": ("attack",)}

    def apply(self, play: Play, use: Use) -> None:
        """With the same extra dice as before (ruling 32)."""
        if use.amount == 1:
            play.push(RollFor(use.cause, 2))


@frozen
class FallBack(Effect):
    """The fighter changes places with the one behind, if there is one."""

    kind = "fall_back"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """Towards the rear."""
        move_in_line(play, use.cause, self.count)


@frozen
class Regenerate(Effect):
    """The monster recovers, never above its starting total."""

    kind = "regenerate"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int

    def apply(self, play: Play, use: Use) -> None:
        """The damage of this combat round was dealt all the same."""
        recover(play, self.count)


@frozen
class TurnIntoPeasant(Effect):
    """A peasant of the reserve, else of the Tavern, takes the fighter's place (ruling 45)."""

    kind = "turn_into_peasant"
    works: ClassVar[Works] = {"attack": ("attack",)}

    def apply(self, play: Play, use: Use) -> None:
        """Nothing happens to a peasant, nor without one."""
        become_peasant(play, use.cause)


ALL: tuple[type[Effect], ...] = (
    Advance,
    Boomerang,
    RollDie,
    Reroll,
    Withdraw,
    StealPlay,
    SpecialAttack,
    DiscardRandom,
    DestroyRandom,
    RollAgainTwice,
    FallBack,
    Regenerate,
    TurnIntoPeasant,
)
