"""The assets are whole: every file is listed and opens, every author is named.

(tests/app/test_every_piece.py lets the boards ask for their icons.)
"""

from __future__ import annotations

import array
import ast
import os
import re
import wave
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from game.library.yamltree import read_tree
from game.rules import GAMES

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
ICONS = read_tree((ASSETS / "icons.yaml").read_bytes())
# fmt: off
SOUNDS = (
    "dice", "die_land", "coin", "coins", "card", "card_flip", "token", "hit", "wound",
    "defend", "potion", "venom", "horn", "bell", "capture", "kill", "conquest", "fanfare_win",
    "lose", "page", "click", "error", "panic", "undo",
)
# fmt: on
#: An icon's name, and one that code has yet to complete: ``f"app.emblem.{name}"``.
DOTTED = re.compile(r"[a-z_]+(?:\.[a-z0-9_]+)+")
BEGINNING = re.compile(r"[a-z_]+\.(?:[a-z0-9_]+[._])*")
FRENCH = "\u00a0\u202fàâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»’–—…×−½€"


def test_icons_and_their_list_agree():
    files = {path.stem for path in (ASSETS / "icons").glob("*.svg")}

    assert files == set(ICONS)


def asked_for():
    """The names that stand in code and content, and beginnings of names that code completes."""
    names, beginnings = set(), set()
    for file in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names |= set(DOTTED.findall(node.value))
                if BEGINNING.fullmatch(node.value):
                    beginnings.add(node.value)
    for file in (ROOT / "content").rglob("*.*"):
        names |= set(DOTTED.findall(file.read_text("utf-8")))
    return names, tuple(beginnings)


def test_no_icon_and_no_sound_is_there_for_nothing():
    names, beginnings = asked_for()
    words = " ".join(file.read_text("utf-8") for file in (ROOT / "game").rglob("*.py"))

    assert [] == [each for each in ICONS if each not in names and not each.startswith(beginnings)]
    assert [] == [each for each in SOUNDS if f'"{each}"' not in words]


def test_no_two_monsters_or_members_share_a_picture():
    faces = [e["icon"] for n, e in ICONS.items() if n.startswith(("ml.monster.", "ml.member."))]

    assert faces
    assert len(faces) == len(set(faces))


def test_no_champion_wears_the_picture_of_another_or_of_a_troop():
    faces = [e["icon"] for n, e in ICONS.items() if n.startswith(("val.champion.", "val.troop."))]

    assert 52 == len(faces) == len(set(faces))


def test_only_cards_of_one_title_share_a_picture():
    areas = ("riv.card.", "riv.quest.", "riv.oracle.", "riv.character.", "riv.monster.")
    # One title in several values: gold_2, nugget_7, attack_1_draw.
    title = re.compile(r"_[0-9].*$")
    worn = {(title.sub("", n), e["icon"]) for n, e in ICONS.items() if n.startswith(areas)}

    assert 120 == len(worn) == len({name for name, _ in worn}) == len({icon for _, icon in worn})


def test_every_icon_loads_at_any_size_and_shows_something():
    for name in ICONS:
        path = ASSETS / "icons" / f"{name}.svg"
        for size in (24, 160):
            picture = pygame.image.load_sized_svg(path, (size, size))
            assert (size, size) == picture.get_size(), name
            assert picture.get_bounding_rect().width > size / 4, name


def test_every_author_is_credited():
    text = (ASSETS / "CREDITS.md").read_text("utf-8")

    assert [] == [e["author"] for e in ICONS.values() if e["author"] not in text]


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_opens_is_heard_and_does_not_clip(name):
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as sound:
        frames = array.array("h", sound.readframes(sound.getnframes()))
        seconds = sound.getnframes() / sound.getframerate()

        assert (1, 2) == (sound.getnchannels(), sound.getsampwidth())

    longest = 3 if name in ("conquest", "fanfare_win", "lose") else 1.5
    assert seconds < longest
    assert 20_000 < max(map(abs, frames)) < 25_000


@pytest.mark.parametrize("name", ["table", *GAMES])
def test_every_piece_of_music_is_quiet_and_goes_round_without_a_seam(name):
    pygame.mixer.init(44_100, -16, 2, 512)
    try:
        sound = pygame.mixer.Sound(str(ASSETS / "music" / f"{name}.ogg"))
        frames = array.array("h", sound.get_raw())
        seconds = sound.get_length()
    finally:
        pygame.mixer.quit()

    few = frames[::97]
    assert 45 < seconds < 120
    assert max(map(abs, few)) < 16_000
    assert 1_200 < (sum(each * each for each in few) / len(few)) ** 0.5 < 2_400
    assert max(abs(frames[0] - frames[-2]), abs(frames[1] - frames[-1])) < 700


def test_every_face_knows_french():
    pygame.font.init()
    faces = sorted((ASSETS / "fonts").glob("*.ttf"))

    assert 6 == len(faces)
    for path in faces:
        font = pygame.font.Font(path, 20)
        unknown = [sign for sign in FRENCH if font.metrics(sign)[0] is None]
        assert [] == unknown, path.name


def test_words_stand_apart_in_the_smallest_letters_too():
    pygame.font.init()
    spaces = {
        path.stem: pygame.font.Font(path, 15).size(" ")[0]
        for path in sorted((ASSETS / "fonts").glob("*.ttf"))
    }

    assert {} == {face: wide for face, wide in spaces.items() if wide < 3}


def test_the_folder_stays_small():
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < 6_500_000
