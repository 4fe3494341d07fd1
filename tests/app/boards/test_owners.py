"""Whose it is on the board of Monster Lands: signs on dice and tokens, numbers on traps."""

from __future__ import annotations

import pytest

from game.app.boards.monster_lands import sprites
from game.app.boards.monster_lands.clans import Person
from game.app.boards.monster_lands.powers import powers
from game.app.boards.monster_lands.spaces import Space
from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.scenes.board import BoardScene
from game.app.table.sight import Sight
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.views import Clan, expeditions, token_of
from tests.app.hands import Brain, match_of
from tests.app.watching import opened


def scene_with(place: str) -> BoardScene:
    """A game played until something lies in a place of this kind."""
    match = match_of(GAME)
    brain = Brain(match)
    while not any(match.session.table.zone(zone) for zone in _zones(place)):
        match.session.choose(brain.number())
    return opened(stage_of((1280, 720)), match)


def _zones(place: str) -> list[str]:
    if place == "slot":
        return [zones.slot(building, 1) for building in zones.BUILDINGS]
    return [zones.envoy(exp) for region in zones.REGIONS for exp in expeditions(region)]


def lying(sight: Sight, place: str) -> tuple[str, str]:
    """A zone of the kind, and a piece in it."""
    return next((zone, sight.view.zone(zone)[0]) for zone in _zones(place) if sight.view.zone(zone))


def test_a_die_in_the_citadel_carries_the_sign_of_who_placed_it(asked: set[str]) -> None:
    scene = scene_with("slot")
    sight = scene.sight
    _, die = lying(sight, "slot")
    asked.clear()

    canvas = Canvas.blank(scene.look, (60, 60))
    sprites.owned_die(sight, die)(canvas, Box(0, 0, 60, 60))

    emblems = {f"app.emblem.{seat.emblem}" for seat in scene.match.seats}
    assert 1 == len(asked & emblems)


def test_a_token_carries_the_sign_of_its_clan(asked: set[str]) -> None:
    match = match_of(GAME)
    brain = Brain(match)
    while not Clan(match.session.table, 1).members:
        match.session.choose(brain.number())
    scene = opened(stage_of((1280, 720)), match)
    token = token_of(Clan(match.session.table, 1).members[0])
    canvas = Canvas.blank(scene.look, (60, 60))
    sight = scene.sight
    asked.clear()

    sprites.token(sight, canvas, Box(0, 0, 60, 60), token, wounded=False)

    assert f"app.emblem.{match.seats[1].emblem}" in asked


def test_a_camp_has_the_colour_of_whose_it_is() -> None:
    scene = scene_with("camp")
    zone, _ = lying(scene.sight, "camp")
    grounds = {
        each.is_taken: each._ground() for each in scene.root.walk() if isinstance(each, Space)
    }

    assert zone
    assert grounds[True].edge != grounds[False].edge


@pytest.mark.parametrize("name", list(box().traps))
def test_every_trap_has_a_number_to_tell_it_from_others_of_its_icon(name: str) -> None:
    assert any(sign.isdecimal() for sign in powers(f"trap.{name}.1")[0].text)


@pytest.mark.parametrize("count", [1, 3, 4, 5])
def test_signs_of_a_member_leave_its_figures_in_sight(count: int) -> None:
    match = match_of(GAME)
    brain = Brain(match)
    while not Clan(match.session.table, 0).members:
        match.session.choose(brain.number())
    scene = opened(stage_of((1280, 720)), match)
    clan = Clan(match.session.table, 0)
    person = Person(scene.sight, clan, clan.members[0])
    tile = Box(0, 0, 360, 150)
    person.place(scene.look, tile)

    signs = person.sign_places(scene.look, count)

    figures = sprites.portrait_of(scene.look, tile).bottom - sprites.figures_height(scene.look)
    assert count == len(signs)
    assert max(each.bottom for each in signs) <= figures
    assert min(each.w for each in signs) >= 18
