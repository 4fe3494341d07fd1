"""A space in plain words: what it is, who holds it, what entering sets off, what it pays."""

from __future__ import annotations

from game.app.boards.euthia.golem import golem_lines
from game.app.boards.euthia.outlook import tiles_laid
from game.app.boards.euthia.packs import pack_lines
from game.app.boards.euthia.prospects import prospects
from game.app.boards.euthia.reading import goods_parts, me, on_map
from game.app.table.board import Described
from game.app.table.sight import Sight
from game.rules.euthia import zones
from game.rules.euthia.content import box, monster
from game.rules.euthia.dues import others_with_tokens, taxes
from game.rules.euthia.map import Spot
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.rescue.villagers import chapter_of, reward, rule, villagers_on
from game.rules.euthia.views import Hero, Land


def space_title(sight: Sight, spot: Spot) -> str:
    """The name of a place; an Encounter is called by whoever lives there."""
    if spot.encounter:
        return box().encounters[spot.encounter].name.in_(sight.words.lang)
    return sight.called(spot.place, "place")


def space_text(sight: Sight, zone: str) -> Described | None:
    """Everything about a space."""
    land = Land(sight.view)
    if zone not in land.chart.spots:
        return None
    spot = land.spot(zone)
    return Described(space_title(sight, spot), "\n".join(space_lines(sight, land, spot)))


def space_lines(sight: Sight, land: Land, spot: Spot) -> list[str]:
    """What is to be known of a space, a sentence each."""
    words, zone = sight.words, spot.zone
    lines = [words(f"eut-place-{_about(spot)}")]
    if land.is_held(zone):
        lines.append(words("eut-tip-held", level=land.level(zone)))
        loot = " ".join(f"[[{icon}]] {said}" for icon, said, _ in goods_parts(land.loot(zone)))
        if loot:
            lines.append(words("eut-tip-loot", goods=loot))
        lines += _room(sight)
        lines += [
            line
            for each in prospects(sight)
            if each.level == spot.monster
            for line in pack_lines(sight, each, zone)
        ]
    elif spot.is_centre and not land.is_liberated(zone):
        lines.append(words("eut-tip-closed"))
    elif spot.monster:
        lines.append(words("eut-tip-liberated"))
    lines += golem_lines(sight, land, zone)
    lines += _people(sight, land, spot)
    tiles = tiles_laid(land, zone)
    if tiles:
        lines.append(words("eut-hint-tiles", count=tiles))
    lines += _powers(sight, land, zone)
    lines += _owed(sight, zone)
    for kind in zones.TOKEN_KINDS:
        owners = land.owners(zone, kind)
        if owners:
            names = ", ".join(sight.match.name_of(seat) for seat in owners)
            lines.append(words(f"eut-tip-tokens-{kind}", names=names))
    return lines


def _room(sight: Sight) -> list[str]:
    """That little room is left, before more is won than Bags can hold."""
    seat = me(sight)
    free = max(Hero(sight.view, seat).free_bags, 0) if on_map(sight.view, seat) else 2
    return [sight.words("eut-tip-little-room", count=free)] if free < 2 else []


def _people(sight: Sight, land: Land, spot: Spot) -> list[str]:
    """Who is held or waits here, who lies in wait, and what the Chapel pays."""
    view, words, zone = sight.view, sight.words, spot.zone
    lines = []
    foe = villain_on(view, zone)
    if foe is not None and land.is_held(zone):
        lines.append(words("eut-tip-villain", thing=sight.called(foe), level=monster(foe).level))
    key = "eut-tip-captive" if land.is_held(zone) else "eut-tip-waits"
    for each in villagers_on(view, zone):
        lines.append(words(key, name=sight.called(each), amount=reward(view, each)))
    deliver = rule(view, "deliver")
    if spot.place == "chapel" and deliver is not None:
        paid = ", ".join(f"{chapter} {amount}" for chapter, amount in deliver.amounts.items())
        lines.append(words("eut-tip-home-pays", paid=paid))
    return lines


def villager_lines(sight: Sight, piece: str) -> list[str]:
    """Where a Villager comes from, what it pays, and how it comes home."""
    view, words = sight.view, sight.words
    if piece not in view.faces:
        return [words("eut-tip-villager-hidden")]
    lines = [words("eut-tip-villager", chapter=chapter_of(view, piece), amount=reward(view, piece))]
    where = view.places[piece]
    seat = zones.seat_of(where)
    if seat is not None and where == places.brought_home(seat):
        return [*lines, words("eut-tip-villager-home", name=sight.match.name_of(seat))]
    key = "follows" if seat is not None else "on-map"
    return [*lines, words(f"eut-tip-villager-{key}")]


def _powers(sight: Sight, land: Land, zone: str) -> list[str]:
    figures = box().figures
    amount = {
        "fire": figures.fire_wounds,
        "water": figures.water_heal,
        "earth": figures.earth_bonus,
    }
    felt = land.chart.elements(zone)
    if {"fire", "water"} <= felt:
        lines = [sight.words("eut-tip-cancelled")]
    else:
        lines = []
    for element in sorted(land.chart.powers[zone]):
        lines.append(sight.words(f"eut-tip-power-{element}", amount=amount.get(element, 0)))
    return lines


def _owed(sight: Sight, zone: str) -> list[str]:
    """Whom mining, a challenge or a trade there would pay, before anybody goes."""
    seat, figures, words = me(sight), box().figures, sight.words
    if not on_map(sight.view, seat):
        return []
    together = settings(sight.view).mode == COOPERATIVE
    found = []
    for key, owners in (
        ("eut-tip-owed-due", others_with_tokens(sight.view, seat, zone)),
        ("eut-tip-owed-tax", taxes(sight.view, seat, zone)),
    ):
        names = ", ".join(sight.match.name_of(each) for each in owners)
        if names and together:
            found.append(words("eut-tip-owed-card"))
        elif names:
            found.append(words(key, names=names, amount=figures.due))
    return found


def _about(spot: Spot) -> str:
    place = spot.place
    if place.startswith("treasure"):
        return "treasure"
    return "elemental" if place.startswith("elemental") else place


TEXT_KEYS = (
    "eut-tip-villager-follows",
    "eut-tip-villager-on-map",
    "eut-tip-captive",
    "eut-tip-waits",
    "eut-place-plain",
    "eut-place-mountain",
    "eut-place-lake",
    "eut-place-cavern",
    "eut-place-treasure",
    "eut-place-merchants",
    "eut-place-alchemists",
    "eut-place-elemental",
    "eut-place-portal",
    "eut-place-encounter",
    "eut-place-ruins",
    "eut-place-chapel",
    "eut-place-dragon_slayers_tower",
    "eut-place-mercenary_fortress",
    "eut-place-overlord",
    "eut-place-legend",
    "eut-tip-tokens-hero",
    "eut-tip-tokens-interaction",
    "eut-tip-tokens-trade",
    "eut-tip-owed-due",
    "eut-tip-owed-tax",
)
