"""A very small synthesiser: sounds are lists of floats, made and shaped by pure functions.

Only the standard library; chance comes from a generator with a fixed seed, so that every run
writes the same bytes.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
PEAK = 10 ** (-3 / 20)
Sound = list[float]
Partials = Sequence[tuple[float, float]]


def silence(seconds: float) -> Sound:
    return [0.0] * int(seconds * RATE)


def envelope(sound: Sound, attack: float, decay: float) -> Sound:
    """A soft start, then an exponential fall with the given time constant."""
    rise = max(1, int(attack * RATE))
    return [
        value * min(1.0, index / rise) * math.exp(-max(0, index - rise) / (decay * RATE))
        for index, value in enumerate(sound)
    ]


def swell(sound: Sound, attack: float, release: float) -> Sound:
    """A held note: rises, stays, and falls away at its end."""
    rise, fall, last = attack * RATE, release * RATE, len(sound)
    return [
        value * min(1.0, index / rise, (last - index) / fall) for index, value in enumerate(sound)
    ]


def tone(
    seconds: float,
    pitch: float | Callable[[float], float],
    partials: Partials = ((1, 1.0),),
) -> Sound:
    """A sum of partials (ratio, loudness) over a pitch that may glide with time."""
    at = pitch if callable(pitch) else lambda _: float(pitch)
    # What lies above half the rate would fold back as a whistle.
    heard = [(ratio, loud) for ratio, loud in partials if ratio * at(0.0) < 0.45 * RATE]
    phase, sound = 0.0, []
    for index in range(int(seconds * RATE)):
        phase += math.tau * at(index / RATE) / RATE
        sound.append(sum(loud * math.sin(phase * ratio) for ratio, loud in heard))
    return sound


def struck(pitch: float, decay: float, partials: Partials, seconds: float) -> Sound:
    """A bar or bell: each partial dies the sooner, the higher it is."""
    return mix(
        *(
            (
                0.0,
                gain(envelope(tone(seconds, pitch * ratio), 0.002, decay / math.sqrt(ratio)), loud),
            )
            for ratio, loud in partials
        )
    )


def noise(seconds: float, chance: random.Random) -> Sound:
    return [chance.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def low_pass(sound: Sound, cutoff: float | Callable[[float], float]) -> Sound:
    """One pole; the cutoff may move with time."""
    at = cutoff if callable(cutoff) else lambda _: float(cutoff)
    held, result = 0.0, []
    for index, value in enumerate(sound):
        held += (1 - math.exp(-math.tau * at(index / RATE) / RATE)) * (value - held)
        result.append(held)
    return result


def high_pass(sound: Sound, cutoff: float) -> Sound:
    return [value - low for value, low in zip(sound, low_pass(sound, cutoff), strict=True)]


def band_pass(sound: Sound, centre: float, sharpness: float) -> Sound:
    """A resonator, for knocks of wood and the breath of paper."""
    turn = math.tau * centre / RATE
    alpha = math.sin(turn) / (2 * sharpness)
    b0, a1, a2 = alpha / (1 + alpha), -2 * math.cos(turn) / (1 + alpha), (1 - alpha) / (1 + alpha)
    x1 = x2 = y1 = y2 = 0.0
    result = []
    for value in sound:
        y0 = b0 * (value - x2) - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = value, x1, y0, y1
        result.append(y0)
    return result


def gain(sound: Sound, factor: float) -> Sound:
    return [value * factor for value in sound]


def mix(*parts: tuple[float, Sound]) -> Sound:
    """Lays parts over each other, each at its second."""
    length = max(int(start * RATE) + len(sound) for start, sound in parts)
    result = [0.0] * length
    for start, sound in parts:
        first = int(start * RATE)
        for index, value in enumerate(sound, first):
            result[index] += value
    return result


def room(sound: Sound, depth: float = 0.25, tail: float = 0.25) -> Sound:
    """A little hall: a few echoes that fall away and lose their brightness."""
    echoes: list[tuple[float, Sound]] = [(0.0, sound)]
    dull = sound
    for number, delay in enumerate((0.023, 0.041, 0.067, 0.103, 0.149), 1):
        if delay > tail:
            break
        dull = low_pass(dull, 4200)
        echoes.append((delay, gain(dull, depth * 0.72**number)))
    return mix(*echoes)


def finished(sound: Sound, longest: float) -> Sound:
    """Cut to length, faded at both ends, and set to the common peak."""
    kept = sound[: int(longest * RATE)]
    middle = sum(kept) / len(kept)
    edge = min(int(0.012 * RATE), len(kept) // 4)
    last = len(kept) - 1
    faded = [
        (value - middle) * min(1.0, index / 24, (last - index) / edge)
        for index, value in enumerate(kept)
    ]
    loudest = max(map(abs, faded))
    return gain(faded, PEAK / loudest)


def write(path: Path, sound: Sound) -> None:
    """Sixteen bits, one channel."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(value * 32767)) for value in sound))
