"""What a token or card does, in figures."""

from __future__ import annotations

from game.app.boards.monster_lands.chips import BRIGHT
from game.app.boards.monster_lands.skin import GROUNDS
from game.app.drawing.theme import Colour, lighter
from game.app.table.chips import Chip
from game.rules.monster_lands.content import effects
from game.rules.monster_lands.effects.expeditions import (
    Defence,
    PlaceDice,
    RedirectAttack,
    StealDice,
)
from game.rules.monster_lands.effects.rolls import AddPerDie, AddTotal, Reroll

CREAM: Colour = (240, 232, 214)
#: Icons of totals that count for one result only.
_SCOPES = {
    "capture": "ml.resource.capture",
    "kill": "ml.resource.kill",
    "conquest": "ml.resource.conquest",
    "monster": "ml.resource.attack",
}


def die_tint(colour: str) -> Colour:
    """A die's colour, light enough to be seen on a dark ground."""
    return lighter(GROUNDS[colour], 0.35)


def powers(piece: str) -> list[Chip]:
    """What a token or card does, in figures."""
    found: list[Chip] = []
    for total in effects(piece, AddTotal):
        found.append(Chip(_SCOPES.get(total.scope, "app.plus"), f"+{total.amount}", CREAM))
    for bonus in effects(piece, AddPerDie):
        found.append(Chip(f"ml.die.{bonus.die}", f"+{bonus.amount}", die_tint(bonus.die)))
    for placed in effects(piece, PlaceDice):
        found.append(Chip(f"ml.die.{placed.die}", f"×{placed.count}", die_tint(placed.die)))
    for reroll in effects(piece, Reroll):
        tint = die_tint(reroll.dice[0]) if len(reroll.dice) == 1 else CREAM
        found.append(Chip("app.redo", str(reroll.count), tint))
    for shield in effects(piece, Defence):
        found.append(Chip("ml.resource.defence", str(shield.count), BRIGHT["defence"]))
    for stolen in effects(piece, StealDice):
        tint = die_tint(stolen.dice[0]) if len(stolen.dice) == 1 else CREAM
        found.append(Chip("app.dice", f"−{stolen.count}", tint))
    for sent in effects(piece, RedirectAttack):
        found.append(Chip("app.arrow_right", str(sent.count), BRIGHT["attack"]))
    return found
