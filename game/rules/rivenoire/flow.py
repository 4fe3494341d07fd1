"""A round of Rivenoire, as on the back of the rulebook."""

from __future__ import annotations

from game.engine import Step
from game.rules.rivenoire.steps.drawing import DrawPhase
from game.rules.rivenoire.steps.expedition import Expedition
from game.rules.rivenoire.steps.places import Place
from game.rules.rivenoire.steps.placing import PlacementPhase
from game.rules.rivenoire.steps.round_end import EndOfRound
from game.rules.rivenoire.zones import BUILDINGS


def round_steps() -> tuple[Step, ...]:
    """Draw, place, act from place 1 to place 10, end.

    Place 10 is the expedition, in `steps/expedition.py` and the modules beside it:

    | Step | What it does |
    |---|---|
    | `Expedition` | reveals the monster; `CombatRound(1)` if anybody is in the line (9.1) |
    | `CombatRound(number)` | both halves, then `EndOfCombatRound` (9.2) |
    | `HeroesAttack` | the leftmost who has not acted: `HeroTurn(character)`, then itself again |
    | `HeroTurn(character)` | tokens of the own turn (D-TOKEN), the Hospital, or D-FIGHT |
    | `MonsterAttacks` | the leftmost who has not rolled: `RollFor(character)`, then itself again |
    | `ChooseFace` | D-DIE and D-REROLL; `Strike` applies the face |
    | `Victory`, `ShareLoot` (D-LOOT), `Defeat` | 9.3, 9.4 |
    """
    places = [Place(number) for number, _ in enumerate(BUILDINGS, 1)]
    return (DrawPhase(), PlacementPhase(), *places, Expedition(), EndOfRound())
