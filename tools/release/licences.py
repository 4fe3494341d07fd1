"""What others gave: every library in the built app, with the words of its licence."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LICENCE_FILE = re.compile(r"(?:^|/)(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", re.IGNORECASE)
NAME = re.compile(r"[A-Za-z0-9._-]+")

HEAD = """\
Four Crowns is made with the work of others. Fonts, icons, sounds and music are named in
_internal/game/_data/assets/CREDITS.md; these are the libraries that come with the program.
pygame-ce and the libraries it brings (SDL among them) lie in the folder as files of their own and
can be replaced by others of the same kind.
"""


def page() -> str:
    """Every library with its release, its licence and its words."""
    found = {each.name.lower(): each for name in _wanted() for each in _with_its_own(name)}
    parts = [_python(), *(_told(found[name]) for name in sorted(found))]
    return "\n\n".join([HEAD, *parts]) + "\n"


def _wanted() -> list[str]:
    """What the game itself asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [_name(each) for each in project["dependencies"]]


def _name(requirement: str) -> str:
    named = NAME.match(requirement)
    assert named is not None
    return named[0]


def _with_its_own(name: str) -> Iterator[Distribution]:
    """A library and all that it asks for, extras left out."""
    try:
        library = distribution(name)
    except PackageNotFoundError:  # needed on another system or Python only
        return
    yield library
    for requirement in library.requires or ():
        if "extra ==" not in requirement:
            yield from _with_its_own(_name(requirement))


def _told(library: Distribution) -> str:
    about = library.metadata.json
    licence = str(about.get("license_expression") or about.get("license") or "see below")
    title = f"{library.name} {library.version}: {licence.splitlines()[0]}"
    files = [each for each in library.files or () if LICENCE_FILE.search(each.as_posix())]
    texts = [Path(str(each.locate())).read_text("utf-8", errors="replace") for each in files]
    return "\n\n".join([_headed(title), *(text.strip() for text in texts)])


def _python() -> str:
    """Python itself; systems keep its licence in different places, or nowhere."""
    title = _headed(f"Python {sys.version.split()[0]}: PSF-2.0")
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    texts = [each / "LICENSE.txt" for each in places if (each / "LICENSE.txt").is_file()]
    return "\n\n".join([title, *(text.read_text("utf-8").strip() for text in texts[:1])])


def _headed(title: str) -> str:
    return f"{'=' * 80}\n{title}\n{'=' * 80}"
