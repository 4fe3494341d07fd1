"""A file of deeds says only what its game tells, or is blamed by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.library.check import GameSources, check_all
from game.library.deeds import shelf

TIDY = """\
trader:
  name: {en: Trader, fr: Marchand}
  about: {en: Sell a lot., fr: Vends beaucoup.}
  icon: app.star
  when: {kind: told, keys: [sold], adding: coins, at_least: 9}
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A game that tells one thing."""
    for lang in ("en", "fr"):
        (tmp_path / "texts" / lang).mkdir(parents=True)
        (tmp_path / "texts" / lang / "toy.ftl").write_text("sold = { $coins }\n", "utf-8")
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "rules.py").write_text('play.tell("sold", seat=1, coins=2)\n', "utf-8")
    (tmp_path / "toy" / "deeds.yaml").write_text(TIDY, "utf-8")
    return tmp_path


def problems(root: Path, written: str) -> list[str]:
    """What the check says of a file of deeds."""
    (root / "toy" / "deeds.yaml").write_text(written, "utf-8")
    deeds = shelf("toy", root)
    game = GameSources("toy", (root / "toy",), (deeds,), root / "texts", deeds)
    found = [str(each).replace(f"{root.as_posix()}/", "") for each in check_all([game], [])]
    return [each for each in found if each.startswith("toy/deeds.yaml")]


def test_a_tidy_file_has_no_problem(root: Path) -> None:
    assert [] == problems(root, TIDY)


def test_a_key_that_is_never_told_is_found_with_its_line(root: Path) -> None:
    expected = "toy/deeds.yaml:5: trader.when.keys[0]: the game never tells 'bought'"

    assert [expected] == problems(root, TIDY.replace("[sold]", "[bought]"))


def test_an_argument_that_is_never_told_is_found(root: Path) -> None:
    expected = "toy/deeds.yaml:5: trader.when: 'sold' is told without 'gold'"

    assert [expected] == problems(root, TIDY.replace("coins", "gold"))


def test_an_unknown_field_and_an_unknown_kind_are_refused(root: Path) -> None:
    written = TIDY.replace("  icon", "  glory: 3\n  icon").replace("kind: told", "kind: tole")

    assert [
        "toy/deeds.yaml:4: trader.glory",
        "toy/deeds.yaml:6: trader.when",
    ] == [": ".join(each.split(": ")[:2]) for each in problems(root, written)]
