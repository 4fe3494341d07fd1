"""Functions that the sentences of texts may use, by their name there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.library.elision import de


def any_of(*numbers: Any) -> int:
    """How many of these are not 0: ``{ ANY($more, $less) -> [0] ... }``."""
    return sum(1 for number in numbers if number)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {"DE": de, "ANY": any_of}
