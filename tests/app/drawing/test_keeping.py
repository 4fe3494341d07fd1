"""What a window keeps is bounded, goes with its looks, and looks the same when it is not kept."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.app.drawing import large, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.fonts import Fonts
from game.app.drawing.icons import Icons
from game.app.drawing.layout import Box
from game.app.drawing.look import Look, Picture
from game.app.drawing.store import Store
from game.app.drawing.theme import FACES, PLAIN
from game.app.keep.settings import SettingsStore
from game.app.window.stage import Stage

FACE = next(iter(FACES))


def test_the_longest_unused_leave_a_full_store() -> None:
    store: Store[str] = Store(10)
    for name in "abc":
        store.keep(name, name.upper(), 4)

    assert (None, "B", "C") == tuple(map(store.get, "abc"))
    store.get("b")
    store.keep("d", "D", 4)
    assert ("B", None, "D") == tuple(map(store.get, "bcd"))


def test_what_is_kept_again_counts_once_and_one_thing_may_be_too_large() -> None:
    store: Store[str] = Store(10)
    store.keep("a", "A", 4)
    store.keep("a", "a", 6)
    assert (6, "a") == (store.size, store.get("a"))

    store.keep("b", "B", 60)

    assert (60, "B", 1) == (store.size, store.get("b"), len(store))
    store.clear()
    assert (0, None) == (store.size, store.get("b"))


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts open files on Linux")
def test_sizes_of_a_font_hold_no_file_open() -> None:
    pygame.font.init()
    fonts = Fonts(1.0)
    before = len(os.listdir("/proc/self/fd"))

    for pixels in range(10, 60):
        fonts.width("Crowns", FACE, pixels)

    assert before == len(os.listdir("/proc/self/fd"))


def test_fonts_texts_and_icons_are_bounded() -> None:
    pygame.font.init()
    fonts, icons = Fonts(1.0), Icons()

    for pixels in range(10, 140):
        fonts.render("Four Crowns " * 5, FACE, pixels, (9, 9, 9))
        icons.get("app.crown_4", pixels * 6, (200, 0, 0))

    assert len(fonts._fonts) <= fonts._fonts.most
    assert fonts._rendered.size <= fonts._rendered.most
    assert icons._drawn.size <= icons._drawn.most


def test_the_looks_of_a_window_share_one_budget_and_go_together() -> None:
    pygame.font.init()
    stage = Stage((1280, 720), SettingsStore())
    table, game = stage.look, stage.look_of("toy")
    zoomed = game.zoomed(2.0)
    surface = pygame.Surface((10, 10))

    for look in (table, game, zoomed):
        look.keep("same key", Picture(surface))

    assert table._pictures is game._pictures is zoomed._pictures
    assert 3 == len(table._pictures)
    stage.resize((1920, 1080))
    assert 0 == len(table._pictures)
    assert stage.look is not table
    assert stage.unclean


@pytest.mark.parametrize("kind", ["panel", "dialog", "parchment", "wild"])
def test_a_large_panel_looks_like_a_kept_one(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn() -> bytes:
        look = Look((1280, 720), PLAIN)
        canvas = Canvas(pygame.Surface((1280, 720)), look)
        canvas.fill((90, 30, 60))
        paint.panel(canvas, Box(60, 40, 1500, 900), kind)
        paint.veil(canvas, 90)
        return pygame.image.tobytes(canvas.surface, "RGB")

    fresh = drawn()
    monkeypatch.setattr(large, "LARGE", 1 << 40)

    assert drawn() == fresh


@pytest.mark.parametrize(("width", "radius"), [(4, 12), (2, 14), (7, 4), (3, 0)])
def test_a_wide_ring_looks_like_a_kept_one(
    width: float, radius: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> bytes:
        look = Look((1280, 720), PLAIN)
        canvas = Canvas(pygame.Surface((1280, 720)), look)
        canvas.fill((90, 30, 60))
        paint.ring(canvas, Box(60, 40, 1500, 900), (250, 200, 90), width, radius)
        return pygame.image.tobytes(canvas.surface, "RGB")

    fresh = drawn()
    monkeypatch.setattr(paint, "WIDE_RING", 1 << 40)

    assert drawn() == fresh


def test_one_ground_of_a_window_is_kept_whatever_else_is() -> None:
    stage = Stage((1280, 720), SettingsStore())
    table, game = stage.look, stage.look_of("toy")

    def ground(look: Look) -> pygame.Surface:
        return look.ground("backdrop", lambda: pygame.Surface((10, 10)))

    first = ground(table)
    table.keep("large", Picture(pygame.Surface((8_000, 8_000))))
    assert first is ground(table)

    second = ground(game)
    assert second is ground(game)
    assert first is not ground(table)
