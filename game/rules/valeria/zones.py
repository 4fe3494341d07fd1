"""Names of the places, owners, counters and marks of Valeria, built here and nowhere else.

Pieces: dice ``goblin.1`` to ``goblin.9`` and so on for each troop, ``plan.<id>``,
``champion.<id>.<copy>``, ``award.<id>``, ``gem.<number>``, ``board.<troop>`` (a player's board),
``scroll.<number>`` (a Campaign Map; its face is the side, a or b), ``marker.<seat>.<number>``,
``warden.<seat>`` and ``warden.adversary``.

What gives something and is no piece has a name of the same form: ``link.gold``, ``slot.left``,
``space.troop_4``, ``shrine.gold``.

Names are cached: rules ask for the same few hundred all the time.
"""

from __future__ import annotations

from functools import cache

from game.engine import EVERYBODY, NOBODY, Audience, Piece, Seat, Zone, turns
from game.engine.table import Key

#: Clockwise from the top left.
SHRINES = ("gems", "magic", "champions", "gold", "plans")
GEMS, MAGIC_SHRINE, CHAMPIONS, GOLD_SHRINE, PLANS = SHRINES
#: What a Warden stands in when it is in no shrine.
CAMP = "camp"

# Piles and offers.
BAG = "bag"
PLAN_DECK = "plans.deck"
GEM_SUPPLY = "gems.supply"
BOARDS = "boards.free"
SCROLLS = "scrolls.free"
#: Out of the game: what this number of players does not need.
GONE = "gone"

#: The owner of what is the Adversary's.
ADVERSARY = "adversary"
ADVERSARY_PIECE = f"warden.{ADVERSARY}"
ADVERSARY_PLANS = f"{ADVERSARY}.plans"

# Counters of a Warden.
GOLD, MAGIC, INFLUENCE = "gold", "magic", "influence"
#: Counters of victory points, by where they came from; together they are the score.
FROM_PLANS, FROM_ZONES, FROM_AWARDS, FROM_OVERFLOW = (
    "vp.plans",
    "vp.zones",
    "vp.awards",
    "vp.overflow",
)
SCORED = (FROM_PLANS, FROM_ZONES, FROM_AWARDS, FROM_OVERFLOW)
#: Counters of the Adversary's points besides those of its plans.
FROM_START, FROM_MEETINGS = "vp.start", "vp.meetings"
TURNS = "turns_taken"

# Marks.
ROUND = turns.ROUND
FIRST = turns.FIRST
PLAYERS = turns.PLAYERS
SETTINGS = "settings"
#: The seat whose turn it is.
ACTIVE = turns.ACTIVE
#: The seat that completed the last plan of the game; "adversary" if it did.
LAST = "final_plan"
#: Which of the nine steps of carrying out a plan is being done.
CAMP_STEP = "camp_step"
#: The total strength of the plan that is being carried out.
STRENGTH = "strength"

#: The grid of a Campaign Map.
CELLS = tuple((row, column) for row in range(3) for column in range(3))


@cache
def warden(seat: Seat) -> str:
    """The owner of a player's counters; also the piece."""
    return f"warden.{seat}"


@cache
def seat_of(zone: Zone) -> Seat | None:
    """The player that a zone belongs to, if it is one of a player's."""
    parts = zone.split(".")
    return int(parts[1]) if parts[0] == "warden" and parts[1].isdigit() else None


@cache
def shrine(name: str) -> Zone:
    """Where the Wardens of a shrine stand; the name of the shrine where it gives something."""
    return f"shrine.{name}"


@cache
def shrine_dice(name: str) -> Zone:
    """The dice of a shrine."""
    return f"shrine.{name}.dice"


@cache
def camp(seat: Seat) -> Zone:
    """A player's Camp, where nobody else ever stands."""
    return f"warden.{seat}.camp"


@cache
def shrine_of(zone: Zone) -> str:
    """The shrine that a zone belongs to; empty for any other zone."""
    parts = zone.split(".")
    return parts[1] if parts[0] == "shrine" else ""


@cache
def column(price: int) -> Zone:
    """A space of the plan column, by its price."""
    return f"column.{price}"


PRICES = (1, 2, 3, 4, 5)
COLUMN = tuple(column(price) for price in PRICES)


@cache
def price_of(zone: Zone) -> int:
    """The price of a space of the column."""
    return int(zone.removeprefix("column."))


@cache
def champion_deck(kind: str) -> Zone:
    """The deck of a kind of champion."""
    return f"row.{kind}.deck"


@cache
def row(kind: str, number: int) -> Zone:
    """A space of a row of champions, from the left, beginning with 1."""
    return f"row.{kind}.{number}"


@cache
def award(pile: str) -> Zone:
    """The Award in play of a pile."""
    return f"award.{pile}"


@cache
def award_pile(pile: str) -> Zone:
    """All Awards of a pile, before one is revealed."""
    return f"award.{pile}.pile"


@cache
def circle(pile: str, number: int) -> Zone:
    """A circle of an Award, from the left, beginning with 1."""
    return f"award.{pile}.circle.{number}"


@cache
def dice(seat: Seat) -> Zone:
    """Dice on a player's troop spaces."""
    return f"warden.{seat}.dice"


@cache
def arriving(seat: Seat) -> Zone:
    """A die that was taken and has no troop space yet."""
    return f"warden.{seat}.arriving"


@cache
def committed(seat: Seat) -> Zone:
    """Dice on the plan that is being carried out."""
    return f"warden.{seat}.committed"


@cache
def carried(seat: Seat) -> Zone:
    """The plan that is being carried out."""
    return f"warden.{seat}.carried"


@cache
def gems(seat: Seat) -> Zone:
    """A player's gems."""
    return f"warden.{seat}.gems"


@cache
def champions(seat: Seat) -> Zone:
    """A player's champions, in the order in which they came."""
    return f"warden.{seat}.champions"


@cache
def plans(seat: Seat) -> Zone:
    """A player's completed plans."""
    return f"warden.{seat}.plans"


@cache
def slot(seat: Seat, name: str) -> Zone:
    """A reserve slot."""
    return f"warden.{seat}.slot.{name}"


@cache
def space(seat: Seat, name: str) -> Zone:
    """A space of a player's board; open when no marker lies there."""
    return f"warden.{seat}.space.{name}"


@cache
def cell(seat: Seat, row: int, column: int) -> Zone:
    """A zone of a player's Campaign Map."""
    return f"warden.{seat}.cell.{row}.{column}"


@cache
def at_cell(zone: Zone) -> tuple[int, int]:
    """Row and column of a zone of a map."""
    *_, row, column = zone.split(".")
    return int(row), int(column)


@cache
def last_part(zone: Zone) -> str:
    """What a zone is called within its group: ``left`` of a slot, ``troop_4`` of a space."""
    return zone.rpartition(".")[2]


@cache
def in_hand(seat: Seat) -> Zone:
    """The marker that was taken off the board and lies nowhere yet."""
    return f"warden.{seat}.marker"


@cache
def board(seat: Seat) -> Zone:
    """A player's board."""
    return f"warden.{seat}.board"


@cache
def scroll(seat: Seat) -> Zone:
    """A player's Campaign Map."""
    return f"warden.{seat}.map"


@cache
def links(seat: Seat) -> Key:
    """Mark: the links that a player has claimed, as ``h.0.1`` or ``v.1.2``."""
    return ("links", seat)


@cache
def marker(seat: Seat, number: int) -> Piece:
    """One of a player's Conquest Markers."""
    return f"marker.{seat}.{number}"


_DECKS = {PLAN_DECK, *(champion_deck(kind) for kind in ("immediate", "permanent", "endgame"))}


@cache
def audience(zone: Zone) -> Audience:
    """Decks are for nobody; all else is open, the bag included, which is mixed before each draw."""
    return NOBODY if zone in _DECKS else EVERYBODY
