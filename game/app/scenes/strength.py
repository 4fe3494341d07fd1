"""How strong the bots are: each level, how it plays, and what the ladder has counted of it."""

from __future__ import annotations

from typing import Any

from game.app.boards.covers import name_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.scenes.seatline import Introduction
from game.app.scenes.settings import Sheet
from game.app.studio.samples import Request, Shot
from game.app.widgets import (
    Button,
    Choice,
    Column,
    Drawn,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Widget,
)
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage
from game.bots import offered_names
from game.bots.strength import Share
from game.engine import Game
from game.library.minds import Rung, Strength
from game.rules import games

#: How high the bar of a share is.
BAR = 26.0


def strength_of(game: Game) -> Strength | None:
    """What the ladder has counted; None if nobody has, or nobody thinks there."""
    found: Strength | None = None if game.mind is None else game.mind.figures.load().strength
    return found


class StrengthScene(Scene):
    """The levels of a game, the plainest first."""

    def __init__(self, stage: Stage, game: Game) -> None:
        super().__init__(stage)
        self.face, self.game = game, game.id

    def build(self) -> Widget:
        words = self.words
        title = Label(words("ui-strength-page"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        head: list[Widget] = [Row(title, back, grow=title)]
        thought = [each for each in games().values() if each.mind is not None]
        if len(thought) > 1:
            names = [(each.id, name_of(each.id, words.lang)) for each in thought]
            head.append(Choice(names, self.game, self._turn_to, name="game"))
        found = strength_of(self.face)
        cards = [self._card(name, found) for name in offered_names(self.face)]
        body = Scrolling(*cards, gap=18, name="levels")
        foot = Paragraph(self._counted(found), "aside", "muted", even=False)
        return Sheet(Column(*head, gap=18), body, foot, width=1500)

    def _turn_to(self, game: str) -> None:
        self.face, self.game = games()[game], game
        self.rebuild()

    def _counted(self, found: Strength | None) -> str:
        if found is None:
            return self.words("ui-strength-nobody")
        how = self.words("ui-strength-how")
        when = self.words("ui-strength-found", date=found.date, version=found.version)
        return f"{how} {when}"

    def _card(self, name: str, found: Strength | None) -> Widget:
        speech = self.stage.speech(self.face)
        title = speech.maybe(f"player-{name}") or name.replace("_", " ").capitalize()
        parts: list[Widget] = [Label(title, "subheading", shrink=True)]
        about = speech.maybe(f"player-{name}-about")
        if about:
            parts.append(Introduction(f"app.level.{name}", about))
        rungs = [each for each in found.rungs if each.player == name] if found else []
        for rung in rungs:
            parts += self._rung(rung)
        if found and not rungs:
            parts.append(Paragraph(self.words("ui-strength-nobody"), "aside", "muted"))
        return PanelBox(Column(*parts, gap=12), "panel", 24)

    def _rung(self, rung: Rung) -> list[Widget]:
        share = Share(rung.won * rung.games / 100, rung.games)
        least, most = share.interval
        said = self.words(
            "ui-strength-rung",
            others=rung.seats - 1,
            places=rung.seats,
            won=round(rung.won),
            games=rung.games,
            least=round(100 * least),
            most=round(100 * most),
            equal=round(100 / rung.seats),
        )

        def bar(canvas: Canvas, box: Box) -> None:
            draw_share(canvas, box, share, 1 / rung.seats)

        return [Paragraph(said, "body", even=False), Drawn(bar, height=BAR)]

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def draw_share(canvas: Canvas, box: Box, share: Share, equal: float) -> None:
    """What was won of all games, how sure that is, and where an equal share would lie."""
    theme = canvas.look.theme
    least, most = share.interval
    canvas.fill(theme.sunken, box)
    canvas.fill(theme.gold, Box(box.x, box.y + 3, box.w * share.share, box.h - 6))
    sure = Box(box.x + box.w * least, box.y + box.h / 2 - 2, box.w * (most - least), 4)
    canvas.fill(theme.bright, sure)
    canvas.fill(theme.bright, Box(box.x + box.w * equal - 1, box.y - 3, 3, box.h + 6))


def open_scene(stage: Stage, game: Game, **what: Any) -> Scene:
    """How strong the bots of a game are."""
    return StrengthScene(stage, game)


def _shot(request: Request) -> Scene:
    shelf = games()
    game = shelf.get(request.game) or next(iter(shelf.values()))
    return StrengthScene(request.stage, game)


SHOTS: dict[str, Shot] = {"strength": _shot}

TEXT_KEYS = (
    "player-novice",
    "player-novice-about",
    "player-adept",
    "player-adept-about",
    "player-master",
    "player-master-about",
)
