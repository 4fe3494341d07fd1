"""Writes assets/icons, assets/icons.yaml and the list of authors in assets/CREDITS.md.

Run it after a change of icon_choices.yaml or own_icons.yaml: `python tools/assets/make_icons.py`.
Needs npm and PyYAML. Pictures no longer chosen are removed.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

import yaml
from packages import ASSETS, unpacked

HERE = Path(__file__).parent
SHAPES = "@iconify-json/game-icons@1.2.4"
# The same set in one folder an author: the only place where the package form keeps who drew what.
FOLDERS = "game-icons-transparent@1.0.2"
OURS = "Four Crowns"

SPELLING = {
    "andymeneely": "Andy Meneely",
    "carl-olsen": "Carl Olsen",
    "caro-asercion": "Caro Asercion",
    "darkzaitzev": "DarkZaitzev",
    "generalace135": "GeneralAce135",
    "guard13007": "Guard13007",
    "heavenly-dog": "HeavenlyDog",
    "john-colburn": "John Colburn",
    "john-redman": "John Redman",
    "kier-heyl": "Kier Heyl",
    "lord-berandas": "Lord Berandas",
    "lucasms": "Lucas",
    "pepijn-poolman": "Pepijn Poolman",
    "pierre-leducq": "Pierre Leducq",
    "priorblue": "PriorBlue",
    "seregacthtuf": "SeregaCthtuf",
    "spencerdub": "SpencerDub",
    "various-artists": "various artists of game-icons.net",
    "viscious-speed": "Viscious Speed",
}


def choices() -> dict[str, str]:
    """Every semantic id with the name of its picture."""
    sections = yaml.safe_load((HERE / "icon_choices.yaml").read_text("utf-8"))
    return {f"{area}.{key}": icon for area, part in sections.items() for key, icon in part.items()}


def shapes() -> dict[str, str]:
    """Name of each picture in the set with its SVG body."""
    with unpacked(SHAPES) as folder:
        icons = json.loads((folder / "icons.json").read_text("utf-8"))["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def authors() -> dict[str, str]:
    """Name of each picture with its author; a name used by two authors is left out."""
    drawn_by: dict[str, list[str]] = defaultdict(list)
    with unpacked(FOLDERS) as folder:
        for path in sorted(folder.glob("svgs/*/*.svg")):
            drawn_by[path.stem].append(path.parent.name)
    return {
        name: SPELLING.get(found[0], found[0].capitalize())
        for name, found in drawn_by.items()
        if len(found) == 1
    }


def svg(body: str) -> str:
    """A white picture that the app can tint; only paths, for the small SVG reader of SDL."""
    white = body.replace("currentColor", "#fff")
    strange = set(re.findall(r"<(\w+)", white)) - {"path", "g"}
    if strange:
        raise ValueError(f"the SVG reader of the app may not know {strange}")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" '
        f'viewBox="0 0 512 512">{white}</svg>\n'
    )


def write_icons(chosen: dict[str, str], own: dict[str, str]) -> dict[str, dict[str, str]]:
    """Writes the pictures and answers who drew each."""
    bodies, drawn_by = shapes(), authors()
    unclear = sorted({icon for icon in chosen.values() if icon not in drawn_by})
    if unclear:
        raise SystemExit(f"choose others, their author is not certain: {unclear}")
    folder = ASSETS / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    listed = {}
    for name, icon in chosen.items():
        (folder / f"{name}.svg").write_text(svg(bodies[icon]), "utf-8")
        listed[name] = {"icon": icon, "author": drawn_by[icon]}
    for name, path in own.items():
        body = f'<path fill="currentColor" fill-rule="evenodd" d="{path}"/>'
        (folder / f"{name}.svg").write_text(svg(body), "utf-8")
        listed[name] = {"icon": "own drawing", "author": OURS}
    return dict(sorted(listed.items()))


def credit_lines(listed: dict[str, dict[str, str]]) -> str:
    """One line an author, with the names of the pictures used."""
    drawn: dict[str, set[str]] = defaultdict(set)
    for entry in listed.values():
        if entry["author"] != OURS:
            drawn[entry["author"]].add(entry["icon"])
    by_number = sorted(drawn.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    return "\n".join(f"- **{author}**: {', '.join(sorted(names))}" for author, names in by_number)


def main() -> None:
    own = yaml.safe_load((HERE / "own_icons.yaml").read_text("utf-8"))
    listed = write_icons(choices(), own)
    heading = "# Made by tools/assets/make_icons.py: semantic id -> original name and author.\n"
    table = yaml.safe_dump(listed, sort_keys=False, default_flow_style=None, width=100)
    (ASSETS / "icons.yaml").write_text(heading + table, "utf-8")
    template = (HERE / "credits_template.md").read_text("utf-8")
    credits = template.replace("{icon_authors}", credit_lines(listed))
    (ASSETS / "CREDITS.md").write_text(credits, "utf-8")
    print(f"{len(listed)} icons")


if __name__ == "__main__":
    main()
