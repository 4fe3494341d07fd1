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
option-scenario-impending_doom = Impending Doom
option-scenario-devastation_incarnate = Devastation Incarnate
option-elites = Elite Monsters
option-elites-about = Bounties are offered for Elite Monsters in their Lairs.
option-heroic = Heroic
option-heroic-about = Monsters have 1 more Health for each Level, and 1 more Chaos token.
option-map_limit = Edge of the map
option-map_limit-about = How many tiles from the Chapel the land ends; 0 lets it grow as it will.
eut-setup-alone = Alone there is nobody to play with or against.

eut-set-up = Highlands under a cold moon. Scenario: { $scenario }.
eut-first-player = { $seat } is the first player.
eut-ask-hero = { $seat }, who are you?
eut-hint-hero = Choose a Hero below: it is yours for the whole game.
eut-option-hero = { $sheet }
eut-hero-taken = { $seat } is { $sheet }.

## Rounds and turns

eut-round = Round { $number } of { $last }
eut-turn = { $seat }’s turn
eut-ask-turn = { $seat }, what now? Movement: { $movement }.
eut-option-end-turn = End the turn
eut-option-pass = Pass
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

## Actions

eut-option-act = { $action }: spend { $token }
eut-why-no-mine = Mining needs a Mountain, a Lake or a Cavern.
eut-why-held = A Monster still holds this space.
eut-why-mined = You have mined here already.
eut-why-due = Here others would be owed { $needs } Gold.
eut-why-due-card = A Gold card would be owed here, and there is none in your hand.
eut-due = { $seat } pays { $owner } { $amount } Gold.
eut-due-card = { $seat } gives up a Gold card.
eut-why-no-enemy = There is no enemy to fight here.
eut-why-begin-fight = Begin the fight itself: it can be paid for with this.
eut-ask-cart = { $seat }, use a Mine Cart?
eut-mined = { $seat } mines: { $place }.
eut-ask-keep-tile = { $seat }, which of these do you keep?
eut-option-keep-tile = Keep { $thing }
eut-ask-trade-now = { $seat }, trade right now?

## Trade

eut-why-no-shop = There is no Place of Trade here.
eut-trade = { $seat } trades: { $place }.
eut-ask-tax = { $seat }, the tax is { $needs } Gold: sell something first.
eut-ask-trading = { $seat }, what do you trade? Gold: { $gold }.
eut-option-buy = Buy { $thing } ({ $price } Gold)
eut-bought = { $seat } buys { $thing } for { $price } Gold.
eut-option-renew = { $price ->
    [0] Renew the Offer, free
   *[other] Renew the Offer ({ $price } Gold)
}
eut-renewed = { $seat } has the Offer renewed.
eut-option-sell = Sell { $thing } (+{ $price } Gold)
eut-sold = { $seat } sells { $thing } for { $price } Gold.
eut-option-sell-resource = Sell { $thing }: { $gold } Gold{ $reputation ->
    [0] { "" }
   *[other] , { $reputation } Reputation
}{ $gem ->
    [none] { "" }
   *[other] , { $gem }
}
eut-sold-resource = { $seat } sells { $thing }.
eut-why-worthless = Nobody pays anything for { $thing }.
eut-option-heal-here = Pay 1 Gold: heal { $amount }
eut-option-buy-gaar = Pay { $price } Gold: 1 Gaar

## Hero tiles

eut-option-reveal = Reveal Hero tiles ({ $price } Gold)
eut-revealed = { $seat } reveals Hero tiles.
eut-tile-revealed = { $seat } reveals { $thing }.
eut-why-all-revealed = All Hero tiles are revealed.
eut-why-no-fame = The next Hero tile needs { $needs } Reputation.
eut-ask-pair = { $seat }, which tile of value { $value } do you keep? The other one leaves the game.
eut-option-keep-hero-tile = Keep { $thing }
eut-option-learn = Learn { $thing } ({ $price } Gold, { $place }){ $instead ->
    [none] { "" }
   *[other] , instead of { $instead }
}
eut-learned = { $seat } learns { $thing }.
eut-option-unlock = Unlock: { $place } ({ $price } Gold)
eut-option-unlock-essence = Unlock: { $place } ({ $element })
eut-unlocked = { $seat } unlocks: { $place }.
eut-why-tax-first = That would leave too little for the tax ({ $needs } Gold).
eut-why-locked = Locked: { $place }.
eut-why-no-essence = Needs: { $element }.

## Equipment, Gems, Essences

eut-option-wear = Put on { $thing } ({ $place }){ $instead ->
    [none] { "" }
   *[other] , instead of { $instead }
}
eut-wore = { $seat } puts on { $thing }.
eut-option-take-off = Take off { $thing }
eut-took-off = { $seat } takes off { $thing }.
eut-option-rearrange = Change several things at once
eut-ask-rearrange = { $seat }, what will you wear? Only the end counts.
eut-option-as-before = Leave it as it is: { $place }
eut-option-change-kit = Change
eut-option-keep-kit = Change nothing
eut-why-nothing-changed = Nothing is changed yet.
eut-kit-health = Health { $then } of { $after } (was { $health } of { $before }).
eut-kit-bags = Bags filled: { $held } of { $room }.
eut-kit-left-over = { $count ->
    [one] One thing
   *[other] { $count } things
} would find no Bag and must be used or thrown away.
eut-why-would-die = No Health would be left then.
eut-why-no-more-bags = There are not enough Bags to give up.
eut-option-set-gem = Set { $gem } in { $thing }
eut-gem-set = { $seat } sets { $gem } in { $thing }.
eut-why-gems-full = { $thing } holds no more Gems.
eut-option-lay-essence = Lay { $essence } on { $thing }
eut-essence-laid = { $seat } lays { $essence } on { $thing }.
eut-why-warded = No more Essences of this element are needed there.
eut-option-throw-trophy = Throw away the Trophy { $thing }
eut-option-use = Use { $thing }
eut-used = { $seat } uses { $thing }.
eut-ask-pay = { $seat }, which { $group ->
    [essence] Essence
    [resource] Natural Resource
    [silver] Silver card
   *[gold] Gold card
} do you give up?
eut-option-give = Give up { $thing }
eut-ask-alternative = { $seat }, { $thing }: which?
eut-option-alternative = { $thing }: { $what ->
    [move] { $amount } Movement
    [heal] heal { $amount }
    [teleport] teleport up to { $amount }
    [teleport_to] teleport there
    [lose] give up 1 Gaar or Dwurt
    [wound] suffer { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }
   *[other] the gain
}
eut-ask-keep-essence = { $seat }, keep { $thing }?
eut-essence-kept = { $seat } keeps the Essence.
eut-ask-ready = { $seat }, make Abilities ready (up to { $count })?
eut-option-ready = Ready { $thing }
eut-readied = { $seat } readies { $thing }.
eut-why-all-ready = No other Ability is exhausted.
eut-ask-kind = { $seat }, which { $group ->
    [gem] Gem
   *[other] Essence
}?
eut-option-kind = { $name }
eut-gained-movement = { $seat } gains { $amount } Movement.
eut-lost-gaar = { $seat } loses { $amount } Gaar.
eut-lost-dwurt = { $seat } loses { $amount } Dwurt.

## Teleport and Portals

eut-option-teleport = { $level ->
    [0] { $place }
   *[other] { $place }, fight a Level-{ $level } Monster ({ $by })
}
eut-ask-teleport = { $seat }, where to?
eut-teleported = { $seat } appears: { $place }.
eut-why-nowhere = There is nowhere to go.
eut-option-portal = { $level ->
    [0] Through the Portal, { $away } spaces away
   *[other] Through the Portal, { $away } spaces away: fight a Level-{ $level } Monster ({ $by })
}
eut-portal = { $seat } steps through the Portal.
eut-why-portal-lock = You have just come through a Portal.

## Hero rolls

eut-rolled = { $seat } rolls { $amount }.
eut-air = The Power of Air turns the higher die.
eut-earth = The Power of Earth strengthens { $seat }: +2.
eut-ask-power = { $seat }, let the Power act? ({ $element })
eut-option-feel = Let it act
eut-option-keep-off = Keep it off
eut-kept-off = { $seat } keeps the Power off ({ $element }).
eut-ask-roll = { $seat }, the roll stands at { $amount }.
eut-option-gaar = Spend 1 Gaar: reroll the { $face }, +{ $amount }
eut-gaar-spent = { $seat } spends a Gaar: { $face }, +{ $amount }.
eut-ask-reroll = { $seat }, which dice do you roll again?
eut-option-reroll = Reroll { $faces }
eut-rerolled = { $seat } rolls again: { $faces }.
eut-ask-turn-die = { $seat }, which die becomes a { $to }?
eut-option-turn-die = Turn the { $face } to { $to }
eut-die-turned = { $seat } turns a die to { $to }.
eut-why-die-shows = The dice show { $to } already.
eut-result = { $seat } reaches { $amount }.

## Challenges and Quests

eut-option-challenge = Challenge: { $place }
eut-challenge = { $seat } challenges: { $place }.
eut-why-challenged = You have challenged this Elemental already.
eut-option-quest = Quest: { $quest }
eut-quest-begun = { $seat } takes on a Quest: { $quest }.
eut-quest-failed = { $seat } fails: { $quest }. Another try can be made next turn.
eut-quest-done = { $seat } completes a Quest: { $quest }.
eut-why-quest-tried = You have tried it this turn; try again next turn.
eut-ask-give = { $seat }, { $quest }: what do you give up?
eut-why-quest = { $what ->
    [reputation] Needs { $needs } Reputation.
    [armour_set] Needs { $needs } different Armour tiles of one set.
    [trade_tokens] Trade tokens needed on the map: { $needs }.
    [max_health] Needs a Maximum Health of { $needs }.
    [gold] Needs { $needs } Gold.
    [gaar] Needs { $needs } Gaar.
    [silver] Silver cards needed: { $needs }.
    [gold_card] Gold cards needed: { $needs }.
    [health] Needs { $needs } Health, and at least 1 must remain.
    [gem] Loose Gems of the right kind needed: { $needs }.
    [essence] Essences of the right kind needed: { $needs }.
    [resource] Natural Resources of the right kind needed: { $needs }.
    [item] Items of the right kind needed: { $needs }.
   *[trophy] Trophies of a high enough Level needed: { $needs }.
}
eut-ask-dying = { $seat } is about to die.
eut-survived = { $seat } survives with { $amount } Health.

## Cards

eut-option-exchange = Exchange for a Gold card: { $cards }
eut-exchanged = { $seat } exchanges four Silver cards for a Gold card.
eut-option-cash-in = Turn into 1 Gold: { $cards }
eut-cashed-in = { $seat } turns { $count ->
    [one] a Gold card
   *[other] four Silver cards
} into 1 Gold.

## Skoldur

eut-option-convert = Turn 1 Gaar into 1 Dwurt
eut-converted = { $seat } turns a Gaar into a Dwurt.
eut-gained-dwurt = { $seat } gains { $amount } Dwurt.
eut-option-dwurt = Spend 1 Dwurt: +{ $amount }
eut-dwurt-spent = { $seat } spends a Dwurt: +{ $amount }.
eut-option-sway-dwurt = Spend 1 Dwurt: Monster { $shift }
eut-swayed-dwurt = { $seat } spends a Dwurt: { $amount }, Strength { $strength }.
eut-why-no-dwurt = There is no Dwurt left.
eut-option-drop-dwurt = Give up 1 Dwurt
eut-dropped-dwurt = { $seat } gives up 1 Dwurt.
eut-ask-end-effects = { $seat }, anything at the end of the turn?
eut-dwurt-die = The Dwurt die of { $seat } shows { $face }.
eut-why-die-rests = The Dwurt die shows 0.

## Impending Doom

eut-setup-elites-always = In this scenario Elite Monsters are always hunted.
eut-legend-told = A Legend is told: { $quest }
eut-finale = Round 9: Mirrezil’s heralds come for each champion.
eut-final-fights = { $seat } stands ready for two last fights.

## Villagers’ Rescue

eut-captive = A captive of Chapter { $chapter } is seen: { $place }, held by a Monster of Level { $level }.
eut-freed = { $seat } frees { $thing }.
eut-taken-along = { $thing } follows { $seat }.
eut-villager-left = { $thing } leaves { $seat } and waits on the space.
eut-delivered = { $seat } brings { $thing } home: { $amount } Reputation.
eut-friend = { $seat } makes a friend: { $thing }
eut-abandoned = { $count ->
    [one] One Villager is
   *[other] { $count } Villagers are
} still on the road with { $seat }.
eut-too-few-home = { $count ->
    [0] No Villager is
    [one] Only one Villager is
   *[other] Only { $count } Villagers are
} home: that is a shame on every Hero.
eut-event = Event: { $thing }
eut-event-idle = The Event finds nobody to strike.
eut-villain = { $thing } lies in wait: { $place }.
eut-toll = { $seat } pays the toll: { $amount } Gold.
eut-ask-friend = { $seat }, who becomes your friend?
eut-option-friend = { $card }
eut-option-take-along = Take { $villager } along
eut-option-deliver = Bring { $villager } home: { $amount } Reputation
eut-option-leave-villager = Let { $villager } wait here
eut-why-no-bag-villager = A Villager fills a Bag, and none is free.

eut-board-no-event = No Event in this round.
eut-board-delivered = +{ $amount } Reputation
eut-board-delivered-friend = +{ $amount }, a friend
eut-hint-escort = { $count ->
    [one] A Villager follows you
   *[other] { $count } Villagers follow you
}: walk to the centre of the Chapel.
eut-tip-home = Home in the Chapel
eut-tip-home-competitive = Villagers home: { $home }. With fewer than { $needed }, every Hero loses 5 Reputation.
eut-tip-home-cooperative = { $home } of { $needed } Villagers are home: so many win the game together.
eut-tip-home-solo = { $home } of { $needed } Villagers are home for the next grade.
eut-tip-home-captives = Held by Monsters: { $count }
eut-tip-home-hidden = Still to be found: { $count }
eut-tip-home-names = { $name }: { $names }
eut-tip-home-pays = Villagers are brought home here; Reputation by Chapter: { $paid }.
eut-tip-villain = { $thing } (Level { $level }) stands here instead of a Monster.
eut-tip-captive = Held here: { $name }, { $amount } Reputation in the Chapel.
eut-tip-waits = Waiting here: { $name }, { $amount } Reputation in the Chapel.
eut-tip-villager = From Chapter { $chapter }: { $amount } Reputation in the Chapel.
eut-tip-villager-hidden = Nobody has found this Villager yet.
eut-tip-villager-home = Brought home by { $name }.
eut-tip-villager-follows = Fills a Bag. If the Hero dies, the Villager stays on that space.
eut-tip-villager-on-map = Beat the Monster of the space, or take the Villager along from a free one. It fills a Bag.
eut-tip-event-now = Event, at once
eut-tip-event-round = Event of this round
eut-tip-rescue = Villagers: { $count } following, { $home } home.

## Devastation Incarnate

eut-hecatomb = { $thing }: { $what ->
    [none] the Golem stays where it is.
    [nearest_trade_post] the Golem goes { $amount } towards the nearest Place of Trade.
    [farthest_trade_post] the Golem goes { $amount } towards the farthest Place of Trade.
    [nearest_mine] the Golem goes { $amount } towards the nearest Place for Mining.
    [nearest_tower] the Golem goes { $amount } towards the nearest Tower.
    [nearest_treasure] the Golem goes { $amount } towards the nearest Treasure.
    [hero_highest_reputation] the Golem goes { $amount } towards the Hero with the most Reputation.
   *[hero_lowest_health] the Golem goes { $amount } towards the Hero with the least Health.
}
eut-stride = The Golem strides on: { $place ->
    [none] unknown land
   *[other] { $place }
}.
eut-trampled = The Golem tramples { $seat }.
eut-destroyed = The Golem destroys: { $place }. A Monster of Level { $level } creeps out.
eut-faer = The Power of the Faër { $what ->
    [rises] rises
   *[falls] falls
} to { $amount }.
eut-collapse = The last market lies in ruins: the land collapses.
eut-end-collapse = The land has collapsed before Farruga came.
eut-spawn-fell = { $seat } puts an end to what the Golem left behind (Level { $level }).
eut-why-destroyed = The Golem has destroyed this space: nothing can be had here any more.
eut-option-face = Fight the Level-{ $level } Monster here ({ $by })
eut-option-offer-gold = Offer { $card }: Faër −1
eut-offered-gold = { $seat } offers a Gold card against the Faër.
eut-why-offered = Only { $count } Gold cards can be offered in a turn.
eut-why-no-faer = The Faër has no Power left to weaken.
eut-farruga-lands = Farruga lands on the Ruins: { $count ->
    [one] { $count } stage
   *[other] { $count } stages
} to break.
eut-farruga-stage = { $thing }
eut-finale-turn = Turn { $number } of { $last } of the finale: { $thing }
eut-stand = { $seat } stands before { $thing }.
eut-offensive-ignored = { $seat } is immune to { $thing }.
eut-option-ward = Magic Defence: { $amount } Wounds less ({ $left } left)
eut-warded = { $seat } gives up a Magic Defence token: { $amount } Wounds less.
eut-why-no-wounds = This attack inflicts no Wounds.
eut-farruga-felled = { $seat } strikes Farruga down.
eut-farruga-lives = Farruga lives, and flies away over the burning land.

eut-hint-spawn = A Monster of Level { $level } has crept out under your feet: fight it, or leave.
eut-hint-golem = The Golem may come here at the start of the next round.
eut-board-face = Fight here (Level { $level })
eut-board-no-hero = No Hero yet
eut-board-offer-short = Faër −1
eut-board-offer = Offer: Faër −1
eut-board-finale = { $name }, finale, turn { $number } of { $all }
eut-board-tab-golem = Golem
eut-board-faer = Faër { $amount }: { $count ->
    [one] { $count } stage
   *[other] { $count } stages
} if it ended now
eut-board-faer-short = Faër { $amount }: { $count ->
    [one] { $count } stage
   *[other] { $count } stages
}
eut-board-tokens = Destroyed: A { $a } of { $most }, B { $b }
eut-board-threats = May come next, and lead to
eut-board-no-threats = Nothing more is to come before Farruga.
eut-board-stand = { $what ->
    [gone] Has left the finale; { $damage } Damage dealt
   *[stands] { $damage } Damage dealt, { $tokens } Magic Defence
}
eut-tip-destroyed = Destroyed by the Golem ({ $what ->
    [a] type A
   *[b] type B
}): no trade, ore, Challenge, Treasure or Quest here any more.
eut-tip-spawn = What crept out: a Monster of Level { $level }. Its fall weakens the Faër by { $level } and brings 1 Reputation.
eut-tip-golem-here = The Golem stands here.
eut-tip-threat = The Golem may stop here next round: { $names }.
eut-tip-golem-hero = Spawns felled: { $spawns }. Gold cards offered: { $cards }.
eut-tip-term-golem = The Golem
eut-tip-term-golem-about = It goes at the start of each round, over known land or unknown, wounds whoever is in its way and destroys the space where it stops.
eut-tip-term-faer = Power of the Faër
eut-tip-term-faer-about = It says how many stages Farruga has in the finale. Spawns that fall and Gold cards that are offered weaken it.
eut-fight-turn = Turn { $number } of { $last }
eut-fight-stage = Stage { $number } of { $last }

## The Hunt, and the end

eut-quarry = { $seat } takes the quarry of the round (Level { $level }): { $amount } Reputation.
eut-ledger-award = The Hunt ledger of { $counter ->
    [ledger_1] Level 1
   *[other] Level 2 and higher
} pays { $seat } { $amount } Reputation.
eut-final-scoring = Final scoring
eut-line-reputation = Reputation: { $points }
eut-line-wealth = Wealth ({ $count } Gold): { $points }
eut-line-resources = Natural Resources: { $points }
eut-line-hero = Hero tokens ({ $count }): { $points }
eut-line-interaction = Interaction tokens ({ $count }): { $points }
eut-line-trade = Trade tokens ({ $count }): { $points }
eut-line-killed = Heroes felled ({ $count }): { $points }
eut-line-quests = Quests ({ $count }): { $points }
eut-line-elites = Elites ({ $count }): { $points }
eut-line-deaths = Falls in Combat ({ $count }): { $points }
eut-score-line = { $seat }, { $source }: { $points }
eut-score-total = { $seat }: { $points } Reputation in all.
eut-verdict-points = { $name } has { $ahead } Reputation more than { $other }.
eut-verdict-hand = { $name } and { $other } have { $points } Reputation each; the better hand of cards decides for { $name }.
eut-verdict-shared = { $points } Reputation each, and hands alike: the victory is shared.
eut-verdict-highest = There is no higher grade.
eut-verdict-next = { $more ->
    [0] { $grade } would also ask for what the scenario is about.
   *[other] { $grade } would have taken { $more } Reputation more.
}
eut-end-won = { $grade }: { $points } Reputation.
eut-end-lost = { $grade }: { $points } Reputation were not enough.
eut-end-together-won = The Heroes have done what they came for.
eut-end-together-lost = The Heroes have not done what they came for.
eut-end-rounds = The last round is over.

## Combat

eut-monster-revealed = { $thing } holds the space.
eut-combat-round = Combat Round { $number }.
eut-combat-card = A Combat card is turned over.
eut-monster-rolled = { $thing } rolls { $amount }.
eut-monster-rerolled = The Monster’s die shows { $face } now.
eut-swayed = A Gaar: the die shows { $face }, the Strength is { $strength } now.
eut-monster-hits = { $thing } attacks with Strength { $strength }: { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}.
eut-hero-hits = { $seat } attacks with Strength { $strength }: { $damage } Damage.
eut-attacks-with = { $seat } attacks with { $thing }.
eut-bare-hands = { $seat } attacks with bare hands.
eut-damage = { $seat } deals { $amount } Damage.
eut-monster-healed = The Monster loses { $amount } Damage.
eut-monster-fell = { $seat } defeats { $thing }.
eut-too-famous = { $seat } has more than { $limit } Reputation: this victory brings no reward.
eut-died-fighting = { $seat } falls to { $thing } and wakes up in the Chapel.
eut-instant-death = Nothing helps { $seat } against this blow.
eut-hope-grew = The Die of Hope grows by { $amount }.
eut-hope-spent = { $seat } spends { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} of Hope.
eut-hope-paid = Hope that is left gives { $seat } { $amount } Gaar.
eut-gaar-stolen = The Monster steals { $amount } Gaar from { $seat }.
eut-cards-played = { $count ->
    [one] { $thing } is played
   *[other] { $thing } is played, { $count } cards at once
}.
eut-cards-cancelled = { $seat } cancels cards of this Combat Round.
eut-ask-window = { $what ->
    [preparing] { $seat }: anything before the fight?
    [setting_up] { $seat }: anything before the first blow?
    [healing] { $seat }: anything between the attacks?
    [before_attack] { $seat }: anything before the Monster’s attack?
    [answering] { $seat }, Strength { $strength } would inflict { $wounds ->
        [0] no Wound
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }: guard against it? Nobody can answer any more.
    [cursed] { $seat }: an answer to the Curse?
   *[before_strike] { $seat }: anything before your attack?
}
eut-ask-exchange = { $what ->
    [hero] { $seat }, the Monster’s Strength is { $strength } ({ $wounds ->
        [0] no Wound
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }): give a Gaar? Shields come after this.
   *[monster] { $seat }, your Monster’s Strength is { $strength } ({ $wounds ->
        [0] no Wound
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }): Gaar, a card, or a pass?
}
eut-ask-cards = { $what ->
    [curses] { $seat }: Curses before the Hero’s attack? Chaos left: { $chaos }.
   *[before] { $seat }: cards before the Monster’s roll? Chaos left: { $chaos }.
}
eut-ask-monster-die = { $seat }: which of the Monster’s dice is rolled again?
eut-ask-initiative = { $seat }: attack before the first round?
eut-ask-attack = { $seat }: what do you attack with?
eut-ask-attack-roll = { $seat }, your Strength is { $amount }: { $damage } Damage. Change it?
eut-ask-trophy = { $seat }: keep { $thing } as a Trophy?
eut-ask-victory = { $seat }: anything after the victory?
eut-ask-last-breath = { $seat } has no Health left: anything against it?
eut-option-monster-die = Roll the { $face } again
eut-option-sway = Gaar: roll the { $face } again, { $shift ->
    [2] Strength +2
   *[other] Strength −2
}
eut-option-play-card = { $count ->
    [one] Play { $thing }
    [2] Play { $thing } twice
   *[other] Play { $thing } three times
}
eut-option-attack = Attack with { $thing }
eut-option-bare-hands = Attack with bare hands
eut-option-hope-one = 1 Hope: +1
eut-option-hope-gaar = 2 Hope: 1 Gaar
eut-option-hope-damage = 3 Hope: +1 and 1 Damage
eut-option-trophy = Keep { $thing } as a Trophy
eut-option-no-trophy = No Trophy
eut-why-immune = This Monster is immune to everything but Damage.
eut-why-hope-full = The Die of Hope shows its highest face already.
eut-why-little-hope = Points of Hope needed: { $points }.
eut-why-no-card-to-cancel = No card is at work that this could cancel.
eut-why-one-die = The Monster has one die already.
eut-why-monster-no-gaar = The Monster has no Gaar left.
eut-why-gaar-forbidden = The Monster may spend no Gaar in this Combat Round.
eut-why-no-gaar = There is no Gaar left.
eut-why-no-chaos = The Monster has no Chaos left.
eut-why-wrong-moment = { $thing } is not for this moment.
eut-why-not-before-combat = { $thing } is no way out: this fight must be fought first.
eut-why-not-in-initiative = { $thing } does not work in the Initiative attack.
eut-why-once-an-attack = { $thing } has served against this attack already.

## Who plays the Monster, Elites

eut-plays-monster = { $seat } plays the Monster.
eut-control-card = A Control card: { $thing }.
eut-ask-claim = { $seat }: spend your Control card to play this Monster?
eut-option-claim = Play the Monster
eut-option-no-claim = Leave it to the cards
eut-ask-wrestle = { $what ->
    [hero] { $seat }, your Strength is { $amount }: give a Gaar, or pass?
   *[monster] { $seat }, the Hero’s Strength is { $amount }: give a Gaar of the Monster, or pass?
}
eut-option-hinder = Gaar: the { $face } again, Hero −2
eut-hindered = A Gaar of the Monster: the Hero’s die shows { $face }, and the Strength is { $amount } less.
eut-fight-elite = { $seat } challenges { $thing } in its Lair.
eut-bounty = A Bounty is offered for { $thing }.
eut-option-hunt = Fight { $elite } here
eut-why-no-combat-action-elite = This is the Lair of the Elite, but no Combat Action is left.
eut-robbed = { $seat } takes cards from { $owner }.
eut-ask-rob = { $seat }: whose cards?
eut-option-rob = Cards of { $owner }
eut-ask-take-away = { $seat }: which card of { $owner } is discarded?
eut-option-take-away = Discard { $card }
eut-ask-reserve = { $seat }: from which reserve do { $count } cards go?
eut-option-reserve = { $what ->
    [silver] The Silver reserve
   *[gold] The Gold reserve
}
eut-why-no-cards-to-take = There is no card to take.
eut-why-no-reserve = The reserve is empty.

## The board

eut-board-round = { $name }, round { $number } of { $all }
eut-board-stack = { $count ->
    [0] no tile left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
eut-board-power-fire = −{ $amount } Health
eut-board-power-water = +{ $amount } Health
eut-board-power-air = flips a die
eut-board-power-earth = +{ $amount } to rolls
eut-board-actions = Actions
eut-board-group-strike = Strike
eut-board-group-guard = Guard
eut-board-group-heal = Heal
eut-board-group-travel = Travel
eut-board-group-free = Free places
eut-board-store-bags = Bags
eut-board-store-pouch = Gems
eut-board-store-hand = Hand
eut-board-tab-space = Space
eut-board-tab-offers = Offers
eut-board-tab-quests = Quests
eut-board-tab-score = Score
eut-board-reserve = Revealed Hero tiles
eut-board-nothing = Nothing here.
eut-board-no-quests = No Quest is open yet. Encounters lie on the tiles of the highlands.
eut-board-total = In all
eut-board-around = A step from here
eut-board-begin = Around the Chapel
eut-board-quest = Quest
eut-board-max-health = Highest Health
eut-brief-length = { $rounds } rounds, about { $minutes } minutes.

eut-hint-fight = Red spaces are held: entering one starts a fight to the end.
eut-hint-no-combat = No Combat Action is left: spaces held by Monsters are closed.
eut-hint-no-movement = Spend an Action token for Movement, or act with it where you stand.
eut-board-packs = The packs
eut-board-up-to = to { $most }
eut-hint-bags-full = Your Bags are full.
eut-hint-tiles = { $count ->
    [one] Entering lays a new tile.
   *[other] Entering lays { $count } new tiles.
}

eut-place-plain = Open land.
eut-place-mountain = A Place for Mining: ore and raw stones.
eut-place-lake = A Place for Mining: what the water holds.
eut-place-cavern = A Place for Mining: what lies deep in the rock.
eut-place-treasure = A Treasure waits here for each Hero who comes once the space is free.
eut-place-merchants = Trade here: weapons, armour and scrolls; 1 Gold heals 2.
eut-place-alchemists = Trade here: potions and jewellery; 1 Gold heals 3.
eut-place-elemental = An Elemental lives here. Its Power reaches every space around it, and it can be challenged once by each Hero.
eut-place-portal = One step leads to any other Portal.
eut-place-encounter = Somebody lives here who has Quests to give.
eut-place-ruins = Old stones, and whatever hides among them.
eut-place-chapel = 1 Gold heals 6, 1 Gold buys a Healing Potion. Fallen Heroes wake up here.
eut-place-dragon_slayers_tower = Trade here: the best there is; 1 Gold heals 4.
eut-place-mercenary_fortress = A stronghold with Quests for the brave.
eut-place-overlord = The seat of the Overlord, with Quests of weight.
eut-place-legend = A Legend sleeps here.

eut-tip-held = A Monster of Level { $level } holds this space: entering starts a fight to the end.
eut-tip-loot = Loot: { $goods }
eut-tip-pack = Level { $level }, on top: { $name }, { $health } Health.
eut-tip-reward = Reward: { $goods }
eut-tip-reward-yours = Reward up to Reputation { $limit }: { $goods } (you still qualify)
eut-tip-reward-lost = Reward up to Reputation { $limit }: { $goods } (no longer for you)
eut-tip-quarry = It would be this round’s quarry.
eut-tip-forecast = As you stand now you win { $what ->
    [least] at least
   *[about] about
} { $chance } % of such fights, with about { $health } Health left{ $bare ->
    [yes] {", "}single uses aside
   *[no] {""}
}.
eut-tip-owed-due = Mining or a challenge here costs { $amount } Gold each to { $names }.
eut-tip-owed-tax = Trading here costs { $amount } Gold each to { $names }.
eut-tip-owed-card = Mining or a challenge here costs a Gold card.
eut-tip-liberated = Liberated.
eut-tip-closed = Closed until the three spaces around it are liberated.
eut-tip-cancelled = Fire and Water cancel each other here.
eut-tip-power-fire = Fire: whoever enters suffers { $amount } Wounds.
eut-tip-power-water = Water: whoever enters heals { $amount }.
eut-tip-power-air = Air: in every roll here the higher die turns to its opposite face.
eut-tip-power-earth = Earth: every roll here counts { $amount } more.
eut-tip-tokens-hero = Liberated by { $names }.
eut-tip-tokens-interaction = Done here: { $names }.
eut-tip-tokens-trade = Trade tokens: { $names }.
eut-tip-learning = Learning it costs { $price } Gold.
eut-tip-price = Price { $buy }, sells for { $sell }.
eut-tip-gems = Gems set: { $count } of { $all }.
eut-tip-place-free = Yours would go to a free place.
eut-tip-place-instead = It would take the place of { $name }.
eut-tip-place-locked = Your place for it is still locked.
eut-tip-set = With it you wear { $count ->
    [one] 1 Armour tile
   *[other] { $count } different Armour tiles
} of its set.
eut-tip-opens = It opens: { $names }.
eut-tip-exhausted = Exhausted: ready again in the next round.
eut-tip-gem = It works while it is set in a worn tile.
eut-tip-monster = Level { $level }, { $health } Health, { $penalty } to your attack rolls.
eut-tip-row = Strength { $range }: { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
eut-tip-little-room = { $count ->
    [0] Your Bags are full
   *[other] Only one Bag is free
}: what you win beyond that must be used or thrown away.
eut-tip-token = Spend it for this Action, or for { $amount } Movement.
eut-tip-token-last-combat = It is your only Combat Action: once it is spent for Movement, spaces held by Monsters are closed to you.
eut-tip-hero = Health { $health } of { $most }, { $gaar } Gaar, { $gold } Gold.
eut-tip-ledger = Hunt: { $one } of Level I, { $more } higher.
eut-tip-die = A die
eut-tip-stack = New land: entering a space at the edge lays a tile on every empty place around it.
eut-tip-slot = Unknown land
eut-tip-slot-about = A tile of three spaces will lie here once somebody comes close.
eut-tip-free = A free place.
eut-tip-locked = Locked: it opens for { $price } Gold while you trade.
eut-tip-locked-essence = Locked: it opens for an Essence ({ $element }) while you trade.
eut-tip-term-hope = Die of Hope
eut-tip-term-hope-about = It grows by 1 when the Monster rolls 10 or more, or the Hero 5 or less. Its points buy help.
eut-tip-term-chaos = Chaos
eut-tip-term-chaos-about = Each Chaos token pays for one play of Silver or Gold cards.

eut-part-dice = Dice
eut-part-gaar = Gaar
eut-part-hope = Hope
eut-part-earth = Power of Earth
eut-part-air = Power of Air
eut-part-magic-defence = Magic Defence
eut-part-hero = The Hero
eut-part-row = Strength { $strength }

eut-fight-title = Battle: { $name }
eut-fight-unknown = who is it?
eut-fight-round = Combat Round { $number }
eut-fight-window-prepare = Prepare
eut-fight-window-heal = Heal
eut-fight-window-before = Before
eut-fight-window-roll = Roll
eut-fight-window-answers = Answers
eut-fight-window-shields = Shields
eut-fight-window-wounds = Wounds
eut-fight-window-rest = Heal
eut-fight-window-their-strike = Hero strikes
eut-fight-window-strike = You strike
eut-fight-strength = Strength
eut-fight-your-strength = Your Strength
eut-fight-wounds = Wounds
eut-fight-up-to = up to { $most }
eut-fight-penalty = { $amount } to your roll
eut-fight-played = { $name } plays it
eut-fight-deck = The deck plays it
eut-fight-strike-other = The Hero’s strike
eut-fight-strike = Your strike
eut-fight-bare-hands = Bare hands
eut-fight-hope = Die of Hope
eut-fight-hope-1 = +1 to your roll
eut-fight-hope-2 = 1 Gaar
eut-fight-hope-3 = +1 and 1 Damage
eut-fight-odds = Odds from here
eut-fight-gaar-on = Gaar on the { $face }
eut-fight-mean = mean
eut-fight-stand = Without it
eut-fight-pass = Pass
eut-fight-strike-now = Strike now
eut-fight-a-dwurt = A Dwurt
eut-fight-a-hope = 1 Hope
eut-fight-three-hopes = 3 Hope
eut-fight-its-blow = Its next attack
eut-fight-ahead = { $what ->
    [least] Chance to win, at the least
   *[about] Chance to win
}, with about { $health } Health left{ $bare ->
    [yes] {", "}single uses aside
   *[no] {""}
}
eut-fight-ahead-worst = ; { $chance } % against the worst cards
eut-fight-ahead-waits = How will it end? Working it out…
eut-fight-kit-now = Now
eut-fight-kit-soon = Shields
eut-fight-kit-strike = For your strike
eut-fight-kit-guard = Guard
eut-fight-kit-heal = Healing
eut-fight-kit-travel = Other
eut-fight-kit-spent = Exhausted

## Why bots do what they do

reason-gold = More Gold is left for shops and tiles.
reason-gaar = Gaar is left for the rolls that matter.
reason-health = There is more Health for the next fight.
reason-toughness = The Hero can bear more.
reason-prospect = The next turn begins well from there.
reason-potions = Potions are at hand when it gets rough.
reason-gems = Gems and Essences are worth having.
reason-cards = Cards in hand pay later.
reason-saved = A token is kept for the next round.
reason-freed = More spaces of the map are marked.
reason-shops = More Places of Trade are freed.
reason-visits = More mines and Elementals count at the end.
reason-quests = More Quests count at the end.
reason-villagers = Villagers are on their way home.
reason-ledger = The awards of the Hunt’s ledger come closer.
