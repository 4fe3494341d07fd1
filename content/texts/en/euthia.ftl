### Euthia: Torment of Resurrection

game-name = Euthia: Torment of Resurrection
game-about = Roam a land that grows tile by tile, slay what haunts it, trade, learn and become the Hero of whom the Chapel sings.

## Set-up and its choices

option-mode = Mode
option-mode-about = Against each other, or side by side against the land.
option-mode-competitive = Against each other
option-mode-cooperative = Side by side
option-scenario = Scenario
option-scenario-about = What the Heroes are after, and for how many rounds.
option-scenario-the_hunt = The Hunt
option-scenario-villagers_rescue = Villagers’ Rescue
option-scenario-devastation_incarnate = Devastation Incarnate
option-scenario-impending_doom = Impending Doom
option-elites = Elite Monsters
option-elites-about = Bounties are offered for Elite Monsters in their Lairs.
option-heroic = Heroic
option-heroic-about = Monsters have 1 more Health for each Level, and 1 more Chaos token.
option-map_limit = Edge of the map
option-map_limit-about = How many tiles from the Chapel the land ends; 0 lets it grow as it will.
eut-setup-alone = Alone there is nobody to play with or against.
eut-setup-several-later = More than one Hero: coming soon.
eut-setup-cooperative-later = Side by side: coming soon.
eut-setup-scenario-later = The other scenarios: coming soon.
eut-setup-elites-later = Elite Monsters: coming soon.
eut-setup-heroic-later = Heroic difficulty: coming soon.

eut-set-up = Highlands under a cold moon. Scenario: { $scenario }.
eut-first-player = { $seat } is the first player.
eut-ask-hero = { $seat }, who are you?
eut-option-hero = { $sheet }
eut-hero-taken = { $seat } is { $sheet }.
eut-why-hero-later = { $sheet } will join later.

## Rounds and turns

eut-round = Round { $number } of { $last }
eut-turn = { $seat }’s turn
eut-ask-turn = { $seat }, what now? Movement: { $movement }.
eut-option-end-turn = End the turn
eut-option-pass = No
eut-option-done = Done
eut-option-spend = Spend { $token }: { $amount } Movement
eut-spent-for-movement = { $seat } spends { $token } for { $amount } Movement.
eut-ask-save = { $seat }, keep one Action token for the next turn?
eut-option-keep-token = Keep { $token }
eut-token-kept = { $seat } keeps { $token }.
eut-ask-discard = { $seat }, more than 5 cards in hand: which one goes?
eut-option-discard-card = Discard { $card }
eut-card-discarded = { $seat } discards a card.
eut-reserve-converted = Four Silver cards of the reserve become a Gold card.
eut-beat-reserve = The reserve grows

## The map

eut-option-walk = { $side }: { $place }
eut-option-walk-fight = { $side }: { $place }, fight a Level-{ $level } Monster ({ $by })
eut-walked = { $seat } walks: { $place }.
eut-why-no-movement = No Movement left: spend an Action token first.
eut-why-no-combat-action = A Monster of Level { $level } holds this space, and there is no Combat Action left.
eut-why-centre-closed = { $place }: its three spaces must be liberated first.
eut-fire = The Power of Fire burns { $seat }.
eut-ask-slot = { $seat }, where does the next tile go?
eut-option-lay = { $side }
eut-tile-laid = { $seat } discovers { $tile }.
eut-encounter-opened = Encounter: { $encounter }
eut-quest-shown = { $encounter } asks: { $quest }
eut-fight = { $seat } meets a Monster of Level { $level } ({ $place }).
eut-liberated = { $seat } liberates: { $place }.
eut-died = { $seat } falls and wakes in the Chapel.

## Free Actions

eut-option-chapel-heal = Pay 1 Gold: heal { $amount }
eut-option-chapel-potion = Pay { $price } Gold: a Healing Potion
eut-why-no-gold = It costs { $needs } Gold.
eut-why-healthy = Health is full.
eut-why-no-bag = No Bag is free.
eut-option-treasure = Take the Treasure (Level { $level })
eut-treasure = { $seat } opens a Treasure of Level { $level }.
eut-why-treasure-gone = { $owner } has taken this Treasure.

## Gains, losses, room

eut-healed = { $seat } heals { $amount }.
eut-wounded = { $seat } suffers { $amount ->
    [one] { $amount } Wound
   *[other] { $amount } Wounds
}.
eut-gained-gold = { $seat } gains { $amount } Gold.
eut-gained-reputation = { $seat } gains { $amount } Reputation.
eut-lost-reputation = { $seat } loses { $amount } Reputation.
eut-gained-gaar = { $seat } gains { $amount } Gaar.
eut-drew-cards = { $seat } draws { $count } { $group ->
    [silver] Silver
   *[other] Gold
} { $count ->
    [one] card
   *[other] cards
}.
eut-found = { $seat } gains { $thing }.
eut-ask-drop = { $seat }, there is no room for all of it: what goes?
eut-option-drop = Throw away { $thing }
eut-option-drop-gaar = Give up 1 Gaar
eut-dropped = { $seat } throws away { $thing }.
eut-dropped-gaar = { $seat } gives up 1 Gaar.
eut-why-spent = { $thing } is exhausted until the next round.
eut-why-no-set = { $thing } needs { $count } different Armour tiles of one set.
eut-why-cost = { $what ->
    [gold] It costs { $needs } Gold.
    [gaar] It costs { $needs } Gaar.
    [dwurt] It costs { $needs } Dwurt.
    [silver] It costs { $needs } Silver cards.
    [essence] It costs { $needs ->
        [one] { $needs } Essence
       *[other] { $needs } Essences
    }.
    [resource] It costs { $needs ->
        [one] { $needs } Natural Resource
       *[other] { $needs } Natural Resources
    }.
   *[health] It costs { $needs } Health, and at least 1 must remain.
}

## The Hunt, and the end

eut-quarry = { $seat } takes the quarry of the round (Level { $level }): { $amount } Reputation.
eut-ledger-award = The Hunt ledger of { $counter ->
    [ledger_1] Level 1
   *[other] Level 2 and higher
} pays { $seat } { $amount } Reputation.
eut-final-scoring = Final scoring
eut-line-reputation = Reputation: { $points }
eut-score-line = { $seat }, { $source }: { $points }
eut-score-total = { $seat }: { $points } Reputation in all.
eut-end-won = { $grade }: { $points } Reputation.
eut-end-lost = { $grade }: { $points } Reputation were not enough.
eut-end-rounds = The last round is over.
