"""Names and card texts that live beside the numbers of a card, in both languages."""

from __future__ import annotations

from attrs import frozen

LANGUAGES = ("en", "fr")


@frozen
class Words:
    """One visible string in English and in French."""

    en: str
    fr: str

    def in_(self, lang: str) -> str:
        """The string in a language; anything but French reads English."""
        return self.fr if lang == "fr" else self.en
