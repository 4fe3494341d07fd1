"""Build the app for this system: `python3 run.py build` leaves a folder and a zip in dist/.

Anything further on the command line goes to PyInstaller.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from game.library.places import APP_NAME
from tools.release import icon, licences, notes
from tools.release.names import SYSTEMS, TITLE, bundle_name
from tools.release.zipping import zip_folder

ROOT = Path(__file__).resolve().parents[2]
KIT = Path(__file__).resolve().parent
MADE, RAW = ROOT / "build" / "made", ROOT / "build" / "raw"
MILLION = 1_000_000


def main(args: list[str]) -> int:
    """Icons, PyInstaller, what belongs beside the program, the zip."""
    shutil.rmtree(MADE, ignore_errors=True)
    icon.write(MADE)
    words = [*("--noconfirm", "--distpath", str(RAW), "--workpath", str(ROOT / "build" / "work"))]
    command = [sys.executable, "-m", "PyInstaller", "--log-level", "WARN", *words, *args]
    if code := subprocess.call([*command, str(ROOT / "build.spec")], cwd=ROOT):
        return code
    folder = gather(ROOT / "dist" / bundle_name())
    packed = zip_folder(folder)
    size = f"{size_of(folder) / MILLION:.1f} MB, zipped {packed.stat().st_size / MILLION:.1f} MB"
    print(f"{folder.relative_to(ROOT)}: {size}")
    return 0


def gather(folder: Path) -> Path:
    """The folder that people get: the program, and what belongs beside it on this system."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(exist_ok=True)
    if sys.platform == "darwin":
        folder.mkdir()
        shutil.move(RAW / f"{TITLE}.app", folder / f"{TITLE}.app")
    else:
        shutil.move(RAW / APP_NAME, folder)
    if sys.platform == "linux":
        shutil.copy(MADE / "four-crowns.png", folder)
        for name in ("four-crowns.desktop", "add-to-menu.sh"):
            shutil.copy(KIT / name, folder)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    (folder / "LIBRARIES.txt").write_text(licences.page(), encoding="utf-8")
    told = notes.page(SYSTEMS[sys.platform], folder)
    # Older editors of Windows need to be told that this is UTF-8.
    encoding = "utf-8-sig" if sys.platform == "win32" else "utf-8"
    (folder / "README.txt").write_text(told, encoding=encoding)
    return folder


def size_of(folder: Path) -> int:
    """The bytes of all files, links not counted."""
    walked = ((Path(place) / name) for place, _, names in os.walk(folder) for name in names)
    return sum(path.stat().st_size for path in walked if not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
