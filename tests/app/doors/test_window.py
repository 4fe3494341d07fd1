"""The app in a real window, on a virtual display."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="there is no xvfb-run"),
]

SCREEN = "-screen 0 1600x900x24"


def test_a_window_opens_sleeps_fills_the_screen_and_closes(home: Path) -> None:
    script = Path(__file__).with_name("window_script.py")
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(script.parents[3]),
        "FOUR_CROWNS_HOME": str(home),
    }
    command = ["xvfb-run", "-a", "-s", SCREEN, sys.executable, str(script)]

    done = subprocess.run(command, env=environment, capture_output=True, text=True)

    assert "" == done.stderr
    found = json.loads(done.stdout)
    assert ("x11", [1280, 720]) == (found["driver"], found["size"])
    assert ("Four Crowns", "four-crowns") == (found["title"], found["class"])
    assert found["menu_frames"] > 3
    # At rest nothing is drawn, and a round of the loop is hardly anything of what a frame takes, in
    # the processor's time: whatever else the machine does is not counted.
    assert (0, 0) == (found["resting_frames"], found["idle_frames"])
    assert found["resting_cost"] < found["moving_cost"] / 2
    assert found["idle_cost"] < found["moving_cost"] / 2
    assert [1600, 900] == found["full"]
    assert [1280, 720] == found["window"]
    assert "Menu" == found["back_in"]
    assert not found["running"]
