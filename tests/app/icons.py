"""Which icons there are, and which ones are asked for while something is drawn."""

from __future__ import annotations

import pytest

from game.app.drawing.icons import Icons
from game.library.places import assets_dir
from game.library.yamltree import read_tree

_LISTED = read_tree((assets_dir() / "icons.yaml").read_bytes())
assert isinstance(_LISTED, dict)
ICONS = frozenset(_LISTED)


def note_icons(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all icons that are asked for from now on, also by those who could do without."""
    names: set[str] = set()

    def note(method: str) -> None:
        plain = getattr(Icons, method)

        def noting(icons: Icons, name: str, *more: object) -> object:
            names.add(name)
            return plain(icons, name, *more)

        monkeypatch.setattr(Icons, method, noting)

    note("has")
    note("get")
    return names
