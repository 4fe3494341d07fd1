"""Names of what Devastation Incarnate adds to the table; all others stand in `zones`.

Pieces: ``golem.crystal`` (it stands on a hex, whether its tile lies there or not),
``hecatomb.<id>``, ``offensive.<id>``; the stages of Farruga are ``foe.<id>``.
"""

from __future__ import annotations

from functools import cache

from game.engine import Seat
from game.engine.table import Key

#: The Golem; also the owner of the counters that nobody else has.
GOLEM = "golem.crystal"
#: Where it waits until the map is laid.
GOLEM_REST = "golem.rest"
#: Its counters: the Power of the Faër, and how many Destruction tokens of each type lie out.
FAER = "faer"
TOKENS_A, TOKENS_B = "destruction_a", "destruction_b"

# Counters of a space: it bears a Destruction token; the Level of the Monster that crept out there.
DESTROYED, SPAWN = "destroyed", "spawn"

# Piles, and the card of each that lies open.
HECATOMB, OFFENSIVE = "hecatomb", "offensive"
HECATOMB_OPEN, OFFENSIVE_OPEN = "hecatomb.open", "offensive.open"
#: The stages of Farruga that are still to come, the first on top.
STAGES = "farruga.stages"

# Counters of a Hero: spawns felled, Gold cards offered, what the finale brings.
SPAWNS_FELLED, OFFERED = "spawns_felled", "cards_offered"
MAGIC_DEFENCE, FARRUGA_DAMAGE, KEPT_HOPE = "magic_defence", "farruga_damage", "kept_hope"

# Marks: the 12th token of type A lies out; the turn of the finale, how many stages it has, who has
# left it, who felled the last stage.
COLLAPSED = "collapsed"
FINALE_TURN, FINALE_STAGES = "finale_turn", "finale_stages"
FALLEN, FELLED_BY = "finale_fallen", "farruga_felled_by"


@cache
def offered_in(seat: Seat) -> Key:
    """Mark: the round in which a player last offered Gold cards, and how many."""
    return ("cards_offered_in", seat)


@cache
def kept_notes(seat: Seat) -> Key:
    """Mark: what a Hero's last attack on Farruga promises the next, as (name, source, value)."""
    return ("kept_notes", seat)
