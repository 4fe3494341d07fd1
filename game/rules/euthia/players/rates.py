"""What things are worth by rules of thumb, in points of the final score.

Most players go by the usual rates. Whoever thinks ahead goes by keener ones, which were found by
many games of players whose rates differed a little: what the better ones had in common.
"""

from __future__ import annotations

from attrs import frozen


@frozen(eq=False)
class Rates:
    """What a Hero holds things to be worth."""

    #: One of each kind of goods.
    gold: float = 0.23
    gaar: float = 0.4
    card: float = 0.15
    gem: float = 0.6
    potion: float = 0.5
    #: A Treasure of each Level.
    treasure_1: float = 1.3
    treasure_2: float = 2.2
    treasure_3: float = 3.6
    #: Columns of the score table are filled up in time, or they are not.
    hoped: float = 0.7
    #: Of what a Quest pays, how much a thing is worth that it wishes for: the way there is long.
    wished: float = 0.45
    #: How much of what pays later counts in the last round, and more for each that is left.
    lasting: float = 0.25
    lasting_a_round: float = 0.2
    #: A mine of one's own; a tile laid on the way, and what that may cost where Fire would kill.
    mine: float = 1.4
    tile: float = 0.3
    risk: float = 0.6
    #: What a lost fight costs: Reputation at the end, and the way back.
    death: float = 2.0
    away: float = 1.0
    #: A Wound outside a fight, a point of Health that a fight costs, and one that comes back.
    wound: float = 0.5
    hurt: float = 0.05
    rested: float = 0.15
    #: Of what a fight of the next turn is worth, how much counts now; what a space brings besides.
    next_fight: float = 0.6
    space: float = 1.5
    #: What a step costs; how much of a goal is lost with every step that the turn ends before it.
    step: float = 0.03
    fading: float = 0.15
    #: How much of the best goal counts when the turn ends before it is reached.
    next_turn: float = 0.6
    #: What it is worth to keep a token of each kind for the next round.
    saved_mining: float = 0.15
    saved_trade: float = 0.35
    saved_combat: float = 0.6
    #: Of what a thing does for its owner, how much counts when it is bought or learned; its price.
    bought: float = 1.2
    price: float = 0.06
    #: A place that is opened for what waits for it.
    opened: float = 0.5
    #: New Hero tiles to be turned up; Gold that finds nothing in the Offer.
    lessons: float = 0.6
    left_over: float = 0.12
    #: What is at stake in a fight; a point of Health and a point of Hope that are left after it.
    stake: float = 8.0
    kept: float = 0.1
    hope: float = 0.2

    @property
    def treasures(self) -> tuple[float, float, float, float]:
        """By Level, none first."""
        return 0.0, self.treasure_1, self.treasure_2, self.treasure_3

    @property
    def saved(self) -> tuple[float, float, float]:
        """A token of each kind that is kept, as tokens are counted."""
        return self.saved_mining, self.saved_trade, self.saved_combat


USUAL = Rates()
#: Found with 700 games: python -m tools.learning.rates euthia
KEEN = Rates(
    gold=0.26,
    gaar=0.36,
    gem=0.52,
    potion=0.6,
    treasure_1=0.95,
    treasure_3=3.1,
    hoped=0.98,
    wished=0.5,
    lasting_a_round=0.16,
    death=2.5,
    away=1.1,
    wound=0.57,
    rested=0.18,
    next_fight=0.53,
    space=1.9,
    saved_combat=0.7,
    bought=0.95,
    opened=0.6,
    stake=7.6,
)
