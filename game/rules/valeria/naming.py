"""Words for the ids that texts speak of: seats, pieces, places, sources, resources.

Arguments that a text only chooses its wording by (see `SELECTORS`) are left as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine import Arg
from game.library.content import Words
from game.rules.valeria import zones
from game.rules.valeria.content import award, box, champion, kind_of, plan, scroll

#: Names of arguments that hold seats, alone or in a list.
SEAT_ARGS = frozenset(("seat", "seats_won", "owner"))
#: Names of arguments that a text chooses between ids by.
SELECTORS = frozenset(("by",))

_SEAT = Words("Player {}", "Joueur {}")
_ADVERSARY = Words("the Adversary", "l’Adversaire")
_CAMP = Words("Camp", "le Camp")
_SIDE = {"a": Words("side A", "face A"), "b": Words("side B", "face B")}
_GEM = Words("a Gem", "une Gemme")
_MARKER = Words("a Conquest Marker", "un marqueur Conquête")
_WARDEN = Words("the Warden of player {}", "le Gardien du joueur {}")
_LINK = Words("Chain Bonus: {}", "Bonus de Chaîne : {}")
#: Backs of cards that nobody may see.
_BACKS = {
    "plan": Words("a Battle Plan", "un Stratagème"),
    "immediate": Words("an Instant Champion", "un Champion Immédiat"),
    "permanent": Words("an Ongoing Champion", "un Champion Permanent"),
    "endgame": Words("an End-game Champion", "un Champion Décompte"),
}
#: Lines of the score sheet.
_SOURCES = {
    zones.FROM_PLANS: Words("Battle Plans", "Stratagèmes"),
    zones.FROM_ZONES: Words("Skirmish Zones", "Zones d’Escarmouche"),
    zones.FROM_AWARDS: Words("Awards", "Distinctions"),
    zones.FROM_OVERFLOW: Words("Influence beyond the track", "Influence au-delà de la piste"),
    "dice": Words("Dice on the board", "Dés sur le plateau"),
}


def _warden(piece: str) -> Words:
    seat = kind_of(piece)
    if seat == zones.ADVERSARY:
        return _ADVERSARY
    number = int(seat) + 1
    return Words(_WARDEN.en.format(number), _WARDEN.fr.format(number))


def _link(source: str) -> Words:
    name = box().links[kind_of(source)].name
    return Words(_LINK.en.format(name.en), _LINK.fr.format(name.fr))


_PIECES: Mapping[str, Callable[[str], Words]] = {
    "plan": lambda piece: plan(piece).name,
    "champion": lambda piece: champion(piece).name,
    "award": lambda piece: award(piece).name,
    "scroll": lambda piece: scroll(piece).name,
    "board": lambda piece: box().boards[kind_of(piece)].name,
    "gem": lambda piece: _GEM,
    "marker": lambda piece: _MARKER,
    "warden": _warden,
    "link": _link,
    "slot": lambda source: box().slots[kind_of(source)].name,
    "space": lambda source: box().spaces[kind_of(source)].name,
    "shrine": lambda zone: box().shrines[kind_of(zone)].name,
}


def naming(name: str, value: Arg, lang: str) -> str | int | None:
    """What to show for an argument of a text; None shows it as it is."""
    if name in SELECTORS or isinstance(value, tuple):
        return None
    if isinstance(value, int):
        return _number(name, value, lang)
    if value.startswith("?"):
        return _BACKS[value[1:].partition(".")[0]].in_(lang)
    if name == "place":
        return _towards(value).in_(lang)
    words = _SOURCES.get(value) or _place(value) or _of_piece(value) or _word(name, value)
    return words.in_(lang) if words else None


def _number(name: str, value: int, lang: str) -> str | None:
    if name in SEAT_ARGS:
        return _SEAT.in_(lang).format(value + 1)
    if name == "start_score":
        levels = [each for each in box().levels.values() if each.score == value]
        return f"{levels[0].name.in_(lang)} ({value})" if levels else None
    return None


def _towards(zone: str) -> Words:
    """The way to a shrine or to a Camp."""
    shrine = zones.shrine_of(zone)
    if not shrine:
        return Words("to Camp", "au Camp")
    name = box().shrines[shrine].name
    return Words(f"to the {name.en}", f"au {name.fr}")


def _place(value: str) -> Words | None:
    """A Camp, a slot or a space of a player's, by the name of its zone."""
    parts = value.split(".")
    if parts[0] != "warden" or len(parts) < 3:
        return None
    if parts[2] == zones.CAMP:
        return _CAMP
    if parts[2] in ("slot", "space"):
        return _PIECES[parts[2]](f"{parts[2]}.{parts[3]}")
    return None


def _of_piece(value: str) -> Words | None:
    kind, dot, _ = value.partition(".")
    if not dot:
        return None
    if kind in box().troops:
        return box().troops[kind].name
    return _PIECES[kind](value) if kind in _PIECES else None


def _word(name: str, value: str) -> Words | None:
    """A word of the content: a troop, a type, a zone, a link, a side, a label."""
    content = box()
    if name == "side":
        return _SIDE.get(value)
    for named in (content.troops, content.types, content.zones, content.links, content.spaces):
        found = named.get(value)
        if found is not None:
            words: Words = found.name
            return words
    return content.labels.get(value)
