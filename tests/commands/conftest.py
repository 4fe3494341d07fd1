"""The command line with the Night Market on the shelf."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import frozen

from game.commands import main

ROOT = Path(__file__).resolve().parents[2]
#: A shell lets what runs in the background ignore interrupts, and children inherit that.
HEED_INTERRUPTS = None if os.name == "nt" else lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)


@frozen
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self):
        """Every line of the output, read."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture(autouse=True)
def shelf(monkeypatch, tmp_path):
    monkeypatch.setenv("FOUR_CROWNS_EXTRA", "tests.toy")
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path / "home"))


@pytest.fixture
def command(capsys):
    """Run a command in this process."""

    def run(*words):
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as stopped:
            code = stopped.code
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return run


@pytest.fixture
def hosted(shelf):
    """Start `host` in a process of its own; killed if the test leaves it running."""
    started = []

    def start(*words):
        line = [sys.executable, "-m", "game", "host", "toy", *map(str, words)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        process = subprocess.Popen(
            line, cwd=ROOT, env=dict(os.environ), preexec_fn=HEED_INTERRUPTS, **pipes
        )
        started.append(process)
        return Client(process)

    yield start
    for process in started:
        process.kill()
        process.communicate()


class Client:
    """Another program that plays."""

    def __init__(self, process):
        self.process = process

    def hear(self):
        """The next line of the host."""
        return json.loads(self.process.stdout.readline())

    def say(self, line):
        """Send a line, as it is or written as JSON."""
        raw = line if isinstance(line, bytes) else json.dumps(line).encode()
        self.process.stdin.write(raw + b"\n")
        self.process.stdin.flush()

    def ask(self, line):
        """Send a line and hear one."""
        self.say(line)
        return self.hear()

    def digest(self):
        return self.ask({"do": "digest"})["digest"]
