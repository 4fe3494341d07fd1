"""Words for the ids that texts speak of: seats, cards, characters, places, sources.

Arguments that a text only chooses its wording by (see `SELECTORS`) are left as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine import Arg
from game.library.content import Words
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import bonus, box, card, character, monster, omen, place, quest
from game.rules.rivenoire.zones import kind_of

#: Names of arguments that hold seats, alone or in a list.
SEAT_ARGS = frozenset(("seat", "seats_won", "seats_in", "owner"))
#: Names of arguments that a text chooses between ids by.
SELECTORS = frozenset(("by",))

_SEAT = Words("Player {}", "Joueur {}")
_BED = Words("an extra bed", "un lit de plus")
_LINE = Words("the battle line", "la file de combat")
_SPACE = Words("{}, space {}", "{}, case {}")
_OWNER = Words("{}, owner’s spot", "{}, place du propriétaire")
_SIGNED = Words("{} {}", "{} {}")
_ARMS = Words("a coat of arms", "un blason")
_JEWEL = Words("a jewel token", "un pion Joyaux")
_DIE = Words("the monster die", "le dé Monstre")
_TITLE = Words("Property token ({} coins): {}", "Pion Propriété ({} pièces)\u00a0: {}")
_TROPHY = Words("Monster token: {}", "Pion Monstre\u00a0: {}")
#: Backs of what somebody may not see.
_BACKS = {
    "card": Words("a card", "une carte"),
    "oracle": Words("an Oracle card", "une carte Oracle"),
    "monster": Words("a monster", "un monstre"),
    "property": Words("a property token", "un pion Propriété"),
    "trophy": Words("a monster token", "un pion Monstre"),
    "jewel": _JEWEL,
}
#: Lines of the score sheet.
_SOURCES = {
    "fame": Words("Fame", "Renommée"),
    "buildings": Words("Buildings", "Bâtiments"),
    "trio": Words("Hero trio", "Trio de héros"),
    "diamonds": Words("Diamonds", "Diamants"),
    "magic": Words("Magic", "Magie"),
    "gold": Words("Gold", "Or"),
    "wounds": Words("Wounds", "Blessures"),
    "beers": Words("Beers", "Binouses"),
}


def _filled(words: Words, *parts: Words | str) -> Words:
    en = [each if isinstance(each, str) else each.en for each in parts]
    fr = [each if isinstance(each, str) else each.fr for each in parts]
    return Words(words.en.format(*en), words.fr.format(*fr))


def _card(piece: str) -> Words:
    """With its sign, where several cards have the same name."""
    found = card(piece)
    return found.name if found.sign is None else _filled(_SIGNED, found.name, found.sign)


def _way(source: str) -> Words:
    _, name, number = source.split(".")
    return box().oracle[name].ways[int(number)]


def _title(piece: str) -> Words:
    price = box().properties[kind_of(piece)].price
    return _filled(_TITLE, str(price), bonus(piece).name)


def _space(zone: str) -> Words:
    _, name, number = zone.split(".")
    return _filled(_SPACE, place(name).name, number)


_PIECES: Mapping[str, Callable[[str], Words]] = {
    "starter": _card,
    "market": _card,
    "loot": _card,
    "mine": _card,
    "quest": lambda piece: quest(piece).name,
    "wound": lambda piece: box().burdens["wound"].name,
    "beer": lambda piece: box().burdens["beer"].name,
    "oracle": lambda piece: omen(piece).name,
    "way": _way,
    "monster": lambda piece: monster(piece).name,
    "character": lambda piece: character(piece).name,
    "property": _title,
    "trophy": lambda piece: _filled(_TROPHY, bonus(piece).name),
    "jewel": lambda piece: _JEWEL,
    "arms": lambda piece: _ARMS,
    "die": lambda piece: _DIE,
    "face": lambda source: box().faces[kind_of(source)].name,
    "attack": lambda source: box().attacks[kind_of(source)].name,
    "place": lambda source: place(kind_of(source)).name,
    "gain": lambda source: place(kind_of(source)).name,
    "space": _space,
    "owner": lambda zone: _filled(_OWNER, place(kind_of(zone)).name),
    "title": lambda zone: place(kind_of(zone)).name,
    "bed": lambda zone: _BED,
}


def naming(name: str, value: Arg, lang: str) -> str | int | None:
    """What to show for an argument of a text; None shows it as it is."""
    if name in SELECTORS or isinstance(value, tuple):
        return None
    if isinstance(value, int):
        return _SEAT.in_(lang).format(value + 1) if name in SEAT_ARGS else None
    if value.startswith("?"):
        back = value[1:].partition(".")[0].partition("_")[0]
        return _BACKS[back].in_(lang)
    words = _of_piece(value) or _word(name, value)
    return words.in_(lang) if words else None


def _of_piece(value: str) -> Words | None:
    kind, dot, _ = value.partition(".")
    return _PIECES[kind](value) if dot and kind in _PIECES else None


def _word(name: str, value: str) -> Words | None:
    """A word of the content: a line of the score sheet, a place, a kind of character, a label."""
    content = box()
    if name == "source" and value in _SOURCES:
        return _SOURCES[value]
    if value == zones.LINE:
        return _LINE
    if value in zones.PLACES:
        return place(value).name
    if value in content.characters:
        return content.characters[value].name
    return content.phases.get(value) or content.labels.get(value)
