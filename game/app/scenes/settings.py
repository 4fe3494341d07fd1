"""Settings, each shown at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.keep.settings import TEXT_SIZES
from game.app.widgets import (
    Button,
    Choice,
    Column,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Slider,
    Toggle,
    Widget,
)
from game.app.widgets.base import NO_LIMIT
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage

#: Each language in its own words, so that who cannot read this one finds the way out.
LANGUAGES = (("en", "English"), ("fr", "Français"))


class Line(Widget):
    """A setting: its name and a sentence at the left, its control at the right."""

    def __init__(self, title: str, about: str, control: Widget) -> None:
        parts: list[Widget] = [Paragraph(title, "strong", even=False)]
        if about:
            parts.append(Paragraph(about, "muted", even=False))
        self.words = Column(*parts, gap=2)
        self.control = control
        super().__init__(self.words, control)

    def _split(self, width: float) -> tuple[float, float]:
        return width * 0.41, width * 0.56

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        left, right = self._split(width)
        high = max(self.words.wanted(look, left)[1], self.control.wanted(look, right)[1])
        return width, high

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        left, right = self._split(box.w)
        high = self.words.wanted(look, left)[1]
        self.words.place(look, Box(box.x, box.y + (box.h - high) / 2, left, high))
        tall = self.control.wanted(look, right)[1]
        self.control.place(look, Box(box.right - right, box.y + (box.h - tall) / 2, right, tall))


class SettingsScene(Scene):
    """Everything that can be set, in sections."""

    def build(self) -> Widget:
        words = self.words
        sections = [
            self._section(words("ui-settings-reading"), self._reading()),
            self._section(words("ui-settings-screen"), self._screen()),
            self._section(words("ui-settings-sound"), self._sound()),
            self._section(words("ui-settings-play"), self._play()),
        ]
        if self.look.width >= 1800 and self.look.text_scale <= 1.1:
            left, right = Column(*sections[::2], gap=26), Column(*sections[1::2], gap=26)
            sections = [Row(left, right, gap=26, even=True)]
        body = Scrolling(*sections, gap=26, name="settings")
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", key="escape")
        title = Label(words("ui-settings-title"), "title", shrink=True)
        return Sheet(Row(title, back, grow=title), body, width=1500 if len(sections) > 1 else 1860)

    def _section(self, title: str, lines: list[Widget]) -> Widget:
        return PanelBox(Column(Label(title, "heading"), *lines, gap=20), "panel", 28)

    def _set(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.stage.change_settings(**{name: value})

        return change

    def _reading(self) -> list[Widget]:
        words, now = self.words, self.stage.settings
        sizes = [(size, words("ui-percent", number=size)) for size in TEXT_SIZES]
        return [
            Line(
                words("ui-set-language"),
                "",
                Choice(LANGUAGES, now.language, self._set("language"), name="language"),
            ),
            Line(
                words("ui-set-text"),
                words("ui-set-text-about"),
                Choice(sizes, _nearest(now.text_size), self._set("text_size"), name="text_size"),
            ),
            Line(
                words("ui-set-contrast"),
                words("ui-set-contrast-about"),
                self._toggle("high_contrast"),
            ),
            Line(
                words("ui-set-shapes"),
                words("ui-set-shapes-about"),
                self._toggle("shapes"),
            ),
        ]

    def _screen(self) -> list[Widget]:
        words, now = self.words, self.stage.settings
        speeds = [
            ("slow", words("ui-speed-slow")),
            ("normal", words("ui-speed-normal")),
            ("fast", words("ui-speed-fast")),
            ("off", words("ui-speed-off")),
        ]
        paces = [
            ("watch", words("ui-bots-watch")),
            ("brief", words("ui-bots-brief")),
            ("summary", words("ui-bots-summary")),
        ]
        return [
            Line(
                words("ui-set-full"),
                words("ui-set-full-about"),
                self._toggle("full_screen"),
            ),
            Line(
                words("ui-set-animation"),
                words("ui-set-animation-about"),
                Choice(speeds, now.animation, self._set("animation"), name="animation"),
            ),
            Line(
                words("ui-set-bots"),
                words("ui-set-bots-about"),
                Choice(paces, now.bots, self._set("bots"), name="bots"),
            ),
            Line(
                words("ui-set-software"),
                words("ui-set-software-about"),
                self._toggle("software"),
            ),
        ]

    def _sound(self) -> list[Widget]:
        words, now = self.words, self.stage.settings

        def volume(name: str) -> Slider:
            return Slider(
                getattr(now, name),
                0,
                100,
                5,
                self._set(name),
                lambda number: words("ui-percent", number=number),
                name=name,
            )

        return [
            Line(words("ui-set-volume"), "", volume("effects")),
            Line(words("ui-set-music"), "", volume("music")),
            Line(
                words("ui-set-music-off"),
                words("ui-set-music-off-about"),
                self._toggle("music_off"),
            ),
            Line(words("ui-set-mute"), "", self._toggle("mute")),
        ]

    def _play(self) -> list[Widget]:
        words, now = self.words, self.stage.settings
        policies = [
            ("strict", words("ui-undo-strict")),
            ("reveal", words("ui-undo-reveal")),
            ("free", words("ui-undo-free")),
        ]
        coaches = [
            ("off", words("ui-coach-off")),
            ("first", words("ui-coach-first")),
            ("gentle", words("ui-coach-gentle")),
            ("on", words("ui-coach-on")),
        ]
        return [
            Line(
                words("ui-set-undo"),
                words("ui-set-undo-about"),
                Choice(policies, now.undo, self._set("undo"), name="undo"),
            ),
            Line(
                words("ui-set-coach"),
                words("ui-set-coach-about"),
                Choice(coaches, now.coach, self._set("coach"), name="coach"),
            ),
            Line(
                words("ui-set-cover"),
                words("ui-set-cover-about"),
                self._toggle("hand_over"),
            ),
        ]

    def _toggle(self, name: str) -> Toggle:
        value = bool(getattr(self.stage.settings, name))
        words = self.words("ui-on") if value else self.words("ui-off")

        def change(new: bool) -> None:
            self._set(name)(new)
            self.rebuild()

        return Toggle(words, value, change, name=name)

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def _nearest(size: int) -> int:
    return min(TEXT_SIZES, key=lambda each: abs(each - size))


class Sheet(Widget):
    """A page with a head that stays and a body that takes the rest, in the middle of the window."""

    def __init__(
        self, head: Widget, body: Widget, foot: Widget | None = None, width: float = 1500
    ) -> None:
        super().__init__(head, body, *([foot] if foot is not None else []))
        self.width = width

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        width = min(self.width, box.w - 100)
        x = box.x + (box.w - width) / 2
        head, body, *rest = self.children
        top = box.y + 30
        high = head.wanted(look, width)[1]
        head.place(look, Box(x, top, width, high))
        low = box.bottom - 30
        for foot in rest:
            need = foot.wanted(look, width)[1]
            low -= need
            foot.place(look, Box(x, low, width, need))
            low -= 20
        body.place(look, Box(x, top + high + 22, width, low - top - high - 22))


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The settings."""
    return SettingsScene(stage)


SHOTS = {"settings": lambda request: SettingsScene(request.stage)}
