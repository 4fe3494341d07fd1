"""The aim of a solo game: its scenario, and what each rank asks for."""

from __future__ import annotations

from game.app.boards.monster_lands.briefing import briefing
from game.app.table.sight import Sight
from game.app.widgets import Column, Label, PanelBox, Paragraph, Widget


def aim(sight: Sight) -> Widget | None:
    """A panel with the scenario of whoever plays alone; None at a fuller table."""
    if len(sight.match.seats) > 1:
        return None
    game = sight.match.game
    options = {choice.name: choice.default for choice in game.choices}
    scenario = (options | dict(sight.match.setup.options)).get("scenario")
    if scenario is None or isinstance(scenario, bool):
        return None
    title = str(game.naming("scenario", scenario, sight.words.lang) or "")
    words = briefing(sight.words, "scenario", scenario) or ""
    name = Label(title, "small_name", "gold", shrink=True, ellipsis=True)
    return PanelBox(Column(name, Paragraph(words, "small", even=False), gap=6), "panel", 14)
