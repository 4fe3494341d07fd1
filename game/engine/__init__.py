"""The table: immutable state, events, steps, chance, sessions, journals, positions.

Nothing in here knows a game, a language or a pixel. Rules import from this page.
"""

from game.engine.events import Event
from game.engine.game import (
    EVERYBODY,
    NOBODY,
    Audience,
    Choice,
    Each,
    Game,
    Rival,
    Setup,
    SetupError,
)
from game.engine.options import Offer, Option, Refusal, refuse
from game.engine.play import Play
from game.engine.session import Commit, Session
from game.engine.steps import Ask, Auto, Composed, Decision, Sealed, Step
from game.engine.table import Draft, Piece, Reading, Seat, Table, Zone, lay
from game.engine.text import Arg, Text, text

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "Arg",
    "Ask",
    "Audience",
    "Auto",
    "Choice",
    "Commit",
    "Composed",
    "Decision",
    "Draft",
    "Each",
    "Event",
    "Game",
    "Offer",
    "Option",
    "Piece",
    "Play",
    "Reading",
    "Refusal",
    "Rival",
    "Sealed",
    "Seat",
    "Session",
    "Setup",
    "SetupError",
    "Step",
    "Table",
    "Text",
    "Zone",
    "lay",
    "refuse",
    "text",
]
