"""Journals taken apart, changed, and put together again, with damage or with forged checksums."""

from __future__ import annotations

import json
import random
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from typing import Any

from game.engine.lines import chained
from game.library.sources import fingerprint_of

Document = dict[str, Any]

#: Values that nobody expects where they turn up.
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    10**9,
    10**40,
    1.5,
    "",
    "x",
    "hand.x",
    "hand.0",
    "\x00",
    "\ud800",
    "é" * 1000,
    [],
    [[]],
    [["x", 1]],
    {},
    {"kind": "Left"},
    {"kind": "Ended", "scores": [], "winners": [7]},
    {"kind": "Marked", "key": ["secret", 0], "value": "x"},
)


def documents(data: bytes) -> list[Document]:
    """What the lines of a journal say."""
    return [json.loads(line.partition(b" ")[2]) for line in data.splitlines()]


def forged(lines: Iterable[Any]) -> bytes:
    """A journal that says this, with every checksum right."""
    return b"".join(_forged_lines(json.dumps(line) for line in lines))


def forged_raw(bodies: Iterable[str]) -> bytes:
    """A journal of these bodies, which need not be JSON, with every checksum right."""
    return b"".join(_forged_lines(bodies))


def _forged_lines(bodies: Iterable[str]) -> Iterator[bytes]:
    checksum = ""
    for body in bodies:
        checksum = chained(checksum, body)
        yield f"{checksum} {body}\n".encode()


def mutant(data: bytes, chance: random.Random) -> bytes:
    """The journal with one thing wrong."""
    return chance.choice(DAMAGES + FORGERIES * 2)(data, chance)


def _flip(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def _without_a_stretch(data: bytes, chance: random.Random) -> bytes:
    first, last = sorted(chance.sample(range(len(data)), 2))
    return data[:first] + data[last:]


def _with_noise(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.randbytes(chance.randrange(1, 60)) + data[at:]


def _lines_moved(data: bytes, chance: random.Random) -> bytes:
    return b"".join(_rearranged(data.splitlines(keepends=True), chance))


def _documents_moved(data: bytes, chance: random.Random) -> bytes:
    return forged(_rearranged(documents(data), chance))


def _rearranged(lines: list[Any], chance: random.Random) -> list[Any]:
    one, other = (chance.randrange(len(lines)) for _ in range(2))
    match chance.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return lines


def _value_changed(data: bytes, chance: random.Random) -> bytes:
    """One value somewhere in the JSON becomes another, or goes."""
    lines = documents(data)
    holder, key = chance.choice(list(places(chance.choice(lines))))
    if chance.random() < 0.2:
        del holder[key]
    else:
        holder[key] = chance.choice((*NONSENSE, chance.choice(list(_values(lines)))))
    return forged(lines)


def _event_changed(data: bytes, chance: random.Random) -> bytes:
    """An event is dropped, doubled, or taken from elsewhere."""
    lines = documents(data)
    told = [line["events"] for line in lines if line.get("events")]
    _rearranged(chance.choice(told), chance)
    chance.choice(told).append(chance.choice(chance.choice([each for each in told if each])))
    return forged(lines)


def _cards_changed(data: bytes, chance: random.Random) -> bytes:
    """The journal brings cards along that nobody printed."""
    lines = documents(data)
    (pack,) = lines[0]["shelves"]
    tree = json.loads(zlib.decompress(b64decode(pack)))
    spots = list(places(tree))
    numbers = [(holder, key) for holder, key in spots if type(holder[key]) is int]
    for _ in range(chance.randrange(1, 4)):
        if chance.random() < 0.7:
            holder, key = chance.choice(numbers)
            holder[key] = chance.choice((-1, 0, 1, 2, 7, 300, 1000))
        else:
            holder, key = chance.choice(spots)
            other, name = chance.choice(spots)
            holder[key] = chance.choice((*NONSENSE, deepcopy(other[name])))
    packed = json.dumps(tree).encode()
    lines[0]["shelves"] = [b64encode(zlib.compress(packed)).decode()]
    lines[0]["content"] = fingerprint_of(packed)
    return forged(lines)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a nest of lists and dicts that holds something."""
    keys: Iterable[Any] = value if isinstance(value, dict) else range(len(value))
    for key in list(keys):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def _values(lines: list[Document]) -> Iterator[Any]:
    for line in lines:
        for holder, key in places(line):
            yield json.loads(json.dumps(holder[key]))


Mutation = Callable[[bytes, random.Random], bytes]
DAMAGES: tuple[Mutation, ...] = (_flip, _cut, _without_a_stretch, _with_noise, _lines_moved)
FORGERIES: tuple[Mutation, ...] = (
    _documents_moved,
    _value_changed,
    _event_changed,
    _cards_changed,
)
