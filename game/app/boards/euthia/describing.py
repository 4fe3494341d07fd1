"""What pieces and places of Euthia say of themselves, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.boards.euthia.emblems import icon_of
from game.app.boards.euthia.figures import figures_of
from game.app.boards.euthia.packs import PACK, pack_text
from game.app.boards.euthia.purchases import purchase_lines
from game.app.boards.euthia.reading import goods_parts, hero_name
from game.app.boards.euthia.skin import ELEMENTS, GEMS, GROUPS
from game.app.boards.euthia.spacetext import space_text, villager_lines
from game.app.boards.euthia.tileface import is_spent
from game.app.boards.euthia.valley import EVENT, home_text, is_rescue
from game.app.table.board import Described
from game.app.table.sight import Sight
from game.app.widgets.cards import CardFace, Figure
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, item, kind_of, monster, resource, tile
from game.rules.euthia.devastation import OFFERED, SPAWNS_FELLED
from game.rules.euthia.golem import walks
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.rescue.villagers import delivered, escorted
from game.rules.euthia.views import Hero
from game.rules.euthia.views.event import token_movement


def describe(sight: Sight, thing: str) -> Described | None:
    """A card with its rule, or what a place is for."""
    if thing.startswith("?"):
        return Described(sight.called(thing))
    kind, _, rest = thing.partition(".")
    if kind == "hero" and "." in rest:
        return _own_zone(sight, thing)
    maker = _MAKERS.get(kind)
    return maker(sight, thing) if maker is not None else None


def _tile(sight: Sight, piece: str) -> Described:
    lang, words = sight.words.lang, sight.words
    group = group_of(piece)
    card = tile(piece) if group == "tile" else item(piece)
    lines = [sight.called(card.kind, "kind"), card.text.in_(lang)]
    if group == "tile" and tile(piece).learning is not None:
        lines.append(words("eut-tip-learning", price=tile(piece).learning or 0))
    if card.price is not None:
        lines.append(words("eut-tip-price", buy=card.price.buy, sell=card.price.sell))
    gems = [sight.called(each) for each in sight.view.zone(zones.set_gems(piece))]
    if group == "item" and item(piece).gem_slots:
        lines.append(words("eut-tip-gems", count=len(gems), all=item(piece).gem_slots))
    if is_spent(sight, piece):
        lines.append(words("eut-tip-exhausted"))
    lines += purchase_lines(sight, piece)
    figures = figures_of(piece)
    marks = tuple(Figure(each.icon, each.text) for each in figures.signs[:3])
    name = card.name.in_(lang)
    face = CardFace(name, icon_of(piece), GROUPS[figures.group], marks)
    return Described(name, "\n".join(lines), face)


def _gem(sight: Sight, piece: str) -> Described:
    lang = sight.words.lang
    card = box().gems[kind_of(piece)]
    lines = [card.text.in_(lang), sight.words("eut-tip-gem")]
    if is_spent(sight, piece):
        lines.append(sight.words("eut-tip-exhausted"))
    face = CardFace(card.name.in_(lang), icon_of(piece), GEMS[kind_of(piece)])
    return Described(card.name.in_(lang), "\n".join(lines), face)


def _essence(sight: Sight, piece: str) -> Described:
    lang = sight.words.lang
    card = box().essences[kind_of(piece)]
    face = CardFace(card.name.in_(lang), icon_of(piece), ELEMENTS[kind_of(piece)])
    return Described(card.name.in_(lang), card.text.in_(lang), face)


def _resource(sight: Sight, piece: str) -> Described:
    lang, card = sight.words.lang, resource(piece)
    return Described(card.name.in_(lang), card.text.in_(lang))


def _monster(sight: Sight, piece: str) -> Described:
    words, card = sight.words, monster(piece)
    lines = [words("eut-tip-monster", level=card.level, health=card.health, penalty=card.penalty)]
    for row in card.wounds:
        lines.append(words("eut-tip-row", **_range(row.from_, row.to), wounds=row.wound))
    lines.append(card.text.in_(words.lang))
    marks = tuple(Figure(icon, said) for icon, said, _ in list(goods_parts(card.reward))[:3])
    face = CardFace(card.name.in_(words.lang), icon_of(piece), (122, 58, 72), marks)
    return Described(card.name.in_(words.lang), "\n".join(lines), face)


def _range(low: int, high: int | None) -> dict[str, str]:
    return {"range": f"{low}+" if high is None else f"{low}–{high}" if high != low else str(low)}


def _bounty(sight: Sight, piece: str) -> Described:
    card = box().bounties[kind_of(piece)]
    return Described(card.name.in_(sight.words.lang), card.text.in_(sight.words.lang))


def _card(sight: Sight, piece: str) -> Described:
    lang, group = sight.words.lang, group_of(piece)
    cards = box().silver if group == "silver" else box().gold
    card = cards[kind_of(piece)]
    return Described(card.name.in_(lang), card.text.in_(lang))


def _quest(sight: Sight, piece: str) -> Described:
    lang, card = sight.words.lang, box().quests[kind_of(piece)]
    giver = box().encounters[card.encounter].name.in_(lang)
    return Described(card.name.in_(lang), f"~~{giver}~~\n{card.text.in_(lang)}")


def _legend(sight: Sight, piece: str) -> Described:
    lang, card = sight.words.lang, box().legends[kind_of(piece)]
    return Described(card.name.in_(lang), card.text.in_(lang))


def _event(sight: Sight, piece: str) -> Described:
    lang, card = sight.words.lang, box().events[kind_of(piece)]
    face = CardFace(card.name.in_(lang), icon_of(piece), EVENT)
    lines = [sight.words(f"eut-tip-event-{card.scope}"), card.text.in_(lang)]
    return Described(card.name.in_(lang), "\n".join(lines), face)


def _villager(sight: Sight, piece: str) -> Described:
    return Described(sight.called(piece), "\n".join(villager_lines(sight, piece)))


def _valley(sight: Sight, thing: str) -> Described:
    return home_text(sight)


def _omen(sight: Sight, piece: str) -> Described:
    """A card of the Golem, or of the dragon."""
    golem = group_of(piece) == "hecatomb"
    text = (box().hecatomb if golem else box().offensives)[kind_of(piece)].text
    return Described(sight.called(piece), text.in_(sight.words.lang))


def _golem(sight: Sight, piece: str) -> Described:
    words = sight.words
    return Described(words("eut-tip-term-golem"), words("eut-tip-term-golem-about"))


def _token(sight: Sight, piece: str) -> Described:
    action = zones.action_of(piece)
    card = box().actions[action]
    body = sight.words("eut-tip-token", amount=token_movement(sight.view, action))
    if sight.mine and combat_sources(sight.view, sight.viewer) == (piece,):
        body = f"{body}\n{sight.words('eut-tip-token-last-combat')}"
    return Described(card.name.in_(sight.words.lang), body)


def _hero(sight: Sight, piece: str) -> Described:
    return _seat(sight, f"seat.{kind_of(piece)}")


def _seat(sight: Sight, thing: str) -> Described:
    seat = int(thing.partition(".")[2])
    name, words = sight.match.name_of(seat), sight.words
    if not hero_name(sight.view, seat):
        return Described(name)
    hero = Hero(sight.view, seat)
    card, lang = hero.card, words.lang
    lines = [
        f"~~{card.name.in_(lang)}, {card.title.in_(lang)}~~",
        words(
            "eut-tip-hero", health=hero.health, most=hero.max_health, gaar=hero.gaar, gold=hero.gold
        ),
    ]
    if walks(sight.view):
        spawns, offered = hero.has(SPAWNS_FELLED), hero.has(OFFERED)
        lines.append(words("eut-tip-golem-hero", spawns=spawns, cards=offered))
    elif is_rescue(sight.view):
        home, follow = delivered(sight.view, hero.seat), len(escorted(sight.view, hero.seat))
        lines.append(words("eut-tip-rescue", home=home, count=follow))
    else:
        counts = {"one": hero.has(zones.LEDGER_1), "more": hero.has(zones.LEDGER_2)}
        lines.append(words("eut-tip-ledger", **counts))
    return Described(name, "\n".join(lines))


def _sheet(sight: Sight, piece: str) -> Described:
    card, lang = box().heroes[kind_of(piece)], sight.words.lang
    return Described(
        card.name.in_(lang), f"~~{card.title.in_(lang)}~~\n{card.description.in_(lang)}"
    )


def _die(sight: Sight, piece: str) -> Described:
    face = sight.view.face(piece)
    title = sight.words("eut-tip-die")
    return Described(title, str(face) if face is not None else "")


def _power(sight: Sight, thing: str) -> Described:
    name = thing.partition(".")[2]
    figures = box().figures
    amount = {
        "fire": figures.fire_wounds,
        "water": figures.water_heal,
        "earth": figures.earth_bonus,
    }
    body = sight.words(f"eut-tip-power-{name}", amount=amount.get(name, 0))
    return Described(sight.called(f"elemental_{name}", "place"), body)


def _territory(sight: Sight, piece: str) -> Described:
    return Described(sight.called(piece))


def _stack(sight: Sight, thing: str) -> Described | None:
    if thing != zones.STACK:
        return _territory(sight, thing)
    count = len(sight.view.zone(zones.STACK))
    return Described(sight.words("eut-board-stack", count=count), sight.words("eut-tip-stack"))


def _slot(sight: Sight, thing: str) -> Described:
    return Described(sight.words("eut-tip-slot"), sight.words("eut-tip-slot-about"))


def _own_zone(sight: Sight, zone: str) -> Described | None:
    """A free place on a Hero board, with what opens it."""
    parts = zone.split(".")
    seat, group, name = int(parts[1]), parts[2], zones.last_part(zone)
    if group not in ("slot", "worn") or not hero_name(sight.view, seat):
        return None
    hero, words = Hero(sight.view, seat), sight.words
    slot = (hero.card.slots if group == "slot" else hero.card.worn)[name]
    title = sight.called(slot.kind, "kind") if slot.kind else sight.called(name, "place")
    if hero.is_open(f"{group}.{name}"):
        return Described(title, words("eut-tip-free"))
    if slot.essence:
        element = sight.called(f"essence.{slot.essence}")
        return Described(title, words("eut-tip-locked-essence", element=element))
    return Described(title, words("eut-tip-locked", price=slot.gold))


def _space(sight: Sight, zone: str) -> Described | None:
    return space_text(sight, zone)


def _term(sight: Sight, thing: str) -> Described:
    name = thing.partition(".")[2]
    return Described(sight.words(f"eut-tip-term-{name}"), sight.words(f"eut-tip-term-{name}-about"))


_MAKERS: Mapping[str, Callable[[Sight, str], Described | None]] = {
    "tile": _tile,
    "item": _tile,
    "gem": _gem,
    "essence": _essence,
    "resource": _resource,
    "monster": _monster,
    "elite": _monster,
    "foe": _monster,
    "bounty": _bounty,
    "silver": _card,
    "gold": _card,
    "quest": _quest,
    "legend": _legend,
    "event": _event,
    "villager": _villager,
    "valley": _valley,
    "hecatomb": _omen,
    "offensive": _omen,
    "golem": _golem,
    "token": _token,
    "hero": _hero,
    "seat": _seat,
    "sheet": _sheet,
    "die": _die,
    "monster_die": _die,
    "power": _power,
    "territory": _stack,
    "slot": _slot,
    "space": _space,
    "centre": _space,
    "term": _term,
    PACK: pack_text,
}

TEXT_KEYS = (
    "eut-tip-event-now",
    "eut-tip-event-round",
    "eut-tip-power-fire",
    "eut-tip-power-water",
    "eut-tip-power-air",
    "eut-tip-power-earth",
    "eut-tip-term-hope",
    "eut-tip-term-hope-about",
    "eut-tip-term-chaos",
    "eut-tip-term-chaos-about",
    "eut-tip-term-faer",
    "eut-tip-term-faer-about",
)
