"""The shapes of content/monster_lands: what each YAML file may say, as frozen classes."""

from __future__ import annotations

from typing import Literal

from attrs import field, frozen

from game.engine.effects import Effect
from game.library.content import Words
from game.rules.monster_lands.vocabulary import Affinity, Colour, Resources, Window

GearType = Literal["weapon", "clothing", "spell"]
TrapType = Literal["initial", "classic", "reinforced", "ambush"]


@frozen
class Ability:
    """When something works, whether it may be declined, and what it does."""

    window: Window
    effects: tuple[Effect, ...]
    outside: bool = False
    optional: bool = False


@frozen
class Member:
    """A leader, an initial mercenary, a mercenary or a novice."""

    name: Words
    role: Literal["leader", "initial", "mercenary", "novice"]
    reputation: int
    dice: dict[Colour, int]
    talent: Ability
    text: Words
    affinity: Affinity | None = None
    cost: int = 0
    copies: int = 1
    sourced: tuple[str, ...] = ()


@frozen
class Monster:
    """A monster: what it rolls, what it takes to beat it, and what it pays."""

    name: Words
    affinity: Affinity
    rank: Literal["A", "B"]
    attack: int
    capture: int
    kill: int
    capture_reward: Resources
    kill_reward: Resources
    trophy: int
    power: Ability
    text: Words
    sourced: tuple[str, ...] = ()


@frozen
class Gear:
    """An equipment card."""

    name: Words
    type: GearType
    cost: int
    copies: int
    ability: Ability
    text: Words


@frozen
class Region:
    """A region: to be conquered, then managed and used."""

    name: Words
    affinity: Affinity
    conquest: int
    glory: int
    ability: Ability
    text: Words
    sourced: tuple[str, ...] = ()


@frozen
class Trap:
    """A kind of trap token."""

    name: Words
    type: TrapType
    copies: int
    window: Window
    effects: tuple[Effect, ...]
    text: Words
    cost: int = 0


@frozen
class Loot:
    """A loot token."""

    name: Words
    window: Window
    effects: tuple[Effect, ...]
    text: Words
    outside: bool = False


@frozen
class Competitive:
    """The side of a mission tile that is rolled for."""

    name: Words
    dice: int
    colours: tuple[Colour, ...]
    target: int
    reward: Resources
    penalty: Resources


@frozen
class Contract:
    """The side of a mission tile that asks for goods."""

    name: Words
    dice: int
    colours: tuple[Colour, ...]
    discard: Resources
    reward_left: Resources
    reward_right: Resources


@frozen
class Mission:
    """A two-sided mission tile."""

    competitive: Competitive
    contract: Contract


@frozen
class Rerolls:
    """Rerolls that an expedition offers."""

    dice: tuple[Colour, ...]
    count: int


@frozen
class Advantage:
    """What an expedition gives to whoever is sent there."""

    defence: int = 0
    gold: int = 0
    potion: int = 0
    venom: int = 0
    reroll: Rerolls | None = None


@frozen
class Reinforcement:
    """Further dice that an expedition takes."""

    colours: tuple[Colour, ...]
    max: int


@frozen
class Trail:
    """One expedition of a list: dice, advantage, and the glory of dying there."""

    advantage: Advantage
    martyr: int
    required: dict[Colour, int] = field(factory=dict)
    reinforcements: tuple[Reinforcement, ...] = ()


@frozen
class TrailList:
    """A two-sided expedition list."""

    a: tuple[Trail, ...]
    b: tuple[Trail, ...]


@frozen
class Yield:
    """What a slot of a building costs and gives."""

    dice: int
    tokens: int
    gold: int


@frozen
class Building:
    """A building of the Citadel."""

    name: Words
    dice: tuple[Colour, ...]
    slots: int
    closed_for_two: tuple[int, ...]
    text: Words
    ordered: bool = False
    yields: tuple[Yield, ...] = ()


@frozen
class Citadel:
    """Figures of the Citadel."""

    traps_on_show: int
    mercenaries_on_show: int
    mercenaries_on_show_solo: int
    equipment_on_show: int
    loot_on_show: int
    drinks_gold: int
    defence_price: int
    defence_most: int
    gold_per_pawned_die: int


@frozen
class Outside:
    """Figures of the lands outside."""

    expeditions_per_region: int
    die_spaces: int
    token_spaces: int
    die_spaces_per_extra_token: int
    gates_spaces: int
    gates_spaces_per_token: int
    gates: tuple[Trail, ...]


@frozen
class Bracket:
    """What a clan of at least this glory gets in dice and pays in wages."""

    least: int
    dice: dict[Colour, int]
    wage: int


@frozen
class ClanFigures:
    """Figures of a clan."""

    glory: int
    gold: int
    storage: dict[str, int]
    end_glory: int
    gold_when_lost: int
    trophy_gold_per_point: int
    venom_bonus: int
    hit_from: int
    brackets: tuple[Bracket, ...]


@frozen
class Level:
    """A difficulty."""

    name: Words
    first_monsters: tuple[Literal["A", "B"], ...]
    extra_attack_dice: tuple[int, ...]


@frozen
class Favour:
    """The Queen's Favour."""

    from_round: int
    dice: tuple[Colour, ...]
    bonuses: tuple[Resources, ...]


@frozen
class Scoring:
    """Points at the end."""

    affinity_points: tuple[int, ...]


@frozen
class Madhala:
    """The rival of the solo game: where her dice send her."""

    tokens: int
    citadel: tuple[str, ...]
    outside: tuple[str, ...]
    row_by_red: dict[int, int]


@frozen
class Rank:
    """How well a scenario went."""

    name: Words


@frozen
class ScenarioRules:
    """What a scenario changes."""

    affinity: Affinity | None = None
    hire_only_with: Colour | None = None
    rounds: int = 6
    defence: int = 0
    gold: int | None = None
    closed: tuple[str, ...] = ()
    no_defence: bool = False
    gates_at_start: bool = False
    gates_every_round: bool = False
    drinks_gold: int | None = None
    ambush_pile: bool = False
    madhala_traps: int = 0
    outside: tuple[str, ...] = ()
    monsters_reroll: bool = False
    forbidden_level: tuple[str, ...] = ()


@frozen
class Threshold:
    """What a rank of a scenario asks for."""

    points: int = 0
    gold: int = 0
    missions: int = 0
    goal: bool = False
    affinities: tuple[int, ...] = ()


@frozen
class Scenario:
    """A solo scenario."""

    name: Words
    text: Words
    rules: ScenarioRules
    measure: Literal["points", "gold", "goal", "affinities", "missions"]
    ranks: dict[str, Threshold]


@frozen(eq=False)
class Box:
    """Everything in the box, by id."""

    members: dict[str, Member]
    monsters: dict[str, Monster]
    equipment: dict[str, Gear]
    regions: dict[str, Region]
    traps: dict[str, Trap]
    loot: dict[str, Loot]
    compensation_gold: int
    missions: dict[str, Mission]
    lists: dict[str, TrailList]
    buildings: dict[str, Building]
    citadel: Citadel
    outside: Outside
    clan: ClanFigures
    levels: dict[str, Level]
    favour: Favour
    more_monsters_rounds: tuple[int, ...]
    scoring: Scoring
    madhala: Madhala
    ranks: dict[str, Rank]
    scenarios: dict[str, Scenario]
    goal: dict[str, int]
    labels: dict[str, Words]
