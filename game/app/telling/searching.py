"""Finding words in texts, whatever their case and accents."""

from __future__ import annotations

import re
import unicodedata

_LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss", "’": "'"}
#: Marks of a paragraph: nothing inside them is searched.
_MARKS = re.compile(r"\[\[[^\]]*\]\]|\*\*|==|~~")


def fold(text: str) -> str:
    """The text in small letters without accents."""
    return "".join(_folded(sign) for sign in text)


def _folded(sign: str) -> str:
    small = sign.casefold()
    small = _LIGATURES.get(small, small)
    return "".join(
        each for each in unicodedata.normalize("NFD", small) if not unicodedata.combining(each)
    )


def terms(query: str) -> list[str]:
    """The words of a question, folded; all of them must be found."""
    return [term for term in fold(query).split() if term]


def count(text: str, query: str) -> int:
    """How often the words of a question stand in a text; 0 if one of them does not."""
    folded = fold(text)
    found = [folded.count(term) for term in terms(query)]
    return sum(found) if found and all(found) else 0


def spans(text: str, query: str) -> list[tuple[int, int]]:
    """Where the words of a question stand in a text, from and to, without overlaps."""
    pieces = [_folded(sign) for sign in text]
    starts: list[int] = []  # the sign of the text that each folded sign comes from
    for index, piece in enumerate(pieces):
        starts += [index] * len(piece)
    folded = "".join(pieces)
    hits: set[int] = set()
    for term in terms(query):
        at = folded.find(term)
        while at >= 0:
            hits.update(starts[at : at + len(term)])
            at = folded.find(term, at + len(term))
    return _runs(sorted(hits))


def _runs(places: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for place in places:
        if runs and runs[-1][1] == place:
            runs[-1] = runs[-1][0], place + 1
        else:
            runs.append((place, place + 1))
    return runs


def highlighted(marked: str, query: str) -> str:
    """A marked text with what was searched for in gold marks."""
    if not terms(query):
        return marked
    parts: list[str] = []
    last = 0
    for mark in (*_MARKS.finditer(marked), None):
        end = len(marked) if mark is None else mark.start()
        parts.append(_gilded(marked[last:end], query))
        if mark is not None:
            parts.append(mark[0])
            last = mark.end()
    return "".join(parts)


def _gilded(text: str, query: str) -> str:
    parts, last = [], 0
    for start, end in spans(text, query):
        parts += [text[last:start], "==", text[start:end], "=="]
        last = end
    return "".join((*parts, text[last:]))


def snippet(text: str, query: str, around: int = 40) -> str:
    """The first place where something was found, with a little of what stands around it."""
    found = spans(text, query)
    if not found:
        return ""
    begin = max(found[0][0] - around, 0)
    end = min(found[0][1] + around, len(text))
    if begin:
        begin = text.find(" ", begin) + 1 or begin
    if end < len(text):
        end = text.rfind(" ", begin, end) if " " in text[begin:end] else end
    return f"{'…' if begin else ''}{text[begin:end].strip()}{'…' if end < len(text) else ''}"
