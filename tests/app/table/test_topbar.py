"""The bar at the top says which phase is played, however little room there is."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.table.board import Phases
from game.app.table.topbar import Tool, TopBar

TOOLS = [Tool(name, name, "app.log", "l", lambda: None) for name in ("undo", "redo", "log", "menu")]


@pytest.mark.parametrize(("width", "titled"), [(1800, True), (1200, True), (1000, False)])
def test_the_name_of_the_game_gives_way_to_the_phase(width: float, titled: bool) -> None:
    look = stage_of((1024, 768), "fr", 150).look
    bar = TopBar("The Night Market", "Round 2", Phases(("Morning", "Evening"), 1), TOOLS)
    canvas = Canvas.blank(look, look.size)

    bar.place(look, Box(0, 0, width, 70))
    bar.draw(canvas)
    written = {each.text for each in canvas.shown}

    assert "Evening" in written
    assert titled == ("The Night Market" in written)
