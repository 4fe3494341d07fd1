"""What every test stands on: no window, no sound, no waiting, on CI the same examples each time."""

import os

# Before anything imports pygame: it looks at these once.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import settings

from tests.portions import LONG_LIMIT

# Nobody pulls the plug on a test, so none waits for the disk; that journals and files ask for it
# is tested where they are (tests/engine/test_journal.py, tests/library/test_writing.py).
os.fsync = lambda fd: None

# No deadlines anywhere: a busy machine is not a bug.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_collection_modifyitems(items):
    """Long tests may take longer before they count as hung."""
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONG_LIMIT))
