"""The Adventure as a whole (chapter 4, A1 to A5): what comes first, and what comes last."""

from __future__ import annotations

from game.rules.monster_lands import zones
from game.rules.monster_lands.flow import ADVENTURE
from tests.rules.monster_lands.laid import Laid

CLAN = ("purkas", "korgo", "taroa", "shandee", "geas", "saruna")


def everywhere() -> Laid:
    """One member on every kind of place, and a monster wherever one can be."""
    game = Laid(3).clan(0, *(f"member.{kind}" for kind in CLAN), glory=10, defence=2)
    game.clan(1, "member.tortock").clan(2, "member.poissen")
    for place, region, tile in (("a", "kale", "1"), ("b", "yuha", "2")):
        game.put(zones.land(place), f"region.{region}").put(zones.trails(place), f"list.{tile}")
    for place, monster in (("a", "moldo"), ("b", "krushus"), (zones.GATES, "krinx")):
        game.put(zones.lair(place), f"monster.{monster}")
    game.put(zones.mission(zones.COMPETITIVE), "mission.bridge_guard")
    game.put(zones.mission(zones.CONTRACT), "mission.road_patrol")
    for card, exp in zip(CLAN[1:], ("gates.1", "b.1", "a.1", "right.1", "left.1"), strict=True):
        game.send(f"member.{card}", exp)
    return game


def test_missions_come_before_regions_and_the_gates_last() -> None:
    game = everywhere().play(*ADVENTURE, rolls=(1,) * 12)

    while game.options:
        game.choose(game.options[0], rolls=(1,) * 12)

    told = [
        (each.key, dict(each.args).get("monster"))
        for each in game.told
        if each.key in ("ml-mission", "ml-contract-fulfilled", "ml-battle", "ml-battle-gates")
    ]
    assert [
        ("ml-mission", None),
        ("ml-contract-fulfilled", None),
        ("ml-battle", "monster.moldo"),
        ("ml-battle", "monster.krushus"),
        ("ml-battle-gates", "monster.krinx"),
    ] == told
