"""Everything that is wrong with content and texts, as one list of problems.

problems = check_all([GameSources("toy", (Path(toy.__file__).parent,), (toy.SHELF,))])
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from game.engine.faces import Content
from game.library.deeds import unheard
from game.library.ftl import file_of
from game.library.pages import Page, read_pages
from game.library.places import content_dir
from game.library.problems import ContentError, Problem
from game.library.usage import Usage, Use, used_text_keys
from game.library.words import LANGUAGES

__all__ = ["GameSources", "check_all", "check_texts", "used_text_keys"]

APP = "app"
_OUR_PACKAGE = Path(__file__).resolve().parent.parent


@frozen
class GameSources:
    """What is to be checked of a game: its code, its content, and where its texts lie."""

    id: str
    packages: tuple[Path, ...]
    shelves: tuple[Content, ...] = ()
    texts: Path | None = None
    #: One of the shelves: what is told in it must be told by the code.
    deeds: Content | None = None


def check_all(games: Iterable[GameSources], common: Iterable[Path] | None = None) -> list[Problem]:
    """Content of the games, their texts, and those of the app.

    Keys are looked for in each game's packages, and in the code all games share: the whole of
    ``game/`` without those packages, unless told otherwise. A shared key is worded by the app (in
    any file that is no game's), or else by every game.
    """
    games = tuple(games)
    own = [package.resolve() for game in games for package in game.packages]
    shared = used_text_keys([_OUR_PACKAGE] if common is None else common, own)
    usages = {game.id: used_text_keys(game.packages) for game in games}
    problems = [problem for usage in (shared, *usages.values()) for problem in usage.problems]
    try:
        domains = _shared_domains([game.id for game in games])
        for game in games:
            problems += _check_game(game, usages[game.id], shared, domains)
        problems += _check_app(domains, games, usages.values(), shared)
    except ContentError as error:  # the folder of content itself is missing
        problems += error.problems
    return sorted(set(problems))


def _check_game(
    game: GameSources, usage: Usage, shared: Usage, beside: Sequence[str]
) -> Iterator[Problem]:
    for shelf in game.shelves:
        yield from shelf.problems()
    if game.deeds is not None and not game.deeds.problems():
        yield from unheard(game.deeds, usage.keys)
    yield from check_texts(
        (game.id,), usage.keys, roots=_roots(game), beside=beside, elsewhere=shared.keys
    )


def _check_app(
    domains: Sequence[str], games: Sequence[GameSources], usages: Iterable[Usage], shared: Usage
) -> list[Problem]:
    pages = [
        _page((game.id,), _roots(game), lang).entries.keys() for game in games for lang in LANGUAGES
    ]
    worded_by_games = set.intersection(*map(set, pages)) if pages else set()
    needed = {key: uses for key, uses in shared.keys.items() if key not in worded_by_games}
    elsewhere = {key for usage in usages for key in usage.keys}
    return check_texts(domains, needed, elsewhere=elsewhere)


def _shared_domains(games: Collection[str]) -> tuple[str, ...]:
    """The app, and any other file of texts that belongs to no game."""
    (root,) = _roots_of_app()
    files = {file.stem for lang in LANGUAGES for file in (root / lang).glob("*.ftl")}
    return (APP, *sorted(files - {APP, *games}))


def _roots(game: GameSources) -> tuple[Path, ...]:
    return (content_dir() / "texts",) if game.texts is None else (game.texts, *_roots_of_app())


def _roots_of_app() -> tuple[Path, ...]:
    return (content_dir() / "texts",)


def check_texts(
    domains: Sequence[str],
    used_keys: Collection[str],
    *,
    roots: Sequence[Path] | None = None,
    beside: Sequence[str] = (),
    elsewhere: Collection[str] = (),
) -> list[Problem]:
    """Missing, unused, malformed and unlike texts of some domains, in both languages.

    A used key may also be worded by the domains ``beside``; a text counts as used if it is asked
    for ``elsewhere``. ``used_keys`` may be plain keys, or ``Usage.keys`` with their places.
    """
    folders = _roots_of_app() if roots is None else tuple(roots)
    problems: list[Problem] = []
    pages = {lang: _page(domains, folders, lang) for lang in LANGUAGES}
    for lang, page in pages.items():
        others = _page(beside, folders, lang)
        problems += page.problems
        problems += _dangling(page, others)
        problems += _missing(lang, used_keys, page, others)
        problems += _unused(page, {*used_keys, *elsewhere})
        problems += _starved(page, used_keys)
    problems += _unlike(pages)
    return sorted(set(problems))


def _page(domains: Iterable[str], roots: Sequence[Path], lang: str) -> Page:
    return read_pages(_file(domain, roots, lang) for domain in domains)


def _file(domain: str, roots: Sequence[Path], lang: str) -> Path:
    files = [file_of(root, lang, domain) for root in roots]
    return next((file for file in files if file.exists()), files[0])


def _dangling(page: Page, others: Page) -> Iterator[Problem]:
    for key, entry in page.entries.items():
        for name in sorted(entry.refers_to - page.entries.keys() - others.entries.keys()):
            yield Problem(entry.file, entry.line, key, f"it refers to '{name}', which is nowhere")


def _missing(lang: str, used: Collection[str], page: Page, others: Page) -> Iterator[Problem]:
    for key in used:
        if key not in page.entries and key not in others.entries:
            place = _uses(used, key)[0]
            yield Problem(place.file, place.line, key, f"this text is missing in '{lang}'")


def _unused(page: Page, used: Collection[str]) -> Iterator[Problem]:
    spoken_of = {name for entry in page.entries.values() for name in entry.refers_to}
    for key, entry in page.entries.items():
        if key not in used and key not in spoken_of:
            yield Problem(entry.file, entry.line, key, "nothing uses this text")


def _starved(page: Page, used: Collection[str]) -> Iterator[Problem]:
    """A text may ask only for what every call of its key gives (a list also gives its count)."""
    for key in page.entries.keys() & set(used):
        for use in _uses(used, key):
            if use.args is None:
                continue
            given = use.args | {f"{name}-count" for name in use.args}
            for name in sorted(page.variables(key) - given):
                yield Problem(use.file, use.line, key, f"the text asks for ${name}")


def _uses(used: Collection[str], key: str) -> tuple[Use, ...]:
    if isinstance(used, Mapping):
        uses: tuple[Use, ...] = used[key]
        return uses
    return (Use("texts", 0, None),)


def _unlike(pages: Mapping[str, Page]) -> Iterator[Problem]:
    first, *rest = LANGUAGES
    for lang in rest:
        for key, entry in pages[lang].entries.items():
            if key not in pages[first].entries or key.startswith("-"):
                continue
            here, there = pages[lang].variables(key), pages[first].variables(key)
            for name in sorted(here ^ there):
                where = f"only in '{lang}'" if name in here else f"only in '{first}'"
                yield Problem(entry.file, entry.line, key, f"${name} is {where}")
