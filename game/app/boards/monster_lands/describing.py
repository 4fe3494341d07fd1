"""What pieces and places of Monster Lands say of themselves."""

from __future__ import annotations

from game.app.boards import Described
from game.app.boards.monster_lands.faces import face_of, mission_face
from game.app.table.sight import Sight
from game.app.words import Speech
from game.rules.monster_lands import content, zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.foes import attack_formula
from game.rules.monster_lands.views import Clan, is_novice, monster_at, seat_of, times_used

CARDS = ("member", "token", "monster", "gear", "region", "trap", "loot")


def _mission_words(piece: str, speech: Speech) -> tuple[str, str]:
    sides = content.mission(piece)
    left, right = sides.competitive, sides.contract
    body = "\n".join(
        (
            speech(
                "ui-ml-competitive",
                dice=left.dice,
                colours=tuple(left.colours),
                target=left.target,
                reward=_goods(left.reward, speech),
                penalty=_goods(left.penalty, speech),
            ),
            speech(
                "ui-ml-contract",
                contract=piece,
                dice=right.dice,
                colours=tuple(right.colours),
                goods=_goods(right.discard, speech),
                first=_goods(right.reward_left, speech),
                second=_goods(right.reward_right, speech),
            ),
        )
    )
    return left.name.in_(speech.lang), body


def _goods(resources: dict, speech: Speech) -> str:
    labels = box().labels
    return ", ".join(
        f"{count} × {labels[name].in_(speech.lang)}" for name, count in resources.items() if count
    )


def describe(sight: Sight, thing: str) -> Described | None:
    """A piece's card with its rule, or what a place is for."""
    kind, _, rest = thing.partition(".")
    words = sight.words
    if thing.startswith("?"):
        return Described(sight.called(thing))
    if kind == "mission" and thing in sight.view.places:
        return _mission(sight, thing)
    if kind in CARDS:
        return _card(sight, thing)
    if kind in ("building", "slot"):
        printed = box().buildings[rest.partition(".")[0]]
        return Described(words.pair(printed.name), words.pair(printed.text))
    if kind == "exp":
        place, number = rest.split(".")[:2]
        return _space(sight, zones.expedition(place, int(number)))
    if kind in zones.COLOURS:
        return Described(sight.called(thing, "die"))
    return None


def _card(sight: Sight, piece: str) -> Described | None:
    face = face_of(piece, sight.words.lang)
    if face is None:
        return None
    lines = [face.body, *_state(sight, piece)]
    if piece.startswith("monster"):
        lines += _rewards(sight, piece)
    return Described(face.title, "\n".join(line for line in lines if line), _bare(face))


def _bare(face):  # type: ignore[no-untyped-def]
    """The card without its rule: that stands beside it, where it always has room."""
    from attrs import evolve

    return evolve(face, body="")


def _state(sight: Sight, piece: str) -> list[str]:
    """How a member of a clan fares."""
    card = piece.replace("token.", "member.", 1)
    seat = seat_of(sight.view, card) if card.startswith("member") else None
    if seat is None:
        return []
    words = sight.words
    clan = Clan(sight.view, seat)
    lines = [words("ui-ml-belongs", seat=seat)]
    if card == clan.leader:
        lines.append(words("ui-ml-leads"))
    if not is_novice(card) and clan.is_wounded(card):
        lines.append(words("ui-ml-wounded"))
    if not clan.is_home(card):
        lines.append(words("ui-ml-away"))
    if times_used(sight.view, card):
        lines.append(words("ui-ml-used"))
    return lines


def _rewards(sight: Sight, piece: str) -> list[str]:
    card, words = content.monster(piece), sight.words
    lines = [
        words("ui-ml-if-captured", value=card.capture, reward=_goods(card.capture_reward, words)),
        words(
            "ui-ml-if-killed",
            value=card.kill,
            reward=_goods(card.kill_reward, words),
            trophy=card.trophy,
        ),
    ]
    place = sight.view.places.get(piece, "").partition(".")[2]
    if place and monster_at(sight.view, place) == piece:
        sum_ = attack_formula(sight.view, place)
        lines.append(
            words(
                "ui-ml-attack-dice",
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


def _space(sight: Sight, exp: str) -> Described:
    return Described(sight.called(exp, "expedition").capitalize())
