"""Sentences that are easy to get wrong: numbers, genders, and what is not there."""

from __future__ import annotations

import pytest

from game.engine import Text, text
from game.library.texts import Texts
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.effects.dice import Swap
from game.rules.monster_lands.steps.strike import Strike
from game.rules.monster_lands.steps.talents import UseTalent
from game.rules.monster_lands.steps.wounds import Wound
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.positions import adventure, party

NOVICE = "member.novicius.1"


def worded(said: Text, lang: str) -> str:
    """A text as a reader sees it, spaces that never break made plain."""
    book = Texts(lang, ("app", "monster_lands"))
    words = book.word(said, lambda name, value: GAME.naming(name, value, lang))
    return words.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("said", "english", "french"),
    [
        (
            text("ml-wages-short", seat=0, due=3, gold=0),
            "Player 1 owes 3 gold and has none: somebody will leave.",
            "Joueur 1 doit 3 or et n’en a plus : quelqu’un va partir.",
        ),
        (
            text("ml-wages-short", seat=0, due=3, gold=1),
            "Player 1 owes 3 gold and hands over the last one: somebody will leave.",
            "Joueur 1 doit 3 or et verse le dernier : quelqu’un va partir.",
        ),
        (
            text("ml-why-mine-dice", needed=1),
            "The free slots of the Mine take 1 Force die.",
            "Les emplacements libres de la Mine demandent 1 dé de Force.",
        ),
        (
            text("ml-why-mission-dice", count=1, colours=("magic",)),
            "This mission takes 1 die of these colours: Magic.",
            "Cette mission demande 1 dé de ces couleurs : Magie.",
        ),
        (
            text("ml-tokens-lost", seat=1, goods=("goods.1.potion",)),
            "No room: Player 2 loses 1 potion.",
            "Plus de place : Joueur 2 perd 1 potion.",
        ),
        (
            text("ml-why-excess", member="member.taroa", asked=1, excess=0),
            "Taroa has reputation 1; your excess glory is 0.",
            "Taroa a une réputation de 1 ; ton excès de gloire est de 0.",
        ),
        (
            text("ml-die-placed", seat=0, die="persuasion", face=5, at="hunter"),
            "Player 1 places Persuasion 5 at the Hunter's Lodge.",
            "Joueur 1 pose un dé de Persuasion (5) au Repère du chasseur.",
        ),
        (
            text("ml-why-panic", building="tavern"),
            "Tavern: closed by panic. No die may be placed there.",
            "Taverne : fermeture pour cause de panique. Aucun dé ne peut y être posé.",
        ),
        (
            text("ml-wounded", seat=0, member="member.shandee"),
            "Shandee of Player 1’s clan is wounded.",
            "Shandee, du clan de Joueur 1, reçoit une blessure.",
        ),
        (
            text("ml-rerolled", seat=0, card="loot.reroll_any_4.1", die="force.1",
                 before=1, face=5),
            "Player 1 rerolls Force, thanks to Loaded Dice: 1 becomes 5.",
            "Joueur 1 relance un dé de Force grâce à Dés pipés : 1 devient 5.",
        ),
        (
            text("ml-ambush-aimed", trap="trap.steal_force_2.1",
                 expedition=zones.expedition(zones.GATES, 1)),
            "Press-Gang strikes space 1 at the Gates.",
            "Traquenard contre l’emplacement 1 des Portes : Racoleurs.",
        ),
        (
            text("ml-why-loot-dice", loot="loot.magic_to_force.1"),
            "Your pool lacks the dice that Stone Idol asks for.",
            "Ta réserve n’a pas les dés qu’il faut pour Idole de pierre.",
        ),
        (
            text("ml-why-affinity", member="member.taroa", region="region.uyuniah"),
            "Taroa does not share the affinity of Uyuniah.",
            "Taroa et Uyuniah n’ont pas la même affinité.",
        ),
        (
            text("ml-killed", seat=0, member="member.taron", monster="monster.gator",
                 goods=(), trophy=1),
            "Taron kills Gator for Player 1: a trophy worth 1.",
            "Taron élimine Gator pour Joueur 1 : un trophée de valeur 1.",
        ),
        (
            text("ml-option-brew", slot=1, potions=3, venoms=0),
            "Slot 1: 3 potions",
            "Emplacement 1 : 3 potions",
        ),
        (
            text("ml-option-brew", slot=2, potions=1, venoms=1),
            "Slot 2: 1 potion, 1 venom",
            "Emplacement 2 : 1 potion, 1 venin",
        ),
        (
            text("ml-board-clan-stores", goods=("goods.1.trap", "goods.2.venom")),
            "In store: 1 trap and 2 venoms.",
            "En réserve : 1 piège et 2 venins.",
        ),
    ],
)  # fmt: skip
def test_numbers_and_genders(said: Text, english: str, french: str) -> None:
    assert (english, french) == (worded(said, "en"), worded(said, "fr"))


def test_without_a_trap_nobody_speaks_of_a_capture() -> None:
    scene = adventure(region="yuha", expeditions={1: party("karunna", force=1)}, rolls=(1, 1, 1))

    assert Strike(0, "a.1") == scene.step
    prompt = scene.step.prompt(scene.table)
    assert "ml-ask-strike-to-kill" == prompt.key
    assert worded(prompt, "en").endswith("Kill from 15; without a trap there is no capture.")


def test_a_strike_names_the_totals_that_count_for_it() -> None:
    """Gator is captured from 11 and killed from 15; Tortock has one more for a capture."""
    scene = adventure(
        region="yuha", expeditions={1: party("tortock", force=1, traps=("plus_4",))},
        rolls=(1, 1, 1),
    )  # fmt: skip

    prompt = scene.step.prompt(scene.table)
    assert (10, 15) == (dict(prompt.args)["capture"], dict(prompt.args)["kill"])


def test_the_question_about_a_potion_says_how_many_wounds_come() -> None:
    scene = adventure(
        monster="krinx",
        region="yuha",
        expeditions={1: party("taron", force=1, potion=1)},
        rolls=(6, 6, 1, 1, 1, 1, 1),
    )

    assert Wound(0, "a.1", 2) == scene.step
    assert worded(scene.step.prompt(scene.table), "en").startswith("Player 1, 2 wounds for Taron")


def test_a_swap_of_a_novice_is_told_with_both_dice() -> None:
    table = Citadel(3).hired(0, NOVICE).pool(0, force=1, magic=1).turn(0)

    table.choose(UseTalent(NOVICE), Swap("force.1", "magic"))

    assert {"seat": 0, "die": "force", "colour": "magic"} == table.story("ml-swapped")
    assert 2 == len(table.zone(zones.pool(0)))
