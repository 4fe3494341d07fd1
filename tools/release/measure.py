"""Whether the built app keeps its promises: how large it is, and how soon its menu is there.

    python -m tools.release.measure [FOLDER]

The start is compared with the one from source in the same run, in seconds of the processor: those
hold on a busy machine, and the ratio on any.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from game.library.places import APP_NAME, HOME_VARIABLE
from tools.release.__main__ import MILLION, ROOT, size_of
from tools.release.names import bundle_name

MOST_BYTES = 60 * MILLION
MOST_RATIO = 1.3
ROUNDS = 5
FIRST_FRAME = ("bench", "app", "--menu")


def main(args: Sequence[str]) -> int:
    """Measure and print; 1 if a promise is broken."""
    folder = Path(args[0]) if args else ROOT / "dist" / bundle_name()
    built, source = [str(folder / APP_NAME)], [sys.executable, "-m", "game"]
    for each in (built, source):  # once for nothing, so that both are warm
        spent(each)
    # In turns, so that both meet the machine in the same mood.
    rounds = [(spent(built), spent(source)) for _ in range(ROUNDS)]
    (clock, app), (_, other) = (min(each) for each in zip(*rounds, strict=True))
    size, ratio = size_of(folder), app / other
    print(f"size: {size / MILLION:.1f} MB (at most {MOST_BYTES / MILLION:.0f})")
    print(f"first menu frame: {clock:.2f} s by the clock, {app:.2f} s of the processor")
    print(f"beside the source: {ratio:.2f} of {other:.2f} s (at most {MOST_RATIO})")
    return 0 if size <= MOST_BYTES and ratio <= MOST_RATIO else 1


def spent(command: Sequence[str]) -> tuple[float, float]:
    """Seconds from the start to the first frame: by the clock, and of the processor."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, HOME_VARIABLE: home}
        before, start = os.times(), time.perf_counter()
        subprocess.run([*command, *FIRST_FRAME], env=environment, cwd=ROOT, check=True)
        clock, after = time.perf_counter() - start, os.times()
    user = after.children_user - before.children_user
    system = after.children_system - before.children_system
    # Where no system counts for children, the clock must do.
    return clock, user + system or clock


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
