"""The window and its loop: sleep until something happens, draw only what changed."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from game.app.drawing.fonts import MissingAsset
from game.app.drawing.icons import Icons
from game.app.drawing.layout import SMALLEST_WINDOW
from game.app.drawing.theme import PLAIN as THEME
from game.app.keep.settings import Settings
from game.app.window import memory
from game.app.window.keyboard import Keyboard
from game.app.window.stage import Stage, Unclean
from game.library.problems import ContentError

#: By which desktops know the window: for its icon, its group, its rules.
WINDOW_CLASS = "four-crowns"
FRAME = 1 / 60
#: Seconds to sleep when nothing moves; an event ends the sleep at once.
NAP = 5.0
#: Milliseconds until a held key repeats, and between two repeats.
REPEAT = (350, 60)
#: Seconds between two looks at the events: while the player is busy, and later.
GLANCE = 0.004
LONG_GLANCE = 0.015
#: Seconds that a player counts as busy after an event.
AWAKE = 0.5
#: The least seconds between two cleanings while a window is dragged.
CLEANING = 1.0
#: Drivers that show nothing; good for tests, which ask for them.
UNSEEN = ("offscreen", "dummy")
#: The longest time a scene is told has passed, after a sleep or a slow frame.
LONGEST_STEP = 0.1


def open_window(settings: Settings, title: str) -> pygame.Surface:
    """Open the window as the settings say, or raise pygame.error."""
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0" if settings.software else "1"
    for system in ("X11", "WAYLAND"):
        # pygame names it after the script that was started, and did so when it was imported.
        os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = WINDOW_CLASS
    if not pygame.display.get_init():
        pygame.display.init()
    if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        # The library's last resort where there is no screen: a window that nobody would see.
        pygame.display.quit()
        raise pygame.error("no screen was found")
    pygame.display.set_caption(title)
    pygame.key.set_repeat(*REPEAT)
    _set_icon()
    if settings.full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    screen = None
    if pygame.display.get_driver() not in UNSEEN:
        screen = next(iter(pygame.display.get_desktop_sizes()), None)
    surface = pygame.display.set_mode(on_screen(settings.window, screen), pygame.RESIZABLE)
    _hold_size()
    return surface


def on_screen(wanted: tuple[int, int], screen: tuple[int, int] | None) -> tuple[int, int]:
    """The size of a window that hangs over no edge of the screen, whatever was kept of another."""
    if screen is None:
        return wanted
    return min(wanted[0], screen[0]), min(wanted[1], screen[1])


def _set_icon() -> None:
    """The crown in the title bar; a window without it is a window all the same."""
    with suppress(pygame.error, MissingAsset, ContentError):
        badge = pygame.Surface((64, 64), pygame.SRCALPHA)
        badge.blit(Icons().get("app.crown_4", 64, THEME.gold), (0, 0))
        pygame.display.set_icon(badge)


def _hold_size() -> None:
    """Keep the window from being made too small, where the library offers a way to say so."""
    with warnings.catch_warnings(), suppress(Exception):
        warnings.simplefilter("ignore")
        pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW


def open_pads() -> list[pygame.joystick.JoystickType]:
    """Every game pad that is plugged in; none is normal."""
    with suppress(pygame.error):
        pygame.joystick.init()
        return [pygame.joystick.Joystick(index) for index in range(pygame.joystick.get_count())]
    return []


class Loop:
    """Drives a stage with the events of a real window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        #: Told after each frame which game is on the table.
        self.on_frame: Callable[[Path | None], None] = lambda journal: None
        self._pads = open_pads()
        self._keyboard = Keyboard()
        self._last = time.perf_counter()
        self._heard = self._last
        self._cleaned = -CLEANING
        #: Seconds of the processor that went into hearing and stepping in the last round.
        self._worked = 0.0
        self._sweeper = memory.Sweeper()
        memory.lend_apart()

    def run(self) -> None:
        """Go on until the stage is empty."""
        with memory.by_hand():
            while self.stage.running:
                self.turn()
        with suppress(OSError):
            self.stage.store.write()

    def turn(self, nap: float = NAP) -> None:
        """One round: draw if needed, wait, hear, let time pass."""
        stage = self.stage
        stage.paced = True
        start = time.thread_time()
        cleaned = False
        if stage.dirty:
            if pygame.display.get_caption()[0] != stage.title:
                pygame.display.set_caption(stage.title)
            stage.draw(waits=True)
            # Behind the frame before, which is still shown: what comes now can be played at once.
            cleaned = self._clean_up()
            pygame.display.flip()
            # Only now: opening a device takes longer than the first frame.
            stage.attune()
            self.on_frame(stage.journal)
        # Now, since there is a while to wait, unless the frame has taken it already.
        if not cleaned:
            self.clean(self._worked + time.thread_time() - start)
        events = self._wait(nap)
        start = time.thread_time()
        for event in events:
            self._hear(event)
        now = time.perf_counter()
        passed, self._last = min(now - self._last, LONGEST_STEP), now
        if stage.ticking:
            stage.step(passed)
        if stage.window_stale:
            self._reopen()
        self._worked = time.thread_time() - start

    def clean(self, busy: float = 0.0) -> None:
        """Clean up if much was let go, or sweep a little.

        A frame that was busy for so many seconds is not made longer by a round of sweeping.
        """
        if not self._clean_up():
            self._sweeper.sweep(busy)

    def _clean_up(self) -> bool:
        """Clean up if much was let go, but not at every step of a window that is being dragged."""
        now = time.perf_counter()
        rested = now - self._cleaned > CLEANING
        if not self.stage.unclean or (self.stage.unclean is Unclean.SOON and not rested):
            return False
        memory.clean()
        self.stage.unclean, self._cleaned = Unclean.NO, now
        return True

    def _wait(self, nap: float) -> list[pygame.Event]:
        if self.stage.dirty:
            return pygame.event.get()
        rest = nap
        if self.stage.ticking:
            rest = max(FRAME - (time.perf_counter() - self._last), 0.001)
        return self._look_out(rest)

    def _look_out(self, rest: float) -> list[pygame.Event]:
        """Wait by looking now and then.

        Waiting inside SDL looks every millisecond, which costs four times as much of a core.
        """
        until = time.perf_counter() + rest
        while not (events := pygame.event.get()):
            now = time.perf_counter()
            if now >= until:
                break
            glance = GLANCE if now - self._heard < AWAKE else LONG_GLANCE
            time.sleep(min(until - now, glance))
        else:
            self._heard = time.perf_counter()
        return events

    def _hear(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._resized()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                self.stage.resize(self.stage.size, pygame.display.get_surface())
            case pygame.JOYDEVICEADDED | pygame.JOYDEVICEREMOVED:
                self._pads = open_pads()
                self.stage.post(event)
            case _ if self._keyboard.hears(event, self.stage.running and self.stage.top.typing):
                self.stage.post(event)

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == self.stage.size:
            return
        self.stage.resize(surface.get_size(), surface)
        if not self.stage.settings.full_screen:
            least_width, least_height = SMALLEST_WINDOW
            width, height = surface.get_size()
            self.stage.store.remember(window=(max(width, least_width), max(height, least_height)))

    def _reopen(self) -> None:
        self.stage.window_stale = False
        surface = open_window(self.stage.settings, self.stage.title)
        self.stage.resize(surface.get_size(), surface)
