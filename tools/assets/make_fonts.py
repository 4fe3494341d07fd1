"""Writes assets/fonts: each face as one ttf, joined from the Latin parts of its npm package.

`python tools/assets/make_fonts.py`; needs npm and what requirements.txt beside this file names.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from packages import ASSETS, unpacked

PACKAGES = {
    "cinzel": ("@fontsource/cinzel@5.3.0", "Cinzel"),
    "alegreya-sans": ("@fontsource/alegreya-sans@5.3.0", "AlegreyaSans"),
    "alegreya": ("@fontsource/alegreya@5.3.0", "Alegreya"),
}
FACES = {
    "Cinzel-Regular": ("cinzel", "400-normal"),
    "Cinzel-Bold": ("cinzel", "700-normal"),
    "AlegreyaSans-Regular": ("alegreya-sans", "400-normal"),
    "AlegreyaSans-Medium": ("alegreya-sans", "500-normal"),
    "AlegreyaSans-Bold": ("alegreya-sans", "700-normal"),
    "Alegreya-Italic": ("alegreya", "400-italic"),
}
SUBSETS = "latin", "latin-ext"
NARROW = 0.7
# The least width of a space, in thousandths of the size: at 15 pixels it rounds to three.
SPACE = 185
# What texts of the game may want beyond ASCII.
WANTED = "\u00a0\u202fàâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»’‘“”–—…·•×−½¼¾°€±≥≤≠→←↑↓✓"


def join(parts: list[Path], target: Path) -> None:
    """One ttf out of the parts of a face."""
    with tempfile.TemporaryDirectory() as folder:
        plain = []
        for part in parts:
            font = TTFont(part, recalcTimestamp=False)
            font.flavor = None
            path = Path(folder) / f"{part.stem}.ttf"
            font.save(path)
            plain.append(str(path))
        whole = Merger().merge(plain)
    # The merger stamps the hour; the part's own dates make every run write the same bytes.
    whole.recalcTimestamp = False
    dates = TTFont(parts[0])["head"]
    whole["head"].created, whole["head"].modified = dates.created, dates.modified
    widen_space(whole)
    add_narrow_space(whole)
    use_lining_figures(whole)
    whole.save(target)


def widen_space(font: TTFont) -> None:
    """Small words must not run together: the text face has a space for print, under a sixth."""
    least, names = round(SPACE * font["head"].unitsPerEm / 1000), font.getBestCmap()
    for name in {names[ord(" ")], names[0xA0]}:
        width, bearing = font["hmtx"][name]
        font["hmtx"][name] = max(width, least), bearing


def add_narrow_space(font: TTFont) -> None:
    """French sets U+202F before ; ! ?; none of the faces has it, so it is cut from the space."""
    width, _ = font["hmtx"][font.getBestCmap()[ord(" ")]]
    name = "uni202F"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = round(width * NARROW), 0
    for table in font["cmap"].tables:
        table.cmap[0x202F] = name


def use_lining_figures(font: TTFont) -> None:
    """Figures as tall as capitals: a score of 0 must not look like an o."""
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            lining = f"{table.cmap[digit]}.lf"
            if lining in glyphs:
                table.cmap[digit] = lining


def absent(path: Path) -> list[str]:
    """Signs of WANTED that a face lacks."""
    known = TTFont(path).getBestCmap()
    return [sign for sign in WANTED if ord(sign) not in known]


def readme(lacks: dict[str, list[str]]) -> str:
    """The page that tells which signs a text must avoid."""
    lines = [
        "# Fonts",
        "",
        "Made by `tools/assets/make_fonts.py`. Titles and names: Cinzel; all text: Alegreya Sans;",
        "flavour and asides: Alegreya Italic. Licences are beside the files (SIL OFL 1.1).",
        "",
        "French is covered in every face: accents, ligatures, quotation marks, dashes and both",
        "no-break spaces (U+00A0; U+202F was added by the script). Alegreya shows lining figures,",
        "also by the script, because scores are easier to read so, and its spaces are a little",
        "wider than drawn, or words would run together in small letters. Texts must avoid these",
        "signs in a face that lacks them (draw an icon instead):",
        "",
    ]
    for face, signs in lacks.items():
        named = ", ".join(f"`{s}` (U+{ord(s):04X})" for s in signs) or "none"
        lines.append(f"- {face}: {named}")
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = ASSETS / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for key, (package, family) in PACKAGES.items():
        with unpacked(package) as source:
            shutil.copyfile(source / "LICENSE", folder / f"OFL-{family}.txt")
            for face, (owner, style) in FACES.items():
                if owner == key:
                    parts = [source / "files" / f"{key}-{s}-{style}.woff2" for s in SUBSETS]
                    join(parts, folder / f"{face}.ttf")
    lacks = {face: absent(folder / f"{face}.ttf") for face in FACES}
    (folder / "README.md").write_text(readme(lacks), "utf-8")


if __name__ == "__main__":
    main()
