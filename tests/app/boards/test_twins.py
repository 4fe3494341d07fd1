"""Of equal dice the rules offer one; on screen any of them may be taken."""

from __future__ import annotations

from game.app.doors.shot import stage_of
from game.app.table.spot import Spot
from game.engine.events import Chosen
from game.engine.session import Session
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.views import colour_of
from tests.app.hands import Brain, Mouse, match_of
from tests.app.watching import opened


def test_every_die_of_the_colour_that_is_asked_for_is_lit_and_can_be_clicked() -> None:
    match = match_of(GAME)
    session = match.session
    brain = Brain(match)
    while not (_offered_forces(session) and len(_forces(session)) > 1):
        session.choose(brain.number())
    offered, equal = _offered_forces(session), _forces(session)
    stage = stage_of((1280, 720), hand_over=False)
    scene = opened(stage, match)
    mouse = Mouse(stage)
    mouse.settle()

    spots = [each for each in scene.root.walk() if isinstance(each, Spot) and each.enabled]
    lit = {each.thing: each for each in spots if each.thing in equal}
    assert equal == set(lit)
    assert {""} == {scene.sight.why_not(die) for die in equal}

    other = next(die for die in equal if die not in offered)
    mouse.use(lit[other])

    chosen = session.commits[session.cursor].events[0]
    assert isinstance(chosen, Chosen)
    assert offered == list(chosen.option.touches())


def _offered_forces(session: Session) -> list[str]:
    used = [each.die for each in session.decision.options if isinstance(each, UseDie)]
    return [die for die in used if colour_of(die) == "force"]


def _forces(session: Session) -> set[str]:
    pool = session.table.zone(zones.pool(session.decision.seat))
    return {die for die in pool if colour_of(die) == "force"}
