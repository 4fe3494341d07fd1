"""The Oracle's Hut and all fifteen events (8.9)."""

from __future__ import annotations

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import omen
from game.rules.rivenoire.scopes import seats_of
from game.rules.rivenoire.steps.combat import ThrowAway
from game.rules.rivenoire.steps.losing import Destroy, TakeBack
from game.rules.rivenoire.steps.oracle import Close, LetHappen, SufferFate
from game.rules.rivenoire.steps.paying import PayWith
from game.rules.rivenoire.steps.recruiting import Dismiss, Hire
from game.rules.rivenoire.steps.round_end import EndOfRound
from tests.rules.rivenoire.towns import Town


def event(name, players=2):
    """A town in which this event comes next."""
    return Town(players).on_top(zones.ORACLE_DECK, name)


def happens(scene):
    """Nobody in the Hut."""
    return scene.open("oracle_hut")


def fames(scene):
    """The Fame of all."""
    return [scene.seen(seat).fame for seat in range(scene.setup.players)]


def test_tv_40_and_ruling_66_a_visitor_who_declines_causes_no_event():
    scene = event("prestige_to_the_best").at("oracle_hut", "0 peasant")
    scene.notable(0, hand=("backpack",)).open("oracle_hut").decline()

    assert "oracle.prestige_to_the_best" == scene.zone(zones.ORACLE_DECK)[0]
    assert [0, 0] == fames(scene)
    assert ["backpack"] == scene.bolts()


def test_ruling_60_a_visitor_chooses_among_three_and_nobody_sees_the_others():
    scene = event("prestige_to_the_best").on_top(
        zones.ORACLE_DECK, "prestige_to_the_best", "royal_tax", "goblin_wave"
    )
    scene.at("oracle_hut", "0 peasant").notable(0, fame=5).open("oracle_hut").act()
    assert 3 == len(scene.offered(LetHappen))
    assert all(each.startswith("?") for each in view(GAME, scene.table, 1).zone(zones.drawn(0)))
    scene.do(LetHappen, card="prestige_to_the_best")

    assert [8, 0] == fames(scene)
    assert ("oracle.prestige_to_the_best",) == scene.zone(zones.ORACLE_PAST)
    assert ("oracle.royal_tax", "oracle.goblin_wave") == scene.zone(zones.ORACLE_DECK)[-2:]
    assert all(each.startswith("?") for each in view(GAME, scene.table, 1).zone(zones.ORACLE_DECK))


def test_ruling_26_past_events_are_shuffled_under_a_short_deck():
    scene = Town(2).at("oracle_hut", "0 peasant")
    deck = list(scene.zones[zones.ORACLE_DECK])
    scene.put(zones.ORACLE_PAST, *deck[2:]).open("oracle_hut").act()

    assert deck[:2] == [each.card for each in scene.offered(LetHappen)][:2]
    assert 12 == len(scene.zone(zones.ORACLE_DECK))
    assert () == scene.zone(zones.ORACLE_PAST)


def test_prestige_to_the_best_and_ruling_25_a_tie_of_everyone():
    assert [3, 3] == fames(happens(event("prestige_to_the_best")))
    assert [7, 2] == fames(
        happens(event("prestige_to_the_best").notable(0, fame=4).notable(1, fame=2))
    )


def test_goblin_wave_wounds_whoever_is_absent():
    scene = happens(event("goblin_wave", 3).stand(1, "peasant", zones.LINE))

    assert [["wound"], [], ["wound"]] == [scene.pile(seat) for seat in range(3)]


def test_epidemic_and_sorcerer_wait_for_the_fight():
    assert 1 == happens(event("epidemic_and_quarantine")).table.marks[zones.QUARANTINE]
    assert 4 == happens(event("dark_sorcerer")).table.marks[zones.MORE_HIT_POINTS]


def test_ruling_49_termites_close_a_place_of_the_first_players_choice_for_the_next_round():
    scene = event("termites", 3).put(zones.first_token(1), zones.FIRST_PLAYER)
    happens(scene)
    assert (1, 8) == (scene.seat, len(scene.offered(Close)))
    scene.do(Close, place="tavern")
    assert ("tavern", None) == (
        scene.table.marks[zones.CLOSING], scene.table.marks.get(zones.CLOSED),
    )  # fmt: skip

    scene = Town(2).mark(zones.CLOSING, "tavern").mark(zones.CLOSED, "mine").play(EndOfRound())
    assert ("tavern", None) == (
        scene.table.marks[zones.CLOSED], scene.table.marks.get(zones.CLOSING),
    )  # fmt: skip


def test_ruling_49_patients_of_a_closed_hospital_still_act_and_leave():
    scene = Town(2).mark(zones.CLOSED, "hospital").at("hospital", "0 peasant")
    scene.notable(0, hand=("gold_1",)).open("hospital")

    assert "AtHospital" == scene.asks
    scene.decline()
    assert 3 == len(scene.seen().home)


def test_divine_providence_gives_loot_to_the_last():
    scene = happens(event("divine_providence").on_top(zones.LOOT_DECK, "flail").notable(0, fame=1))

    assert ([], ["flail"]) == (scene.hand(0), scene.hand(1))


def test_ruling_50_terrifying_monster():
    scene = event("terrifying_monster").stand(0, "peasant", zones.LINE, zones.LINE)
    scene.stand(1, "peasant", zones.LINE)
    line = tuple(scene.zones[zones.LINE])
    assert (*line[1:], line[0]) == happens(scene).zone(zones.LINE)

    alone = event("terrifying_monster").stand(0, "peasant", zones.LINE)
    line = tuple(alone.zones[zones.LINE])
    assert line == happens(alone).zone(zones.LINE)


def test_witch_hunt_destroys_a_starred_card_of_each_who_has_one():
    scene = event("witch_hunt").notable(0, hand=("grimoire", "axe"), discard=("vampire_dagger",))
    happens(scene).do(Destroy, card="vampire_dagger")

    assert (["axe", "grimoire"], []) == (scene.hand(), scene.pile())
    assert [{"seat": 1}] == scene.told("riv-omen-spared")


def test_royal_tax_takes_the_highest_card_that_is_neither_wound_nor_beer():
    scene = event("royal_tax").notable(0, discard=("gold_1", "axe", "wound", "beer"))
    happens(scene)

    assert ["gold_1", "wound", "beer"] == scene.pile()


def test_ruling_77_wage_protest_is_paid_without_change_merchant_or_token():
    scene = event("wage_protest").notable(0, hand=("gold_4", "gold_3"), tokens=("trophy.7",))
    scene.notable(0, led=("warrior", "merchant"), fame=5)
    happens(scene).do(SufferFate, way="way.wage_protest.0")
    assert not scene.step.accepts(scene.table, PayWith(("starter.gold_4.0.1", "trophy.7"), 7))
    scene.pay("gold_3", "gold_4")

    assert (5, ["gold_3", "gold_4"]) == (scene.seen().fame, scene.pile())


def test_ruling_77_who_cannot_or_will_not_loses_fame_as_far_as_there_is_any():
    scene = event("wage_protest").notable(0, hand=("gold_4",), led=("warrior",), fame=2)
    happens(scene)
    assert 0 == scene.seen().fame

    scene = event("wage_protest").notable(0, hand=("gold_4", "gold_3"), led=("warrior",), fame=5)
    happens(scene).do(SufferFate, way="way.wage_protest.1")
    assert (2, ["gold_3", "gold_4"]) == (scene.seen().fame, scene.hand())


def test_bountiful_harvest_is_optional():
    scene = event("bountiful_harvest").notable(0, discard=("axe", "gold_1"))
    scene.notable(1, discard=("axe", "gold_1"))
    happens(scene).do(SufferFate, way="way.bountiful_harvest.0").do(TakeBack, card="axe").decline()

    assert (["axe"], []) == (scene.hand(0), scene.hand(1))


def test_poor_harvest_costs_those_with_fewest_peasants_a_card():
    scene = event("poor_harvest").notable(0, led=("peasant",))
    scene.notable(1, hand=("gold_1", "gold_2"))
    happens(scene).do(ThrowAway, card="gold_1")

    assert (1, ["gold_1"]) == (len(scene.hand(1)), scene.pile(1))


def test_ruling_25_revolt_needs_a_building():
    assert [5, 5] == fames(
        happens(event("revolt_of_the_wretched").notable(0, fame=5).notable(1, fame=5))
    )
    scene = event("revolt_of_the_wretched").own(1, "mine").notable(0, fame=5).notable(1, fame=5)
    assert [5, 2] == fames(happens(scene))


def test_hero_of_the_people_is_nobody_while_the_shield_hangs_in_the_arena():
    assert [0, 0] == fames(happens(event("hero_of_the_people")))
    scene = event("hero_of_the_people").put(zones.shield(1), zones.SHIELD)
    assert [0, 3] == fames(happens(scene))


def test_unexpected_reinforcements_join_the_smallest_teams_in_turn_order():
    scene = event("unexpected_reinforcements", 3).put(zones.first_token(2), zones.FIRST_PLAYER)
    scene.notable(1, led=("noble",))
    happens(scene).do(Hire, character="warrior")
    assert 0 == scene.seat
    scene.decline()

    assert ("character.warrior.1",) == scene.zone(zones.recruits(2))
    assert [] == scene.offered(Dismiss)


def test_ruling_80_counts_are_taken_once():
    scene = event("unexpected_reinforcements", 2)
    happens(scene).do(Hire, character="warrior").do(Hire, character="ranger")

    # The second is served although nobody is smallest alone any more.
    assert (4, 4) == (len(scene.seen(0).characters), len(scene.seen(1).characters))


def test_ruling_38_the_paladin_is_no_hero_for_the_protest():
    scene = event("wage_protest").lead(0, "paladin").notable(1, led=("warrior",))

    assert (1,) == seats_of(scene.laid(), "most_heroes")
    assert "most_heroes" == omen("oracle.wage_protest").scope
