"""Effects of cards and tiles, for every game: what a kind is, when it works, who reacts.

A game writes its words (kinds of effect, conditions, meters, questions) and says in one `Carrying`
what its pieces can do; the order of reactions, replacements and standing changes are written here.
"""

from game.engine.effects.amounts import AMOUNT, Amount, Meter, Number, number
from game.engine.effects.carrying import Ability, Carrying, Condition
from game.engine.effects.fitting import usable, why_unfit, windows_of
from game.engine.effects.kinds import Effect, Use, Works
from game.engine.effects.reactions import Decline, React, Reacting, Reactions, hold
from game.engine.effects.replacing import Instead
from game.engine.effects.standing import Question, Standing, answer, answering, terms

__all__ = [
    "AMOUNT",
    "Ability",
    "Amount",
    "Carrying",
    "Condition",
    "Decline",
    "Effect",
    "Instead",
    "Meter",
    "Number",
    "Question",
    "React",
    "Reacting",
    "Reactions",
    "Standing",
    "Use",
    "Works",
    "answer",
    "answering",
    "hold",
    "number",
    "terms",
    "usable",
    "why_unfit",
    "windows_of",
]
