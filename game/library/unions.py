"""Unions in content: by their ``kind`` key, or by the shape of what is written."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Any, TypeAlias, get_args

from cattrs import Converter

from game.library.scalars import Hook, Mismatch, none_of
from game.library.shapes import hook_for, is_union, shape_of

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


def install_unions(converter: Converter, unions: Unions, tag: str) -> None:
    """Teach a converter a game's vocabularies, and optional and mixed values besides."""
    converter.register_structure_hook_factory(
        lambda cls: is_union(cls) and cls not in unions,
        lambda cls, _: _by_shape(cls, unions, converter),
    )
    for union, members in unions.items():
        _install_tagged(converter, union, _by_tag(members, tag, converter))


def _install_tagged(converter: Converter, union: Any, hook: Hook) -> None:
    # Compared by equality, not registered by class: a base class must not capture its members.
    converter.register_structure_hook_func(lambda cls: cls == union, hook)


def _by_tag(members: Mapping[str, type], tag: str, converter: Converter) -> Hook:
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
        rest = {key: part for key, part in value.items() if key != tag}
        return hooks[kind](rest, members[kind])

    return structure


def _by_shape(cls: Any, unions: Unions, converter: Converter) -> Hook:
    """Read ``int | Amount | None`` by what is written: each shape belongs to one member only."""
    by_shape: dict[type, tuple[Any, Hook]] = {}
    for member in _members(cls, unions):
        for shape in shape_of(member):
            if shape in by_shape:
                raise TypeError(f"{cls}: two members are written as {_SHAPE_NAMES[shape]}")
            by_shape[shape] = member, _late(member, converter)
    expected = " or ".join(_SHAPE_NAMES[shape] for shape in by_shape if shape is not NoneType)

    def structure(value: Any, _: Any) -> Any:
        try:
            member, hook = by_shape[value.__class__]
        except KeyError:
            raise Mismatch(f"{expected} was expected") from None
        return hook(value, member)

    return structure


def _late(member: Any, converter: Converter) -> Hook:
    return (lambda value, _: None) if member is NoneType else hook_for(member, converter)


def _members(cls: Any, unions: Unions) -> list[Any]:
    """The members of a union, with a vocabulary that Python has flattened put together again."""
    members = list(get_args(cls))
    for union in unions:
        parts = get_args(union) if is_union(union) else ()
        if parts and set(parts) <= set(members):
            members = [union, *(member for member in members if member not in parts)]
    return members
