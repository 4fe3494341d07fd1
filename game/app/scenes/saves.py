"""The games kept here: to continue, to watch, to rename, to delete, to carry elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left
from game.app.drawing.look import Look
from game.app.keep import carrying, saves
from game.app.keep.save import Save
from game.app.keep.saves import JOURNAL
from game.app.scenes import mending, replay
from game.app.scenes.asking import Asking
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.scenes.menu import open_save
from game.app.scenes.savecard import SaveCard, SavePicture, said_date
from game.app.scenes.settings import Sheet
from game.app.studio.samples import Request
from game.app.telling import story, troubles
from game.app.telling.troubles import TROUBLES
from game.app.widgets import Button, Column, Label, PanelBox, Paragraph, Row, Scrolling, Widget
from game.app.widgets.base import Change
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.engine.salvaging import is_damaged
from game.engine.text import Text
from game.rules import games

MOST_FOUND = 4


class Saves(Scene):
    """A list of games with their pictures, and what can be done with the chosen one."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.list: Sequence[Save] = ()
        self.unreadable = 0
        self.chosen: Path | None = None
        #: What each game on the shelf is called.
        self._names: Mapping[str, str] = {}

    @property
    def save(self) -> Save | None:
        """The chosen game."""
        return next((each for each in self.list if each.path == self.chosen), None)

    def refresh(self) -> None:
        """Look at the folder again."""
        kept = saves.kept()
        self.list, self.unreadable = kept.saves, kept.unreadable
        if self.save is None:
            self.chosen = self.list[0].path if self.list else None
        self.rebuild()

    def entered(self) -> None:
        self.refresh()

    def build(self) -> Widget:
        words = self.words
        self._names = {game.id: self.stage.speech(game)("game-name") for game in games().values()}
        title = Label(words("ui-saves-title"), "title", shrink=True)
        take_in = Button(
            words("ui-saves-import"), self._ask_import, icon="app.import", key="i", name="import"
        )
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        head = Row(title, take_in, back, grow=title)
        if not self.list:
            empty = Paragraph(words("ui-saves-none"), "aside", "muted", x=0.5, y=0.4)
            return Sheet(head, PanelBox(empty, "panel", 40), width=1900)
        entries: list[Widget] = [
            SaveCard(
                each, self.named(each), words, each.path == self.chosen, self._chooser(each.path)
            )
            for each in self.list
        ]
        if self.unreadable:
            said = words("ui-saves-unreadable", count=self.unreadable)
            entries.append(Paragraph(said, "aside", "muted"))
        listed = Scrolling(*entries, gap=14, name="saves")
        return Sheet(head, _Halves(listed, self._details()), width=1900)

    def named(self, save: Save) -> str:
        """What the player called it, else the name of its game."""
        return save.title or self._names.get(save.setup.game, save.setup.game)

    def _chooser(self, path: Path) -> Callable[[], None]:
        def choose() -> None:
            self.chosen = path
            self.rebuild()

        return choose

    def _details(self) -> Widget:
        words, save = self.words, self.save
        assert save is not None
        facts = Column(
            Label(self.named(save), "heading", shrink=True, ellipsis=True),
            Paragraph(self._facts(save), "body", even=False),
            gap=6,
        )
        watch = Button(
            words("ui-saves-replay"),
            lambda: replay.open_save(self.stage, save),
            "primary" if save.is_over else "secondary",
            "app.replays",
            key="r",
            name="replay",
        )
        resume = Button(
            words("ui-saves-continue"),
            lambda: open_save(self.stage, save),
            "primary",
            "app.continue",
            key="c",
            name="continue",
        )
        others = [
            Button(words("ui-saves-rename"), self._ask_name, icon="app.rename", name="rename"),
            Button(words("ui-saves-export"), self._ask_export, icon="app.export", name="export"),
            Button(
                words("ui-saves-delete"), self._ask_delete, "danger", "app.delete", name="delete"
            ),
        ]
        if not save.is_over:
            others.insert(0, watch)
        buttons = [watch if save.is_over else resume, *_in_rows(others)]
        picture = SavePicture(save)
        body = Column(picture, facts, *buttons, gap=14, grow=picture)
        return PanelBox(body, "gold", 24)

    def _facts(self, save: Save) -> str:
        words = self.words
        game = self._names.get(save.setup.game, save.setup.game)
        lines = [f"{game}, {said_date(words, save.changed)}"]
        lines.append(", ".join(seat.name for seat in save.seats))
        if save.is_over:
            lines.append(words("ui-saves-over"))
        elif save.round is not None:
            lines.append(words("ui-saves-round", round=save.round))
        return "\n".join(lines)

    def _trouble(self, why: str) -> Change:
        return Push(message(self.stage, self.words("ui-saves-trouble"), why))

    def _ask_name(self) -> Change:
        save, words = self.save, self.words
        assert save is not None

        def rename(title: str) -> Change | None:
            try:
                saves.find(save.path).note(title=title)
                kept = saves.find(save.path).title
            except TROUBLES as trouble:  # the game was thrown away meanwhile
                return self._trouble(troubles.said(words, trouble))
            return None if kept == title else self._trouble(words("ui-saves-unwritable"))

        asked = words("ui-saves-rename-body")
        return Push(
            Asking(self.stage, words("ui-saves-rename"), asked, self.named(save), rename, most=40)
        )

    def _ask_delete(self) -> Change:
        save, words = self.save, self.words
        assert save is not None

        def delete() -> Change | None:
            try:
                saves.delete(save)
            except TROUBLES as trouble:
                return self._trouble(troubles.said(words, trouble))
            return None

        answers = [
            Answer(words("ui-saves-delete"), delete, "danger"),
            Answer(words("ui-saves-keep"), kind="primary"),
        ]
        body = words("ui-saves-delete-body", name=self.named(save))
        return Push(Dialog(self.stage, words("ui-saves-delete-title"), body, answers))

    def _ask_export(self) -> Change:
        save, words = self.save, self.words
        assert save is not None
        target = usual_places()[0] / save.path.name
        return Push(
            Asking(
                self.stage,
                words("ui-saves-export"),
                words("ui-saves-export-body"),
                str(target),
                self._at_home(lambda target: self.export_to(save, target)),
            )
        )

    def _at_home(self, then: Callable[[Path], Change]) -> Callable[[str], Change]:
        """What to do with a path as it was typed, where ~ stands for somebody's home."""

        def typed(path: str) -> Change:
            try:
                return then(Path(path).expanduser())
            except RuntimeError:  # ~name of nobody here; most often ~/name was meant
                return self._trouble(self.words("ui-saves-no-home", file=path))
            except ValueError:  # signs that no path can hold
                return self._trouble(self.words("ui-saves-no-path", file=path))
            except OSError as trouble:  # a name that is too long, a folder one may not look into
                return self._trouble(troubles.said(self.words, trouble))

        return typed

    def export_to(self, save: Save, target: Path, replace: bool = False) -> Change:
        """Copy a journal; ask before a file is replaced."""
        words = self.words
        if target.is_dir():
            target = target / save.path.name
        if target.exists() and not replace:
            answers = [
                Answer(
                    words("ui-saves-replace"), lambda: self.export_to(save, target, True), "danger"
                ),
                Answer(words("ui-saves-keep"), kind="primary"),
            ]
            body = words("ui-saves-exists", file=str(target))
            return Push(Dialog(self.stage, words("ui-saves-export"), body, answers))
        try:
            carrying.export(save, target)
        except TROUBLES as trouble:
            return self._trouble(troubles.said(words, trouble))
        body = words("ui-saves-exported", file=str(target))
        return Push(message(self.stage, words("ui-saves-export"), body))

    def _ask_import(self) -> Change:
        words = self.words
        found = [(path.name, str(path)) for path in journals_elsewhere()]
        return Push(
            Asking(
                self.stage,
                words("ui-saves-import"),
                words("ui-saves-import-body"),
                "",
                self._at_home(self.take_in),
                found,
            )
        )

    def take_in(self, source: Path) -> Change:
        """Copy a journal from elsewhere, if it is sound; else say what is wrong with it."""
        words = self.words
        try:
            taken = carrying.take_in(source)
        except TROUBLES as trouble:
            if is_damaged(trouble):
                return mending.offer(self.stage, saves.find(source), trouble, self._taken)
            return self._trouble(troubles.said(words, trouble))
        return self._taken(self.stage, taken.save, taken.notices)

    def _taken(self, stage: Stage, save: Save, notices: tuple[Text, ...] = ()) -> Change:
        """Choose a game that came from elsewhere, and say what is to be said of it."""
        words = self.words
        save.note(**story.facts(saves.watch(save)))
        self.chosen = save.path
        self.refresh()
        imported = words("ui-saves-imported", name=self.named(save))
        body = " ".join((imported, *map(words.say, notices)))
        return Push(message(self.stage, words("ui-saves-import"), body))

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def _in_rows(buttons: list[Button]) -> list[Widget]:
    """Buttons two by two; a single one keeps its line."""
    pairs = [buttons[index : index + 2] for index in range(0, len(buttons), 2)]
    return [Row(*pair, even=True) for pair in pairs]


class _Halves(Widget):
    """The list at the left, the chosen game at the right."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        share = 0.52 if look.text_scale < 1.3 else 0.5
        left, right = cut_left(box, box.w * share, 26)
        self.children[0].place(look, left)
        self.children[1].place(look, right)


def usual_places() -> list[Path]:
    """Folders where people put files."""
    named = (
        platformdirs.user_documents_path,
        platformdirs.user_downloads_path,
        platformdirs.user_desktop_path,
    )
    found = []
    for name in named:
        with suppress(OSError, RuntimeError):
            found.append(name())
    there = [path for path in found if path.is_dir()]
    return there or [Path.home()]


def journals_elsewhere() -> list[Path]:
    """Journals that lie where people put files, the newest first."""
    found: list[tuple[float, Path]] = []
    for place in usual_places():
        with suppress(OSError):
            found += [(path.stat().st_mtime, path) for path in place.glob(f"*{JOURNAL}")]
    return [path for _, path in sorted(found, reverse=True)[:MOST_FOUND]]


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The list of games."""
    return Saves(stage)


def _shot(request: Request) -> Scene:
    from game.app.studio.samples import kept_samples

    scene = Saves(request.stage)
    scene.list = kept_samples(request)
    scene.chosen = scene.list[0].path
    scene.entered = lambda: None  # type: ignore[method-assign]
    return scene


def _asked(request: Request) -> Scene:
    words = request.stage.words
    found = [(f"2025-11-16-{request.game}.journal", ""), ("tournament.journal", "x")]
    body = words("ui-saves-import-body")
    return Asking(request.stage, words("ui-saves-import"), body, "~/", lambda text: None, found)


SHOTS = {"saves": _shot, "saves-import": _asked}
