"""A text key and its arguments become a sentence in the reader's language."""

import random
from pathlib import Path

import pytest

from game.engine.text import Text, text
from game.library.check import check_texts
from game.library.texts import Texts, languages

ROOT = Path(__file__).parent / "data" / "texts"
NAMES = {
    "en": {"rope": "the rope", "lamp": "the lamp", 0: "Red"},
    "fr": {"rope": "la corde", "lamp": "la lampe", 0: "Rouge"},
}


def texts(lang):
    return Texts(lang, ("lanterns",), (ROOT,))


def names(lang):
    return lambda name, value: NAMES[lang].get(value) if name in ("seat", "cards") else None


def test_the_app_speaks_english_and_french():
    assert ("en", "fr") == languages()


def test_a_text_without_arguments_is_its_sentence():
    assert "Nothing to add." == texts("en").word(text("plain"))
    assert "Rien à ajouter." == texts("fr").word(text("plain"))


@pytest.mark.parametrize(
    ("lang", "count", "sentence"),
    [
        ("en", 0, "Red draws 0 cards from the deck."),
        ("en", 1, "Red draws a card from the deck."),
        ("en", 2, "Red draws 2 cards from the deck."),
        ("fr", 0, "Rouge prend 0 carte de la pioche."),
        ("fr", 1, "Rouge prend 1 carte de la pioche."),
        ("fr", 2, "Rouge prend 2 cartes de la pioche."),
    ],
)
def test_each_language_has_its_own_plurals(lang, count, sentence):
    told = text("drawn", seat=0, count=count)

    assert sentence == texts(lang).word(told, names(lang))


@pytest.mark.parametrize(
    ("cards", "english", "french"),
    [
        (("rope",), "the rope", "la corde"),
        (("rope", "lamp"), "the rope and the lamp", "la corde et la lampe"),
        (("rope", "lamp", "map"), "the rope, the lamp and map", "la corde, la lampe et map"),
        ((), "", ""),
    ],
)
def test_several_things_are_listed_as_the_language_does(cards, english, french):
    told = text("given-back", seat=0, cards=cards)

    assert f"Red gives back {english}." == texts("en").word(told, names("en"))
    assert f"Rouge rend {french}." == texts("fr").word(told, names("fr"))


def test_things_of_one_name_are_counted_and_numbers_are_not():
    several = text("given-back", seat=0, cards=("rope", "lamp", "rope"))
    assert "Red gives back 2 × the rope and the lamp." == texts("en").word(several, names("en"))
    thrown = text("given-back", seat=0, cards=(1, 2, 1))
    assert "Red gives back 1, 2 and 1." == texts("en").word(thrown, names("en"))


def test_a_list_also_gives_its_count_for_the_verb_to_agree():
    assert "a est visible." == texts("fr").word(text("seen", cards=("a",)))
    assert "a et b sont visibles." == texts("fr").word(text("seen", cards=("a", "b")))


def test_a_text_may_hold_other_texts():
    assert "Nothing to add. Nothing to add." == texts("en").word(text("twice"))


def test_ids_without_a_name_are_shown_as_they_are():
    assert "7 gives back rope." == texts("en").word(text("given-back", seat=7, cards=("rope",)))


def test_a_missing_key_is_visible_and_harmless():
    assert "⟦no-such-key⟧" == texts("en").word(text("no-such-key", count=1))
    assert "no-such-key" not in texts("en")
    assert "plain" in texts("en")


def test_a_missing_argument_never_stops_a_game():
    assert "gives back" in texts("en").word(Text("given-back"))


def test_a_malformed_or_endless_text_never_stops_a_game(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text(
        "open = { $count\nloop = { loop } again\nodd = { NOTHING($count) }\nlast = Sound.\n",
        encoding="utf-8",
    )
    bad = Texts("en", ("bad",), (tmp_path,))

    assert "⟦open⟧" == bad.word(text("open", count=1))
    assert "again" in bad.word(text("loop"))
    assert "NOTHING()" in bad.word(text("odd", count=1))
    assert "Sound." == bad.word(text("last"))


def test_mutated_texts_never_stop_a_game_nor_the_check(tmp_path):
    luck = random.Random(7)
    source = (ROOT / "fr" / "lanterns.ftl").read_bytes()
    for lang in languages():
        (tmp_path / lang).mkdir()
    for number in range(150):
        data = bytearray(source)
        for _ in range(luck.randint(1, 5)):
            place = luck.randrange(len(data))
            data[place : place + luck.randrange(8)] = luck.choice(
                [b"{", b"}", b"\n", b"\xff", b"="]
            )
        for lang in languages():
            (tmp_path / lang / f"m{number}.ftl").write_bytes(data)
        mutated = Texts("fr", (f"m{number}",), (tmp_path,))

        for key in ("plain", "drawn", "given-back", "seen", "twice"):
            assert isinstance(mutated.word(text(key, seat=1, count=1, cards=("a",))), str)
        check_texts((f"m{number}",), {"plain"}, roots=(tmp_path,))


def test_braces_without_end_never_stop_a_game_nor_the_check(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "deep.ftl").write_text("deep = " + "{" * 50_000, encoding="utf-8")

    assert "⟦deep⟧" == Texts("en", ("deep",), (tmp_path,)).word(text("deep"))
    assert check_texts(("deep",), {"deep"}, roots=(tmp_path,))


def test_no_invisible_marks_surround_an_argument():
    assert texts("en").word(text("given-back", seat="A", cards=("b",))).isascii()


def test_a_domain_without_a_file_has_no_texts(tmp_path):
    assert "⟦plain⟧" == Texts("fr", ("nowhere",), (tmp_path,)).word(text("plain"))


def test_an_unknown_language_reads_english():
    assert "Nothing to add." == texts("de").word(text("plain"))


def test_more_sentences_than_it_remembers_are_worded_all_the_same():
    english = texts("en")
    sentences = {english.word(text("drawn", seat="A", count=n)) for n in range(2, 4500)}

    assert 4498 == len(sentences)
    assert "A draws 4,499 cards from the deck." in sentences


def test_the_app_words_what_the_engine_refuses():
    assert "La partie est terminée." == Texts("fr").word(text("why-not-over"))
