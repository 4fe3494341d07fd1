"""Writes assets/music: quiet pieces that go round without a seam, one for the menu and one a game.

`python tools/assets/make_music.py [PIECE ...]`: needs numpy, and soundfile for the Ogg files. A
piece is a list of notes on a ring of time: what rings on after the last bar is heard in the first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
import soundfile
from instruments import (
    RATE,
    Wave,
    bell,
    drum,
    flute,
    horn,
    lowered,
    lute,
    march,
    strings,
    viol,
    voices,
)

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "music"
#: Ambience stays under everything that happens at the table.
LOUDNESS = 0.055
HIGHEST = 0.5


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


def valeria() -> Ring:
    """Valeria: a column on the march by moonlight, in C Aeolian with a Phrygian shade; a muffled
    drum, humming, a bass viol, now and then a bell and a few plucked notes like frost."""
    beat, bars = 60 / 56, 20
    ring = Ring(bars * 4 * beat, 13)
    c, f, g, a, b, d = (
        ("C2", "G2", "C3", "D#3", "G3"),
        ("F2", "C3", "F3", "G#3", "C4"),
        ("G2", "D3", "G3", "A#3", "D4"),
        ("G#2", "D#3", "G#3", "C4", "D#4"),
        ("A#2", "F3", "A#3", "D4", "F4"),
        ("C#3", "G#3", "C#4", "F4", "G#3"),
    )
    chords = [c, c, a, g, c, f, d, c, c, b, a, f, c, a, d, g, f, a, g, c]
    for bar, chord in enumerate(chords):
        for at, deep, loud in ((0, 52, 0.4), (2, 52, 0.28), (3.5, 66, 0.12)):
            if bar % 10 == 7 and at:
                continue
            soft = loud * ring.chance.uniform(0.85, 1.0)
            ring.add(march(deep, ring.chance), (bar * 4 + at) * beat, soft, -0.1)
        ring.add(strings(chord[0], 5 * beat), (bar * 4 - 0.4) * beat, 0.26, -0.25)
        ring.add(strings(chord[1], 5 * beat), (bar * 4 - 0.3) * beat, 0.2, 0.3)
    for bar in (2, 4, 6, 10, 12, 14, 16, 18):
        for note, loud, side in zip(
            chords[bar][2:], (0.34, 0.24, 0.17), (-0.5, 0.1, 0.55), strict=True
        ):
            ring.add(voices(note, 8.5 * beat), (bar * 4 - 0.5) * beat, loud, side)
    line = [
        (16, 3, "C3"), (19, 1, "D3"), (20, 3, "D#3"), (23, 1, "D3"), (24, 2, "C#3"), (26, 2, "F3"),
        (28, 4, "C3"), (48, 3, "G3"), (51, 1, "F3"), (52, 2, "D#3"), (54, 2, "G#3"), (56, 3, "F3"),
        (59, 1, "D#3"), (60, 4, "D3"), (64, 3, "F3"), (67, 1, "D#3"), (68, 3, "C3"), (72, 2, "D3"),
        (74, 2, "B2"), (76, 4, "C3"),
    ]  # fmt: skip
    melody(ring, beat, line, viol, 0.17, 0.15)
    frost = [
        (8, "C5"), (8.5, "D#5"), (10, "G5"), (33, "G5"), (33.5, "D#5"), (35, "D5"), (36, "F5"),
        (40.5, "C5"), (41, "D#5"), (43, "C5"), (71, "D#5"), (72.5, "D5"),
    ]  # fmt: skip
    for at, note in frost:
        ring.add(lute(note, 4.0), at * beat, 0.24 * ring.chance.uniform(0.8, 1.0), 0.5)
    for bar, note in ((0, "C4"), (8, "G4"), (15, "C4")):
        ring.add(bell(note), bar * 4 * beat, 0.1, 0.4)
    ring.echo(3.8, 0.7, 2_000)
    return ring


def rivenoire() -> Ring:
    """Rivenoire: a river town at dusk with the enemy in the hills, in G Aeolian and six to the bar;
    the lute rocks like a moored boat, a viol sings, vespers ring, far off a drum and a horn."""
    beat, bars = 60 / 138, 26
    bar_beats = 6
    ring = Ring(bars * bar_beats * beat, 17)
    g, e, b, f, c, d, a = (
        ("G2", "D3", "G3", "A#3", "D4"),
        ("D#2", "A#2", "D#3", "G3", "A#3"),
        ("A#2", "F3", "A#3", "D4", "F4"),
        ("F2", "C3", "F3", "A3", "C4"),
        ("C3", "G3", "C4", "D#4", "G4"),
        ("D3", "A3", "D4", "F#4", "A4"),
        ("A2", "D#3", "A3", "C4", "D#4"),
    )
    chords = [g, g, e, b, c, g, a, d, g, g, e, f, b, c, d, d, g, b, f, c, e, b, a, d, g, g]
    for bar, chord in enumerate(chords):
        for place, which in enumerate((0, 2, 3, 4, 3, 2)):
            swell = 1.2 if place == 0 else 0.95 if place == 3 else 0.78
            at = (bar * bar_beats + place) * beat + ring.chance.uniform(-0.016, 0.016)
            soft = swell * ring.chance.uniform(0.8, 1.0)
            ring.add(lute(chord[which], 3.6), at, 0.4 * soft, 0.3 * np.sin(place * 1.05))
        ring.add(strings(chord[0], 7.5 * beat), (bar * bar_beats - 0.7) * beat, 0.24, -0.35)
        ring.add(strings(chord[1], 7.5 * beat), (bar * bar_beats - 0.5) * beat, 0.17, 0.35)
    song = [
        (12, 5, "A#3"), (17, 1, "A3"), (18, 4, "D4"), (22, 2, "C4"), (24, 5, "C4"), (29, 1, "A#3"),
        (30, 6, "G3"), (36, 3, "A3"), (39, 3, "C4"), (42, 6, "F#3"),
        (60, 5, "G3"), (65, 1, "A#3"), (66, 4, "C4"), (70, 2, "A3"), (72, 5, "D4"), (77, 1, "D#4"),
        (78, 4, "D#4"), (82, 2, "C4"), (84, 5, "D4"), (89, 1, "C4"), (90, 6, "A3"),
        (120, 4, "A#3"), (124, 2, "G3"), (126, 4, "D4"), (130, 2, "A#3"), (132, 4, "C4"),
        (136, 2, "A3"), (138, 3, "F#3"), (141, 3, "A3"), (144, 8, "G3"),
    ]  # fmt: skip
    melody(ring, beat, song, viol, 0.17, 0.1)
    gulls = [
        (98, 1, "D5"), (99, 3, "F5"), (102, 1, "D5"), (103, 4, "A#4"), (108, 2, "C5"),
        (110, 1, "A4"), (111, 4, "F4"), (116, 1, "G4"), (117, 2.5, "C5"),
    ]  # fmt: skip
    melody(ring, beat, gulls, lambda n, s: flute(n, s, ring.chance), 0.13, -0.45)
    # Vespers: two strokes, and the second is the lower one.
    for bar, note in ((0, "D4"), (0.5, "G3"), (8, "D4"), (8.5, "G3"), (16, "F4"), (16.5, "A#3")):
        ring.add(bell(note), bar * bar_beats * beat, 0.11, 0.45)
    # The camp in the hills answers when the town falls silent.
    for bar in (6, 7, 14, 15, 23, 24):
        for at, loud in ((0, 0.3), (3, 0.2)):
            ring.add(march(48, ring.chance), (bar * bar_beats + at) * beat, loud, -0.6)
    melody(ring, beat, [(46, 5, "D3"), (94, 5, "D3"), (150, 5, "G3")], horn, 0.1, -0.65)
    ring.echo(3.4, 0.65, 2_800)
    return ring


PIECES: dict[str, Callable[[], Ring]] = {
    "table": table,
    "monster_lands": monster_lands,
    "valeria": valeria,
    "rivenoire": rivenoire,
}


if __name__ == "__main__":
    for name in sys.argv[1:] or PIECES:
        PIECES[name]().write(name)
