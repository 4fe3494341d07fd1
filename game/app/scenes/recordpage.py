"""What a person has come to in one game: figures, favourite ways to score, dice, deeds."""

from __future__ import annotations

from datetime import date

from attrs import frozen

from game.app.boards import screen_of
from game.app.drawing.signs import visible
from game.app.scenes.deedcard import DeedCard
from game.app.scenes.luckbars import luck_bar
from game.app.scenes.recordbars import Figure, SourceBar
from game.app.telling import ledger
from game.app.telling.words import Speech
from game.app.widgets import Label, Paragraph, Row, Widget
from game.engine.game import Game
from game.engine.text import Arg
from game.guide.records.tallies import Tally

#: How many ways to score somebody is known for.
FAVOURITES = 5
#: The best of who has not played.
NO_BEST = "–"


@frozen(eq=False)
class RecordPage:
    """The page of one person and one game."""

    game: Game
    tally: Tally
    words: Speech

    def figures(self) -> list[Widget]:
        """Games, wins and the best score; then what lies behind them."""
        words, tally = self.words, self.tally
        best = NO_BEST if tally.best is None else str(tally.best)
        numbers = Row(
            Figure(str(tally.games), words("ui-records-games")),
            Figure(str(tally.wins), words("ui-records-wins")),
            Figure(best, words("ui-records-best")),
            even=True,
            gap=12,
        )
        if not tally.games:
            return [numbers, Paragraph(words("ui-records-unplayed"), "hint", even=False)]
        return [numbers, *self._sources(), *self._luck()]

    def _sources(self) -> list[Widget]:
        """The favourite ways to score; none where a game knows only totals."""
        words, sources = self.words, self.tally.sources
        if not sources:
            return []
        total = sum(points for _, points in sources)
        bars = [
            SourceBar(
                str(self._naming("source", source, words.lang) or visible(source)),
                words("ui-records-points", points=points, share=round(100 * points / total)),
                points / total,
            )
            for source, points in sources[:FAVOURITES]
        ]
        return [Label(words("ui-records-sources"), "subheading", shrink=True), *bars]

    def _luck(self) -> list[Widget]:
        """All dice of a person against what could be expected of so many."""
        measures = screen_of(self.game.id).luck()
        bars: list[Widget] = []
        for kind, fall in self.tally.dice.items():
            measure = measures.get(kind, ledger.PLAIN)
            if measure is not None and fall.dice > 0:
                fallen = ledger.Tally(0, kind, measure, fall.dice, fall.total)
                bars.append(luck_bar(fallen, self._naming, self.words))
        if not bars:
            return []
        return [
            Label(self.words("ui-records-luck"), "subheading", shrink=True),
            Paragraph(self.words("ui-luck-about"), "hint", even=False),
            *bars,
        ]

    def _naming(self, name: str, value: Arg, lang: str) -> str | int | None:
        """What the game calls a thing; nothing for one that only a book written by hand knows."""
        try:
            return self.game.naming(name, value, lang)
        except (LookupError, ValueError):
            return None

    def deeds(self) -> list[Widget]:
        """The shelf of deeds: those that were done, then the others, secret ones last."""
        words, first = self.words, self.tally.deeds
        known = {} if self.game.deeds is None else self.game.deeds.load()
        done = [name for name in known if name in first]
        left = [deed for name, deed in known.items() if name not in first]
        left.sort(key=lambda deed: deed.secret)
        title = words("ui-records-deeds", done=len(done), all=len(known))
        return [
            Label(title, "subheading", shrink=True),
            *(DeedCard(known[name], words, "done", self._day(first[name])) for name in done),
            *(DeedCard(deed, words, "open") for deed in left),
        ]

    def _day(self, written: str) -> str:
        try:
            day = date.fromisoformat(written)
        except ValueError:
            return ""
        return self.words("ui-day", day=str(day.day), month=day.month, year=str(day.year))
