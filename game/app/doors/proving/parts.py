"""What came with the program: pictures, faces, sounds, sentences and cards, every one of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import yaml

from game.app.doors.proving.checks import Check, hold
from game.app.drawing.fonts import Fonts
from game.app.drawing.icons import Icons
from game.app.drawing.theme import FACES
from game.app.telling.words import DOMAINS
from game.app.window.music import TABLE
from game.engine.faces import Content
from game.engine.game import Game
from game.library.ftl import file_of
from game.library.pages import read_pages
from game.library.places import assets_dir, content_dir, user_cache_dir
from game.library.rulebook import HOUSE
from game.library.texts import check_files
from game.library.words import LANGUAGES

#: Letters of both languages.
SAMPLE = "Éa œuvre, naïve, 12 ½ ×"


def checks() -> Iterator[Check]:
    """What all games share."""
    yield Check("icons", _icons)
    yield Check("fonts", _fonts)
    yield Check("sounds", _sounds)
    yield Check("texts of the house", lambda: _texts(content_dir() / "texts", DOMAINS))
    yield Check("rulebook of the house", lambda: _content((HOUSE,)))


def checks_of(game: Game) -> Iterator[Check]:
    """What belongs to one game."""
    folder = game.texts or content_dir() / "texts"
    yield Check(f"{game.id}: content", lambda: _content(game.content))
    yield Check(f"{game.id}: texts", lambda: _texts(folder, (game.id,)))


def last_checks() -> Iterator[Check]:
    """What can be seen once every game was opened."""
    if getattr(sys, "frozen", False):
        yield Check("compiled content", _compiled)


def _icons() -> str:
    folder, icons = assets_dir() / "icons", Icons()
    listed = yaml.safe_load((assets_dir() / "icons.yaml").read_text("utf-8"))
    there = {path.stem for path in folder.glob("*.svg")}
    hold(set(listed) <= there, f"these are missing: {', '.join(sorted(set(listed) - there))}")
    for name in sorted(there):
        hold(icons.get(name, 48).get_bounding_rect().width > 0, f"{name} shows nothing")
    return f"{len(there)} drawn"


def _fonts() -> str:
    pygame.font.init()
    fonts = Fonts(1.0)
    for face in FACES:
        unknown = [
            sign
            for sign, seen in zip(SAMPLE, fonts.font(face, 24).metrics(SAMPLE), strict=True)
            if seen is None
        ]
        hold(not unknown, f"{face} does not know {unknown}")
        hold(fonts.render(SAMPLE, face, 24, (255, 255, 255)).get_width() > 100, f"{face} is blank")
    return f"{len(FACES)} faces written with"


def _sounds() -> str:
    pygame.mixer.init(44100, -16, 2, 512)
    try:
        sounds = sorted((assets_dir() / "sounds").glob("*.wav"))
        music = sorted((assets_dir() / "music").glob("*.ogg"))
        hold(bool(sounds), "there is no sound")
        hold(TABLE in {path.stem for path in music}, "the music of the house is missing")
        for path in (*sounds, *music):
            hold(pygame.mixer.Sound(str(path)).get_length() > 0, f"{path.name} is mute")
    finally:
        pygame.mixer.quit()
    return f"{len(sounds)} sounds and {len(music)} pieces of music opened"


def _texts(folder: Path, domains: tuple[str, ...]) -> str:
    pages = {}
    for lang in LANGUAGES:
        page = pages[lang] = read_pages(file_of(folder, lang, domain) for domain in domains)
        hold(not page.problems, "; ".join(map(str, page.problems)))
        if folder == content_dir() / "texts":
            check_files(lang, domains)
    first, *others = (frozenset(page.entries) for page in pages.values())
    for other in others:
        hold(first == other, f"only in one language: {', '.join(sorted(first ^ other))}")
    return f"{len(first)} sentences in {', '.join(LANGUAGES)}"


def _content(shelves: Sequence[Content]) -> str:
    problems = [problem for shelf in shelves for problem in shelf.problems()]
    hold(not problems, "; ".join(map(str, problems)))
    return f"{sum(len(shelf.paths()) for shelf in shelves)} files without a fault"


def _compiled() -> str:
    """What was not packed ready to use would have been compiled on this machine by now."""
    made = sorted(path.name for path in (user_cache_dir() / "content").glob("*.json"))
    hold(not made, f"these had to be compiled: {', '.join(made)}")
    return "all of it came ready to use"
