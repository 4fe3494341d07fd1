"""Set-up: numbers of the box, the reserve, the monsters, who sees what (chapters 2 to 4)."""

from __future__ import annotations

import pytest

from game.engine import Session, Setup
from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import box, monster
from game.rules.rivenoire.views import City, first_player, spaces_of
from game.rules.rivenoire.vocabulary import FAMILIES
from game.rules.rivenoire.zones import family, kind_of


def opened(players, seed=3):
    """The table before the first decision."""
    return Session.begin(GAME, Setup("rivenoire", players, seed)).table


def test_the_box_holds_what_the_rulebook_counts():
    table = GAME.opening(Setup("rivenoire", 4, 1))
    kinds = [family(each) for each in table.places]

    assert 243 == sum(kinds.count(each) for each in (*FAMILIES, "oracle", "monster"))
    assert (34, 9, 10, 10, 20) == tuple(
        kinds.count(each) for each in ("character", "property", "trophy", "jewel", "arms")
    )
    assert (40, 50, 40, 20, 20, 20, 20, 15, 18) == tuple(
        kinds.count(each)
        for each in (
            "starter", "market", "loot", "mine", "quest", "wound", "beer", "oracle", "monster",
        )
    )  # fmt: skip


@pytest.mark.parametrize(("players", "peasants"), [(2, 12), (3, 9), (4, 6)])
def test_ruling_2_all_remaining_peasants_are_in_the_reserve(players, peasants):
    reserve = GAME.opening(Setup("rivenoire", players, 1)).zone(zones.RESERVE)

    assert peasants == [kind_of(each) for each in reserve].count("peasant")


def test_ruling_70_guests_come_from_the_reserve_without_the_players_peasants():
    table = opened(3)

    assert 4 == len(table.zone(zones.GUESTS))
    assert 34 - 9 - 1 - 4 == len(table.zone(zones.RESERVE))


@pytest.mark.parametrize(("players", "total"), [(2, 26), (3, 26), (4, 32)])
def test_crosses_close_a_space_of_six_places_below_four_players(players, total):
    assert total == sum(len(spaces_of(place, players)) for place in zones.PLACES)


def test_six_monsters_lie_unseen_the_weakest_on_top():
    table = opened(2)

    assert [3, 4, 5, 6, 7, 8] == [monster(each).value for each in table.zone(zones.MONSTER_DECK)]
    assert 12 == len(table.zone(zones.MONSTERS_UNUSED))
    assert "?monster_3.monsters.deck.0" == view(GAME, table, 0).zone(zones.MONSTER_DECK)[0]


def test_a_title_shows_its_front_and_hides_its_back():
    table = opened(2)
    place = City(view(GAME, table, 0), zones.TAVERN)

    assert place.title.startswith("?property_")
    assert City(table, zones.TAVERN).front.price == place.front.price
    assert 9 == len({City(table, each).title for each in zones.BUILDINGS})


def test_everybody_but_the_first_player_knows_the_next_event():
    table = opened(3)
    first = first_player(table)
    tops = [view(GAME, table, seat).zone(zones.ORACLE_DECK)[0] for seat in range(3)]

    assert [seat == first for seat in range(3)] == [each.startswith("?") for each in tops]


def test_ruling_41_of_a_pile_others_see_the_top_unless_it_is_a_quest():
    pile = zones.audience(zones.discard(0))

    assert pile.sees(2, 3, "market.axe.1") is None
    assert frozenset((0,)) == pile.sees(1, 3, "market.axe.1")
    assert frozenset((0,)) == pile.sees(2, 3, "quest.eat_apples.1")


def test_ruling_74_monster_cards_have_a_back_of_their_own():
    assert "monster_8" == GAME.back("monster.hydra")
    assert "card" == GAME.back("loot.flail.1") == GAME.back("wound.1")


def test_ruling_61_tokens_of_one_price_score_alike():
    points = {(each.price, each.points) for each in box().properties.values()}

    assert {(9, 5), (12, 7), (15, 10)} == points


def test_ruling_3_the_dragon_is_the_one_of_the_cards():
    dragon = box().monsters["dragon"]

    assert (25, 8) == (dragon.hit_points, dragon.value)


def test_ruling_4_there_are_18_peasants_in_the_box():
    table = GAME.opening(Setup("rivenoire", 2, 1))

    assert 18 == [each.startswith("character.peasant.") for each in table.places].count(True)
