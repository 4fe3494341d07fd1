"""A check, and making many of them: a line each, and a summary that says what does not hold."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Iterable

from attrs import frozen


class Broken(Exception):
    """Something that should hold does not; the message says what."""


@frozen(eq=False)
class Check:
    """Something to prove: what it is called, and the work, which says what it found."""

    name: str
    work: Callable[[], str]


def hold(holds: bool, why: str) -> None:
    """`Broken` if it does not."""
    if not holds:
        raise Broken(why)


def prove(checks: Iterable[Check], whose: str) -> int:
    """Make the checks one by one; 0 if all hold, 1 otherwise."""
    start = time.perf_counter()
    verdicts = [(check.name, _holds(check)) for check in checks]
    failed = [name for name, holds in verdicts if not holds]
    count, seconds = len(verdicts), f"{time.perf_counter() - start:.1f} s"
    if failed:
        print(f"{whose}: {len(failed)} of {count} checks failed in {seconds}: {', '.join(failed)}.")
        return 1
    print(f"{whose}: all {count} checks hold, in {seconds}.")
    return 0


def _holds(check: Check) -> bool:
    """Make a check and print its line; what nobody expected keeps its traceback."""
    start = time.perf_counter()
    try:
        sign, told = "ok  ", check.work()
    except Broken as broken:
        sign, told = "FAIL", str(broken)
    except Exception as error:
        told = "; ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
        sign = "FAIL"
        traceback.print_exc(file=sys.stderr)
    print(f"{sign} {check.name}: {told} ({time.perf_counter() - start:.1f} s)", flush=True)
    return sign != "FAIL"
