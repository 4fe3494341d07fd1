"""Hooks for what holds other values: records, lists and mappings, each in one strict shape."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.errors import IterableValidationError, IterableValidationNote
from cattrs.gen import make_dict_structure_fn, override

from game.library.scalars import (
    Hook,
    Mismatch,
    enum_factory,
    flag,
    literal_factory,
    number,
    string,
    whole,
    words,
)
from game.library.words import Words

_LISTS: Mapping[Any, Callable[[Iterable[Any]], Any]] = {
    tuple: tuple,
    list: list,
    Sequence: tuple,
    frozenset: frozenset,
    AbstractSet: frozenset,
}
_MAPPINGS = (dict, Mapping)
_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,17}")


class StrictConverter(Converter):
    """A converter that looks for the very type first.

    Stock cattrs lets a base class answer for its heirs, so that a ``StrEnum`` would be read as any
    string and an effect as the union it belongs to; and it takes its time to find that out.
    """

    def __init__(self, careful: bool) -> None:
        super().__init__(detailed_validation=careful, forbid_extra_keys=True)
        self.exact: dict[Any, Hook] = dict(_SCALARS)
        self.factories: list[tuple[Callable[[Any], bool], Factory]] = list(_FACTORIES)

    def get_structure_hook(self, type: Any, cache_result: bool = True) -> Hook:
        """The hook of a type: its own, that of its shape, or else what cattrs knows."""
        hook = self.exact.get(type)
        if hook is None:
            factory = next((make for fits, make in self.factories if fits(type)), None)
            hook = super().get_structure_hook(type) if factory is None else factory(type, self)
            self.exact[type] = hook
        return hook

    def structure(self, obj: Any, cl: Any) -> Any:
        """Make a value of a tree."""
        return self.get_structure_hook(cl)(obj, cl)


_NO_MAPPING = "a mapping was expected"
Factory: TypeAlias = Callable[[Any, StrictConverter], Hook]


def _origin(cls: Any) -> Any:
    return get_origin(cls)


def _is_enum(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Enum)


def _is_record(cls: Any) -> bool:
    return isinstance(cls, type) and attrs.has(cls)


def _record_factory(cls: Any, converter: StrictConverter) -> Hook:
    """A mapping whose keys are a class's fields; ``if_`` is written ``if`` in YAML."""
    if converter.detailed_validation:
        return _only(dict, _NO_MAPPING, _generated(cls, converter))
    return _plan(cls, converter)


def _generated(cls: Any, converter: StrictConverter) -> Hook:
    """cattrs' own function: gathers every error, but costs a compilation for each class."""
    fields = [field.name for field in attrs.fields(cls)]
    renamed = {name: override(rename=key_of(name)) for name in fields if key_of(name) != name}
    return make_dict_structure_fn(cls, converter, **renamed)  # type: ignore[arg-type]


def _plan(cls: Any, converter: StrictConverter) -> Hook:
    """A plain loop over the fields: ready at once, which counts when a game opens."""
    plan: list[tuple[str, str, Hook, Any]] = []

    def build(tree: dict[str, Any], _: Any) -> Any:
        if tree.__class__ is not dict:
            raise Mismatch(_NO_MAPPING)
        if not plan:  # made on first use, since a class may hold itself
            plan.extend(_fields(cls, converter))
        values = {name: hook(tree[key], of) for key, name, hook, of in plan if key in tree}
        if len(values) != len(tree):
            raise Mismatch("unknown key")
        return cls(**values)

    return build


def _fields(cls: Any, converter: StrictConverter) -> Iterable[tuple[str, str, Hook, Any]]:
    attrs.resolve_types(cls)
    for field in attrs.fields(cls):
        if field.init:
            of = Any if field.type is None else field.type
            yield key_of(field.name), field.alias, hook_for(of, converter), of


def key_of(name: str) -> str:
    """A field's name in YAML: ``if_`` stands for ``if``, which Python keeps for itself."""
    return name.removesuffix("_")


def _only(shape: type, complaint: str, hook: Hook) -> Hook:
    def structure(value: Any, cls: Any) -> Any:
        if value.__class__ is not shape:
            raise Mismatch(complaint)
        return hook(value, cls)

    return structure


def _list_factory(cls: Any, converter: StrictConverter) -> Hook:
    make, args = _LISTS[get_origin(cls)], get_args(cls)
    if make is tuple and get_origin(cls) is tuple and args[-1] is not Ellipsis:
        return _only(list, "a list was expected", _fixed_list(args, converter))
    of = args[0]
    item = hook_for(of, converter)

    def build(values: list[Any], _: Any) -> Any:
        return make([item(value, of) for value in values])

    def build_carefully(values: list[Any], _: Any) -> Any:
        return make(_each(enumerate(values), lambda pair: item(pair[1], of), cls))

    careful = converter.detailed_validation
    return _only(list, "a list was expected", build_carefully if careful else build)


def _fixed_list(args: tuple[Any, ...], converter: StrictConverter) -> Hook:
    hooks = [hook_for(arg, converter) for arg in args]

    def build(values: list[Any], cls: Any) -> Any:
        if len(values) != len(hooks):
            raise Mismatch(f"a list of {len(hooks)} was expected")
        pairs = enumerate(values)
        return tuple(_each(pairs, lambda pair: hooks[pair[0]](pair[1], args[pair[0]]), cls))

    return build


def _mapping_factory(cls: Any, converter: StrictConverter) -> Hook:
    of_key, of = get_args(cls)
    value_hook = hook_for(of, converter)
    key_hook: Hook = _whole_key if of_key is int else hook_for(of_key, converter)

    def build(tree: dict[str, Any], _: Any) -> Any:
        return {key_hook(key, of_key): value_hook(value, of) for key, value in tree.items()}

    def build_carefully(tree: dict[str, Any], _: Any) -> Any:
        items = tree.items()
        return dict(_each(items, lambda kv: (key_hook(kv[0], of_key), value_hook(kv[1], of)), cls))

    careful = converter.detailed_validation
    return _only(dict, _NO_MAPPING, build_carefully if careful else build)


def _whole_key(key: str, _: Any) -> int:
    """Keys are read as text; where numbers are expected they become numbers."""
    if _WHOLE.fullmatch(key):
        return int(key)
    raise Mismatch("the key should be a whole number")


def _each(
    pairs: Iterable[tuple[Any, Any]], build: Callable[[tuple[Any, Any]], Any], cls: Any
) -> list[Any]:
    """Build every element, and raise the errors of all that fail, each with its index or key."""
    built, errors = [], []
    for pair in pairs:
        try:
            built.append(build(pair))
        except Exception as error:  # gathered, and raised together below
            error.add_note(IterableValidationNote("", pair[0], cls))
            errors.append(error)
    if errors:
        raise IterableValidationError("", errors, cls)
    return built


def hook_for(cls: Any, converter: StrictConverter) -> Hook:
    """The hook of a class; looked up late when the class holds itself."""
    try:
        return converter.get_structure_hook(cls)
    except RecursionError:
        return converter.structure


def _new_type_factory(cls: Any, converter: StrictConverter) -> Hook:
    return hook_for(cls.__supertype__, converter)


def is_union(cls: Any) -> bool:
    """Whether a type is written ``A | B`` or ``Union[A, B]``."""
    return get_origin(cls) in (Union, UnionType)


def shape_of(cls: Any) -> tuple[type, ...]:
    """The kinds of YAML value a type is written as, to tell the members of a union apart."""
    base = getattr(cls, "__supertype__", cls)
    origin = get_origin(base)
    if base is Words:
        return (dict, str)
    if origin is Literal:
        return tuple({value.__class__ for value in get_args(base)})
    if _is_enum(base):
        return tuple({member.value.__class__ for member in base})
    if origin in _LISTS:
        return (list,)
    if base is float:
        return (float, int)
    return (base,) if base in (int, str, bool, NoneType) else (dict,)


_SCALARS: Mapping[Any, Hook] = {
    int: whole,
    float: number,
    bool: flag,
    str: string,
    Words: words,
}
_FACTORIES: Sequence[tuple[Callable[[Any], bool], Factory]] = (
    (_is_record, _record_factory),
    (lambda cls: _origin(cls) in _MAPPINGS, _mapping_factory),
    (lambda cls: _origin(cls) in _LISTS, _list_factory),
    (lambda cls: _origin(cls) is Literal, literal_factory),
    (_is_enum, enum_factory),
    (lambda cls: hasattr(cls, "__supertype__"), _new_type_factory),
)
