"""How the built app is called on each system; build.spec and the workflow rely on it."""

from __future__ import annotations

import platform
import sys

from game import __version__
from game.library.places import APP_NAME

TITLE = "Four Crowns"
#: For macOS, which knows programs by it.
IDENTIFIER = "org.four-crowns.FourCrowns"
COPYRIGHT = "The Four Crowns contributors; MIT licence"

SYSTEMS = {"win32": "windows", "darwin": "macos", "linux": "linux"}
#: Processors have several names, and players know one of them.
PROCESSORS = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}


def bundle_name(system: str = sys.platform, machine: str | None = None) -> str:
    """The name of the folder and of the zip: ``four-crowns-0.1.0-linux-x86_64``."""
    processor = (machine or platform.machine()).lower()
    named = PROCESSORS.get(processor, processor)
    return f"{APP_NAME}-{__version__}-{SYSTEMS[system]}-{named}"


def version_numbers() -> tuple[int, int, int, int]:
    """The release as Windows counts it."""
    first, second, third = (int(part) for part in __version__.split("."))
    return first, second, third, 0
