"""Where the rulebook and the quick reference disagree: which of them our content follows."""

from __future__ import annotations

import pytest

from game.engine import Session, Setup
from game.library.blocks import Sheet
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box, monster
from game.rules.monster_lands.foes import sure_hits
from game.rules.monster_lands.modifiers import combined
from game.rules.monster_lands.steps.strike import RollAll
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


#: What tells of each step of a battle: traps, monster, conquest, loot.
TELLING = {"ml-trap-revealed": 1, "ml-attack": 2, "ml-conquest-rolled": 3, "ml-loot-taken": 4}


def fought(place):
    """The steps of a battle in their order: the first one captures Gator, the second goes on."""
    scene = adventure(
        place,
        region="yuha",
        expeditions={
            1: party("saruna", force=2, traps=("plus_4",)),
            2: party("taron", 1, force=1, traps=("plus_6",)),
        },
        rolls=(1, 1, 1, 6, 2),
    )
    scene.choose(RollAll(2))
    assert "ml-captured" in scene.keys
    while not scene.is_over:
        scene.choose(scene.options[0])
    told = [TELLING[key] for key in scene.keys if key in TELLING]
    return [step for at, step in enumerate(told) if step not in told[:at]]


def test_ruling_6_a_battle_in_a_region_has_four_steps_and_one_at_the_gates_two():
    assert [1, 2, 3, 4] == fought("a")
    assert [1, 2] == fought("gates")


def test_ruling_7_names_follow_the_quick_reference():
    content = box()
    names = {card.name.en for card in (*content.members.values(), *content.monsters.values())}
    names |= {card.name.en for card in (*content.equipment.values(), *content.regions.values())}

    assert {"Sckon", "Krushus", "Trons", "Snagus", "Poissen", "Parsas", "Sckrat"} <= names
    assert {"Slham", "Slyzor", "Turzoks", "Kyzhul", "Al-Dahn"} <= names
    assert not {"Snagnus", "Khyzul", "Jckon"} & names


@pytest.mark.parametrize(
    ("level", "ranks"),
    [("tutorial", "A"), ("normal", "A"), ("heroic", "AB"), ("legendary", "AB")],
)
def test_ruling_8_the_level_chooses_the_first_monsters_and_leaves_the_equipment_alone(level, ranks):
    tables = [
        Session.begin(GAME, Setup(GAME.id, 2, seed, (("level", level),))).table
        for seed in range(12)
    ]

    assert set(ranks) == {monster(table.zone(zones.lair("a"))[0]).rank for table in tables}
    assert {(3, 15)} == {
        (len(table.zone(zones.BAZAAR)), len(table.zone(zones.GEAR_DECK))) for table in tables
    }


def test_ruling_11_rewards_are_free_maps_and_abysur_pays_glory_and_a_trophy():
    abysur = monster("monster.abysur")

    assert {"glory": 7} == abysur.kill_reward
    assert 2 == abysur.trophy
    assert {"glory", "gold"} >= set(abysur.capture_reward)


def test_the_players_rulebook_has_the_glory_brackets_of_the_content():
    blocks = [block for page in GAME.rulebook.load().pages for block in page.blocks]
    (sheet,) = (
        each for each in blocks if isinstance(each, Sheet) and "Glory" == each.columns[0].en
    )

    told = [
        (int(row[0].en.rstrip("+").partition("–")[0]), row[1].en.count("1 "), row[2].en)
        for row in sheet.rows
    ]

    brackets = box().clan.brackets
    assert [(each.least, sum(each.dice.values()), f"{each.wage} gold") for each in brackets] == told
