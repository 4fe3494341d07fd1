"""A monkey at the window: any event at any moment, as the window itself would tell of it."""

from __future__ import annotations

import random

import pygame

from game.app.window.stage import Stage

KEYS = (
    *(getattr(pygame, f"K_{name}") for name in ("RETURN", "SPACE", "TAB", "ESCAPE", "BACKSPACE")),
    *(getattr(pygame, f"K_{name}") for name in ("DELETE", "HOME", "END", "UP", "DOWN", "LEFT")),
    *(getattr(pygame, f"K_{name}") for name in ("RIGHT", "F1", "PAGEUP", "PAGEDOWN", "PLUS")),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
)
TYPED = ("a", "7", "é", " ", "\0", "\ud800", "\ufe0f", "\u2764\ufe0f", "~nosuchuser/x", "x" * 300)
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (640, 480), (2560, 1080))


class Monkey:
    """Does one thing after the other, the same ones for the same seed."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.chance = random.Random(seed)
        self.did: list[str] = []

    def prank(self) -> None:
        """Do one thing, let a little time pass, and look at the screen."""
        chance = self.chance
        deeds = (self._point, self._click, self._press, self._type, self._wheel, self._pad)
        deed = chance.choices(deeds, (10, 30, 20, 8, 4, 4))[0]
        deed()
        if chance.random() < 0.004:
            self._resize()
        if self.stage.running:
            self.stage.step(chance.choice((0.0, 0.02, 0.3)))
            self.stage.draw()

    def _post(self, kind: int, **what: object) -> None:
        self.did = [*self.did[-40:], f"{pygame.event.event_name(kind)} {what}"]
        self.stage.post(pygame.Event(kind, **what))

    def _spot(self) -> tuple[int, int]:
        """Anywhere, beyond the edges too; most often on something that can be used."""
        width, height = self.stage.size
        scale = self.stage.look.scale
        things = [each for each in self.stage.top.root.walk() if each.focusable and each.rect.w]
        if things and self.chance.random() < 0.8:
            at = self.chance.choice(things).rect.center
            return round(at[0] * scale), round(at[1] * scale)
        return self.chance.randrange(-9, width + 9), self.chance.randrange(-9, height + 9)

    def _point(self) -> None:
        buttons = self.chance.choice(((0, 0, 0), (1, 0, 0)))
        self._post(pygame.MOUSEMOTION, pos=self._spot(), rel=(1, 1), buttons=buttons)

    def _click(self) -> None:
        at, button = self._spot(), self.chance.choice((1, 1, 1, 1, 2, 3))
        self._post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        if self.chance.random() < 0.9:
            self._post(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def _press(self) -> None:
        mod = self.chance.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        self._post(pygame.KEYDOWN, key=self.chance.choice(KEYS), mod=mod, unicode="")

    def _type(self) -> None:
        self._post(pygame.TEXTINPUT, text=self.chance.choice(TYPED))

    def _wheel(self) -> None:
        turn = self.chance.choice((-3, -1, 1, 3))
        self._post(pygame.MOUSEWHEEL, x=0, y=turn, precise_y=float(turn), at=self._spot())

    def _pad(self) -> None:
        if self.chance.random() < 0.5:
            self._post(pygame.JOYBUTTONDOWN, button=self.chance.randrange(16), joy=0)
            return
        axis, value = self.chance.randrange(7), self.chance.uniform(-1, 1)
        self._post(pygame.JOYAXISMOTION, axis=axis, value=value, joy=0)

    def _resize(self) -> None:
        size = self.chance.choice(SIZES)
        self.did.append(f"resize {size}")
        self.stage.resize(size, pygame.Surface(size))
