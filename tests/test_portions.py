"""The tiers of the tests: what is left out by day, and what becomes of a test that hangs."""

import subprocess
import sys
from pathlib import Path

from tests.portions import DAILY_LOOKS, LONG_LIMIT, WINDOWS, looks, portions

ROOT = Path(__file__).resolve().parent.parent


SUITE = """
from tests.portions import portions
import pytest

@pytest.mark.parametrize("number", portions(2, 5))
def test_it(number):
    if number == 4:
        waits_for_ever()

def waits_for_ever():
    while True:
        pass
"""


def pytest_says(*words):
    """What pytest prints in this project, with a line for every test."""
    line = [sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "-n", "0", "-rA", *words]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_what_is_long_waits_until_it_is_asked_for_and_what_hangs_fails_with_its_stack(tmp_path):
    suite = tmp_path / "test_tiers.py"
    suite.write_text(SUITE)

    by_day = pytest_says(suite)
    by_night = pytest_says(suite, "-m", "", "--timeout", "0.3")

    assert (2, 0) == (by_day.count("PASSED"), by_day.count("FAILED"))
    assert (4, 1) == (by_night.count("PASSED"), by_night.count("FAILED"))
    assert "Timeout" in by_night
    assert "def waits_for_ever" in by_night


def test_every_test_has_a_limit_and_the_long_ones_a_longer(pytestconfig):
    assert 0 < float(pytestconfig.getini("timeout")) < LONG_LIMIT


def test_portions_beyond_the_daily_ones_are_for_a_night():
    assert [0, 1] == portions(2, 4)[:2]
    assert [["long"], ["long"]] == [
        [mark.name for mark in each.marks] for each in portions(2, 4)[2:]
    ]


def test_every_window_language_and_text_size_is_looked_at_by_day():
    by_day = [each.values for each in looks() if not each.marks]

    assert list(DAILY_LOOKS) == by_day
    assert set(WINDOWS) == {window for window, _, _ in by_day}
    assert {("en", 100), ("en", 150), ("fr", 100), ("fr", 150)} == {look[1:] for look in by_day}
    assert 4 * len(WINDOWS) == len({each.values for each in looks()})
