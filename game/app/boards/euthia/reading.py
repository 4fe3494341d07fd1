"""What the board reads off the table for whoever looks: whose eyes count, Heroes, goods."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.boards.euthia.emblems import hero_icon, term
from game.app.boards.euthia.skin import GEMS, GOODS, HEROES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.theme import Colour, lighter
from game.app.keep.seats import NOBODY
from game.app.table.board import Arms
from game.app.table.sight import Sight
from game.engine.table import Reading
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.shapes import Goods
from game.rules.euthia.views import Hero


def me(sight: Sight) -> int:
    """Whose Hero the figures are about: the viewer's, or that of whoever decides."""
    if sight.viewer != NOBODY:
        return sight.viewer
    return sight.asked if sight.asked != NOBODY else 0


def letter_of(sight: Sight, seat: int) -> str:
    """The letter of a seat: its initial, or that of its number where two share one."""
    initials = [each.name[:1].upper() for each in sight.match.seats]
    own = initials[seat]
    return own if own and initials.count(own) == 1 else "ABCD"[seat]


def hero_name(table: Reading, seat: int) -> str:
    """The Hero of a seat; nothing before the choice."""
    sheet = Hero(table, seat).sheet
    return sheet.partition(".")[2] if sheet else ""


def cloth(sight: Sight, seat: int) -> Colour:
    """The colour of a player's tokens."""
    name = hero_name(sight.view, seat)
    return HEROES[box().heroes[name].colour] if name else sight.colour(seat)


def crest(sight: Sight, seat: int) -> str:
    """The figure of a player."""
    name = hero_name(sight.view, seat)
    return hero_icon(name) if name else f"app.emblem.{sight.seat(seat).emblem}"


def arms_of(sight: Sight, seat: int) -> Arms | None:
    """The Hero on its cloth, once it is chosen."""
    if not hero_name(sight.view, seat):
        return None
    colour, icon = cloth(sight, seat), crest(sight, seat)

    def draw(canvas: Canvas, where: Box) -> None:
        paint.emblem(canvas, where, icon, colour, lighter(colour, 0.45), 9)

    return Arms(colour, draw)


def on_map(table: Reading, seat: int) -> bool:
    """Whether a Hero stands on the map."""
    zone = table.places.get(zones.hero(seat))
    return zone is not None and zone.partition(".")[0] in ("space", "centre")


def next_manuscript(reputation: int) -> int | None:
    """The Reputation at which more Hero tiles can be revealed."""
    return next((each for each in box().manuscripts if each > reputation), None)


def goods_parts(goods: Goods) -> Iterator[tuple[str, str, Colour]]:
    """What is gained, as (icon, figure, colour)."""
    for name in ("gold", "reputation", "gaar", "dwurt"):
        if amount := getattr(goods, name):
            yield term(name), str(amount), GOODS[name]
    for name, icon in (("silver", "eut.card.silver"), ("gold_card", "eut.card.gold")):
        if amount := getattr(goods, name):
            yield icon, str(amount), GOODS[name]
    if goods.potion:
        yield "eut.item.healing_potion", str(goods.potion), GOODS["health"]
    for gem, count in goods.gem.items():
        yield f"eut.gem.{gem}", str(count), GEMS[gem]
    loose = goods.gem_any + goods.gem_random
    if loose:
        yield term("gem"), str(loose), GEMS["diamond"]
    for element, count in goods.essence.items():
        yield f"eut.element.{element}", str(count), GOODS["gaar"]
    if goods.essence_any + goods.essence_random:
        yield term("chaos"), str(goods.essence_any + goods.essence_random), GOODS["chaos"]
    for level in (1, 2, 3):
        if amount := getattr(goods, f"treasure_{level}"):
            yield "eut.place.treasure", f"{amount} ({'I' * level})", GOODS["gold"]
    for name, icon in (
        ("artifact", "eut.item.crown_of_rasgaroth"),
        ("teleport_scroll", "eut.item.teleport_scroll"),
        ("provisions", "eut.item.provisions"),
    ):
        if amount := getattr(goods, name):
            yield icon, str(amount), GOODS["gold"]
    if goods.resource:
        yield f"eut.resource.{goods.resource}", "1", GOODS["gold"]
    if goods.reward_tile:
        yield "eut.term.quarry", "1", GOODS["gold"]
