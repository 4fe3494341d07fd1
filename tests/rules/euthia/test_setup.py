"""Set-up: the stack, Encounters, Heroes, what everybody begins with (chapter 4)."""

from __future__ import annotations

import pytest

from game.engine import Session, Setup
from game.engine.chance import Chance
from game.engine.play import Play
from game.engine.table import Draft
from game.rules.euthia import zones
from game.rules.euthia.content import box, territory
from game.rules.euthia.encounters import open_encounter
from game.rules.euthia.steps.setting_up import TakeHero
from game.rules.euthia.views import Hero
from tests.rules.euthia.laid import GAME_AT_REST


def begun(players: int = 1, seed: int = 3, **options: str) -> Session:
    """A game in which everybody has taken a Hero."""
    if players > 1:
        options.setdefault("mode", "competitive")
    setup = Setup("euthia", players, seed, tuple(options.items()))
    game = Session.begin(GAME_AT_REST, setup, GAME_AT_REST.opening(setup))
    for hero in ("maeldur", "dral", "keleia", "taesiri")[:players]:
        game.choose(TakeHero(f"sheet.{hero}"))
    return game


def stack(game: Session) -> list[str]:
    """The Chapters of the stack, from top to bottom."""
    return [territory(piece).chapter for piece in game.table.zone(zones.STACK)]


def test_w_01_ruling_72_villagers_rescue_with_three_players() -> None:
    game = begun(3, scenario="villagers_rescue")

    found = stack(game)
    assert ["I"] * 10 + ["II"] * 8 + ["III"] * 8 + ["IV"] * 6 == found
    kinds = [territory(piece).type for piece in game.table.zone(zones.STACK)]
    assert (12, 4, 16) == tuple(kinds.count(each) for each in ("fixed", "encounter", "other"))


def test_ruling_73_two_players_take_one_other_tile_of_chapter_iv() -> None:
    game = begun(2, scenario="villagers_rescue")

    found = [territory(piece) for piece in game.table.zone(zones.STACK)]
    assert 1 == sum(each.chapter == "IV" and each.type == "other" for each in found)


def test_solo_takes_the_two_fixed_tiles_that_are_marked() -> None:
    game = begun()

    fixed = [each for each in game.table.zone(zones.STACK) if territory(each).type == "fixed"]
    assert (6, True) == (len(fixed), all(territory(each).solo for each in fixed))
    assert ["I"] * 6 + ["II"] * 5 + ["III"] * 5 == stack(game)


def test_a_hero_begins_with_full_health_gaar_gold_provisions_and_its_tiles() -> None:
    hero = Hero(begun().table, 0)

    assert (6, 6, 4, 2, 0) == (hero.health, hero.max_health, hero.gaar, hero.gold, hero.reputation)
    assert ["provisions"] == [each.split(".")[1] for each in hero.in_bags]
    placed = {"tile.maeldur_fire_staff", "tile.maeldur_concentration", "tile.maeldur_ember_sight"}
    assert placed == {*hero.placed}


def test_unrevealed_tiles_lie_lowest_first_without_those_of_the_other_mode() -> None:
    pile = begun().table.zone(zones.pile(0))

    values = [box().tiles[each.split(".")[1]].reputation for each in pile]
    assert sorted(values) == values
    assert not any(box().tiles[each.split(".")[1]].alone is False for each in pile)


def test_the_hero_comes_to_the_chapel_at_its_first_turn() -> None:
    assert zones.centre(0, 0) == Hero(begun().table, 0).location


def test_a_hero_can_be_taken_once() -> None:
    setup = Setup("euthia", 2, 1)
    game = Session.begin(GAME_AT_REST, setup, GAME_AT_REST.opening(setup))
    game.choose(TakeHero("sheet.dral"))

    offered = {option.sheet for option, _ in game.offers}
    assert 5 == len(offered)
    assert "sheet.dral" not in offered


def test_possession_is_for_competitive_games_mind_control_for_the_others() -> None:
    def kinds(players: int) -> set[str]:
        table = begun(players).table
        cards = table.zone(zones.deck(zones.GOLD_CARD))
        return {card.split(".")[1] for card in cards}

    assert {"power_gain", "healing", "mind_control"} == kinds(1)
    assert {"power_gain", "healing", "possession"} == kinds(2)


def test_four_tiles_lie_in_each_offer() -> None:
    table = begun().table

    assert [4, 4, 4] == [
        len(table.zone(zones.offer(shop))) for shop in ("merchants", "alchemists", "dragon_slayers")
    ]


@pytest.mark.parametrize(
    ("players", "mode", "name", "cards"),
    [
        (2, "competitive", "emissary", 4),
        (3, "competitive", "emissary", 5),
        (4, "competitive", "emissary", 6),
        (1, "competitive", "emissary", 3),
        (1, "competitive", "witch", 3),
        (4, "cooperative", "emissary", 3),
        (4, "cooperative", "witch", 3),
    ],
)
def test_w_02_w_48_ruling_81_cards_of_an_encounter(
    players: int, mode: str, name: str, cards: int
) -> None:
    options = () if players == 1 else (("mode", mode),)
    table = GAME_AT_REST.opening(Setup("euthia", players, 1, options))
    play = Play(Draft.on(table), Chance(1, 1))

    open_encounter(play, name)

    face_up = play.table.zone(zones.quests(name))
    assert (2, cards - 2) == (len(face_up), len(play.table.zone(zones.encounter_deck(name))))
    if name == "witch":
        assert all(box().quests[each.split(".")[1]].solo for each in face_up)
