"""Broken and hostile files give one clear problem: no traceback, no hang, no flood of memory."""

import random

import pytest
import yaml

from game.library import yamltree
from game.library.content import load
from game.library.problems import ContentError
from tests.library.worked import CARDS, CONVERTER, Content

RIGHT = CARDS.read_bytes()
BOMB = "a: &a [x, x]\n" + "".join(
    f"{name}: &{name} [*{before}, *{before}, *{before}]\n"
    for before, name in zip("abcdefghi", "bcdefghij", strict=True)
)


@pytest.fixture(params=["C parser", "Python parser"])
def _parser(request, monkeypatch):
    if request.param == "Python parser":
        monkeypatch.setattr(yamltree, "LOADER", yaml.SafeLoader)


def only_problem(path, data):
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    with pytest.raises(ContentError) as caught:
        load(path, Content, CONVERTER)
    (problem,) = caught.value.problems
    return problem.line, problem.message


@pytest.mark.usefixtures("_parser")
@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        ("a: 1\nb: 2\na: 3", 3, "the key 'a' is written twice"),
        ('a:\n  b: 1\n  "b": 2', 3, "the key 'b' is written twice"),
        (BOMB, 1, "anchors (&) and aliases (*) are not allowed"),
        ("a: b\nc: *nowhere", 2, "anchors (&) and aliases (*) are not allowed"),
        ("a: !!python/object/apply:os.system [ls]", 1, "tags are not allowed"),
        ("!!map {a: 1}", 1, "tags are not allowed"),
        ("a: 1\n---\nb: 2", 2, "a second document starts here"),
        ("a:\n\tb: 1", 2, "a tab cannot indent; use spaces"),
        ("a: [1, 2", 1, "this is not YAML"),
        ("a: b: c", 1, "this is not YAML"),
        ("a: 'open", 1, "this is not YAML"),
        ("? [a, b]\n: c", 1, "a key must be a word"),
        ("a: 1\n'': 2", 2, "a key must be a word"),
        ('a: "\\0"', 1, "a control character is written here"),
        ('a: "\\uD800"', 1, ""),
        ('a: "\\UFFFFFFFF"', None, ""),
        (b"a: caf\xe9", 1, "this is not text in UTF-8"),
        (b"a: 1\nb: \x00\x01\x02", 2, "a control character stands here"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), 1, "this is not text in UTF-8"),
        ("[" * 100_000, 1, "the nesting is too deep"),
        ("{a: " * 100_000, 1, "the nesting is too deep"),
        ("- " * 50_000, 1, "the nesting is too deep"),
        ("".join(f"{' ' * n}a:\n" for n in range(500)), 33, "the nesting is too deep"),
        ("a" * (yamltree.MAX_BYTES + 1), 0, "the file is too big"),
        ("[" + "1," * 300_000 + "]", 1, "more than 200000 values in one file"),
    ],
)
def test_a_trap_is_one_clear_problem(tmp_path, data, line, reason):
    found, message = only_problem(tmp_path / "trap.yaml", data)

    assert reason in message
    if line is not None and "out of range" not in message:
        assert line in (found, found - 1)  # the two parsers differ on where an open end is


def test_the_first_twenty_repeated_keys_are_listed(tmp_path):
    path = tmp_path / "twice.yaml"
    path.write_text("a: 1\n" * 1000, encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        load(path, Content, CONVERTER)
    assert 20 == len(caught.value.problems)


def test_a_byte_order_mark_is_no_problem(tmp_path):
    path = tmp_path / "mark.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + RIGHT)

    assert load(CARDS, Content, CONVERTER) == load(path, Content, CONVERTER)


def test_both_parsers_read_the_same(monkeypatch):
    fast = load(CARDS, Content, CONVERTER)
    monkeypatch.setattr(yamltree, "LOADER", yaml.SafeLoader)

    assert fast == load(CARDS, Content, CONVERTER)


def mutated(data, luck):
    """The file with a few wounds: bytes flipped, cut, doubled, or swapped for YAML's own signs."""
    data = bytearray(data)
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(data))
        match luck.randrange(5):
            case 0:
                data[place] = luck.randrange(256)
            case 1:
                del data[place : place + luck.randint(1, 30)]
            case 2:
                other = luck.randrange(len(data))
                data[place:place] = data[other : other + luck.randint(1, 60)]
            case 3:
                data[place : place + 1] = luck.choice(SIGNS)
            case 4:
                del data[place:]
        data = data or bytearray(b"x")
    return bytes(data)


SIGNS = [
    *(bytes([sign]) for sign in b":-?,[]{}#&*!|>'\"%@`\t\n ~0"),
    *(b"&a ", b"*a", b"!!str ", b"<<: ", b"---\n", b"...\n", b"null", b"true", b"1e9", b"[[["),
    *(b"{kind: draw}", b"\\x00", b"\xff", "é".encode(), "\u2028".encode(), b"\r"),
]


@pytest.mark.parametrize(("parser", "times"), [("CSafeLoader", 2000), ("SafeLoader", 250)])
def test_mutated_files_give_a_value_or_problems_and_nothing_else(
    tmp_path, monkeypatch, parser, times
):
    monkeypatch.setattr(yamltree, "LOADER", getattr(yaml, parser, yaml.SafeLoader))
    luck = random.Random(20)
    path = tmp_path / "mutated.yaml"
    complaints = []
    for _ in range(times):
        path.write_bytes(mutated(RIGHT, luck))
        try:
            assert isinstance(load(path, Content, CONVERTER), Content)
        except ContentError as error:
            complaints.append(error.problems)

    assert times // 2 < len(complaints)
    assert all(complaints)
    assert all(problem.message for problems in complaints for problem in problems)
