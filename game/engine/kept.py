"""A figure that is worked out once and kept with what it belongs to.

Like `functools.cached_property`, without the lock that Python 3.11 takes for each: bots make an
outlook for every choice that they imagine and ask it for a dozen figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as kept
else:

    class kept:  # noqa: N801 (it reads like a property)
        """A property that is worked out when it is first asked for."""

        def __init__(self, work_out: Callable[[Any], Any]) -> None:
            self._work_out = work_out
            self._name = work_out.__name__
            self.__doc__ = work_out.__doc__

        def __get__(self, holder: Any, owner: type[Any]) -> Any:
            """Work it out; from now on the holder has it as a plain attribute."""
            if holder is None:
                return self
            value = holder.__dict__[self._name] = self._work_out(holder)
            return value


__all__ = ["kept"]
