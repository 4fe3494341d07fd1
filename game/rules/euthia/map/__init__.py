"""The map: axial hexes, tiles of three spaces, neighbours, Powers, ways (chapter 3)."""

from game.rules.euthia.map.chart import Chart, Spot, chart_of
from game.rules.euthia.map.hexes import Hex, distance, neighbours, owner

__all__ = ["Chart", "Hex", "Spot", "chart_of", "distance", "neighbours", "owner"]
