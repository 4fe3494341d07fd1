"""Devastation Incarnate, the finale: Farruga in stages, a Combat Round each (ruling 103)."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots import make_player
from game.engine import Reading, Situation
from game.engine.quick import Quick
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import monster
from game.rules.euthia.devastation import (
    FARRUGA_DAMAGE,
    FELLED_BY,
    GOLEM,
    MAGIC_DEFENCE,
    OFFENSIVE,
    OFFENSIVE_OPEN,
    STAGES,
)
from game.rules.euthia.farruga import fallen
from game.rules.euthia.meta import DEVASTATION
from game.rules.euthia.scoring import breakdown, grade_of, verdict
from game.rules.euthia.steps.farruga import FarrugaLands, FinaleEnds, FinaleTurn
from game.rules.euthia.steps.using import TakeAlternative
from game.rules.euthia.steps.warding import Ward
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout
from tests.portions import FINALES
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import space

RUINS = (4, -2)
#: Both dice show 3, and nothing more happens.
QUIET = "combat.combat_15"


class Finale(Bouts):
    """The Heroes before the dragon, with this Offensive card and these Combat cards first."""

    def __init__(self, *heroes: str, faer: int = 0, card: str = "", **options: Any) -> None:
        super().__init__(*(heroes or ("maeldur",)), scenario=DEVASTATION, **options)
        if faer:
            self.count(GOLEM, faer=faer)
        else:
            self.counters.pop((GOLEM, "faer"))
        if card:
            self.put_on_top(zones.deck(OFFENSIVE), f"offensive.{card}")
        self.put_on_top(zones.deck(zones.COMBAT), QUIET)

    def land(self, rolls: tuple[int, ...] = ()) -> Finale:
        """Farruga comes; up to the first question."""
        self.play(FarrugaLands(11), rolls=rolls)
        return self

    def stop(self) -> Finale:
        """Say no to everything until the game is over."""
        for _ in range(400):
            if self.table.result is not None or not self.asks:
                return self
            found = [each for each in self.options if type(each).__name__ in ("Done", "Pass")]
            self.choose(found[0] if found else self.options[0])
        raise AssertionError("the finale does not end")


# She lands


def test_she_finds_every_hero_ready_healed_warded_and_on_the_ruins() -> None:
    scene = Finale("maeldur", "dral").hero(0, health=1)
    scene.faces["tile.maeldur_concentration"] = zones.SPENT
    scene.land()

    assert (6, 3) == (scene.seen(0).health, scene.seen(0).has(MAGIC_DEFENCE))
    assert scene.seen(0).is_ready("tile.maeldur_concentration")
    assert [space(RUINS)] * 2 == [scene.seen(seat).location for seat in (0, 1)]
    assert 11 == scene.table.marks[zones.ROUND]


@pytest.mark.parametrize(("faer", "count"), [(0, 1), (5, 2), (9, 3), (14, 4)])
def test_she_has_as_many_stages_as_the_faer_says(faer: int, count: int) -> None:
    scene = Finale(faer=faer).land()

    assert [{"count": count}] == scene.told("eut-farruga-lands")
    assert count - 1 == len(scene.zone(STAGES))
    assert ("foe.farruga_1",) == scene.zone(zones.FIGHT)


@pytest.mark.parametrize(
    ("stage", "health", "penalty", "wounds"),
    [
        (1, 10, -1, {3: 0, 4: 2, 7: 4, 10: 5, 13: 7}),
        (2, 6, -2, {3: 0, 4: 3, 7: 4, 10: 6, 13: 8}),
        (3, 5, -2, {2: 0, 3: 3, 6: 4, 9: 6, 12: 8}),
        (4, 5, -3, {2: 0, 3: 3, 6: 5, 9: 6, 12: 8}),
    ],
)
def test_every_stage_has_its_health_for_each_hero_and_its_table(
    stage: int, health: int, penalty: int, wounds: dict[int, int]
) -> None:
    scene = Finale("maeldur", "dral", faer=20)
    for earlier in range(1, stage):
        scene.put(zones.GONE, f"foe.farruga_{earlier}")
    scene.play(FinaleTurn(1))
    bout = Bout(scene.table)

    assert (2 * health, penalty) == (bout.health, bout.card.penalty)
    assert wounds == {strength: bout.wounds(strength) for strength in wounds}
    assert bout.is_immune


def test_heroic_adds_to_the_printed_health_once() -> None:
    assert 23 == Bout(Finale("maeldur", "dral", heroic=True).land().table).health


def test_the_fourth_stage_kills_at_strength_15() -> None:
    row = monster("foe.farruga_4").wounds[-1]

    assert (15, None, ["instant_death"]) == (row.from_, row.to, [each.kind for each in row.do])


# A turn of the finale


def test_each_hero_in_turn_order_fights_one_round_and_the_damage_stays() -> None:
    scene = Finale("maeldur", "dral", card="tail_sweep").land(rolls=(6, 6))

    scene.until("ModifyAttack").until("UseInFight", "preparing")

    assert 1 == scene.bout.hero
    dealt = scene.seen(0).has(FARRUGA_DAMAGE)
    assert 0 < dealt == scene.counted(zones.DAMAGE)
    assert [0, 1] == [each["seat"] for each in scene.told("eut-stand")]


def test_no_initiative_and_no_one_plays_her() -> None:
    scene = Finale("keleia", "dral").land()

    assert not scene.bout.is_played
    assert "eut-ask-initiative" not in scene.keys
    assert "ChooseInitiative" != scene.asks


def test_ruling_103_against_each_other_her_chaos_does_nothing() -> None:
    scene = Finale("maeldur", "dral")
    scene.put_on_top(zones.deck(zones.COMBAT), "combat.combat_29")
    scene.land().until("UseInFight", "answering")

    assert 1 == scene.counted(zones.CHAOS)
    assert () == scene.zone(zones.FIGHT_CARDS)


def test_ruling_103_no_powers_of_air_or_earth_are_felt_on_the_ruins() -> None:
    assert frozenset() == Finale().land().bout.powers


def test_tail_sweep_gives_her_two_strength() -> None:
    scene = Finale(card="tail_sweep").land().window("answering")

    assert 8 == scene.asked["strength"]


def test_breath_of_fire_adds_two_wounds_to_one_or_more() -> None:
    scene = Finale(card="breath_of_fire").land().window("answering")

    assert (6, 4) == (scene.asked["strength"], scene.asked["wounds"])


def test_breath_of_fire_is_ignored_by_who_is_immune_to_fire() -> None:
    scene = Finale("taesiri", card="breath_of_fire").kit(0, h5="tile.taesiri_torpor")
    scene.put("laid.tile.taesiri_torpor", scene.piece("essence.fire"))
    scene.land().window("answering")

    assert 2 == scene.asked["wounds"]
    assert [0] == [each["seat"] for each in scene.told("eut-offensive-ignored")]


def test_wing_gale_takes_two_off_every_hero_attack_roll() -> None:
    calm, gale = (Finale(card=card).land(rolls=(4, 4)) for card in ("tail_sweep", "wing_gale"))
    for scene in (calm, gale):
        scene.until("ModifyAttack")

    assert 2 == calm.asked["amount"] - gale.asked["amount"]


def test_terror_roar_asks_each_hero_for_a_gaar_or_a_wound() -> None:
    gaar, wound = (Finale(card="terror_roar").land() for _ in range(2))
    gaar.until("ChooseAlternative", "finale").do(TakeAlternative, what="lose")
    wound.until("ChooseAlternative", "finale").do(TakeAlternative, what="wound")

    assert (3, 6) == (gaar.seen().gaar, gaar.seen().health)
    assert (4, 5) == (wound.seen().gaar, wound.seen().health)


def test_terror_roar_wounds_who_has_neither_gaar_nor_dwurt() -> None:
    scene = Finale(card="terror_roar").hero(gaar=0).land().window("answering")

    assert 5 == scene.seen().health


def test_terror_roar_takes_a_dwurt_from_skoldur() -> None:
    scene = Finale("skoldur", card="terror_roar").land()
    scene.until("ChooseAlternative", "finale").do(TakeAlternative, what="lose")

    assert 4 == scene.seen().dwurt


def test_magic_defence_prevents_two_wounds_a_token() -> None:
    scene = Finale(card="breath_of_fire").land().window("answering")

    scene.do(Ward)
    assert (2, 2) == (scene.asked["wounds"], scene.seen().has(MAGIC_DEFENCE))
    scene.do(Ward)
    assert 6 == scene.seen().health


def test_magic_defence_is_refused_where_no_wound_is_inflicted() -> None:
    scene = Finale(card="wing_gale").kit(0, "item.potion_of_stoneskin")
    scene.put_on_top(zones.deck(zones.COMBAT), "combat.combat_02")
    scene.count(zones.FIGHT, gaar=-1)
    scene.land().window("answering")

    assert "eut-why-no-wounds" == scene.why_not(Ward)


# Stages


def hit(scene: Finale, left: int) -> Finale:
    """An attack with the Fire Staff and both dice at 6 on a stage with so much Health left."""
    scene.count(zones.FIGHT, damage=10 * scene.setup.players - left)
    return scene.land(rolls=(6, 6)).until("ModifyAttack")


def test_extra_damage_does_not_carry_over_to_the_next_stage() -> None:
    scene = Finale(faer=5, card="tail_sweep")
    scene.put_on_top(zones.deck(zones.COMBAT), QUIET, "combat.combat_12")
    hit(scene, 1)
    scene.until("UseInFight", "answering")

    assert ("foe.farruga_2",) == scene.zone(zones.FIGHT)
    assert (6, 1) == (scene.bout.left, scene.seen().has(FARRUGA_DAMAGE))
    assert (1, 1) == (scene.counted(zones.CHAOS), scene.counted(zones.MONSTER_GAAR))


def test_the_last_stage_ends_the_finale_at_once() -> None:
    scene = hit(Finale("maeldur", "dral", card="tail_sweep"), 1).stop()

    assert 0 == scene.table.marks[FELLED_BY]
    assert [0] == [each["seat"] for each in scene.told("eut-stand")]


def test_it_is_over_after_eight_turns() -> None:
    scene = Finale(faer=20)
    scene.counters[zones.hero(0), "gaar"] = 4
    scene.play(FinaleTurn(8))
    for _ in range(60):
        if scene.table.result is not None:
            break
        if scene.asks == "HeroFalls":
            break
        scene.choose(scene.options[-1])

    assert scene.table.result is not None
    assert [8] == [each["number"] for each in scene.told("eut-finale-turn")]


# Dying


def dying(mode: str = "competitive") -> Finale:
    scene = Finale("maeldur", "dral", card="breath_of_fire", mode=mode)
    scene.hero(0, reputation=6)
    scene.put_on_top(zones.deck(zones.COMBAT), "combat.combat_35")
    scene.land().window("answering")
    return scene.until("UseInFight", "preparing")


def test_ruling_103_who_dies_leaves_the_finale_and_the_others_go_on() -> None:
    scene = dying()

    assert (0,) == fallen(scene.table)
    assert 1 == scene.bout.hero
    assert zones.centre(0, 0) == scene.seen(0).location
    assert (4, ()) == (scene.seen(0).gaar, scene.seen(0).hand)
    assert ("foe.farruga_1",) == scene.zone(zones.FIGHT)


def test_ruling_103_dying_there_costs_two_at_scoring_and_nobody_gains_a_token() -> None:
    scene = dying()
    points = {each.source: each.points for each in breakdown(scene.table, 0)}

    assert (-2, 0) == (points["deaths"], scene.seen(1).has(zones.KILLS))
    assert 6 == scene.seen(0).reputation


def test_ruling_103_side_by_side_it_costs_one_at_once() -> None:
    scene = dying("cooperative")

    assert (5, 0) == (scene.seen(0).reputation, scene.seen(0).has(zones.DEATHS))


def test_it_is_over_when_nobody_is_left() -> None:
    scene = Finale(card="breath_of_fire")
    scene.put_on_top(zones.deck(zones.COMBAT), "combat.combat_35")
    scene.land().stop()

    assert scene.table.result is not None
    assert "eut-end-lost" == scene.table.result.reason
    assert () == scene.zone(zones.FIGHT)


# Rewards and victory


def ended(*damage: int, felled: int | None = None, **options: Any) -> Finale:
    scene = Finale(*("maeldur", "dral")[: len(damage)], **options)
    for seat, each in enumerate(damage):
        scene.hero(seat, reputation=12, farruga_damage=each)
    if felled is not None:
        scene.mark(FELLED_BY, felled)
    scene.play(FinaleEnds())
    return scene


def test_one_reputation_for_two_damage_and_five_for_the_last_blow() -> None:
    scene = ended(7, 4, felled=1)

    assert (15, 19) == (scene.seen(0).reputation, scene.seen(1).reputation)


def test_a_dragon_that_lives_costs_everybody_ten() -> None:
    scene = ended(7, 0)

    assert (5, 2) == (scene.seen(0).reputation, scene.seen(1).reputation)


def test_side_by_side_it_is_won_if_farruga_has_fallen() -> None:
    won, lost = (ended(4, 4, felled=each, mode="cooperative") for each in (0, None))

    assert ((0, 1), ()) == (verdict(won.table).winners, verdict(lost.table).winners)
    assert won.table.result is not None
    assert "eut-end-together-won" == won.table.result.reason


def test_solo_grades_need_farruga_felled() -> None:
    won, lost = Finale().mark(FELLED_BY, 0), Finale()

    assert [f"{DEVASTATION}.{number}" for number in (0, 1, 2)] == [
        grade_of(won.laid(), points)[0] for points in (60, 45, 10)
    ]
    assert (f"{DEVASTATION}.3", False) == grade_of(lost.laid(), 90)


# What a Hero keeps from turn to turn


def test_hope_stays_with_the_hero_who_has_it() -> None:
    scene = Finale("maeldur", "dral", card="tail_sweep").hero(0, kept_hope=2)
    scene.hero(1, kept_hope=1).land()

    assert 2 == scene.bout.hope
    scene.until("ModifyAttack").until("UseInFight", "preparing")
    assert 1 == scene.bout.hope


def test_the_offensive_card_is_another_each_turn() -> None:
    scene = Finale(faer=20, card="tail_sweep")
    scene.play(FinaleTurn(1)).until("ModifyAttack")

    assert ("offensive.tail_sweep",) == scene.zone(OFFENSIVE_OPEN)
    for _ in range(20):
        if len(scene.told("eut-finale-turn")) > 1 or scene.table.result is not None:
            break
        scene.done()
    assert ("offensive.tail_sweep",) != scene.zone(OFFENSIVE_OPEN)


# Finales by chance


def random_finale(seed: int) -> Reading:
    """Heroes in strong armour play at random against a dragon of any number of stages."""
    players = 1 + seed % 4
    names = ("maeldur", "dral", "skoldur", "taesiri")[:players]
    mode = {} if players == 1 else {"mode": ("competitive", "cooperative")[seed // 4 % 2]}
    scene = Finale(*names, faer=(0, 3, 9, 15)[seed // 8 % 4], heroic=bool(seed % 3 == 2), **mode)
    for seat in range(players):
        scene.kit(seat, h1=f"item.{('greatsword', 'dragon_lance')[seat % 2]}")
        scene.kit(seat, "item.healing_potion", "essence.fire", helmet="item.plate_helmet")
        scene.kit(seat, greaves="item.plate_greaves", gauntlets="item.dragonhide_gauntlets")
    quick = Quick(scene.laid(FarrugaLands(11)), seed)
    bots = [make_player("random", seat, seed, GAME) for seat in range(players)]
    quick.begin()
    while (decision := quick.decision) is not None:
        quick.choose(bots[decision.seat].choose(Situation(GAME, decision, quick.table)))
        assert [] == list(GAME.broken(quick.table)), seed
    return quick.table


@pytest.mark.parametrize("count", FINALES)
def test_random_finales_end_with_nothing_of_the_fight_left(count: int) -> None:
    for seed in range(count):
        table = random_finale(seed)

        assert table.result is not None
        assert () == table.zone(zones.FIGHT) + table.zone(zones.FIGHT_CARDS), seed
        left = [name for owner, name in table.counters if owner == zones.FIGHT]
        assert [] == left, seed
        assert zones.SIDES not in table.marks, seed
        for seat in range(1 + seed % 4):
            hero = Hero(table, seat)
            assert () == table.zone(zones.found(seat)), seed
            assert 0 <= hero.free_bags, seed
            assert len(hero.hand) <= 5, seed
