"""Signs that no font can draw, and signs that nobody can see."""

from __future__ import annotations

import re
import unicodedata

#: NUL, and halves of characters: a font refuses a text that holds one.
_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
_REPLACEMENT = "\ufffd"


def drawable(text: str) -> str:
    """The text with a sign in place of what a font cannot draw."""
    return _UNDRAWABLE.sub(_REPLACEMENT, text)


def visible(text: str) -> str:
    """What can be seen of a text: without control signs, and marks only on what they mark."""
    seen: list[str] = []
    for sign in text:
        if sign.isprintable() and (seen or not unicodedata.category(sign).startswith("M")):
            seen.append(sign)
    return "".join(seen)
