"""Following the story: the pace of bots, their battles, a round that ends in beats."""

from __future__ import annotations

import pygame
import pytest
from attrs import evolve

from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.settings import PACES, SettingsStore
from game.app.motion.moves import Card
from game.app.scenes.board import BoardScene
from game.app.table.spot import Spot
from game.app.window.stage import Stage
from game.bots import make_player
from game.engine import Situation
from game.rules.monster_lands import GAME
from tests.app.hands import Keys, match_of
from tests.app.watching import opened

SEED = 7


class Game:
    """A game of a person against two bots, in which a bot's hand moves for the person."""

    def __init__(self, pace: str, animation: str = "normal") -> None:
        match = match_of(GAME, bots=(1, 2), seed=SEED)
        match.seats = tuple(
            each if each.is_human else evolve(each, player="adept") for each in match.seats
        )
        self.match: Match = match
        self.stage: Stage = stage_of((1280, 720), animation=animation, bots=pace)
        self.scene: BoardScene = opened(self.stage, match)
        self._player = make_player("adept", 0, SEED, GAME)

    def step(self, dt: float = 0.1) -> None:
        """Let time pass, and answer if the person is asked and nothing moves."""
        self.stage.step(dt)
        decision = self.match.session.decision
        if decision is not None and self.scene.sight.mine and not self.scene.performance.is_on:
            situation = Situation(GAME, decision, self.match.session.table)
            self.scene.choose(self._player.choose(situation))

    @property
    def has_battle(self) -> bool:
        built = self.scene.built
        return built is not None and built.root.overlay is not None

    def reach_the_end_of_the_round(self) -> None:
        """Play until the first beat of a round's end."""
        for _ in range(3000):
            act = self.scene.performance.act
            if act is not None and act.beat:
                return
            self.step()
        raise AssertionError("no round ended")


@pytest.mark.parametrize("pace", ["watch", "brief"])
def test_battles_of_bots_are_acted_out(pace: str) -> None:
    game = Game(pace)
    shown, fought = 0, 0
    for _ in range(900):
        cursor, battle = game.match.session.cursor, game.has_battle
        bots = game.match.session.decision is not None and not game.scene.sight.mine
        game.step()
        if battle and bots and game.match.session.cursor > cursor:
            fought += 1
            shown += game.scene.performance.is_on

    assert fought > 3
    # A choice that changes nothing to see needs no show.
    assert shown >= fought * 0.6


def test_in_a_summary_the_battles_of_others_are_told_afterwards() -> None:
    watched, told = Game("brief"), Game("summary")

    for game in (watched, told):
        for _ in range(400):
            game.step()

    assert told.match.session.cursor > watched.match.session.cursor


def test_the_end_of_a_round_is_one_beat_each_and_nothing_is_lit_meanwhile() -> None:
    game = Game("brief")
    game.reach_the_end_of_the_round()
    beats: list[str] = []
    sums = 0
    while (act := game.scene.performance.act) is not None:
        assert not any(isinstance(each, Spot) and each.enabled for each in game.scene.root.walk())
        assert not game.scene.sight.mine
        if act.beat and act.beat not in beats:
            beats.append(act.beat)
        sums += act.sums_up
        game.stage.step(0.1)

    assert ["ml-beat-home", "ml-beat-wages", "ml-beat-lands"] == beats
    assert sums


def test_space_leads_to_what_the_round_brought_and_then_to_the_next() -> None:
    game = Game("brief")
    game.reach_the_end_of_the_round()
    keys = Keys(game.stage)

    keys.press(pygame.K_SPACE)

    performance = game.scene.performance
    assert performance.act is not None
    assert performance.act.sums_up
    assert performance.show is not None
    assert any(isinstance(each, Card) for each in performance.show.motions)
    keys.press(pygame.K_SPACE)
    assert performance.act is None


def test_the_round_on_top_changes_only_when_it_begins() -> None:
    game = Game("brief")
    game.reach_the_end_of_the_round()

    while game.scene.performance.act is not None and not game.scene.performance.act.sums_up:
        game.stage.step(0.1)

    assert "1" in game.scene.board.headline(game.scene.sight).split()


def test_a_round_in_a_hurry_is_summed_up_all_the_same() -> None:
    game = Game("summary", "fast")

    game.reach_the_end_of_the_round()

    assert game.scene.performance.act is not None


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_of_bots_is_kept(pace: str) -> None:
    SettingsStore().change(bots=pace)

    assert pace == SettingsStore().value.bots
