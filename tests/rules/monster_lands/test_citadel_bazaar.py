"""The Bazaar (DP-16) and equipment that changes hands (R27, R28)."""

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.bazaar import PickGear, Wear
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.steps.free import RearmGear
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.steps.rearm import Discard, GiveTo
from tests.rules.monster_lands.citadel_tables import Citadel

PURKAS, KORGO, NOVICE = "member.purkas", "member.korgo", "member.novicius.1"
WEAPON, CLOTHES, SPELL = "gear.pugnor.1", "gear.noxx.1", "gear.kedavra.1"
OLD = "gear.krakhen.1"


def market() -> Citadel:
    """A clan with 20 gold and a choice of dice."""
    return Citadel(3).has(0, gold=20).pool(0, force=1, magic=1)


def test_a_card_is_bought_and_worn_at_once():
    table = market().turn(0)
    (fresh, *_) = table.zone(zones.GEAR_DECK)

    table.choose(Visit("bazaar"), PickGear(CLOTHES, 7), Wear(KORGO))

    assert 13 == table.seen(0).gold
    assert (CLOTHES,) == table.seen(0).worn(KORGO)
    assert (WEAPON, fresh, SPELL) == table.zone(zones.BAZAAR)
    assert ("force.1",) == table.zone(zones.slot("bazaar", 1))


def test_the_discount_of_a_persuasion_die():
    table = Citadel(3).pool(0, force=1, persuasion=(6,)).turn(0)

    table.choose(Visit("bazaar"), UseDie("persuasion.1", 6))

    assert [PickGear(WEAPON, 2), PickGear(CLOTHES, 1), PickGear(SPELL, 1)] == table.offers(PickGear)


def test_a_card_too_dear_is_refused():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0)

    table.choose(Visit("bazaar"))

    assert [PickGear(CLOTHES, 7), PickGear(SPELL, 5)] == table.offers(PickGear)
    refusal = table.refusal(WEAPON)
    assert ("ml-why-gold", (("cost", 8), ("gold", 7))) == (refusal.key, refusal.args)


def test_ruling_27_novices_may_carry_equipment():
    table = market().hired(0, NOVICE).turn(0)

    table.choose(Visit("bazaar"), PickGear(SPELL, 5), Wear(NOVICE))

    assert (SPELL,) == table.seen(0).worn(NOVICE)


def test_who_is_away_cannot_be_equipped():
    table = market().send(KORGO, "a.4").turn(0)

    table.choose(Visit("bazaar"), PickGear(SPELL, 5))

    assert (SPELL,) == table.seen(0).worn(PURKAS)


def test_with_everybody_away_nothing_can_be_bought():
    table = market().send(KORGO, "a.4").send(PURKAS, "a.3").turn(0)

    assert Visit("bazaar") not in table.options
    assert "ml-why-nobody-home" == table.why_not(zones.building("bazaar"))


def test_an_older_card_of_the_type_is_passed_on_or_dropped():
    table = market().put(zones.worn(KORGO), OLD).turn(0)

    table.choose(Visit("bazaar"), PickGear(WEAPON, 8))
    assert [Wear(PURKAS), Wear(KORGO, OLD), Wear(KORGO, OLD, PURKAS), Back()] == table.options
    table.choose(Wear(KORGO, OLD, PURKAS))

    assert (WEAPON,) == table.seen(0).worn(KORGO)
    assert (OLD,) == table.seen(0).worn(PURKAS)


def test_an_older_card_is_not_passed_to_somebody_who_has_one():
    table = market().put(zones.worn(KORGO), OLD).put(zones.worn(PURKAS), "gear.slyzor.1").turn(0)

    table.choose(Visit("bazaar"), PickGear(WEAPON, 8))

    assert [Wear(PURKAS, "gear.slyzor.1"), Wear(KORGO, OLD), Back()] == table.options


def test_ruling_28_dropped_equipment_leaves_the_game():
    table = market().put(zones.worn(KORGO), OLD).turn(0)

    table.choose(Visit("bazaar"), PickGear(WEAPON, 8), Wear(KORGO, OLD))

    assert OLD in table.zone(zones.GONE)


def test_ruling_28_the_bazaar_is_filled_while_its_deck_lasts():
    table = market().only(zones.GEAR_DECK).turn(0)

    table.choose(Visit("bazaar"), PickGear(SPELL, 5), Wear(KORGO))

    assert (WEAPON, CLOTHES) == table.zone(zones.BAZAAR)


def test_an_empty_bazaar_is_refused():
    table = market().only(zones.GEAR_DECK).only(zones.BAZAAR).turn(0)

    assert "ml-why-sold-out" == table.why_not(zones.building("bazaar"))


# Equipment changes hands (free action)


def test_equipment_moves_between_members_at_home():
    table = market().hired(0, NOVICE).put(zones.worn(KORGO), WEAPON).turn(0)

    table.choose(RearmGear(WEAPON))
    assert [GiveTo(PURKAS), GiveTo(NOVICE), Discard(), Back()] == table.options
    table.choose(GiveTo(NOVICE))

    assert (WEAPON,) == table.seen(0).worn(NOVICE)
    assert Visit("bazaar") in table.options


def test_equipment_is_not_given_to_somebody_with_a_card_of_the_type():
    table = market().put(zones.worn(KORGO), WEAPON).put(zones.worn(PURKAS), "gear.pugnor.2").turn(0)

    table.choose(RearmGear(WEAPON))

    assert [] == table.offers(GiveTo)
    assert "ml-why-type" == table.why_not(PURKAS)


def test_equipment_of_and_for_members_away_stays_where_it_is():
    table = market().hired(0, "member.drapis").put(zones.worn(KORGO), WEAPON).send(KORGO, "a.4")
    table.put(zones.worn(PURKAS), SPELL).turn(0)

    assert RearmGear(WEAPON) not in table.options
    assert "ml-why-away" == table.why_not(WEAPON)

    table.choose(RearmGear(SPELL))

    assert [GiveTo("member.drapis")] == table.offers(GiveTo)
    assert "ml-why-away" == table.why_not(KORGO)


def test_ruling_28_equipment_may_be_discarded():
    table = market().put(zones.worn(KORGO), WEAPON).turn(0)

    table.choose(RearmGear(WEAPON), Discard())

    assert WEAPON in table.zone(zones.GONE)
