"""Every card, character, event, monster and token comes to use in some game that is played here."""

from __future__ import annotations

import pytest

from game.bots import make_player, usual_name
from game.engine import Session, Setup, Situation
from game.engine.events import Told
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import box, modes
from game.rules.rivenoire.zones import family, kind_of

MOST_GAMES = 400
#: Stories that tell of a thing at work: the key and the argument that names it.
AT_WORK = {
    ("riv-played", "card"),
    ("riv-paid", "items"),
    ("riv-stakes", "cards"),
    ("riv-omen", "omen"),
    ("riv-monster-revealed", "monster"),
    ("riv-struck", "face"),
    ("riv-special-attack", "attack"),
    ("riv-token-used", "token"),
    ("riv-joined", "character"),
}


def everything():
    """Each sort of thing in the box, by its ids."""
    content = box()
    decks = {
        each: {name for name, card in getattr(content, each).items() if card.modes}
        for each in ("starter", "market", "loot", "mine")
    }
    # Peasants are led from the start; Drinks All Round never are.
    people = set(content.characters) - {"drinks"}
    tokens = set(content.properties)
    used = {number for number, each in content.trophies.items()
            if content.bonuses[each.bonus].abilities}  # fmt: skip
    passive = {number for number, each in content.properties.items()
               if not content.bonuses[each.bonus].abilities}  # fmt: skip
    return decks | {
        "oracle": set(content.oracle),
        "monster": set(content.monsters),
        "face": set(content.faces),
        "attack": set(content.attacks),
        "property": tokens - passive,
        "trophy": used,
        "character": people,
        "quest": set(content.quests),
    }


def at_work(session):
    """What a finished game shows at work."""
    for commit in session.commits:
        for event in commit.events:
            if isinstance(event, Told):
                for name, value in event.args:
                    if (event.key, name) in AT_WORK:
                        values = value if isinstance(value, tuple) else (value,)
                        yield from ((family(each), kind_of(each)) for each in values)
                    is_gain = event.key == "riv-gained-card" and name == "card"
                    if is_gain and any(mode.window == "gain" for mode in modes(value)):
                        yield family(value), kind_of(value)
    for event in session.commits[-1].events:
        if isinstance(event, Told) and event.key == "riv-score-line":
            source, points = dict(event.args)["source"], dict(event.args)["points"]
            if family(source) == "quest" and points:
                yield "quest", kind_of(source)
    for piece, face in session.table.faces.items():
        if family(piece) == "character" and face is not None:
            yield "character", kind_of(piece)


def played(number):
    """A game, every third one at random."""
    session = Session.begin(GAME, Setup("rivenoire", 2 + number % 3, number))
    name = usual_name(GAME) if number % 3 else "random"
    bots = [make_player(name, seat, number, GAME) for seat in range(session.setup.players)]
    while (decision := session.decision) is not None:
        session.choose(bots[decision.seat].choose(Situation(GAME, decision, session.table)))
    return session


@pytest.mark.long
def test_every_card_and_token_is_used_in_some_game():
    missing = everything()
    for number in range(MOST_GAMES):
        for kind, name in at_work(played(number)):
            missing.get(kind, set()).discard(name)
        if not any(missing.values()):
            return

    assert {kind: names for kind, names in missing.items() if names} == {}


def test_a_game_shows_the_six_monsters_of_its_pile():
    session = played(1)

    assert 6 == len(session.table.zone(zones.MONSTERS_GONE))
