"""`host`: any program can play over JSON lines, and no input can upset the game."""

import io
import json

import pytest

from game.commands.host import MOST_LINE
from game.engine import Setup
from game.engine.codec import digest
from game.engine.journal import Journal
from game.engine.position import position_of, to_plain
from game.engine.session import Session
from tests.toy import GAME


@pytest.fixture
def host(command, monkeypatch):
    """Give all the input at once and hear all the answers."""

    def run(requests, *words):
        raw = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in requests]
        stream = io.BytesIO(b"".join(line + b"\n" for line in raw))
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(stream))
        return command("host", "toy", *(words or ("--seed", 3)))

    return run


THROW = {"do": "choose", "id": 3}
BUY = {"do": "choose", "id": 0}
DIGEST = {"do": "digest"}


def test_the_first_line_is_the_first_decision(host):
    said = host([])

    (decision,) = said.json
    assert (0, "") == (said.code, said.err)
    assert ["type", "commit", "seat", "prompt", "options"] == list(decision)
    assert ("decision", 0, 0) == (decision["type"], decision["commit"], decision["seat"])
    assert {"id": 3, "label": "Throw the golden die", "touches": ["die.gold"]} in decision[
        "options"
    ]


def test_a_choice_is_answered_with_its_events_and_the_next_decision(host):
    _, events, decision = host([THROW]).json

    assert ["type", "events"] == list(events)
    assert {"kind": "Chosen", "seat": 0, "option": {"kind": "Throw"}} == events["events"][0]
    assert "Rolled" in [event["kind"] for event in events["events"]]
    assert ("decision", 1, 1) == (decision["type"], decision["commit"], decision["seat"])


def test_stories_are_worded_in_the_language_asked_for(host):
    said = {}
    for lang in ("en", "fr"):
        _, events, _ = host([THROW], "--seed", "3", "--lang", lang).json
        told = [event for event in events["events"] if event["kind"] == "Told"]
        said[lang] = [event["words"] for event in told]

    assert said["en"]
    assert all(en != fr for en, fr in zip(said["en"], said["fr"], strict=True))


def test_labels_and_errors_are_in_the_language_asked_for(host):
    decision, error = host([b"?"], "--seed", "3", "--lang", "fr").json

    assert "Lancer le dé d’or" in [option["label"] for option in decision["options"]]
    assert error["message"].startswith("Une ligne contenant")


def test_past_a_roll_undo_needs_consent_and_redo_gives_the_same_dice(host):
    force = {"do": "undo", "force": True}

    first, _, second, after, refused, undone, before, redone, again = host(
        [THROW, DIGEST, {"do": "undo"}, force, DIGEST, {"do": "redo"}, DIGEST]
    ).json

    assert "error" == refused["type"]
    assert "rolled" in refused["message"].lower()
    assert (first, second) == (undone, redone)
    assert after == again != before


def test_the_same_seed_and_choices_give_the_same_digest(host):
    digests = [host([BUY, THROW, DIGEST]).json[-1] for _ in range(2)]

    assert digests[0] == digests[1]
    session = Session.begin(GAME, Setup("toy", 2, 3))
    session.choose(0)
    session.choose(3)
    assert {"type": "digest", "digest": digest(GAME, session.table)} == digests[0]


def test_a_view_hides_the_hands_of_others(host):
    _, view = host([{"do": "view", "seat": 1}]).json

    assert ("view", 1) == (view["type"], view["seat"])
    assert all(piece.startswith("?") for piece in view["table"]["zones"]["hand.0"])
    assert not any(piece.startswith("?") for piece in view["table"]["zones"]["hand.1"])


def test_why_not_gives_a_sentence_and_its_key_or_nothing(host):
    def ask(seat, piece):
        return {"do": "why_not", "seat": seat, "piece": piece}

    _, free, other, nowhere = host([ask(0, "die.gold"), ask(1, "die.gold"), ask(0, "moon")]).json

    assert {"type": "why_not", "refusal": None, "key": None} == free
    assert "why-not-turn" == other["key"]
    assert other["refusal"].endswith("turn to decide.")
    assert "why-not-now" == nowhere["key"]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"[]",
        b"\xff\xfe",
        b"{" * 50_000,
        b'{"do":"choose","id":' + b"9" * 5000 + b"}",
        b" " * (MOST_LINE + 1),
        b'{"do":"choose","id":0,"note":"' + b"x" * 3 * MOST_LINE + b'"}',
        {},
        {"do": None},
        {"do": ["choose"]},
        {"do": "dance"},
        {"do": "choose"},
        {"do": "choose", "id": "0"},
        {"do": "choose", "id": True},
        {"do": "choose", "id": 0.0},
        {"do": "choose", "id": -1},
        {"do": "choose", "id": 99},
        {"do": "undo", "force": "yes"},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "view"},
        {"do": "view", "seat": 2},
        {"do": "why_not", "seat": 0},
        {"do": "why_not", "seat": None, "piece": "rope.0"},
        {"do": "why_not", "seat": 0, "piece": 7},
    ],
)
def test_bad_input_gets_an_error_line_and_the_game_goes_on(host, line):
    said = host([line, THROW])

    _, error, events, decision = said.json
    assert ["type", "message"] == list(error)
    assert "error" == error["type"]
    assert error["message"]
    assert "⟦" not in error["message"]
    assert ("events", "decision") == (events["type"], decision["type"])


def test_letters_that_cannot_be_encoded_are_no_trouble(host):
    said = host([b'{"do":"why_not","seat":0,"piece":"\\ud800"}', b'{"do":"\\ud800"}'])

    assert ["decision", "why_not", "error"] == [line["type"] for line in said.json]


def test_quit_ends_it_and_leaves_the_rest_unread(host):
    said = host([{"do": "quit"}, THROW])

    assert (0, 1) == (said.code, len(said.json))


def test_rules_that_fail_are_an_error_line_and_change_nothing(host, monkeypatch):
    def failing(self, play, choice):
        raise KeyError("moon")

    monkeypatch.setattr("tests.toy.steps.Trade.resolve", failing)

    _, before, error, after = host([DIGEST, THROW, DIGEST]).json

    assert "KeyError" in error["message"]
    assert before == after


def test_a_new_journal_is_never_written_over_a_file(host, tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("dear diary")

    said = host([], "--journal", taken)

    assert (1, "") == (said.code, said.out)
    assert "is there already" in said.err
    assert "dear diary" == taken.read_text()


def test_a_torn_journal_resumes_with_a_notice(host, tmp_path):
    file = tmp_path / "game.journal"
    *_, kept = host([THROW, DIGEST], "--seed", 3, "--journal", file).json
    with file.open("ab") as stream:
        stream.write(b"0123456789abcdef {")

    notice, decision, resumed = host([DIGEST], "--resume", file).json

    assert "notice" == notice["type"]
    assert "half written" in notice["message"]
    assert 1 == decision["commit"]
    assert kept == resumed


def test_a_journal_that_is_open_elsewhere_is_refused_with_one_line(host, tmp_path):
    file = tmp_path / "game.journal"
    elsewhere = Journal.create(file, Session.begin(GAME, Setup("toy", 2, 3)))

    said = host([], "--resume", file)
    elsewhere.close()

    assert (1, "", 1) == (said.code, said.out, len(said.err.splitlines()))
    assert "is open elsewhere" in said.err


def test_a_disk_that_is_full_is_not_called_unreadable(host, tmp_path, monkeypatch):
    def full(number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)

    said = host([], "--journal", tmp_path / "game.journal")

    assert (1, True) == (said.code, "cannot be written: No space left" in said.err)
    assert [] == list(tmp_path.glob("*.journal"))


@pytest.mark.parametrize("method", ["prompt", "label"])
def test_whatever_the_rules_stumble_over_is_an_error_line(host, monkeypatch, method):
    def failing(*_):
        raise KeyError("moon")

    owner = "Trade" if method == "prompt" else "Throw"
    monkeypatch.setattr(f"tests.toy.steps.{owner}.{method}", failing)

    first, second = host([DIGEST]).json

    assert ("error", "digest") == (first["type"], second["type"])


def test_a_position_sets_the_table(host, tmp_path):
    session = Session.begin(GAME, Setup("toy", 3, 8))
    session.choose(0)
    file = tmp_path / "position.yaml"
    file.write_text(json.dumps(to_plain(GAME, position_of(session))))

    decision, answer = host([DIGEST], "--position", file).json

    assert (0, 1) == (decision["commit"], decision["seat"])
    assert digest(GAME, session.table) == answer["digest"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("position: 2", "1 was expected"),
        ("position: [", "position.yaml:"),
        ("&a [*a]", "anchors"),
        ("{position: 1, setup: {game: toy, players: 2, seed: 1}, agenda: []}", "cannot be used"),
        ("{position: 1, setup: {game: toy, players: 7, seed: 1}}", "7 players"),
        ("{position: 1, setup: {game: chess, players: 2, seed: 1}}", "chess"),
    ],
)
def test_a_wrong_position_is_one_clear_line(host, tmp_path, text, message):
    file = tmp_path / "position.yaml"
    file.write_text(text)

    said = host([], "--position", file)

    assert (1, "") == (said.code, said.out)
    assert message in said.err
    assert 1 == len(said.err.splitlines())


def test_two_sources_at_once_are_a_usage_error(host):
    assert 2 == host([], "--journal", "a", "--resume", "b").code
