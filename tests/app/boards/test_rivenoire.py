"""Rivenoire on the board: sound at every size, whole games by hand, figures before decisions."""

from __future__ import annotations

import pytest

from game.app.boards import screen_of
from game.app.boards.rivenoire.art.houses import drawn
from game.app.boards.rivenoire.duel import DuelStage
from game.app.boards.rivenoire.fight import FightStage
from game.app.boards.rivenoire.fight.strikes import StrikeCard
from game.app.boards.rivenoire.hints import hints
from game.app.boards.rivenoire.outlook import HELP, WARNING, outlook
from game.app.boards.rivenoire.prices import draw_of
from game.app.boards.rivenoire.reading import letter_of, sums_of, use_of
from game.app.boards.rivenoire.samples import MOMENTS, samples
from game.app.boards.rivenoire.stall import Ware
from game.app.boards.rivenoire.tray import Tray
from game.app.doors.shot import stage_of
from game.app.keep.seats import NOBODY
from game.app.scenes import posed
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import LightCover
from game.app.studio.checker import problems
from game.app.table.page import Tab
from game.app.table.spot import Spot
from game.app.window.scene import Reset
from game.engine.chance import Chance
from game.engine.redeal import Worlds
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import card
from game.rules.rivenoire.steps.combat import ThrowAway, UseCard
from game.rules.rivenoire.steps.placing import Send
from game.rules.rivenoire.views import City, Notable
from tests.app.hands import Hands, Keys, Mouse, match_of
from tests.app.watching import assert_played_as_by_the_engine_alone, laid


@pytest.mark.parametrize("name", sorted(samples()))
def test_every_moment_of_the_gallery_is_of_its_kind(name: str) -> None:
    decision = samples()[name]().session.decision

    assert isinstance(decision.step, MOMENTS[name].step)


@pytest.mark.parametrize("tab", ["monster", "stall", "tavern"])
def test_every_tab_of_a_tight_window_is_sound(tab: str) -> None:
    stage = stage_of((1024, 768), "fr", 150)
    scene = laid(stage, "rivenoire-placement")

    scene.open_tab(tab)

    assert [] == problems(stage)


def test_a_wide_window_has_no_tabs_and_a_tight_one_three() -> None:
    def shown(size: tuple[int, int]) -> int:
        scene = laid(stage_of(size), "rivenoire-placement")
        return sum(isinstance(each, Tab) for each in scene.root.walk())

    assert (0, 3) == (shown((1920, 1080)), shown((1024, 768)))


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_a_whole_game_by_hand_ends_as_the_engine_alone_would(kind: type[Hands]) -> None:
    assert_played_as_by_the_engine_alone(match_of(GAME, 2), kind)


def test_placement_lights_the_next_free_space_of_every_place_and_the_people_at_home() -> None:
    scene = laid(stage_of(), "rivenoire-placement")
    sight = scene.sight
    sends = [option for option in sight.decision.options if isinstance(option, Send)]

    lit = {each.thing for each in scene.root.walk() if isinstance(each, Spot) and each.enabled}

    assert {option.spot for option in sends} <= lit
    assert {option.character for option in sends} <= lit
    for place in zones.PLACES:
        after = City(sight.view, place).next_space
        others = set(City(sight.view, place).spaces) - {after}
        assert not others & lit


def test_every_place_says_what_its_next_space_brings() -> None:
    sight = laid(stage_of(), "rivenoire-placement").sight

    for place in zones.PLACES:
        assert outlook(sight, place).brings
    # The first in the Mine is the one that rockfalls wound; the first in the Arena wins ties.
    first = {each: not City(sight.view, each).occupied for each in (zones.MINE, zones.ARENA)}
    assert first[zones.MINE] == (WARNING == outlook(sight, zones.MINE).mood)
    assert first[zones.ARENA] == (HELP == outlook(sight, zones.ARENA).mood)


def test_the_stall_shows_the_price_of_the_moment() -> None:
    scene = laid(stage_of(), "rivenoire-placement")
    free = len(City(scene.sight.view, zones.MARKET).free_spaces)

    wares = [each for each in scene.root.walk() if isinstance(each, Ware)]

    assert wares
    assert free > 0
    assert all(each.now == max(each.printed - free, 0) for each in wares)


def test_numbers_say_what_they_are_made_of() -> None:
    sight = laid(stage_of(), "rivenoire-placement").sight
    free = len(City(sight.view, zones.MARKET).free_spaces)
    piece = sight.view.zone(zones.STALL)[0]
    guest = sight.view.zone(zones.GUESTS)[0]

    (price,) = sight.sums(piece)
    (beers,) = sight.sums(guest)
    (drawn,) = sight.sums("seat.0")

    printed = card(piece).price
    assert [str(printed), f"−{min(free, printed)}"] == [each.amount for each in price.parts]
    assert str(max(printed - free, 0)) == price.total
    assert int(beers.total) == sum(int(each.amount) for each in beers.parts)
    assert str(draw_of(sight.view, 0)) == drawn.total


def test_a_blow_says_what_the_fighter_and_the_piles_add() -> None:
    scene = laid(stage_of(), "rivenoire-fight")
    cards = [each for each in scene.root.walk() if isinstance(each, StrikeCard) and each.blow]

    for each in cards:
        (blow,) = scene.sight.sums(each.thing)
        assert str(each.blow.damage) == blow.total


def test_a_hand_is_sorted_by_use_and_summed() -> None:
    sight = laid(stage_of(), "rivenoire-placement").sight
    hand = Notable(sight.view, sight.viewer).hand

    sums = sums_of(sight.view, sight.viewer, hand)

    assert {"combat", "purchase"} <= {use_of(each) for each in hand}
    assert sums.coins > 0
    assert sums.damage > 0


def test_a_payment_says_what_it_leaves_for_the_line() -> None:
    sight = laid(stage_of(), "rivenoire-payment").sight
    there = [each for each in sight.view.zone(zones.LINE) if sight.view.faces[each] == sight.viewer]

    assert bool(there) == bool(hints(sight))


def test_the_fight_has_a_card_for_each_way_to_play_and_a_corner_to_throw_it() -> None:
    scene = laid(stage_of(), "rivenoire-fight")
    overlay = scene.built.root.overlay
    options = scene.sight.decision.options

    cards = [each for each in scene.root.walk() if isinstance(each, StrikeCard)]
    numbers = {
        number
        for each in scene.root.walk()
        if isinstance(each, Spot) and each.enabled
        for number in each.numbers
    }

    assert isinstance(overlay, FightStage)
    assert {number for number, each in enumerate(options) if not each.closes} <= numbers
    for each in cards:
        plays = [o for o in options if isinstance(o, UseCard) and o.card == each.thing]
        throws = [o for o in options if isinstance(o, ThrowAway) and o.card == each.thing]
        assert bool(plays and throws) == (each.throw is not None)


def test_a_duel_hides_the_stakes_of_others_and_their_number() -> None:
    stage = stage_of()
    match = samples()["rivenoire-duel"]()
    seat = match.session.decision.seat

    mine = posed.laid(stage, match, seat)
    own = mine.built.root.overlay
    public = posed.laid(stage, match, NOBODY)

    assert isinstance(own, DuelStage)
    assert [each.stake is not None for each in own.duellists].count(True) == 1
    assert public.built.root.overlay is None


def test_cards_that_lie_nowhere_on_the_table_come_on_a_tray() -> None:
    for name in ("rivenoire-quest", "rivenoire-oracle", "rivenoire-mine", "rivenoire-loot"):
        scene = laid(stage_of(), name)
        assert isinstance(scene.built.root.overlay, Tray)
        lit = [each for each in scene.root.walk() if isinstance(each, Spot) and each.enabled]
        assert len(scene.sight.decision.options) <= len(lit) + 2


def test_nobody_sees_a_hand_that_is_not_theirs() -> None:
    scene = laid(stage_of(), "rivenoire-placement", NOBODY)

    shown = [
        each.thing
        for each in scene.root.walk()
        if isinstance(each, Spot) and each.thing.partition(".")[0] in ("starter", "quest")
    ]
    tops = {Notable(scene.sight.view, seat).top for seat in range(3)}

    assert set(shown) <= tops


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_piece_and_place_explains_itself(lang: str) -> None:
    stage = stage_of((1280, 720), lang)
    for name in ("rivenoire-placement", "rivenoire-fight"):
        scene = laid(stage, name)
        spots = [each for each in scene.root.walk() if isinstance(each, Spot) and each.tip]
        silent = [each.thing for each in spots if each.tip() is None]
        anonymous = {zones.deck(seat) for seat in range(4)}

        assert [] == [each for each in silent if each not in anonymous]


def test_seats_with_the_same_initial_have_letters_of_their_number() -> None:
    sight = laid(stage_of(), "rivenoire-placement").sight

    assert ["N", "T", "C"] == [letter_of(sight, seat) for seat in range(3)]


def test_every_place_has_a_picture_of_its_own() -> None:
    pictures = {drawn(place).get_buffer().raw for place in zones.PLACES}

    assert len(zones.PLACES) == len(pictures)


def test_dice_are_nobodys_luck() -> None:
    assert {"die": None} == dict(screen_of(GAME.id).luck())


def test_placement_is_lit_for_all_and_tells_nothing_of_a_hand() -> None:
    match = samples()["rivenoire-placement"]()
    stage = stage_of()
    scene = BoardScene(stage, match)
    stage.apply(Reset(scene))
    Mouse(stage).settle()
    decision, table = match.session.decision, match.session.table
    assert decision is not None
    sent = [each for each in decision.options if isinstance(each, Send)]
    notable = Notable(table, decision.seat)

    assert isinstance(stage.top, LightCover)
    assert {each.spot for each in sent} <= set(scene.sight.lit)
    assert {*notable.hand, *notable.deck, *notable.tokens}.isdisjoint(scene.sight.lit)
    for seed in range(5):
        # Whatever cards and tokens everybody holds, the asked one too.
        world = Worlds(GAME, table, NOBODY).deal(Chance(seed, 0))
        assert sent == [each for each in decision.step.options(world) if isinstance(each, Send)]
