"""Each deed of Valeria is proved by a position and what follows from it, to the very commit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.guide.records.deeds import deeds_of
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import box
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.carrying import ChainBonuses, ClaimLink, CoverZone
from game.rules.valeria.steps.dice import ChooseDie
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.recruiting import Recruit, RecruitChampion
from game.rules.valeria.steps.shrines import ClaimAward, MagicShrine
from game.rules.valeria.views import all_links
from tests.rules.valeria.dealt import Case, Judged

FORD = "force_the_red_ford"


def a_plan(strength: int = 4) -> Judged:
    """A plan of two dice is carried out."""
    case = Case()
    case.dice(gargoyle=strength, gnoll=strength)
    plan = case.plan(FORD, zones.slot(case.seat, "left"))
    game = case.play(CarryOut(case.seat))
    game.carry_out(plan)
    game.do(TakeMarker)
    game.do(CoverZone)
    return game


def four_sixes() -> Judged:
    case = Case()
    case.open("track_14", "troop_4")
    case.has(influence=20)
    case.dice(goblin=6, orc=6, skeleton=6, gargoyle=6)
    plan = case.plan("seize_the_harvest_caravan", zones.slot(case.seat, "left"))
    game = case.play(CarryOut(case.seat))
    game.carry_out(plan)
    return game


def crowded_map(links: int) -> Judged:
    """Seven zones are covered, and so many of their eight links are claimed in a turn."""
    case = Case()
    case.open(*list(box().spaces)[:7])
    covered = set(list(reversed(zones.CELLS))[:7])
    between = [each.name for each in all_links() if covered.issuperset(each.cells)]
    game = case.play(ChainBonuses(case.seat, tuple(between[:links])))
    while len(game.told("val-link-claimed")) < links:
        kinds = {type(each): each for each in game.session.decision.options}
        kind = next(each for each in (ClaimLink, RecruitChampion, ChooseDie) if each in kinds)
        game.session.choose(kinds[kind])
    return game


def three_awards() -> Judged:
    case = Case()
    case.open("track_14", "champions_10", "troop_4")
    cells = [name for name in case.zones if f".{case.seat}.cell." in name and case.zones[name]]
    for name, cell in zip(cells, ((0, 0), (1, 1), (2, 2)), strict=True):
        case.put(case.zones[name][0], case.cell(*cell))
    case.has(gold=13)
    for kind in ("shade", "thief"):
        for copy in (1, 2, 3):
            case.champion(kind, copy)
    for award, pile in (("dagger", "left"), ("war_chest", "centre"), ("war_council", "right")):
        case.swap(f"award.{award}", zones.award(pile))
    game = case.play(*[MagicShrine(case.seat)] * 3)
    for _ in range(3):
        game.do(ClaimAward)
        game.do(TakeMarker, space=game.warden.covered_spaces[0])
    return game


def ten_champions() -> Judged:
    case = Case()
    case.open("champions_10")
    game = case.play(*[Recruit(case.seat, "free", source="link.champion")] * 10)
    for _ in range(10):
        cards = [each.card for each in game.offered(RecruitChampion)]
        quiet = [each for each in cards if game.table.places[each].startswith("row.endgame")]
        game.do(RecruitChampion, card=quiet[0])
    return game


def two_guards() -> Judged:
    case = Case()
    case.open("track_14")
    case.has(influence=20)
    for copy in (1, 2):
        case.swap(f"champion.elite_guard.{copy}", zones.row("immediate", copy))
    game = case.play(*[Recruit(case.seat, "free", source="link.champion")] * 2)
    for copy in (1, 2):
        game.do(RecruitChampion, card=f"champion.elite_guard.{copy}")
    return game


def last_plan(strength: int = 4, points: int = 60, players: int = 2, **options: int) -> Judged:
    """The seventh plan, and whatever is left of the game after it."""
    case = Case(players=players, **options)
    plan = case.plan(FORD, zones.slot(case.seat, "left"))
    case.complete(6)
    case.counters[zones.warden(case.seat), zones.FROM_PLANS] = points
    case.dice(gargoyle=strength, gnoll=strength)
    game = case.play(CarryOut(case.seat))
    game.carry_out(plan)
    game.go_on()
    return game


#: Deed -> what proves it.
PROOFS: dict[str, Callable[[], Judged]] = {
    "first_march": a_plan,
    "full_force": four_sixes,
    "chain_reaction": lambda: crowded_map(3),
    "iron_web": lambda: crowded_map(8),
    "decorated": three_awards,
    "first_come": three_awards,
    "court_of_shadows": ten_champions,
    "beyond_the_crown": two_guards,
    "nothing_wasted": last_plan,
    "landslide": last_plan,
    "legend": lambda: last_plan(points=106),
    "true_conqueror": lambda: last_plan(points=106, players=1, start_score=30),
    "bluff": lambda: last_plan(strength=1),
}


def test_every_deed_has_its_proof() -> None:
    assert list(PROOFS) == list(GAME.deeds.load())


@pytest.mark.parametrize("deed", PROOFS)
def test_a_position_proves(deed: str) -> None:
    game = PROOFS[deed]()
    session = game.session

    commit = deeds_of(session, game.seat)[deed]
    session.jump(commit, force=True)
    assert commit == deeds_of(session, game.seat)[deed]
    session.jump(commit - 1, force=True)
    assert deed not in deeds_of(session, game.seat)


@pytest.mark.parametrize(
    ("deed", "game"),
    [
        ("full_force", lambda: a_plan(6)),
        ("chain_reaction", lambda: crowded_map(2)),
        ("iron_web", lambda: crowded_map(7)),
        ("nothing_wasted", lambda: last_plan(strength=6)),
        ("landslide", lambda: last_plan(points=0)),
        ("legend", lambda: last_plan(points=60)),
        ("true_conqueror", lambda: last_plan(points=106, players=1, start_score=25)),
        ("bluff", lambda: last_plan(strength=2)),
    ],
)
def test_a_little_less_does_not_do(deed: str, game: Callable[[], Judged]) -> None:
    almost = game()

    assert deed not in deeds_of(almost.session, almost.seat)
