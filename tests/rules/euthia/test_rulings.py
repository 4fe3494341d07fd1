"""Rulings that have no chapter of their own in these tests, by number."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.play import Play
from game.engine.table import Draft
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.encounters import show_quests
from game.rules.euthia.gains import gain, gain_piece, lose_reputation
from game.rules.euthia.hiding import audience
from game.rules.euthia.offers import renew_offer
from game.rules.euthia.piles import feed
from game.rules.euthia.scoring import wealth
from game.rules.euthia.shapes import Goods
from game.rules.euthia.steps.entering import Enter, LayTile
from game.rules.euthia.steps.liberating import liberate
from game.rules.euthia.steps.rounds import Round, RoundIsOver
from game.rules.euthia.steps.turn import EndTurn
from game.rules.euthia.views import Hero, Land, first_player, turn_order
from tests.rules.euthia.laid import Scene, space


def pen(scene: Scene) -> Play:
    """A recorder on the table of a scene."""
    return Play(Draft.on(scene.laid()), Chance(1, 1))


def test_ruling_2_using_a_tile_is_never_forced() -> None:
    scene = Scene().hero(health=1).kit(0, "item.healing_potion").turn().do(EndTurn)

    assert 1 == scene.seen().health


def test_ruling_3_there_is_a_box_of_tokens_for_each_hero() -> None:
    scene = Scene(2)

    assert 30 == len(scene.zones[zones.supply("gem", "ruby")])
    assert 24 == len(scene.zones[zones.supply("item", "healing_potion")])


def test_ruling_4_reputation_never_falls_below_zero_and_has_no_end() -> None:
    play = pen(Scene().hero(reputation=1))
    lose_reputation(play, 0, 2)
    assert 0 == Hero(play.table, 0).reputation

    gain(play, 0, Goods(reputation=120))

    assert 120 == Hero(play.table, 0).reputation


def test_ruling_7_the_first_player_is_the_same_in_every_round() -> None:
    scene = Scene(3).mark(zones.FIRST, 2).play(RoundIsOver(1))

    assert 2 == first_player(scene.table)
    assert (2, 0, 1) == turn_order(scene.table)


def test_ruling_9_arrival_power_exploration_then_combat() -> None:
    scene = Scene().map({(2, -1): "i_other_2"}).stack("i_fixed_2").hero(health=6)
    scene.play(Enter(0, space((2, 0)), "token.0.combat.1"))
    while scene.asks == "ChooseSlot":
        scene.choose(scene.offered(LayTile)[0])

    told = [each.key for each in scene.story]
    order = [told.index(key) for key in ("eut-fire", "eut-tile-laid")]
    fight = [at for at, key in enumerate(told) if key.startswith("eut-fight")]
    assert sorted(order) == order
    assert fight[0] > order[1]


def test_ruling_15_the_winner_on_a_treasure_space_draws_the_treasure_at_once() -> None:
    play = pen(Scene().map({(1, -2): "i_enc_prospector"}))

    liberate(play, 0, space((1, -1)))

    assert 1 == Land(play.table).tokens(space((1, -1)), zones.HERO_TOKEN, 0)
    assert 1 == len(play.table.zone(zones.found(0)))


def test_8_9_trade_tokens_on_shops_and_towers_two_interaction_tokens_on_mines() -> None:
    play = pen(
        Scene().map({(1, -2): "i_fixed_1", (-2, 1): "ii_fixed_1", (-1, -1): "i_enc_emissary"})
    )
    for at in ((1, -2), (-2, 1), (0, -1)):
        liberate(play, 0, space(at))

    land = Land(play.table)
    assert 1 == land.tokens(space((1, -2)), zones.TRADE_TOKEN, 0)
    assert 1 == land.tokens(space((-2, 1)), zones.TRADE_TOKEN, 0)
    assert 2 == land.tokens(space((0, -1)), zones.INTERACTION, 0)


def test_ruling_21_an_offer_is_refilled_from_its_discards_and_may_stay_short() -> None:
    scene = Scene()
    rest = list(scene.zones[zones.deck("merchants")])
    scene.put(zones.discards("merchants"), *rest[:2]).put(zones.GONE, *rest[2:])
    play = pen(scene)

    renew_offer(play, "merchants")

    assert 4 == len(play.table.zone(zones.offer("merchants")))
    assert 2 == len(play.table.zone(zones.deck("merchants")))
    short = Scene().put(zones.GONE, *rest)
    offered = list(short.zones[zones.offer("merchants")])
    short.put(zones.GONE, *offered[1:])
    play = pen(short)
    renew_offer(play, "merchants")
    assert 1 == len(play.table.zone(zones.offer("merchants")))


def test_ruling_52_an_item_without_a_price_counts_nothing() -> None:
    priceless = [name for name, each in box().items.items() if each.price is None]

    assert {each.pile for name, each in box().items.items() if name in priceless} == {"characters"}
    assert 0 == wealth(Scene().put(zones.bags(0), "monster.dragonfly.1").laid(), 0)


def test_ruling_56_reserves_are_queues_fed_at_the_bottom() -> None:
    scene = Scene().put(zones.SILVER_RESERVE, "silver.venom.1")
    scene.put_on_top(zones.deck(zones.SILVER), "silver.curse.1")
    play = pen(scene)

    feed(play, zones.SILVER)

    assert ("silver.venom.1", "silver.curse.1") == play.table.zone(zones.SILVER_RESERVE)


def test_w_55_ruling_91_four_silver_cards_of_the_reserve_become_a_gold_card_at_once() -> None:
    scene = Scene().put(zones.SILVER_RESERVE, "silver.venom.1", "silver.venom.2", "silver.curse.1")
    play = pen(scene)

    feed(play, zones.SILVER)
    feed(play, zones.SILVER)

    reserves = (zones.SILVER_RESERVE, zones.GOLD_RESERVE)
    assert (1, 1) == tuple(len(play.table.zone(each)) for each in reserves)
    bottom = play.table.zone(zones.deck(zones.SILVER))[-4:]
    assert ("silver.venom.1", "silver.venom.2", "silver.curse.1") == bottom[:3]


def test_r2_solo_begins_each_round_with_a_silver_card_for_the_reserve() -> None:
    scene = Scene()
    for action in ("mining", "trade", "combat"):
        scene.put(zones.spent_tokens(0), f"token.0.{action}.1")

    assert 1 == len(scene.play(Round(2)).zone(zones.SILVER_RESERVE))


def test_ruling_64_the_witch_gives_no_reward_tiles_against_the_deck() -> None:
    play = pen(Scene())
    gain(play, 0, Goods(reward_tile="witch", gold=1))

    assert (1, ()) == (Hero(play.table, 0).gold, play.table.zone(zones.found(0)))
    assert zones.reward_box("witch") in Scene(2).zones


def test_ruling_70_a_short_encounter_deck_leaves_fewer_cards_open() -> None:
    play = pen(Scene().put(zones.encounter_deck("emissary"), "quest.emissary_1"))

    show_quests(play, "emissary")

    assert ("quest.emissary_1",) == play.table.zone(zones.quests("emissary"))


def test_ruling_82_hero_tiles_for_one_player_serve_alone_and_side_by_side() -> None:
    def tiles(players: int, mode: str) -> set[str]:
        scene = Scene(players, ("ael", "dral"), mode=mode) if players > 1 else Scene(1, ("ael",))
        held = (*scene.zones[zones.pile(0)],)
        return {each for each in held if "confession" in each}

    assert {"tile.ael_lone_confession"} == tiles(1, "") == tiles(2, "cooperative")
    assert {"tile.ael_confession"} == tiles(2, "competitive")


def test_an_empty_supply_gives_nothing() -> None:
    scene = Scene()
    scene.put(zones.GONE, *list(scene.zones[zones.supply("gem", "ruby")]))
    play = pen(scene)

    gain_piece(play, 0, "gem", "ruby")

    assert () == play.table.zone(zones.found(0))


def test_the_unseen_stays_unseen() -> None:
    assert frozenset() == audience(zones.STACK)
    assert frozenset() == audience(zones.REMOVED)
    assert frozenset((1,)) == audience(zones.hand(1))
    assert None is audience(zones.bags(1))
