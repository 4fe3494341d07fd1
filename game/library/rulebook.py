"""The rulebook of a game: pages of blocks (`game.library.blocks`), from its rulebook.yaml.

Marks in the words: ``**bold**``, ``[icon:app.dice]`` for an icon in the line, and
``[page:tavern|the Tavern]`` for words that lead to another page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from game.library.blocks import BLOCKS, Block, DieKind, Map, Signs, icons_in, words_of
from game.library.content import Shelf, content_converter
from game.library.scalars import none_of
from game.library.words import Words

FILE = "rulebook.yaml"


@frozen
class Page:
    """One subject of the rules."""

    id: str
    title: Words
    icon: str
    blocks: tuple[Block, ...]


@frozen
class Rulebook:
    """All pages in reading order, and which fits each kind of question."""

    pages: tuple[Page, ...]
    #: Class name of a step -> id of the page that explains it.
    moments: Mapping[str, str]

    def page(self, page_id: str) -> Page | None:
        """The page of this id."""
        return next((page for page in self.pages if page.id == page_id), None)

    @property
    def meanings(self) -> dict[str, Words]:
        """What each icon means; of two pages that say it, the later is the list of all icons."""
        return {
            sign.icon: sign.words
            for page in self.pages
            for block in page.blocks
            if isinstance(block, Signs)
            for sign in block.signs
        }

    def page_for(self, step: object) -> str:
        """The page that fits a step of the agenda; the first one if none was named for it."""
        return self.moments.get(type(step).__name__, self.pages[0].id)


def shelf(game_id: str, dice: Iterable[str] = (), root: Path | None = None) -> Shelf[Rulebook]:
    """The rulebook file of a game whose dice are of these kinds."""
    known = tuple(dice)

    def die_kind(written: Any) -> DieKind:
        if written not in known:
            raise none_of(written, known)
        return DieKind(written)

    converter = content_converter({Block: BLOCKS}, {DieKind: die_kind}, faults=_faults)
    return Shelf(game_id, Rulebook, (FILE,), converter, root)


def _faults(book: Rulebook) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Maps whose links or markers do not fit their fields."""
    for number, page in enumerate(book.pages):
        for index, block in enumerate(page.blocks):
            if isinstance(block, Map):
                for key, message in block.faults():
                    yield ("pages", number, "blocks", index, key), message


#: How the table itself is used: pages behind the rulebook of every game.
HOUSE = shelf("table")


def whole(own: Rulebook | None) -> Rulebook:
    """A game's rulebook, if it has one, with the pages of the house behind it."""
    house = HOUSE.load()
    return house if own is None else evolve(own, pages=(*own.pages, *house.pages))


_ICON = re.compile(r"\[icon:([^\]]+)\]")
_LINK = re.compile(r"\[page:([^|\]]+)\|([^\]]+)\]")


def icons_of(page: Page) -> Iterator[str]:
    """Every icon that a page shows."""
    yield page.icon
    for block in page.blocks:
        yield from icons_in(block)
        for words in words_of(block):
            yield from _ICON.findall(words.en)
            yield from _ICON.findall(words.fr)


def links_of(page: Page) -> Iterator[str]:
    """Every page that a page leads to."""
    for block in page.blocks:
        for words in words_of(block):
            for text in (words.en, words.fr):
                yield from (found[0] for found in _LINK.findall(text))


def plain(text: str) -> str:
    """The words alone, without marks."""
    return _ICON.sub("", _LINK.sub(r"\2", text)).replace("**", "")


def marked(text: str) -> str:
    """The words with the marks that screens know."""
    return _ICON.sub(r"[[\1]]", _LINK.sub(r"[[>\1|\2]]", text))
