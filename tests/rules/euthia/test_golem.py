"""Devastation Incarnate, ten rounds: the Golem, what it destroys, the Faër (chapter 19)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Setup
from game.engine.quick import Quick
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box, territory
from game.rules.euthia.devastation import (
    COLLAPSED,
    DESTROYED,
    FAER,
    FINALE_STAGES,
    GOLEM,
    HECATOMB,
    SPAWN,
    TOKENS_A,
    TOKENS_B,
)
from game.rules.euthia.golem import stages, threats, way
from game.rules.euthia.map import Hex
from game.rules.euthia.meta import DEVASTATION
from game.rules.euthia.players.markets import Market
from game.rules.euthia.players.thumbs import judge
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.challenging import Challenge
from game.rules.euthia.steps.entering import Confront
from game.rules.euthia.steps.facing import FaceMonster
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.steps.offering import OfferGold
from game.rules.euthia.steps.questing import Fulfil
from game.rules.euthia.steps.rampage import Rampage
from game.rules.euthia.steps.rounds import RoundIsOver
from game.rules.euthia.steps.treasure import TakeTreasure
from game.rules.euthia.steps.turn import EndTurn
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene, space

#: The Ruins, where the Golem stands at first.
RUINS = (4, -2)
MERCHANTS, MOUNTAIN, MEADOW = (2, -1), (3, -1), (2, 0)
#: A market beside the Ruins, a Tower, a Treasure, and Alchemists far away.
LAND: dict[Hex, str] = {
    (2, -1): "i_fixed_1",
    (1, -2): "ii_fixed_1",
    (-1, -1): "i_enc_emissary",
    (-2, 1): "i_fixed_2",
}


def land(players: int = 1, **options: Any) -> Scene:
    """The Golem on the Ruins, at the beginning of the fourth round."""
    scene = Scene(players, scenario=DEVASTATION, **options).map(LAND).mark(zones.ROUND, 4)
    return scene


def next_card(scene: Scene, name: str) -> Scene:
    """Let this Hecatomb card be the next."""
    scene.put_on_top(zones.deck(HECATOMB), f"hecatomb.{name}")
    return scene


def destroyed(scene: Scene, at: Hex, spawn: int = 0) -> Scene:
    """A space that the Golem has been to, perhaps with its spawn."""
    scene.count(space(at), **{DESTROYED: 1}).count(GOLEM, **{TOKENS_B: 1})
    return scene.count(space(at), **{SPAWN: spawn}) if spawn else scene


# Set-up


@pytest.mark.parametrize(("players", "faer"), [(1, 8), (2, 10), (3, 12), (4, 14)])
def test_the_golem_begins_on_the_ruins_and_the_faer_by_the_number_of_players(
    players: int, faer: int
) -> None:
    setup = Setup("euthia", players, 5, (("scenario", DEVASTATION),))
    quick = Quick(GAME.opening(setup), 5)
    quick.begin()
    table = quick.table

    assert space(RUINS) == table.places[GOLEM]
    assert ("territory.v_ruins",) == table.zone(zones.slot(*RUINS))
    assert faer == table.count(GOLEM, FAER)
    assert 10 == len(table.zone(zones.deck(HECATOMB)))
    kinds = [territory(each) for each in table.zone(zones.STACK)]
    assert ["II", "III"] == [each.chapter for each in kinds if each.scenario == "settlement"]
    assert 36 == len(table.zone(zones.deck(zones.COMBAT)))
    assert table.zone(zones.ELITE)


# Ruling 102: where it goes


@pytest.mark.parametrize(
    ("card", "walked"),
    [
        ("crushing_stride", ((3, -2), MERCHANTS)),
        ("blind_charge", ((3, -2), (2, -2), (1, -2), (0, -1))),
        ("shattered_road", (MOUNTAIN,)),
        ("hunger_for_crystal", (MOUNTAIN,)),
        ("drawn_by_glory", (MOUNTAIN, MEADOW)),
        ("drawn_by_weakness", ((3, -2), (2, -2), (1, -1))),
        ("march_on_the_towers", ((3, -2), (2, -2))),
        ("faer_surge", ((3, -2), MERCHANTS)),
        ("stone_slumber", ()),
        ("landslide", ((3, -2), (2, -2), (1, -2), (0, -1), (-1, 0))),
    ],
)
def test_ruling_102_every_card_leads_by_a_shortest_way_of_lowest_q_then_r(
    card: str, walked: tuple[Hex, ...]
) -> None:
    scene = land(2).at(0, MEADOW).at(1, (0, 0)).hero(0, reputation=5).hero(1, health=1)

    assert walked == way(scene.laid(), box().hecatomb[card])


def test_ruling_102_a_hero_on_a_centre_is_approached_by_the_nearest_outer_space() -> None:
    table = land().at(0, zones.centre(0, 0)).laid()

    assert ((3, -2), (2, -1), (1, 0)) == way(table, box().hecatomb["drawn_by_glory"])


def test_ruling_102_heroes_who_are_not_on_the_map_are_no_targets() -> None:
    scene = land(2).at(0, MEADOW).at(1, zones.rest(1)).hero(1, reputation=9)

    assert (MOUNTAIN, MEADOW) == way(scene.laid(), box().hecatomb["drawn_by_glory"])


def test_ruling_102_a_target_that_is_missing_becomes_the_nearest_space_of_the_chapel() -> None:
    bare = Scene(scenario=DEVASTATION).at(0, zones.rest(0)).laid()

    for card in ("crushing_stride", "landslide", "drawn_by_weakness", "march_on_the_towers"):
        assert ((3, -2), (2, -1), (1, 0)) == way(bare, box().hecatomb[card]), card


def test_what_is_destroyed_is_no_target_any_more() -> None:
    scene = destroyed(land(), MERCHANTS)

    ends = way(scene.laid(), box().hecatomb["crushing_stride"])[-1]
    assert MERCHANTS != ends
    assert (1, -2) == ends


def test_of_two_heroes_who_rank_alike_the_nearer_one_is_the_target() -> None:
    scene = land(2).at(0, (0, 1)).at(1, MEADOW).hero(0, reputation=4).hero(1, reputation=4)

    assert MEADOW == way(scene.laid(), box().hecatomb["drawn_by_glory"])[-1]


def test_everybody_can_tell_where_the_cards_that_are_left_would_lead() -> None:
    scene = land()
    scene.put(zones.discards(HECATOMB), *(f"hecatomb.{name}" for name in box().hecatomb))
    scene.put(zones.deck(HECATOMB), "hecatomb.shattered_road", "hecatomb.hunger_for_crystal")

    expected = {MOUNTAIN: ("hecatomb.shattered_road", "hecatomb.hunger_for_crystal")}
    assert expected == threats(scene.laid())


# Who is in its way


def test_the_golem_wounds_heroes_on_every_space_it_crosses_or_stops_on() -> None:
    scene = land(2).at(0, MEADOW).at(1, MOUNTAIN).hero(0, reputation=5)
    next_card(scene, "drawn_by_glory").play(Rampage())

    assert (2, 3) == (scene.seen(0).health, scene.seen(1).health)
    assert [0, 1] == sorted(each["seat"] for each in scene.told("eut-trampled"))


def test_who_dies_under_it_wakes_in_the_chapel_two_reputation_poorer() -> None:
    scene = land().at(0, MOUNTAIN).hero(health=2, reputation=5)
    next_card(scene, "shattered_road").play(Rampage())

    assert (zones.centre(0, 0), 6, 3) == (
        scene.seen().location,
        scene.seen().health,
        scene.seen().reputation,
    )
    assert 0 == scene.seen().has(zones.DEATHS)


def test_side_by_side_such_a_death_costs_one() -> None:
    scene = land(2, mode="cooperative").at(0, MOUNTAIN).hero(0, health=1, reputation=5)
    next_card(scene, "shattered_road").play(Rampage())

    assert 4 == scene.seen(0).reputation


def test_ruling_71_heroes_on_a_centre_and_those_not_yet_there_are_safe() -> None:
    scene = land(2).at(0, zones.centre(0, 0)).at(1, zones.rest(1)).hero(0, health=1, reputation=1)
    next_card(scene, "drawn_by_glory").play(Rampage())

    assert space((1, 0)) == scene.table.places[GOLEM]
    assert [] == scene.told("eut-wounded")


def test_on_its_target_already_it_stays_wounds_and_destroys_nothing() -> None:
    scene = land().put(space(MEADOW), GOLEM).at(0, MEADOW)
    next_card(scene, "drawn_by_glory").play(Rampage())

    assert 2 == scene.seen().health
    assert not scene.land.is_destroyed(space(MEADOW))


# What it destroys


@pytest.mark.parametrize(
    ("card", "at", "kind"),
    [
        ("crushing_stride", MERCHANTS, TOKENS_A),
        ("march_on_the_towers", (2, -2), TOKENS_A),
        ("shattered_road", MOUNTAIN, TOKENS_B),
        ("landslide", (-1, 0), TOKENS_B),
    ],
)
def test_type_a_lies_on_places_of_trade_and_tower_spaces_type_b_elsewhere(
    card: str, at: Hex, kind: str
) -> None:
    scene = next_card(land(), card).play(Rampage())

    assert scene.land.is_destroyed(space(at))
    assert 1 == scene.table.count(GOLEM, kind)
    assert 1 == scene.table.count(GOLEM, TOKENS_A) + scene.table.count(GOLEM, TOKENS_B)


@pytest.mark.parametrize(("number", "level"), [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (10, 3)])
def test_a_destroyed_space_spawns_a_monster_of_the_level_of_the_round(
    number: int, level: int
) -> None:
    scene = next_card(land().mark(zones.ROUND, number), "shattered_road").play(Rampage())

    assert scene.land.is_held(space(MOUNTAIN))
    assert level == scene.land.level(space(MOUNTAIN))


def test_ruling_102_on_unknown_land_it_destroys_and_spawns_nothing() -> None:
    scene = Scene(scenario=DEVASTATION)
    next_card(scene, "faer_surge").play(Rampage())

    assert space((2, -1)) == scene.table.places[GOLEM]
    assert [] == scene.told("eut-destroyed")


def test_the_ruins_the_chapel_and_what_is_destroyed_are_not_destroyed() -> None:
    home = land().put(space((3, -2)), GOLEM).at(0, RUINS)
    next_card(home, "drawn_by_glory").play(Rampage())
    chapel = land().at(0, (1, 0))
    next_card(chapel, "drawn_by_glory").play(Rampage())
    again = destroyed(land(), MEADOW).at(0, MEADOW)
    next_card(again, "drawn_by_glory").play(Rampage())

    assert (space(RUINS), space((1, 0)), space(MEADOW)) == tuple(
        each.table.places[GOLEM] for each in (home, chapel, again)
    )
    assert [[], [], []] == [each.told("eut-destroyed") for each in (home, chapel, again)]


def test_the_faer_changes_after_the_walk_between_0_and_20() -> None:
    assert 11 == next_card(land().count(GOLEM, faer=9), "faer_surge").play(Rampage()).table.count(
        GOLEM, FAER
    )
    full = next_card(land().count(GOLEM, faer=19), "faer_surge").play(Rampage())
    empty = next_card(land(), "stone_slumber")
    del empty.counters[GOLEM, FAER]

    assert 20 == full.table.count(GOLEM, FAER)
    assert 0 == empty.play(Rampage()).table.count(GOLEM, FAER)


@pytest.mark.parametrize(
    ("faer", "count"), [(0, 1), (1, 2), (6, 2), (7, 3), (12, 3), (13, 4), (20, 4)]
)
def test_the_faer_says_how_many_stages_farruga_would_have(faer: int, count: int) -> None:
    assert count == stages(land().count(GOLEM, faer=faer).laid())


# Destroyed spaces give nothing


def at(scene: Scene, where: Hex) -> Scene:
    return destroyed(scene, where).at(0, where)


def test_a_destroyed_space_cannot_be_traded_at() -> None:
    assert "eut-why-destroyed" == at(land(), MERCHANTS).hero(gold=5).turn().why_not(
        Act, action="trade"
    )


def test_a_destroyed_space_cannot_be_mined() -> None:
    assert "eut-why-destroyed" == at(land(), MOUNTAIN).turn().why_not(Act, action="mining")


def test_a_destroyed_elemental_cannot_be_challenged() -> None:
    scene = land().map({(1, 1): "i_other_5"})

    assert "eut-why-destroyed" == at(scene, (1, 1)).turn().why_not(Challenge)


def test_a_destroyed_treasure_cannot_be_taken() -> None:
    assert "eut-why-destroyed" == at(land(), (-1, 0)).turn().why_not(TakeTreasure)


def test_a_destroyed_encounter_has_no_quests_to_give() -> None:
    scene = land()
    quest = scene.zones[zones.encounter_box("emissary")][0]
    scene.put(zones.quests("emissary"), quest)

    assert "eut-why-destroyed" == at(scene, (-1, -1)).turn().why_not(Fulfil)


def test_a_spawn_replaces_the_printed_monster_and_its_loot() -> None:
    scene = destroyed(land(), MERCHANTS, spawn=3)

    held = scene.at(0, MEADOW).hero(movement=1).turn()
    (fight,) = held.offered(WalkIntoFight)
    assert 3 == fight.level
    assert (6, 0) == (held.land.loot(space(MERCHANTS)).gold, held.land.loot(space(MERCHANTS)).gaar)


def test_once_its_spawn_has_fallen_a_destroyed_space_is_free_without_a_token() -> None:
    scene = destroyed(land(), MERCHANTS).at(0, MEADOW).hero(movement=1).turn()

    assert scene.do(Walk, space=space(MERCHANTS)).seen().location == space(MERCHANTS)


def test_tokens_that_lay_there_still_count() -> None:
    scene = land().token(0, zones.TRADE_TOKEN, MERCHANTS).at(0, zones.centre(0, 0))
    next_card(scene, "crushing_stride").play(Rampage())

    assert 1 == scene.seen().placed_tokens(zones.TRADE_TOKEN)
    assert scene.land.is_held(space(MERCHANTS))


def fell_spawn(players: int = 1, level: int = 2, **options: Any) -> Bouts:
    """A fight with a spawn, won at the first look."""
    names = ("dral", "maeldur")[:players]
    scene = Bouts(*names, scenario=DEVASTATION, **options).map(LAND).mark(zones.ROUND, 4)
    destroyed(scene, MOUNTAIN, spawn=level).at(0, MOUNTAIN)
    scene.count(zones.FIGHT, damage=99).count(GOLEM, faer=9)
    scene.play(Confront(0, space(MOUNTAIN), zones.action_token(0, "combat", 1)))
    for _ in range(30):
        if not scene.asks:
            break
        scene.choose(scene.options[-1])
    return scene


def test_a_felled_spawn_pays_gold_by_its_level_and_one_reputation_and_weakens_the_faer() -> None:
    scene = fell_spawn()
    (_, reward) = scene.seen().gold, scene.told("eut-gained-gold")

    assert 4 in [each["amount"] for each in reward]
    assert 7 == scene.table.count(GOLEM, FAER)
    assert 1 in [each["amount"] for each in scene.told("eut-gained-reputation")]
    assert 1 == scene.seen().has("spawns_felled")


def test_a_felled_spawn_leaves_no_token_and_the_space_stays_destroyed() -> None:
    scene = fell_spawn()

    assert 0 == scene.table.count(space(MOUNTAIN), zones.TOKENS)
    assert [] == scene.told("eut-liberated")
    assert scene.land.is_destroyed(space(MOUNTAIN))
    assert not scene.land.is_held(space(MOUNTAIN))


# Ruling 16


def test_ruling_16_a_monster_that_comes_under_a_hero_may_be_fought_or_left() -> None:
    scene = destroyed(land(), MOUNTAIN, spawn=1).at(0, MOUNTAIN).hero(movement=1).turn()

    assert space(MOUNTAIN) == scene.seen().location
    assert 1 == len(scene.offered(FaceMonster))
    assert scene.offered(Walk)
    assert "eut-why-held" == scene.why_not(Act, action="mining")
    scene.do(FaceMonster)
    assert [{"seat": 0, "place": "mountain", "level": 1}] == scene.told("eut-fight")
    assert () == scene.seen().tokens_of("combat")


def test_ruling_16_without_a_combat_action_only_leaving_is_left() -> None:
    scene = destroyed(land(), MOUNTAIN, spawn=1).at(0, MOUNTAIN).hero(movement=1)
    scene.put(zones.spent_tokens(0), zones.action_token(0, "combat", 1)).turn()

    assert "eut-why-no-combat-action" == scene.why_not(FaceMonster)


# Gold cards against the Faër


def offering(count: int, **options: Any) -> Scene:
    scene = land(**options).at(0, MEADOW).count(GOLEM, faer=5)
    scene.put(zones.hand(0), *scene.zones[zones.deck(zones.GOLD_CARD)][:count])
    return scene


def test_a_gold_card_weakens_the_faer_by_one_and_every_second_brings_reputation() -> None:
    scene = offering(2).turn().do(OfferGold)

    assert (4, 0, 1) == (
        scene.table.count(GOLEM, FAER),
        scene.seen().reputation,
        len(scene.seen().hand),
    )
    scene.do(OfferGold)
    assert (3, 1) == (scene.table.count(GOLEM, FAER), scene.seen().reputation)


def test_only_two_gold_cards_are_offered_in_a_turn_and_two_more_in_the_next() -> None:
    scene = offering(3).turn().do(OfferGold).do(OfferGold)

    assert "eut-why-offered" == scene.why_not(OfferGold)
    later = offering(3).hero(cards_offered=2).mark(("cards_offered_in", 0), (3, 2)).turn()
    assert later.why_not(OfferGold) is None


def test_a_faer_without_power_takes_no_offering() -> None:
    scene = offering(1)
    del scene.counters[GOLEM, FAER]

    assert "eut-why-no-faer" == scene.turn().why_not(OfferGold)


def test_an_offering_is_a_free_action_and_needs_a_free_space() -> None:
    scene = destroyed(offering(1), MEADOW, spawn=1).turn()

    assert "eut-why-held" == scene.why_not(OfferGold)


def test_no_offering_in_other_scenarios() -> None:
    scene = Scene().at(0, (0, 0))
    scene.put(zones.hand(0), *scene.zones[zones.deck(zones.GOLD_CARD)][:1])

    assert [] == scene.turn().offered(OfferGold)


# Collapse


def _eleven(scene: Scene, count: int) -> Scene:
    """So many tokens of type A lie out, far away."""
    for number in range(count):
        scene.count(space((40 + number, 0)), **{DESTROYED: 1})
    return scene.count(GOLEM, faer=3, **{TOKENS_A: count})


def collapsing(players: int, **options: Any) -> Scene:
    scene = _eleven(land(players, **options), 11)
    return next_card(scene, "crushing_stride").play(Rampage(), RoundIsOver(4))


def test_the_twelfth_token_of_type_a_brings_the_finale_after_the_round() -> None:
    scene = collapsing(2)

    assert 1 == scene.table.marks[COLLAPSED]
    assert 11 == scene.table.marks[zones.ROUND]
    assert 2 == scene.table.marks[FINALE_STAGES]


def test_alone_and_side_by_side_it_is_an_immediate_defeat() -> None:
    alone, together = collapsing(1).table.result, collapsing(2, mode="cooperative").table.result

    assert alone is not None
    assert together is not None
    assert ("eut-end-collapse", ()) == (alone.reason, alone.winners)
    assert ("eut-end-collapse", (), True) == (
        together.reason,
        together.winners,
        together.together,
    )


def test_the_eleventh_does_not() -> None:
    scene = _eleven(land(), 10)
    next_card(scene, "crushing_stride").play(Rampage())

    assert COLLAPSED not in scene.table.marks


def test_the_faer_is_told_when_it_moves() -> None:
    scene = next_card(land().count(GOLEM, faer=9), "stone_slumber").play(Rampage())

    assert [{"what": "falls", "amount": 8}] == scene.told("eut-faer")


# Players without hands


def worth(scene: Scene, kind: type[Any]) -> float:
    """What a bot thinks of the first option of a kind."""
    decision = scene.game.decision
    assert decision is not None
    judged = judge(scene.table, decision)
    assert judged is not None
    return judged(scene.offered(kind)[0])


def test_a_bot_offers_gold_cards_rather_than_end_its_turn() -> None:
    scene = offering(1).turn()

    assert worth(scene, OfferGold) > worth(scene, EndTurn)


def test_a_bot_fights_a_weak_spawn_under_its_feet() -> None:
    scene = destroyed(land(), MOUNTAIN, spawn=1).at(0, MOUNTAIN).kit(0, h1="item.greatsword")
    scene.put_on_top(zones.deck(zones.monsters(1)), "monster.dragonfly.1").turn()

    assert worth(scene, FaceMonster) > worth(scene, EndTurn)


def test_a_bot_sees_nothing_in_a_destroyed_market() -> None:
    scene = land().token(0, zones.TRADE_TOKEN, MERCHANTS).hero(gold=8)
    before = Market(scene.laid(), 0).trade_at(space(MERCHANTS))

    assert before > Market(destroyed(scene, MERCHANTS).laid(), 0).trade_at(space(MERCHANTS))


def test_7_2_a_tower_with_a_spawn_beside_it_says_that_its_spaces_must_be_free() -> None:
    scene = land()
    for at_hex in ((1, -2), (2, -2), (1, -1)):
        scene.token(0, zones.TRADE_TOKEN, at_hex)
    destroyed(scene, (1, -1), spawn=1).at(0, zones.centre(1, -2)).hero(gold=5).turn()

    assert "eut-why-centre-closed" == scene.why_not(Act, action="trade")
