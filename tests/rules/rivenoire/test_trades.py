"""Ramparts, Hospital, Quest Office; the order of a place, bolts, all or nothing (chapter 8)."""

from __future__ import annotations

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import bonus, box
from game.rules.rivenoire.steps.arranging import Arrange, Exchange
from game.rules.rivenoire.steps.combat import UseCard
from game.rules.rivenoire.steps.finding import KeepQuest, LookAt, Salvage
from game.rules.rivenoire.steps.losing import Destroy, TakeBack
from game.rules.rivenoire.steps.placing import Send
from game.rules.rivenoire.steps.provost import BuyTitle
from game.rules.rivenoire.steps.tokens import UseToken
from game.rules.rivenoire.steps.trades import PayHealer
from game.rules.rivenoire.steps.visiting import PlayBolt
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.laid import named
from tests.rules.rivenoire.towns import Town


def test_tv_25_owner_first_and_the_bolt_for_space_1_only():
    scene = (
        Town(2)
        .owner_at("ramparts", "0 noble")
        .at("ramparts", "1 peasant", "0 peasant")
        .notable(0, hand=("backpack",))
        .notable(1, hand=("grimoire",))
        .open("ramparts")
    )
    asked = []
    while scene.asks:
        asked.append((scene.asks, scene.seat))
        if scene.asks == "AtRamparts":
            scene.act()
        else:
            scene.decline()

    assert [("AtRamparts", 0), ("AtRamparts", 1), ("Bolt", 1), ("AtRamparts", 0)] == asked
    assert (5, 3) == (len(scene.hand(0)), len(scene.hand(1)))


def test_ruling_10_a_bolt_without_action_but_no_letter_of_marque():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("backpack", "letter_of_marque"))
    scene.open("ramparts").decline()

    assert ["backpack"] == scene.bolts()
    letter = PlayBolt("starter.letter_of_marque.0.1")
    assert "riv-why-nothing-to-repeat" == scene.why_not(letter)


def test_ruling_11_a_patient_acts_and_uses_the_bolt_of_its_space():
    scene = Town(4).at("hospital", "-", "-", "0 peasant").notable(0, hand=("gold_1", "backpack"))
    patient = scene.zones[zones.space("hospital", 3)][0]
    scene.mark(zones.patient(patient), 1).open("hospital")
    scene.do(PayHealer, card="gold_1").do(Destroy, card="gold_1").decline().bolt("backpack")

    assert patient in scene.seen().home
    assert zones.patient(patient) not in scene.table.marks


def test_ruling_28_a_bed_acts_last_and_has_no_bolt():
    scene = Town(2).at("hospital", "1 peasant").stand(0, "peasant", zones.bed(1))
    scene.notable(0, hand=("gold_1", "backpack")).notable(1, hand=("gold_1",))
    scene.open("hospital")
    assert 1 == scene.seat
    scene.decline()
    assert (0, "AtHospital") == (scene.seat, scene.asks)
    scene.decline()

    assert "" == scene.asks


def test_ruling_15_the_gold_card_just_discarded_may_be_destroyed():
    scene = (
        Town(2)
        .at("hospital", "0 peasant")
        .notable(0, hand=("gold_1", "gold_4"), discard=("attack_2", "wound"))
        .open("hospital")
    )
    scene.do(PayHealer, card="gold_1").do(Destroy, card="wound").do(Destroy, card="gold_1")

    assert (["gold_4"], ["attack_2"]) == (scene.hand(), scene.pile())
    assert 20 == len(scene.zone(zones.WOUNDS))
    assert ("starter.gold_1.0.1",) == scene.zone(zones.DESTROYED)


def test_the_healer_destroys_one_or_two_and_needs_a_gold_card():
    scene = Town(2).at("hospital", "0 peasant").notable(0, hand=("gold_1",), discard=("attack_2",))
    scene.open("hospital").do(PayHealer, card="gold_1").do(Destroy, card="attack_2").decline()
    assert ["gold_1"] == scene.pile()

    scene = Town(2).at("hospital", "0 peasant").notable(0, hand=("attack_2",)).open("hospital")
    assert "" == scene.asks
    assert ["attack_2"] == scene.hand()


def test_three_quests_are_drawn_in_secret_and_one_is_kept():
    scene = Town(2).at("quest_office", "-", "0 peasant")
    scene.on_top(
        zones.QUEST_DECK, "eat_apples", "master_of_loot", "grand_champion", "not_in_my_house"
    )
    scene.open("quest_office").act()
    assert 3 == len(scene.offered(KeepQuest))
    assert all(each.startswith("?") for each in view(GAME, scene.table, 1).zone(zones.drawn(0)))

    scene.do(KeepQuest, card="eat_apples")

    assert ["eat_apples"] == scene.hand()
    deck = [kind_of(each) for each in scene.zone(zones.QUEST_DECK)]
    assert ("not_in_my_house", ["master_of_loot", "grand_champion"]) == (deck[0], deck[-2:])


def test_tv_13_all_or_nothing():
    def vigour(hand, discard=()):
        scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=hand, discard=discard)
        return scene.open("ramparts").decline()

    assert ["backpack"] == vigour(("vigour_potion", "backpack")).bolts()
    assert "" == vigour(("vigour_potion",), ("wound",)).asks
    scene = vigour(("vigour_potion", "backpack"), ("wound",))
    assert ["vigour_potion", "backpack"] == sorted(scene.bolts(), reverse=True)

    scene.bolt("vigour_potion")

    assert 20 == len(scene.zone(zones.WOUNDS))
    assert 3 == len(scene.hand())
    assert ["backpack", "vigour_potion"] == scene.pile()


def test_ruling_12_draws_never_block_a_card():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("backpack",), deck=())
    scene.open("ramparts").decline().bolt("backpack")

    assert ([], ["backpack"]) == (scene.hand(), scene.pile())


def test_ruling_13_a_card_played_from_the_pile_lies_under_the_one_that_played_it():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("hourglass_of_alteration",), discard=("backpack",))
    scene.open("ramparts").decline().bolt("hourglass_of_alteration")

    assert ["backpack", "hourglass_of_alteration"] == scene.pile()


def test_cards_that_play_each_other_never_reckon_with_themselves():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("hourglass_of_alteration",), discard=("vigour_potion", "wound"))
    scene.open("ramparts").decline()

    assert "" == scene.asks


def test_tv_36_a_token_between_action_and_bolt():
    scene = Town(2).stall("axe").at("market", "0 peasant")
    scene.put(zones.DESTROYED, "market.backpack.1")
    scene.notable(0, hand=("gold_4",)).own(0, "arena", "property.9")
    scene.open("market").decline()
    assert "Bolt" == scene.asks
    scene.do(UseToken, token="property.9")
    assert ["backpack"] == scene.bolts()
    scene.bolt("backpack")

    assert 4 == len(scene.hand())


def test_ruling_44_elven_boots_move_on_and_the_character_acts_again():
    scene = (
        Town(2)
        .at("ramparts", "0 peasant")
        .at("arena", "0 peasant")
        .mark(zones.CLOSED, "tavern")
        .notable(0, hand=("elven_boots",))
        .open("ramparts")
    )
    scene.act().bolt("elven_boots")
    spots = {each.spot for each in scene.offered(Send)}
    refused = {
        each.spot: why.key for each, why in scene.game.offers if why and isinstance(each, Send)
    }
    assert zones.space("market", 1) in spots
    assert zones.space("ramparts", 2) not in spots | set(refused)
    assert "riv-why-one-each" == refused[zones.space("arena", 2)]
    assert "riv-why-closed" == refused[zones.space("tavern", 1)]

    scene.do(Send, spot=zones.space("hospital", 1))

    assert zones.space("hospital", 1) in scene.table.zones


def test_ruling_8_elven_boots_bring_the_gains_of_a_placement():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("elven_boots",))
    scene.open("ramparts").decline().bolt("elven_boots").do(Send, spot=zones.LINE)

    assert 2 == scene.seen().fame


def test_a_retrieved_card_comes_to_the_hand():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("swiftness_potion",), discard=("axe", "beer"))
    scene.open("ramparts").decline().bolt("swiftness_potion").do(TakeBack, card="axe")

    assert (["axe"], ["beer", "swiftness_potion"]) == (scene.hand(), scene.pile())


def test_ruling_57_a_retrieved_beer_goes_straight_back():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("swiftness_potion",), discard=("axe", "beer"))
    scene.open("ramparts").decline().bolt("swiftness_potion")
    scene.choose(next(each for each in scene.offered(TakeBack) if each.card.startswith("beer")))

    assert ([], 20) == (scene.hand(), len(scene.zone(zones.BEERS)))


def test_an_exchange_discards_in_order_and_draws_as_many():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("encyclopedia", "gold_1", "attack_2"), deck=("gold_4", "gold_3"))
    scene.open("ramparts").decline().bolt("encyclopedia")
    scene.choose(Exchange(("starter.attack_2.0.1", "starter.gold_1.0.1")))

    assert ["gold_3", "gold_4"] == scene.hand()
    assert ["attack_2", "gold_1", "encyclopedia"] == scene.pile()


def test_a_grimoire_arranges_the_deck_unseen_by_others():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("grimoire",), deck=("gold_1", "gold_2", "gold_4", "attack_2"))
    scene.open("ramparts").decline().bolt("grimoire")
    top = scene.seen().deck[:3]
    assert top == view(GAME, scene.table, 0).zone(zones.deck(0))[:3]
    assert view(GAME, scene.table, 1).zone(zones.deck(0))[0].startswith("?")

    scene.choose(Arrange((top[2], top[0], top[1])))

    assert ["gold_4"] == scene.hand()
    assert ["gold_1", "gold_2", "attack_2"] == [named(each) for each in scene.seen().deck]


def test_a_register_searches_the_whole_quest_deck_and_shuffles_it():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("mission_register",))
    scene.open("ramparts").decline().bolt("mission_register")
    assert 18 == len(scene.offered(KeepQuest))

    scene.do(KeepQuest, card="master_of_slums")

    assert (["master_of_slums"], 19) == (scene.hand(), len(scene.zone(zones.QUEST_DECK)))
    assert all(each.startswith("?") for each in view(GAME, scene.table, 0).zone(zones.QUEST_DECK))


def test_ruling_56_salvage_covers_cards_destroyed_from_decks():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("guild_key",))
    scene.put(zones.DESTROYED, "market.axe.2", "loot.flail.1", "starter.gold_1.1.1")
    scene.open("ramparts").decline().bolt("guild_key")

    # The only Market card among them is taken; the key is gone.
    assert (["axe"], []) == (scene.hand(), scene.pile())
    assert "market.guild_key.1" in scene.zone(zones.DESTROYED)
    assert [] == scene.offered(Salvage)


def test_a_spyglass_shows_three_backs_to_its_owner_alone():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("spyglass",), deck=("gold_4",))
    scene.open("ramparts").decline().bolt("spyglass")
    for place in ("mine", "arena", "tavern"):
        scene.do(LookAt, title=zones.title(place))

    mine = view(GAME, scene.table, 0)
    assert ("property.4",) == mine.zone(zones.title("mine"))
    assert mine.zone(zones.title("market"))[0].startswith("?property_9")
    assert view(GAME, scene.table, 1).zone(zones.title("mine"))[0].startswith("?property_12")
    assert ["gold_4"] == scene.hand()


def test_a_ledger_buys_a_building_for_five_less():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("ledger_of_deeds", "gold_4"))
    scene.open("ramparts").decline().bolt("ledger_of_deeds")
    assert {4} == {each.price for each in scene.offered(BuyTitle)}

    scene.do(BuyTitle, title=zones.title("ramparts"))

    assert ["ramparts"] == scene.seen().buildings


def test_the_relic_takes_loot_and_the_helm_counts_tokens():
    scene = Town(2).at("ramparts", "0 peasant").on_top(zones.LOOT_DECK, "flail")
    scene.notable(0, hand=("monstrous_relic",)).open("ramparts").decline().bolt("monstrous_relic")
    assert (["flail"], []) == (scene.hand(), scene.pile())
    assert [{"seat": 0}] == scene.told("riv-gained-unseen")

    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("heralds_helm",), tokens=("trophy.1", "trophy.2"))
    scene.open("ramparts").decline().bolt("heralds_helm")
    assert 4 == scene.seen().fame


def test_ruling_43_a_letter_of_marque_opens_no_second_bolt():
    scene = Town(2).at("ramparts", "0 peasant")
    scene.notable(0, hand=("letter_of_marque", "backpack")).open("ramparts")
    scene.act().bolt("letter_of_marque")

    assert "" == scene.asks
    assert 1 + 2 + 2 == len(scene.hand())


def test_ruling_43_at_the_hospital_it_takes_a_new_gold_card():
    scene = Town(4).at("hospital", "-", "-", "0 peasant")
    scene.notable(0, hand=("letter_of_marque", "gold_1", "gold_2"), discard=("wound", "wound"))
    scene.open("hospital").do(PayHealer, card="gold_1").do(Destroy, card="wound").decline()
    scene.bolt("letter_of_marque")

    # One gold card is left, and goes by itself.
    scene.do(Destroy, card="gold_2").decline()
    assert ["wound", "gold_1", "letter_of_marque"] == scene.pile()


def test_ruling_62_everybody_may_look_up_which_bonuses_exist():
    assert 16 == len(box().bonuses)
    assert "paladin" in box().bonuses
    assert bonus("property.6") is box().bonuses["paladin"]


def test_no_combat_card_is_played_in_the_city():
    scene = Town(2).at("ramparts", "0 peasant").notable(0, hand=("axe",)).open("ramparts").act()

    assert [] == scene.offered(UseCard)
