"""Content files become frozen values, or every problem is named with its file and line."""

from enum import IntEnum, StrEnum

import pytest

from game.library.content import Shelf, Words, content_converter, fingerprint, load
from game.library.problems import ContentError, Problem
from tests.library.worked import (
    CARDS,
    CONVERTER,
    Amount,
    Card,
    Colour,
    Content,
    Draw,
    Either,
    GiveBack,
)

RIGHT = CARDS.read_text(encoding="utf-8")


def problems_of(path, text, cls=Content):
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(path, cls, CONVERTER)
    return [str(problem).removeprefix(path.as_posix()) for problem in caught.value.problems]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "cards.yaml"


def test_a_file_becomes_frozen_values_with_nested_effects():
    content = load(CARDS, Content, CONVERTER)

    market = content.cards["night_market"]
    assert Words("Night market", "Marché de nuit") == market.name
    assert (Draw(2), Either((Draw(1), GiveBack(1)))) == market.effects
    assert Colour.RED is market.colour
    assert {1: "solo", 2: "duel"} == content.seats


def test_a_value_may_be_written_in_several_shapes():
    lantern = load(CARDS, Content, CONVERTER).cards["lantern"]

    assert Amount(1, 2) == lantern.price
    assert (1, 4) == lantern.span
    assert "dark" == lantern.if_
    assert lantern.first is None


def test_words_know_both_languages_and_a_plain_name_serves_for_both():
    content = load(CARDS, Content, CONVERTER)

    assert "Nuit des lanternes" == content.title.in_("fr")
    assert "Night of lanterns" == content.title.in_("en")
    assert Words("Lumo", "Lumo") == content.cards["lantern"].name


def test_a_problem_reads_as_file_line_path_and_reason():
    problem = Problem("content/toy/cards.yaml", 12, "night_market.price", "why")

    assert "content/toy/cards.yaml:12: night_market.price: why" == str(problem)
    assert "content/toy/cards.yaml: why" == str(Problem("content/toy/cards.yaml", 0, "", "why"))


def test_all_problems_of_a_file_come_at_once_with_their_lines(file):
    wrong = (
        RIGHT.replace("hand_limit: 5", 'hand_limit: "5"')
        .replace("colour: red", "colour: rod")
        .replace("kind: give_back", "kind: gift")
        .replace("fr: Marché de nuit", 'fr: " "')
        .replace("span: [1, 4]", "span: [1]")
    )

    assert [
        ":3: hand_limit: a whole number was expected",
        ":8: cards.night_market.name: the text is empty in 'fr'",
        ":10: cards.night_market.colour: 'rod' is none of: red, blue (did you mean 'red'?)",
        ":16: cards.night_market.effects[1].options[1]: 'gift' is none of: draw, give_back, either",
        ":22: cards.lantern.span: a list of 2 was expected",
    ] == problems_of(file, wrong)


def test_a_missing_key_is_named_where_it_should_stand(file):
    assert [":7: cards.night_market: the key 'price' is missing"] == problems_of(
        file, RIGHT.replace("    price: 3\n", "")
    )


def test_an_unknown_key_is_refused_with_a_guess(file):
    (problem,) = problems_of(file, RIGHT.replace("price: 3", "price: 3\n    tradeable: true"))

    assert problem.startswith(":10: cards.night_market.tradeable: unknown key;")
    assert problem.endswith("(did you mean 'tradable'?)")


def test_a_rule_of_the_class_itself_is_a_problem_too(file):
    (problem,) = problems_of(file, RIGHT.replace("kind: draw, count: 2", "kind: draw, count: 0"))

    assert problem.startswith(":12: cards.night_market.effects[0]: ")
    assert ">= 1" in problem


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("hand_limit: true", "a whole number was expected"),
        ("hand_limit: 5.0", "a whole number was expected"),
        ("hand_limit: 1_000", "a whole number was expected"),
        ("hand_limit: 05", "a whole number was expected"),
        ("hand_limit: null", "a whole number was expected"),
        ("hand_limit: " + "9" * 5000, "a whole number was expected"),
    ],
)
def test_nothing_is_coerced_into_a_whole_number(file, written, reason):
    assert [f":3: hand_limit: {reason}"] == problems_of(
        file, RIGHT.replace("hand_limit: 5", written)
    )


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("effects", "draw", "a list was expected"),
        ("effects", "{kind: draw}", "a list was expected"),
        ("effects", "[draw]", "a mapping with a 'kind' was expected"),
        ("effects", "[{count: 1}]", "the key 'kind' is missing"),
        ("effects", "[{kind: [draw], count: 1}]", "is none of: draw, give_back, either"),
        ("first", "7", "a mapping with a 'kind' was expected"),
        ("tags", "dark", "a list was expected"),
        ("tags", "[1]", "a text was expected"),
        ("tradable", "yes", "true or false was expected"),
        ("tradable", "1", "true or false was expected"),
        ("weight", "heavy", "a number was expected"),
        ("price", "cheap", "a whole number or a mapping was expected"),
        ("name", "{en: One}", "a text in both languages was expected"),
        ("name", "5", "a text in both languages was expected"),
        ("if", "night", "'night' is none of: dark, light"),
    ],
)
def test_each_shape_refuses_the_others(file, key, value, reason):
    fields = {"name": "Lumo", "price": "1", "colour": "blue", key: value}
    text = "\n".join(f"{name}: {each}" for name, each in fields.items())

    (problem,) = problems_of(file, text, Card)
    assert reason in problem
    assert f": {key}" in problem


@pytest.mark.parametrize("text", ["", "5", "- 1", "word", "null", "# only a comment"])
def test_a_file_that_is_no_mapping_says_so(file, text):
    assert [":1: a mapping was expected"] == problems_of(file, text)


def test_words_that_other_yaml_readers_take_for_true_stay_words(file):
    file.write_text("seats: {1: on, 2: no, 3: 12:30, 4: 2024-01-01}", encoding="utf-8")

    assert {"seats": {"1": "on", "2": "no", "3": "12:30", "4": "2024-01-01"}} == load(
        file, dict[str, dict[str, str]]
    )


def test_a_key_that_should_be_a_number_must_look_like_one(file):
    assert [":4: seats.two: the key should be a whole number"] == problems_of(
        file, RIGHT.replace("2: duel", "two: duel")
    )


def test_several_files_stand_side_by_side_and_are_blamed_apart(tmp_path):
    one, other = tmp_path / "one.yaml", tmp_path / "other.yaml"
    one.write_text("title: Lumo\nhand_limit: many\n", encoding="utf-8")
    other.write_text("\ncards: {a: {price: 1, colour: red}}\n", encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        load([one, other], Content, CONVERTER)

    assert [("one.yaml", 2), ("other.yaml", 2)] == [
        (problem.file.rpartition("/")[2], problem.line) for problem in caught.value.problems
    ]


def test_two_files_may_not_share_a_key(tmp_path):
    one, other = tmp_path / "one.yaml", tmp_path / "other.yaml"
    one.write_text("title: Lumo", encoding="utf-8")
    other.write_text("cards: {}\ntitle: Lumo", encoding="utf-8")

    with pytest.raises(ContentError, match=r"other\.yaml:2: title: another file has this key too"):
        load([one, other], Content, CONVERTER)


def test_missing_files_are_all_named(tmp_path):
    with pytest.raises(ContentError) as caught:
        load([tmp_path / "a.yaml", tmp_path / "b.yaml", tmp_path], Content, CONVERTER)

    reasons = [problem.message for problem in caught.value.problems]
    assert ["the file is missing", "the file is missing", "this is not a file"] == reasons


def test_a_game_may_read_a_type_its_own_way(file):
    def parse(tree):
        left, _, right = str(tree).partition(";")
        if not right:
            raise ValueError("a hex was expected: 3;-2")
        return complex(int(left), int(right))

    converter = content_converter(hooks={complex: parse})
    file.write_text("here: 3;-2", encoding="utf-8")

    assert {"here": 3 - 2j} == load(file, dict[str, complex], converter)
    assert {"here": 3 - 2j} == load(file, dict[str, complex | None], converter)
    file.write_text("here: 3", encoding="utf-8")
    with pytest.raises(ContentError, match="1: here: a hex was expected: 3;-2"):
        load(file, dict[str, complex], converter)


def test_a_union_that_no_reader_could_tell_apart_is_our_own_mistake(file):
    file.write_text("a: {base: 1, per: 2}", encoding="utf-8")

    with pytest.raises(TypeError, match="two members are written as a mapping"):
        load(file, dict[str, Amount | Draw])


class Rank(StrEnum):
    LOW = "low"
    HIGH = "high"


class Size(IntEnum):
    SMALL = 1


def test_an_enumeration_of_words_or_numbers_gives_its_members(file):
    file.write_text("ranks: {low: 1}", encoding="utf-8")
    ranks = load(file, dict[str, dict[Rank, Size]])["ranks"]

    assert [(Rank.LOW, Size.SMALL)] == list(ranks.items())
    assert [Rank, Size] == [type(each) for pair in ranks.items() for each in pair]


@pytest.mark.parametrize("text", ["ranks: {lowest: 1}", "ranks: {low: 2}", "ranks: {low: true}"])
def test_nothing_outside_an_enumeration_passes(file, text):
    file.write_text(text, encoding="utf-8")

    with pytest.raises(ContentError, match="is none of"):
        load(file, dict[str, dict[Rank, Size]])


def test_a_shelf_loads_a_games_files_once_and_names_their_problems(tmp_path):
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "cards.yaml").write_text(RIGHT, encoding="utf-8")
    shelf = Shelf("toy", Content, ("cards.yaml",), CONVERTER, tmp_path)

    assert shelf.load() is shelf.load()
    assert fingerprint(shelf.paths()) == shelf.fingerprint()
    assert () == shelf.problems()
    (folder / "cards.yaml").write_text("title: 5", encoding="utf-8")
    assert 3 == len(shelf.problems())


def test_a_fingerprint_ignores_comments_quotes_and_line_endings_but_no_value(tmp_path):
    def of(text):
        file = tmp_path / "any.yaml"
        file.write_bytes(text)
        return fingerprint(file)

    plain = of(b"a: x\nb: [1, 2]\n")

    assert plain == of(b"# note\r\na: 'x'\r\nb:\r\n  - 1\r\n  - 2\r\n")
    assert plain != of(b"a: x\nb: [1, 3]\n")
    assert plain != of(b"b: [1, 2]\na: x\n")  # the order of cards may decide a game
    assert 16 == len(plain)
