"""Names of the places, owners, counters and marks of Euthia, built here and nowhere else.

Pieces: ``territory.<id>``, ``hero.<seat>`` (who stands on the map), ``token.<seat>.<action>.<1|2>``
(Action tokens), ``die.<seat>.<1|2>``, ``monster_die.<1|2>``, ``sheet.<hero>``, ``tile.<id>`` (Hero
tiles), ``item.<id>.<copy>``, ``resource.<id>.<copy>``, ``gem.<name>.<copy>``,
``essence.<element>.<copy>``, ``monster.<id>.<copy>``, ``elite.<id>``, ``bounty.<id>``,
``foe.<id>``, ``silver.<id>.<copy>``, ``gold.<id>.<copy>``, ``combat.<id>``,
``control_card.<hero>.<copy>``, ``quest.<id>``.

A tile that is exhausted and a Gem that is inactive show the face `SPENT`. Hero, Interaction and
Trade tokens are counters of the space where they lie. Names are cached: rules ask for the same few
hundred all the time.
"""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Seat, Zone, turns
from game.engine.table import Key
from game.rules.euthia.vocabulary import LEVELS, SHOPS, TERRAINS

#: The face of an exhausted tile and of an inactive Gem.
SPENT = "exhausted"

# Piles and offers that have no name of their own.
STACK = "territory.stack"
SHEETS = "heroes.free"
BOUNTIES = "bounty.deck"
#: The Bounty that is open, and its Elite.
BOUNTY = "bounty.open"
ELITES = "elites"
ELITE = "elites.open"
#: Out of the game: what everybody saw, and what left unseen.
GONE = "gone"
REMOVED = "removed"
#: The Monster that is fought, the cards played against the Hero, the Monster's dice.
FIGHT = "fight"
FIGHT_CARDS = "fight.cards"
MONSTER_DICE = "fight.dice"
#: Mark: whose Bags the Monster came from, where no card of its Level was left (ruling 39).
LENT = "lent"
#: Face-down cards that feed Chaos in solo and cooperative games.
SILVER_RESERVE = "reserve.silver"
GOLD_RESERVE = "reserve.gold"
#: The heralds of a finale, and Legends to be told.
MIRREZIL, LEGENDS, ARTIFACTS = "heralds", "legends", "artifacts"
SILVER, GOLD_CARD, COMBAT, CONTROL = "silver", "gold", "combat", "control_card"

# Counters of a Hero.
GOLD, HEALTH, MAX_HEALTH, REPUTATION = "gold", "health", "max_health", "reputation"
GAAR, DWURT, DWURT_DIE = "gaar", "dwurt", "dwurt_die"
MOVEMENT = "movement"
#: How many Bags are not covered by Grey Sacks.
BAG_ROOM = "bag_room"
DEATHS, KILLS = "deaths", "kills"
#: Foes beaten in a finale.
FOES_BEATEN = "foes_beaten"
#: Entries of the Hunt ledger, by Level 1 and by Level 2 or higher.
LEDGER_1, LEDGER_2 = "ledger_1", "ledger_2"
LEDGER = (LEDGER_1, LEDGER_2)

#: Tokens on a space, by kind; each is a counter of the space for each seat.
HERO_TOKEN, INTERACTION, TRADE_TOKEN = "hero", "interaction", "trade"
TOKEN_KINDS = (HERO_TOKEN, INTERACTION, TRADE_TOKEN)
#: Counter of a space: all tokens on it, whoever's they are.
TOKENS = "tokens"

#: The Combat card that gives the Monster's dice, in solo and cooperative games.
COMBAT_CARD = "fight.combat"

# Counters of the fight (owner `FIGHT`).
HOPE, DAMAGE, CHAOS, MONSTER_GAAR, COMBAT_ROUND = "die_of_hope", "damage", "chaos", "gaar", "round"

# Marks.
ROUND = turns.ROUND
FIRST = turns.FIRST
PLAYERS = turns.PLAYERS
SETTINGS = "settings"
#: The seat whose turn it is.
ACTIVE = turns.ACTIVE
#: The tiles on the table in the order of their laying, each as ``q.r.id``.
MAP = "laid_tiles"
#: The Hero roll that is being made: what it is for, and (source, value) of every modifier.
ROLL = "hero_roll"
#: The round in which the quarry was taken; who took it is told.
QUARRY = "quarry"
#: The Portal that the Hero came out of, until it changes space otherwise (ruling 13).
PORTAL_LOCK = "portal_lock"
#: The Encounters where a Quest was completed this turn, and Quests tried without success.
QUESTS_DONE, QUESTS_TRIED = "quests_done", "quests_tried"
#: The fight that is on: the Hero's seat, the Monster player's (or -1), the space (or nothing).
SIDES = "fight_sides"
#: What this Trade Action costs less, each as (gold, scope), and how often the Offer was renewed.
DISCOUNT, REFRESHED = "price_cuts", "offer_renewed"
#: The Elites that were called to a finale.
FOES_MET = "foes_met"
#: A Mine Cart is used in this Mining Action.
CART = "mine_cart_used"


@cache
def notes(name: str) -> Key:
    """Mark: what was added to a number of the fight so far, each as (source, value)."""
    return (FIGHT, name)


#: The tile and block that the Hero attacks with, and the blocks used up for this attack.
ATTACK_TILE, USED = notes("attack_tile"), notes("blocks_used")


@cache
def hero(seat: Seat) -> str:
    """The owner of a player's counters; also the piece on the map."""
    return f"hero.{seat}"


@cache
def seat_of(zone: Zone) -> Seat | None:
    """The player that a zone belongs to, if it is one of a player's."""
    parts = zone.split(".")
    return int(parts[1]) if parts[0] == "hero" and len(parts) > 2 else None


@cache
def space(q: int, r: int) -> Zone:
    """An outer space of the map."""
    return f"space.{q}.{r}"


@cache
def centre(q: int, r: int) -> Zone:
    """The centre of the Special tile with this anchor."""
    return f"centre.{q}.{r}"


@cache
def slot(q: int, r: int) -> Zone:
    """Where a Territory tile lies, by its anchor."""
    return f"slot.{q}.{r}"


@cache
def at(zone: Zone) -> tuple[int, int]:
    """The coordinates of a space, a centre or a slot."""
    _, q, r = zone.split(".")
    return int(q), int(r)


@cache
def token(kind: str, seat: Seat) -> str:
    """The counter of a space for a player's tokens of a kind; also the total of that player."""
    return f"{kind}.{seat}"


@cache
def placed(kind: str) -> str:
    """A Hero's counter of all tokens of a kind on the map."""
    return f"placed.{kind}"


@cache
def chapter(number: str, kind: str) -> Zone:
    """Tiles of a Chapter and type that are still in the box."""
    return f"territory.{number}.{kind}"


@cache
def tiles_of(hero_name: str) -> Zone:
    """The Hero tiles of a Hero that nobody has taken yet."""
    return f"tiles.{hero_name}"


@cache
def deck(name: str) -> Zone:
    """A face-down pile."""
    return f"deck.{name}"


@cache
def discards(name: str) -> Zone:
    """The pile beside it."""
    return f"discards.{name}"


@cache
def monsters(level: int) -> str:
    """The name of the pile of Monsters of a Level."""
    return f"monster_{level}"


@cache
def treasure(level: int) -> str:
    """The name of the pile of Treasures of a Level."""
    return f"treasure_{level}"


@cache
def offer(shop: str) -> Zone:
    """The four tiles that a shop shows."""
    return f"offer.{shop}"


@cache
def supply(group: str, kind: str) -> Zone:
    """Gems, Essences and common tiles that nobody has."""
    return f"supply.{group}.{kind}"


@cache
def encounter_deck(name: str) -> Zone:
    """The Quests of an Encounter that are still face down."""
    return f"encounter.{name}.deck"


@cache
def encounter_box(name: str) -> Zone:
    """The Quests of an Encounter that has not been met."""
    return f"encounter.{name}.box"


@cache
def legend_at(q: int, r: int) -> Zone:
    """The Legend that is told in the centre of a Special tile."""
    return f"encounter.legend.{q}.{r}"


@cache
def reward_box(name: str) -> Zone:
    """The Reward tiles of an Encounter that has not been met."""
    return f"deck.{name}.box"


@cache
def quests(name: str) -> Zone:
    """The open Quests of an Encounter."""
    return f"encounter.{name}"


@cache
def set_gems(item: Piece) -> Zone:
    """The Gems set in a tile."""
    return f"set.{item}"


@cache
def laid_essences(tile: Piece) -> Zone:
    """The Essences laid on an Ability for good."""
    return f"laid.{tile}"


@cache
def own(seat: Seat, name: str) -> Zone:
    """A zone of a player's, by its name within the board."""
    return f"hero.{seat}.{name}"


@cache
def rest(seat: Seat) -> Zone:
    """Where a Hero waits before its first turn."""
    return own(seat, "rest")


@cache
def sheet(seat: Seat) -> Zone:
    """Which Hero a player is."""
    return own(seat, "sheet")


@cache
def hand(seat: Seat) -> Zone:
    """Silver and Gold cards, and Control cards kept."""
    return own(seat, "hand")


@cache
def bags(seat: Seat) -> Zone:
    """What lies in the Bags; Gaar beyond their places is counted there too (ruling 74)."""
    return own(seat, "bags")


@cache
def pouch(seat: Seat) -> Zone:
    """The places for Gems and Essences."""
    return own(seat, "pouch")


@cache
def found(seat: Seat) -> Zone:
    """What was gained and has no place yet (13.2)."""
    return own(seat, "found")


@cache
def action_tokens(seat: Seat) -> Zone:
    """Action tokens that can be spent; one of them may be left from the turn before."""
    return own(seat, "tokens")


@cache
def spent_tokens(seat: Seat) -> Zone:
    """Action tokens that were spent, or are not in use."""
    return own(seat, "spent")


@cache
def action_token(seat: Seat, action: str, number: int) -> Piece:
    """One of a player's two tokens of an Action."""
    return f"token.{seat}.{action}.{number}"


@cache
def action_of(piece: Piece) -> str:
    """The Action of a token."""
    return piece.split(".")[2]


@cache
def hero_slot(seat: Seat, name: str) -> Zone:
    """A Hero slot, for Weapons and Shields or for Abilities."""
    return own(seat, f"slot.{name}")


@cache
def worn(seat: Seat, name: str) -> Zone:
    """A place for Armour or Jewellery."""
    return own(seat, f"worn.{name}")


@cache
def last_part(zone: Zone) -> str:
    """What a zone is called within its group: ``h3`` of a slot, ``helmet`` of a place to wear."""
    return zone.rpartition(".")[2]


@cache
def pile(seat: Seat) -> Zone:
    """Hero tiles that are not revealed yet, the lowest value first."""
    return own(seat, "pile")


@cache
def reserve(seat: Seat) -> Zone:
    """Hero tiles that are revealed and neither learned nor bought."""
    return own(seat, "reserve")


@cache
def quests_kept(seat: Seat) -> Zone:
    """Quests completed."""
    return own(seat, "quests")


@cache
def friends(seat: Seat) -> Zone:
    """Character cards, which work beside the board and fill no Bag."""
    return own(seat, "friends")


@cache
def bounties_kept(seat: Seat) -> Zone:
    """Bounties earned."""
    return own(seat, "bounties")


@cache
def dice(seat: Seat) -> Zone:
    """A player's two Hero dice."""
    return own(seat, "dice")


@cache
def hero_die(seat: Seat, number: int) -> Piece:
    """One of a player's Hero dice."""
    return f"die.{seat}.{number}"


MONSTER_DIE = ("monster_die.1", "monster_die.2")


@cache
def unlocked(seat: Seat) -> Key:
    """Mark: the places of a board that were paid for, as ``slot.h5`` or ``worn.boots``."""
    return ("unlocked", seat)


#: Every face-down pile that is shuffled before anything is dealt.
PILES = (
    *SHOPS,
    *TERRAINS,
    *(f"treasure_{level}" for level in LEVELS),
    *(f"monster_{level}" for level in LEVELS),
    SILVER,
    GOLD_CARD,
    COMBAT,
    CONTROL,
    LEGENDS,
)
