"""The table: immutable state, events, steps, chance, sessions, journals, positions.

Nothing in here knows a game, a language or a pixel. Rules import from this page.
"""

from game.engine.events import Event
from game.engine.faces import CampaignError, CampaignRules, Moment, ScoreLine, Scoring, Verdict
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
from game.engine.players import Luck, Maker, Player, Situation
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
    "CampaignError",
    "CampaignRules",
    "Choice",
    "Commit",
    "Composed",
    "Decision",
    "Draft",
    "Each",
    "Event",
    "Game",
    "Luck",
    "Maker",
    "Moment",
    "Offer",
    "Option",
    "Piece",
    "Play",
    "Player",
    "Reading",
    "Refusal",
    "Rival",
    "ScoreLine",
    "Scoring",
    "Sealed",
    "Seat",
    "Session",
    "Setup",
    "SetupError",
    "Situation",
    "Step",
    "Table",
    "Text",
    "Verdict",
    "Zone",
    "lay",
    "refuse",
    "text",
]
