"""The name of a tile on as many lines as it needs; a word too long is broken at a syllable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

from game.app.drawing.look import Look

#: How wide a text is, in pixels.
Width: TypeAlias = Callable[[str], int]

_VOWELS = frozenset("aeiouyàâäéèêëîïôöùûüœæ")
#: Letters that stay together at the beginning of a syllable.
_TOGETHER: tuple[str, ...] = (
    "ch",
    "ph",
    "th",
    "sh",
    "gn",
    "qu",
    "br",
    "cr",
    "dr",
    "fr",
    "gr",
    "pr",
    "tr",
    "vr",
)
_TOGETHER += ("bl", "cl", "fl", "gl", "pl")
HYPHEN = "-"
#: Letters that a broken word has at least on each line.
_LEAST = 3


def name_lines(look: Look, name: str, wide: float, most: int) -> list[str]:
    """The fewest lines that hold a name at the smallest size, whole words where that can be.

    None at all where there is no room: half a name says less than a picture.
    """
    room = wide * look.scale

    def width(text: str) -> int:
        return look.fonts.width(text, "bold", look.fonts.smallest)

    words = name.split(" ")
    for count in range(1, min(most, len(words)) + 1):
        lines = min(_parted(words, count), key=lambda each: max(map(width, each)))
        if max(map(width, lines)) <= room:
            return lines
    lines = _filled([piece for word in words for piece in _broken(word, room, width)], room, width)
    if len(lines) <= most and max(map(width, lines)) <= room:
        return lines
    return []


def _parted(words: Sequence[str], count: int) -> Iterator[list[str]]:
    """Every way to set words on so many lines."""
    for cuts in combinations(range(1, len(words)), count - 1):
        ends = (0, *cuts, len(words))
        yield [" ".join(words[start:end]) for start, end in pairwise(ends)]


def _broken(word: str, room: float, width: Width) -> list[str]:
    """A word, or the parts of one that is wider than a line."""
    if width(word) <= room:
        return [word]
    heads = [(at, _head(word, at)) for at in syllables(word)]
    fits = [(at, head) for at, head in heads if width(head) <= room]
    if not fits:
        return [word]
    at, head = fits[-1]
    return [head, *_broken(word[at:], room, width)]


def _head(word: str, at: int) -> str:
    """What stays on the line; a word of two has its hyphen already."""
    return word[:at] if word[at - 1] == HYPHEN else word[:at] + HYPHEN


def _filled(pieces: Sequence[str], room: float, width: Width) -> list[str]:
    lines: list[str] = []
    for piece in pieces:
        last = lines[-1] if lines else HYPHEN
        if last.endswith(HYPHEN) or width(f"{last} {piece}") > room:
            lines.append(piece)
        else:
            lines[-1] = f"{last} {piece}"
    return lines


def syllables(word: str) -> list[int]:
    """Where a word may be broken: before the consonants that begin a syllable."""
    small = word.lower()
    found = []
    for at in range(_LEAST, len(word) - _LEAST + 1):
        onset = 2 if small[at : at + 2] in _TOGETHER else 1
        if small[at - 1 : at + 1] in _TOGETHER or small[at] in _VOWELS:
            continue
        if small[at + onset : at + onset + 1] and small[at + onset] in _VOWELS:
            found.append(at)
    return found
