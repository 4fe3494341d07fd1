"""`replay` folds a journal without the rules; --verify asks the rules as well."""

import json
from pathlib import Path

import pytest

from game.engine import Setup
from game.engine.codec import digest
from game.engine.journal import Journal, read
from game.engine.lines import chained
from game.engine.session import Session
from tests.contract.later import later_release
from tests.toy import GAME
from tests.toy.zones import DIE, TRAY

KEPT = Path(__file__).resolve().parents[1] / "golden" / "monster_lands"


@pytest.fixture
def journal(tmp_path):
    """Six decisions of a game, two of them dice."""
    session = Session.begin(GAME, Setup("toy", 2, 3))
    file = tmp_path / "game.journal"
    Journal.create(file, session)
    for choice in (3, 0, 0, 3, 0, 0):
        session.choose(choice)
    return file, session


def rewritten(file, change):
    """Change lines of a journal and give every one a right checksum again."""
    lines = [json.loads(line.partition(" ")[2]) for line in file.read_text().splitlines()]
    change(lines)
    previous, written = "", []
    for line in lines:
        body = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        previous = chained(previous, body)
        written.append(f"{previous} {body}\n")
    file.write_text("".join(written))


def test_replay_folds_to_the_table_that_was_played(command, journal):
    file, session = journal

    (said,) = command("replay", file, "--json").json

    assert ("toy", 2, 3) == (said["game"], said["players"], said["seed"])
    assert (6, 6, 6) == (said["commits"], said["cursor"], said["at"])
    assert digest(GAME, session.table) == said["digest"]
    assert (None, None) == (said["verified"], said["difference"])


def test_to_stops_after_a_commit(command, journal):
    file, session = journal

    (said,) = command("replay", file, "--to", 2, "--json").json

    assert 2 == said["at"]
    assert digest(GAME, session.commits[2].table) == said["digest"]


def test_replay_names_the_deeds_and_the_commits_that_prove_them(command):
    file = KEPT / "hero.jsonl"

    (whole,) = command("replay", file, "--json").json
    (part,) = command("replay", file, "--json", "--to", 133).json

    assert 161 == whole["deeds"][0]["lord_of_the_lands"]
    assert [{"first_blood": 118, "gold_fever": 133}] == part["deeds"]
    assert "seat 0 did first_blood with commit 118" in command("replay", file).out


@pytest.mark.parametrize("number", [-1, 7])
def test_a_commit_that_is_not_there_is_one_clear_line(command, journal, number):
    said = command("replay", journal[0], "--to", number)

    assert (1, f"four-crowns: There is no commit {number}; the last one is 6.\n") == (
        said.code,
        said.err,
    )


def test_without_json_it_tells_the_story_in_a_language(command, journal):
    english = command("replay", journal[0]).out
    french = command("replay", journal[0], "--lang", "fr").out

    assert "seat 0: Throw the golden die" in english
    assert "seat 0: Lancer le dé d’or" in french


def test_verify_agrees_with_an_honest_journal(command, journal):
    said = command("replay", journal[0], "--verify")
    (as_json,) = command("replay", journal[0], "--verify", "--json").json

    assert 0 == said.code
    assert "exactly as it was kept" in said.out
    assert as_json["verified"] is True


def test_verify_follows_undo_and_scripted_rolls_on_a_laid_table(command, tmp_path):
    first = Session.begin(GAME, Setup("toy", 2, 3))
    session = Session.begin(GAME, first.setup, first.table, script=(6, 5))
    file = tmp_path / "laid.journal"
    Journal.create(file, session)
    session.choose(3)
    session.undo(force=True)
    session.choose(0)
    session.choose(3)
    session.undo(force=True)

    said = command("replay", file, "--verify", "--json")

    assert (0, True, 1) == (said.code, said.json[0]["verified"], said.json[0]["cursor"])
    assert "laid by hand, and 2 throws were given" in command("replay", file, "--verify").out
    assert "dressée à la main" in command("replay", file, "--verify", "--lang", "fr").out


def test_verify_finds_throws_that_were_given_to_an_opening(command, journal):
    file, _ = journal
    rewritten(file, lambda lines: lines[0].update(script=[6, 6, 6]))

    said = command("replay", file, "--verify")

    assert (1, True) == (said.code, "3 throws were given beforehand" in said.err)


def test_verify_says_when_a_game_was_played_with_cards_of_its_own(command, journal):
    with later_release(GAME):
        said = command("replay", journal[0], "--verify")

    assert (0, True) == (said.code, "with cards of its own" in said.out)


def test_verify_finds_a_die_that_was_turned(command, journal):
    file, _ = journal

    def cheat(lines):
        for event in lines[1]["events"]:
            if event["kind"] == "Rolled":
                event["faces"] = [7 - event["faces"][0]]

    rewritten(file, cheat)

    assert 0 == command("replay", file).code
    said = command("replay", file, "--verify", "--json")
    assert (1, 1) == (said.code, said.json[0]["difference"]["commit"])
    assert "Rolled" in said.json[0]["difference"]["message"]
    assert "Commit 1 differs: event 5" in command("replay", file, "--verify").err


def added(lines):
    lines[2]["events"].append(
        {"kind": "Turned", "piece": DIE, "face": 1},
    )


def missing(lines):
    del lines[3]["events"][2:]


def unchosen(lines):
    del lines[2]["events"][0]


def not_offered(lines):
    lines[1]["events"][0]["option"] = {"kind": "Buy", "card": "crown.0"}


def other_seat(lines):
    lines[1]["events"][0]["seat"] = 1


def other_opening(lines):
    lines[0]["table"]["counters"]["trader.0"]["coins"] = 30


def other_shuffle(lines):
    lines[0]["events"].pop()


@pytest.mark.parametrize(
    ("change", "commit"),
    [
        (added, 2),
        (missing, 3),
        (unchosen, 2),
        (not_offered, 1),
        (other_seat, 1),
        (other_opening, 0),
        (other_shuffle, 0),
    ],
)
def test_verify_names_the_first_difference(command, journal, change, commit):
    file, _ = journal
    rewritten(file, change)

    said = command("replay", file, "--verify", "--json")

    assert 1 == said.code
    assert commit == said.json[0]["difference"]["commit"]
    assert "⟦" not in said.json[0]["difference"]["message"]


def test_rules_that_fail_are_a_difference(command, journal, monkeypatch):
    def failing(self, play, choice):
        raise KeyError("moon")

    monkeypatch.setattr("tests.toy.steps.Trade.resolve", failing)

    (said,) = command("replay", journal[0], "--verify", "--json").json

    assert 1 == said["difference"]["commit"]
    assert "KeyError" in said["difference"]["message"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: lines[0].update(format=99), "format 99"),
        (lambda lines: lines[0].update(setup=[]), "not a journal"),
        (lambda lines: lines[0]["setup"].update(game="chess"), "There is no game “chess”"),
        (lambda lines: lines[0].update(content="other"), "not those that it names"),
        (lambda lines: lines[0].update(content="other") or lines[0].pop("shelves"), "other cards"),
        (lambda lines: lines[2]["events"].insert(0, {"kind": "Exploded"}), "Line 3"),
        (lambda lines: lines[2]["events"].append(moved("moon")), "Line 3"),
    ],
)
def test_a_journal_that_cannot_be_read_is_one_clear_line(command, journal, change, message):
    file, _ = journal
    rewritten(file, change)
    before = file.read_bytes()

    said = command("replay", file)

    assert (1, "") == (said.code, said.out)
    assert message in said.err
    assert 1 == len(said.err.splitlines())
    assert before == file.read_bytes()


def moved(piece):
    return {"kind": "Moved", "pieces": [piece], "origin": TRAY, "target": TRAY, "at": None}


@pytest.mark.parametrize("name", ["nowhere.journal", "."])
def test_a_file_that_cannot_be_opened_is_one_clear_line(command, tmp_path, name):
    said = command("replay", tmp_path / name)

    assert 1 == said.code
    assert 1 == len(said.err.splitlines())


def test_a_torn_journal_is_replayed_with_a_notice(command, journal):
    file, _ = journal
    with file.open("ab") as stream:
        stream.write(b"half a li")

    said = command("replay", file, "--json")

    assert (0, 6, 1) == (said.code, said.json[0]["at"], len(said.json[0]["notices"]))
    assert "half written" in command("replay", file).err


def test_the_sound_beginning_of_a_damaged_journal_is_written_to_a_new_one(
    command, journal, tmp_path
):
    file, session = journal
    lines = file.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b"commit", b"commot")
    file.write_bytes(b"".join(lines))
    new = tmp_path / "new.journal"

    assert "--salvage" in command("replay", file).err
    said = command("replay", file, "--salvage", new)

    assert (0, True) == (said.code, "first 2 decisions are sound" in said.out)
    assert b"".join(lines) == file.read_bytes()
    assert session.commits[2].table == read(new, GAME).session.table
    assert 1 == command("replay", file, "--salvage", new).code


def test_nothing_is_offered_of_a_journal_without_a_sound_beginning(command, journal):
    file, _ = journal
    first, *others = file.read_bytes().splitlines(keepends=True)
    document = json.loads(first.partition(b" ")[2]) | {"table": None}
    body = json.dumps(document)
    file.write_bytes(f"{chained('', body)} {body}\n".encode() + b"".join(others))

    said = command("replay", file).err

    assert (True, False) == ("Line 1" in said, "--salvage" in said)
