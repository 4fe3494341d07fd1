"""A board to look at: the game's own drawing where it has one, else its zones as lists."""

from __future__ import annotations

from game.app.layout import Box
from game.app.look import Look
from game.app.match import Match
from game.app.stage import Stage
from game.app.story import Eyes
from game.app.widgets import Column, Label, PanelBox, Paragraph, Scrolling, Widget
from game.engine.secrecy import view


def board_view(stage: Stage, match: Match, eyes: Eyes, commit: int) -> Widget:
    """The table after a commit, as a seat may see it; nothing in it can be used."""
    return ZoneList(stage, match, eyes, commit)


class ZoneList(Widget):
    """The places of a table and what lies there, in columns: for games without a board."""

    def __init__(self, stage: Stage, match: Match, eyes: Eyes, commit: int) -> None:
        speech = stage.speech(match.game, match.name_of)
        whole = match.session.commits[commit].table
        table = whole if eyes is None else view(match.game, whole, eyes)
        parts: list[Widget] = []
        for zone in sorted(table.zones):
            names = [match.game.naming("card", piece, speech.lang) for piece in table.zone(zone)]
            known = [str(name) for name in names if name is not None]
            words = ", ".join(known) if known else str(len(names))
            parts.append(Column(Label(zone, "small_strong", "gold"), Paragraph(words, "small")))
        super().__init__(PanelBox(Scrolling(*parts, gap=8, name="zones"), "ground", 24))

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
