"""Figures of the results."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.theme import lighter
from game.app.keep.seats import default_seats
from game.app.scenes.charts import RaceChart
from game.app.scenes.log import emblem_of, seat_colour
from game.app.telling.ledger import Race
from game.app.window.stage import Stage


def test_every_line_of_the_race_leads_to_its_label_though_scores_are_equal(stage: Stage) -> None:
    seats = default_seats(["Ada", "Ben", "Cleo"])
    chart = RaceChart(Race(((0.0, (5, 5, 5)), (1.0, (9, 9, 9))), 1), seats, "Rounds")
    canvas = Canvas.blank(stage.look, (600, 300))
    chart.place(stage.look, Box(0, 0, 880, 420))

    chart.draw(canvas)

    labels = {each.icon: canvas.rect(each.box) for each in canvas.shown if each.icon}
    for info in seats:
        label = labels[emblem_of(info)]
        before = [(x, label.centery) for x in range(label.left - 16, label.left)]
        assert (*lighter(seat_colour(info), 0.22), 255) in [
            tuple(canvas.surface.get_at(at)) for at in before
        ]
