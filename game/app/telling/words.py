"""What the app says: texts in the reader's language, of the screens and of one game at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from game.engine.game import Game, Rival
from game.engine.text import Arg, Text, text
from game.library.content import Words
from game.library.places import content_dir
from game.library.texts import Texts

DOMAINS = ("ui", "guide", "app")


class Speech:
    """The words of the app, and of a game if one is given, in one language."""

    def __init__(
        self,
        lang: str,
        game: Game | None = None,
        called: Callable[[int | str], str | Rival | None] | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        #: Names of the people and rivals at the table, for texts that speak of them.
        self.called = called

    @cached_property
    def texts(self) -> Texts:
        """The sentences of the app's domains and of the game's."""
        domains = DOMAINS if self.game is None else (*DOMAINS, self.game.id)
        roots = [content_dir() / "texts"]
        if self.game is not None and self.game.texts is not None:
            roots.append(self.game.texts)
        return Texts(self.lang, domains, roots)

    def __call__(self, key: str, **args: Arg) -> str:
        """A sentence by its key."""
        return self.say(text(key, **args))

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def say(self, words: Text) -> str:
        """A sentence that the rules named."""
        return self.texts.word(words, self._name)

    def maybe(self, key: str, **args: Arg) -> str | None:
        """A sentence if there is one under this key."""
        return self(key, **args) if key in self.texts else None

    def pair(self, words: Words) -> str:
        """A word that stands in both languages beside its card."""
        return words.in_(self.lang)

    def _name(self, name: str, value: int | str) -> str | int | None:
        if self.game is None:
            return None
        if self.called is not None and name in self.game.seat_args:
            known = self.called(value)
            if known:
                return self(known.name) if isinstance(known, Rival) else known
        return self.game.naming(name, value, self.lang)
