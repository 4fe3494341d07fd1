"""The stage: a stack of scenes in a window of some size, without the window.

Everything can be driven by hand: `post` events, `step` time, `draw` a frame. The loop does just
that with a real window, tests and screenshots without one.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.look import Look, Shown
from game.app.drawing.theme import TABLE as TABLE_SKIN
from game.app.drawing.theme import Skin, theme_for
from game.app.keep.settings import Settings, SettingsStore
from game.app.telling.words import Speech
from game.app.widgets.base import Change
from game.app.widgets.intents import Act, Intent, Key, PadStick, Released, from_event
from game.app.window.music import TABLE, Music
from game.app.window.scene import Leave, Pop, Push, Replace, Reset, Return, Scene
from game.app.window.sound import Sound
from game.engine.game import Game, Rival


class Unclean(IntEnum):
    """When to clean up: with the next frame, or once a window that is dragged allows it."""

    NO = 0
    SOON = 1
    NOW = 2


class Stage:
    """The scene stack and all that scenes share."""

    def __init__(
        self,
        size: tuple[int, int],
        store: SettingsStore,
        sound: Sound | None = None,
        skins: Callable[[str], Skin] = lambda game: TABLE_SKIN,
        on_help: Callable[[Stage], Change | None] | None = None,
    ) -> None:
        self.size = size
        self.store = store
        #: How the game with an id looks.
        self.skins = skins
        settings = store.value
        self.sound = sound or Sound(settings.effects, settings.mute)
        self.music = Music(self.sound)
        self._set_sounds()
        self.words = Speech(settings.language)
        self.scenes: list[Scene] = []
        #: What F1 opens over a scene that has no better page.
        self.on_help = on_help
        self.running = True
        #: How often a frame was drawn: for tests of idleness.
        self.frames = 0
        #: Whether whoever drives it waits for the next frame: then nobody else needs to.
        self.paced = False
        #: Whether a scene may leave the frame as it is for a blink: another will be drawn at once.
        self.can_wait = False
        #: Texts of the top scene as last drawn: for the checker.
        self.shown: list[Shown] = []
        #: Set when the window itself must change (full screen, framebuffer); the loop reads it.
        self.window_stale = False
        #: Whether much was let go, or came to stay, since somebody cleaned up; the loop reads it.
        self.unclean = Unclean.NO
        self._looks: dict[str, Look] = {}
        self._surface: pygame.Surface | None = None
        self._stick = PadStick()
        self._stale = True
        #: The key that is held to see something.
        self._gripped = ""

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.store.value

    @property
    def look(self) -> Look:
        """The look without a game's skin."""
        return self.look_of("table")

    def look_of(self, game: str) -> Look:
        """The look with a game's skin."""
        look = self._looks.get(game)
        if look is None:
            settings = self.settings
            theme = theme_for(settings.high_contrast, settings.shapes, self.skins(game))
            shared = next(iter(self._looks.values()), None)
            look = Look(self.size, theme, settings.text_size / 100, shared)
            self._looks[game] = look
        return look

    def look_like(self, other: Stage) -> None:
        """Share what is kept for the looks of another stage, whose window and colours are equal."""
        self._looks = other._looks

    def speech(
        self,
        game: Game | None = None,
        called: Callable[[int | str], str | Rival | None] | None = None,
    ) -> Speech:
        """The words of a game in the reader's language, with names for those who play."""
        return Speech(self.settings.language, game, called)

    @property
    def title(self) -> str:
        """What stands over the window, in the reader's language."""
        return self.words("ui-title")

    @property
    def journal(self) -> Path | None:
        """The file of the game on the table, if there is one."""
        kept = (scene.journal for scene in reversed(self.scenes))
        return next((journal for journal in kept if journal is not None), None)

    @property
    def top(self) -> Scene:
        """The scene that hears the player."""
        return self.scenes[-1]

    def change_settings(self, **changes: Any) -> None:
        """Set something, and show it at once."""
        self.store.change(**changes)
        settings = self.settings
        self._set_sounds()
        if changes.keys() & {"full_screen", "software"}:
            self.window_stale = True
        if changes.keys() & {"language", "text_size", "high_contrast", "shapes"}:
            self.words = Speech(settings.language)
            self.refresh()

    def _set_sounds(self) -> None:
        settings = self.settings
        self.sound.set(settings.effects, settings.mute)
        self.music.set(settings.music, settings.music_off or settings.mute)

    def attune(self) -> None:
        """Let the music be that of the game that is played, or of the house."""
        if self.running:
            games = (scene.game for scene in reversed(self.scenes))
            self.music.play(next((each for each in games if each != TABLE), TABLE))

    def switch_music(self) -> None:
        """Turn the music off, or on again."""
        self.change_settings(music_off=not self.settings.music_off)
        self.top.rebuild()
        self._stale = True

    def resize(self, size: tuple[int, int], surface: pygame.Surface | None = None) -> None:
        """The window has another size now."""
        self._surface = surface
        if size != self.size:
            self.size = size
            self.refresh()
        self._stale = True

    def refresh(self) -> None:
        """Look, words or size changed: build every scene again."""
        for look in self._looks.values():
            look.forget()
        self._looks = {}
        self.unclean = max(self.unclean, Unclean.SOON)
        for scene in self.scenes:
            scene.rebuild()
        self._stale = True

    def apply(self, change: Change | None) -> None:
        """Do to the stack what a scene asked for."""
        pointer = self.top.focus.pointer if self.scenes else (-1, -1)
        match change:
            case None:
                return
            case Push(scene):
                for below in self.scenes[-1:]:
                    below.focus.hide_tip()
                if scene.stays:
                    self._rest()
                self.scenes.append(scene)
            case Pop(then):
                self.scenes.pop()
                if self.scenes:
                    self.top.focus.take_pointer(pointer)
                following = then() if then is not None else None
                if following is not None:
                    self.apply(following)
                    return
            case Replace(scene):
                self.scenes[-1] = scene
            case Reset(scene, over):
                self.scenes[:] = [scene, *over]
                self.unclean = Unclean.NOW
            case Return(scene, over):
                self.scenes[self.scenes.index(scene) + 1 :] = over
            case Leave():
                self.scenes.clear()
        if not self.scenes:
            self.running = False
            return
        self.top.ensure()
        self.top.focus.take_pointer(pointer)
        self.top.entered()
        self.top.dirty = True
        self._stale = True

    def _rest(self) -> None:
        """Let go of what is painted in the scenes: another lies over them for long."""
        for scene in self.scenes:
            for each in scene.root.walk():
                each.forget()
        self.unclean = Unclean.NOW

    def post(self, event: pygame.Event) -> None:
        """Hear an event of the window."""
        if not self.running:
            return
        if event.type == pygame.QUIT:
            self.apply(Leave())
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.change_settings(full_screen=not self.settings.full_screen)
            return
        intent = from_event(event, self.look.scale, self._stick, self.top.typing)
        if intent is not None:
            self.tell(intent)

    def tell(self, intent: Intent) -> None:
        """Tell the top scene what the player means."""
        if not self.running:
            return
        if isinstance(intent, Released):
            self._release(intent.key)
            return
        if isinstance(intent, Act) and intent.key == self._gripped:
            # A key that is held repeats itself, and means nothing but that it is held.
            return
        change = self.top.handle(intent)
        asked = change is None and intent == Key("f1") and not self.top.focus.consumed
        if asked and self.on_help is not None:
            change = self.on_help(self)
        self.apply(change)

    def grip(self, key: str) -> None:
        """From now on this key is held; it means nothing else until it is released."""
        self._gripped = key

    def _release(self, key: str) -> None:
        """Every scene hears of it, since what is shown as long as a key is held may lie below."""
        if key in ("", self._gripped):
            self._gripped = ""
        for scene in reversed(self.scenes):
            change = scene.released(key)
            if change is not None:
                self.apply(change)
                return

    @property
    def ticking(self) -> bool:
        """Whether time matters to the top scene."""
        return self.running and self.top.ticking

    def step(self, dt: float) -> None:
        """Let time pass."""
        if self.running:
            self.apply(self.top.update(dt))

    @property
    def dirty(self) -> bool:
        """Whether there is something new to see."""
        return self.running and (self._stale or any(scene.dirty for scene in self._visible()))

    def _visible(self) -> list[Scene]:
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].opaque:
            first -= 1
        return self.scenes[max(first, 0) :]

    def draw(self, force: bool = False, waits: bool = False) -> pygame.Surface:
        """The frame as it should be seen, drawn only if something changed.

        Whoever `waits` draws again at once, as long as there is something new to see: what takes
        longer than a frame is got ready in several then.
        """
        if self._surface is None:
            self._surface = pygame.Surface(self.size)
            self._stale = True
        if not self.running or not (force or self.dirty):
            return self._surface
        self.can_wait = waits and not force
        for scene in self._visible():
            scene.ensure()
            scene.dirty = False
            canvas = Canvas(self._surface, scene.look)
            scene.draw(canvas)
            if scene.lingers:
                break
            if canvas.shown or not scene.dirty:
                self.shown = canvas.shown
        self._stale = False
        self.frames += 1
        return self._surface
