"""Which silhouette stands for a plan: a keep, a bridge, a gallows.

It is found by a word of the plan's id, so that a new plan has one without being listed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.app.boards.valeria.art import strongholds, wilds
from game.app.drawing.pen import Pen

Motif: TypeAlias = Callable[[Pen], None]

#: A word of a plan's id -> what is drawn for it; the first word that fits.
WORDS: Mapping[str, Motif] = {
    "wagons": wilds.wagons,
    "caravan": wilds.wagons,
    "paymaster": wilds.wagons,
    "salt": wilds.wagons,
    "escort": wilds.wagons,
    "willow": wilds.ford,
    "ford": wilds.ford,
    "ferry": wilds.ferry,
    "courier": wilds.crossroads,
    "crossroads": wilds.crossroads,
    "surveyors": wilds.crossroads,
    "grass": wilds.grass,
    "lantern": wilds.lanterns,
    "mill": strongholds.mill,
    "bridge": strongholds.bridge,
    "hollowpine": wilds.forest,
    "patrol": wilds.forest,
    "gorge": wilds.gorge,
    "rift": wilds.gorge,
    "barley": wilds.fields,
    "granaries": wilds.fields,
    "vale": wilds.fields,
    "hills": wilds.hills,
    "militia": strongholds.village,
    "wells": strongholds.well,
    "ravenmoor": wilds.moor,
    "shield": wilds.shields,
    "terrace": wilds.stones,
    "cairns": wilds.stones,
    "gallows": wilds.gallows,
    "standard": wilds.standards,
    "knights": wilds.standards,
    "vanguard": wilds.shields,
    "legion": wilds.standards,
    "watch": strongholds.tower,
    "beacon": strongholds.tower,
    "monastery": strongholds.church,
    "brightwater": strongholds.castle,
    "hall": strongholds.gate,
    "golden": strongholds.gate,
    "gate": strongholds.gate,
    "keep": strongholds.keep,
    "forge": wilds.cave,
    "vault": wilds.cave,
    "oaken": strongholds.palisade,
    "wexley": strongholds.keep,
    "barrow": strongholds.barrow,
    "citadel": strongholds.castle,
}
#: What a plan of a type is about when its name does not say it.
TYPES: Mapping[str, Motif] = {
    "ambush": wilds.forest,
    "siege": strongholds.castle,
    "clash": wilds.standards,
}


def motif_of(plan: str, type_: str) -> Motif:
    """What is drawn for a plan."""
    words = plan.split("_")
    return next((WORDS[word] for word in words if word in WORDS), TYPES[type_])
