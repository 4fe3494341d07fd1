"""What only runs on other systems, read here: the spec, and the workflow that builds on all."""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from game import __version__
from tools.release import names

ROOT = Path(__file__).resolve().parents[2]
SPEC = (ROOT / "build.spec").read_text("utf-8")
TREE = ast.parse(SPEC)
WORKFLOW = yaml.safe_load((ROOT / ".github/workflows/build.yml").read_text("utf-8"))
BUILD, RELEASE = WORKFLOW["jobs"]["build"], WORKFLOW["jobs"]["release"]
MATRIX = {each["system"]: each for each in BUILD["strategy"]["matrix"]["include"]}


def step(job: dict[str, Any], words: str) -> dict[str, Any]:
    """The one step of a job whose name or action begins so."""
    (found,) = (
        each for each in job["steps"] if (each.get("name") or each["uses"]).startswith(words)
    )
    return found


class Rehearsal:
    """The spec run as if on another system, with PyInstaller's parts only noting what they get."""

    def __init__(self, system: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.called: dict[str, list[dict[str, Any]]] = {}
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(sys, "path", [*sys.path])
        monkeypatch.setitem(sys.modules, "PyInstaller", type(sys)("PyInstaller"))
        monkeypatch.setitem(sys.modules, "PyInstaller.utils", type(sys)("PyInstaller.utils"))
        hooks = type(sys)("PyInstaller.utils.hooks")
        hooks.collect_submodules = lambda name, on_error: [name]  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
        monkeypatch.setattr("game.library.content.Shelf.compile", lambda self, folder: None)
        for name in ("content", "assets", "tools", "game"):
            (folder / name).symlink_to(ROOT / name)
        (folder / "build" / "made").mkdir(parents=True)
        parts = {
            name: self._noting(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        }
        exec(compile(SPEC, "build.spec", "exec"), {"SPECPATH": str(folder), **parts})  # noqa: S102

    def _noting(self, name: str) -> Any:
        def note(*args: Any, **words: Any) -> Any:
            self.called.setdefault(name, []).append({"args": args, **words})
            part = type(name, (), {})()
            part.pure, part.scripts, part.name = [], [], words.get("name")
            part.datas = [
                ("babel/locale-data/fr.dat", "", "DATA"),
                ("babel/locale-data/fr_CA.dat", "", "DATA"),
                ("pytz/zoneinfo/Europe/Paris", "", "DATA"),
                ("game/_data/content/texts/fr/ui.ftl", "", "DATA"),
            ]
            part.binaries = [
                ("libstdc++.so.6", "", "BINARY"),
                ("libgcc_s.so.1", "", "BINARY"),
                ("libpython3.so", "", "BINARY"),
                ("libSDL2.so", "pygame_ce.libs/libSDL2.so", "SYMLINK"),
            ]
            return part

        return note


@pytest.fixture
def rehearsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the spec as if on a system."""
    return lambda system: Rehearsal(system, tmp_path, monkeypatch).called


def test_content_and_assets_lie_where_they_are_looked_for(rehearsed: Any) -> None:
    (analysis,) = rehearsed("linux")["Analysis"]

    assert {"game/_data/content", "game/_data/assets", "game/_data/content/compiled"} == {
        place for _, place in analysis["datas"]
    }
    assert ["game"] == analysis["hiddenimports"]


def test_linux_gets_one_program_without_what_the_system_has_itself(rehearsed: Any) -> None:
    called = rehearsed("linux")
    (program,), (folder,) = called["EXE"], called["COLLECT"]
    _, binaries, datas = folder["args"]

    assert ("four-crowns", True, True) == (program["name"], program["console"], program["strip"])
    assert ["libpython3.so"] == [entry[0] for entry in binaries]
    assert ["babel/locale-data/fr.dat", "game/_data/content/texts/fr/ui.ftl"] == [
        entry[0] for entry in datas
    ]
    assert "BUNDLE" not in called


def test_windows_gets_icon_version_and_manifest_and_a_second_program_for_commands(
    rehearsed: Any,
) -> None:
    programs = rehearsed("win32")["EXE"]

    assert {"four-crowns": False, "four-crowns-console": True} == {
        each["name"]: each["console"] for each in programs
    }
    for each in programs:
        assert each["icon"].endswith("four-crowns.ico")
        assert each["manifest"].endswith("windows.manifest")
        assert Path(each["manifest"]).is_file()
        version = Path(each["version"]).read_text("utf-8")
        assert __version__ in version
        assert f"{each['name']}.exe" in version
        assert not each["strip"]


def test_macos_gets_a_bundle_that_minds_the_resolution_and_can_be_signed(
    rehearsed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CODESIGN_IDENTITY", "Developer ID")
    called = rehearsed("darwin")
    (program,), (bundle,) = called["EXE"], called["BUNDLE"]

    assert not program["console"]  # with one, macOS would keep it in the background
    assert not program["strip"]
    assert "Developer ID" == program["codesign_identity"]
    assert Path(program["entitlements_file"]).is_file()
    assert "Four Crowns.app" == bundle["name"]
    assert bundle["icon"].endswith("four-crowns.icns")
    assert (names.IDENTIFIER, __version__) == (bundle["bundle_identifier"], bundle["version"])
    assert bundle["info_plist"]["NSHighResolutionCapable"]
    assert ["en", "fr"] == bundle["info_plist"]["CFBundleLocalizations"]


def test_without_an_identity_the_app_is_signed_for_nobody(
    rehearsed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CODESIGN_IDENTITY", "")

    assert rehearsed("darwin")["EXE"][0]["codesign_identity"] is None


def test_a_links_target_is_what_macos_needs(rehearsed: Any) -> None:
    (folder,) = rehearsed("darwin")["COLLECT"]

    assert "SYMLINK" in {entry[2] for entry in folder["args"][1]}


def test_the_spec_names_no_place_of_one_machine() -> None:
    strings = [node.value for node in ast.walk(TREE) if isinstance(node, ast.Constant)]
    paths = [each for each in strings if isinstance(each, str) and re.match(r"[/\\]|[A-Z]:", each)]

    assert [] == paths


def test_the_workflow_builds_on_three_systems() -> None:
    runners = {system: each["runner"] for system, each in MATRIX.items()}

    assert set(names.SYSTEMS.values()) == set(runners)
    assert runners["linux"].startswith("ubuntu-")
    assert runners["windows"].startswith("windows-")
    assert runners["macos"].startswith("macos-")
    # Not the latest, whatever that is: the system decides which others the app runs on.
    assert not any(runner.endswith("-latest") for runner in runners.values())
    assert "python run.py build" == step(BUILD, "Build")["run"]


def test_the_workflow_starts_the_program_that_the_spec_makes(rehearsed: Any) -> None:
    programs = {system: each["program"] for system, each in MATRIX.items()}
    test = step(BUILD, "Self-test")

    assert {
        "linux": "four-crowns",
        "windows": "four-crowns-console.exe",
        "macos": f"{names.TITLE}.app/Contents/MacOS/four-crowns",
    } == programs
    assert "--self-test" in test["run"]
    assert "unzip" in test["run"]
    assert "${{ runner.temp }}" == test["working-directory"]
    assert "bash" == test["shell"]


def test_the_zips_go_to_the_release_of_a_tag_and_to_no_other() -> None:
    upload, attach = step(BUILD, "actions/upload-artifact"), step(RELEASE, "Attach")

    assert "dist/four-crowns-*.zip" == upload["with"]["path"]
    assert "github.ref_type == 'tag'" == RELEASE["if"]
    assert ["v*"] == WORKFLOW[True]["push"]["tags"]  # YAML 1.1 reads `on` as a truth
    assert {"contents": "write"} == RELEASE["permissions"]
    assert {"contents": "read"} == WORKFLOW["permissions"]
    assert "zips/*.zip" in attach["run"]
    assert "game.__version__" in step(BUILD, "The tag")["run"]


def test_no_secret_is_needed_unless_signing_is_configured() -> None:
    told = (ROOT / ".github/workflows/build.yml").read_text("utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", told))
    certificate = step(BUILD, "Take the certificate")

    assert {"MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD", "MACOS_IDENTITY"} == secrets
    assert "env.MACOS_CERTIFICATE != ''" in certificate["if"]
    assert "CODESIGN_IDENTITY" in certificate["run"]
    assert "CODESIGN_IDENTITY" in SPEC


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no executable bit")
def test_the_python_of_the_workflow_is_one_that_the_game_runs_on() -> None:
    version = step(BUILD, "actions/setup-python")["with"]["python-version"]

    assert (3, 11) <= tuple(map(int, version.split(".")))


def test_versions_are_ranges_and_no_file_pins_them_to_a_host() -> None:
    hosts = re.compile(r"(?:pypi|pythonhosted|artifactory|nexus)\b", re.IGNORECASE)
    kept = [
        *ROOT.glob("*.lock"),
        *ROOT.glob("requirements*.txt"),
        *ROOT.glob("*.toml"),
        *(ROOT / ".github").rglob("*.yml"),
        ROOT / ".ci" / "run",
        ROOT / "run.py",
    ]
    locks = [path.name for path in kept if path.suffix == ".lock" and path.stat().st_size]

    assert [] == [name for name in locks if name != ".venv.lock"]
    assert [] == [path.name for path in kept if hosts.search(path.read_text("utf-8"))]
