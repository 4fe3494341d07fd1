"""Sentences that are easy to get wrong: articles, agreement, titles that begin with a verb."""

from __future__ import annotations

import re

import pytest

from game.bots import make_player
from game.engine import Session, Setup, Situation, Text, text
from game.engine.events import Told
from game.library.places import content_dir
from game.library.texts import Texts
from game.rules.valeria import GAME


def worded(said: Text, lang: str) -> str:
    """A text as a reader sees it."""
    book = Texts(lang, ("app", "valeria"))
    return book.word(said, lambda name, value: GAME.naming(name, value, lang))


@pytest.mark.parametrize(
    ("said", "english", "french"),
    [
        (
            text("val-recruited", seat=0, champion="champion.sentinel.2", cost=0,
                 source="link.champion"),
            "Player 1 recruits the Sentinel for nothing (Chain Bonus: Champion).",
            "Joueur 1 recrute gratuitement un Champion : Sentinelle (Bonus de Chaîne : Champion).",
        ),
        (
            text("val-plan-bought", seat=1, plan="plan.break_the_moonlit_escort", cost=1),
            "Player 2 carries out “Break the Moonlit Escort”, for 1 Gold.",
            "Joueur 2 mène « Briser l’Escorte au Clair de Lune », pour 1 Or.",
        ),
        (
            text("val-die-taken", seat=0, die="gargoyle.3", face=5, source="shrine.gold"),
            "Player 1 takes the Gargoyle 5 (Gold Shrine).",
            "Joueur 1 prend le dé Gargouille 5 (Sanctuaire de l’Or).",
        ),
        (
            text("val-surplus-lost", seat=0, amount=2, item="influence", source="link.influence"),
            "Player 1: 2 Influence lost, no room (Chain Bonus: Influence).",
            "Joueur 1 : 2 Influence en trop, faute de place (Bonus de Chaîne : Influence).",
        ),
        (
            text("val-refill-few", count=1, limit=2),
            "One die is left on the shrines (refill at 2): all dice and champions are renewed.",
            ("Il reste un dé dans les Sanctuaires (remplissage à 2) : tous les dés et tous les "
            "Champions sont renouvelés."),
        ),
        (
            text("val-spent", seat=0, magic=2, gems=1),
            "Player 1 spends 2 Magic and 1 Gem.",
            "Joueur 1 dépense 2 Magie et 1 Gemme.",
        ),
        (
            text("val-why-camp", plan="plan.hold_the_ashen_crossroads", troops=("orc",), gold=2),
            ("Nearest plan: “Hold the Ashen Crossroads”. Missing: "
            "Orc (a die or a Gem), 2 Gold."),
            ("Au plus près : « Tenir le Carrefour des Cendres ». Il manque : "
            "Orque (un dé ou une Gemme), 2 Or."),
        ),
        (
            text("val-moved", seat=0, place="warden.0.camp"),
            "Player 1 goes to Camp.",
            "Joueur 1 va au Camp.",
        ),
    ],
)  # fmt: skip
def test_articles_agreement_and_titles(said: Text, english: str, french: str) -> None:
    assert english == worded(said, "en")
    assert french == worded(said, "fr").replace("\u00a0", " ")


#: What no sentence may have, by language.
FAULTS = {
    "en": re.compile(r"  |'|\b1 (dice|Gems|points|plans)\b|\(\)|[Tt]he [Tt]he|\ba [aeiou]"),
    "fr": re.compile(
        r"  |'| [:;!?»]|« |\b1 (dés|Gemmes|points|Stratagèmes)\b|\(\)|\b[dDqQ]u?e [aeiouéÉ]"
        r"|\b([Ll][ea]|au|du) [aeioué]|\bau le\b"
    ),
}


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_is_told_without_a_fault(players: int) -> None:
    session = Session.begin(GAME, Setup("valeria", players, 11))
    bots = [make_player("random", seat, 11, GAME) for seat in range(players)]
    while (decision := session.decision) is not None:
        seen = Situation(GAME, decision, session.table)
        session.choose(bots[decision.seat].choose(seen))
    told = {
        Text(event.key, event.args)
        for commit in session.commits
        for event in commit.events
        if isinstance(event, Told)
    }

    for lang, faults in FAULTS.items():
        sentences = [worded(said, lang) for said in sorted(told, key=repr)]
        assert [] == [each for each in sentences if faults.search(each)]


def test_no_french_sentence_breaks_before_its_sign() -> None:
    """A no-break space stands before double signs, in every text of the file."""
    lines = (content_dir() / "texts" / "fr" / "valeria.ftl").read_text("utf-8").splitlines()
    sentences = [line for line in lines if not line.startswith("#")]

    assert [] == [line for line in sentences if re.search(r"\S [:;!?»](?=[\s.]|$)|'", line)]
