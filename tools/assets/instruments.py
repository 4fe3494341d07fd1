"""The instruments of the music: each is a function from a note to a wave."""

from __future__ import annotations

import numpy as np

RATE = 44_100

Wave = np.ndarray
#: Half tones above the C below the bass.
NAMES = {name: step for step, name in enumerate("C C# D D# E F F# G G# A A# B".split())}


def pitch(note: str) -> float:
    """The frequency of a note such as D4."""
    name, octave = note[:-1], int(note[-1])
    return 440.0 * 2 ** ((NAMES[name] - 9) / 12 + octave - 4)


def times(seconds: float) -> Wave:
    """The moments of so many seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def lowered(wave: Wave, edge: float) -> Wave:
    """What is left of a wave below a frequency, softly."""
    spectrum = np.fft.rfft(wave)
    heights = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.fft.irfft(spectrum / np.sqrt(1 + (heights / edge) ** 4), len(wave))


def lute(note: str, seconds: float = 3.2) -> Wave:
    """A plucked gut string: high parts die first."""
    t, base = times(seconds), pitch(note)
    wave = np.zeros(len(t))
    for part in range(1, 11):
        if base * part > 9_000:
            break
        place = abs(np.sin(np.pi * part * 0.22)) / part**1.15
        high = base * part * np.sqrt(1 + 0.00012 * part**2)
        wave += place * np.sin(2 * np.pi * high * t) * np.exp(-t * (0.9 + 0.55 * part))
    return wave * np.minimum(t / 0.004, 1)


def strings(note: str, seconds: float) -> Wave:
    """Bowed strings far away, several that are never quite together."""
    t, base = times(seconds), pitch(note)
    wave = np.zeros(len(t))
    for number, off in enumerate((-0.0031, -0.0012, 0.0009, 0.0027)):
        sway = 0.0022 * np.sin(2 * np.pi * (4.3 + 0.31 * number) * t + number)
        turns = np.cumsum(base * (1 + off + sway)) / RATE
        for part in range(1, 7):
            wave += np.sin(2 * np.pi * part * turns + number) / part**1.7
    return wave * np.sin(np.pi * np.minimum(t / seconds, 1)) ** 0.8 / 4


def flute(note: str, seconds: float, chance: np.random.Generator) -> Wave:
    """A wooden flute: breath, and a tremor that comes late."""
    t, base = times(seconds), pitch(note)
    late = np.clip((t - 0.35) / 0.6, 0, 1)
    turns = np.cumsum(base * (1 + 0.0045 * late * np.sin(2 * np.pi * 4.9 * t))) / RATE
    wave = sum(a * np.sin(2 * np.pi * n * turns) for n, a in ((1, 1.0), (2, 0.24), (3, 0.1)))
    breath = lowered(chance.standard_normal(len(t)), 2_400) * 0.05
    shape = np.minimum(t / 0.09, 1) * np.minimum((seconds - t) / 0.28, 1)
    return (wave + breath) * np.clip(shape, 0, 1)


def horn(note: str, seconds: float) -> Wave:
    """A horn behind the hills: it opens as it swells."""
    t, base = times(seconds), pitch(note)
    open_ = np.sin(np.pi * t / seconds) ** 1.4
    wave = sum(
        np.sin(2 * np.pi * base * n * t) * open_**n * a
        for n, a in ((1, 1.0), (2, 0.7), (3, 0.5), (4, 0.3), (5, 0.16))
    )
    return wave * open_


def bell(note: str) -> Wave:
    """A small bell in a tower."""
    t, base = times(5.0), pitch(note)
    parts = ((0.5, 0.35, 0.5), (1, 1.0, 0.9), (1.19, 0.4, 1.3), (2, 0.5, 1.8), (2.74, 0.2, 2.6))
    return sum(a * np.sin(2 * np.pi * base * n * t) * np.exp(-t * fall) for n, a, fall in parts)


def drum(deep: float, chance: np.random.Generator) -> Wave:
    """A frame drum struck with the flat hand."""
    t = times(1.3)
    skin = np.sin(2 * np.pi * deep * (t + 0.012 * (1 - np.exp(-t * 30)))) * np.exp(-t * 5.5)
    hand = lowered(chance.standard_normal(len(t)), 900) * np.exp(-t * 42) * 0.5
    return (skin + hand) * np.minimum(t / 0.003, 1)


def viol(note: str, seconds: float) -> Wave:
    """A bass viol alone: gut and bow, its tremor late, its end soft."""
    t, base = times(seconds), pitch(note)
    late = np.clip((t - 0.5) / 0.8, 0, 1)
    turns = np.cumsum(base * (1 + 0.004 * late * np.sin(2 * np.pi * 5.1 * t))) / RATE
    wave = sum(
        np.sin(2 * np.pi * part * turns) * np.exp(-(((part * base - 420) / 900) ** 2)) / part**0.7
        for part in range(1, 10)
    )
    shape = np.minimum(t / 0.22, 1) * np.minimum((seconds - t) / 0.5, 1)
    return wave * np.clip(shape, 0, 1)


def voices(note: str, seconds: float) -> Wave:
    """Men humming behind a closed gate."""
    t, base = times(seconds), pitch(note)
    wave = np.zeros(len(t))
    for number, off in enumerate((-0.0052, -0.0017, 0.0021, 0.0048)):
        sway = 0.003 * np.sin(2 * np.pi * (3.7 + 0.43 * number) * t + 2 * number)
        turns = np.cumsum(base * (1 + off + sway)) / RATE
        for part in range(1, 8):
            mouth = np.exp(-(((part * base - 310) / 260) ** 2)) + 0.12
            wave += mouth * np.sin(2 * np.pi * part * turns + number * part) / part
    return wave * np.sin(np.pi * np.minimum(t / seconds, 1)) ** 1.1 / 4


def march(deep: float, chance: np.random.Generator) -> Wave:
    """A great drum under cloth, one step of a column far off."""
    t = times(1.9)
    skin = np.sin(2 * np.pi * deep * (t + 0.02 * (1 - np.exp(-t * 22)))) * np.exp(-t * 3.4)
    cloth = lowered(chance.standard_normal(len(t)), 260) * np.exp(-t * 18) * 0.7
    return (skin + cloth) * np.minimum(t / 0.008, 1)
