"""The board built from a desk and hands alone, without a scene around it."""

from __future__ import annotations

from attrs import evolve

from game.app.keep.seats import NOBODY
from game.app.table.building import Desk, Hands, build
from game.app.table.built import Built
from game.app.table.spot import Spot
from game.app.window.stage import Stage
from tests.app.hands import match_of
from tests.app.toy_board import NightMarket
from tests.toy import GAME, zones


def hands_of(picked: list[tuple[str, tuple[int, ...]]]) -> Hands:
    def pick(thing: str, numbers: tuple[int, ...]) -> None:
        picked.append((thing, numbers))

    return Hands(pick, lambda name: None, lambda seat: None, ())


def desk_of(stage: Stage, viewer: int) -> Desk:
    match = match_of(GAME)
    words = stage.speech(match.game, match.called)
    return Desk(match, NightMarket(), words, stage.look_of("toy"), viewer)


def lit(built: Built) -> list[Spot]:
    return [each for each in built.root.walk() if isinstance(each, Spot) and each.enabled]


def test_a_click_on_what_is_lit_goes_to_the_hands(stage: Stage) -> None:
    picked: list[tuple[str, tuple[int, ...]]] = []
    built = build(desk_of(stage, viewer=0), hands_of(picked))

    spot = lit(built)[0]
    spot.press()

    assert [(spot.thing, built.sight.lit[spot.thing])] == picked


def test_nothing_is_lit_for_nobody_and_no_hand_is_seen(stage: Stage) -> None:
    desk = desk_of(stage, viewer=0)
    built = build(evolve(desk, viewer=NOBODY), hands_of([]))

    own = desk.match.session.table.zone(zones.hand(0))
    assert own
    assert [] == lit(built)
    assert set() == set(own) & set(built.sight.view.places)


def test_what_is_on_its_way_is_left_out_until_it_lands(stage: Stage) -> None:
    built = build(desk_of(stage, viewer=0), hands_of([]))

    built.hide({"crown.0"})
    assert {"crown.0"} == built.sight.hidden

    built.reveal()
    assert set() == built.sight.hidden
