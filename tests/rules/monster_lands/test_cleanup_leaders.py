"""K3: who leads after the leader's death (rulings 69 and 95)."""

from __future__ import annotations

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.free import Appoint
from game.rules.monster_lands.steps.leaders import Leaders, NameManagers, NewLeader, Promote
from game.rules.monster_lands.steps.windows import Done
from tests.rules.monster_lands.laid import Laid

WATER = "region.kyzhul"


def leaderless(*members: str) -> Laid:
    return Laid().clan(1, "member.tortock").clan(0, *members).mark(zones.leader(0), None)


def promoted(game: Laid) -> str | None:
    return game.play(Leaders()).seen(0).leader


def test_the_highest_reputation_leads_and_keeps_it() -> None:
    game = leaderless("member.korgo", "member.fandor", "member.taroa")

    assert "member.fandor" == promoted(game)
    assert 9 == game.seen(0).reputation
    assert {"seat": 0, "member": "member.fandor"} == game.story("ml-leader-promoted")


def test_a_clan_with_a_leader_promotes_nobody() -> None:
    game = Laid().clan(0, "member.purkas", "member.fandor").play(Leaders())

    assert ("member.purkas", []) == (game.seen(0).leader, game.keys)


def test_ruling_69_cost_breaks_a_tie_and_a_card_without_price_costs_nothing() -> None:
    # Both have reputation 1; the novice costs 2, the initial mercenary has no price.
    assert "member.novicius.1" == promoted(leaderless("member.korgo", "member.novicius.1"))
    # Dalina costs 4.
    assert "member.dalina" == promoted(leaderless("member.novicius.1", "member.dalina"))


def test_a_full_tie_is_chosen_by_the_owner() -> None:
    game = leaderless("member.korgo", "member.taroa", "member.ginova", "member.dalina")

    game.play(Leaders())

    assert NewLeader(0) == game.step
    assert [Promote("member.taroa"), Promote("member.ginova")] == game.options
    assert "member.ginova" == game.choose(Promote("member.ginova")).seen(0).leader


def test_managers_lead_only_when_nobody_else_is_left() -> None:
    game = leaderless("member.vaidala", "member.korgo").put(zones.regions(0), "region.kale")
    game.mark(zones.manager("region.kale"), "member.vaidala")

    assert "member.korgo" == promoted(game)
    assert "member.vaidala" == game.seen(0).manager("region.kale")


def test_ruling_69_a_promoted_manager_frees_its_region() -> None:
    game = leaderless("member.vaidala").put(zones.regions(0), "region.kale")
    game.mark(zones.manager("region.kale"), "member.vaidala")

    assert "member.vaidala" == promoted(game)
    assert game.seen(0).manager("region.kale") is None
    assert ["ml-leader-promoted", "ml-region-unmanaged"] == game.keys


def bereft(*members: str) -> Laid:
    """A clan that lost its leader and has a region of the Water without a manager."""
    return leaderless(*members).put(zones.regions(0), WATER)


def test_ruling_95_a_region_may_get_a_manager_before_anybody_is_promoted() -> None:
    """Dolfus, of reputation 6, would lead; he manages instead, and Taron leads."""
    game = bereft("member.dolfus", "member.taron").play(Leaders())

    assert NameManagers(0) == game.step
    assert {
        Appoint(WATER, "member.dolfus"),
        Appoint(WATER, "member.taron"),
        Done(),
    } == set(game.options)
    game.choose(Appoint(WATER, "member.dolfus"))

    assert ("member.taron", "member.dolfus") == (game.seen(0).leader, game.seen(0).manager(WATER))


def test_ruling_95_nobody_need_manage() -> None:
    game = bereft("member.dolfus", "member.taron").play(Leaders()).choose(Done())

    assert ("member.dolfus", None) == (game.seen(0).leader, game.seen(0).manager(WATER))


def test_ruling_95_who_is_alone_leads_and_is_not_asked() -> None:
    game = bereft("member.taron").play(Leaders())

    assert (None, "member.taron") == (game.step, game.seen(0).leader)


def test_ruling_95_a_clan_with_a_leader_waits_for_the_wages() -> None:
    game = Laid().clan(0, "member.purkas", "member.taron").put(zones.regions(0), WATER)

    assert game.play(Leaders()).step is None


def test_two_novices_are_one_answer() -> None:
    assert "member.novicius.1" == promoted(leaderless("member.novicius.1", "member.novicius.2"))


def test_a_clan_without_members_waits_for_the_preparation() -> None:
    game = Laid().clan(1, "member.tortock").play(Leaders())

    assert (None, None) == (game.step, game.seen(0).leader)
