"""What pieces and places of Rivenoire say of themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.faces import ground_of, icon_of, parts_of
from game.app.boards.rivenoire.outcomes import outcome, told
from game.app.boards.rivenoire.outlook import outlook
from game.app.boards.rivenoire.prices import price_now
from game.app.boards.rivenoire.reading import is_known, place_name, stands
from game.app.boards.rivenoire.skin import MONSTER, ON_PAPER, TOKEN
from game.app.boards.rivenoire.tavern import ground
from game.app.boards.rivenoire.tokenart import token_icon
from game.app.keep.seats import NOBODY
from game.app.table.board import Described
from game.app.table.sight import Sight
from game.app.widgets.cards import CardFace, Figure
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import (
    bonus,
    box,
    card,
    character,
    magic,
    omen,
    quest,
    title_of,
)
from game.rules.rivenoire.content import place as printed
from game.rules.rivenoire.costs import least_cost
from game.rules.rivenoire.help import left_for_fight
from game.rules.rivenoire.views import City, Notable
from game.rules.rivenoire.zones import family, kind_of

TEXT_KEYS = (
    "riv-tip-home",
    "riv-tip-placed",
    "riv-tip-patient",
    "riv-tip-recruit",
    "riv-tip-first-kept",
    "riv-tip-first",
)


def describe(sight: Sight, thing: str) -> Described | None:
    """A card with its rule and its price, or what a place is for."""
    if thing.startswith("?"):
        return _hidden(sight, thing)
    if thing == zones.LINE:
        return _place(sight, f"place.{zones.SURROUNDINGS}")
    maker = _MAKERS.get(family(thing))
    if maker is not None and ("." in thing or thing in _ALONE):
        return maker(sight, thing)
    return None


def _hidden(sight: Sight, thing: str) -> Described:
    """The back of a piece: a monster's tells its value, a title its price and points."""
    kind, words = family(thing), sight.words
    if kind.startswith("property_"):
        front = title_of(thing)
        return Described(sight.called(thing), words("riv-tip-front", coins=front.price,
                         points=front.points))  # fmt: skip
    if kind.startswith("monster_"):
        value = int(kind.rpartition("_")[2])
        return Described(sight.called(thing), words("riv-tip-monster-back", value=value))
    return Described(sight.called(thing))


def _card(sight: Sight, piece: str) -> Described:
    words, made = sight.words, card(piece)
    lang = words.lang
    lines = [made.text.in_(lang)]
    if magic(piece):
        lines.append(words("riv-tip-magic", count=magic(piece)))
    lines += [f"~~{said}~~" for said in (*_in_the_fight(sight, piece), *_real_cost(sight, piece))]
    return Described(made.name.in_(lang), "\n".join(lines), _face(sight, piece))


def _in_the_fight(sight: Sight, piece: str) -> list[str]:
    """What comes of playing or throwing it, for the fighter whose turn it is."""
    decision = sight.decision
    if decision is None or not sight.mine:
        return []
    numbers = [each for each in sight.numbers(piece) if len(decision.options[each].touches()) == 1]
    found = [outcome(sight, decision.options[each]) for each in numbers[:1]]
    return [said for each in found if each is not None for said in told(sight, each)]


def _real_cost(sight: Sight, piece: str) -> list[str]:
    """What a card of the stall takes from the hand of whoever looks, and leaves for the fight."""
    if sight.viewer == NOBODY or sight.view.places.get(piece) != zones.STALL:
        return []
    cost = least_cost(sight.view, sight.viewer, price_now(sight.view, piece))
    if cost is None:
        return []
    said = [sight.words("riv-tip-cost", cards=cost.cards, over=cost.over)]
    left = left_for_fight(sight.view, sight.viewer, cost.cards - 1)
    if left.fighters:
        said.append(sight.words("riv-tip-cost-leaves", cards=left.cards, fighters=left.fighters))
    return said


def _face(sight: Sight, piece: str) -> CardFace:
    figures = tuple(Figure(part.icon, part.text, part.tint()) for part in parts_of(piece)[:4])
    return CardFace(sight.called(piece), icon_of(piece), ground_of(piece), figures)


def _quest(sight: Sight, piece: str) -> Described:
    made = quest(piece)
    return Described(sight.called(piece), made.text.in_(sight.words.lang), _face(sight, piece))


def _burden(sight: Sight, piece: str) -> Described:
    made = box().burdens[family(piece)]
    return Described(sight.called(piece), made.text.in_(sight.words.lang), _face(sight, piece))


def _omen(sight: Sight, piece: str) -> Described:
    made = omen(piece)
    return Described(sight.called(piece), made.text.in_(sight.words.lang), _face(sight, piece))


def _monster(sight: Sight, piece: str) -> Described:
    made, lang = box().monsters[kind_of(piece)], sight.words.lang
    attack = box().attacks[made.attack]
    body = f"**{attack.name.in_(lang)}.** {attack.text.in_(lang)}"
    figures = (
        Figure(resource("hit_point"), str(made.hit_points), ON_PAPER["hit_point"]),
        Figure(resource("fame"), f"+{made.value}", ON_PAPER["fame"]),
    )
    face = CardFace(made.name.in_(lang), emblem("monster", kind_of(piece)), MONSTER, figures)
    return Described(made.name.in_(lang), body, face)


def _character(sight: Sight, piece: str) -> Described:
    words, made, table = sight.words, character(piece), sight.view
    lines = [made.text.in_(words.lang)]
    seat = table.faces.get(piece)
    if isinstance(seat, int):
        lines.append(words(f"riv-tip-{stands(table, piece)}", seat=seat))
    face = CardFace(made.name.in_(words.lang), emblem("character", kind_of(piece)),
                    ground(kind_of(piece)))  # fmt: skip
    return Described(made.name.in_(words.lang), "\n".join(lines), face)


def _token(sight: Sight, piece: str) -> Described:
    words, made = sight.words, bonus(piece)
    lines = [made.text.in_(words.lang)]
    if family(piece) == "property":
        lines.append(words("riv-tip-points", points=title_of(piece).points))
    face = CardFace(made.name.in_(words.lang), token_icon(piece), TOKEN)
    return Described(made.name.in_(words.lang), "\n".join(lines), face)


def _jewel(sight: Sight, piece: str) -> Described:
    said = sight.words("riv-tip-diamonds", count=int(kind_of(piece)))
    return Described(sight.called(piece), said)


def _place(sight: Sight, thing: str) -> Described:
    """What is done there, and what the next space brings."""
    name = kind_of(thing)
    words, seen = sight.words, outlook(sight, name)
    lines = [printed(name).text.in_(words.lang)]
    lines += [f"~~{said}~~" for said in (seen.more,) if said]
    if sight.view.marks.get(zones.CLOSING) == name:
        lines.append(words("riv-tip-closing"))
    title = f"{zones.number_of(name)}. {place_name(sight, name)}"
    return Described(title, "\n".join(lines))


def _spot(sight: Sight, zone: str) -> Described:
    return _place(sight, f"place.{zones.place_of(zone)}")


def _owner(sight: Sight, zone: str) -> Described:
    """The owner's spot: for sale, or whose it is."""
    name = kind_of(zone)
    city, words = City(sight.view, name), sight.words
    front, owner = city.front, city.owner
    lines = [words("riv-tip-owner-spot")]
    if front is not None:
        lines.append(words("riv-tip-front", coins=front.price, points=front.points))
    if owner is not None:
        lines.append(words("riv-tip-owned", seat=owner))
    return Described(place_name(sight, name), "\n".join(lines))


def _notable(sight: Sight, zone: str) -> Described | None:
    """Deck and discard pile: how many cards, and to their owner which ones."""
    seat, words = zones.seat_of(zone), sight.words
    if seat is None:
        return None
    notable = Notable(sight.view, seat)
    if zone == zones.deck(seat):
        return Described(
            words("riv-tip-deck"), words("riv-tip-deck-about", count=len(notable.deck))
        )
    if zone != zones.discard(seat):
        return None
    lines = [words("riv-tip-pile-about", count=len(notable.discard))]
    known = [each for each in reversed(notable.discard) if is_known(each)]
    if known:
        lines.append(", ".join(sight.called(each) for each in known))
    return Described(words("riv-tip-pile"), "\n".join(lines))


def _seat(sight: Sight, thing: str) -> Described:
    seat, words = int(kind_of(thing)), sight.words
    notable = Notable(sight.view, seat)
    lines = [
        words("riv-tip-seat-cards", hand=len(notable.hand), deck=len(notable.deck),
              pile=len(notable.discard)),
        words("riv-tip-seat-has", buildings=len(notable.buildings), tokens=len(notable.tokens),
              jewels=len(notable.jewels)),
    ]  # fmt: skip
    used = len(notable.all_tokens) - len(notable.tokens)
    if used:
        lines.append(words("riv-tip-used", count=used))
    if notable.is_first:
        kept = sight.view.faces.get(zones.FIRST_PLAYER) == zones.KEPT
        lines.append(words("riv-tip-first-kept" if kept else "riv-tip-first"))
    if notable.has_shield:
        lines.append(words("riv-tip-shield"))
    return Described(sight.match.name_of(seat), "\n".join(lines))


def _face_of_die(sight: Sight, thing: str) -> Described:
    made, lang = box().faces[kind_of(thing)], sight.words.lang
    lines = [made.text.in_(lang)]
    open_ = sight.view.zone(zones.MONSTER)
    if kind_of(thing) == "special" and open_:
        attack = box().attacks[box().monsters[kind_of(open_[0])].attack]
        lines.append(f"**{attack.name.in_(lang)}.** {attack.text.in_(lang)}")
    return Described(made.name.in_(lang), "\n".join(lines))


def _die(sight: Sight, piece: str) -> Described:
    face = sight.view.face(piece)
    if not isinstance(face, int):
        return Described(sight.called(piece))
    return _face_of_die(sight, f"face.{tuple(box().faces)[face - 1]}")


def _shield(sight: Sight, thing: str) -> Described:
    return Described(sight.called(thing), sight.words("riv-tip-shield-about"))


_ALONE = frozenset((zones.SHIELD, zones.FIRST_PLAYER))
_MAKERS: Mapping[str, Callable[[Sight, str], Described | None]] = {
    **dict.fromkeys(("starter", "market", "loot", "mine"), _card),
    "quest": _quest,
    "wound": _burden,
    "beer": _burden,
    "oracle": _omen,
    "monster": _monster,
    "character": _character,
    "property": _token,
    "trophy": _token,
    "jewel": _jewel,
    "place": _place,
    "space": _spot,
    "bed": _spot,
    "owner": _owner,
    "notable": _notable,
    "seat": _seat,
    "face": _face_of_die,
    "die": _die,
    zones.SHIELD: _shield,
}
