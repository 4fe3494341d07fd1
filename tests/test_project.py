"""The frame of the project: run.py, the import arrows, and the pages a newcomer reads first."""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from contextlib import suppress
from graphlib import TopologicalSorter
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement

import run
from game import __version__
from tools.release.names import bundle_name

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("engine", "library", "rules", "rules.valeria", "rules.euthia", "bots", "guide")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A source tree without an environment, which run.py takes for its own."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    venv = tmp_path / ".venv"
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", venv)
    monkeypatch.setattr(run, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(run, "STAMP", venv / "four-crowns.stamp")
    monkeypatch.setattr(run, "LOCK", tmp_path / ".venv.lock")
    return tmp_path


class Shell:
    """Stands in for the commands run.py gives: notes them, and answers as it is told to."""

    def __init__(self):
        self.made = 0
        self.asked = []
        self.became = None
        self.pip = 0, ["Successfully installed everything"]
        self.venv = 0, []

    def quiet(self, command, show=None):
        if "venv" in command:
            self.made += 1
            if self.venv[0] == 0:
                run.PYTHON.parent.mkdir(parents=True, exist_ok=True)
                run.PYTHON.touch()
            return self.venv
        if "pip" in command:
            self.asked.append([word for word in command if not word.startswith("-")][3:])
            if isinstance(self.pip, BaseException):
                raise self.pip
            return self.pip
        return 0, []  # "is the environment sound?"

    def become(self, command):
        self.became = list(command)
        return 0


@pytest.fixture
def shell(tree, monkeypatch):
    shell = Shell()
    monkeypatch.setattr(run, "quiet", shell.quiet)
    monkeypatch.setattr(run, "become", shell.become)
    return shell


def test_an_old_python_can_parse_run_py():
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_what_to_do(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 8, 10))

    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.8"):
        runpy.run_path(str(ROOT / "run.py"))


def test_run_py_needs_only_the_standard_library():
    nodes = list(ast.walk(ast.parse((ROOT / "run.py").read_text("utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom)}

    assert set() == {name.split(".")[0] for name in names} - sys.stdlib_module_names


def test_the_first_start_makes_the_environment_and_installs(shell, capsys):
    assert run.main([]) == 0

    assert (1, [PYPROJECT["project"]["dependencies"]]) == (shell.made, shell.asked)
    assert [str(run.PYTHON), "-m", "game"] == shell.became
    assert "Setting the table" in capsys.readouterr().err


def test_the_second_start_installs_nothing_and_says_nothing(shell, capsys):
    run.main([])
    capsys.readouterr()

    run.main(["list", "--json"])

    assert (1, 1) == (shell.made, len(shell.asked))
    assert [str(run.PYTHON), "-m", "game", "list", "--json"] == shell.became
    assert ("", "") == capsys.readouterr()


def test_standard_output_is_left_to_the_game(shell, capsys):
    run.main(["list", "--json"])

    assert capsys.readouterr().out == ""


def test_tests_need_the_dev_extra_and_playing_does_not_take_it_away(shell, monkeypatch):
    monkeypatch.setattr(run, "test", lambda args: 0)
    run.main([])

    run.main(["test"])
    run.main([])

    dev = PYPROJECT["project"]["optional-dependencies"]["dev"]
    assert [[], dev] == [words[len(shell.asked[0]) :] for words in shell.asked]


def test_long_tests_are_added_in_so_many_words(shell, monkeypatch):
    called = []
    monkeypatch.setattr("subprocess.call", lambda words, **_: called.append(words) or 0)

    run.main(["test", "-x"])
    run.main(["test", "--long", "tests/engine"])

    pytest_of = [str(run.PYTHON), *run.TEST]
    assert [[*pytest_of, "-x"], [*pytest_of, "-m", "", "tests/engine"]] == called


def test_tests_keep_what_they_compile_even_where_nothing_may_be_written_beside_it(
    shell, monkeypatch
):
    called = []
    monkeypatch.setattr("subprocess.call", lambda words, env, **_: called.append(env) or 0)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    run.main(["test"])

    assert "PYTHONDONTWRITEBYTECODE" not in called[0]
    assert Path(called[0]["PYTHONPYCACHEPREFIX"]).is_relative_to(run.VENV)


def test_other_requirements_are_installed_into_the_same_environment(shell, tree):
    run.main([])
    with (tree / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# another requirement\n")

    run.main([])

    assert (1, 2) == (shell.made, len(shell.asked))


def test_an_environment_that_vanished_is_made_again(shell):
    run.main([])
    shutil.rmtree(run.VENV)

    run.main([])

    assert (2, 2) == (shell.made, len(shell.asked))


def test_an_install_that_was_cut_short_starts_from_nothing(shell):
    shell.pip = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        run.main([])
    shell.pip = 0, []

    run.main([])
    run.main([])

    assert (2, 2) == (shell.made, len(shell.asked))


def test_pip_speaks_only_when_it_fails_and_goes_on_from_there(shell):
    shell.pip = 1, [f"line {number}" for number in range(50)]

    with pytest.raises(run.Trouble) as trouble:
        run.main([])

    words = str(trouble.value)
    assert "line 49" in words
    assert "line 30" not in words
    assert "offline" in words
    shell.pip = 0, []
    run.main([])
    assert (1, 2) == (shell.made, len(shell.asked))


@pytest.mark.parametrize("part", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_what_to_install(shell, monkeypatch, part):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == part else name)

    with pytest.raises(run.Trouble, match=r"sudo apt install python3\.\d+-venv"):
        run.main([])

    assert shell.made == 0


def test_another_trouble_with_the_environment_is_told_in_its_own_words(shell):
    shell.venv = 1, ["No space left on device"]

    with pytest.raises(run.Trouble, match="No space left on device"):
        run.main([])


def test_lint_goes_on_after_a_failure_and_names_it(shell, monkeypatch, capfd):
    checks = (("style", ("-c", "raise SystemExit(1)")), ("types", ("-c", "print('seen')")))
    monkeypatch.setattr(run, "LINT", checks)
    monkeypatch.setattr(run, "python", lambda *words: [sys.executable, *words])

    assert run.lint() == 1

    out, err = capfd.readouterr()
    assert out.strip() == "seen"
    assert "Lint failed: style." in err


@pytest.mark.skipif(os.name == "nt", reason="Windows waits for the game instead")
def test_run_py_passes_arguments_and_exit_code_through(tmp_path):
    """The whole way in a real process, with a game that only tells what it was asked."""
    shutil.copy(ROOT / "run.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    game = tmp_path / "game"
    game.mkdir()
    (game / "__init__.py").touch()
    (game / "__main__.py").write_text("import sys; print(sys.argv[1:]); sys.exit(7)")
    venv = tmp_path / ".venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").symlink_to(sys.executable)
    (venv / "four-crowns.stamp").write_text(run.fingerprint())

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = [sys.executable, str(tmp_path / "run.py"), "replay", "a journal.jsonl", "--to", "3"]
    done = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, check=False)

    assert (7, "['replay', 'a journal.jsonl', '--to', '3']\n", "") == (
        done.returncode,
        done.stdout,
        done.stderr,
    )


def lint_imports(tree):
    """Run import-linter over a source tree with the project's contracts."""
    code = "from importlinter.cli import lint_imports_command as lint; lint()"
    command = [sys.executable, "-c", code, "--no-cache"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


def test_arrows_point_one_way():
    done = lint_imports(ROOT)

    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("room", "line", "contract"),
    [
        ("engine", "import game.library", "Arrows point one way"),
        ("library", "import game.rules", "Arrows point one way"),
        ("rules", "import game.bots", "Arrows point one way"),
        ("bots", "import game.guide", "Arrows point one way"),
        ("guide", "import game.app", "Arrows point one way"),
        ("app", "import game.commands", "Arrows point one way"),
        ("cellar", "", "Arrows point one way"),
        ("rules.valeria", "import game.rules.euthia", "No game knows another"),
        ("rules.valeria", "import pygame", "Only the app and the command line know pygame"),
        ("engine", "from pygame import Rect", "Only the app and the command line know pygame"),
        ("app.scenes", "import pygame, game.bots", None),
        ("app.table", "import game.app.scenes", "Arrows point one way inside the app as well"),
        ("app.drawing", "import game.app.widgets", "Arrows point one way inside the app as well"),
        ("app.attic", "", "Arrows point one way inside the app as well"),
    ],
)
def test_an_arrow_the_wrong_way_is_found(tmp_path, room, line, contract):
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    imported = re.findall(r"game\.([\w.]+)", line)
    for name in ("", *ROOMS, "app", "commands", *imported, room):
        package = tmp_path.joinpath("game", *name.split("."))
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").write_text(line if name == room else "")

    done = lint_imports(tmp_path)

    broken = [row.split(":")[0] for row in done.stdout.splitlines() if row.endswith(" BROKEN")]
    found = [row.removesuffix(" BROKEN") for row in broken]
    assert ([contract] if contract else []) == found, done.stdout + done.stderr


def test_installed_and_bundled_apps_keep_their_data_in_the_same_place():
    wheel = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["sources"]

    assert {"content": "game/_data/content", "assets": "game/_data/assets"} == wheel
    assert 'f"game/_data/{name}"' in (ROOT / "build.spec").read_text("utf-8")


@pytest.mark.parametrize("page", sorted(path.name for path in ROOT.glob("*.md")))
def test_links_between_pages_lead_somewhere(page):
    targets = re.findall(r"\]\(([^)#:]+)\)", (ROOT / page).read_text("utf-8"))
    # What begins like this is a page of the place where the code is kept, whatever its address.
    ours = [target for target in targets if not target.startswith("../../")]

    assert [] == [target for target in ours if not (ROOT / target).exists()]


def test_readme_names_the_two_commands_and_whom_the_games_belong_to():
    readme = (ROOT / "README.md").read_text("utf-8")

    for words in ("python3 run.py\n", "python3 run.py test", "unofficial", "Second Gate Games"):
        assert words in readme


def test_readme_leads_people_without_a_terminal_to_the_zip_of_their_system():
    readme = (ROOT / "README.md").read_text("utf-8")

    assert "](../../releases/latest)" in readme
    assert "](docs/pictures/download.png)" in readme
    for system, machine in (("win32", "AMD64"), ("darwin", "arm64"), ("linux", "x86_64")):
        ending = bundle_name(system, machine).removeprefix(f"four-crowns-{__version__}-")
        assert f"`{ending}.zip`" in readme


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no executable bit")
def test_ci_calls_the_command_of_the_readme():
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert '"$python" run.py test' in script.read_text("utf-8")


@pytest.mark.parametrize("room", ["engine", "library", "rules", "bots", "guide"])
def test_modules_of_a_room_never_import_each_other_in_a_circle(room):
    graph = grimp.build_graph("game", exclude_type_checking_imports=True)
    prefix = f"game.{room}"
    modules = [name for name in graph.modules if f"{name}.".startswith(f"{prefix}.")]

    imports = {name: graph.find_modules_directly_imported_by(name) for name in modules}

    TopologicalSorter(imports).prepare()  # a CycleError names the circle


def test_rules_import_at_the_top_of_a_module_and_nowhere_else():
    late = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in (ROOT / "game" / "rules").rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]

    assert [] == late


def test_journals_name_the_release_that_the_project_does():
    assert PYPROJECT["project"]["version"] == __version__


def test_every_dependency_has_an_upper_bound_and_the_installed_one_is_within():
    project = PYPROJECT["project"]
    extras = project["optional-dependencies"].values()
    named = [Requirement(each) for group in (project["dependencies"], *extras) for each in group]

    for wanted in named:
        assert "<" in {each.operator for each in wanted.specifier}, wanted
        with suppress(PackageNotFoundError):  # nobody needs all extras
            assert version(wanted.name) in wanted.specifier
