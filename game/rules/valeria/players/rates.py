"""What things are worth by rules of thumb, in points of the final score.

Most players go by the usual rates. Whoever thinks ahead goes by keener ones, which were found by
many games of players whose rates differed a little: what the better ones had in common.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

#: What opening a space of the board is worth now, and more for each plan to come.
Spaces = Mapping[str, tuple[float, float]]

_SPACES: Spaces = {
    "strength_bonus": (0.0, 0.6),
    "troop_4": (0.5, 0.5),
    "troop_5": (0.2, 0.25),
    "wild_troop": (0.2, 0.45),
    "gem_storage": (1.2, 0.2),
    "reserve_middle": (0.2, 0.3),
    "reserve_right": (0.1, 0.2),
    "track_14": (0.0, 0.3),
    "champions_6": (0.0, 0.2),
    "champions_10": (0.0, 0.05),
}


@frozen(eq=False)
class Rates:
    """What a Warden holds things to be worth."""

    #: One of each, to somebody who has little of it.
    gold: float = 0.4
    magic: float = 0.5
    gem: float = 1.5
    #: With little of it, and with much, gold and magic are worth so many times as much.
    scarce: float = 1.25
    plenty: float = 0.6
    #: Influence is the limit of every plan to come.
    influence_a_plan: float = 0.45
    #: A die of any shrine, and a plan put in reserve for nothing.
    any_die: float = 1.4
    free_plan: float = 1.6
    #: How often a champion that reacts does so, for each plan still to come.
    reactions_a_plan: float = 0.9
    #: A point of strength, and a coin less to pay, for each plan still to come.
    strength_a_plan: float = 0.65
    cheaper_a_plan: float = 0.25
    #: An End-game champion grows until the end, by so much a plan.
    growth: float = 0.7
    #: The room that a champion takes, and the room of one of the last.
    room: float = 0.3
    last_room: float = 0.8
    #: What opening spaces is worth.
    spaces: Spaces = field(default=_SPACES)
    #: A die that is still missing costs about so much: a turn, less what the turn brings besides.
    missing: float = 1.5
    #: A die that is kept, and each of its pips.
    kept: float = 0.5
    pip: float = 0.06
    #: A marker that opens a space, on average.
    marker: float = 2.0
    #: Of the plan that comes after the best one, so much counts.
    second: float = 0.25
    #: A coin that is missing for a plan, and that somebody else may take it.
    short: float = 1.2
    taken: float = 0.6
    #: Of a plan in reserve: by how much it is ahead of others, and all of it.
    ahead: float = 0.5
    safe: float = 0.12
    #: A turn that goes to Camp could have brought a die and an action instead.
    camp_turn: float = 2.6
    #: The marker that an Award takes opens a space: for each plan to come.
    award_marker: float = 0.35
    #: The middle of the map, for each plan to come.
    centre: float = 0.15
    #: Cycling hopes for better cards, which may or may not come.
    cycling: float = -0.4
    #: A point that an End-game champion has of a plan.
    served: float = 0.0
    #: A step towards the shape that an Award asks for.
    shape: float = 0.0


USUAL = Rates()
#: What the better players of many games had in common.
KEEN = Rates(
    gold=0.53,
    magic=0.26,
    gem=1.87,
    scarce=1.83,
    plenty=0.56,
    influence_a_plan=0.5,
    any_die=1.92,
    free_plan=1.55,
    reactions_a_plan=0.73,
    strength_a_plan=0.57,
    cheaper_a_plan=0.27,
    growth=0.35,
    room=0.32,
    last_room=0.97,
    missing=3.36,
    kept=0.41,
    pip=0.08,
    marker=2.53,
    second=0.21,
    short=1.12,
    taken=0.49,
    ahead=0.51,
    safe=0.15,
    camp_turn=1.98,
    award_marker=0.35,
    centre=0.15,
    cycling=-0.4,
    served=0.13,
    shape=0.22,
    spaces={
        "strength_bonus": (0.01, 0.62),
        "troop_4": (0.5, 0.5),
        "troop_5": (0.12, 0.22),
        "wild_troop": (0.22, 0.39),
        "gem_storage": (1.21, 0.2),
        "reserve_middle": (0.01, 0.3),
        "reserve_right": (-0.14, 0.2),
        "track_14": (0.06, 0.35),
        "champions_6": (0.21, 0.27),
        "champions_10": (0.03, -0.01),
    },
)
