"""What is wrong with a file, said so that its author can find the spot and mend it."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen


@frozen(order=True)
class Problem:
    """One thing wrong: the file, the line (0 if no line is to blame), the path inside, and why."""

    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.path, self.message) if part)


class ContentError(Exception):
    """Content that cannot be used, with every problem that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
