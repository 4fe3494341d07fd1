"""Which kinds fit which carrier and window: what `check` tells the authors of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.engine.effects.kinds import Effect

Kinds = Mapping[str, type[Effect]]
Path = tuple[int | str, ...]
#: Where an effect stands in its list, and what is wrong with it.
Misfit = tuple[Path, str]


def usable(kinds: Kinds, carrier: str, window: str) -> tuple[str, ...]:
    """The kinds that work on a carrier in a window."""
    return tuple(word for word, kind in kinds.items() if carrier in kind.works.get(window, ()))


def windows_of(kinds: Iterable[type[Effect]], carrier: str) -> tuple[str, ...]:
    """The windows in which a carrier can do anything at all."""
    found = (window for kind in kinds for window, on in kind.works.items() if carrier in on)
    return tuple(dict.fromkeys(found))


def why_unfit(
    kinds: Kinds, carrier: str, window: str, effects: Sequence[Effect]
) -> Iterator[Misfit]:
    """Everything about these effects that would never work on the carrier in the window."""
    for number, effect in enumerate(effects):
        for path, each in _with_all_inside(effect, (number,)):
            if carrier in each.works.get(window, ()):
                unfit = each.why_unfit(carrier, window)
                if unfit is not None:
                    yield path, f"{each.kind} {unfit}"
                continue
            words = usable(kinds, carrier, window)
            if not words:
                known = ", ".join(windows_of(kinds.values(), carrier))
                yield (), f"nothing works in the window {window} ({carrier}); windows: {known}"
                return
            why = f"{each.kind} does not work in the window {window} ({carrier}); "
            yield path, why + f"here work: {', '.join(words)}"


def _with_all_inside(effect: Effect, path: Path) -> Iterator[tuple[Path, Effect]]:
    yield path, effect
    for way, inner in effect.held():
        yield from _with_all_inside(inner, (*path, *way))
