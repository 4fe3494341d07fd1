"""French words that lose their vowel before another: « de Tom », but « d’Ada »."""

from __future__ import annotations

import unicodedata
from typing import Any

_VOWELS = frozenset("aeiouœæ")


def de(name: Any) -> str:
    """« de » and a name, for the sentences of texts: ``{ DE($seat) }``."""
    words = str(name)
    return f"d’{words}" if begins_with_vowel(words) else f"de {words}"


def begins_with_vowel(words: str) -> bool:
    """Whether the ear hears a vowel first; the h of first names is mostly mute."""
    letters = [each for each in unicodedata.normalize("NFD", words.casefold()) if each.isalpha()]
    first, second = (*letters, "", "")[:2]
    if first == "h":
        return second in _VOWELS or second == "y"
    if first == "y":
        return second != "" and second not in _VOWELS
    return first in _VOWELS
