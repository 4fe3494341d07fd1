"""`host --seat`: a program in one chair hears what its seat may know, and bots play the rest."""

import io
import json
import random
from itertools import pairwise

import pytest

from game.commands.chair import Chair
from game.commands.referee import Referee
from game.commands.words import Wording
from game.engine import Session, Setup
from game.engine.codec import digest
from game.engine.secrecy import hidden_pieces, view
from tests.contract.playing import never_seen, pick, words_in
from tests.toy import GAME

DIGEST = {"do": "digest"}


@pytest.fixture
def host(command, monkeypatch):
    """Give all the input at once and hear all the answers, from the chair of seat 0."""

    def run(requests, *words):
        raw = b"".join(json.dumps(each).encode() + b"\n" for each in requests)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw)))
        return command("host", "toy", "--seed", 3, "--seat", 0, *words)

    return run


@pytest.mark.parametrize("setup", [Setup("toy", 3, 5), Setup("toy", 4, 6, (("fair", True),))])
def test_nothing_said_to_the_chair_names_what_is_hidden_from_it(setup, shelf):
    session, said, chance = Session.begin(GAME, setup), [], random.Random(1)
    referee = Referee(session, Wording("en", GAME), said.append, Chair.at(session, 1, "random"))

    referee.ask()
    while session.decision is not None:
        assert 1 == session.decision.seat
        secrets = hidden_pieces(GAME, session.table, 1)
        assert set() == secrets & words_in(said[-1])
        choice = {"do": "choose", "id": pick(session.decision, chance)}
        referee.hear(json.dumps(choice).encode())

    commits = [(past.table, commit) for past, commit in pairwise(session.commits)]
    told = [line for line in said if line["type"] == "events"]
    assert len(commits) == len(told)
    for (before, commit), line in zip(commits, told, strict=True):
        assert set() == never_seen(GAME, before, commit, 1) & words_in(line)
    assert "over" == said[-1]["type"]


def test_the_digest_is_that_of_the_seats_view(host):
    session = Session.begin(GAME, Setup("toy", 2, 3))

    _, told = host([DIGEST]).json

    assert digest(GAME, view(GAME, session.table, 0)) == told["digest"]


@pytest.mark.parametrize("request_", [{"do": "view", "seat": 1}, {"do": "why_not", "seat": 1}])
def test_other_seats_are_not_served(host, request_):
    _, error = host([request_ | {"piece": "die.gold"}]).json

    assert "Only seat 0 is served here." == error["message"]


def test_nobody_agrees_to_take_back_what_was_seen(host):
    *_, refused, forced = host(
        [{"do": "choose", "id": 3}, {"do": "undo"}, {"do": "undo", "force": True}]
    ).json

    assert "error" == refused["type"] == forced["type"]
    assert forced["message"].startswith("The other seats are bots")


def test_undo_leads_to_the_seats_own_last_question_and_redo_forward_again(shelf):
    session = Session.begin(GAME, Setup("toy", 2, 3))
    chair = Chair.at(session, 0, "random")
    hide = next(n for n, o in enumerate(session.decision.options) if "Hide" in type(o).__name__)

    session.choose(hide)
    chair.undo()

    assert 0 == session.cursor
    chair.redo()
    assert 1 == session.cursor


def test_a_chair_or_a_bot_that_is_not_there_is_refused(host, command):
    assert "no seat 5" in command("host", "toy", "--seat", 5).err
    assert "no player “nobody”" in host([], "--others", "nobody").err
