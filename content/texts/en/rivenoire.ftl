### Rivenoire

game-name = Rivenoire
game-about = Send your people into the ten places of a besieged city, gather cards and coins, and stand in line against six monsters.

## On the board

riv-board-round = Round { $number } of { $all }
riv-board-phase-draw = Draw
riv-board-phase-placement = Placement
riv-board-phase-actions = Actions
riv-board-phase-end_of_round = End of round
riv-board-place-ramparts = Ramparts
riv-board-place-market = Market
riv-board-place-hospital = Hospital
riv-board-place-mine = Mine
riv-board-place-arena = Arena
riv-board-place-quest_office = Quest Office
riv-board-place-provost_house = Provost
riv-board-place-tavern = Tavern
riv-board-place-oracle_hut = Oracle
riv-board-place-surroundings = Surroundings
riv-board-fame = Fame
riv-board-level = Level at the top
riv-board-ahead = { $seat } leads by { $count }
riv-board-monster = Monster of the round
riv-board-tab-monster = Monster
riv-board-value = value { $value }
riv-board-blow = Killing blow and Loot
riv-board-stall = The stall
riv-board-stall-off =
    { $count ->
        [0] no empty space: full price
        [one] 1 empty space: 1 coin off
       *[other] { $count } empty spaces: { $count } coins off
    }
riv-board-tavern = Tavern guests
riv-board-covers-any = your { $coins } coins cover any
riv-board-covers =
    { $coins ->
        [0] you hold no coin
        [one] your coin covers 1
       *[other] your coins cover { $coins }
    }
riv-board-beer-each = +1 each
riv-board-closed = Closed this round
riv-board-full = No free space
riv-board-bolt = A bolt on leaving
riv-board-no-bolt = No bolt on space { $space }
riv-board-draws = Draw { $count } cards
riv-board-buys =
    { $off ->
        [0] Buy 1 card, full price
        [one] Buy 1 card, 1 coin off
       *[other] Buy 1 card, { $off } coins off
    }
riv-board-chooses =
    { $place ->
        [1] First to choose
        [2] Second to choose
        [3] Third to choose
        [4] Fourth to choose
       *[other] Last to choose
    }
riv-board-heals = 1 gold: destroy 1 or 2
riv-board-no-gold = You hold no gold card
riv-board-clears =
    { $count ->
        [one] Clears your Wound
       *[other] You have { $count } Wounds to clear
    }
riv-board-no-wound = No Wound to clear
riv-board-picks =
    { $place ->
        [1] First pick of { $nuggets } nuggets
        [2] Second pick of { $nuggets } nuggets
        [3] Third pick of { $nuggets } nuggets
       *[other] Last pick of { $nuggets } nuggets
    }
riv-board-rockfalls = { $count } rockfalls wound you
riv-board-safe-dig = Rockfalls spare you
riv-board-prize = +{ $fame } Fame and the Shield
riv-board-shield-of = { $seat } holds the Shield
riv-board-ties-won = Ties are won
riv-board-ties-lost = Ties are lost
riv-board-one-each = One of yours is there
riv-board-duel = Duel with { $seat }
riv-board-quests = Keep 1 quest of { $count }
riv-board-all-sold = Every building is sold
riv-board-builds = Buy a building from { $coins }
riv-board-holds =
    { $coins ->
        [0] You hold no coin
        [one] You hold 1 coin
       *[other] You hold { $coins } coins
    }
riv-board-recruits =
    { $count ->
        [0] Nobody to recruit
        [one] Recruit 1 guest of 1
       *[other] Recruit 1 guest of { $count }
    }
riv-board-replaces = You lead { $count }: one must go
riv-board-beers =
    { $count ->
        [one] Each brings 1 Beer
       *[other] Each brings { $count } Beers
    }
riv-board-sober = No round to pay for
riv-board-omens = Choose 1 event of { $count }
riv-board-else = Else: { $omen }
riv-board-else-curt = › { $omen }
riv-board-else-top = Else the top event
riv-board-line =
    { $count ->
        [0] Nobody in the battle line
        [one] Battle line: 1 fighter
       *[other] Battle line: { $count } fighters
    }
riv-board-cards-for =
    { $cards ->
        [0] No card
        [one] 1 card
       *[other] { $cards } cards
    } for { $fighters ->
        [one] 1 fighter
       *[other] { $fighters } fighters
    }
riv-board-rank =
    { $fame ->
        [0] Rank { $rank }, no Fame
       *[other] Rank { $rank }: +{ $fame } Fame
    }
riv-board-nobody-home = All are out
riv-board-pile-empty = empty pile
riv-board-use-bolt = Bolt
riv-board-use-combat = Combat
riv-board-use-purchase = Gold
riv-board-use-none = No use
riv-board-use-tokens = Tokens
riv-board-use-hand = Hand
riv-board-damage = { $count } damage
riv-board-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
riv-tray-drawn = Drawn for you alone
riv-tray-discard = Your discard pile
riv-tray-hand = Your hand
riv-tray-deck = The top of your deck
riv-tray-quests = The Quest deck
riv-tray-destroyed = Destroyed cards of the Market
riv-tray-reserve = The reserve
riv-tray-nuggets = Nuggets
riv-tray-rockfalls = Rockfalls
riv-tray-loot = Loot
riv-hint-hand =
    { $cards ->
        [0] No card left
        [one] 1 card left
       *[other] { $cards } cards left
    } for { $fighters ->
        [one] 1 fighter
       *[other] { $fighters } fighters
    }.
riv-hint-leaves =
    Leaves { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    } for { $fighters ->
        [0] no fighter
        [one] 1 fighter
       *[other] { $fighters } fighters
    }.
riv-fight-title = Expedition: { $monster }
riv-fight-round = Combat round { $number }
riv-fight-heroes = Heroes attack
riv-fight-monster = Monster attacks
riv-fight-points = of { $count } hit points
riv-fight-points-short = of { $count }
riv-fight-dealt = { $count } dealt in this combat round
riv-fight-no-damage = No damage in this combat round
riv-fight-no-damage-short = No damage yet
riv-fight-for =
    { $count ->
        [one] for 1 fighter
       *[other] for { $count } fighters
    }
riv-fight-your-turn = Your turn
riv-fight-acts = Acts now
riv-fight-acted = Has acted
riv-fight-rolled = Has rolled
riv-fight-waits = Still to act
riv-fight-dice =
    { $count ->
        [0] no die
        [one] 1 die
       *[other] keep 1
    }
riv-fight-shield = Shield of the Ancients
riv-fight-harder = +{ $count } on attacks
riv-fight-loot = +{ $count } Loot
riv-fight-has = hand { $hand }, deck { $deck }, pile { $pile }
riv-fight-empty = No card left: whoever has to discard goes to the Hospital.
riv-fight-thrown = thrown
riv-fight-effect = no damage
riv-fight-nothing = 0: nothing
riv-fight-slays = { $damage }: slain!
riv-fight-leaves = { $damage }: leaves { $left }
riv-fight-leaves-short = { $left } left
riv-fight-leaves-least = › { $left }
riv-fight-loot-now = Loot if it fell now: { $count }
riv-fight-die = The monster die
riv-fight-lasting = Works on from a pile
riv-fight-safe = { $count } dealt: no defeat this combat round.
riv-fight-slain = The monster is slain.
riv-fight-warning = No damage yet: without any, all go to the Hospital.
riv-fight-last-chance = Last to strike: without damage now, all go to the Hospital!
riv-board-piles = Piles
riv-hint-attack = Attack { $count }, before what your champion adds.
riv-hint-short =
    Only { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    } left for { $fighters ->
        [one] 1 fighter
       *[other] { $fighters } fighters
    }: not one each.
riv-fight-odds = Slain?
riv-fight-odds-now = in this combat round
riv-fight-odds-soon = by the next one
riv-fight-column-now = now
riv-fight-column-soon = next
riv-fight-percent = { $number } %
riv-fight-about = ~{ $number } %
riv-fight-foot = slain { $now } › { $soon }
riv-fight-foot-short = { $now } › { $soon }
riv-fight-foot-least = { $soon }
riv-fight-odds-best = Slain by { $name }: { $now } now, { $soon } next
riv-fight-odds-line = Slain: { $now } now, { $soon } next
riv-fight-with-token = { $card } + token
riv-fight-throwing = Throw one away
riv-fight-suffered =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for { $fighters }, next { $soon }
riv-tip-slays = { $damage } damage: the monster is slain.
riv-tip-blow =
    { $damage } damage, { $left ->
        [one] 1 hit point
       *[other] { $left } hit points
    } left.
riv-tip-chances = Slain in this combat round: { $now }; by the end of the next: { $soon }.
riv-tip-wounds = Wounds to expect: { $wounds }.
riv-tip-vague = An estimate: what this card does besides is not foreseen.
riv-tip-cost =
    You would pay with { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    } at least{ $over ->
        [0] , to the coin
        [one] , 1 coin too many
       *[other] , { $over } coins too many
    }.
riv-tip-cost-leaves =
    Leaves { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for { $fighters ->
        [one] 1 fighter
       *[other] { $fighters } fighters
    }, this one included.
riv-hint-place =
    Choose a lit space, or one of your people first. { $count ->
        [one] This is the last one at home.
       *[other] { $count } are still at home.
    }
riv-hint-over =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } too many: no change is given.
riv-duel-title = The Arena
riv-duel-sealed = Chooses in secret
riv-duel-wins = Champion of the Arena
riv-duel-loses = Beaten: 1 Wound
riv-sum-price = Price now
riv-sum-printed = On the card
riv-sum-empty =
    { $count ->
        [one] 1 empty space of the Market
       *[other] { $count } empty spaces of the Market
    }
riv-sum-beers = Beers it would cost you
riv-sum-missing = Coins missing of the wage ({ $wage })
riv-sum-round = Drinks All Round
riv-sum-draw = Next draw
riv-sum-base = Everybody
riv-sum-peasants = Peasants
riv-sum-fame = Fame { $fame }
riv-sum-blow = Blow
riv-sum-tops = Cards on top of piles
riv-tip-used =
    { $count ->
        [one] 1 token is used up.
       *[other] { $count } tokens are used up.
    }
riv-tip-first = First player; the token passes to the left at the end of the round.
riv-tip-first-kept = First player, in the next round too.
riv-tip-closing = Termites: closed from the next round on.
riv-tip-front = For sale: { $coins } coins, { $points } points at the end, a secret bonus behind.
riv-tip-owned = It belongs to { $seat }.
riv-tip-owner-spot = The owner’s spot acts first, and has no bolt.
riv-tip-monster-back = Value { $value }: as much Fame for the killing blow, as many Loot cards to share.
riv-tip-magic =
    { $count ->
        [one] 1 magic point
       *[other] { $count } magic points
    }
riv-tip-home = At home: { $seat } can place this character.
riv-tip-placed = Placed by { $seat } for this round.
riv-tip-patient = A patient of { $seat }, back home once the Hospital has been resolved.
riv-tip-recruit = Recruited by { $seat }: can be placed from the next round on.
riv-tip-points = { $points } points at the end of the game.
riv-tip-diamonds =
    { $count ->
        [0] No diamond at all.
        [one] 1 diamond.
       *[other] { $count } diamonds.
    }
riv-tip-deck = Deck
riv-tip-deck-about =
    { $count ->
        [0] Empty: the discard pile is shuffled when a card is drawn.
        [one] 1 card, face down.
       *[other] { $count } cards, face down.
    }
riv-tip-pile = Discard pile
riv-tip-pile-about =
    { $count ->
        [0] Empty.
        [one] 1 card.
       *[other] { $count } cards; everybody sees the top one.
    }
riv-tip-seat-cards = Hand { $hand }, deck { $deck }, discard pile { $pile }.
riv-tip-seat-has = Buildings { $buildings }, unused tokens { $tokens }, jewel tokens { $jewels }.
riv-tip-shield = Holds the Shield of the Ancients.
riv-tip-shield-about = Whoever holds it rolls one monster die more, and chooses.

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
riv-ask-top = { $seat }, which card of your hand lies on top of the discard pile?
riv-option-top = { $card } on top
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
riv-discarded = { $seat } discards { $card }.
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

## Placement

riv-placement = Everybody sends their people out.
riv-ask-place = { $seat }, send one of your people out.
riv-ask-place-another = { $seat }, your monk may bring somebody along.
riv-option-send = { $character }: { $spot }
riv-placed = { $seat } sends { $character }: { $spot }.
riv-ask-move-on = { $seat }, where does your { $character } go on to?
riv-why-closed = Closed this round: { $place }.
riv-why-one-each = You have somebody there already, and one is all you may have: { $place }.
riv-why-full = No space is free: { $place }.
riv-why-spot-taken = Somebody stands there already.
riv-why-leftmost = The free space furthest left comes first.
riv-why-not-owner = Only the owner, or a noble, stands there: { $place }.
riv-why-nowhere = No place with a higher number has a free spot.
riv-why-gone = That character is no longer yours to send.

## Places

riv-place = Place { $number }: { $place }.
riv-ask-act = { $seat }, { $place } ({ $character }): what do you do?
riv-option-act = Carry out the action: { $place }
riv-declined = { $seat } ({ $character }) does nothing there: { $place }.
riv-ask-bolt = { $seat }, you may play a bolt card ({ $spot }).
riv-option-bolt = Play { $card }
riv-again = { $seat } acts there once more: { $place }.
riv-why-nothing-to-repeat = There is no action that could be repeated now.
riv-on-watch = { $seat } ({ $character }) keeps watch on the Ramparts.
riv-option-buy = Buy { $card } for { $price }
riv-bought = { $seat } buys { $card } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }.
riv-option-healer = Discard { $card } for the healer
riv-why-gold-card = The healer takes a gold card only.
riv-dug = The Mine: { $cards }{ $rockfalls ->
        [0] .
        [one] , 1 rockfall among them.
       *[other] , { $rockfalls } rockfalls among them.
    }
riv-option-nugget = Take { $card }
riv-why-mine-empty = The Mine is exhausted.
riv-quests-drawn = { $seat } looks at { $count ->
        [one] a Quest
       *[other] { $count } Quests
    }.
riv-ask-quest = { $seat }, which Quest do you keep?
riv-option-quest = { $card }
riv-quest-kept = { $seat } keeps a Quest.
riv-quest-kept-own = { $seat } keeps a Quest: { $card }.
riv-quests-to-pile =
    { $count ->
        [one] A Quest goes
       *[other] { $count } Quests go
    } on the discard pile of { $seat }.
riv-why-no-quests = No Quest is left.
riv-searches = { $seat } searches the Quest deck.
riv-ask-search = { $seat }, which Quest do you take?

## The Arena

riv-arena-alone = { $seat } ({ $character }) is alone in the Arena, and champion.
riv-duel = A duel in the Arena: { $seats_in }.
riv-ask-token = { $seat }, do you use a token first?
riv-option-token = Use: { $token }
riv-ask-commit = { $seat }, which cards do you fight with? Nobody sees them yet.
riv-option-stake = Add { $card }
riv-option-stake-back = Take { $card } back
riv-option-commit = Fight with this
riv-stakes =
    { $count ->
        [0] { $seat } fights with bare hands: attack { $attack }.
       *[other] { $seat } fights with { $cards }: attack { $attack }.
    }
riv-duel-won = { $seat } wins the duel.
riv-why-not-in-arena = Forbidden in the Arena: { $card }.
riv-why-stake-one = At least one card has to be committed.
riv-why-one-token = One token is enough for a duel.
riv-why-token-needs-card = The token goes with a combat card.

## Coins, buildings, people

riv-ask-pay = { $seat }, pay { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } ({ $what }).
riv-paid-so-far = { $coins } of { $price } coins.
riv-option-add-coin = { $item } (+{ $coins })
riv-option-coin-back = Take { $item } back (−{ $coins })
riv-option-pay = Pay { $coins }
riv-paid = { $seat } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $items }.
riv-why-coins = It costs { $price }; you can pay { $coins }, { $short } too few.
riv-why-short = Still { $short } short ({ $coins } so far).
riv-why-too-much = Without { $item } it would be enough: no change is given.
riv-why-one-too-many = One item is not needed: no change is given.
riv-option-building = { $title }, for { $price }
riv-building-bought = { $seat } buys a building for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }: { $title }.
riv-ask-building = { $seat }, which building do you buy for { $discount } coins less?
riv-title-kept = { $seat } looks at the back of the token, and keeps it.
riv-title-seen = { $title }: { $token }.
riv-why-building-limit = All your coats of arms hang already.
riv-why-all-sold = No building is for sale any more.
riv-ask-look = { $seat }, which token do you look at? ({ $count } more)
riv-option-look = { $title }
riv-looked-at-title = { $seat } looks at the back of a property token: { $title }.
riv-ask-paladin = { $seat }, whose place does the Paladin take?
riv-option-relieve = { $character }
riv-relieved = { $seat }: the Paladin takes the place of { $character }.
riv-option-recruit = { $character }, wage { $wage }
riv-recruits = { $seat } recruits { $character }, wage { $wage }.
riv-ask-wage = { $seat }, pay the wage of { $wage } ({ $character }); each missing coin is a Beer{ $surcharge ->
        [0] .
        [one] , and 1 comes on top.
       *[other] , and { $surcharge } come on top.
    }
riv-wage-so-far = { $coins } of { $wage } coins, Beers: { $beers }.
riv-option-wage = Pay { $coins }, { $beers ->
        [0] no Beer for missing coins
        [one] 1 Beer for the missing coin
       *[other] { $beers } Beers for missing coins
    }
riv-why-beers = { $missing } coins are missing, and only { $beers } Beers are left.
riv-ask-hire = { $seat }, who joins you for free? ({ $source })
riv-option-hire = { $character }
riv-joined = { $character } joins { $seat }.
riv-ask-dismiss = { $seat }, your team is full: who makes room for { $character }?
riv-option-dismiss = { $character }

## The Oracle

riv-omens-drawn = { $seat } looks at { $count } events of the Oracle.
riv-ask-omen = { $seat }, which event happens?
riv-option-omen = { $card }
riv-omen = The Oracle: { $omen }.
riv-omen-nobody = It concerns nobody.
riv-omen-spared = { $seat } is spared: there is nothing to be done.
riv-oracle-reshuffled = Past events ({ $count }) are shuffled under the Oracle deck.
riv-ask-fate = { $seat }, { $omen }: what will it be?
riv-option-fate = { $way }
riv-ask-close = { $seat }, which place do the termites close next round?
riv-option-close = { $place }
riv-will-close = { $seat } closes a place for the next round: { $place }.

## Cards that move cards

riv-discarded-quest = { $seat } discards a Quest.
riv-ask-take-back = { $seat }, which card of your discard pile do you take in hand? ({ $source })
riv-option-take-back = Take { $card }
riv-taken-back = { $seat } takes a card of the discard pile in hand: { $card }.
riv-quest-taken-back = { $seat } takes a Quest of the discard pile in hand.
riv-ask-exchange = { $seat }, which cards do you exchange, { $least } or more? ({ $source })
riv-exchange-so-far = Cards to exchange: { $count }.
riv-option-put-in = Exchange { $card }
riv-option-keep-back = Keep { $card }
riv-option-exchange = Discard these and draw as many
riv-why-exchange-more =
    { $count ->
        [one] One card more has to be exchanged.
       *[other] { $count } cards more have to be exchanged.
    }
riv-looked = { $seat } looks at the top of the deck ({ $count }).
riv-ask-arrange = { $seat }, in which order do the cards go back on your deck?
riv-option-arrange = { $cards }
riv-arranged = { $seat } arranges the top of the deck ({ $count }).
riv-ask-salvage = { $seat }, which destroyed Market card do you take?
riv-option-salvage = Take { $card }
riv-hunted = { $seat } hunts a monster down: { $monster }.
riv-why-no-such = There is no such card to destroy.
riv-why-pile-empty = Your discard pile is empty.
riv-why-hand-short = You have too few other cards in hand.
riv-why-no-salvage = No Market card has been destroyed.

## The expedition

riv-monster-unmet = Nobody goes out: the monster ({ $monster }) comes and leaves again.
riv-monster-revealed = The monster of this round: { $monster }, { $points } hit points.
riv-combat-round = Combat round { $number }.
riv-ask-fight = { $seat }, your { $character } is up: play a combat card, or discard any card.
riv-ask-fight-last = { $seat }, your { $character } is the last to act and nobody has struck yet: without damage the monster wins.
riv-option-use-card = Play { $card }
riv-option-use-card-with = Play { $card } with { $token }
riv-option-throw-away = Discard { $card }
riv-option-fall = To the Hospital
riv-ask-another = { $seat }, which card do you play with { $card }?
riv-ask-another-discarded = { $seat }, which card of your discard pile do you play with { $card }?
riv-ask-victim = { $seat }, from whose hand do you draw a card?
riv-option-steal = From { $owner }
riv-stolen = { $seat } draws a card from the hand of { $owner }: { $card }.
riv-stolen-useless = { $seat } draws a card from the hand of { $owner } that is no weapon.
riv-ask-stolen = { $seat }, do you play { $card }, taken from { $owner }?
riv-ask-boomerang = { $seat }, which card do you discard instead of { $card }?
riv-boomerang = { $card } comes back to the hand of { $seat }.
riv-ask-destroy = { $seat }, destroy a card ({ $source }).
riv-ask-may-destroy =
    { $count ->
        [one] { $seat }, you may destroy a card ({ $source }).
       *[other] { $seat }, you may destroy up to { $count } cards ({ $source }).
    }
riv-option-destroy = Destroy { $card }
riv-ask-discard = { $seat }, discard a card ({ $source }).
riv-token-used = { $seat } uses a token. { $token }
riv-blow = { $seat } ({ $character }) strikes for { $amount } with { $card }: { $left ->
        [0] no hit point left
        [one] 1 hit point left
       *[other] { $left } hit points left
    }.
riv-slain = { $seat } slays the monster ({ $monster }).
riv-blow-claimed = In the general oblivion { $seat } claims the killing blow of { $owner }.
riv-recovered = The monster ({ $monster }) recovers { $amount ->
        [one] 1 hit point
       *[other] { $amount } hit points
    } ({ $left } now).
riv-advanced = { $seat }: { $character } moves up to rank { $rank }.
riv-fell-back = { $seat }: { $character } falls back to rank { $rank }.
riv-withdrew = { $seat }: { $character } goes home, unhurt.
riv-cursed = { $seat }: { $character } turns into a peasant.
riv-rolled = { $seat } ({ $character }) rolls: { $faces }.
riv-shielded = { $seat }: { $character } rolls no die, behind a shield.
riv-ask-face = { $seat }, which result strikes your { $character }?
riv-ask-face-twice = { $seat }, which result strikes your { $character } twice?
riv-option-suffer = { $face }
riv-option-ring = Roll one more die ({ $card })
riv-struck = { $seat } ({ $character }) suffers: { $face }.
riv-special-attack = Special attack on { $seat } ({ $character }): { $attack }.
riv-fight-won = Victory ({ $monster })! The killing blow is { $seat }’s.
riv-loot-revealed = Loot to share: { $cards }.
riv-ask-loot = { $seat }, take a Loot card for your { $character }.
riv-option-loot = Take { $card }
riv-quarantine = Quarantine: everybody in the line goes to the Hospital.
riv-lost-line = Defeat: nobody is left in the line, the monster ({ $monster }) leaves.
riv-lost-no-damage = Defeat: a combat round without any damage, the monster ({ $monster }) wins.
riv-lost-too-long = Defeat: the fight has lasted too long, the monster ({ $monster }) wins.

## Why not, in the expedition

riv-why-no-combat = { $card } is no combat card: it can only be discarded.
riv-why-after-roll = { $card } is played after a roll of the monster die.
riv-why-no-victim = Nobody else in the line has a card in hand.
riv-why-no-wound = You have no Wound in hand or in your discard pile.
riv-why-no-other-card = There is no other card that { $card } could let you play.

## Why not now

riv-why-others = That is { $owner }’s.
riv-why-deck = A closed deck: nobody looks into it.
riv-why-deck-idle = Your deck: cards are drawn from it, nothing is chosen there.
riv-why-hand-idle = That card is of no use at this moment.
riv-why-pile-idle = Your discard pile: it becomes your deck when that is empty.
riv-why-tokens-idle = A token is used in your own turn, in a payment or with a blow, as its back says.
riv-why-people-idle = People are sent out in the placement phase; recruits from the next round on.
riv-why-own-idle = There is nothing to be done with that now.
riv-why-title-idle = Buildings are bought at the Provost’s House; the back of a token stays secret until then.
riv-why-space-idle = Spaces are taken in the placement phase, from the left.
riv-why-stall-idle = Cards of the stall are bought by a character at the Market.
riv-why-mine-idle = Nuggets are taken by the miners, in their order.
riv-why-loot-idle = Loot is shared after a victory, from the head of the line.
riv-why-monster-idle = The monster is fought in the Surroundings, at the end of the round.
riv-why-guests-idle = Guests are recruited by a character at the Tavern.
riv-why-burdens-idle = Wounds and Beers come by themselves; nobody picks them.
riv-why-destroyed-idle = Destroyed cards are out of the game, unless a card salvages one.
riv-why-omens-idle = That event has happened already.

## Beats

riv-beat-evening = Evening falls
riv-beat-end = The siege is over

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

## Why a bot does something

reason-people = More people work for you in the rounds to come.
reason-peasants = Peasants bring a card in every round.
reason-warriors = A warrior strikes harder in every fight.
reason-rangers = A ranger brings more Loot after every victory.
reason-magicians = A magician chooses among the dice of the monster.
reason-trio = The trio of heroes comes closer.
reason-damage = Your deck strikes harder.
reason-coins = Your deck pays better.
reason-deck = Your deck gets better cards.
reason-quests = A Quest may still come true.
reason-burdens = Fewer Wounds and Beers are in your way.
reason-titles = A building keeps a spot for you alone.
reason-tokens = A token is kept for the right moment.
reason-renown = Fame brings a card more in every round.
reason-patients = Your people stay out of the Hospital.
reason-diamonds = You get ahead in diamonds.
reason-stars = You get ahead in magic.
reason-wealth = You get ahead in gold.
