"""The tabs at the right: the space, the Offers, Quests and Elites, the score."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.golemtab import GolemTab
from game.app.boards.euthia.offers import OffersTab, offered
from game.app.boards.euthia.questtab import QuestsTab, on_show
from game.app.boards.euthia.reading import me
from game.app.boards.euthia.scoretab import ScoreTab
from game.app.boards.euthia.spacetab import SpaceTab
from game.app.table.board import Drawer
from game.app.table.sight import Sight
from game.rules.euthia import zones
from game.rules.euthia.devastation import HECATOMB_OPEN, OFFENSIVE_OPEN
from game.rules.euthia.golem import walks
from game.rules.euthia.vocabulary import SHOPS


def _golem(sight: Sight) -> tuple[Drawer, ...]:
    """Only where one walks."""
    if not walks(sight.view):
        return ()
    name = sight.words("eut-board-tab-golem")
    shown = frozenset((HECATOMB_OPEN, OFFENSIVE_OPEN))
    return (Drawer("golem", name, term("golem"), lambda: GolemTab(sight), shown),)


def drawers(sight: Sight) -> tuple[Drawer, ...]:
    """What is looked at now and then; each opens by itself when something in it is asked about."""
    words, seat = sight.words, me(sight)
    shops = [zones.offer(shop) for shop in SHOPS]
    decks = [zones.deck(shop) for shop in SHOPS]
    return (
        Drawer("space", words("eut-board-tab-space"), term("space"), lambda: SpaceTab(sight)),
        Drawer(
            "offers",
            words("eut-board-tab-offers"),
            term("offers"),
            lambda: OffersTab(sight, seat),
            frozenset((*offered(sight, seat), *shops, *decks, zones.reserve(seat))),
        ),
        Drawer(
            "quests",
            words("eut-board-tab-quests"),
            "eut.card.quest",
            lambda: QuestsTab(sight),
            frozenset(on_show(sight)),
        ),
        *_golem(sight),
        Drawer("score", words("eut-board-tab-score"), term("score"), lambda: ScoreTab(sight)),
    )
