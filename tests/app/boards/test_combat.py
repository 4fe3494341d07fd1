"""The stage of a battle: dice to click, keys to press, odds that are the rules' own, no secrets."""

from __future__ import annotations

from typing import TypeVar

import pygame
import pytest
from attrs import evolve

from game.app.boards.monster_lands.combat.affair import ATTACK, DEFEND, MAGIC, affair_of
from game.app.boards.monster_lands.combat.figures import percent
from game.app.boards.monster_lands.combat.options import Choice
from game.app.boards.monster_lands.combat.samples import match_of, session_of
from game.app.boards.monster_lands.combat.sceneries import SCENERIES
from game.app.boards.monster_lands.combat.stage import CombatStage
from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY, default_seats
from game.app.motion.moves import Motion
from game.app.motion.scenery import is_counter
from game.app.motion.throwing import LIE, Landing, Throw
from game.app.scenes.board import BoardScene
from game.app.scenes.posed import laid
from game.app.table.spot import Spot, places_of
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.bots import make_player
from game.engine import Situation
from game.engine.game import Setup
from game.engine.secrecy import view
from game.engine.session import Session
from game.engine.table import Table
from game.rules.monster_lands import GAME, laying, zones
from game.rules.monster_lands.modifiers import modifiers, strike_total
from game.rules.monster_lands.odds import chances_if, odds_now, queries
from game.rules.monster_lands.setup import opening
from game.rules.monster_lands.steps.loot import PickLoot
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.rolling import RerollDie, StopRolling
from game.rules.monster_lands.steps.strike import RollOne
from game.rules.monster_lands.views import Expedition
from tests.app.hands import Keys, Mouse
from tests.app.watching import number_of, texts
from tests.portions import DRAWN

M = TypeVar("M", bound=Motion)


def battle(stage: Stage, name: str, viewer: int | None = None) -> BoardScene:
    """A battle on the stage."""
    scene = laid(stage, match_of(SCENERIES[name](), viewer), viewer)
    stage.apply(Push(scene))
    stage.draw()
    return scene


def overlay_of(scene: BoardScene) -> CombatStage:
    assert scene.built is not None
    overlay = scene.built.root.overlay
    assert isinstance(overlay, CombatStage)
    overlay.finish()
    return overlay


def die_to_roll(scene: BoardScene) -> Spot:
    """The lit die that shows no face yet."""
    faces = scene.match.session.table.faces
    spots = [each for each in overlay_of(scene).dice.spots if each.enabled]
    return next(each for each in spots if each.thing not in faces)


def choice(scene: BoardScene, kind: type) -> Choice:
    """The button of an option of this kind."""
    decision = scene.match.session.decision
    assert decision is not None
    return next(
        each
        for each in overlay_of(scene).choices
        if isinstance(decision.options[each.number], kind)
    )


# Pictures


@pytest.mark.parametrize("name", SCENERIES)
def test_a_picture_does_not_depend_on_what_else_is_in_the_box(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decks of an opening that is laid out the other way round hold other cards on top."""
    before = view(GAME, session_of(SCENERIES[name]()).table, 0)
    monkeypatch.setattr(laying, "opening", upside_down)

    after = view(GAME, session_of(SCENERIES[name]()).table, 0)

    assert before == after


def upside_down(setup: Setup) -> Table:
    """The opening with its decks turned over."""
    table = opening(setup)
    decks = (zones.MERCENARY_DECK, zones.MONSTER_DECK, zones.REGION_DECK, zones.LOOT_PILE)
    turned = {deck: table.zone(deck)[::-1] for deck in (*decks, zones.MISSION_BAG, zones.LIST_PILE)}
    return evolve(table, zones=table.zones.update(turned))


# Playing


def test_a_click_on_a_die_rolls_it(stage: Stage) -> None:
    scene = battle(stage, "strike")
    die = die_to_roll(scene)

    Mouse(stage).use(die)

    assert die.thing in scene.match.session.table.faces


def test_a_click_on_a_rolled_die_rerolls_it_and_so_does_the_button_under_it(stage: Stage) -> None:
    for under in (False, True):
        scene = battle(stage, "strike")
        before = scene.match.session.cursor
        die, chip = next(iter(overlay_of(scene).dice.rerolls.items()))
        spot = next(each for each in overlay_of(scene).dice.spots if each.thing == die)

        Mouse(stage).use(chip if under else spot)

        chosen = scene.match.session.commits[before + 1].events[0]
        assert isinstance(getattr(chosen, "option", None), RerollDie)


def test_a_click_on_a_token_uses_it(stage: Stage) -> None:
    scene = battle(stage, "defend")
    overlay = overlay_of(scene)
    shield = next(
        each
        for each in overlay.right.walk()
        if isinstance(each, Spot) and each.enabled and each.thing.endswith(zones.DEFENCE)
    )

    Mouse(stage).use(shield)

    assert 0 == Expedition(scene.match.session.table, "a.1").has(zones.DEFENCE)


def test_digits_answer_and_arrows_move_over_what_is_lit(stage: Stage) -> None:
    scene = battle(stage, "magic")
    keys = Keys(stage)
    keys.press(pygame.K_2)
    chosen = scene.match.session.commits[1].events[0]
    assert GiveUpMagic(1) == getattr(chosen, "option", None)

    scene = battle(stage, "strike")
    keys.press(pygame.K_DOWN)
    assert scene.focus.current is not None
    before = scene.match.session.cursor
    keys.use(choice(scene, StopRolling))

    assert before + 1 == scene.match.session.cursor


def test_every_option_can_be_reached(stage: Stage) -> None:
    for name in SCENERIES:
        scene = battle(stage, name)
        decision = scene.match.session.decision
        assert decision is not None
        names = {each.name for each in scene.root.walk() if each.can_focus}
        assert {f"option:{number}" for number in range(len(decision.options))} <= names


# Figures


def test_the_odds_are_those_of_the_rules(stage: Stage) -> None:
    scene = battle(stage, "strike")
    found = odds_now(scene.match.session.table, 0, "a.2")
    bars = overlay_of(scene).bars

    assert found.capture == bars.shown["capture"]
    assert found.kill == bars.shown["kill"]
    assert bars.shown["beat"] == pytest.approx(found.beat)
    stage.draw(force=True)
    written = {each.text for each in stage.shown}
    assert {percent(scene.speech, found.capture), percent(scene.speech, found.kill)} <= written


def test_a_bound_is_called_one(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a strike is too large to be worked out whole, it says 'at least' and 'more than'."""
    monkeypatch.setattr(queries, "MOST_CELLS", 20)
    scene = battle(stage, "strike")
    overlay = overlay_of(scene)
    stage.draw(force=True)
    written = {each.text for each in stage.shown}

    assert "Odds from here: at least" in written
    assert percent(scene.speech, overlay.bars.shown["kill"], is_bound=True) in written


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "0"), (0.42, "> 41"), (0.4201, "> 42"), (0.9999, "> 99"), (1.0, "100")],
)
def test_a_bound_never_says_more_than_is_known(stage: Stage, share: float, said: str) -> None:
    words = battle(stage, "strike").speech

    assert f"{said} %" == percent(words, share, is_bound=True).replace("\u202f", " ").replace(
        "\xa0", " "
    )


@pytest.mark.parametrize("name", ["magic", "defend", "strike", "conquest", "mission"])
def test_each_option_shows_what_it_would_leave(stage: Stage, name: str) -> None:
    scene = battle(stage, name)
    table, decision = scene.match.session.table, scene.match.session.decision
    assert decision is not None

    for each in overlay_of(scene).bars.options:
        option = decision.options[each.number]
        assert chances_if(table, decision.seat, decision.step, option) == each.after


def test_the_bars_follow_the_pointer(stage: Stage) -> None:
    scene = battle(stage, "magic")
    overlay = overlay_of(scene)
    calm = dict(overlay.bars.shown)

    overlay.choices[2].lit = True

    assert overlay.choices[2].after == overlay.bars.shown
    assert calm["dead"] > overlay.bars.shown["dead"]


def test_stop_states_its_result(stage: Stage) -> None:
    table = battle(stage, "strike").match.session.table
    total = strike_total(table, "a.2", modifiers(table, "a.2", "monster"))
    stage.draw(force=True)

    assert any(f"{total} carried on" == each.text for each in stage.shown)


def test_what_is_possible_is_never_called_nothing() -> None:
    words = stage_of((1280, 720)).speech(GAME)

    assert ["0 %", "<\u00a01\u00a0%", "1 %", "99 %", ">\u00a099\u00a0%", "100 %"] == [
        percent(words, share) for share in (0, 0.001, 0.01, 0.99, 0.999, 1)
    ]


# Coming and going


def test_the_stage_stands_while_a_battle_is_open_and_goes_when_it_is_over(stage: Stage) -> None:
    scene = battle(stage, "strike")
    mouse = Mouse(stage)
    for _ in range(60):
        decision = scene.match.session.decision
        assert decision is not None
        assert scene.built is not None
        stands = scene.built.root.overlay is not None
        assert stands == (affair_of(scene.match.session.table) is not None)
        if not stands:
            break
        mouse.choose(len(decision.options) - 1)
        mouse.uncover()
    decision = scene.match.session.decision
    assert decision is not None
    assert isinstance(decision.step, PickLoot) or affair_of(scene.match.session.table) is None


def test_somebody_else_watches_without_buttons(stage: Stage) -> None:
    scene = battle(stage, "strike", viewer=2)
    overlay = overlay_of(scene)

    assert [] == overlay.choices
    assert {} == overlay.dice.rerolls
    assert not any(isinstance(each, Spot) and each.enabled for each in overlay.walk())


def test_the_last_die_is_seen_before_the_monster_is_gone() -> None:
    stage = stage_of((1280, 720), animation="normal")
    match = match_of(SCENERIES["strike"]())
    scene = BoardScene(stage, match)
    scene.taken(0)
    stage.apply(Push(scene))
    number = next(
        number
        for number, option in enumerate(match.session.decision.options)  # type: ignore[union-attr]
        if isinstance(option, RollOne)
    )
    die = match.session.decision.options[number].touches()[0]  # type: ignore[union-attr]

    scene.choose(number)

    throw = motion_of(scene, Throw)
    assert die in throw.dice
    stage.step(throw.length + 0.01)
    stage.step(0.01)
    landing = motion_of(scene, Landing)
    assert die == landing.piece
    assert overlay_of(scene).dice.rect.contains(landing.target)


def motion_of(scene: BoardScene, kind: type[M]) -> M:
    """The first motion of a kind that is being shown."""
    assert scene.performance.show is not None
    return next(each for each in scene.performance.show.motions if isinstance(each, kind))


def test_before_the_dice_lie_nothing_tells_how_they_fell_and_nothing_answers() -> None:
    stage = stage_of((1280, 720), animation="normal")
    match = match_of(SCENERIES["strike"]())
    scene = BoardScene(stage, match)
    scene.taken(0)
    stage.apply(Push(scene))
    number = number_of(match, RollOne)
    die = match.session.decision.options[number].touches()[0]  # type: ignore[union-attr]

    scene.choose(number)
    cursor = match.session.cursor
    while motion_of(scene, Throw).length - scene.performance.show.clock > LIE + 0.05:  # type: ignore[union-attr]
        assert "" == texts(stage)
        assert scene.sight.view.face(die) is None
        Keys(stage).press(pygame.K_1)
        assert cursor == match.session.cursor
        stage.step(0.05)

    stage.step(0.1)
    assert "roll" in texts(stage)


def test_a_decision_that_runs_ahead_is_told_in_acts_and_space_skips_them() -> None:
    stage = stage_of((1280, 720), animation="normal")
    match = Match(GAME, session_of(SCENERIES["magic"]()), default_seats(["A", "B", "C"]))
    scene = BoardScene(stage, match)
    scene.taken(0)
    stage.apply(Push(scene))
    keys = Keys(stage)

    told = set()
    for _ in range(30):
        decision = match.session.decision
        if decision is None or affair_of(match.session.table) is None:
            break
        scene.choose(0)
        for _ in range(6):
            if scene.sight.upto is not None:
                assert not scene.sight.mine
                assert scene.built is not None
                assert not scene.sight.told or scene.built.root.overlay is not None
                told.add(scene.sight.told)
                stage.step(1.0)
        for _ in range(2):
            # The second time what the round brought is on the way.
            keys.press(pygame.K_SPACE)
        assert scene.sight.upto is None
        seat = match.session.decision.seat if match.session.decision is not None else NOBODY
        scene.taken(seat)

    assert "ml-attack-rolled" in told


def test_dice_stay_where_they_are_and_the_pills_go_one_way_while_an_attack_is_told() -> None:
    stage = stage_of((1280, 720), animation="normal")
    match = match_of(SCENERIES["magic"]())
    scene = BoardScene(stage, match)
    scene.taken(0)
    stage.apply(Push(scene))
    asked = overlay_of(scene).dice.rect

    stages, places = [overlay_of(scene).header.stage], {asked.y}
    scene.choose(number_of(match, GiveUpMagic))
    while scene.sight.upto is not None:
        stages.append(overlay_of(scene).header.stage)
        places.add(overlay_of(scene).dice.rect.y)
        stage.step(0.2)
    stages.append(overlay_of(scene).header.stage)

    assert {asked.y} == places
    assert [MAGIC, ATTACK, DEFEND] == list(dict.fromkeys(stages))
    assert sorted(stages) == stages


def test_no_number_floats_up_from_a_counter_that_the_stage_hides(stage: Stage) -> None:
    scene = battle(stage, "strike")
    overlay = overlay_of(scene)
    assert scene.built is not None

    shown = dict(places_of(overlay))
    hidden = [
        name
        for name, box in scene.built.places.items()
        if is_counter(name) and name not in shown and overlay.panel.colliderect(box)
    ]

    assert [] == hidden


# Secrets


@pytest.mark.parametrize("name", ["conflict", "ambush"])
def test_traps_face_down_are_backs_for_others(stage: Stage, name: str) -> None:
    for viewer in (1, 2):
        scene = battle(stage, name, viewer)
        assert viewer == scene.sight.viewer
        table = scene.match.session.table
        secret = {
            piece
            for zone, pieces in table.zones.items()
            for piece in pieces
            if (audience := GAME.audience(zone)) is not None and viewer not in audience
        }
        stage.draw(force=True)

        things = {
            thing for each in scene.root.walk() if isinstance(each, Spot) for thing in each.things
        }
        assert not things & secret
        titles = {scene.sight.called(piece) for piece in secret if piece.startswith("trap.")}
        open_titles = {
            scene.sight.called(piece) for piece in scene.sight.view.places if piece[0] != "?"
        }
        assert not (titles - open_titles) & {each.text for each in stage.shown}


def test_odds_for_others_rest_on_what_they_may_know(stage: Stage) -> None:
    """Nathalie's second trap is a +4: she counts it, Carmen cannot."""
    own = overlay_of(battle(stage, "conflict")).bars.shown
    other = overlay_of(battle(stage, "conflict", 2)).bars.shown

    assert own["kill"] > other["kill"]


# Whole games


@pytest.mark.parametrize("most", DRAWN)
@pytest.mark.parametrize(("players", "options"), [(3, {"ambush": True}), (1, {})])
def test_every_moment_of_a_game_can_be_drawn(
    players: int, options: dict[str, bool], most: int
) -> None:
    stage = stage_of((1024, 768), "fr", 150)
    session = Session.begin(GAME, Setup(GAME.id, players, 2, tuple(options.items())))
    bots = [make_player("adept", seat, 2, GAME) for seat in range(players)]
    seats = default_seats(["Ada", "Ben", "Cleo"][:players])
    drawn = 0
    while session.decision is not None and drawn < most:
        if affair_of(session.table) is not None:
            scene = BoardScene(stage, Match(GAME, session, seats))
            scene.taken(session.decision.seat)
            stage.apply(Push(scene))
            stage.draw(force=True)
            assert overlay_of(scene).rect.w > 0
            drawn += 1
        decision = session.decision
        session.choose(bots[decision.seat].choose(Situation(GAME, decision, session.table)))

    assert drawn > 3
