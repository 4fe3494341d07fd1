"""The choreographer: turns what happened in a commit into motion, for any game.

It sees events only as the viewer may know them, and places only as they are drawn. A whole commit
takes less than a second; when a piece has no place on screen nothing moves, and nothing breaks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import thread_time
from typing import TypeAlias

from attrs import define, field

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.recording import Recording
from game.app.motion.gathering import gathered
from game.app.motion.moves import (
    Arrival,
    Card,
    Flight,
    Flip,
    Floating,
    Image,
    Motion,
    Ribbon,
    Tumble,
)
from game.app.motion.scenery import Scenery, counter_place
from game.app.motion.throwing import Landing
from game.engine.events import Adjusted, Event, Moved, Rolled, Told, Turned
from game.engine.table import Face, Piece

#: Seconds at normal speed.
FLIGHT, TUMBLE, FLIP, FLOAT, RIBBON = 0.34, 0.5, 0.3, 0.7, 0.95
ARRIVAL, LANDING = 0.25, 0.3
STAGGER = 0.07
#: A commit takes no longer than this, whatever it holds.
LONGEST = 0.95
#: A piece of less than so many units is hard to follow.
TINY = 40.0
#: Seconds of the processor after which no further picture is begun in a frame.
A_WHILE = 0.003
#: Seconds before a motion begins in which it is better to have its pictures.
SOON = 0.1
#: More pieces than this are put where they belong without a flight.
MOST_FLIGHTS = 36

#: What flies or arrives in a commit, by piece.
Flown: TypeAlias = dict[str, "Flight | Arrival"]


@define(eq=False)
class Show:
    """The motions of a commit, being played."""

    motions: list[Motion] = field(factory=list)
    #: Pieces that are drawn by their motion and not by their place.
    moving: set[str] = field(factory=set)
    clock: float = 0.0
    _heard: int = 0
    #: How many of them were drawn for practice, in the order in which they begin.
    _rehearsed: int = 0

    @property
    def is_rehearsed(self) -> bool:
        """Whether what moves now or soon has been drawn once, so that none of it is new."""
        soon = self.clock + SOON
        return self._rehearsed >= sum(motion.start <= soon for motion in self.motions)

    def rehearse(self, look: Look) -> None:
        """Draw for practice what begins next, for a while: each frame has a part of the work."""
        canvas, end = Recording(look, look.size), thread_time() + A_WHILE
        waiting = sorted(self.motions, key=_start)
        while self._rehearsed < len(waiting):
            self._rehearsed += waiting[self._rehearsed].rehearse(canvas)
            if thread_time() >= end:
                return

    @property
    def length(self) -> float:
        """When the last motion ends."""
        return max((motion.end for motion in self.motions), default=0.0)

    @property
    def is_over(self) -> bool:
        """Whether everything has come to rest."""
        return self.clock >= self.length

    def skip(self) -> None:
        """Let everything be where it belongs, at once."""
        self.clock = self.length

    def update(self, dt: float) -> list[str]:
        """Let time pass; the sounds that begin now."""
        self.clock += dt
        sounds: list[str] = []
        waiting = sorted(self.motions, key=_start)
        for motion in waiting[self._heard :]:
            if motion.start > self.clock:
                break
            self._heard += 1
            if motion.sound and motion.sound not in sounds:
                sounds.append(motion.sound)
        return sounds

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on its way now; numbers and banners over pieces.

        What has not set out yet is painted a few at a time; until then it is seen on the paper
        before.
        """
        end = thread_time() + A_WHILE
        for motion in sorted(self.motions, key=_layer):
            if self.clock < motion.start:
                if motion.piece and (motion.is_painted or thread_time() < end):
                    motion.draw(canvas, 0.0)
                continue
            share = min((self.clock - motion.start) / max(motion.length, 1e-6), 1.0)
            if share < 1 or motion.piece:
                motion.draw(canvas, share)
        if thread_time() < end:
            self.rehearse(canvas.look)


def _start(motion: Motion) -> float:
    return motion.start


def _layer(motion: Motion) -> int:
    return 2 if isinstance(motion, Card | Ribbon) else 1 if isinstance(motion, Floating) else 0


def plan(events: Sequence[Event], scenery: Scenery) -> Show:
    """The motions of a commit whose events a viewer may know."""
    motions: list[Motion] = []
    clock = 0.0
    flown: Flown = {}
    for event in events:
        made = list(_motions(event, scenery, clock, flown))
        motions += made
        if any(motion.piece for motion in made):
            clock += STAGGER
    # A die that flies and then rolls only rolls, where it comes to lie.
    rolled = {motion.piece for motion in motions if isinstance(motion, Tumble | Landing)}
    motions = [
        each
        for each in motions
        if isinstance(each, Tumble | Landing) or not each.piece or each.piece not in rolled
    ]
    motions = gathered(motions)
    motions += _banner(events, scenery)
    _squeeze(motions)
    return Show(motions, {motion.piece for motion in motions if motion.piece})


def _motions(event: Event, scenery: Scenery, clock: float, flown: Flown) -> Iterator[Motion]:
    match event:
        case Moved():
            yield from _flights(event, scenery, clock, flown)
        case Rolled(dice, faces):
            for die, face in zip(dice, faces, strict=True):
                place = scenery.after.get(die)
                if place is None or place.w <= 0:
                    continue
                lies = scenery.thrown.get(die)
                if lies is not None:
                    picture = scenery.paint(die, face, lies)
                    yield Landing(clock, LANDING, "", die, picture, lies, place)
                else:
                    yield Tumble(
                        clock, TUMBLE, "dice", die, sides(scenery, die, face, place), place
                    )
        case Turned(piece, face):
            yield from _turn(piece, face, scenery, clock, flown)
        case Adjusted(owner, name, by) if by:
            place = scenery.after.get(counter_place(owner, name))
            if place is not None:
                sound = scenery.sounds.counters.get(name, "")
                source = list(flown.values())[-1].target if flown and by > 0 else None
                good = scenery.good(name) if source is not None else None
                if source is not None and good is not None:
                    yield Flight(clock, FLIGHT, "", "", good, source, place, vanishes=True)
                    clock += FLIGHT * 0.8
                yield Floating(clock, FLOAT, sound, "", by, place)
        case Told(key) if key in scenery.sounds.told:
            yield Motion(clock, 0.05, scenery.sounds.told[key])


def sides(scenery: Scenery, die: Piece, face: int, box: Box) -> list[Image]:
    """A die of a box's size as it tumbles; its last picture is how it fell."""
    others = [each for each in (3, 6, 1, 5, 2, 4) if each != face]
    return [scenery.paint(die, each, box) for each in (*others, face)]


def _flights(event: Moved, scenery: Scenery, clock: float, flown: Flown) -> Iterator[Motion]:
    for number, piece in enumerate(event.pieces):
        if len(flown) >= MOST_FLIGHTS:
            return
        origin = scenery.origin(piece, event.origin)
        target = scenery.target(piece, event.target)
        if target is None or origin == target:
            continue
        earlier = flown.get(piece)
        if earlier is not None:
            earlier.target = target
            continue
        if origin is None:
            yield from _arrival(piece, target, scenery, clock, flown)
            continue
        start = clock + number * STAGGER / 2
        gone = target != scenery.after.get(piece)
        # What goes out of sight, or becomes tiny, is seen on its way as large as it was.
        size = scenery.before.get(piece, target) if gone or target.w < TINY else target
        picture = scenery.paint(piece, scenery.faces.get(piece), size)
        sound = scenery.sounds.of_piece(piece)
        flight = Flight(start, FLIGHT, sound, piece, picture, origin, target, gone)
        flown[piece] = flight
        yield flight


def _arrival(
    piece: str, target: Box, scenery: Scenery, clock: float, flown: Flown
) -> Iterator[Motion]:
    if target == scenery.after.get(piece):
        picture = scenery.paint(piece, scenery.faces.get(piece), target)
        sound = scenery.sounds.of_piece(piece)
        flown[piece] = Arrival(clock, ARRIVAL, sound, piece, picture, target)
        yield flown[piece]


def _turn(
    piece: str,
    face: Face | None,
    scenery: Scenery,
    clock: float,
    flown: Flown,
) -> Iterator[Motion]:
    place = scenery.after.get(piece)
    if place is None or place.w <= 0 or piece in flown or scenery.faces.get(piece) == face:
        return
    sides = (
        scenery.paint(piece, scenery.faces.get(piece), place),
        scenery.paint(piece, face, place),
    )
    yield Flip(clock, FLIP, "card_flip", piece, sides, place)


def _banner(events: Sequence[Event], scenery: Scenery) -> list[Motion]:
    """One banner at most, for the most important thing that was told."""
    told = [event for event in events if isinstance(event, Told) and event.key in scenery.banners]
    if not told:
        return []
    best = min(told, key=lambda event: scenery.banners.index(event.key))
    return [Ribbon(0.0, RIBBON, "", "", scenery.say(best))]


def _squeeze(motions: list[Motion]) -> None:
    """Bring everything nearer together where it would take too long."""
    last = max((motion.end for motion in motions), default=0.0)
    if last <= LONGEST:
        return
    latest = max(motion.start for motion in motions)
    room = LONGEST - max(motion.length for motion in motions)
    share = max(room, 0.0) / latest if latest > 0 else 1.0
    for motion in motions:
        motion.start *= min(share, 1.0)
