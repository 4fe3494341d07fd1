"""Every missing, unused, malformed or unlike text is found, in both languages."""

import pytest

from game.library.check import GameSources, check_all, check_texts, used_text_keys
from game.library.content import Shelf
from tests.library.worked import CARDS, CONVERTER, DATA, Content


@pytest.fixture
def write(tmp_path):
    def writer(name, text):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    return writer


def found(problems, root):
    return [str(problem).replace(f"{root.as_posix()}/", "") for problem in problems]


def check(root, used, en, fr, write):
    write("en/toy.ftl", en)
    write("fr/toy.ftl", fr)
    return found(check_texts(("toy",), used, roots=(root,)), root)


def test_texts_that_agree_have_no_problem():
    used = {"plain", "drawn", "given-back", "seen", "twice"}

    assert [] == check_texts(("lanterns",), used, roots=(DATA / "texts",))


def test_a_used_key_must_be_worded_in_both_languages(tmp_path, write):
    assert [
        "texts: b: this text is missing in 'fr'",
        "texts: c: this text is missing in 'en'",
        "texts: c: this text is missing in 'fr'",
    ] == check(tmp_path, {"a", "b", "c"}, "a = A\nb = B\n", "a = A\n", write)


def test_a_text_that_nothing_uses_is_found(tmp_path, write):
    assert [
        "en/toy.ftl:3: old: nothing uses this text",
        "fr/toy.ftl:2: -ghost: nothing uses this text",
        "fr/toy.ftl:3: older: nothing uses this text",
    ] == check(tmp_path, {"a"}, "a = A\n\nold = O\n", "a = A\n-ghost = G\nolder = O\n", write)


def test_a_malformed_text_is_found_with_its_line(tmp_path, write):
    problems = check(tmp_path, {"a", "b"}, "a = A\n\nb = { $x\n", "a = A\nb = { $x }\n", write)

    assert 'en/toy.ftl:3: b: malformed: Expected token: "}"' in problems


def test_both_languages_must_ask_for_the_same_arguments(tmp_path, write):
    assert [
        "fr/toy.ftl:1: a: $count is only in 'en'",
        "fr/toy.ftl:1: a: $total is only in 'fr'",
    ] == check(tmp_path, {"a"}, "a = { $count }\n", "a = { $total }\n", write)


def test_arguments_count_wherever_they_stand(tmp_path, write):
    en = "a = { $n ->\n    [one] one\n   *[other] { b }\n }\nb = { $m }\n"

    assert [] == check(tmp_path, {"a"}, en, "a = { $m } { NUMBER($n) }\n", write)


def test_references_functions_repeats_and_attributes_are_looked_at(tmp_path, write):
    en = "a = { nowhere } { -ghost }\na = again\nb = { ODD() }\nc =\n    .hint = never shown\n"

    assert [
        "en/toy.ftl:1: a: it refers to '-ghost', which is nowhere",
        "en/toy.ftl:1: a: it refers to 'nowhere', which is nowhere",
        "en/toy.ftl:2: a: this key is written twice",
        "en/toy.ftl:3: b: there is no function ODD()",
        "en/toy.ftl:4: c: attributes are never shown; make a key of each",
        "en/toy.ftl:4: c: the text is empty",
    ] == check(tmp_path, {"a", "b", "c"}, en, "a = A\nb = B\nc = C\n", write)


def test_a_missing_file_is_said_once_a_language(tmp_path):
    assert [
        "en/toy.ftl: the file is missing",
        "fr/toy.ftl: the file is missing",
    ] == found(check_texts(("toy",), (), roots=(tmp_path,)), tmp_path)


def test_keys_are_found_in_calls_and_in_declared_lists(write):
    file = write(
        "rules.py",
        """
TEXT_KEYS = ("phase-dawn", "phase-dusk")

def rules(play, name):
    text("one", count=1)
    play.tell("two", seats=(0,), card=name)
    refuse("three" if name else "four")
    Refusal("five", ())
    Text(key="six")
    play.tell(f"phase-{name}")
    widget.text("not a key")
    say("nor this")
""",
    )
    usage = used_text_keys([file])

    expected = {"one", "two", "three", "four", "five", "six", "phase-dawn", "phase-dusk"}
    assert expected == set(usage.keys)
    assert frozenset({"card"}) == usage.keys["two"][0].args
    assert () == usage.problems


def test_a_key_that_cannot_be_read_off_is_reported(tmp_path, write):
    write("one.py", "def rules(play, name):\n    play.tell(f'phase-{name}')\n    text(name)\n")
    write("two.py", "TEXT_KEYS = tuple(PHASES)\n")
    write("three.py", "def (")

    problems = found(used_text_keys([tmp_path]).problems, tmp_path)

    assert [
        "one.py:2: a literal key was expected in tell(...), or TEXT_KEYS in this module",
        "one.py:3: a literal key was expected in text(...), or TEXT_KEYS in this module",
        "two.py:1: TEXT_KEYS lists literal keys only",
    ] == [each for each in problems if "three" not in each]
    assert any(each.startswith("three.py: this is not Python") for each in problems)


def test_screens_speak_by_key_or_hand_on_a_text(write):
    file = write(
        "scene.py",
        """
class Stage:
    def handle(self, intent):
        self.tell(intent)
        self.words("menu-play", count=1)
        words(text("menu-quit"))
        words(self.step.prompt())
        words(f"menu-{intent}")
""",
    )
    usage = used_text_keys([file])

    assert {"menu-play", "menu-quit"} == set(usage.keys)
    assert [8] == [problem.line for problem in usage.problems]


def test_handing_on_a_text_that_has_a_key_is_fine(write):
    file = write(
        "engine.py",
        "def text(key, **args):\n    return Text(key, args)\n\n"
        "def again(refusal):\n    return Refusal(refusal.key, refusal.args)\n",
    )

    assert () == used_text_keys([file]).problems


@pytest.fixture
def game(tmp_path, write):
    """A tidy game with code, content and texts of its own."""
    write("toy/rules.py", 'text("drawn", count=1)\n')
    write("shared/app.py", 'text("game-name")\n')
    write("toy/cards.yaml", CARDS.read_text(encoding="utf-8"))
    write("texts/en/toy.ftl", "drawn = { $count } drawn\ngame-name = Toy\n")
    write("texts/fr/toy.ftl", "drawn = { $count } tirées\ngame-name = Jouet\n")
    shelf = Shelf("toy", Content, ("cards.yaml",), CONVERTER, tmp_path)
    return GameSources("toy", (tmp_path / "toy",), (shelf,), tmp_path / "texts")


def about_the_game(game, root):
    problems = found(check_all([game], [root / "shared"]), root)
    return [each for each in problems if not each.startswith("content/texts/")]


def test_a_tidy_game_has_no_problem_and_may_word_what_the_app_asks_of_every_game(game, tmp_path):
    assert [] == about_the_game(game, tmp_path)


def test_content_and_texts_of_a_game_are_checked_together(game, tmp_path, write):
    write("toy/cards.yaml", "title: Lumo\nhand_limit: 5\ncards: none\n")
    write("toy/rules.py", 'text("drawn", number=1)\ntext("lost")\ntext("why-not-over")\n')

    assert [
        "toy/cards.yaml:3: cards: a mapping was expected",
        "toy/rules.py:1: drawn: the text asks for $count",
        "toy/rules.py:2: lost: this text is missing in 'en'",
        "toy/rules.py:2: lost: this text is missing in 'fr'",
    ] == about_the_game(game, tmp_path)


def test_the_texts_of_the_app_are_sound():
    """Keys of code that is still being written elsewhere belong to the whole project's check."""
    malformed = [
        problem
        for problem in check_texts(("app",), (), elsewhere=())
        if problem.message != "nothing uses this text"
    ]

    assert [] == malformed
