### Rivenoire

game-name = Rivenoire

## Set-up and its choices

option-top_of_hand = Top card of the hand
option-top_of_hand-about = At the end of a round, each player says which card of the hand lies on top of the discard pile.

riv-set-up = The gates of Rivenoire are shut: decks, stall and tavern are made ready.
riv-first-player = { $seat } is the first player.
riv-stall = On the stall: { $cards }.
riv-guests = Guests of the tavern: { $guests }.
riv-oracle-peeked = { $seat } looks at the next event: { $omen }.

## Rounds

riv-round = Round { $number } begins.
riv-round-over = Round { $number } is over: all hands are laid down.
riv-first-player-taken = { $seat } takes the first player token, and will keep it for a round.
riv-first-player-kept = { $seat } keeps the first player token.
riv-shield-back = The Shield of the Ancients returns to the Arena.
riv-closed = Closed for this round: { $place }.

## Cards

riv-drew =
    { $count ->
        [0] { $seat } draws no card.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
riv-drew-own =
    { $count ->
        [0] { $seat } draws no card.
       *[other] { $seat } draws { $cards }.
    }
riv-beer-drawn =
    { $count ->
        [one] { $seat } draws a Beer, which goes back to its pile.
       *[other] { $seat } draws { $count } Beers, which go back to their pile.
    }
riv-reshuffled = { $seat } shuffles the discard pile ({ $count }) into a new deck.
riv-discarded = { $seat } discards { $cards }.
riv-destroyed = { $seat }: { $card } is destroyed.
riv-wounded =
    { $count ->
        [one] { $seat } takes a Wound.
       *[other] { $seat } takes { $count } Wounds.
    }
riv-no-wounds = { $seat } is spared: no Wound is left.
riv-beers-taken =
    { $count ->
        [one] { $seat } takes a Beer.
       *[other] { $seat } takes { $count } Beers.
    }
riv-no-loot = No Loot is left.
riv-loot-reshuffled = Destroyed Loot cards ({ $count }) are shuffled into a new Loot deck.
riv-played = { $seat } plays { $card }.
riv-gained-card = { $seat } gains { $card }.
riv-gained-unseen = { $seat } gains a card.

## Fame and tokens

riv-fame-gained = { $seat }: +{ $amount } Fame ({ $source }).
riv-fame-lost = { $seat }: −{ $amount } Fame ({ $source }).
riv-trophy = { $seat } draws a monster token.
riv-trophy-own = { $seat } draws a monster token: { $token }.
riv-no-trophy = { $seat } gets no monster token: none is left.
riv-jewels =
    { $count ->
        [one] { $seat } draws a jewel token.
       *[other] { $seat } draws { $count } jewel tokens.
    }
riv-jewels-own =
    { $count ->
        [one] { $seat } draws a jewel token
       *[other] { $seat } draws { $count } jewel tokens
    } ({ $diamonds ->
        [0] no diamond
        [one] one diamond
       *[other] { $diamonds } diamonds
    }).
riv-no-jewel = { $seat } gets no jewel token: none is left.
riv-shield-taken = { $seat } takes the Shield of the Ancients.

## Characters

riv-fallen = { $seat }: { $character } goes to the Hospital.
riv-dismissed = { $seat } lets { $character } go.
riv-head-goes-last = { $character } slips from the head of the line to its end.
riv-option-pass = No, thank you

## The end

riv-final-scoring = Six monsters have come and gone: the points are counted.
riv-score-line = { $seat }, { $source }: { $points }.
riv-score-total = { $seat } has { $points } points.
riv-line-fame = { $source }
riv-line-buildings = { $source } ({ $count })
riv-line-trio = { $source }
riv-line-diamonds = { $source } ({ $count })
riv-line-magic = { $source } ({ $count })
riv-line-gold = { $source } ({ $count })
riv-line-wounds = { $source } ({ $count })
riv-line-beers = { $source } ({ $count })
riv-line-quest = Quest: { $source }
riv-victory = { $seat } wins.
riv-victory-cards = { $seat } wins with fewer cards.
riv-victory-shared = { $seats_won } share the victory.
riv-end = Six rounds are over.
