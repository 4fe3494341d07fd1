"""Unions in content: by their ``kind`` key, or by the shape of what is written."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Any, TypeAlias, get_args

from game.library.scalars import Hook, Mismatch, none_of
from game.library.shapes import StrictConverter, hook_for, is_union, shape_of

#: For each union (or common base class) of a game: the word in the file, and the class it makes.
Unions: TypeAlias = Mapping[Any, Mapping[str, type]]

_SHAPE_NAMES: Mapping[type, str] = {
    dict: "a mapping",
    list: "a list",
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    NoneType: "null",
}


def install_unions(converter: StrictConverter, unions: Unions, tag: str) -> None:
    """Teach a converter a game's vocabularies, and optional and mixed values besides."""
    converter.factories.append((is_union, lambda cls, each: _by_shape(cls, unions, each)))
    converter.exact[NoneType] = lambda value, _: None
    for union, members in unions.items():
        converter.exact[union] = _by_tag(members, tag, converter)


def _by_tag(members: Mapping[str, type], tag: str, converter: StrictConverter) -> Hook:
    """Read ``{kind: draw, count: 2}`` as the class the vocabulary gives for "draw"."""
    hooks: dict[str, Hook] = {}  # filled on first use: effects may hold effects

    def structure(value: Any, _: Any) -> Any:
        if value.__class__ is not dict:
            raise Mismatch(f"a mapping with a '{tag}' was expected")
        if tag not in value:
            raise Mismatch(f"the key '{tag}' is missing")
        kind = value[tag]
        if kind.__class__ is not str or kind not in members:
            raise none_of(kind, members)
        if kind not in hooks:
            hooks[kind] = hook_for(members[kind], converter)
        rest = value.copy()
        del rest[tag]
        return hooks[kind](rest, members[kind])

    return structure


def _by_shape(cls: Any, unions: Unions, converter: StrictConverter) -> Hook:
    """Read ``int | Amount | None`` by what is written: each shape belongs to one member only."""
    members = _members(cls, unions)
    if len(members) == 2 and NoneType in members:
        return _optional(next(each for each in members if each is not NoneType), converter)
    by_shape: dict[type, tuple[Any, Hook]] = {}
    for member in members:
        for shape in shape_of(member):
            if shape in by_shape:
                raise TypeError(f"{cls}: two members are written as {_SHAPE_NAMES[shape]}")
            by_shape[shape] = member, hook_for(member, converter)
    expected = " or ".join(_SHAPE_NAMES[shape] for shape in by_shape if shape is not NoneType)

    def structure(value: Any, _: Any) -> Any:
        try:
            member, hook = by_shape[value.__class__]
        except KeyError:
            raise Mismatch(f"{expected} was expected") from None
        return hook(value, member)

    return structure


def _optional(member: Any, converter: StrictConverter) -> Hook:
    hook = hook_for(member, converter)
    return lambda value, _: None if value is None else hook(value, member)


def _members(cls: Any, unions: Unions) -> list[Any]:
    """The members of a union, with a vocabulary that Python has flattened put together again."""
    members = list(get_args(cls))
    for union in unions:
        parts = get_args(union) if is_union(union) else ()
        if parts and set(parts) <= set(members):
            members = [union, *(member for member in members if member not in parts)]
    return members
