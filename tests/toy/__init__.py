"""The Night Market: a tiny game that proves the engine needs none of the real ones.

Two to four traders, four evenings. Each evening a trader may buy from the offer, throw a die for
coins, or hide a card of the hand under the table; what is hidden counts double in the end. It has
a bit of everything the engine must do: hidden hands, secret choices, dice, a chain of choices
with a way back, an offer refilled from a deck, effects as data, and forced choices. Who wants them
adds fixtures, cards that stay on a stall: they react, cost a toll, change prices, replace a throw.
"""

from tests.toy.face import GAME

__all__ = ["GAME"]
