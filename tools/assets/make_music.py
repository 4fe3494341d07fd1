"""Writes assets/music: quiet pieces that go round without a seam, one for the menu and one a game.

`python tools/assets/make_music.py`: needs numpy, and soundfile for the Ogg files. A piece is a list
of notes on a ring of time: what rings on after the last bar is heard in the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
import soundfile

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "music"
RATE = 44_100
#: Ambience stays under everything that happens at the table.
LOUDNESS = 0.055
HIGHEST = 0.5

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


class Ring:
    """Two channels of time that goes round."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.sound = np.zeros((2, round(seconds * RATE)))
        self.chance = np.random.default_rng(seed)

    def add(self, wave: Wave, at: float, loud: float, side: float = 0.0) -> None:
        """Let a wave begin at a moment; `side` goes from -1 (left) to 1 (right)."""
        length = self.sound.shape[1]
        places = (np.arange(len(wave)) + round(at * RATE)) % length
        left, right = np.cos((side + 1) * np.pi / 4), np.sin((side + 1) * np.pi / 4)
        np.add.at(self.sound[0], places, wave * loud * left)
        np.add.at(self.sound[1], places, wave * loud * right)

    def echo(self, seconds: float, share: float, dark: float) -> None:
        """A hall: everything rings on for so long, darker than it came."""
        length = self.sound.shape[1]
        span = min(round(seconds * 2 * RATE), length)
        fall = np.exp(-6.9 * np.arange(span) / (seconds * RATE))
        for channel in self.sound:
            answer = np.zeros(length)
            answer[:span] = lowered(self.chance.standard_normal(span), dark) * fall
            answer /= np.sqrt((answer**2).sum())
            wet = np.fft.irfft(np.fft.rfft(channel) * np.fft.rfft(answer), length)
            channel += share * wet

    def write(self, name: str) -> None:
        """Level it, and keep it as Ogg Vorbis."""
        sound = self.sound - self.sound.mean(axis=1, keepdims=True)
        sound *= LOUDNESS / np.sqrt((sound**2).mean())
        sound = np.tanh(sound / HIGHEST) * HIGHEST
        FOLDER.mkdir(parents=True, exist_ok=True)
        path = FOLDER / f"{name}.ogg"
        with soundfile.SoundFile(
            path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=0.75
        ) as file:
            # In small parts: the encoder cannot take a minute at once.
            for start in range(0, sound.shape[1], RATE):
                file.write(sound[:, start : start + RATE].T)
        print(f"{path.name}: {sound.shape[1] / RATE:.0f} s, {path.stat().st_size // 1024} KB")


def lowered(wave: Wave, edge: float) -> Wave:
    """What is left of a wave below a frequency, softly."""
    spectrum = np.fft.rfft(wave)
    heights = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.fft.irfft(spectrum / np.sqrt(1 + (heights / edge) ** 4), len(wave))


# Instruments


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


# Writing


def melody(
    ring: Ring,
    beat: float,
    line: Iterable[tuple[float, float, str]],
    play: Callable[[str, float], Wave],
    loud: float,
    side: float = 0.0,
) -> None:
    """Notes as (beat, length in beats, name)."""
    for start, length, note in line:
        human = ring.chance.uniform(-0.012, 0.012)
        ring.add(play(note, length * beat), start * beat + human, loud, side)


def broken(
    ring: Ring, beat: float, bars: Sequence[Sequence[str]], figure: Sequence[int], loud: float
) -> None:
    """Chords as single plucked notes, in a figure that moves from bar to bar."""
    step = 4 / len(figure)
    for bar, chord in enumerate(bars):
        for place, which in enumerate(figure):
            if which < 0:
                continue
            note = chord[which % len(chord)]
            soft = ring.chance.uniform(0.72, 1.0) * (1.15 if place == 0 else 0.9)
            at = (bar * 4 + place * step) * beat + ring.chance.uniform(-0.014, 0.014)
            ring.add(lute(note), at, loud * soft, 0.35 * np.sin(place * 1.7))


def table() -> Ring:
    """The menu: an evening in a hall, in D Dorian; a lute, strings, a flute now and then."""
    beat, bars = 60 / 69, 20
    ring = Ring(bars * 4 * beat, 7)
    d, c, g, a, f = (
        ("D3", "A3", "D4", "F4", "A4"),
        ("C3", "G3", "C4", "E4", "G4"),
        ("G2", "D3", "G3", "B3", "D4"),
        ("A2", "E3", "A3", "C4", "E4"),
        ("F2", "C3", "F3", "A3", "C4"),
    )
    chords = [d, d, c, g, d, f, c, a, d, d, g, c, f, c, a, d, d, g, a, d]
    broken(ring, beat, chords, (0, 2, 3, 4, 3, 2, 4, 2), 0.5)
    for bar in range(0, bars, 2):
        for note, side in zip(chords[bar][1:4], (-0.5, 0.0, 0.5), strict=True):
            ring.add(strings(note, 9 * beat), (bar * 4 - 0.5) * beat, 0.16, side)
    line = [
        (16, 2, "A4"), (18, 1, "D5"), (19, 1, "C5"), (20, 3, "A4"), (24, 2, "G4"), (26, 1, "A4"),
        (27, 1, "C5"), (28, 3.5, "E4"), (48, 2, "F5"), (50, 1, "E5"), (51, 1, "C5"), (52, 3, "G4"),
        (56, 1.5, "A4"), (57.5, 0.5, "C5"), (58, 2, "E5"), (60, 4, "D5"),
    ]  # fmt: skip
    melody(ring, beat, line, lambda n, s: flute(n, s, ring.chance), 0.22, 0.2)
    for bar, note in ((0, "D5"), (8, "A4"), (16, "D5")):
        ring.add(bell(note), bar * 4 * beat, 0.09, -0.4)
    ring.echo(2.6, 0.55, 3_800)
    return ring


def monster_lands() -> Ring:
    """Monster Lands: watch fires before the walls, in E Aeolian; drums, low strings, a far horn."""
    beat, bars = 60 / 74, 24
    ring = Ring(bars * 4 * beat, 11)
    e, c, d, a, b, g = (
        ("E2", "B2", "E3", "G3", "B3"),
        ("C3", "G3", "C4", "E4", "G3"),
        ("D3", "A3", "D4", "F#4", "A3"),
        ("A2", "E3", "A3", "C4", "E4"),
        ("B2", "F#3", "B3", "D4", "F#4"),
        ("G2", "D3", "G3", "B3", "D4"),
    )
    chords = [e, e, c, d, e, g, a, b, e, e, c, g, a, c, b, e, e, d, c, d, a, g, b, e]
    broken(ring, beat, chords, (0, -1, 2, 3, -1, 2, 4, -1), 0.34)
    for bar in range(0, bars, 2):
        root, fifth, third = chords[bar][0], chords[bar][1], chords[bar][3]
        for note, loud, side in ((root, 0.3, -0.3), (fifth, 0.22, 0.3), (third, 0.12, 0.0)):
            ring.add(strings(note, 9 * beat), (bar * 4 - 0.5) * beat, loud, side)
    for bar in range(bars):
        if bar % 8 < 6:
            for at, deep, loud in ((0, 62, 0.5), (1.5, 78, 0.16), (2, 62, 0.3), (3.5, 84, 0.14)):
                soft = loud * ring.chance.uniform(0.8, 1.0)
                ring.add(drum(deep, ring.chance), (bar * 4 + at) * beat, soft, 0.15)
    calls = [
        (16, 4, "E3"), (20, 2, "G3"), (22, 4, "B3"), (48, 4, "A3"), (52, 3, "G3"), (55, 5, "E3"),
        (80, 3, "C4"), (83, 5, "B3"),
    ]  # fmt: skip
    melody(ring, beat, calls, horn, 0.2, -0.5)
    answers = [(36, 1.5, "E4"), (37.5, 0.5, "F#4"), (38, 3, "G4"), (68, 2, "A4"), (70, 3, "F#4")]
    melody(ring, beat, answers, lambda n, s: flute(n, s, ring.chance), 0.12, 0.5)
    ring.echo(3.2, 0.6, 2_600)
    return ring


PIECES: dict[str, Callable[[], Ring]] = {"table": table, "monster_lands": monster_lands}


if __name__ == "__main__":
    for name, compose in PIECES.items():
        compose().write(name)
