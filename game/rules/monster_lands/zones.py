"""Names of the places, owners, counters and marks of Monster Lands, built here and nowhere else.

Pieces: ``member.fandor`` (the card) and ``token.fandor`` (its token), ``monster.gator``,
``gear.noxx.1``, ``region.kale``, ``trap.plus_4.2``, ``loot.gold_12``, ``mission.tournament``,
``list.3``, ``panic.mine``, ``madhala.1`` (her tokens), dice ``force.7``, ``magic.3``,
``persuasion.2``, ``attack.1``. Novices are ``member.novicius.1`` and have no token.

An expedition is named by its place and its number from the left: ``a.1`` to ``a.4`` and ``b.1`` to
``b.4`` in the regions, ``gates.1`` (upper) and ``gates.2``, ``left.1``, ``left.2`` on the
competitive mission, ``right.1``, ``right.2`` on the contract.

Names are cached: rules ask for the same few hundred all the time.
"""

from __future__ import annotations

from functools import cache

from game.engine import EVERYBODY, NOBODY, Audience, Piece, Seat, Zone, turns
from game.engine.table import Key
from game.rules.monster_lands.vocabulary import Colour

COLOURS: tuple[Colour, ...] = ("force", "magic", "persuasion")
REGIONS = ("a", "b")
GATES = "gates"
COMPETITIVE = "left"
CONTRACT = "right"
BUILDINGS = ("hunter", "alchemist", "tavern", "armoury", "pawnshop", "bazaar", "mine")

# Piles and offers.
MERCENARY_DECK = "tavern.deck"
TAVERN = "tavern.offer"
MERCENARY_DISCARD = "tavern.discard"
NOVICES = "tavern.novices"
#: Novices for a clan without members when the stack is empty (ruling 72).
SPARE_NOVICES = "novices.spare"
TOKENS = "tokens"
TRAP_SUPPLY = "traps.supply"
TRAPS = "traps.offer"
TRAP_DISCARD = "traps.discard"
#: Traps handed over for a contract: nobody else learns which (DP-31).
TRAPS_HANDED_OVER = "traps.handed_over"
AMBUSH_PILE = "traps.madhala"
GEAR_DECK = "bazaar.deck"
BAZAAR = "bazaar.offer"
MONSTER_DECK = "monsters.deck"
MONSTER_DISCARD = "monsters.discard"
ESCAPED = "monsters.escaped"
REGION_DECK = "regions.deck"
LIST_PILE = "lists.pile"
LOOT_PILE = "loot.pile"
LOOT = "loot.offer"
MISSION_BAG = "missions.bag"
PAIRS = "pairs"
INITIAL_TRAPS = "traps.initial"
PANIC_PILE = "panic.pile"
PANIC = "panic.placed"
#: The owner of what is Madhala's.
MADHALA = "madhala"
MADHALA_HOME = f"{MADHALA}.home"
MADHALA_DICE = f"{MADHALA}.dice"
BATTLE_DICE = "battle.dice"
#: Out of the game: unused pairs, spent loot, dropped equipment, done missions.
GONE = "gone"

# Counters of a clan or of an expedition.
GLORY, GOLD, DEFENCE, POTION, VENOM = "glory", "gold", "defence", "potion", "venom"
#: Defence talents that the space of an expedition lends (advantage, guards).
GUARDS = "guards"
#: Missions a clan fulfilled (a scenario counts them).
MISSIONS_DONE = "missions"

# Marks.
ROUND = turns.ROUND
FIRST = turns.FIRST
PLAYERS = turns.PLAYERS
SETTINGS = "settings"
#: "deployment", "adventure" ...: where in the round we are.
PHASE = "phase"


@cache
def clan(seat: Seat) -> str:
    """The owner of a clan's counters."""
    return f"clan.{seat}"


@cache
def seat_of(zone: Zone) -> Seat | None:
    """The clan that a zone belongs to, if it is one of a clan board."""
    parts = zone.split(".")
    return int(parts[1]) if parts[0] == "clan" else None


@cache
def pool(seat: Seat) -> Zone:
    """Dice to be placed this round."""
    return f"clan.{seat}.pool"


@cache
def members(seat: Seat) -> Zone:
    """Cards of the clan."""
    return f"clan.{seat}.members"


@cache
def home(seat: Seat) -> Zone:
    """Tokens of unassigned members."""
    return f"clan.{seat}.home"


@cache
def traps(seat: Seat) -> Zone:
    """Traps on the clan board, face down."""
    return f"clan.{seat}.traps"


@cache
def loot(seat: Seat) -> Zone:
    """Loot tokens held."""
    return f"clan.{seat}.loot"


@cache
def trophies(seat: Seat) -> Zone:
    """Monsters killed and kept."""
    return f"clan.{seat}.trophies"


@cache
def regions(seat: Seat) -> Zone:
    """Regions conquered."""
    return f"clan.{seat}.regions"


@cache
def spent(seat: Seat) -> Zone:
    """Dice given away this round, until they go back (exchanges, regions)."""
    return f"clan.{seat}.spent"


@cache
def worn(member: Piece) -> Zone:
    """Equipment that a member carries."""
    return f"worn.{member}"


@cache
def dice(colour: str) -> Zone:
    """The supply of a kind of die."""
    return f"dice.{colour}"


@cache
def building(name: str) -> Zone:
    """A building as a whole: where a click on it points; nothing ever lies there."""
    return f"building.{name}"


@cache
def panic(name: str) -> Piece:
    """The panic token of a building."""
    return f"panic.{name}"


@cache
def slot(name: str, number: int) -> Zone:
    """A slot of a building; the Pawnshop has one that never fills."""
    return f"slot.{name}.{number}"


@cache
def land(place: str) -> Zone:
    """The region card of place a or b."""
    return f"land.{place}.card"


@cache
def lair(place: str) -> Zone:
    """The monster of a region, or of the Gates."""
    return f"lair.{place}"


@cache
def trails(place: str) -> Zone:
    """The expedition list under a region."""
    return f"land.{place}.list"


@cache
def mission(place: str) -> Zone:
    """The mission tile on the left or right spot."""
    return f"mission.{place}"


@cache
def expedition(place: str, number: int) -> str:
    """The name of an expedition."""
    return f"{place}.{number}"


@cache
def place_of(exp: str) -> str:
    """The place of an expedition."""
    return exp.partition(".")[0]


@cache
def number_of(exp: str) -> int:
    """The number of an expedition in its place."""
    return int(exp.partition(".")[2])


@cache
def exp_of(zone: Zone) -> str:
    """The expedition that a zone of an expedition belongs to."""
    return zone.removeprefix("exp.").rpartition(".")[0]


@cache
def owner(exp: str) -> str:
    """The owner of what is counted on an expedition (gold, bottles, Defence tokens, guards)."""
    return f"exp.{exp}"


@cache
def envoy(exp: str) -> Zone:
    """The token sent on an expedition."""
    return f"exp.{exp}.envoy"


@cache
def exp_dice(exp: str) -> Zone:
    """Dice on an expedition, those on its traps included."""
    return f"exp.{exp}.dice"


@cache
def safe_dice(exp: str) -> Zone:
    """Dice on reinforced traps, which nobody can steal."""
    return f"exp.{exp}.safe"


@cache
def face_down(exp: str, seat: Seat) -> Zone:
    """Traps of a seat on an expedition, face down, from the top."""
    return f"exp.{exp}.down.{seat}"


@cache
def face_up(exp: str) -> Zone:
    """Traps turned up on an expedition (not ambushes)."""
    return f"exp.{exp}.up"


@cache
def ambushes(exp: str) -> Zone:
    """Ambushes turned up on an expedition."""
    return f"exp.{exp}.ambush"


@cache
def exp_loot(exp: str) -> Zone:
    """Loot used on an expedition, at work until the battle ends."""
    return f"exp.{exp}.loot"


@cache
def leader(seat: Seat) -> Key:
    """Mark: the member that leads a clan."""
    return ("leader", seat)


@cache
def manager(region: Piece) -> Key:
    """Mark: the member that manages a region."""
    return ("manager", region)


@cache
def used(card: Piece) -> Key:
    """Mark: (round, how often) a card was used."""
    return ("used", card)


@cache
def rerolled(source: str) -> Key:
    """Mark: (round, dice...) that something has rerolled, if it may do so once a die."""
    return ("rerolled", source)


@cache
def is_out(seat: Seat) -> Key:
    """Mark: the round in which a seat has passed."""
    return ("out", seat)


#: The seat number that stands for Madhala in zone names.
MADHALA_SEAT = 9

_NOBODYS = {
    MERCENARY_DECK,
    TRAP_SUPPLY,
    TRAPS_HANDED_OVER,
    AMBUSH_PILE,
    GEAR_DECK,
    MONSTER_DECK,
    REGION_DECK,
    LIST_PILE,
    LOOT_PILE,
    MISSION_BAG,
    PANIC_PILE,
}


@cache
def audience(zone: Zone) -> Audience:
    """Piles are for nobody; traps face down are for their owner."""
    if zone in _NOBODYS:
        return NOBODY
    parts = zone.split(".")
    if parts[0] == "clan" and parts[2] == "traps":
        return frozenset((int(parts[1]),))
    if parts[0] == "exp" and parts[3] == "down":
        seat = int(parts[4])
        return NOBODY if seat == MADHALA_SEAT else frozenset((seat,))
    return EVERYBODY


@cache
def back(piece: Piece) -> str:
    """What a hidden piece looks like from behind."""
    return piece.partition(".")[0]
