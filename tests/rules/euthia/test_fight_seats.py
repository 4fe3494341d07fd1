"""A Monster that another seat plays: Control cards, Silver and Gold cards, Gaar by turns."""

from __future__ import annotations

from game.rules.euthia import zones
from game.rules.euthia.steps.fight_control import ClaimMonster, LeaveMonster
from game.rules.euthia.steps.fight_hero import HinderHero
from game.rules.euthia.steps.fight_monster import PlayCard, SwayMonster
from game.rules.euthia.steps.fight_windows import ANSWERING, BEFORE_STRIKE
from game.rules.euthia.steps.rolling import SpendGaar
from game.rules.euthia.views.bout import CLOVER, DAMAGE_MINUS, WOUND_PLUS
from tests.rules.euthia.fights import Bouts


def cards(laid: Bouts, seat: int, *kinds: str) -> Bouts:
    """Cards in a hand."""
    for kind in kinds:
        laid.put(zones.hand(seat), laid.piece(kind))
    return laid


def test_w_10_gaar_by_turns() -> None:
    laid = Bouts("keleia", "dral").hero(gaar=4).count(zones.FIGHT, gaar=1)
    laid.fight("dragonfly", rolls=(6, 2, 4, 5, 6))

    laid.until("MonsterAnswers").done()
    laid.do(SwayMonster, face=6)
    assert 4 == laid.bout.strength
    laid.do(SwayMonster, face=2)
    assert 9 == laid.bout.strength
    laid.do(SwayMonster, face=5)
    assert 8 == laid.bout.strength
    laid.window(ANSWERING).use("tile.keleia_dodge")

    assert [6] == [each["strength"] for each in laid.told("eut-monster-hits")]


def test_ruling_27_a_pass_is_not_final() -> None:
    laid = Bouts("maeldur", "dral").hero(gaar=1).count(zones.FIGHT, gaar=1)
    laid.fight("dragonfly", rolls=(3, 3, 3))

    laid.until("MonsterAnswers").done()
    assert "AnswerRoll" == laid.asks
    laid.do(SwayMonster, die="monster_die.1")

    assert "MonsterAnswers" == laid.asks
    assert 1 == laid.step.seat  # type: ignore[union-attr]


def test_w_17_power_gain_and_two_curses() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "gold.power_gain", "silver.curse", "silver.curse")
    laid.hero(health=7).fight("cyclops", rolls=(5, 3, 3, 3))

    assert 2 == laid.until("PlayCards").counted(zones.CHAOS)
    laid.do(PlayCard, thing="gold.power_gain", count=1)
    assert 2 == laid.bout.total(WOUND_PLUS)
    laid.until("PlayCards").do(PlayCard, thing="silver.curse", count=2)

    assert -6 == laid.bout.total(CLOVER)
    assert 1 == laid.bout.total(DAMAGE_MINUS)
    assert 0 == laid.counted(zones.CHAOS)


def test_w_19_a_clover_ends_with_the_next_monster_attack() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "gold.power_gain")
    laid.hero(health=7).fight("cyclops", rolls=(1, 1, 1, 1, 1, 1))

    laid.until("PlayCards").do(PlayCard, thing="gold.power_gain", count=1)
    laid.until("ModifyAttack")
    assert -2 == laid.bout.total(CLOVER)
    laid.done().until("MonsterAnswers")

    assert 0 == laid.bout.total(CLOVER)
    assert () == laid.zone(zones.FIGHT_CARDS)


def test_w_47_silence_cancels_curses() -> None:
    laid = cards(Bouts("taesiri", "dral"), 1, "silver.curse", "silver.curse")
    silence = "tile.taesiri_silence"
    laid.kit(0, h3=silence).fight("cyclops", rolls=(1, 1, 3, 3))

    laid.until("PlayCards").do(PlayCard, thing="silver.curse", count=2)
    assert -4 == laid.bout.total(CLOVER)
    laid.window(BEFORE_STRIKE).use(silence)

    assert 0 == laid.bout.total(CLOVER)
    assert 0 == laid.bout.total(DAMAGE_MINUS)
    assert 1 == laid.counted(zones.CHAOS)


def test_w_43_control_cards_name_who_plays() -> None:
    laid = Bouts("maeldur", "dral", "keleia")
    pile = zones.deck(zones.CONTROL)
    a, b = "control_card.maeldur.1", "control_card.maeldur.2"
    laid.put_on_top(pile, a, b, "control_card.keleia.1")

    laid.fight("dragonfly").until("MonsterAnswers")

    assert 2 == laid.bout.player
    assert (a,) == laid.zone(zones.hand(0))
    assert {b, "control_card.keleia.1"} == {*laid.zone(zones.discards(zones.CONTROL))}


def test_ruling_100_a_claimed_monster_reveals_no_card() -> None:
    laid = Bouts("maeldur", "dral", "keleia")
    laid.put(zones.hand(1), "control_card.dral.1")

    laid.fight("dragonfly").until("Claim").do(ClaimMonster)

    assert 1 == laid.until("MonsterAnswers").bout.player
    assert ("control_card.dral.1",) == laid.zone(zones.discards(zones.CONTROL))
    assert [] == laid.told("eut-control-card")


def test_a_claim_may_be_declined() -> None:
    laid = Bouts("maeldur", "dral", "keleia")
    laid.put(zones.hand(1), "control_card.dral.1")
    laid.put_on_top(zones.deck(zones.CONTROL), "control_card.keleia.1")

    laid.fight("dragonfly").until("Claim").do(LeaveMonster)

    assert 2 == laid.until("MonsterAnswers").bout.player


def test_ruling_86_possession_lets_both_wrestle_for_the_roll() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "gold.possession")
    laid.hero(health=7, gaar=2).fight("cyclops", rolls=(1, 1, 3, 4, 5, 2))

    laid.until("PlayCards").do(PlayCard, thing="gold.possession", count=1)
    laid.until("WrestleRoll")
    assert 0 == laid.step.seat  # type: ignore[union-attr]
    laid.do(SpendGaar, face=3)
    laid.do(HinderHero, face=5)
    laid.done().done()

    assert "ModifyAttack" != laid.asks or [] == laid.offered(SpendGaar)


def test_the_killer_takes_a_token() -> None:
    laid = Bouts("maeldur", "dral").hero(health=1, gaar=0).fight("cyclops", rolls=(6, 6))

    laid.until("")

    assert 1 == laid.seen(1).has(zones.KILLS)
    assert 1 == laid.seen(0).has(zones.DEATHS)
