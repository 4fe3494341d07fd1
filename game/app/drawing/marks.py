"""The marks of a paragraph: from a marked text to words, each made of runs in one style.

``**bold**``, ``==gold==``, ``~~aside~~``, ``[[icon.name]]`` for an icon in the line,
``[[>target|words]]`` for words that can be clicked. A line break is a line break.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from attrs import evolve, frozen


@frozen
class Run:
    """A piece of a paragraph without a break in it: words in one style, or an icon."""

    text: str
    face: str
    #: A colour of the theme, where it is not the paragraph's.
    colour: str = ""
    icon: str = ""
    target: str = ""


#: Lines of runs, each with its place in the line.
Lines: TypeAlias = list[list[tuple[float, Run]]]
# No line begins with a sign that French sets apart, nor ends with an opening quote.
_MARK = re.compile(r"\*\*|==|~~|\[\[(?P<inside>[^\]]+)\]\]|\n|(?<!«) (?![;:!?»%])")
_TOGGLES = {"**": "bold", "==": "gold", "~~": "aside"}


def words_of(text: str, face: str) -> Iterator[list[Run] | None]:
    """The words of a marked text, each a list of runs; None is a line break."""
    plain = Run("", face)
    on: set[str] = set()
    word: list[Run] = []
    place = 0
    for mark in _MARK.finditer(text):
        if mark.start() > place:
            word.append(_styled(plain, text[place : mark.start()], on))
        place = mark.end()
        sign = mark[0]
        if sign in _TOGGLES:
            on ^= {_TOGGLES[sign]}
        elif mark["inside"] is not None:
            yield from _marked(mark["inside"], word, _styled(plain, "", on))
        else:
            if word:
                yield word
            word = []
            if sign == "\n":
                yield None
    if place < len(text):
        word.append(_styled(plain, text[place:], on))
    if word:
        yield word


def _styled(plain: Run, text: str, on: set[str]) -> Run:
    face = "bold" if "bold" in on or "gold" in on else "aside" if "aside" in on else plain.face
    return Run(text, face, "bright" if "gold" in on else "")


def _marked(inside: str, word: list[Run], style: Run) -> Iterator[list[Run]]:
    """An icon joins the word; a link may be several words."""
    if not inside.startswith(">"):
        word.append(evolve(style, icon=inside))
        return
    target, _, words = inside[1:].partition("|")
    *head, last = (words or target).split(" ")
    for each in head:
        word.append(evolve(style, text=each, target=target))
        yield list(word)
        word.clear()
    word.append(evolve(style, text=last, target=target))
