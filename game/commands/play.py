"""No command: open the app, or say in one line why there is no window."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.commands.words import Wording
from game.engine import text


def run(args: argparse.Namespace) -> int:
    """Open the app and give its exit code; 1 if this machine has no screen for it."""
    why = _why_no_window()
    if why is not None:
        print(Wording("en")(text("app-no-window", why=why)), file=sys.stderr)
        return 1
    app: Any = import_module("game.app") if find_spec("game.app") is not None else None
    code: int = app.run() if hasattr(app, "run") else _say_that_the_table_is_being_set()
    return code


def _why_no_window() -> str | None:
    try:
        import pygame
    except ImportError as error:
        return str(error)
    try:
        pygame.display.init()
    except pygame.error as error:
        return str(error)
    return None


def _say_that_the_table_is_being_set() -> int:
    """Show a window with one sentence until it is closed."""
    import pygame

    pygame.font.init()
    window = pygame.display.set_mode((960, 540))
    pygame.display.set_caption("Four Crowns")
    window.fill((31, 36, 48))
    sentence = Wording("en")(text("app-being-set"))
    message = pygame.font.Font(None, 42).render(sentence, True, (240, 228, 200))
    window.blit(message, message.get_rect(center=window.get_rect().center))
    pygame.display.flip()
    while pygame.event.wait().type != pygame.QUIT:
        pass
    pygame.quit()
    return 0
