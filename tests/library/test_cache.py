"""The compiled cache makes loading faster and can never make it wrong."""

import pytest

from game.library import cache, sources
from game.library.content import Shelf, load, load_cached
from game.library.places import user_cache_dir
from game.library.problems import ContentError
from tests.library.worked import CARDS, CONVERTER, Content


def cached(paths=CARDS):
    return load_cached("toy", paths, Content, CONVERTER)


def kept():
    return sorted((user_cache_dir() / "content").glob("*"))


@pytest.fixture
def _no_yaml(monkeypatch):
    def refuse(data):
        raise AssertionError("the source was read although a cache is there")

    monkeypatch.setattr(sources, "read_tree", refuse)


def test_the_second_load_reads_the_cache_and_gives_the_same(request):
    first = cached()
    request.getfixturevalue("_no_yaml")

    assert first == cached()
    assert 1 == len(kept())


def test_a_change_of_the_source_is_a_new_cache_and_the_old_one_goes(tmp_path):
    file = tmp_path / "cards.yaml"
    file.write_bytes(CARDS.read_bytes())
    before = cached(file)
    file.write_text(file.read_text(encoding="utf-8").replace("hand_limit: 5", "hand_limit: 6"))

    after = cached(file)

    assert 6 == after.value.hand_limit
    assert before.fingerprint != after.fingerprint
    assert 1 == len(kept())


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"Lumo", b"Luma"),
        lambda data: b"\xff" * 100,
        lambda data: data.partition(b"\n")[0] + b"\n" + b"[" * 100_000,
        lambda data: data.partition(b"\n")[2],
    ],
)
def test_a_damaged_cache_is_ignored_and_written_anew(damage):
    first = cached()
    (file,) = kept()
    sound = file.read_bytes()
    file.write_bytes(damage(sound))

    assert first == cached()
    assert sound == file.read_bytes()


def test_a_cache_that_does_not_fit_the_class_gives_way_to_the_source():
    cached()
    (file,) = kept()
    body = b'{"title":5}'
    file.write_bytes(sources.fingerprint_of(body).encode() + b"\n" + body)

    assert load(CARDS, Content, CONVERTER) == cached().value


def test_a_folder_that_cannot_be_written_is_no_problem(tmp_path, monkeypatch):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(blocked))

    assert load(CARDS, Content, CONVERTER) == cached().value


def test_wrong_content_is_never_kept(tmp_path):
    file = tmp_path / "cards.yaml"
    file.write_text("title: Lumo\n", encoding="utf-8")

    with pytest.raises(ContentError, match="the key 'cards' is missing"):
        cached(file)
    assert [] == kept()


def test_a_packaged_program_brings_its_compiled_files(tmp_path, monkeypatch, request):
    content = tmp_path / "content"
    (content / "toy").mkdir(parents=True)
    (content / "toy" / "cards.yaml").write_bytes(CARDS.read_bytes())
    shelf = Shelf("toy", Content, ("cards.yaml",), CONVERTER, content)
    monkeypatch.setattr(cache, "content_dir", lambda: content)

    shelf.compile(content / "compiled")

    request.getfixturevalue("_no_yaml")
    assert 5 == shelf.load().hand_limit
    assert [] == kept()
