"""Cases that a referee would ask about: rules that meet each other, and what the text says."""

from __future__ import annotations

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.steps.ending import FinalScoring
from game.rules.rivenoire.steps.places import Place
from game.rules.rivenoire.steps.recruiting import Dismiss, Hire
from game.rules.rivenoire.steps.tokens import UseToken
from game.rules.rivenoire.steps.visiting import ActHere
from tests.rules.rivenoire.laid import Scene

#: A token that recruits somebody of the reserve.
VOLUNTEER = "property.3"


def crowded(*spots: str) -> Scene:
    """Six characters, so that a recruit takes somebody's place; the first ones stand on spots."""
    scene = Scene(2).notable(0, led=("warrior", "ranger", "magician"))
    return scene.titles({"tavern": VOLUNTEER}).own(0, "tavern").stand(0, "peasant", *spots)


def volunteer(scene: Scene, goes: str) -> Scene:
    """Use the token, hire the monk, and let this character go for him."""
    scene.do(UseToken).do(Hire, character="monk")
    (dismissed,) = [each for each in scene.offered(Dismiss) if each.character == goes]
    return scene.choose(dismissed)


def standing(scene: Scene, spot: str) -> str:
    return scene.zones[spot][0]


def test_ruling_22_who_is_dismissed_before_the_action_neither_acts_nor_has_a_bolt():
    scene = crowded("space.ramparts.1").notable(0, hand=("letter_of_marque",))
    peasant = standing(scene, "space.ramparts.1")
    scene.play(Place(1))

    volunteer(scene, peasant)

    assert zones.RESERVE == scene.table.places[peasant]
    assert "" == scene.asks
    assert ["letter_of_marque"] == scene.hand()


def test_ruling_22_a_duellist_who_is_dismissed_leaves_the_other_alone_and_has_no_bolt():
    scene = crowded("space.arena.2").stand(1, "peasant", "space.arena.1")
    scene.notable(0, hand=("letter_of_marque", "elven_boots")).notable(1, hand=("attack_4",))
    peasant = standing(scene, "space.arena.2")
    scene.play(Place(5))

    volunteer(scene, peasant)

    # Nobody is left to fight with: the prize is the other's without a card.
    assert ("AtArena", 1) == (scene.asks, scene.seat)
    scene.do(ActHere)
    assert 3 == scene.seen(1).fame
    assert scene.seen(1).has_shield
    assert ["attack_4"] == scene.hand(1)
    assert "" == scene.asks


def test_quests_are_secret_until_the_final_count_shows_all_of_them():
    scene = (
        Scene(2).notable(0, discard=("eat_apples", "gold_1")).notable(1, discard=("track_record",))
    )
    scene.cards(zones.deck(0), "master_of_slums")
    quests = [each for each in scene.laid().places if each.startswith("quest.")]
    held = {each for each in quests if scene.place_of(each).startswith("notable.")}

    before, after = scene.laid(), scene.on(FinalScoring()).table

    assert set() == held & set(view(GAME, before, 1).places) - {"quest.track_record.1"}
    for seat in (0, 1):
        assert held <= set(view(GAME, after, seat).places)
