"""Words for the reader: a text key and its arguments become a sentence in a language.

Sentences live in ``content/texts/<language>/<domain>.ftl``, a domain being the app or a game. A
language is an instance of ``Texts``; changing it means wording the same keys with another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from game.engine.text import Arg, Text
from game.library.ftl import entries, file_of, messages, parsed, references
from game.library.places import content_dir, shown
from game.library.problems import ContentError, Problem
from game.library.wording import FUNCTIONS
from game.library.words import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: A game's resolver: for an argument's name and value, what to show, or None to show it as it is.
Names: TypeAlias = Callable[[str, "int | str"], "str | int | None"]

_AND: Mapping[str, str] = {"en": " and ", "fr": " et "}
_MEMORY = 4096


def languages() -> tuple[str, ...]:
    """The languages the app speaks."""
    return LANGUAGES


def check_files(lang: str, domains: Iterable[str]) -> None:
    """ContentError if files of sentences came damaged: these hold some, and no other is empty."""
    folder = content_dir() / "texts"
    needed = [file_of(folder, lang, domain) for domain in domains]
    mute = {file for file in needed if not entries(file)}
    mute |= {file for file in (folder / lang).glob("*.ftl") if not file.stat().st_size}
    if mute:
        why = "this file of the game holds no sentence; install the game again"
        raise ContentError([Problem(shown(file), 0, "", why) for file in sorted(mute)])


class Texts:
    """The texts of some domains in one language; cheap to make, since files are read once."""

    def __init__(
        self, lang: str, domains: Iterable[str] = ("app",), roots: Iterable[Path] | None = None
    ) -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        folders = (content_dir() / "texts",) if roots is None else tuple(roots)
        names = tuple(domains)
        files = tuple(file_of(root, self.lang, name) for root in folders for name in names)
        self._pages = _pages(self.lang, files)

    def __contains__(self, key: str) -> bool:
        return key in self._pages.sources

    def word(self, text: Text, names: Names | None = None) -> str:
        """The sentence; a key without one shows as ``⟦key⟧``, and nothing ever raises."""
        if not text.args:
            return self._pages.word(text.key, ())
        return self._pages.word(text.key, tuple(self._arguments(text, names)))

    def _arguments(self, text: Text, names: Names | None) -> Iterable[tuple[str, int | str]]:
        for name, value in text.args:
            if isinstance(value, tuple):
                yield name, self.listed(_counted(name, value, names))
                yield f"{name}-count", len(value)
            else:
                yield name, _named(name, value, names)

    def listed(self, words: Iterable[str]) -> str:
        """Several words as one phrase: "a, b and c"."""
        *head, last = tuple(words) or ("",)
        return _AND[self.lang].join((", ".join(head), last)) if head else last


def _counted(name: str, values: tuple[int | str, ...], names: Names | None) -> list[str]:
    """The names of things, those that are called the same counted; numbers as they are."""
    shown = [str(_named(name, one, names)) for one in values]
    if not all(isinstance(one, str) for one in values):
        return shown
    return [f"{count} × {one}" if count > 1 else one for one, count in Counter(shown).items()]


def _named(name: str, value: int | str, names: Names | None) -> int | str:
    shown = names(name, value) if names is not None else None
    return value if shown is None else shown


class _Pages:
    """The files of one language: sources to begin with, and sentences as they are asked for."""

    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        self.sources: dict[str, str] = {}
        for file in files:
            self.sources |= entries(file)
        self._bundle: FluentBundle | None = None
        self._added: set[str] = set()
        self._worded: dict[tuple[str, tuple[tuple[str, Arg], ...]], str] = {}

    def word(self, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
        question = key, args
        sentence = self._worded.get(question)
        if sentence is None:
            if len(self._worded) >= _MEMORY:
                self._worded.clear()
            sentence = self._worded[question] = self._format(key, dict(args))
        return sentence

    def _format(self, key: str, args: dict[str, int | str]) -> str:
        try:
            bundle = self._ready()
            self._add(key, bundle)
            pattern = bundle.get_message(key).value
            return str(bundle.format_pattern(pattern, args)[0]) if pattern else f"⟦{key}⟧"
        except Exception:  # a slip in a text must never stop a game; ``check`` reports it
            return f"⟦{key}⟧"

    def _ready(self) -> FluentBundle:
        if self._bundle is None:
            # Imported late: it brings Babel, and bots and self-play say nothing.
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle(
                [self.lang], functions=cast(Any, FUNCTIONS), use_isolating=False
            )
        return self._bundle

    def _add(self, name: str, bundle: FluentBundle) -> None:
        """Parse an entry, and those it refers to, the first time one of them is needed."""
        if name in self._added or name not in self.sources:
            return
        self._added.add(name)
        resource = parsed(self.sources[name])
        bundle.add_resource(resource)
        for entry in messages(resource):
            for other in references(entry).entries:
                self._add(other, bundle)


@cache
def _pages(lang: str, files: tuple[Path, ...]) -> _Pages:
    return _Pages(lang, files)
