"""Rules of thumb of players without hands: what they do in plain situations."""

from __future__ import annotations

from game.engine import Decision
from game.engine.chance import Chance
from game.engine.redeal import redeal
from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.players.fights import Battle as Prospect
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.thumbs import judge, whole
from game.rules.rivenoire.steps.paying import Pay, PayWith
from game.rules.rivenoire.steps.tavern import PayWage, PayWageWith
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import family, kind_of
from tests.rules.rivenoire.fights import Battle
from tests.rules.rivenoire.laid import Scene, named


def best(scene):
    """The option that rules of thumb like best, as the seat sees the table."""
    decision = scene.game.decision
    seen = view(GAME, scene.table, decision.seat)
    worth = judge(seen, decision)
    return max(decision.options, key=worth)


def chosen(scene):
    """What it does, and with which card."""
    option = best(scene)
    return type(option).__name__, kind_of(option.card)


def test_the_killing_blow_is_taken_with_the_card_that_suffices():
    scene = Battle(2).line("0 peasant", "1 peasant").hands("attack_4 attack_2 gold_1", "axe gold_1")
    scene.mark(zones.MORE_HIT_POINTS, 4 - 9).fight("gnomes")

    assert ("UseCard", "attack_4") == chosen(scene)


def test_the_last_who_can_strike_does_not_lose_the_fight():
    scene = (
        Battle(2).line("1 peasant", "0 peasant").hands("attack_2 attack_4 gold_2", "gold_1 gold_2")
    )
    scene.mark(zones.MORE_HIT_POINTS, 5 - 9).fight("gnomes").throw("gold_1")

    assert "UseCard" == type(best(scene)).__name__


def test_of_two_faces_the_milder_one_is_suffered():
    scene = Battle(2).line("0 magician").hands("attack_2 gold_1 gold_2 gold_3").notable(0, fame=5)
    scene.fight("dragon", "wound", "fame").strike("attack_2")

    assert "face.lose_fame" == best(scene).face


def test_useless_cards_are_discarded_before_weapons():
    scene = Battle(2).line("0 peasant").hands("attack_2 axe gold_1 gold_2")
    scene.fight("dragon", "choice").strike("attack_2")

    assert ("ThrowAway", "gold_1") == chosen(scene)


def test_a_payment_is_made_with_what_is_missed_least():
    table = Scene(2).notable(0, hand=("gold_4", "gold_3", "gold_2", "gold_1")).laid()
    bill = Pay(0, 5, "market.axe.1", "character.peasant.1")
    found = whole(table, Decision(0, bill, tuple(bill.options(table))))

    assert isinstance(found, PayWith)
    assert found.coins == 5
    assert bill.accepts(table, found)


def test_a_wage_is_paid_with_coins_rather_than_beers():
    table = Scene(2).notable(0, hand=("gold_4", "gold_2")).laid()
    bill = PayWage(0, 6, "character.ranger.1", "character.peasant.1")
    found = whole(table, Decision(0, bill, tuple(bill.options(table))))

    assert isinstance(found, PayWageWith)
    assert (6, 0) == (found.coins, found.beers)


def test_alone_and_without_weapons_nobody_goes_out_to_the_last_monster():
    armed = Scene(2).mark(zones.ROUND, 6).monster("hydra")
    armed.notable(0, hand=("flail", "axe", "knights_sword", "spear", "twin_swords", "attack_4"))
    bare = Scene(2).mark(zones.ROUND, 6).monster("hydra").notable(0, hand=("gold_1", "gold_2"))

    def promise(scene):
        return Prospect(Outlook(view(GAME, scene.laid(), 0), 0)).worth_with(1)

    assert promise(bare) < 0 < promise(armed)


def test_company_makes_a_fight_worth_more():
    def promise(*line):
        scene = Battle(3).mark(zones.ROUND, 3).monster("barbarians").line(*line)
        scene.hands("attack_4 attack_2 gold_1", "gold_1 gold_2 gold_3 gold_4", "gold_1")
        outlook = Outlook(view(GAME, scene.laid(), 0), 0)
        counts = Prospect(outlook).joining(1)
        return Prospect(outlook).victory(counts)[0]

    assert promise() < promise("1 peasant") < promise("1 peasant", "2 peasant")


def test_in_every_imagined_world_a_card_stays_with_who_was_seen_to_get_it():
    scene = Scene(2).notable(0, deck=("axe", "nugget_7", "eat_apples", "gold_1"))
    scene.notable(1, deck=("sabres", "gold_2"), hand=("hatchets", "track_record"))
    table = scene.laid()

    worlds = [redeal(GAME, table, 0, Chance(7, deal)) for deal in range(20)]

    own = {frozenset(map(named, Notable(world, 0).cards)) for world in worlds}
    hands = {frozenset(map(named, Notable(world, 1).hand)) for world in worlds}
    held = {each for world in worlds for each in Notable(world, 1).cards}
    theirs, guessed = set(map(named, held)), held - set(Notable(table, 1).cards)
    assert {frozenset(map(named, Notable(table, 0).cards))} == own
    assert len(hands) > 1
    assert {"sabres", "hatchets", "gold_2"} <= theirs
    assert not {"axe", "nugget_7", "eat_apples"} & theirs
    assert {"quest"} == {family(each) for each in guessed}
    assert len(guessed) > 3
