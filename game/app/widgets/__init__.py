"""Widgets: what scenes are made of. Sizes are in units, texts go through the canvas."""

from game.app.widgets.base import Widget
from game.app.widgets.boxes import Centred, Column, Drawn, Fixed, Grid, PanelBox, Row, Space
from game.app.widgets.cardview import CardView
from game.app.widgets.choosing import Choice, Slider, Toggle
from game.app.widgets.controls import Button
from game.app.widgets.field import TextInput
from game.app.widgets.layer import Layer
from game.app.widgets.notes import Banner, HoverCard
from game.app.widgets.scrolling import Scrolling
from game.app.widgets.stepper import Stepper
from game.app.widgets.text import Label, Paragraph

__all__ = [
    "Banner",
    "Button",
    "CardView",
    "Centred",
    "Choice",
    "Column",
    "Drawn",
    "Fixed",
    "Grid",
    "HoverCard",
    "Label",
    "Layer",
    "PanelBox",
    "Paragraph",
    "Row",
    "Scrolling",
    "Slider",
    "Space",
    "Stepper",
    "TextInput",
    "Toggle",
    "Widget",
]
