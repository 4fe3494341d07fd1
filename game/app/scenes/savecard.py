"""A kept game in the list: its picture, its name, when it was played and by whom."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

import pygame

from game.app.boards import skin_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, anchor, inset
from game.app.drawing.look import Look, Picture
from game.app.drawing.pngs import is_small_png
from game.app.drawing.theme import darker, lighter, mix
from game.app.keep.save import Save
from game.app.scenes.log import emblem_of, seat_colour
from game.app.telling.words import Speech
from game.app.widgets import Widget
from game.app.widgets.base import NO_LIMIT, Change, Press

SHAPE = 16 / 9


def said_date(words: Speech, when: datetime) -> str:
    """A day and an hour as people say them."""
    return words(
        "ui-saves-date",
        day=str(when.day),
        month=when.month,
        year=str(when.year),
        time=f"{when:%H:%M}",
    )


class SavePicture(Widget):
    """The picture of a game, or its emblem where there is none."""

    def __init__(self, save: Save) -> None:
        super().__init__()
        self.save = save

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 480), 120

    def draw(self, canvas: Canvas) -> None:
        high = min(self.rect.h, self.rect.w / SHAPE)
        draw_picture(canvas, anchor(self.rect, (high * SHAPE, high)), self.save)


def draw_picture(canvas: Canvas, box: Box, save: Save) -> None:
    """The kept picture fitted into a box, with a frame."""
    look, theme = canvas.look, canvas.look.theme
    skin = skin_of(save.setup.game)
    palette = skin.palette
    cloth = mix(palette.top, palette.accent, 0.15)
    made = paint.Panel(lighter(cloth, 0.08), darker(cloth, 0.5), theme.edge, 8, 2, 8)
    paint.panel(canvas, box, made)
    rect = canvas.rect(inset(box, 3))
    picture = _fitted(look, save, rect.size)
    if picture is not None:
        width, height = picture.get_size()
        canvas.surface.blit(
            picture, (rect.x + (rect.w - width) // 2, rect.y + (rect.h - height) // 2)
        )
        return
    side = min(box.w, box.h) * 0.62
    canvas.icon(skin.emblem, anchor(box, (side, side)), lighter(palette.accent, 0.25))


def _fitted(look: Look, save: Save, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture file as large as it fits, from the store if it was not changed since."""
    # ValueError: a picture of few colours, which is none of ours, cannot be scaled smoothly.
    with suppress(OSError, pygame.error, ValueError):
        key = "save", str(save.picture), save.picture.stat().st_mtime, size
        kept = look.kept(key)
        if kept is None:
            if not is_small_png(save.picture):
                return None
            image = pygame.image.load(str(save.picture))
            share = min(size[0] / image.get_width(), size[1] / image.get_height())
            fitted = (
                max(round(image.get_width() * share), 1),
                max(round(image.get_height() * share), 1),
            )
            kept = look.keep(key, Picture(pygame.transform.smoothscale(image, fitted)))
        return kept.surface
    return None


class SaveCard(Widget):
    """An entry of the list."""

    focusable = True

    def __init__(
        self, save: Save, title: str, words: Speech, chosen: bool, on_press: Press
    ) -> None:
        super().__init__(name=f"save:{save.path.name}")
        self.save, self.title, self.words = save, title, words
        self.chosen, self.on_press = chosen, on_press

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        lines = look.line("name") + look.line("small") + 44
        return min(width, 900), max(lines + 36, 150)

    def press(self) -> Change | None:
        change: Change | None = self.on_press()
        return change

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        base = lighter(theme.panel, 0.12 if self.chosen else 0.06 if self.lit else 0.0)
        edge = theme.gold if self.chosen else theme.cream if self.lit else theme.edge
        paint.panel(canvas, self.rect, paint.Panel(base, darker(base, 0.14), edge, 12, 2.5, 8))
        inner = inset(self.rect, 14, 12)
        wide = min(inner.h * SHAPE, inner.w * 0.36)
        picture = Box(inner.x, inner.centery - wide / SHAPE / 2, wide, wide / SHAPE)
        draw_picture(canvas, picture, self.save)
        room = Box(picture.right + 18, inner.y, inner.right - picture.right - 18, inner.h)
        high = look.line("name")
        over = self.save.is_over
        side = 34.0 if over else 0.0
        title = Box(room.x, room.y, room.w - side - 8, high)
        canvas.text(self.title, title, "name", shrink=True, ellipsis=True)
        if over:
            sign = Box(room.right - side, room.y + (high - side) / 2, side, side)
            canvas.icon("app.results", sign, theme.gold)
        line = Box(room.x, room.y + high + 2, room.w, look.line("small"))
        canvas.text(self._when(), line, "small", "muted", shrink=True, ellipsis=True)
        self._draw_seats(canvas, Box(room.x, room.bottom - 44, room.w, 44))

    def _when(self) -> str:
        date = said_date(self.words, self.save.changed)
        if self.save.is_over:
            return f"{date}, {self.words('ui-saves-over')}"
        if self.save.round is not None:
            return f"{date}, {self.words('ui-saves-round', round=self.save.round)}"
        return date

    def _draw_seats(self, canvas: Canvas, box: Box) -> None:
        for place, info in enumerate(self.save.seats):
            badge = Box(box.x + place * 54, box.y, 44, 44)
            if badge.right <= box.right:
                paint.emblem(canvas, badge, emblem_of(info), seat_colour(info), radius=9)
