"""The Ambush module: Conflict, steals, redirects (chapter 9)."""

from __future__ import annotations

from typing import Any

from game.engine import refuse
from game.engine.secrecy import view
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.battlefield import adjacent
from game.rules.monster_lands.steps.ambush import Accept, Aim, Fend
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.steps.conflict import LeaveDown, RevealTop
from game.rules.monster_lands.steps.onslaught import GiveUpMagic, KeepDice, Redirect
from game.rules.monster_lands.steps.stealing import TakeDie
from tests.rules.monster_lands.positions import Party, Scene, adventure, party

MISSES = (1,) * 12


def conflict(expeditions: dict[int, Party], **more: Any) -> Scene:
    """A battle with the Ambush module, before Gator in a region of Fire."""
    more.setdefault("rolls", MISSES)
    return adventure(region="yuha", ambush=True, expeditions=expeditions, **more)


def test_tv_39_adjacency():
    scene = conflict({1: party("taron"), 2: party("korgo", 1), 4: party("frunks", 2)})

    assert (["a.2"], ["a.1", "a.4"], ["a.2"]) == tuple(
        adjacent(scene.table, exp) for exp in ("a.1", "a.2", "a.4")
    )


def test_the_two_gates_expeditions_are_adjacent():
    scene = adventure(
        "gates",
        ambush=True,
        expeditions={1: party("taron", force=1), 2: party("korgo", 1, force=1)},
        rolls=MISSES,
    )

    assert ["gates.2"] == adjacent(scene.table, "gates.1")


def test_ruling_64_tokens_are_revealed_from_the_top_and_never_after_a_stop():
    """Ruling 33: the order of the assignment is the order of the reveal."""
    scene = conflict({1: party("taron", force=1, traps=("plus_4", "plus_6", "plus_8"))})

    assert [RevealTop("a.1", 0), LeaveDown()] == list(scene.options)
    assert refuse("ml-why-from-the-top") == scene.why_not("trap.plus_8.1")
    scene.do(RevealTop)
    assert ("trap.plus_4.1",) == scene.on("a.1").face_up
    scene.choose(LeaveDown())
    assert ("Strike", 0) == scene.asks
    assert ("trap.plus_6.1", "trap.plus_8.1") == scene.on("a.1").face_down


def test_traps_face_down_stay_secret():
    scene = conflict({1: party("taron", force=1, traps=("plus_4", "steal_force_1"))})

    for name in ("trap.plus_4.1", "trap.steal_force_1.1"):
        assert name in view(GAME, scene.table, 0).places
        assert name not in view(GAME, scene.table, 1).places
    shown = [option.touches() for option in scene.options]
    assert not any("trap.plus_4.1" in each for each in shown)


def test_ruling_12_initial_traps_behave_as_classic_ones():
    scene = conflict({1: party("taron", force=1, traps=("initial_plus_4",))})

    scene.do(RevealTop)
    assert ("trap.initial_plus_4.1",) == scene.on("a.1").face_up


def test_ruling_63_face_down_tokens_count_as_traps_a_revealed_ambush_does_not():
    """Sckon 11/12: with a token face down it is captured, whatever it is."""

    def strike(reveal: bool) -> Scene:
        scene = adventure(
            monster="sckon",
            region="kale",
            ambush=True,
            expeditions={1: party("taron", force=2, traps=("steal_force_1",))},
            rolls=(1, 1, 1, 1, 6, 5),
        )
        scene.do(RevealTop if reveal else LeaveDown)
        return scene.roll("force", "force")

    assert "ml-captured" in strike(reveal=False).keys
    assert "ml-strike-failed" in strike(reveal=True).keys


def test_a_revealed_trap_counts_and_works():
    scene = adventure(
        monster="sckon",
        region="kale",
        ambush=True,
        expeditions={1: party("taron", force=2, traps=("plus_4",))},
        rolls=(1, 1, 1, 1, 4, 3),
    )
    scene.do(RevealTop).roll("force", "force")

    assert "ml-captured" in scene.keys


def test_ruling_65_an_ambush_without_a_neighbour_is_spent():
    scene = conflict({1: party("taron", force=1, traps=("steal_force_1", "redirect_1"))})

    scene.do(RevealTop).do(RevealTop)
    assert 2 == scene.keys.count("ml-ambush-in-vain")
    assert 2 == len(scene.on("a.1").ambushes)
    assert ("Strike", 0) == scene.asks


def test_ruling_65_an_ambush_without_suitable_dice_is_spent():
    scene = conflict(
        {1: party("taron", force=1, traps=("steal_magic_1",)), 2: party("korgo", 1, force=2)}
    )

    scene.do(RevealTop)
    assert "ml-ambush-in-vain" in scene.keys
    assert ("Strike", 0) == scene.asks


def test_ruling_65_between_two_without_suitable_dice_nobody_is_asked():
    scene = conflict(
        {
            1: party("korgo", 1, force=2),
            2: party("taron", force=1, traps=("steal_magic_1",)),
            3: party("frunks", 2, force=2),
        }
    )

    scene.do(RevealTop)

    assert "ml-ambush-in-vain" in scene.keys
    assert ("Strike", 1) == scene.asks


def test_a_thief_takes_dice_of_a_neighbour():
    scene = conflict(
        {
            1: party("korgo", 1, force=2, magic=1),
            2: party("taron", 0, force=1, traps=("steal_any_2",)),
        }
    )

    # Korgo has no tokens of his own: Taron is asked first.
    scene.do(RevealTop)
    assert ("Steal", 0) == scene.asks
    assert [TakeDie(("force.1", "force.2")), TakeDie(("magic.1",)), Enough()] == list(scene.options)
    scene.choose(TakeDie(("magic.1",)))
    scene.choose(TakeDie(("force.1", "force.2")))
    assert ("force.2",) == scene.on("a.1").dice
    assert ("force.3", "magic.1", "force.1") == scene.on("a.2").dice
    scene.stop()
    # Stolen dice belong to the thief: the Magic may be given up (ruling 39).
    assert [GiveUpMagic(0), GiveUpMagic(1)] == list(scene.options)


def test_dp_53_a_text_of_one_die_is_not_optional():
    """Force or Magic is the thief's choice; to take nothing is not."""
    scene = conflict(
        {
            1: party("korgo", 1, force=1, magic=1),
            2: party("taron", 0, force=1, traps=("steal_any_1",)),
        }
    )

    scene.do(RevealTop)
    assert [TakeDie(("force.1",)), TakeDie(("magic.1",))] == list(scene.options)
    scene.choose(TakeDie(("magic.1",)))
    assert ("force.2", "magic.1") == scene.on("a.2").dice


def test_dp_53_the_only_die_that_fits_is_taken_without_a_question():
    scene = conflict(
        {
            1: party("korgo", 1, force=1, magic=1),
            2: party("taron", 0, force=1, traps=("steal_magic_1",)),
        }
    )

    scene.do(RevealTop)

    assert ("force.1",) == scene.on("a.1").dice
    assert "ml-dice-stolen" in scene.keys


def test_dp_53_up_to_two_is_a_choice_of_none_to_two():
    scene = conflict(
        {1: party("korgo", 1, force=2), 2: party("taron", 0, force=1, traps=("steal_force_2",))}
    )

    scene.do(RevealTop).choose(Enough())

    assert ("force.1", "force.2") == scene.on("a.1").dice


def test_a_thief_may_take_fewer():
    scene = conflict(
        {1: party("korgo", 1, force=2), 2: party("taron", 0, traps=("steal_force_2",))}
    )

    scene.do(RevealTop).choose(TakeDie(("force.1", "force.2")), Enough())
    assert ("force.1",) == scene.on("a.2").dice


def test_the_owner_chooses_between_two_neighbours():
    scene = conflict(
        {
            1: party("korgo", 1, force=1),
            2: party("taron", 0, force=1, traps=("steal_force_1",)),
            4: party("frunks", 2, force=1),
        }
    )

    scene.do(RevealTop)
    assert [Aim("a.1"), Aim("a.4")] == list(scene.options)
    assert refuse("ml-why-adjacent") == scene.why_not("exp.a.3.envoy")
    scene.choose(Aim("a.4"))
    assert () == scene.on("a.4").dice


def test_a_defence_token_cancels_an_ambush():
    scene = conflict(
        {
            1: party("purkas", 1, force=1, defence=1, gear=("noxx",)),
            2: party("taron", 0, traps=("steal_force_1",)),
        }
    )

    scene.do(RevealTop)
    assert ("Caught", 1) == scene.asks
    assert [Fend(), Accept()] == list(scene.options)
    # Talents do not help against an ambush.
    assert refuse("ml-why-talent-ambush", card="member.purkas") == scene.why_not("member.purkas")
    scene.choose(Fend())
    assert 0 == scene.on("a.1").has("defence")
    assert zones.TRAP_DISCARD == scene.lies("trap.steal_force_1.1")
    assert 1 == len(scene.on("a.1").dice)


def test_an_ambush_may_be_accepted():
    scene = conflict(
        {1: party("korgo", 1, force=1, defence=1), 2: party("taron", 0, traps=("steal_force_1",))}
    )

    scene.do(RevealTop).choose(Accept())
    assert (1, ()) == (scene.on("a.1").has("defence"), scene.on("a.1").dice)


def test_dice_of_reinforced_traps_cannot_be_stolen_those_of_classic_ones_can():
    scene = conflict(
        {
            1: party("korgo", 1, traps=("reinforced_force_2", "force_die_1")),
            2: party("taron", 0, traps=("steal_force_2",)),
        }
    )

    scene.do(RevealTop).do(RevealTop).do(RevealTop)
    (only,) = scene.offered(TakeDie)
    assert 1 == len(only.dice)
    chained = scene.table.zone(zones.safe_dice("a.1"))
    assert 2 == len(chained)
    assert refuse("ml-why-chained") == scene.why_not(chained[0])
    assert 3 == len(scene.on("a.1").dice)


def test_a_colour_that_the_ambush_does_not_take_is_refused():
    scene = conflict(
        {1: party("korgo", 1, force=1, magic=1), 2: party("taron", traps=("steal_force_2",))}
    )

    scene.do(RevealTop)
    assert refuse("ml-why-steal-colour", trap="trap.steal_force_2.1") == scene.why_not("magic.1")


def test_stolen_dice_may_be_stolen_again():
    scene = conflict(
        {
            1: party("korgo", 1, force=1),
            2: party("taron", 0, traps=("steal_force_1",)),
            3: party("frunks", 2, traps=("steal_any_1",)),
        }
    )

    scene.do(RevealTop).choose(Aim("a.1"))
    scene.do(RevealTop)
    assert ("force.1",) == scene.on("a.3").dice


def test_ruling_3_redirect_ambushes_send_1_or_up_to_2_dice():
    """Ruling 62: optional, fixed target; used when the monster attacks the owner."""
    scene = conflict(
        {
            1: party("taron", 0, force=1, traps=("redirect_2",)),
            2: party("korgo", 1, force=1, magic=1),
        }
    )

    scene.do(RevealTop)
    assert [
        Redirect("trap.redirect_2.1", "a.2", 1),
        Redirect("trap.redirect_2.1", "a.2", 2),
        KeepDice(),
    ] == list(scene.options)
    scene.do(Redirect, count=2)
    assert ("GiveMagic", 1) == scene.asks
    scene.choose(GiveUpMagic(1))
    rolled = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    assert [("member.korgo", 1), ("member.taron", 1)] == [
        (each["member"], each["dice"]) for each in rolled
    ]


def test_ginova_and_an_ambush_add_up_by_target():
    scene = conflict(
        {
            1: party("ginova", 0, force=1, traps=("redirect_1",)),
            2: party("korgo", 1, force=1),
        }
    )

    scene.do(RevealTop).do(Redirect, source="member.ginova").do(Redirect)
    rolled = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    assert [("member.korgo", 2), ("member.ginova", 1)] == [
        (each["member"], each["dice"]) for each in rolled
    ]


def test_a_redirect_against_a_dead_neighbour_is_not_offered():
    """Korgo dies under the first attack; Taron's decoy has nobody left to strike."""
    scene = conflict(
        {
            1: party("korgo", 1, force=1, wounded=True),
            2: party("taron", 0, force=1, traps=("redirect_1",)),
        },
        rolls=(6, 1, 1, 1, 1, 1),
    )

    scene.do(RevealTop)
    assert "ml-died" in scene.keys
    assert ("Strike", 0) == scene.asks


def test_conflict_begins_with_the_first_expedition():
    scene = conflict(
        {
            2: party("taron", 0, traps=("plus_4",)),
            3: party("korgo", 1, traps=("plus_4",)),
        }
    )

    assert ("Ambushing", 0) == scene.asks
    scene.do(RevealTop)
    assert ("Ambushing", 1) == scene.asks
