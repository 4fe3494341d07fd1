"""The rulebook: contents and search at the left, a page on parchment at the right."""

from __future__ import annotations

from collections.abc import Callable

from game.app.boards.covers import name_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_bottom, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.scenes.holder import Holder
from game.app.scenes.rulepage import Writer, page_blocks
from game.app.scenes.strength import StrengthScene, strength_of
from game.app.studio.samples import Request, Shot
from game.app.telling import searching
from game.app.widgets import (
    Button,
    Choice,
    Column,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    TextInput,
    Widget,
)
from game.app.widgets.base import NO_LIMIT, Change, Press
from game.app.widgets.intents import Intent, Key
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.engine.game import Game
from game.library import rulebook
from game.library.blocks import Block, Dice, Sheet, words_of
from game.library.rulebook import Page, Rulebook
from game.rules import game_of, games

PAGE_WIDTH = 1250.0
#: How far an arrow key moves along a page.
STEP = 90.0


class RulebookScene(Scene):
    """The rules of a game, to read and to search."""

    def __init__(self, stage: Stage, game: Game, book: Rulebook, page: str = "") -> None:
        super().__init__(stage)
        self.game = game.id
        self.face, self.book = game, book
        self.at = page if book.page(page) is not None else book.pages[0].id
        self.query = ""
        self._contents = Holder("contents")
        self._sheet = Holder("sheet")

    def build(self) -> Widget:
        words = self.words
        title = Label(words("ui-rules-title"), "heading", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        self._contents, self._sheet = Holder("contents"), Holder("sheet")
        search = TextInput(
            self.query, self._search, words("ui-rules-search"), 40, live=True, name="search"
        )
        self._field = search
        left: list[Widget] = [Row(title, back, grow=title), search, self._contents]
        shelf = games()
        if len(shelf) > 1:
            names = [(each, name_of(each, words.lang)) for each in shelf]
            chosen = Choice(names, self.game, self._open_game, name="game", style="small_strong")
            left.insert(1, chosen)
        game = shelf[self.game]
        if strength_of(game) is not None:
            strong = words("ui-strength-page")
            left.append(
                Button(strong, lambda: Push(StrengthScene(self.stage, game)), name="strength")
            )
        self._fill()
        side = PanelBox(Column(*left, grow=self._contents), "panel", 20)
        return _Spread(side, self._sheet, self._turners())

    def _turners(self) -> Widget:
        words = self.words
        before = Button(
            words("ui-rules-before"), lambda: self._turn(-1), icon="app.arrow_left", name="before",
            key="page up", hint=" ",
        )  # fmt: skip
        after = Button(
            words("ui-rules-after"), lambda: self._turn(1), icon="app.arrow_right", name="after",
            key="page down", hint=" ",
        )  # fmt: skip
        return Row(before, after, even=True)

    def _fill(self) -> None:
        """The contents that fit the search, and the page."""
        lang = self.words.lang
        found = [(page, self._hits(page)) for page in self.book.pages]
        shown = [(page, hits) for page, hits in found if hits or not self.query.strip()]
        entries: list[Widget] = [
            Entry(page, lang, hits, page.id == self.at, self._opener(page)) for page, hits in shown
        ]
        if not entries:
            entries = [Paragraph(self.words("ui-rules-none"), "aside", "muted")]
        listed = Scrolling(*entries, gap=4, name="contents-list")
        for before in self._contents.children:
            listed.take_over(before)
        self._contents.show(listed)
        self._show_entry()
        page = self.book.page(self.at) or self.book.pages[0]
        writer = Writer(lang, self.query, self.open_page)
        body = Scrolling(*page_blocks(page, writer), gap=20, name=f"page:{page.id}")
        self._sheet_of_page = PageSheet(page.title.in_(lang), page.icon, body)
        self._sheet.show(self._sheet_of_page)
        self.focus.changed = self.dirty = True

    def _show_entry(self) -> None:
        """Let the contents show where the open page stands."""
        entry = self._contents.find(f"entry:{self.at}")
        if entry is not None and entry.rect.h:
            for listed in self._contents.children:
                listed.reveal(self.look, entry.rect)

    def rebuild(self) -> None:
        super().rebuild()
        self._show_entry()

    def _hits(self, page: Page) -> int:
        return searching.count(text_of(page, self.words.lang), self.query)

    def _opener(self, page: Page) -> Callable[[], None]:
        return lambda: self.open_page(page.id)

    def open_page(self, page: str) -> None:
        """Turn to a page."""
        if self.book.page(page) is not None:
            self.at = page
            self._fill()

    def _turn(self, by: int) -> None:
        ids = [page.id for page in self.book.pages]
        self.open_page(ids[(ids.index(self.at) + by) % len(ids)])

    def _search(self, query: str) -> None:
        self.query = query
        hits = [page.id for page in self.book.pages if self._hits(page)]
        if query.strip() and hits and self.at not in hits:
            self.at = hits[0]
        self._fill()

    def _open_game(self, game_id: str) -> None:
        game = games()[game_id]
        book = book_of(game)
        self.game, self.face, self.book = game_id, game, book
        self.at, self.query = book.pages[0].id, ""
        self.rebuild()

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Key("f1"):
                return Pop()
            case Key("page down") if self._sheet_of_page.leaf(1):
                self.dirty = True
                return None
            case Key("page up") if self._sheet_of_page.leaf(-1):
                self.dirty = True
                return None
            case Key("f3"):
                self.focus.set(self._field)
                self._field.press()
                self.dirty = True
                return None
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def text_of(page: Page, lang: str) -> str:
    """All words of a page, for the search."""
    parts = [page.title.in_(lang)]
    parts += [rulebook.plain(words.in_(lang)) for block in page.blocks for words in words_of(block)]
    return "\n".join(parts)


class Entry(Widget):
    """A page in the contents: its sign, its title, how often the search found something."""

    focusable = True

    def __init__(self, page: Page, lang: str, hits: int, is_open: bool, on_press: Press) -> None:
        self.title = Paragraph(page.title.in_(lang), "strong", y=0.5, even=False)
        super().__init__(self.title, name=f"entry:{page.id}")
        self.page, self.hits, self.is_open = page, hits, is_open
        self.on_press = on_press

    def _hits_width(self, look: Look) -> float:
        return look.text_size(str(self.hits), "small_strong")[0] + 30 if self.hits else 0

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.title.wanted(look, width - 76 - self._hits_width(look))
        return wide + 76, max(high, 44) + 12

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        width = box.w - 76 - self._hits_width(look)
        self.title.place(look, Box(box.x + 64, box.y, width, box.h))

    def press(self) -> Change | None:
        self.on_press()
        return None

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        if self.is_open or self.lit:
            fill = lighter(theme.panel, 0.14 if self.is_open else 0.07)
            edge = theme.gold if self.is_open else None
            paint.panel(canvas, self.rect, paint.Panel(fill, darker(fill, 0.06), edge, 10))
        badge = Box(self.rect.x + 8, self.rect.centery - 22, 44, 44)
        paint.emblem(canvas, badge, self.page.icon, theme.skin.sign(self.page.icon), radius=9)
        self.title.colour = "bright" if self.is_open else "cream"
        super().draw(canvas)
        if self.hits:
            width = self._hits_width(look) - 10
            tag = Box(self.rect.right - width - 8, self.rect.centery - 17, width, 34)
            paint.pill(canvas, tag, theme.gold)
            canvas.text(str(self.hits), tag, "small_strong", "ink", x=0.5)


class PageSheet(Widget):
    """A parchment with a dark head; arrows and the page keys move along it."""

    focusable = True

    def __init__(self, title: str, icon: str, body: Scrolling) -> None:
        super().__init__(body, name="page")
        self.title, self.icon, self.body = title, icon, body

    def nudge(self, dx: int, dy: int) -> bool:
        return bool(dy) and self._moved(dy * STEP)

    def leaf(self, way: int) -> bool:
        """Move on by nearly all that is seen; false at the end."""
        return self._moved(way * self.body.rect.h * 0.85)

    def _moved(self, by: float) -> bool:
        before = self.body.offset
        self.body.scroll_to(before + by)
        return abs(self.body.offset - before) > 1

    def place(self, look: Look, box: Box) -> None:
        width = min(box.w, PAGE_WIDTH * max(look.text_scale, 1.0))
        self.rect = Box(box.x + (box.w - width) / 2, box.y, width, box.h)
        self._head, rest = cut_top(self.rect, max(look.line("title"), 84) + 28)
        self.children[0].place(look, inset(rest, 44, 26))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        paint.panel(canvas, self.rect, "parchment")
        head = inset(self._head, 14, 12)
        cloth = theme.panel if theme.high_contrast else darker(theme.palette.wood, 0.5)
        made = paint.Panel(lighter(cloth, 0.06), darker(cloth, 0.3), theme.gold, 10, 2)
        paint.panel(canvas, head, made)
        badge = Box(head.x + 12, head.y + 8, head.h - 16, head.h - 16)
        paint.emblem(canvas, badge, self.icon, theme.skin.sign(self.icon), theme.gold, 10)
        room = Box(badge.right + 22, head.y, head.right - badge.right - 40, head.h)
        canvas.text(self.title, room, "title", shrink=True, ellipsis=True)
        super().draw(canvas)


class _Spread(Widget):
    """The contents at the left, the page and its turners at the right."""

    def __init__(self, side: Widget, sheet: Widget, turners: Widget) -> None:
        super().__init__(side, sheet, turners)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side, sheet, turners = self.children
        wide = min(max(box.w * 0.28, 440 * min(look.text_scale, 1.3)), 620)
        left, rest = cut_left(inset(box, 22), wide, 22)
        side.place(look, left)
        low, rest = cut_bottom(rest, turners.wanted(look, rest.w)[1], 14)
        width = min(low.w, 760 * look.text_scale)
        turners.place(look, Box(low.centerx - width / 2, low.y, width, low.h))
        sheet.place(look, rest)


def book_of(game: Game) -> Rulebook:
    """The rulebook of a game: its own pages, and those of the house."""
    return rulebook.whole(None if game.rulebook is None else game.rulebook.load())


def page_for(game: Game, step: object) -> str:
    """The page of a game's rulebook that fits a step."""
    return book_of(game).page_for(step)


def open_scene(
    stage: Stage, game: Game | None = None, page: str = "", step: object = None
) -> Scene:
    """The rulebook of a game (or of the first on the shelf), at a page or at what fits a step."""
    chosen = next(iter(games().values())) if game is None else game
    book = book_of(chosen)
    return RulebookScene(stage, chosen, book, page or ("" if step is None else book.page_for(step)))


def _shot(kind: type[Block], searched: bool = False) -> Shot:
    """The first page with a block of this kind, perhaps found by the beginning of its title."""

    def shot(request: Request) -> Scene:
        game = game_of(request.game)
        book = book_of(game)
        page = next(
            (page for page in book.pages if any(isinstance(each, kind) for each in page.blocks)),
            book.pages[0],
        )
        scene = RulebookScene(request.stage, game, book, page.id)
        scene.query = page.title.in_(scene.words.lang)[:3] if searched else ""
        return scene

    return shot


def _page_shot(page: str) -> Shot:
    return lambda request: open_scene(request.stage, game_of(request.game), page)


SHOTS = {
    "rulebook": _shot(Dice),
    "rulebook-tables": _shot(Sheet),
    "rulebook-search": _shot(Sheet, searched=True),
    "rulebook-icons": _page_shot("icons"),
    "rulebook-keys": _page_shot("keys"),
}
