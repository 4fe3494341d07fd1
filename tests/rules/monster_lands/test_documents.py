"""Where the rulebook and the quick reference disagree: which of them our content follows."""

from __future__ import annotations

from game.engine.events import Entered
from game.rules.monster_lands.content import ability_of, box, monster
from game.rules.monster_lands.foes import sure_hits
from game.rules.monster_lands.modifiers import combined
from tests.rules.monster_lands.positions import adventure, party

EQUIPMENT = "krakhen pugnor slyzor noxx rashnek slham turzoks kedavra mortis tergeo"
REGIONS = "skyehn ghadik kale kyzhul rynia gurban yuha wahibah uyuniah negueria thaklan al_dahn"


def test_ruling_2_moldo_weakens_force_dice_and_adds_no_sure_hits():
    found = combined((), "monster.moldo", "monster")

    assert (-1, 0) == (found.force, found.magic)
    assert 0 == sure_hits("monster.moldo")


def test_ruling_5_ten_designs_of_equipment_make_eighteen_cards():
    copies = {kind: card.copies for kind, card in box().equipment.items()}

    assert set(EQUIPMENT.split()) == set(copies)
    assert [1] * 2 + [2] * 8 == sorted(copies.values())


def test_ruling_5_the_other_twelve_names_are_regions():
    assert set(REGIONS.split()) == set(box().regions)


def test_ruling_6_a_battle_in_a_region_has_four_steps_and_one_at_the_gates_two():
    def steps(place):
        session = adventure(place=place, expeditions={1: party("frunks", force=2)}).session
        entered = [event for event in session.commits[0].events if isinstance(event, Entered)]
        return [type(step).__name__ for step in entered[0].steps]

    assert ["RevealTraps", "Fight", "Conquest", "LootShare", "EndBattle"] == steps("a")
    assert ["RevealTraps", "Fight", "EndBattle"] == steps("gates")


def test_ruling_7_names_follow_the_quick_reference():
    content = box()
    names = {card.name.en for card in (*content.members.values(), *content.monsters.values())}
    names |= {card.name.en for card in (*content.equipment.values(), *content.regions.values())}

    assert {"Sckon", "Krushus", "Trons", "Snagus", "Poissen", "Parsas", "Sckrat"} <= names
    assert {"Slham", "Slyzor", "Turzoks", "Kyzhul", "Al-Dahn"} <= names
    assert not {"Snagnus", "Khyzul", "Jckon"} & names


def test_ruling_8_heroic_and_legendary_begin_with_monsters_of_any_rank():
    levels = box().levels

    assert ("A",) == levels["tutorial"].first_monsters == levels["normal"].first_monsters
    assert ("A", "B") == levels["heroic"].first_monsters == levels["legendary"].first_monsters


def test_ruling_11_rewards_are_free_maps_and_abysur_pays_glory_and_a_trophy():
    abysur = monster("monster.abysur")

    assert {"glory": 7} == abysur.kill_reward
    assert 2 == abysur.trophy
    assert {"glory", "gold"} >= set(abysur.capture_reward)


def test_every_power_of_a_monster_has_an_effect():
    assert all(ability_of(f"monster.{kind}").effects for kind in box().monsters)
