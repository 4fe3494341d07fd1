"""Words for the ids that texts speak of: seats, Heroes, pieces, places, sides.

Arguments that a text only chooses its wording by (see `SELECTORS`) are left as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine import Arg
from game.library.content import Words
from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of, monster

#: Names of arguments that hold seats, alone or in a list.
SEAT_ARGS = frozenset(("seat", "seats_won", "owner"))
#: Names of arguments that a text chooses between ids by.
SELECTORS = frozenset(("what", "group", "counter"))
#: What stands where nothing is meant, for a text to choose by.
NOTHING = "none"

_SEAT = Words("Player {}", "Joueur {}")
_SIDES: Mapping[str, Words] = {
    "east": Words("East", "À l’est"),
    "north_east": Words("North-east", "Au nord-est"),
    "north_west": Words("North-west", "Au nord-ouest"),
    "west": Words("West", "À l’ouest"),
    "south_west": Words("South-west", "Au sud-ouest"),
    "south_east": Words("South-east", "Au sud-est"),
    "centre": Words("Centre", "Au centre"),
    "space_a": Words("North-west", "Au nord-ouest"),
    "space_b": Words("North-east", "Au nord-est"),
    "space_c": Words("South", "Au sud"),
}
#: Lines of the score sheet.
_SOURCES: Mapping[str, Words] = {
    "reputation": Words("Reputation", "Réputation"),
    "wealth": Words("Wealth", "Richesses"),
    "resources": Words("Natural Resources", "Ressources Naturelles"),
    "hero": Words("Hero tokens", "Jetons Héros"),
    "interaction": Words("Interaction tokens", "Jetons Interaction"),
    "trade": Words("Trade tokens", "Jetons Commerce"),
    "killed": Words("Heroes killed", "Héros tués"),
    "quests": Words("Quests", "Quêtes"),
    "elites": Words("Elites", "Élites"),
    "deaths": Words("Deaths", "Morts"),
}
_TILE = Words("a tile of Chapter {}", "une tuile du Chapitre {}")
_TOKEN = Words("the {} token", "le jeton {}")
_DIE = Words("a die", "un dé")
_GOLEM = Words("the Golem", "le Golem")
_HERO = Words("the Hero of player {}", "le Héros du joueur {}")
#: Backs of cards that nobody may see.
_BACKS: Mapping[str, Words] = {
    "silver": Words("a Silver card", "une carte Argent"),
    "gold": Words("a Gold card", "une carte Or"),
    "combat": Words("a Combat card", "une carte Combat"),
    "control": Words("a Control card", "une carte Contrôle"),
    "bounty": Words("a Bounty", "une Prime"),
    "elite": Words("an Elite Monster", "un Monstre Élite"),
    "quest": Words("a Quest", "une Quête"),
    "legend": Words("a Legend", "une Légende"),
    "foe": Words("a herald of Mirrezil", "un héraut de Mirrezil"),
    "hecatomb": Words("a Hecatomb card", "une carte Hécatombe"),
    "offensive": Words("an Offensive card", "une carte Offensive"),
    "chapter": _TILE,
    "monster": Words("a Monster of Level {}", "un Monstre de Niveau {}"),
    "treasure": Words("a Treasure of Level {}", "un Trésor de Niveau {}"),
}
_PILE = Words("a tile", "une tuile")


def _of_die(piece: str) -> Words:
    return _DIE


def _of_token(piece: str) -> Words:
    action = box().actions[zones.action_of(piece)].name
    return Words(_TOKEN.en.format(action.en), _TOKEN.fr.format(action.fr))


def _of_hero(piece: str) -> Words:
    number = int(kind_of(piece)) + 1
    return Words(_HERO.en.format(number), _HERO.fr.format(number))


def _of_territory(piece: str) -> Words:
    chapter = box().territory[kind_of(piece)].chapter
    return Words(_TILE.en.format(chapter), _TILE.fr.format(chapter))


_PIECES: Mapping[str, Callable[[str], Words]] = {
    "hero": _of_hero,
    "sheet": lambda piece: box().heroes[kind_of(piece)].name,
    zones.CONTROL: lambda piece: box().heroes[kind_of(piece)].name,
    "tile": lambda piece: box().tiles[kind_of(piece)].name,
    "item": lambda piece: box().items[kind_of(piece)].name,
    "resource": lambda piece: box().resources[kind_of(piece)].name,
    "gem": lambda piece: box().gems[kind_of(piece)].name,
    "essence": lambda piece: box().essences[kind_of(piece)].name,
    "monster": lambda piece: monster(piece).name,
    "elite": lambda piece: monster(piece).name,
    "foe": lambda piece: monster(piece).name,
    "bounty": lambda piece: box().bounties[kind_of(piece)].name,
    "silver": lambda piece: box().silver[kind_of(piece)].name,
    "gold": lambda piece: box().gold[kind_of(piece)].name,
    "quest": lambda piece: box().quests[kind_of(piece)].name,
    "legend": lambda piece: box().legends[kind_of(piece)].name,
    "hecatomb": lambda piece: box().hecatomb[kind_of(piece)].name,
    "offensive": lambda piece: box().offensives[kind_of(piece)].name,
    "golem": lambda piece: _GOLEM,
    "token": _of_token,
    "die": _of_die,
    "monster_die": _of_die,
    "territory": _of_territory,
}


def naming(name: str, value: Arg, lang: str) -> str | int | None:
    """What to show for an argument of a text; None shows it as it is."""
    if name in SELECTORS or value == NOTHING or isinstance(value, tuple):
        return None
    if isinstance(value, int):
        return _SEAT.in_(lang).format(value + 1) if name in SEAT_ARGS else None
    words = _words(name, value)
    return words.in_(lang) if words else None


def _words(name: str, value: str) -> Words | None:
    if value.startswith("?"):
        return _back(value[1:].partition(".")[0])
    if name == "grade":
        scenario, _, number = value.partition(".")
        return box().scenarios[scenario].victory.grades[int(number)].name
    if name == "side":
        return _SIDES.get(value)
    if name == "source":
        return _SOURCES.get(value)
    group, dot, rest = value.partition(".")
    if group == "hero" and "." in rest:
        return _place(zones.last_part(value))
    if dot and group in _PIECES:
        return _PIECES[group](value)
    return _word(value)


def _place(name: str) -> Words | None:
    """A place of a Hero board."""
    worn = box().words.worn_names.get(name)
    if worn is not None or not name[1:].isdigit():
        return worn
    return Words(f"slot {name[1:]}", f"emplacement {name[1:]}")


def _back(kind: str) -> Words:
    """What a hidden piece looks like from behind."""
    group, _, rest = kind.partition("_")
    found = _BACKS.get(group)
    if found is None:
        return _PILE
    return Words(found.en.format(rest), found.fr.format(rest))


def _word(value: str) -> Words | None:
    """A word of the content: a place, a scenario, an Encounter, a slot, a kind, a term."""
    content = box()
    named: tuple[Mapping[str, Words], ...] = (
        content.words.place_names,
        content.words.worn_names,
        content.words.slot_names,
        content.words.kind_names,
        content.words.set_names,
        content.words.term_names,
    )
    for table in named:
        if value in table:
            return table[value]
    for things in (content.scenarios, content.encounters, content.heroes, content.actions):
        if value in things:
            words: Words = things[value].name
            return words
    return None
