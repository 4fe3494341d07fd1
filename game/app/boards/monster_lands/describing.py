"""What pieces and places of Monster Lands say of themselves."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.monster_lands.faces import face_of, mission_face
from game.app.boards.monster_lands.offers import costs_of
from game.app.keep.seats import NOBODY
from game.app.table.board import Described
from game.app.table.sight import Sight
from game.app.telling.words import Speech
from game.app.widgets.cards import CardFace
from game.rules.monster_lands import content, zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.foes import attack_formula
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.prices import die_discount
from game.rules.monster_lands.refusals import usable_dice
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views import (
    Clan,
    is_novice,
    monster_at,
    seat_of,
    times_used,
    trail,
)

#: What a clan board stores.
STORED = ("trap", zones.DEFENCE, zones.POTION, zones.VENOM)
CARDS = ("member", "token", "monster", "gear", "region", "trap", "loot")


def _mission_words(piece: str, speech: Speech) -> tuple[str, str]:
    sides = content.mission(piece)
    left, right = sides.competitive, sides.contract
    body = "\n".join(
        (
            speech(
                "ml-board-competitive",
                dice=left.dice,
                colours=tuple(left.colours),
                target=left.target,
                reward=goods(left.reward),
                penalty=goods(left.penalty),
            ),
            speech(
                "ml-board-contract",
                contract=piece,
                dice=right.dice,
                colours=tuple(right.colours),
                goods=goods(right.discard),
                first=goods(right.reward_left),
                second=goods(right.reward_right),
            ),
        )
    )
    return left.name.in_(speech.lang), body


def describe(sight: Sight, thing: str) -> Described | None:
    """A piece's card with its rule, or what a place is for."""
    kind, _, rest = thing.partition(".")
    if thing.startswith("?"):
        return Described(sight.called(thing))
    if kind == "mission" and thing in sight.view.places:
        return _mission(sight, thing)
    if kind in CARDS:
        return _card(sight, thing)
    if kind in ("building", "slot"):
        return _building(sight, rest.partition(".")[0])
    if kind == "seat":
        return _seat(sight, int(rest))
    if thing == zones.MADHALA:
        return _madhala(sight)
    if kind == "exp":
        place, number = rest.split(".")[:2]
        return _space(sight, zones.expedition(place, int(number)))
    if kind in zones.COLOURS:
        return Described(sight.called(thing, "die"))
    return None


def _madhala(sight: Sight) -> Described:
    home, pile = len(sight.view.zone(zones.MADHALA_HOME)), len(sight.view.zone(zones.AMBUSH_PILE))
    hers = [each for each in sight.view.places if each.startswith(f"{zones.MADHALA}.")]
    body = sight.words("ml-board-madhala", home=home, out=len(hers) - home, pile=pile)
    return Described(sight.words("ml-madhala"), body)


def _card(sight: Sight, piece: str) -> Described | None:
    face = face_of(piece, sight.words.lang)
    if face is None:
        return None
    lines = [face.body, *_figures(sight, piece), *_state(sight, piece)]
    if piece.startswith("monster"):
        lines += _rewards(sight, piece)
    return Described(face.title, "\n".join(line for line in lines if line), _bare(face))


def _bare(face: CardFace) -> CardFace:
    """The card without its rule: that stands beside it, where it always has room."""
    return evolve(face, body="")


def _figures(sight: Sight, piece: str) -> list[str]:
    """The figures of a card in words, and its price as it is for the viewer now."""
    words, lines = sight.words, []
    costs = costs_of(sight, piece)
    if costs is not None and costs[1] < costs[0]:
        lines.append(words("ml-board-hires-for", cost=costs[0], now=costs[1]))
    elif costs is not None:
        lines.append(words("ml-board-costs", cost=costs[0]))
    if piece.startswith(("member", "token")):
        card = content.member(piece)
        dice = goods(card.dice)
        with_dice = words("ml-board-brings", reputation=card.reputation, dice=dice)
        without = words("ml-board-brings-none", reputation=card.reputation)
        lines.append(with_dice if dice else without)
    return lines


def _state(sight: Sight, piece: str) -> list[str]:
    """How a member of a clan fares."""
    card = piece.replace("token.", "member.", 1)
    seat = seat_of(sight.view, card) if card.startswith("member") else None
    if seat is None:
        return []
    words = sight.words
    clan = Clan(sight.view, seat)
    lines = [words("ml-board-belongs", seat=seat)]
    if card == clan.leader:
        lines.append(words("ml-board-leads"))
    if not is_novice(card) and clan.is_wounded(card):
        lines.append(words("ml-board-wounded"))
    if not clan.is_home(card):
        lines.append(words("ml-board-away"))
    if times_used(sight.view, card):
        lines.append(words("ml-board-used"))
    return lines


def _rewards(sight: Sight, piece: str) -> list[str]:
    card, words = content.monster(piece), sight.words
    lines = [
        words("ml-board-if-captured", value=card.capture, reward=goods(card.capture_reward)),
        words(
            "ml-board-if-killed",
            value=card.kill,
            reward=goods(card.kill_reward),
            trophy=card.trophy,
        ),
    ]
    place = sight.view.places.get(piece, "").partition(".")[2]
    if place and monster_at(sight.view, place) == piece:
        sum_ = attack_formula(sight.view, place)
        lines.append(
            words(
                "ml-board-attack-dice",
                total=sum_.total,
                base=sum_.base,
                affinity=sum_.affinity,
                round=sum_.round,
                power=sum_.power,
            )
        )
    return lines


def _mission(sight: Sight, tile: str) -> Described:
    place = sight.view.place(tile).partition(".")[2]
    title = mission_face(tile, place, sight.words.lang).title
    return Described(title, _mission_words(tile, sight.words)[1])


def _building(sight: Sight, name: str) -> Described:
    """What a building does, and what each of the viewer's dice would take off there."""
    words, view = sight.words, sight.view
    printed = box().buildings[name]
    lines = [words.pair(printed.text)]
    if printed.ordered and sight.viewer != NOBODY:
        dice = [
            die for die in usable_dice(view, sight.viewer, name) if die_discount(view, name, die)
        ]
        offers = {view.pips(die): die_discount(view, name, die) for die in dice}
        lines += [
            words("ml-board-discount-die", face=face, gold=gold) for face, gold in offers.items()
        ]
    return Described(words.pair(printed.name), "\n".join(lines))


def _seat(sight: Sight, seat: int) -> Described:
    """A clan in words: figures, wages, and what its glory brings."""
    words, clan = sight.words, Clan(sight.view, seat)
    brackets = box().clan.brackets
    following = next((each for each in brackets if each.least > clan.glory), None)
    lines = [
        words(
            "ml-board-clan",
            glory=clan.glory,
            reputation=clan.reputation,
            excess=clan.excess,
            gold=clan.gold,
        ),
        words("ml-board-clan-wages", wages=clan.wages, left=clan.gold - clan.wages),
        words(
            "ml-board-clan-stores",
            goods=goods({name: clan.has(name) for name in STORED}),
        ),
    ]
    if following is not None:
        lines.append(words("ml-board-clan-next", glory=following.least, wage=following.wage))
    return Described(sight.match.name_of(seat), "\n".join(lines))


def _space(sight: Sight, exp: str) -> Described:
    """An expedition in words: the dice it asks and takes, what it gives, what dying there pays."""
    title = sight.called(exp, "expedition")
    title = title[:1].upper() + title[1:]
    place = zones.place_of(exp)
    if place in (zones.COMPETITIVE, zones.CONTRACT):
        tiles = sight.view.zone(zones.mission(place))
        return Described(title, _mission_words(tiles[0], sight.words)[1] if tiles else "")
    if place in zones.REGIONS and not sight.view.zone(zones.trails(place)):
        return Described(title)
    return Described(title, "\n".join(_trail(sight, trail(sight.view, exp))))


def _trail(sight: Sight, space: Trail) -> list[str]:
    words = sight.words
    lines = []
    if space.required:
        lines.append(words("ml-board-space-needs", dice=goods(space.required)))
    for more in space.reinforcements:
        lines.append(words("ml-board-space-more", count=more.max, colours=tuple(more.colours)))
    gift = space.advantage
    given = goods(
        {"defence": gift.defence, "gold": gift.gold, "potion": gift.potion, "venom": gift.venom}
    )
    if given:
        lines.append(words("ml-board-space-gives", goods=given))
    if gift.reroll is not None:
        colours = tuple(gift.reroll.dice)
        lines.append(words("ml-board-space-reroll", count=gift.reroll.count, colours=colours))
    return [*lines, words("ml-board-space-martyr", glory=space.martyr)]
