"""Each deed of Rivenoire is proved by a position and what follows from it, to the very commit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import frozen

from game.engine import Auto, Play
from game.guide.records.deeds import deeds_of
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import monster
from game.rules.rivenoire.steps.arena import BeginDuel, Commit
from game.rules.rivenoire.steps.combat import UseCardWith
from game.rules.rivenoire.steps.ending import FinalScoring
from game.rules.rivenoire.steps.expedition import Expedition
from game.rules.rivenoire.steps.places import Place
from game.rules.rivenoire.steps.provost import BuyCheaper, BuyTitle
from game.rules.rivenoire.steps.tavern import Recruit
from tests.rules.rivenoire.fights import Battle
from tests.rules.rivenoire.laid import Scene


def a_kill(name: str = "gnomes") -> Scene:
    """A warrior with a Flail alone against a monster with 9 hit points."""
    scene = Battle(2).line("0 warrior").hands("flail attack_4")
    weak = 9 - monster(f"monster.{name}").hit_points
    return scene.mark(zones.MORE_HIT_POINTS, weak).fight(name).strike("flail")


def with_fury(token: bool = True) -> Scene:
    scene = Battle(2).line("0 warrior").hands("flail attack_4")
    scene.notable(0, tokens=("trophy.4",)).fight("slimes")
    return scene.do(UseCardWith, card="flail") if token else scene.strike("flail")


@frozen
class SendAgain(Auto):
    """The test's own step: the same fighter meets the next monster, a weak one."""

    def resolve(self, play: Play) -> None:
        coming = play.table.zone(zones.MONSTER_DECK)[0]
        play.move("character.warrior.1", to=zones.LINE)
        play.mark(zones.MORE_HIT_POINTS, 1 - monster(coming).hit_points)


def four_kills(count: int = 4) -> Scene:
    scene = Battle(2).hands("flail knights_sword axe twin_swords sabres").lead(0, "warrior")
    scene.on_top(zones.LOOT_DECK, *["gold_ingot_8"] * 6, *["gold_ingot_9"] * 4)
    scene.play(*[step for _ in range(count) for step in (SendAgain(), Expedition())])
    while scene.asks:
        scene.choose(scene.options[0])
    return scene


def four_buildings(count: int = 4) -> Scene:
    scene = Scene(2).play(*[BuyCheaper(0, 15, "")] * count)
    for place in ("ramparts", "market", "hospital", "mine")[:count]:
        scene.do(BuyTitle, title=zones.title(place))
    return scene


def the_paladin(token: str = "6") -> Scene:
    scene = Scene(2).titles({"tavern": f"property.{token}"}).play(BuyCheaper(0, 15, ""))
    return scene.do(BuyTitle, title=zones.title("tavern"))


def three_duels(count: int = 3) -> Scene:
    scene = Scene(2).stand(0, "peasant", "space.arena.1").stand(1, "peasant", "space.arena.2")
    scene.notable(0, hand=("attack_4", "attack_2", "axe")).notable(
        1, hand=("gold_1", "gold_2", "gold_3")
    )
    scene.play(*[BeginDuel()] * count)
    while scene.asks:
        card = scene.seen(scene.seat or 0).hand[0]
        scene.choose(Commit((card,)))
    return scene


def a_drink(coins: str = "wound") -> Scene:
    scene = Scene(2).put(zones.GUESTS, "character.ranger.1")
    scene.notable(0, hand=(coins,)).stand(0, "peasant", "space.tavern.1").play(Place(8))
    scene.do(Recruit, character="ranger")
    return scene


def the_end(**notable: object) -> Scene:
    """The final count; only the first player has anything worth telling."""
    scene = Scene(2).notable(0, **notable)  # type: ignore[arg-type]
    return scene.on(FinalScoring())


def crowned(stars: str = "animated_sword") -> Scene:
    """Most gold, all magic and all diamonds."""
    scene = Scene(2).put(zones.jewels(0), "jewel.2.1")
    return scene.notable(0, discard=(stars, "gold_ingot_8")).on(FinalScoring())


def nursed(fame: int, ill: bool = True) -> Scene:
    scene = Scene(2).notable(0, discard=("nurse_romance",)).notable(1, fame=20)
    scene.stand(0, "peasant", "space.hospital.1").count(zones.notable(0), fame=fame)
    if ill:
        scene.mark(zones.patient(scene.zones["space.hospital.1"][0]), 1)
    return scene.on(FinalScoring())


#: Deed -> what proves it.
PROOFS: dict[str, Callable[[], Scene]] = {
    "killing_blow": a_kill,
    "mighty_blow": with_fury,
    "seven_heads": lambda: a_kill("hydra"),
    "last_word": four_kills,
    "landlord": four_buildings,
    "champion": three_duels,
    "fellowship": lambda: the_end(led=("warrior", "ranger", "magician")),
    "triple_crown": crowned,
    "paladin": the_paladin,
    "happy_hour": a_drink,
    "unscathed": lambda: the_end(fame=20),
    "landslide": lambda: the_end(fame=30),
    "legend": lambda: the_end(fame=110),
    "in_good_hands": lambda: nursed(20),
}


def test_every_deed_has_its_proof() -> None:
    assert list(PROOFS) == list(GAME.deeds.load())


@pytest.mark.parametrize("deed", PROOFS)
def test_a_position_proves(deed: str) -> None:
    session = PROOFS[deed]().game

    commit = deeds_of(session, 0)[deed]
    session.jump(commit, force=True)
    assert commit == deeds_of(session, 0)[deed]
    if commit:
        session.jump(commit - 1, force=True)
        assert deed not in deeds_of(session, 0)


@pytest.mark.parametrize(
    ("deed", "scene"),
    [
        ("killing_blow", lambda: with_fury(token=False)),
        ("mighty_blow", lambda: with_fury(token=False)),
        ("seven_heads", lambda: a_kill("troll")),
        ("last_word", lambda: four_kills(3)),
        ("landlord", lambda: four_buildings(3)),
        ("champion", lambda: three_duels(2)),
        ("fellowship", lambda: the_end(led=("warrior", "ranger", "paladin"))),
        ("triple_crown", lambda: crowned(stars="flail")),
        ("paladin", lambda: the_paladin("5")),
        ("happy_hour", lambda: a_drink("gold_2")),
        ("unscathed", three_duels),
        ("landslide", lambda: the_end(fame=29)),
        ("legend", lambda: the_end(fame=109)),
        ("in_good_hands", lambda: nursed(20, ill=False)),
        ("in_good_hands", lambda: nursed(5)),
    ],
)
def test_a_little_less_does_not_do(deed: str, scene: Callable[[], Scene]) -> None:
    assert deed not in deeds_of(scene().game, 0)
