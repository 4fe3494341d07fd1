"""Where numbers come from: Reputation at the end, Strength in a fight, Health at most."""

from __future__ import annotations

from game.app.boards.euthia.reading import hero_name
from game.app.table.sight import Sight
from game.app.widgets.sums import Part, Sum, part
from game.rules.euthia import zones
from game.rules.euthia.content import standing
from game.rules.euthia.devastation import MAGIC_DEFENCE
from game.rules.euthia.effects.standing import MaxHealth
from game.rules.euthia.rolls import modifiers, strength
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import STRENGTH, WOUND_MINUS, WOUND_PLUS, Bout, is_fighting

MONSTER, HERO, WOUNDS = "strength.monster", "strength.hero", "wounds"


def sums_of(sight: Sight, name: str) -> tuple[Sum, ...]:
    """The parts of a number, by its name or by the thing it is of."""
    if name.startswith("health."):
        return _health(sight, int(name.rpartition(".")[2]))
    if not is_fighting(sight.view):
        return ()
    bout = Bout(sight.view)
    if name == MONSTER and bout.dice:
        return (_monster(sight, bout),)
    if name == HERO and zones.ROLL in sight.view.marks:
        return (_hero(sight, bout.hero),)
    if name == WOUNDS and bout.dice and bout.monster:
        return (_wounds(sight, bout),)
    return ()


def _monster(sight: Sight, bout: Bout) -> Sum:
    words = sight.words
    parts = [part(words("eut-part-dice"), bout.raw, first=True)]
    parts += [part(source_name(sight, source), value) for source, value in bout.notes(STRENGTH)]
    return Sum(words("eut-fight-strength"), tuple(parts), str(bout.strength))


def _wounds(sight: Sight, bout: Bout) -> Sum:
    words, card = sight.words, bout.card
    base = sum(row.wound for row in card.wounds if row.holds(bout.strength))
    parts = [part(words("eut-part-row", strength=bout.strength), base, first=True)]
    parts += [part(source_name(sight, source), value) for source, value in bout.notes(WOUND_PLUS)]
    parts += [part(source_name(sight, source), -value) for source, value in bout.notes(WOUND_MINUS)]
    total = bout.wounds(bout.strength)
    return Sum(words("eut-fight-wounds"), tuple(parts), str(total))


def _hero(sight: Sight, seat: int) -> Sum:
    words, table = sight.words, sight.view
    dice = sum(table.pips(die) for die in table.zone(zones.dice(seat)))
    parts = [part(words("eut-part-dice"), dice, first=True)]
    parts += [part(source_name(sight, source), value) for source, value in modifiers(table)]
    return Sum(words("eut-fight-your-strength"), tuple(parts), str(strength(table, seat)))


def _health(sight: Sight, seat: int) -> tuple[Sum, ...]:
    if not hero_name(sight.view, seat):
        return ()
    hero, words = Hero(sight.view, seat), sight.words
    parts: list[Part] = [part(words("eut-part-hero"), hero.card.health, first=True)]
    for piece in hero.working:
        amount = sum(each.amount for each in standing(piece, MaxHealth))
        if amount:
            parts.append(part(sight.called(piece), amount))
    return (Sum(words("eut-board-max-health"), tuple(parts), str(hero.max_health)),)


def source_name(sight: Sight, source: str) -> str:
    """What added to a number: a piece, a Power, a Gaar, Hope."""
    key = _WORDS.get(source)
    if key is not None:
        return sight.words(key)
    return sight.called(source) or source


_WORDS = {
    zones.GAAR: "eut-part-gaar",
    zones.HOPE: "eut-part-hope",
    "earth": "eut-part-earth",
    "air": "eut-part-air",
    MAGIC_DEFENCE: "eut-part-magic-defence",
}

TEXT_KEYS = (
    "eut-part-gaar",
    "eut-part-hope",
    "eut-part-earth",
    "eut-part-air",
    "eut-part-magic-defence",
)
