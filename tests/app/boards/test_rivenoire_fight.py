"""Rivenoire's fight on screen: what each answer leads to, and hands that are held to be seen."""

from __future__ import annotations

import pygame
import pytest

from game.app.boards.rivenoire.describing import describe
from game.app.boards.rivenoire.fight.stage import FightStage
from game.app.boards.rivenoire.fight.strikes import StrikeCard
from game.app.boards.rivenoire.outcomes import outcomes, percent, ranking
from game.app.boards.rivenoire.samples import samples
from game.app.boards.rivenoire.stall import Ware
from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import LightCover
from game.app.studio.checker import problems
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.combat import ThrowAway, UseCard
from tests.app.boards.test_rivenoire import laid
from tests.app.hands import Brain, Mouse
from tests.app.watching import assert_nothing_secret


def texts(stage: Stage) -> str:
    return " ".join(each.text for each in stage.shown)


def test_every_card_says_its_own_chance_and_the_panel_ranks_them() -> None:
    stage = stage_of((1280, 720))
    sight = laid(stage, "rivenoire-fight").sight
    found = outcomes(sight)
    rows = ranking(sight, found)

    ways = [each for each in sight.decision.options if isinstance(each, UseCard | ThrowAway)]
    assert len(ways) == len(found)
    assert sorted(rows, key=lambda row: (-row.prospect.now, -row.prospect.soon)) == rows
    assert len({row.prospect.soon for row in rows}) > 1
    for row in rows:
        assert percent(sight, row.prospect.soon, row.prospect.vague) in texts(stage)
    blow = next(each for each in ways if isinstance(each, UseCard))
    said = describe(sight, blow.card).body
    assert "Slain in this combat round" in said
    assert "Wounds to expect" in said
    assert "cards for 1 fighter" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["rivenoire-fight", "rivenoire-die"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_large_letters_leave_the_odds_a_place(size: tuple[int, int], name: str, lang: str) -> None:
    """In a panel beside few fighters, else in a line of the best answer."""
    stage = stage_of(size, lang, 150)
    scene = laid(stage, name)
    sight = scene.sight
    best = ranking(sight, outcomes(sight))[0].prospect

    fight = next(each for each in stage.top.root.walk() if isinstance(each, FightStage))
    assert fight.loot.tells_odds != (fight.die.visible and fight.die.tells_odds)
    for chance in (best.now, best.soon):
        assert percent(sight, chance, best.vague) in texts(stage)
    assert [] == problems(stage)


def test_all_cards_of_a_hand_tell_their_chances_in_the_same_words() -> None:
    stage = stage_of((1280, 720), "fr", 100)
    laid(stage, "rivenoire-fight")

    cards = [each for each in stage.top.root.walk() if isinstance(each, StrikeCard)]
    assert 1 == len({each.foot for each in cards})
    assert {each.chances(each.foot) for each in cards} - {""} <= {each.text for each in stage.shown}


def test_a_chance_is_never_certain_or_hopeless_by_rounding() -> None:
    sight = laid(stage_of((1280, 720)), "rivenoire-fight").sight

    assert ("0 %", "1 %", "99 %", "100 %") == tuple(
        percent(sight, chance).replace("\N{NO-BREAK SPACE}", " ")
        for chance in (0.0, 0.001, 0.999, 1.0)
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_names_on_the_stall_stand_whole(lang: str, text_size: int) -> None:
    stage = stage_of((1280, 720), lang, text_size)
    scene = laid(stage, "rivenoire-market")
    wares = [each for each in scene.root.walk() if isinstance(each, Ware)]

    said = texts(stage)
    assert 8 == len(wares)
    for ware in wares:
        assert all(word in said for word in scene.sight.called(ware.thing).split())


def test_a_card_on_the_stall_says_what_it_really_costs() -> None:
    scene = laid(stage_of((1280, 720)), "rivenoire-market")
    piece = scene.sight.view.zone(zones.STALL)[0]

    assert "You would pay with" in describe(scene.sight, piece).body


def key(stage: Stage, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    stage.post(pygame.Event(kind, key=pygame.K_SPACE, mod=0, unicode=""))


def test_in_the_fight_a_hand_is_seen_while_a_key_is_held_and_at_no_other_frame() -> None:
    match = samples()["rivenoire-fight"]()
    stage = stage_of((1280, 720))
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))
    mouse, brain = Mouse(stage), Brain(match)
    for _ in range(4):
        mouse.settle()
        if not isinstance(stage.top, LightCover):
            break
        assert_nothing_secret(stage, match)
        key(stage, down=True)
        seat = match.session.decision.seat
        assert seat == scene.watch.viewer
        assert set(match.session.table.zone(zones.hand(seat))) <= set(scene.built.places)
        key(stage, down=False)
        assert_nothing_secret(stage, match)
        key(stage, down=True)
        mouse.choose(brain.number())
        assert_nothing_secret(stage, match)
        key(stage, down=False)
    assert 4 <= match.session.cursor
