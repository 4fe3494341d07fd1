"""What pieces and places of Valeria say of themselves."""

from __future__ import annotations

from game.app.boards.valeria.mapboard import link_thing
from game.app.boards.valeria.planface import bounty
from game.app.boards.valeria.reading import best_of, me, worth_now
from game.app.boards.valeria.skin import DICE, KINDS, TYPES
from game.app.table.board import Described
from game.app.table.sight import Sight
from game.app.widgets.cards import CardFace, Figure
from game.rules.valeria import prices, zones
from game.rules.valeria.content import award, box, champion, kind_of, plan, scroll
from game.rules.valeria.effects.scoring import Requirement
from game.rules.valeria.help import Outlook, outlook, plans_helped
from game.rules.valeria.scoring import adversary_awards
from game.rules.valeria.steps.recruiting import Recruit
from game.rules.valeria.steps.reserving import Reserve
from game.rules.valeria.views import (
    Adversary,
    Column,
    Rows,
    Warden,
    all_links,
    discount_of,
    gems_left,
    points_for,
    troop_of,
)

TEXT_KEYS = (
    "val-part-base",
    "val-part-surcharge",
    "val-part-discount",
    "val-part-space",
)


def describe(sight: Sight, thing: str) -> Described | None:
    """A card with its rule and its price, or what a place is for."""
    kind, _, rest = thing.partition(".")
    if thing.startswith("?"):
        return Described(sight.called(thing))
    if kind in DICE:
        return _die(sight, thing)
    maker = _MAKERS.get(kind)
    if maker is not None and rest:
        return maker(sight, thing)
    return None


def _die(sight: Sight, die: str) -> Described:
    words, table = sight.words, sight.view
    name = box().troops[troop_of(die)].name.in_(words.lang)
    if table.face(die) is None:
        return Described(name)
    face = table.pips(die)
    lines = [words("val-tip-die", strength=face, discount=discount_of(table, die))]
    if zones.shrine_of(table.place(die)) and Warden(table, me(sight)).board is not None:
        helped = plans_helped(table, me(sight), die)
        if helped:
            lines.append(words("val-tip-die-helps", plans=tuple(helped)))
    return Described(words("val-choice-die", troop=name, face=face), "\n".join(lines))


def _plan(sight: Sight, piece: str) -> Described:
    words, table, seat = sight.words, sight.view, me(sight)
    card = plan(piece)
    lines = [words("val-tip-plan", type=card.type, troops=card.symbols)]
    if Warden(table, seat).board is not None:
        found = outlook(table, seat, piece)
        if found.is_possible:
            lines.append(words("val-tip-plan-brings", points=bounty(sight, found), gems=found.gems))
            lines.extend(_way(sight, found))
        else:
            lines.append(words("val-tip-plan-lacks", troops=found.lacking))
        if table.place(piece) in zones.COLUMN:
            lines.append(_plan_price(sight, piece))
    face = CardFace(
        card.name.in_(words.lang),
        f"val.plan.{card.type}",
        TYPES[card.type],
        tuple(
            Figure(
                f"val.troop.{troop}",
                str(count),
                DICE[troop].colour if troop != "skeleton" else None,
            )
            for troop, count in card.troops.items()
        ),
    )
    return Described(card.name.in_(words.lang), "\n".join(lines), face)


def _way(sight: Sight, found: Outlook) -> list[str]:
    """The cheapest way to the most points, where it takes more than dice."""
    words, way = sight.words, found.way
    if way is None or not (way.gems or way.magic):
        return []
    steps = [words("val-way-wild", die=_named(sight, found.dice[die])) for die in way.wilds]
    steps += [words("val-way-flip", die=_named(sight, found.dice[die])) for die in way.flips]
    for die, by in way.raises:
        steps.append(words("val-way-raise", die=_named(sight, found.dice[die]), by=by))
    most = points_for(found.most)
    return [words("val-tip-plan-way", points=most, steps=", ".join(steps))]


def _named(sight: Sight, die: str) -> str:
    name = box().troops[troop_of(die)].name.in_(sight.words.lang)
    return sight.words("val-choice-die", troop=name, face=sight.view.pips(die))


def _plan_price(sight: Sight, piece: str) -> str:
    """The price of a plan, part by part, with the die in hand or the best one."""
    table, seat = sight.view, me(sight)
    price = Column(table).price(piece)
    step = sight.decision.step if sight.decision is not None else None
    taken = isinstance(step, Reserve) and step.seat == seat
    off = step.discount if isinstance(step, Reserve) and taken else best_of(table, zones.PLANS)
    parts = prices.plan_parts(table, seat, price, off)
    return _sum(sight, parts, prices.plan_cost(table, seat, price, off))


def _sum(sight: Sight, parts: list[tuple[str, int]], total: int) -> str:
    """A price as a sum: what each part adds or takes, and what comes of it."""
    words = sight.words
    said = []
    for source, amount in parts:
        name = (
            words(f"val-part-{source}")
            if f"val-part-{source}" in TEXT_KEYS
            else sight.called(source)
        )
        said.append(f"{name} {amount:+d}".replace("-", "−"))
    return words("val-tip-price", parts=", ".join(said), gold=total)


def _champion(sight: Sight, piece: str) -> Described:
    words, table, seat = sight.words, sight.view, me(sight)
    card = champion(piece)
    kind = box().labels[card.kind].in_(words.lang)
    lines = [f"~~{kind}~~", card.text.in_(words.lang)]
    worth = worth_now(table, seat, piece)
    if worth is not None:
        lines.append(words("val-tip-worth", points=worth))
    if piece in Rows(table).all and Warden(table, seat).board is not None:
        step = sight.decision.step if sight.decision is not None else None
        way, off = prices.SHRINE, best_of(table, zones.CHAMPIONS)
        if isinstance(step, Recruit) and step.seat == seat:
            way, off = step.way, step.discount
        parts = prices.champion_parts(table, seat, piece, way, off)
        lines.append(_sum(sight, parts, prices.champion_cost(table, seat, piece, way, off)))
    face = CardFace(card.name.in_(words.lang), f"val.champion.{kind_of(piece)}", KINDS[card.kind])
    return Described(card.name.in_(words.lang), "\n".join(lines), face)


def _award(sight: Sight, thing: str) -> Described | None:
    words, table, seat = sight.words, sight.view, me(sight)
    if thing not in table.places:
        return None
    card = award(thing)
    lines = [card.text.in_(words.lang)]
    requires = card.requires
    if isinstance(requires, Requirement) and table.zone(zones.scroll(seat)):
        have, need = requires.progress(table, seat)
        lines.append(words("val-tip-award-progress", have=min(have, need), need=need))
    lines.append(words("val-tip-award"))
    return Described(card.name.in_(words.lang), "\n".join(lines))


def _shrine(sight: Sight, thing: str) -> Described:
    shrine, words = box().shrines[zones.shrine_of(thing)], sight.words
    lines = [shrine.text.in_(words.lang)]
    if zones.shrine_of(thing) == zones.GEMS:
        lines.append(words("val-board-gems-left", count=len(gems_left(sight.view))))
    return Described(shrine.name.in_(words.lang), "\n".join(lines))


def _warden(sight: Sight, thing: str) -> Described | None:
    """A Warden, or one of the places on its board."""
    words, parts = sight.words, thing.split(".")
    if len(parts) == 2:
        return _seat(sight, f"seat.{parts[1]}") if parts[1].isdigit() else _adversary(sight, thing)
    match parts[2]:
        case "camp":
            return Described(words("val-board-camp"), words("val-tip-camp"))
        case "space":
            space = box().spaces[parts[3]]
            state = words("val-tip-covered") if sight.view.zone(thing) else words("val-tip-open")
            body = f"{space.text.in_(words.lang)}\n{state}"
            return Described(space.name.in_(words.lang), body)
        case "slot":
            slot = box().slots[parts[3]]
            return Described(slot.name.in_(words.lang), slot.text.in_(words.lang))
        case "cell":
            return _cell(sight, thing)
    return None


def _cell(sight: Sight, thing: str) -> Described:
    """A zone of a map: what it scores, and the links that it would complete."""
    words = sight.words
    seat = zones.seat_of(thing)
    assert seat is not None
    chart = Warden(sight.view, seat).map
    row, column = zones.at_cell(thing)
    zone = chart.zone(row, column)
    lines = [zone.text.in_(words.lang)]
    if not sight.view.zone(thing):
        gifts = [
            box().links[chart.gift(link)].text.in_(words.lang) for link in chart.completed_by(thing)
        ]
        lines += [words("val-tip-link", gift=gift) for gift in gifts]
    return Described(zone.name.in_(words.lang), "\n".join(lines))


def _link(sight: Sight, thing: str) -> Described | None:
    """A link between two zones."""
    words = sight.words
    for seat in range(len(sight.match.seats)):
        for link in all_links():
            if link_thing(seat, link.name) == thing:
                chart = Warden(sight.view, seat).map
                bonus = box().links[chart.gift(link.name)]
                claimed = link.name in chart.claimed
                state = words("val-tip-link-claimed") if claimed else words("val-tip-link-open")
                body = f"{bonus.text.in_(words.lang)}\n{state}"
                return Described(bonus.name.in_(words.lang), body)
    return None


def _seat(sight: Sight, thing: str) -> Described:
    """A player in words."""
    words = sight.words
    seat = int(thing.partition(".")[2])
    warden = Warden(sight.view, seat)
    if warden.board is None:
        return Described(sight.match.name_of(seat))
    line = words(
        "val-tip-seat",
        plans=len(warden.completed),
        champions=len(warden.champions),
        influence=warden.influence,
        gold=warden.gold,
        magic=warden.magic,
        gems=len(warden.gems),
        dice=len(warden.dice),
    )
    return Described(sight.match.name_of(seat), line)


def _adversary(sight: Sight, thing: str) -> Described:
    words, rival = sight.words, Adversary(sight.view)
    place = box().shrines[rival.next_shrine].name.in_(words.lang)
    body = words(
        "val-tip-adversary",
        shrine=place,
        moves=rival.moves_to_plan,
        awards=adversary_awards(sight.view),
    )
    return Described(words("val-board-adversary"), body)


def _board(sight: Sight, thing: str) -> Described:
    words = sight.words
    board = box().boards[kind_of(thing)]
    name = box().troops[board.troop].plural.in_(words.lang)
    return Described(board.name.in_(words.lang), words("val-board-may-be-wild", troop=name))


def _scroll(sight: Sight, thing: str) -> Described:
    return Described(scroll(thing).name.in_(sight.words.lang), sight.words("val-tip-map"))


_MAKERS = {
    "plan": _plan,
    "champion": _champion,
    "award": _award,
    "shrine": _shrine,
    "warden": _warden,
    "link": _link,
    "seat": _seat,
    "board": _board,
    "scroll": _scroll,
}
