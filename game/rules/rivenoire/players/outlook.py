"""What a notable makes of the situation: how long the game lasts and what things are worth.

All worths are in points of the final score. A hand is laid down at the end of every round, so what
is spent costs little by itself; what joins the deck comes back again and again.
"""

from __future__ import annotations

from game.engine import Piece, Reading, Seat
from game.engine.effects import Effect
from game.engine.kept import kept
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, character, has_mode, modes
from game.rules.rivenoire.effects import gains
from game.rules.rivenoire.payments import coins_of, money
from game.rules.rivenoire.players.hopes import quest_hope
from game.rules.rivenoire.players.worths import (
    asked_by,
    damage_in,
    damage_of,
    kept_worth,
    least_worths,
    plain,
    use_of_effect,
)
from game.rules.rivenoire.scoring import TRIO
from game.rules.rivenoire.views import Notable, battle_line, leader, players, round_number
from game.rules.rivenoire.zones import family, kind_of

#: A spot that one character more can take, a round.
ACTION = 1.5
#: What each kind of character is worth besides, a round.
KINDS = {
    "peasant": 1.6,
    "warrior": 0.9,
    "ranger": 1.8,
    "magician": 0.57,
    "merchant": 1.3,
    "noble": 1.3,
    "monk": 0.69,
    "paladin": 2.6,
}
#: What a card of the hand is worth as a hit point: if there are too few, some, or many.
NEEDED, SPARE, PLENTY = 0.9, 0.39, 0.21
#: A weapon of the hand for those who fight, for each point of damage.
READY = 0.27
#: Fame brings cards as long as its thresholds are ahead: so much more a round.
THRESHOLDS = 0.14
#: Weapons gain by other weapons: a point of damage, for each that a card has on average.
ARMOURY = 0.065
#: Nearness of the trio: with one, two, three of its kinds.
NEAR_TRIO = (0.0, 1.7, 6.2, 15.0)


class Outlook:
    """One decision as a seat sees it; made once a decision, so that figures are kept."""

    def __init__(self, view: Reading, seat: Seat) -> None:
        self.view: Reading = view
        self.seat: Seat = seat
        self.notable: Notable = Notable(view, seat)

    @kept
    def left(self) -> int:
        """Rounds after this one."""
        return box().numbers.rounds - round_number(self.view)

    @kept
    def hand(self) -> tuple[Piece, ...]:
        """The own hand."""
        return self.notable.hand

    @kept
    def coins(self) -> int:
        """What the hand could pay."""
        return sum([coins_of(self.view, self.seat, each) for each in money(self.view, self.seat)])

    @kept
    def fighters(self) -> list[Piece]:
        """Own characters in the line."""
        view = self.view
        return [each for each in battle_line(view) if leader(view, each) == self.seat]

    @kept
    def led(self) -> list[str]:
        """The kinds of all characters that are led."""
        return [kind_of(each) for each in self.notable.characters]

    @kept
    def kinds(self) -> set[str]:
        """The kinds of character that are led, each once."""
        return set(self.led)

    @kept
    def quests(self) -> tuple[str, ...]:
        """What the own Quests ask for or count."""
        return asked_by(self.notable.cards)

    def fame(self, amount: float) -> float:
        """Fame, with the cards that its thresholds bring."""
        have = self.notable.fame
        more = THRESHOLDS * self.left if have < 20 else 0.0
        return amount * (1 + more)

    def keep(self, card: Piece) -> float:
        """What a card of the deck is worth until the end; its use in this round is not in it."""
        if family(card) == "quest":
            return quest_hope(self, card)
        return kept_worth(card, self.left, self.quests) + self._armoury * damage_of(card)

    @kept
    def _armoury(self) -> float:
        """What a point of damage gains by the weapons that there are, as far as one sees them."""
        seen = (*self.hand, *self.notable.discard)
        return ARMOURY * self.left * damage_in(seen) / max(1, len(seen))

    @property
    def weakest(self) -> tuple[float, ...]:
        """What the two cards of hand and pile are worth that are worth least."""
        seen = (*self.hand, *self.notable.discard)
        return least_worths(seen, self.left, self.quests, self._armoury)

    def gained(self, card: Piece) -> float:
        """What it brings to gain a card: at once, in this round, and later."""
        at_once = [mode for mode in modes(card) if mode.window == "gain"]
        if at_once:
            return sum([self.effect(each) for each in at_once[0].effects])
        return self.keep(card) + 0.5

    def effect(self, effect: Effect) -> float:
        """What an effect that happens now is worth."""
        match effect:
            case gains.Fame(amount):
                return self.fame(plain(amount))
            case gains.Recruit():
                return self.best_recruit(self.view.zone(zones.RESERVE))
        return use_of_effect(effect)

    def person(self, kind: str) -> float:
        """What it is worth to lead one more character of a kind, from the next round on."""
        worth = (ACTION + KINDS.get(kind, 0.0)) * self.left
        if kind in TRIO and kind not in self.kinds:
            have = len(self.kinds & set(TRIO))
            worth += NEAR_TRIO[have + 1] - NEAR_TRIO[have] if self.left or have == 2 else 0.0
        if kind not in self.kinds and "strictly_most_character_types" in self.quests:
            worth += 2.5
        if kind == "peasant" and "strictly_most_peasants" in self.quests:
            worth += 2.5
        return worth - self._replaced

    @kept
    def _replaced(self) -> float:
        """What the one is worth that has to go."""
        limited = self.notable.limited
        if len(limited) < box().numbers.characters:
            return 0.0
        return min([self.stays(each) for each in limited])

    def stays(self, who: Piece) -> float:
        """What a character is worth that one leads already."""
        kind = kind_of(who)
        worth = (ACTION + KINDS.get(kind, 0.0)) * self.left
        if kind in TRIO and self.led.count(kind) == 1:
            have = len(self.kinds & set(TRIO))
            worth += NEAR_TRIO[have] - NEAR_TRIO[have - 1]
        return worth

    def best_recruit(self, among: tuple[Piece, ...]) -> float:
        """The best of some characters, for nothing."""
        kinds = {kind_of(each) for each in among if character(each).wage is not None}
        return max([self.person(kind) for kind in kinds], default=0.0)

    def hit_point(self) -> float:
        """What one card more in hand is worth as a hit point of the fight."""
        fighters = len(self.fighters)
        if not fighters:
            return 0.05
        spare = len(self.hand) - 2 * fighters
        return NEEDED if spare <= 0 else (SPARE if spare < 3 else PLENTY)

    def card_lost(self, card: Piece) -> float:
        """What it costs to have a card of the hand on the pile for the rest of the round."""
        worth = self.hit_point()
        if self.fighters and has_mode(card, "combat"):
            worth += READY * damage_of(card)
        elif self.fighters and has_mode(card, "reroll"):
            worth += 1.0
        return worth

    @kept
    def rivals(self) -> list[Seat]:
        """Everybody else."""
        return [seat for seat in range(players(self.view)) if seat != self.seat]
