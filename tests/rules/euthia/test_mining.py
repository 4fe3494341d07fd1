"""The Mining Action, its dues and the Mine Cart (7.1)."""

from __future__ import annotations

from game.rules.euthia import zones
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.common import Pass
from game.rules.euthia.steps.mining import KeepThis
from game.rules.euthia.steps.using import UseBlock
from tests.rules.euthia.laid import Scene, space

#: The Mountain of i_fixed_1 when it lies at (1, -2) is its space b.
MINE = (2, -2)


def at_mine(
    players: int = 1, heroes: tuple[str, ...] = ("dral", "keleia", "taesiri"), **options: str
) -> Scene:
    return Scene(players, heroes, **options).map({(1, -2): "i_fixed_1"}).at(0, MINE)


def test_mining_lays_a_token_and_takes_the_top_tile() -> None:
    scene = at_mine().put_on_top(zones.deck("mountain"), "resource.iron_ore.1").turn()

    scene.do(Act, action="mining")

    assert ("resource.iron_ore.1",) == scene.seen().in_bags
    assert 1 == scene.land.tokens(space(MINE), zones.INTERACTION, 0)
    assert "mining" not in [zones.action_of(each) for each in scene.seen().tokens]


def test_each_hero_mines_a_space_once() -> None:
    scene = at_mine().token(0, zones.INTERACTION, MINE).turn()

    assert "eut-why-mined" == scene.why_not(Act, action="mining")


def test_w_37_ruling_18_a_freed_mine_shows_two_tokens_and_one_after_mining() -> None:
    scene = at_mine().token(0, zones.INTERACTION, MINE, 2)
    scene.put(zones.action_tokens(0), "token.0.mining.2").turn()

    scene.do(Act, action="mining")

    assert 1 == scene.land.tokens(space(MINE), zones.INTERACTION, 0)
    assert 1 == scene.seen().placed_tokens(zones.INTERACTION)
    assert "eut-why-mined" == scene.why_not(Act, action="mining")


def test_w_36_dues_are_paid_once_to_each_opponent_with_tokens() -> None:
    scene = at_mine(3).hero(gold=2).token(1, zones.INTERACTION, MINE, 2)
    scene.token(2, zones.INTERACTION, MINE).turn()

    scene.do(Act, action="mining")

    assert [0, 1, 1] == [scene.seen(seat).gold for seat in range(3)]


def test_w_36_ruling_19_with_one_gold_it_is_not_allowed() -> None:
    scene = at_mine(3).hero(gold=1).token(1, zones.INTERACTION, MINE)
    scene.token(2, zones.INTERACTION, MINE).turn()

    assert "eut-why-due" == scene.why_not(Act, action="mining")


def test_w_49_ruling_63_side_by_side_one_gold_card_is_due_and_no_money() -> None:
    scene = at_mine(3, mode="cooperative").hero(gold=2).token(1, zones.INTERACTION, MINE)
    scene.token(2, zones.INTERACTION, MINE)
    scene.put(zones.hand(0), "gold.healing.1").turn()

    scene.do(Act, action="mining")

    assert (2, ()) == (scene.seen().gold, scene.seen().hand)
    assert "gold.healing.1" == scene.zone(zones.deck(zones.GOLD_CARD))[-1]


def test_w_49_ruling_83_without_a_gold_card_it_is_refused() -> None:
    scene = at_mine(3, mode="cooperative").hero(gold=2).token(1, zones.INTERACTION, MINE).turn()

    assert "eut-why-due-card" == scene.why_not(Act, action="mining")


def test_a_held_mine_cannot_be_mined() -> None:
    scene = Scene().map({(1, -2): "i_enc_emissary"}).at(0, (2, -2)).turn()

    assert "eut-why-held" == scene.why_not(Act, action="mining")


def test_a_mine_cart_shows_three_tiles_and_keeps_one() -> None:
    scene = at_mine(heroes=("maeldur",)).turn().do(Act, action="mining")

    scene.do(UseBlock, thing="tile.maeldur_ember_sight")
    three = scene.offered(KeepThis)
    scene.do(KeepThis, thing=three[1].thing)

    assert 3 == len(three)
    assert (three[1].thing,) == scene.seen().in_bags
    assert 2 == len(scene.zone(zones.discards("mountain")))
    assert not scene.seen().is_ready("tile.maeldur_ember_sight")


def test_without_the_cart_the_top_tile_is_taken() -> None:
    scene = at_mine(heroes=("maeldur",)).turn().do(Act, action="mining").do(Pass)

    assert 1 == len(scene.seen().in_bags)
    assert scene.seen().is_ready("tile.maeldur_ember_sight")


def test_ruling_49_with_fewer_than_three_left_the_discards_are_shuffled_in() -> None:
    scene = at_mine(heroes=("maeldur",))
    pile = scene.zones[zones.deck("mountain")]
    scene.put(zones.discards("mountain"), *pile[1:])
    scene.turn().do(Act, action="mining").do(UseBlock, thing="tile.maeldur_ember_sight")

    assert 3 == len(scene.offered(KeepThis))
