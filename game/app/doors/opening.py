"""Opening the app: everything that can go wrong before the first frame, said in one sentence."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.app import scenes
from game.app.boards import skin_of
from game.app.doors.recovering import Recovery, welcome_back
from game.app.drawing.fonts import MissingAsset
from game.app.keep import reports, saves
from game.app.keep.leftovers import tidy
from game.app.keep.mark import Mark
from game.app.keep.settings import SettingsStore
from game.app.telling.words import DOMAINS, Speech
from game.app.window.loop import Loop, open_window
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.library.places import shown, user_data_dir
from game.library.problems import ContentError
from game.library.texts import check_files
from game.library.writing import DRAFT


class CannotOpen(Exception):
    """Why there is no window; the message is for the player."""


def play() -> None:
    """Open the app and stay until the player leaves; CannotOpen where something is missing."""
    store = SettingsStore()
    mark = Mark()
    with _troubles(Speech(store.value.language), mark):
        mark.begin()
        ends_well = True
        try:
            _stay(_opened(store), mark)
        except (CannotOpen, MissingAsset, ContentError):
            raise
        except Exception:
            ends_well = False
            raise
        finally:
            mark.end(ends_well)


def _stay(loop: Loop, mark: Mark) -> None:
    """Run until the player leaves; a mistake of ours leads back to the menu."""
    loop.on_frame = mark.note
    welcome_back(loop.stage, mark.before)
    recovery = Recovery(loop.stage)
    while loop.stage.running:
        try:
            loop.run()
        except (MissingAsset, ContentError):
            raise
        except Exception:
            if not recovery.begin_again():
                mark.note(loop.stage.journal or recovery.journal)
                raise


def opened() -> Loop:
    """The loop with the menu in its window, or CannotOpen."""
    store = SettingsStore()
    with _troubles(Speech(store.value.language), Mark()):
        return _opened(store)


@contextmanager
def _troubles(words: Speech, mark: Mark) -> Iterator[None]:
    """Turn what is wrong with the installation or the machine into a sentence."""
    try:
        yield
    except MissingAsset as trouble:
        raise CannotOpen(words("ui-trouble-asset", file=shown(trouble.path))) from None
    except ContentError as trouble:
        raise CannotOpen(str(trouble)) from None
    except CannotOpen:
        raise
    except Exception:  # a mistake of ours
        report = reports.write(traceback.format_exc(), mark.journal)
        raise CannotOpen(words("ui-trouble-crash", file=str(report))) from None


def _opened(store: SettingsStore) -> Loop:
    words = Speech(store.value.language)
    check_files(words.lang, DOMAINS)
    check_writable(words)
    for folder in (user_data_dir(), saves.folder()):
        tidy(folder)
    pygame.font.init()
    try:
        surface = open_window(store.value, words("ui-title"))
    except pygame.error as trouble:
        raise CannotOpen(words("ui-trouble-display", why=str(trouble))) from None
    stage = Stage(surface.get_size(), store, skins=skin_of, on_help=scenes.rules_over)
    stage.resize(surface.get_size(), surface)
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    stage.draw()
    return Loop(stage)


def check_writable(words: Speech) -> None:
    """Games must be kept: a folder that cannot be written is said before anything is lost."""
    folder = user_data_dir()
    trial = folder / f"trial.{os.getpid()}{DRAFT}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise CannotOpen(words("ui-trouble-folder", folder=str(folder), why=why)) from None
