"""Chaos actions of a Monster without a player (chapter 16)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.euthia import zones
from game.rules.euthia.chaos import act
from game.rules.euthia.views.bout import CLOVER, STRENGTH, WOUND_PLUS
from tests.rules.euthia.fights import Bouts


@frozen
class Act(Auto):
    """So many Chaos symbols."""

    symbols: int

    def resolve(self, play: Play) -> None:
        act(play, self.symbols)


def acted(symbols: int, chaos: int, gold: tuple[str, ...], silver: tuple[str, ...] = ()) -> Bouts:
    """A fight in which the Combat card shows so many Chaos symbols."""
    laid = Bouts().mark(zones.SIDES, (0, -1, ""))
    laid.put(zones.FIGHT, "monster.vindictive_gecko.1").count(zones.FIGHT, chaos=chaos)
    for kind in gold:
        laid.put(zones.GOLD_RESERVE, laid.piece(f"gold.{kind}"))
    for kind in silver:
        laid.put(zones.SILVER_RESERVE, laid.piece(f"silver.{kind}"))
    return laid.play(Act(symbols))


def kinds(laid: Bouts, zone: str) -> list[str]:
    return [piece.split(".")[1] for piece in laid.zone(zone)]


def test_w_28_tokens_and_reserves_limit_the_actions() -> None:
    assert 1 == len(acted(2, 1, ("power_gain", "healing")).told("eut-cards-played"))
    assert 1 == len(acted(2, 2, ("power_gain",)).told("eut-cards-played"))


def test_w_29_two_chaos_actions() -> None:
    laid = acted(2, 2, ("power_gain",) * 4 + ("healing", "mind_control"))

    assert [3, 1] == [each["count"] for each in laid.told("eut-cards-played")]
    assert 5 + 2 == laid.bout.total(WOUND_PLUS)
    assert -4 - 2 == laid.bout.total(CLOVER)
    assert ["mind_control", "healing"] == kinds(laid, zones.GOLD_RESERVE)
    assert 0 == laid.counted(zones.CHAOS)


def test_w_30_healing_on_an_unhurt_monster() -> None:
    laid = acted(1, 1, ("healing", "healing"))

    assert 2 == laid.bout.total(STRENGTH)
    assert ["healing"] == kinds(laid, zones.FIGHT_CARDS)
    assert ["healing"] == kinds(laid, zones.GOLD_RESERVE)


def test_w_30_with_two_actions_the_next_other_card_is_the_second_pile() -> None:
    laid = acted(2, 2, ("healing", "healing", "power_gain"))

    assert ["healing", "power_gain"] == kinds(laid, zones.FIGHT_CARDS)
    assert ["healing"] == kinds(laid, zones.GOLD_RESERVE)


def test_w_56_healing_as_the_second_pile_is_one_card() -> None:
    laid = acted(2, 2, ("power_gain", "healing", "healing"))

    assert ["power_gain", "healing"] == kinds(laid, zones.FIGHT_CARDS)
    assert ["healing"] == kinds(laid, zones.GOLD_RESERVE)
    assert 0 == laid.counted(zones.CHAOS)


def test_ruling_58_an_empty_gold_reserve_is_followed_by_the_silver_one() -> None:
    laid = acted(2, 2, ("power_gain",), ("venom", "venom", "curse"))

    assert [1, 2] == [each["count"] for each in laid.told("eut-cards-played")]
    assert ["curse"] == kinds(laid, zones.SILVER_RESERVE)


def test_ruling_89_only_healing_cards_left_leave_the_second_chaos_unspent() -> None:
    laid = acted(2, 2, ("healing", "healing"))

    assert 1 == laid.counted(zones.CHAOS)
