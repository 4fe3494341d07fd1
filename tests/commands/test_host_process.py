"""`host` as other programs meet it: a process of its own, with pipes, which may be killed."""

import os
import signal

import pytest


def test_a_program_plays_a_whole_game(hosted, tmp_path):
    client = hosted("--players", 3, "--seed", 11, "--journal", tmp_path / "game.journal")
    line = client.hear()
    seats = set()

    for _ in range(200):
        if line["type"] == "over":
            break
        seats.add(line["seat"])
        events = client.ask({"do": "choose", "id": line["options"][-1]["id"] // 2})
        assert "events" == events["type"]
        line = client.hear()

    assert ["type", "scores", "winners", "together", "reason"] == list(line)
    assert ({0, 1, 2}, 3) == (seats, len(line["scores"]))
    assert "error" == client.ask({"do": "choose", "id": 0})["type"]
    client.say({"do": "quit"})
    assert 0 == client.process.wait()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_killed_in_mid_game_it_resumes_where_it_was(hosted, tmp_path):
    file = tmp_path / "game.journal"
    client = hosted("--seed", 4, "--journal", file)
    client.hear()
    for _ in range(3):
        client.ask({"do": "choose", "id": 0})
        decision = client.hear()
    digest = client.digest()
    os.kill(client.process.pid, signal.SIGKILL)
    client.process.wait()

    again = hosted("--resume", file)

    assert decision == again.hear()
    assert digest == again.digest()


def test_a_closed_pipe_ends_it_quietly(hosted):
    client = hosted("--seed", 4)
    client.hear()
    client.process.stdout.close()

    client.say({"do": "digest"})
    client.say({"do": "digest"})

    assert 1 == client.process.wait()
    assert b"" == client.process.stderr.read()
    client.process.stdout = open(os.devnull)  # noqa: SIM115


@pytest.mark.skipif(os.name == "nt", reason="Windows interrupts otherwise")
def test_ctrl_c_ends_it_quietly(hosted):
    client = hosted("--seed", 4)
    client.hear()

    client.process.send_signal(signal.SIGINT)

    assert 130 == client.process.wait()
    assert b"" == client.process.stderr.read()
