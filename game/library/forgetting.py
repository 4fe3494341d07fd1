"""What the rooms of a game have remembered of its content, and how they forget it.

Rules look cards up all the time and keep what they found in caches of `functools`. When another
content is served, all of that is stale; no single cache has to know of it.
"""

from __future__ import annotations

import sys


def forget(game_id: str) -> None:
    """Empty every cache in the rooms of a game: in packages that bear its name, and inside them."""
    for name, module in list(sys.modules.items()):
        if game_id in name.split("."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if callable(clear):
                    clear()
