"""Every champion, plan, Award and side of a map is used in some game that is played here."""

from __future__ import annotations

import pytest

from game.bots import make_player
from game.engine import Session, Setup, Situation
from game.engine.events import Told
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import box, kind_of
from game.rules.valeria.scoring import endgame_points
from tests.rules.valeria import eager

MOST_GAMES = 150
#: Stories that tell of a card at work: the key and the argument.
AT_WORK = {
    ("val-recruited", "champion"): "champion",
    ("val-plan-completed", "plan"): "plan",
    ("val-award-claimed", "award"): "award",
}


def everything():
    """Each kind of thing in the box, by its ids; Ongoing champions must also have worked."""
    content = box()
    paying = {
        name
        for name, card in content.champions.items()
        if card.kind == "permanent" and all(each.window != "paying" for each in card.abilities)
    }
    return {
        "champion": set(content.champions),
        "paying": paying,
        "scoring": {name for name, card in content.champions.items() if card.kind == "endgame"},
        "plan": set(content.plans),
        "award": set(content.awards),
        "side": {f"{name}{side}" for name in content.scrolls for side in "ab"},
        "link": set(content.links),
        "zone": set(content.zones),
        "space": set(content.spaces),
    }


def at_work(session):
    """What a finished game shows at work."""
    for commit in session.commits:
        for event in commit.events:
            if isinstance(event, Told):
                yield from _told(event.key, dict(event.args))
    table = session.table
    for seat in range(session.setup.players):
        scroll = table.zone(zones.scroll(seat))[0]
        yield "side", f"{kind_of(scroll)}{table.faces[scroll]}"
        for card in table.zone(zones.champions(seat)):
            if endgame_points(table, seat, card):
                yield "scoring", kind_of(card)


def _told(key, args):
    for name, value in args.items():
        if (key, name) in AT_WORK:
            yield AT_WORK[key, name], kind_of(value)
    if key in ("val-gained", "val-strength-part") and args["source"].startswith("champion."):
        yield "paying", kind_of(args["source"])
    if key == "val-link-claimed":
        yield "link", args["gift"]
    if key == "val-zone-covered":
        yield "zone", args["zone"]
    if key == "val-marker-taken":
        yield "space", kind_of(args["space"])


def played(number):
    """A game for points, every third one at random."""
    session = Session.begin(GAME, Setup("valeria", 2 + number % 4, number))
    if number % 3:
        return eager.play(session)
    bots = [make_player("random", seat, number, GAME) for seat in range(session.setup.players)]
    while (decision := session.decision) is not None:
        session.choose(bots[decision.seat].choose(Situation(GAME, decision, session.table)))
    return session


@pytest.mark.long
def test_every_card_and_side_is_used_in_some_game():
    missing = everything()
    for number in range(MOST_GAMES):
        for kind, name in at_work(played(number)):
            missing[kind].discard(name)
        if not any(missing.values()):
            return

    assert {kind: names for kind, names in missing.items() if names} == {}
