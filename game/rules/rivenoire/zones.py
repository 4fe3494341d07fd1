"""Names of the places, owners, counters and marks of Rivenoire, built here and nowhere else.

Pieces: cards ``starter.<id>.<seat>.<copy>``, ``market.<id>.<copy>``, ``loot.<id>.<copy>``,
``mine.<id>.<copy>``, ``quest.<id>.<copy>``, ``wound.<copy>``, ``beer.<copy>``; ``oracle.<id>``,
``monster.<id>``; ``character.<kind>.<copy>`` (its face is the seat that leads it);
``property.<number>`` and ``trophy.<number>`` (a monster token), ``jewel.<diamonds>.<copy>``,
``arms.<seat>.<number>`` (a coat of arms), ``shield``, ``first_player`` (its face is its side),
``die.<number>`` (monster dice).

What gives something and is no piece has a name of the same form: ``face.wound`` (of the die),
``attack.push_back``, ``gain.surroundings.1``, ``place.market``.

Every deck has its top card first; a discard pile has its top card last.

Names are cached: rules ask for the same few hundred all the time.
"""

from __future__ import annotations

from functools import cache

from game.engine import EVERYBODY, NOBODY, Audience, Each, Piece, Seat, Zone, turns
from game.engine.table import Key

# The ten places, in the order of their numbers.
PLACES = (
    "ramparts",
    "market",
    "hospital",
    "mine",
    "arena",
    "quest_office",
    "provost_house",
    "tavern",
    "oracle_hut",
    "surroundings",
)
(RAMPARTS, MARKET, HOSPITAL, MINE, ARENA, QUEST_OFFICE, PROVOST, TAVERN, ORACLE, SURROUNDINGS) = (
    PLACES
)
BUILDINGS = PLACES[:-1]

# Decks, piles and offers.
MARKET_DECK = "market.deck"
STALL = "market.stall"
#: All that was destroyed, but Wounds and Beers; public.
DESTROYED = "destroyed"
LOOT_DECK = "loot.deck"
#: Loot that is being shared.
LOOT_OPEN = "loot.open"
MINE_DECK = "mine.deck"
NUGGETS = "mine.nuggets"
ROCKFALLS = "mine.rockfalls"
#: What a miner digs up alone, by a Letter of Marque.
DUG = "mine.dug"
QUEST_DECK = "quest.deck"
ORACLE_DECK = "oracle.deck"
#: Events that happened.
ORACLE_PAST = "oracle.past"
#: Where past events are mixed before they go under the deck.
ORACLE_MIXED = "oracle.mixed"
WOUNDS = "wounds"
BEERS = "beers"
MONSTER_DECK = "monsters.deck"
#: The monsters that were set aside unseen.
MONSTERS_UNUSED = "monsters.unused"
#: The monster that is being fought, and those that are gone.
MONSTER = "monsters.now"
MONSTERS_GONE = "monsters.gone"
#: One of the unused monsters, while it is hunted.
HUNTED = "monsters.hunted"
TROPHY_POOL = "trophies.pool"
JEWEL_POOL = "jewels.pool"
TITLE_POOL = "titles.pool"
DICE = "dice"
#: Monster dice that lie rolled.
ROLLED_DICE = "dice.rolled"

# People.
RESERVE = "reserve"
#: The guests of the Tavern.
GUESTS = "guests"
#: Where the Paladin waits, and where he is when the game has lost him.
APART = "apart"
#: The battle line, from the left: the spaces of the Surroundings, without gaps.
LINE = "line"
#: Where the Shield of the Ancients hangs.
SHIELD_HOOK = "arena.shield"
SHIELD = "shield"
FIRST_PLAYER = "first_player"
#: The two sides of the first player token.
PASSING, KEPT = "passing", "kept"
PALADIN = "character.paladin.1"

# Counters.
FAME = "fame"
#: Owner of the counters of the fight.
MONSTER_OWNER = "monster"
#: Hit points left, those it began with, and the damage of this combat round.
HIT_POINTS, STARTING_POINTS, DEALT = "hit_points", "starting_points", "dealt"

# Marks.
ROUND = turns.ROUND
PLAYERS = turns.PLAYERS
SETTINGS = "settings"
#: The phase of the round, by its word in the content.
PHASE = "phase"
#: The number of the place that is being resolved, 1 to 10.
PLACE = "place"
#: The order of this round's placement, as seats, and whose turn it is in it.
ORDER = "order"
ACTIVE = turns.ACTIVE
#: The visit that is being resolved: place, spot, character, whether its action was done (0, 1).
VISIT = "visit"
#: The place that is closed this round, and the one that will be in the next (Termites).
CLOSED = "closed"
CLOSING = "closing"
#: Events of this round that wait for the fight: hit points more; all fighters to the Hospital.
MORE_HIT_POINTS = "more_hit_points"
QUARANTINE = "quarantine"
#: The number of the combat round; the characters that have acted and rolled in its halves.
COMBAT_ROUND = "combat_round"
ACTED = "acted"
ROLLED = "rolled"
#: The fighter whose turn it is.
FIGHTER = "fighter"
#: Whoever dealt the final blow; the monster is slain from then on.
KILLER = "killer"
#: Damage more of the next blow, by a token that is used with it.
FURY = "fury"


@cache
def notable(seat: Seat) -> str:
    """The owner of a player's counters."""
    return f"notable.{seat}"


@cache
def seat_of(zone: Zone) -> Seat | None:
    """The player that a zone belongs to, if it is one of a player's."""
    parts = zone.split(".")
    return int(parts[1]) if parts[0] == "notable" and len(parts) > 2 else None


@cache
def deck(seat: Seat) -> Zone:
    """A player's deck, its top card first."""
    return f"notable.{seat}.deck"


@cache
def hand(seat: Seat) -> Zone:
    """A player's hand."""
    return f"notable.{seat}.hand"


@cache
def discard(seat: Seat) -> Zone:
    """A player's discard pile, its top card last."""
    return f"notable.{seat}.discard"


@cache
def played(seat: Seat) -> Zone:
    """Cards that a player is playing, until they have done all they do."""
    return f"notable.{seat}.played"


@cache
def committed(seat: Seat) -> Zone:
    """Cards that a player has fought with in the Arena, once all are open."""
    return f"notable.{seat}.committed"


@cache
def drawn(seat: Seat) -> Zone:
    """Quest or Oracle cards that a player chooses from, and only that player sees."""
    return f"notable.{seat}.drawn"


@cache
def tokens(seat: Seat) -> Zone:
    """Property and monster tokens that a player has not used; their fronts are known to all."""
    return f"notable.{seat}.tokens"


@cache
def used(seat: Seat) -> Zone:
    """Tokens that a player has used, and the one of the Paladin."""
    return f"notable.{seat}.used"


@cache
def jewels(seat: Seat) -> Zone:
    """A player's jewel tokens."""
    return f"notable.{seat}.jewels"


@cache
def home(seat: Seat) -> Zone:
    """Characters of a player that can be placed."""
    return f"notable.{seat}.home"


@cache
def recruits(seat: Seat) -> Zone:
    """Characters that joined a player this round; they can be placed in the next."""
    return f"notable.{seat}.recruits"


@cache
def arms(seat: Seat) -> Zone:
    """Coats of arms that a player can still put on buildings."""
    return f"notable.{seat}.arms"


@cache
def shield(seat: Seat) -> Zone:
    """Where a player has the Shield of the Ancients."""
    return f"notable.{seat}.shield"


@cache
def first_token(seat: Seat) -> Zone:
    """Where a player has the first player token."""
    return f"notable.{seat}.first"


@cache
def space(place: str, number: int) -> Zone:
    """A space of a place, from the left, beginning with 1; the Surroundings have their line."""
    return f"space.{place}.{number}"


@cache
def owner_spot(place: str) -> Zone:
    """The owner's spot of a building."""
    return f"owner.{place}"


@cache
def bed(number: int) -> Zone:
    """A bed of the Hospital beyond its spaces, beginning with 1 (ruling 28)."""
    return f"bed.{number}"


@cache
def title(place: str) -> Zone:
    """Where the property token of a building lies until it is sold."""
    return f"title.{place}"


@cache
def owned(place: str) -> Zone:
    """Where the coat of arms of a building's owner hangs."""
    return f"owned.{place}"


@cache
def place_of(spot: Zone) -> str:
    """The place that a spot belongs to; empty if the zone is no spot."""
    if spot == LINE:
        return SURROUNDINGS
    first, _, rest = spot.partition(".")
    if first == "bed":
        return HOSPITAL
    return rest.partition(".")[0] if first in ("space", "owner") else ""


@cache
def number_of(place: str) -> int:
    """The number of a place, 1 to 10."""
    return PLACES.index(place) + 1


@cache
def patient(character: Piece) -> Key:
    """Mark: a character that fell in the fight and lies in the Hospital."""
    return ("patient", character)


@cache
def kind_of(piece: Piece) -> str:
    """The id in the content of a piece: ``market.axe.2`` is an axe."""
    return piece.split(".")[1]


@cache
def family(piece: Piece) -> str:
    """What sort of thing a piece is: ``market``, ``character``; of a hidden one its back."""
    return piece.partition(".")[0].removeprefix("?")


_DECKS = frozenset(
    (
        MARKET_DECK,
        LOOT_DECK,
        MINE_DECK,
        QUEST_DECK,
        ORACLE_DECK,
        ORACLE_MIXED,
        MONSTER_DECK,
        MONSTERS_UNUSED,
        TROPHY_POOL,
        JEWEL_POOL,
        TITLE_POOL,
        *(title(place) for place in BUILDINGS),
    )
)
_OWN = frozenset(("hand", "drawn", "tokens", "jewels"))


@cache
def audience(zone: Zone) -> Audience | Each:
    """Decks are for nobody; hands, tokens and what is drawn for their player; piles by place."""
    if zone in _DECKS:
        return NOBODY
    seat = seat_of(zone)
    if seat is None:
        return EVERYBODY
    part = zone.split(".")[2]
    if part == "deck":
        return NOBODY
    if part in _OWN:
        return frozenset((seat,))
    return _pile_of(seat) if part == "discard" else EVERYBODY


def _pile_of(seat: Seat) -> Each:
    """All see the top card unless it is a Quest; the rest is the owner's (ruling 41)."""
    alone = frozenset((seat,))

    def sees(index: int, count: int, piece: Piece) -> Audience:
        return EVERYBODY if index == count - 1 and family(piece) != "quest" else alone

    return Each(sees)
