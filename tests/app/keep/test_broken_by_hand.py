"""Side files broken by hand: one clear word at most, bounded memory, and nothing closes."""

from __future__ import annotations

import json
import os
import random
import struct
import zlib
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.drawing.pngs import is_small_png
from game.app.keep import saves
from game.app.keep.lastsetup import remembered
from game.app.keep.save import Save
from game.app.keep.seats import default_seats
from game.app.keep.settings import Settings, SettingsStore
from game.app.scenes.menu import open_save
from game.app.scenes.saves import Saves
from game.app.scenes.setup import SetupScene
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.game import Setup
from tests.portions import BROKEN
from tests.toy import GAME

NAMES = ("Anna", "Ben")
#: What somebody, or a broken disk, may leave in a file of JSON.
ODD: tuple[Any, ...] = (
    None, True, -1, 5, 10**9, 10**300, 0.5, "", "\0", "\ud800", "\ufe0f", "x" * 5000, "9" * 5000,
    [], [5], [[]], {}, {"name": "\0"}, [{"name": 5, "colour": [], "emblem": {}, "player": 7}] * 9,
)  # fmt: skip


@pytest.fixture
def save() -> Save:
    match = saves.begin(GAME, Setup("toy", 2, 3), default_seats(list(NAMES)))
    assert match.save is not None
    match.close()
    return match.save


def broken(save: Save, **facts: Any) -> Save:
    """The save when its facts say something else."""
    found = saves.find(save.path)
    found.facts |= facts
    return found


def test_any_fact_of_a_save_may_be_nonsense(stage: Stage, save: Save) -> None:
    for odd in ODD:
        save.note(title=odd, round=odd, over=odd, seats=odd)
        stage.apply(Push(Saves(stage)))
        stage.draw(force=True)

        assert 2 == len(broken(save, seats=odd).seats)


@pytest.mark.parametrize("when", [10**12, -(10**12)])
def test_a_file_of_no_date_is_listed_all_the_same(
    stage: Stage, save: Save, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    about = save.path.stat()
    odd = os.stat_result((*about[:7], when, when, when))
    monkeypatch.setattr(Path, "stat", lambda self, **_: odd)

    assert datetime.fromtimestamp(0) == save.changed


def test_a_seat_of_an_unknown_bot_is_a_persons_and_that_is_said(stage: Stage, save: Save) -> None:
    seats = [seat.to_json() for seat in default_seats(list(NAMES))]
    seats[1]["player"] = "deep\0thought"

    stage.apply(open_save(stage, broken(save, seats=seats)))
    stage.draw(force=True)

    said = " ".join(each.text for each in stage.shown)
    assert "deepthought" in said
    assert "Ben" in said


@pytest.mark.parametrize("name", ["seats", "options", "seed"])
def test_any_part_of_the_last_set_up_may_be_nonsense(stage: Stage, name: str) -> None:
    for odd in ODD:
        stage.store.remember(last_setups={"toy": {name: odd}})
        stage.apply(Push(SetupScene(stage, GAME)))
        stage.draw(force=True)

        plan = remembered(GAME, {name: odd}, NAMES)
        assert 2 <= len(plan.seats) <= 4
        GAME.checked(plan.setup())


def test_any_setting_may_be_nonsense(home: Path) -> None:
    path = home / "settings.json"
    for odd in ODD:
        for name in Settings.__annotations__:
            path.write_text(json.dumps({name: odd}), encoding="utf-8")
            store = SettingsStore(path)
            assert set(store.value.last_setups) <= {"name"}
            store.write()
        path.write_text(json.dumps(dict.fromkeys(Settings.__annotations__, odd)), encoding="utf-8")
        stage = Stage((1280, 720), SettingsStore(path))
        stage.apply(Push(Saves(stage)))
        stage.draw(force=True)


def picture(path: Path, side: int) -> None:
    """A PNG that says it is a square of this side; its few bytes are all of one colour."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    rows = zlib.compress(b"\0" * (side // 8 + 1) * side, 9)
    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    chunks = (chunk(b"IHDR", head), chunk(b"IDAT", rows), chunk(b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def test_a_huge_picture_is_not_read(stage: Stage, save: Save, monkeypatch: Any) -> None:
    picture(save.picture, 16_000)
    read: list[str] = []
    monkeypatch.setattr(pygame.image, "load", read.append)

    stage.apply(Push(Saves(stage)))
    stage.draw(force=True)

    assert [] == read


def test_which_pictures_are_ours(tmp_path: Path) -> None:
    path = tmp_path / "some.png"
    for side, ours in ((1, True), (480, True), (4_096, True), (4_097, False)):
        picture(path, side)
        assert ours == is_small_png(path)
    for junk in (b"", b"\x89PNG", b"BM" + b"\0" * 60, b"GIF89a" + b"\xff" * 60):
        path.write_bytes(junk)
        assert not is_small_png(path)


@pytest.mark.parametrize("count", BROKEN)
def test_damaged_side_files_close_nothing(home: Path, save: Save, count: int) -> None:
    """Bytes changed, cut and put in, in every file beside the journal."""
    save.note(title="An evening", round=2)
    picture(save.picture, 64)
    stage = stage_of((1280, 720))
    stage.change_settings(last_setups={"toy": {"seed": "12"}})
    pages = [save.path.with_suffix(".json"), save.picture, stage.store.path]
    sound = {page: page.read_bytes() for page in pages if page.exists()}
    for number in range(count):
        chance = random.Random(number)
        for page, whole in sound.items():
            page.write_bytes(damaged(whole, chance))
        looked = Stage((1280, 720), SettingsStore(stage.store.path))
        for scene in (Saves(looked), SetupScene(looked, GAME)):
            looked.apply(Push(scene))
            looked.draw(force=True)


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """The bytes with a few of them changed, lost or put in."""
    raw = bytearray(whole)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(raw) + 1)
        match chance.randrange(3):
            case 0:
                raw[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del raw[at : at + chance.randint(1, 20)]
            case _:
                raw[at:at] = chance.randbytes(chance.randint(1, 8))
    return bytes(raw)
