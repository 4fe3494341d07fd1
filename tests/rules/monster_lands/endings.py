"""Every way in which a game of Monster Lands can end, and the journals kept of them.

One more is kept for what happens on the way: two monsters are beaten in one round.

python -m tests.rules.monster_lands.endings

plays until each ending has been seen and keeps its journal under tests/golden/monster_lands. The
kept games are played by bots of today; once kept, they do not depend on any bot. Run it again when
the content changes, and say in the commit what changed.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from game.engine import Session, Setup, Table
from game.engine.events import Told
from game.rules.monster_lands import GAME, campaign
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.ranks import rank
from game.rules.monster_lands.views import Clan, round_number
from tests.rules.keeping import folder_of, keep_all, played_out

FOLDER = folder_of(GAME)


def highest_glory(table: Table) -> int:
    """The glory of the leading clan."""
    return max(Clan(table, seat).glory for seat in range(settings(table).players))


def ends_by_rounds(game: Session) -> bool:
    """Six rounds, and nobody at 30 glory."""
    return round_number(game.table) == 6 and highest_glory(game.table) < box().clan.end_glory


def ends_by_glory(game: Session) -> bool:
    """Somebody reached 30 glory before the sixth round."""
    return round_number(game.table) < 6 and highest_glory(game.table) >= box().clan.end_glory


def ranked(name: str) -> Callable[[Session], bool]:
    """The solo game ended with this rank."""
    return lambda game: rank(game.table) == name


def loses_the_campaign(game: Session) -> bool:
    """Cannon fodder on the lowest level: there is no way down."""
    begun = campaign.begin("tutorial")
    return campaign.after(begun, rank(game.table)).outcome == "lost"


def beats_two_in_a_round(game: Session) -> bool:
    """The first clan killed or captured two monsters between two rounds."""
    beaten = 0
    for event in (event for commit in game.commits for event in commit.events):
        if isinstance(event, Told):
            beaten = 0 if event.key == "ml-round" else beaten
            beaten += event.key in ("ml-killed", "ml-captured") and ("seat", 0) in event.args
        if beaten == 2:
            return True
    return False


@frozen
class Ending:
    """How it is played, by which bot, and what shows in the finished game."""

    players: int
    bot: str
    seen: Callable[[Session], bool]
    options: tuple[tuple[str, str], ...] = ()


SOLO = (("level", "tutorial"),)
ENDINGS = {
    "sixth_round": Ending(2, "random", ends_by_rounds),
    "thirty_glory": Ending(2, "adept", ends_by_glory),
    "cannon_fodder": Ending(1, "random", ranked("cannon_fodder"), SOLO),
    "recruit": Ending(1, "adept", ranked("recruit"), SOLO),
    "veteran": Ending(1, "adept", ranked("veteran"), SOLO),
    "hero": Ending(1, "adept", ranked("hero"), SOLO),
    "open_season": Ending(1, "adept", beats_two_in_a_round, SOLO),
    "lost_campaign": Ending(
        1, "random", loses_the_campaign, (("mode", "campaign"), ("level", "tutorial"))
    ),
}


def play(ending: Ending, seed: int) -> Session:
    """One game to its end."""
    session = Session.begin(GAME, Setup(GAME.id, ending.players, seed, ending.options))
    return played_out(session, ending.bot)


if __name__ == "__main__":
    keep_all(ENDINGS, play)
