"""Writes assets/sounds: the game's own effects, computed from sines and noise.

`python tools/assets/make_sounds.py`: standard library only. Each function is one effect.
"""

from __future__ import annotations

import random
from pathlib import Path

from synth import (
    Sound,
    band_pass,
    envelope,
    finished,
    gain,
    high_pass,
    low_pass,
    mix,
    noise,
    room,
    silence,
    struck,
    swell,
    tone,
    write,
)

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
LONGEST = 1.45
LONGEST_FANFARE = 2.9

BELL = ((0.5, 0.3), (1, 1.0), (1.19, 0.45), (1.56, 0.3), (2, 0.5), (2.74, 0.25), (3.76, 0.12))
METAL = ((1, 1.0), (1.48, 0.7), (2.35, 0.6), (3.17, 0.4), (4.6, 0.3))
COIN = ((1, 1.0), (1.52, 0.8), (2.41, 0.5), (3.3, 0.25))
MARIMBA = ((1, 1.0), (3.93, 0.25), (9.2, 0.05))
BRASS = ((1, 1.0), (2, 0.7), (3, 0.55), (4, 0.32), (5, 0.2), (6, 0.1), (7, 0.05))
HORN = ((1, 1.0), (2, 0.5), (3, 0.32), (4, 0.14), (5, 0.06))

C4, D4, E4, F4, G4, A4 = 261.6, 293.7, 329.6, 349.2, 392.0, 440.0
C5, D5, E5, G5, A5, C6, E6, G6 = 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5, 1318.5, 1568.0


def knock(chance: random.Random, pitch: float, loud: float = 1.0) -> Sound:
    """A small hard thing on wood."""
    body = envelope(band_pass(noise(0.09, chance), pitch, 5), 0.001, 0.014)
    click = envelope(high_pass(noise(0.02, chance), 3000), 0.0005, 0.003)
    thump = envelope(tone(0.09, pitch / 5), 0.001, 0.02)
    return mix(
        (0, gain(body, 2.2 * loud)), (0, gain(click, 0.25 * loud)), (0, gain(thump, 0.3 * loud))
    )


def swish(chance: random.Random, seconds: float, start: float, end: float) -> Sound:
    """Paper or air that moves: noise under a gliding lid."""
    lid = low_pass(noise(seconds, chance), lambda t: start + (end - start) * t / seconds)
    return swell(high_pass(lid, 500), seconds * 0.4, seconds * 0.55)


def chord(pitches: tuple[float, ...], seconds: float) -> Sound:
    """Brass that speaks together, a little darker at the edges."""
    voices = [
        (
            0.004 * place,
            gain(tone(seconds, lambda t, p=pitch: p * (1 - 0.03 * 2 ** (-t * 60)), BRASS), 0.3),
        )
        for place, pitch in enumerate(pitches)
    ]
    return swell(low_pass(mix(*voices), 3200), 0.03, min(0.3, seconds * 0.5))


def dice(chance: random.Random) -> Sound:
    times, now = [], 0.0
    while now < 0.5:
        times.append(now)
        now += chance.uniform(0.02, 0.06)
    rattle = [
        (t, knock(chance, chance.uniform(1500, 2600), chance.uniform(0.3, 0.6))) for t in times
    ]
    falls = [(0.58, 1.0), (0.66, 0.8), (0.74, 0.5), (0.79, 0.32), (0.83, 0.2)]
    landing = [(t, knock(chance, chance.uniform(900, 1300), loud)) for t, loud in falls]
    return room(mix(*rattle, *landing), 0.3)


def die_land(chance: random.Random) -> Sound:
    falls = ((0.0, 1000, 1.0), (0.09, 1200, 0.5), (0.145, 1100, 0.25))
    return room(mix(*((t, knock(chance, pitch, loud)) for t, pitch, loud in falls)), 0.3)


def clink(pitch: float, decay: float = 0.12) -> Sound:
    return struck(pitch, decay, COIN, 0.5)


def coin(chance: random.Random) -> Sound:
    return room(mix((0, clink(2350)), (0.07, gain(clink(3140, 0.16), 0.8))), 0.2)


def coins(chance: random.Random) -> Sound:
    times = (0.0, 0.06, 0.11, 0.19, 0.25, 0.34, 0.42)
    parts = [
        (t, gain(clink(chance.choice((2090, 2350, 2640, 2960, 3140)), 0.09), 1 - t)) for t in times
    ]
    return room(mix(*parts), 0.25)


def card(chance: random.Random) -> Sound:
    return mix((0, swish(chance, 0.11, 6000, 2500)), (0.085, gain(knock(chance, 700), 0.35)))


def card_flip(chance: random.Random) -> Sound:
    snap = envelope(high_pass(noise(0.04, chance), 1800), 0.001, 0.008)
    return mix(
        (0, gain(swish(chance, 0.12, 1500, 7000), 0.8)),
        (0.1, snap),
        (0.11, gain(knock(chance, 620), 0.4)),
    )


def token(chance: random.Random) -> Sound:
    return room(mix((0, knock(chance, 620)), (0.045, gain(knock(chance, 780), 0.35))), 0.2)


def hit(chance: random.Random) -> Sound:
    blow = envelope(
        tone(0.3, lambda t: 70 + 130 * 2 ** (-t * 30), ((1, 1.0), (2, 0.3))), 0.002, 0.08
    )
    crack = envelope(low_pass(noise(0.15, chance), 2600), 0.001, 0.03)
    return room(mix((0, blow), (0, gain(crack, 0.9))), 0.3)


def wound(chance: random.Random) -> Sound:
    slash = gain(swish(chance, 0.14, 7000, 1500), 0.9)
    fall = envelope(
        tone(0.45, lambda t: 110 + 130 * 2 ** (-t * 8), ((1, 1.0), (1.06, 0.6))), 0.01, 0.14
    )
    return room(mix((0, slash), (0.1, gain(fall, 0.7))), 0.35)


def defend(chance: random.Random) -> Sound:
    clank = struck(620, 0.22, METAL, 0.8)
    dull = gain(hit(chance), 0.5)
    scrape = envelope(band_pass(noise(0.2, chance), 3400, 3), 0.002, 0.05)
    return room(mix((0, clank), (0, dull), (0, scrape)), 0.35)


def bubble(pitch: float) -> Sound:
    return envelope(tone(0.1, lambda t: pitch * (1 + 5 * t)), 0.01, 0.03)


def potion(chance: random.Random) -> Sound:
    glugs = [(0.1 * n, gain(bubble(340 + 55 * n), 0.8)) for n in range(4)]
    shine = [
        (0.42 + 0.06 * n, gain(struck(p, 0.25, MARIMBA, 0.6), 0.35))
        for n, p in enumerate((C6, E6, G6))
    ]
    return room(mix(*glugs, *shine), 0.35)


def venom(chance: random.Random) -> Sound:
    hiss = gain(swell(high_pass(noise(0.5, chance), 3500), 0.08, 0.4), 0.25)
    drops = [(0.11 * n, bubble(300 - 40 * n)) for n in range(4)]
    dark = gain(swell(tone(0.7, 116.5, ((1, 1.0), (1.414, 0.7), (2, 0.3))), 0.15, 0.5), 0.35)
    return room(mix((0, hiss), *drops, (0.05, dark)), 0.35)


def horn_note(seconds: float, pitch: float) -> Sound:
    body = tone(seconds, lambda t: pitch * (1 - 0.06 * 2 ** (-t * 25)), HORN)
    return swell(low_pass(body, lambda t: 500 + 2200 * min(1.0, t * 6)), 0.07, 0.25)


def horn(chance: random.Random) -> Sound:
    return room(mix((0, gain(horn_note(0.4, C4), 0.8)), (0.34, horn_note(0.95, G4))), 0.5)


def bell(chance: random.Random) -> Sound:
    return room(struck(A5, 0.42, BELL, 1.3), 0.25)


def capture(chance: random.Random) -> Sound:
    links = [
        (0.12 + 0.05 * n, gain(struck(chance.uniform(1300, 2100), 0.05, METAL, 0.2), 0.45))
        for n in range(7)
    ]
    lock = [(0.55, gain(struck(480, 0.16, METAL, 0.5), 0.9)), (0.55, knock(chance, 800))]
    return room(mix((0, swish(chance, 0.25, 1500, 5000)), *links, *lock), 0.35)


def kill(chance: random.Random) -> Sound:
    deep = envelope(
        tone(1.1, lambda t: 42 + 90 * 2 ** (-t * 14), ((1, 1.0), (2, 0.4), (3, 0.15))), 0.003, 0.3
    )
    crack = envelope(
        low_pass(noise(0.5, chance), lambda t: 300 + 3500 * 2 ** (-t * 14)), 0.001, 0.1
    )
    return room(
        mix((0, gain(swish(chance, 0.16, 2000, 6500), 0.35)), (0.13, deep), (0.13, crack)), 0.5
    )


def conquest(chance: random.Random) -> Sound:
    notes = (
        (0.0, (C4, G4), 0.2),
        (0.18, (C4, G4), 0.2),
        (0.36, (E4, C5), 0.2),
        (0.54, (C4, E4, G4, C5), 1.1),
    )
    drum = [(t, gain(hit(chance), 0.4)) for t in (0.0, 0.54)]
    return room(mix(*((t, chord(p, s)) for t, p, s in notes), *drum), 0.5)


def fanfare_win(chance: random.Random) -> Sound:
    notes = (
        (0.0, (G4, C5), 0.17),
        (0.15, (G4, C5), 0.17),
        (0.3, (G4, C5), 0.17),
        (0.45, (C4, G4, E5), 0.4),
        (0.85, (F4, A4, D5), 0.3),
        (1.15, (C4, E4, G4, C5, G5), 1.4),
    )
    shine = [
        (1.2 + 0.07 * n, gain(struck(p, 0.4, MARIMBA, 0.9), 0.25))
        for n, p in enumerate((C6, E6, G6))
    ]
    drums = [(t, gain(hit(chance), 0.45)) for t in (0.45, 1.15)]
    return room(mix(*((t, chord(p, s)) for t, p, s in notes), *shine, *drums), 0.5)


def lose(chance: random.Random) -> Sound:
    notes = ((0.0, G4, 0.4), (0.36, F4 * 0.944, 0.4), (0.72, C4, 1.3))
    low = (0.72, gain(horn_note(1.3, C4 / 2 * 1.189), 0.6))
    return room(mix(*((t, gain(horn_note(s, p), 0.8)) for t, p, s in notes), low), 0.5)


def page(chance: random.Random) -> Sound:
    return mix(
        (0, swish(chance, 0.26, 2200, 6500)), (0.2, gain(swish(chance, 0.12, 5000, 2000), 0.7))
    )


def click(chance: random.Random) -> Sound:
    return mix(
        (0, gain(knock(chance, 1500), 0.8)), (0, gain(struck(1180, 0.02, MARIMBA, 0.08), 0.3))
    )


def error(chance: random.Random) -> Sound:
    def buzz(pitch: float) -> Sound:
        return swell(low_pass(tone(0.14, pitch, BRASS), 900), 0.01, 0.08)

    return mix((0, buzz(196)), (0.15, buzz(155.6)))


def panic(chance: random.Random) -> Sound:
    strokes = [
        (0.17 * n, gain(struck(740 if n % 2 else 932, 0.22, BELL, 0.5), 0.9)) for n in range(6)
    ]
    return room(mix(*strokes), 0.35)


def undo(chance: random.Random) -> Sound:
    notes = [
        (0.07 * n, gain(struck(p, 0.1, MARIMBA, 0.3), 0.7)) for n, p in enumerate((E5, D5, C5))
    ]
    return room(
        mix((0, gain(swish(chance, 0.2, 6000, 1500), 0.3)), *notes, (0.4, silence(0.05))), 0.25
    )


EFFECTS = (
    dice, die_land, coin, coins, card, card_flip, token, hit, wound, defend, potion, venom, horn,
    bell, capture, kill, conquest, fanfare_win, lose, page, click, error, panic, undo,
)  # fmt: skip
FANFARES = conquest, fanfare_win, lose


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for effect in EFFECTS:
        longest = LONGEST_FANFARE if effect in FANFARES else LONGEST
        # A seed of its own: a change of one effect leaves the others as they are.
        sound = effect(random.Random(effect.__name__))
        write(FOLDER / f"{effect.__name__}.wav", finished(sound, longest))
    print(f"{len(EFFECTS)} sounds")


if __name__ == "__main__":
    main()
