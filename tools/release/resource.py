"""What Windows tells of the program in its properties, in the form that PyInstaller reads."""

from __future__ import annotations

from game import __version__
from game.library.places import APP_NAME
from tools.release.names import COPYRIGHT, TITLE, version_numbers

#: English of the United States, in Unicode.
LANGUAGE, CHARACTERS = 1033, 1200

FORM = """\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0,
                      OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
    kids=[
        StringFileInfo([StringTable('{table}', [{strings}])]),
        VarFileInfo([VarStruct('Translation', [{language}, {characters}])]),
    ],
)
"""


def version_resource(file: str = f"{APP_NAME}.exe") -> str:
    """The version resource of an executable of this name."""
    told = {
        "CompanyName": TITLE,
        "FileDescription": TITLE,
        "FileVersion": __version__,
        "InternalName": APP_NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": file,
        "ProductName": TITLE,
        "ProductVersion": __version__,
    }
    return FORM.format(
        numbers=version_numbers(),
        table=f"{LANGUAGE:04X}{CHARACTERS:04X}",
        strings=", ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items()),
        language=LANGUAGE,
        characters=CHARACTERS,
    )
