#!/usr/bin/env python3
"""Set the table and sit down: make the private environment, then start what was asked for.

    python3 run.py                    open the app
    python3 run.py COMMAND ...        any command of the game (list, selfplay, host, replay, ...)
    python3 run.py test [ARGS ...]    the test suite on all cores; ARGS go to pytest
    python3 run.py test --long        the same with the big portions, for a night
    python3 run.py lint               style, layout, types, import arrows, content
    python3 run.py check              lint and test: every check there is
    python3 run.py build              the app for this system in dist/, as a folder and zipped

Only the standard library belongs here, and nothing that an old Python cannot parse: its owner
should read one sentence, not a syntax error.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Four Crowns needs Python 3.11 or newer, and this is Python {}.{}.\n"
        "Install a newer one from python.org or your system's packages and run this again "
        "with it, for example: python3.12 run.py".format(*sys.version_info)
    )

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
#: What is installed: the fingerprint it was installed for, then the extras.
STAMP = VENV / "four-crowns.stamp"
#: Held while installing; what is written in it tells of an install that was cut short.
#: It stands beside the environment, because making that anew empties it.
LOCK = ROOT / ".venv.lock"

#: The checks of `lint`, in order: what a reader calls it, and what Python is told to run.
#: import-linter has no module to run, only a script whose place depends on the system.
LINT = (
    ("style", ("-m", "ruff", "check", ".")),
    ("layout", ("-m", "ruff", "format", "--check", ".")),
    ("types", ("-m", "mypy")),
    ("arrows", ("-c", "from importlinter.cli import lint_imports_command as lint; lint()")),
    ("content", ("-m", "game", "check")),
)
TEST = ("-m", "pytest", "-n", "auto", "--dist", "worksteal")
#: What `test --long` tells pytest: no test is left out.
LONG = ("-m", "")

NO_VENV = """\
This Python cannot make a private environment: its venv or ensurepip part is missing.
On Debian or Ubuntu, install it and run the same command again:
    sudo apt install python{0}.{1}-venv
Elsewhere, a Python from python.org has everything that is needed."""

NO_INSTALL = """\
The game's parts could not be installed; above is what pip said last.
If this computer is offline, or behind a proxy pip does not know, mend that first.
Nothing is lost: run the same command again and it goes on from here."""


class Trouble(Exception):
    """What keeps the table from being set, in words for the person at the keyboard."""


def fingerprint() -> str:
    """Tell apart environments that need another install: other parts, or another Python."""
    parts = (ROOT / "pyproject.toml").read_text("utf-8")
    return hashlib.sha256(f"{sys.version_info[:2]} {parts}".encode()).hexdigest()


def installed() -> frozenset[str] | None:
    """The extras of a finished and still valid install, or None when there is none."""
    try:
        mark, *extras = STAMP.read_text("utf-8").split()
    except (OSError, ValueError):
        return None
    return frozenset(extras) if mark == fingerprint() and PYTHON.exists() else None


def requirements(extras: Sequence[str]) -> list[str]:
    """What pip has to install for these extras, straight from pyproject.toml.

    The game itself runs from the source tree, so no build of it is needed.
    """
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return wanted


def prepare(*extras: str) -> None:
    """Make sure that the environment holds what the game and these extras need."""
    have = installed()
    if have is not None and have.issuperset(extras):
        return
    with alone() as note:
        have = installed()
        if have is not None and have.issuperset(extras):
            return  # somebody else was faster
        install(sorted(have.union(extras) if have else extras), note)


def install(extras: Sequence[str], note: IO[bytes]) -> None:
    """Bring the environment up to date, anew if it is missing, broken or half made."""
    say("Setting the table: installing what the game needs (once, about a minute)...")
    was_cut_short = bool(note.read())
    STAMP.unlink(missing_ok=True)
    write(note, b"unfinished")
    if was_cut_short or not is_sound():
        make_environment()
    failure = ask_pip(requirements(extras))
    if failure is None:
        STAMP.write_text("\n".join([fingerprint(), *extras]) + "\n", "utf-8")
    write(note, b"")  # pip came to an end, a good or a bad one, and left nothing half copied
    if failure is not None:
        raise Trouble(f"{failure}\n{NO_INSTALL}")
    say("The table is set.")


def is_sound() -> bool:
    """Whether the environment has a pip and runs on the Python that runs this."""
    question = f"import sys, pip; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    return PYTHON.exists() and quiet(python("-c", question))[0] == 0


def make_environment() -> None:
    """Make the environment from nothing, with the Python that runs this."""
    from importlib.util import find_spec

    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Trouble(NO_VENV.format(*sys.version_info))
    base = getattr(sys, "_base_executable", None) or sys.executable
    code, lines = quiet([base, "-m", "venv", "--clear", str(VENV)])
    if code:
        raise Trouble("\n".join(["The private environment could not be made:", *lines[-12:]]))


def ask_pip(wanted: Sequence[str]) -> str | None:
    """Install with pip, showing only which part it is at; its last words if it fails."""
    options = ["--no-input", "--disable-pip-version-check", "--prefer-binary", "--progress-bar=off"]
    code, lines = quiet(python("-m", "pip", "install", *options, *wanted), show=progress)
    progress("")
    return "\n".join("  " + line for line in lines[-12:]) if code else None


@contextmanager
def alone() -> Iterator[IO[bytes]]:
    """Hold the lock while installing: two games started at once must not share a pip."""
    with LOCK.open("a+b") as file:
        wait_for(file)
        file.seek(0)
        yield file


def write(file: IO[bytes], words: bytes) -> None:
    """Let these words be all that the file holds, now."""
    file.truncate(0)
    file.write(words)
    file.flush()


def wait_for(file: IO[bytes]) -> None:
    """Lock the file; the system unlocks it when it is closed, or when its owner dies."""
    if sys.platform == "win32":
        import msvcrt
        import time

        while True:
            try:
                file.seek(0)
                return msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                time.sleep(0.2)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def quiet(
    command: Sequence[str], show: Callable[[str], None] = lambda line: None
) -> tuple[int, list[str]]:
    """Run a command with its output kept back: its exit code and its lines, each shown in turn."""
    import subprocess

    lines = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.rstrip())
            show(lines[-1])
    return process.returncode, lines


def python(*words: str) -> list[str]:
    """The command line that runs the environment's Python."""
    return [str(PYTHON), *words]


def surroundings() -> dict[str, str]:
    """The environment variables of what is run: the source tree is where modules come from."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}


def become(command: Sequence[str]) -> int:
    """Turn into the command, so that signals, pipes and the exit code are its own."""
    if os.name != "nt":
        os.execve(command[0], list(command), surroundings())
    import subprocess

    # Windows has no exec that the waiting shell would follow, so this process waits instead.
    with subprocess.Popen(command, env=surroundings()) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # the child got it too, and decides what it means


def lint() -> int:
    """Run every check that is not a test, and name those that failed."""
    import subprocess

    failed = []
    for name, words in LINT:
        say(f"== {name}")
        if subprocess.call(python(*words), cwd=ROOT, env=surroundings()):
            failed.append(name)
    say(f"Lint failed: {', '.join(failed)}." if failed else "Lint: all good.")
    return 1 if failed else 0


def test(args: Sequence[str]) -> int:
    """Run the test suite on all cores."""
    import subprocess

    words = [word for arg in args for word in (LONG if arg == "--long" else (arg,))]
    environment = surroundings()
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        # The tests start many processes, none of which need compile all of it: out of the way.
        environment["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")
    return subprocess.call(python(*TEST, *words), cwd=ROOT, env=environment)


def say(line: str) -> None:
    """Speak on the error stream: a program may be reading the other one."""
    print(line, file=sys.stderr, flush=True)


def progress(line: str) -> None:
    """Show on a terminal, in place, which part pip is at."""
    if not sys.stderr.isatty():
        return
    verb, _, rest = line.partition(" ")
    if verb in ("", "Collecting", "Downloading", "Installing"):
        print(f"\r\033[K  {line[:70]}" if rest else "\r\033[K", end="", file=sys.stderr, flush=True)


def main(args: Sequence[str]) -> int:
    """Do what the first word asks for; what is not known here is a command of the game."""
    task = args[0] if args else ""
    if task in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if task == "test":
        prepare("dev")
        return test(args[1:])
    if task == "lint":
        prepare("dev")
        return lint()
    if task == "check":
        prepare("dev")
        return max(lint(), test(args[1:]))
    if task == "build":
        prepare("build")
        os.chdir(ROOT)
        return become(python("-m", "tools.release", *args[1:]))
    prepare()
    return become(python("-m", "game", *args))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(f"The table could not be set: {error}")
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run the same command again to go on.")
