"""What is made for the built app: names, icons, the zip, the pages beside it."""

from __future__ import annotations

import ast
import os
import plistlib
import re
import struct
import subprocess
import xml.etree.ElementTree as ElementTree
import zipfile
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.app.window.loop import WINDOW_CLASS
from tools.release import glibc, icon, licences, notes
from tools.release.names import SYSTEMS, bundle_name, version_numbers
from tools.release.resource import version_resource
from tools.release.zipping import zip_folder

KIT = Path(icon.__file__).parent


@pytest.mark.parametrize(
    ("system", "machine", "ending"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-arm64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_the_bundle_is_named_after_release_system_and_processor(
    system: str, machine: str, ending: str
) -> None:
    assert f"four-crowns-{__version__}-{ending}" == bundle_name(system, machine)


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    tree = ast.parse(version_resource("crown.exe"), mode="eval")
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call)}
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}

    assert "VSVersionInfo" == tree.body.func.id
    assert called == {
        *("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct"),
        *("VarFileInfo", "VarStruct"),
    }
    assert {__version__, "crown.exe", "Four Crowns", "040904B0", 1033, 1200} <= told
    assert ".".join(map(str, version_numbers()[:3])) == __version__


def test_windows_is_told_that_the_app_minds_the_resolution() -> None:
    manifest = ElementTree.parse(KIT / "windows.manifest").getroot()
    told = {node.tag.rpartition("}")[2]: node.text for node in manifest.iter()}

    assert "{urn:schemas-microsoft-com:asm.v1}assembly" == manifest.tag
    assert ("true/pm", "PerMonitorV2, PerMonitor", "true") == (
        told["dpiAware"],
        told["dpiAwareness"],
        told["longPathAware"],
    )


def test_macos_is_told_what_a_signed_python_needs() -> None:
    rights = plistlib.loads((KIT / "macos.entitlements").read_bytes())

    assert rights["com.apple.security.cs.allow-unsigned-executable-memory"]


def test_the_icon_of_windows_holds_every_size() -> None:
    data = icon.ico()
    _, kind, count = struct.unpack_from("<HHH", data)
    sizes = []
    for number in range(count):
        *_, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = pygame.image.load(BytesIO(data[at : at + length]), "icon.png")
        sizes.append(picture.get_width())

    assert 1 == kind
    assert list(icon.ICO_SIZES) == sizes


def test_the_icon_of_macos_holds_every_size_up_to_1024() -> None:
    data = icon.icns()
    sizes, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        picture = pygame.image.load(BytesIO(data[at + 8 : at + length]), "icon.png")
        sizes[kind] = picture.get_width()
        at += length

    assert (b"icns", len(data)) == (data[:4], struct.unpack_from(">I", data, 4)[0])
    assert dict(icon.ICNS_TYPES) == sizes


def test_the_icon_is_round_at_its_corners_and_gold_in_its_middle() -> None:
    drawn = icon.draw(128)
    middle = drawn.get_at((64, 74))

    assert 0 == drawn.get_at((0, 0)).a
    assert 255 == middle.a
    assert middle.r > middle.g > middle.b


@pytest.mark.skipif(os.name == "nt", reason="Windows knows neither links nor executable bits")
def test_the_zip_keeps_what_is_run_and_what_points_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "crowns"
    (folder / "inner").mkdir(parents=True)
    (folder / "program").write_text("#!/bin/sh")
    (folder / "program").chmod(0o755)
    (folder / "inner" / "page").write_text("told")
    (folder / "also").symlink_to("inner")
    (folder / "link").symlink_to("inner/page")

    with zipfile.ZipFile(zip_folder(folder)) as archive:
        kept = {each.filename: each.external_attr >> 16 for each in archive.infolist()}
        pointed = archive.read("crowns/link")

    names = ("also", "inner/page", "link", "program")
    assert {f"crowns/{name}" for name in names} == set(kept)
    assert 0o100755 == kept["crowns/program"]
    assert 0o120777 == kept["crowns/link"] == kept["crowns/also"]
    assert b"inner/page" == pointed


def test_the_oldest_glibc_is_what_the_most_demanding_library_asks_for(tmp_path: Path) -> None:
    (tmp_path / "one.so").write_bytes(b"\x7fELF...GLIBC_2.9\0GLIBC_2.31\0")
    (tmp_path / "two.so").write_bytes(b"\x7fELF...GLIBC_2.17\0")
    (tmp_path / "page.txt").write_bytes(b"GLIBC_2.99")

    assert "2.31" == glibc.needed(tmp_path)
    assert "glibc 2.31 or newer" in notes.page("linux", tmp_path)


@pytest.mark.parametrize("system", SYSTEMS.values())
def test_every_system_has_a_page_in_both_languages(system: str, tmp_path: Path) -> None:
    told = notes.page(system, tmp_path)

    assert f"Four Crowns {__version__}\n" in told
    assert "are kept in your own folders" in told
    assert "sont gardés dans tes propres dossiers" in told
    assert "{" not in told


def test_the_entry_of_the_menu_belongs_to_the_window() -> None:
    lines = (KIT / "four-crowns.desktop").read_text("utf-8").splitlines()

    assert "[Desktop Entry]" == lines[0]
    assert f"StartupWMClass={WINDOW_CLASS}" in lines
    assert {"Exec=four-crowns", "Icon=four-crowns", "Type=Application"} <= set(lines)
    assert any(line.startswith("Comment[fr]=") for line in lines)


@pytest.mark.skipif(os.name == "nt", reason="only for desktops of Linux")
def test_the_app_can_be_put_into_the_menu_from_wherever_it_lies(tmp_path: Path) -> None:
    folder = tmp_path / "my games"
    folder.mkdir()
    for name in ("add-to-menu.sh", "four-crowns.desktop"):
        (folder / name).write_bytes((KIT / name).read_bytes())
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}

    command = ["sh", str(folder / "add-to-menu.sh")]
    subprocess.run(command, env=environment, check=True, capture_output=True)

    entry = (tmp_path / "data/applications/four-crowns.desktop").read_text("utf-8")
    assert f'Exec="{folder}/four-crowns"\n' in entry
    assert f"Icon={folder}/four-crowns.png\n" in entry


def test_every_library_is_named_with_its_licence() -> None:
    told = licences.page()
    titles = [line for line in told.splitlines() if re.match(r"[\w.-]+ \d[\w.]*: ", line)]
    named = {line.split(" ")[0].lower().replace("_", "-"): line for line in titles}

    assert {"python", "pygame-ce", "attrs", "babel", "pyyaml", "platformdirs"} <= set(named)
    assert "LGPL" in named["pygame-ce"]
    assert "Permission is hereby granted" in told
