"""The luck of somebody's dice in words: what kind they are, what fell, what to think of it."""

from __future__ import annotations

from game.app.scenes.charts import LuckBar
from game.app.telling.ledger import Tally
from game.app.telling.words import Speech
from game.engine.game import Naming


def luck_bar(tally: Tally, naming: Naming, words: Speech) -> LuckBar:
    """A bar for the dice of one kind, as a game calls them."""
    called = naming("die", f"{tally.kind}.1", words.lang)
    verdicts = {
        "few": words("ui-luck-few"),
        "even": words("ui-luck-even"),
        "lucky": words("ui-luck-lucky"),
        "unlucky": words("ui-luck-unlucky"),
    }
    figures = words(
        "ui-luck-figures",
        dice=tally.dice,
        total=tally.total,
        expected=_decimal(tally.expected, words.lang),
        low=f"{tally.usual[0]:.0f}",
        high=f"{tally.usual[1]:.0f}",
    )
    name = str(called) if called is not None else words("ui-luck-dice")
    return LuckBar(tally, name, figures, verdicts[tally.verdict])


def _decimal(number: float, lang: str) -> str:
    """A number with one decimal, as the language writes it."""
    written = f"{number:.1f}"
    return written.replace(".", ",") if lang == "fr" else written
