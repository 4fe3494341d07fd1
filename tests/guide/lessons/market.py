"""A lesson at the Night Market, for tests of what plays lessons."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from game.engine.game import Game
from game.library.lessons import shelf
from tests.toy import GAME

TIDY = """\
lessons:
  throwing:
    name: {en: Throwing, fr: Lancer}
    about: {en: How to throw., fr: Comment lancer.}
    minutes: 1
    won: {en: Coins!, fr: Des pièces !}
    others: [Mirka]
    lines:
      - say: {en: Welcome., fr: Bienvenue.}
      - say: {en: Throw the die., fr: Lance le dé.}
        at: [die]
        choose: [{kind: Throw}]
        rolls: [6]
        wrong:
          HideSomething: {en: Not yet., fr: Pas encore.}
        counts: {trader.0/coins: 9}
        moves:
          - choose: {kind: Throw}
            rolls: [1]
      - say: {en: Six coins!, fr: Six pièces !}
"""


def market(root: Path, written: str = TIDY) -> Game:
    """The Night Market with these lessons."""
    (root / "toy").mkdir(exist_ok=True)
    (root / "toy" / "tutorial.yaml").write_text(written, "utf-8")
    return evolve(GAME, lessons=shelf("toy", root))
