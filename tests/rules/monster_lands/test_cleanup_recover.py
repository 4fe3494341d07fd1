"""K1: what comes home and what does not (rulings 1, 4 and 94, TV-47)."""

from __future__ import annotations

from game.rules.monster_lands import zones
from game.rules.monster_lands.flow import CLEANUP
from game.rules.monster_lands.steps.free import Heal
from game.rules.monster_lands.steps.overflow import DropTrap
from game.rules.monster_lands.steps.recover import PourAway, Recover, SparePotions
from game.rules.monster_lands.steps.rounds import Round
from tests.rules.monster_lands.laid import Laid

FANDOR, TORTOCK, DALINA = "member.fandor", "member.tortock", "member.dalina"


#: What tells of each step of the Cleanup; the game goes on after K5 or ends there.
TELLING = {
    "ml-came-home": 1,
    "ml-panic": 2,
    "ml-leader-promoted": 3,
    "ml-wages-paid": 4,
    "ml-end-near": 5,
    "ml-reset": 6,
    "ml-first-player": 7,
    "ml-round": 8,
}


def cleaned_up(number: int) -> list[int]:
    """The steps of the Cleanup of a round, in the order in which they were told of.

    Fandor is still out, Gator unbeaten, the second clan without its leader, both owe wages, and
    the marker is with the clan of the higher reputation.
    """
    game = Laid(2).mark(zones.ROUND, number).mark(zones.FIRST, 0)
    game.clan(0, TORTOCK, FANDOR, gold=5, glory=5).send(FANDOR, "a.2")
    game.clan(1, "member.korgo", DALINA, gold=5, glory=5).mark(zones.leader(1), None)
    game.put(zones.lair("a"), "monster.gator")
    game.put(zones.land("a"), "region.kale").put(zones.trails("a"), "list.1")

    game.play(*CLEANUP, Round(number + 1))

    told = [TELLING[key] for key in game.keys if key in TELLING]
    return [step for at, step in enumerate(told) if step not in told[:at]]


def test_ruling_4_cleanup_has_eight_steps() -> None:
    assert [1, 2, 3, 4, 6, 7, 8] == cleaned_up(1)


def test_ruling_4_the_last_cleanup_stops_at_the_fifth() -> None:
    assert [1, 2, 3, 4, 5] == cleaned_up(6)


def test_ruling_1_gold_and_bottles_on_a_token_come_home() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR, gold=2, potion=1).send(FANDOR, "a.2")
    game.count(zones.owner("a.2"), gold=5, potion=1, venom=1)

    game.play(Recover())

    clan = game.seen(0)
    assert (7, 2, 1) == (clan.gold, clan.has("potion"), clan.has("venom"))
    assert {"token.tortock", "token.fandor"} == set(game.zone(zones.home(0)))
    assert 0 == game.table.count(zones.owner("a.2"), "potion")
    assert {"seat": 0, "member": FANDOR, "gold": 5, "potion": 1, "venom": 1} == game.story(
        "ml-brought-home"
    )


def test_bottles_above_the_limit_are_lost() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR, potion=3).send(FANDOR, "a.1")
    game.count(zones.owner("a.1"), potion=1)

    game.play(Recover())

    assert 3 == game.seen(0).has("potion")
    assert {"seat": 0, "goods": ("goods.1.potion",)} == game.story("ml-tokens-lost")


def test_ruling_94_potions_that_come_home_may_be_drunk_before_the_limit_takes_any() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR, potion=3).send(FANDOR, "a.1")
    game.face("token.fandor", "wounded").count(zones.owner("a.1"), potion=2)

    game.play(Recover())
    assert SparePotions(0) == game.step
    assert [Heal(FANDOR), PourAway()] == game.options
    assert "ml-why-unharmed" == game.why_not("token.tortock")
    game.choose(Heal(FANDOR))

    assert (3, False) == (game.seen(0).has("potion"), game.seen(0).is_wounded(FANDOR))
    # Four were left, and nobody else is hurt: the fourth is lost without a question.
    assert {"seat": 0, "goods": ("goods.1.potion",)} == game.story("ml-tokens-lost")


def test_ruling_94_nobody_need_drink() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR, potion=3).send(FANDOR, "a.1")
    game.face("token.fandor", "wounded").count(zones.owner("a.1"), potion=1)

    game.play(Recover()).choose(PourAway())

    assert (3, True) == (game.seen(0).has("potion"), game.seen(0).is_wounded(FANDOR))


def test_ruling_94_with_room_for_all_the_wage_window_is_early_enough() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR, potion=2).send(FANDOR, "a.1")
    game.face("token.fandor", "wounded").count(zones.owner("a.1"), potion=1)

    game.play(Recover())

    assert (None, 3) == (game.step, game.seen(0).has("potion"))


def test_wounds_stay() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR).send(FANDOR, "gates.1").face("token.fandor", "wounded")

    game.play(Recover())

    assert game.seen(0).is_wounded(FANDOR)
    assert game.seen(0).is_home(FANDOR)


def test_traps_and_defence_tokens_are_discarded_used_or_not() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR, defence=1).send(FANDOR, "a.3")
    game.count(zones.owner("a.3"), defence=2, guards=1)
    game.put(zones.face_down("a.3", 0), "trap.plus_4.1")
    game.put(zones.face_up("a.3"), "trap.force_die_1.1", "trap.initial_plus_4.1")

    game.play(Recover())

    assert {"trap.plus_4.1", "trap.force_die_1.1"} == set(game.zone(zones.TRAP_DISCARD))
    # The initial trap is none of the supply.
    assert "trap.initial_plus_4.1" in game.zone(zones.GONE)
    assert 1 == game.seen(0).has("defence")
    assert 0 == game.table.count(zones.owner("a.3"), "defence")
    assert 0 == game.table.count(zones.owner("a.3"), "guards")
    assert () == game.seen(0).traps


def test_members_come_home_from_missions_as_well() -> None:
    game = Laid().clan(0, TORTOCK, FANDOR).send(FANDOR, "left.2").send(TORTOCK, "right.1")

    game.play(Recover())

    assert 2 == len(game.zone(zones.home(0)))


def test_tv_47_the_sixth_trap_is_too_many_and_dalina_makes_it_eight() -> None:
    tokens = [f"trap.force_die_1.{n}" for n in (1, 2, 3, 4)] + ["trap.plus_4.1", "trap.plus_4.2"]
    game = Laid().clan(0, TORTOCK).put(zones.traps(0), *tokens)

    game.play(DropTrap(0))

    assert 6 == len(game.options)
    game.choose(game.options[0])
    assert (5, 5) == (len(game.seen(0).traps), game.seen(0).limit("trap"))
    assert ("trap.force_die_1.1",) == game.zone(zones.TRAP_DISCARD)
    assert 8 == Laid().clan(0, TORTOCK, DALINA).play().seen(0).limit("trap")
