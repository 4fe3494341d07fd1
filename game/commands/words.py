"""Sentences of the app and of one game, in the reader's language."""

from __future__ import annotations

from game.engine import Game, Text, text
from game.engine.codec import CodecError
from game.engine.disk import NotWritten
from game.engine.salvaging import is_damaged
from game.library.places import content_dir
from game.library.problems import ContentError
from game.library.texts import Texts


class Trouble(Exception):
    """Something that a command cannot do; `text` says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


class Wording:
    """Words texts and names the pieces of a game in them."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self._game = game
        roots = [content_dir() / "texts"]
        if game is not None and game.texts is not None:
            roots.append(game.texts)
        self._texts = Texts(lang, ("app",) if game is None else ("app", game.id), roots)

    def __call__(self, sentence: Text) -> str:
        """The sentence."""
        return self._texts.word(sentence, self._named)

    def title(self) -> str:
        """The name of the game."""
        return self(text("game-name"))

    def _named(self, name: str, value: int | str) -> str | int | None:
        return None if self._game is None else self._game.naming(name, value, self._texts.lang)


def complaint(error: Exception, lang: str) -> str:
    """What went wrong, in one line for the person at the keyboard."""
    if isinstance(error, ContentError):
        return str(error)
    sentence = getattr(error, "text", None)
    if not isinstance(sentence, Text):
        sentence = _spelled_out(error)
    try:
        words = Wording(lang)
        hint = f" {words(text('replay-salvage-hint'))}" if is_damaged(error) else ""
        return words(sentence) + hint
    except ContentError as missing:
        return f"{error} ({missing})"


def _spelled_out(error: Exception) -> Text:
    if isinstance(error, CodecError):
        return text("position-wrong", why=str(error))
    file = str(getattr(error, "filename", None) or "?")
    if isinstance(error, FileExistsError):
        return text("file-exists", file=file)
    why = str(getattr(error, "strerror", None) or error)
    if isinstance(error, NotWritten):
        return text("file-unwritable", file=file, why=why)
    return text("file-unreadable", file=file, why=why)
