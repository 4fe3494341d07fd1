### Monster Lands

game-name = Monster Lands
game-about = Hire mercenaries, lay traps, and lead expeditions against the monsters outside the citadel.

## Set-up and its choices

option-mode = Mode
option-mode-about = A single game, or the campaign of ten scenarios (one player).
option-mode-classic = Classic
option-mode-campaign = Campaign
option-level = Difficulty
option-level-about = Which monsters come first, and how many extra attack dice the later rounds bring.
option-level-tutorial = Easy
option-level-normal = Normal
option-level-heroic = Heroic
option-level-legendary = Legendary
option-queens_favour = Queen’s Favour
option-queens_favour-about = From round 2, the first player also takes one die of any colour and one small bonus.
option-more_monsters = More Monsters
option-more_monsters-about = In rounds 2, 4 and 6 a monster comes to the Gates if none stands there.
option-ambush = Ambush module
option-ambush-about = Dirty tricks between expeditions; traps are turned up one by one, by choice.
option-scenario = Scenario
option-scenario-about = One of ten tasks against Madhala (one player).
option-random_pairs = Pairs by chance
option-random_pairs-about = Chance deals the leaders and their first mercenaries.

ml-setup-campaign-alone = The campaign is for one player.
ml-setup-scenario-alone = Scenarios are for one player.
ml-setup-ambush-alone = The Ambush module needs at least two players (scenario 8 brings it in solo).
ml-setup-level = Scenario { $scenario } cannot be played on the level { $level }.

ml-set-up = The citadel wakes: dice, cards and tokens are laid out.
ml-first-player = { $seat } is the first player.
ml-affinity-chosen = { $seat } takes the pair of { $affinity }: { $leader } leads, { $member } follows.
ml-ask-pair = { $seat }, choose the pair that founds your clan.
ml-option-pair = { $affinity }: { $leader } and { $member }
ml-option-by-chance = Let chance decide

## Rounds

ml-round = Round { $number } begins.
ml-phase =
    { $phase ->
        [preparation] Preparation
        [deployment] Deployment
        [adventure] Adventure
       *[cleanup] Cleanup
    }
ml-pool = { $seat } forms a pool: { $force } Force, { $magic } Magic, { $persuasion } Persuasion.

## Deployment

ml-ask-turn = { $seat }, choose a lit place for your dice.
ml-ask-after-action = { $seat }, anything else before your turn ends?
ml-ask-no-dice = { $seat }, no dice are left: free actions, or pass.
ml-option-visit = Visit: { $building }
ml-option-send = Send somebody: { $expedition }
ml-option-work = Use { $region }
ml-option-pass = Pass
ml-option-end-turn = End turn
ml-option-give-up = Discard the dice and pass
ml-option-back = Back
ml-option-enough = Done
ml-passed = { $seat } passes.
ml-gave-up = { $seat } can place no die, discards the pool and passes.

ml-die-placed =
    { $face ->
        [0] { $seat } places a { $die } die { $at }.
       *[other] { $seat } places { $die } { $face } { $at }.
    }
ml-ask-die = { $seat }, which die do you place { $at }?
ml-option-die = { $die }{ $face ->
        [0] { "" }
       *[other] { " " }{ $face }
    }{ $discount ->
        [0] { "" }
       *[other] : { $discount } gold off
    }
ml-ask-armoury = { $seat }, how many Defence tokens do you buy?
ml-option-defence =
    { $count ->
        [one] 1 Defence token for { $cost } gold
       *[other] { $count } Defence tokens for { $cost } gold
    }
ml-defence-bought =
    { $count ->
        [one] { $seat } buys 1 Defence token for { $cost } gold.
       *[other] { $seat } buys { $count } Defence tokens for { $cost } gold.
    }
ml-ask-alchemist = { $seat }, choose a cauldron and a mix.
ml-option-brew = Slot { $slot }: { $potions ->
        [0] { "" }
        [one] 1 potion
       *[other] { $potions } potions
    }{ $potions ->
        [0] { "" }
       *[other] { $venoms ->
            [0] { "" }
           *[other] {", "}
        }
    }{ $venoms ->
        [0] { "" }
        [one] 1 venom
       *[other] { $venoms } venoms
    }
ml-brewed = { $seat } brews { $goods } at the Alchemist’s.
ml-ask-mine = { $seat }, which vein do you work?
ml-option-dig =
    { $dice ->
        [one] 1 Force die for { $gold } gold
       *[other] { $dice } Force dice for { $gold } gold
    }
ml-mined = { $seat } works the Mine for { $gold } gold.
ml-ask-bonus = { $seat }, does a card help with this visit ({ $building })?
ml-bonus = { $card } adds to { $seat }’s visit.
ml-option-use-card = Use { $card }
ml-ask-pawn =
    { $gold ->
        [0] { $seat }, which dice do you pawn?
       *[other] { $seat }, pawn for { $gold } gold, or add a die?
    }
ml-pawned =
    { $dice ->
        [one] { $seat } pawns 1 die for { $gold } gold.
       *[other] { $seat } pawns { $dice } dice for { $gold } gold.
    }
ml-tokens-lost = No room: { $seat } loses { $goods }.

ml-ask-hunter =
    { $discount ->
        [0] { $seat }, fill your basket at the Lodge.
       *[other] { $seat }, fill your basket at the Lodge ({ $discount } gold off the sum).
    }
ml-ask-hunter-more = { $seat }, the basket costs { $cost } gold. Another trap?
ml-option-trap = { $trap } ({ $cost })
ml-traps-bought = { $seat } buys { $traps } for { $cost } gold.
ml-ask-drop = { $seat }, your board holds { $limit } traps: which one goes?
ml-option-drop = Discard { $trap }
ml-trap-dropped = { $seat } has no room and discards { $trap }.

ml-ask-tavern =
    { $discount ->
        [0] { $seat }, whom do you hire? Excess glory { $excess }.
       *[other] { $seat }, whom do you hire? Excess glory { $excess }, { $discount } gold off.
    }
ml-ask-free-hire = { $seat }, hire somebody for no gold. Excess glory { $excess }.
ml-option-hire =
    { $cost ->
        [0] Hire { $member } for nothing
       *[other] Hire { $member } for { $cost } gold
    }
ml-option-hire-with =
    { $cost ->
        [0] Hire { $member } for nothing, thanks to { $card }
       *[other] Hire { $member } for { $cost } gold, thanks to { $card }
    }
ml-option-drinks = New faces: a round of drinks ({ $cost } gold)
ml-option-nobody = Hire nobody
ml-hire-paid = { $seat } pays { $cost } gold at the Tavern.
ml-member-hired = { $member } joins { $seat }’s clan.
ml-drinks = { $seat } stands a round for { $cost } gold; new faces come in.
ml-hired-nobody = { $seat } hires nobody.

ml-ask-bazaar =
    { $discount ->
        [0] { $seat }, which equipment do you buy?
       *[other] { $seat }, which equipment do you buy ({ $discount } gold off)?
    }
ml-ask-free-gear = { $seat }, take a card of the Bazaar for no gold.
ml-option-gear =
    { $cost ->
        [0] { $gear }, free
       *[other] { $gear } for { $cost } gold
    }
ml-ask-bearer = { $seat }, who carries { $gear }?
ml-option-wear = { $member } carries it
ml-option-wear-drop = { $member } carries it and drops { $old }
ml-option-wear-pass = { $member } carries it and gives { $old } to { $heir }
ml-gear-bought =
    { $cost ->
        [0] { $seat } equips { $member } with { $gear }, free of charge.
       *[other] { $seat } equips { $member } with { $gear } for { $cost } gold.
    }
ml-gear-dropped = { $gear } is dropped.
ml-gear-passed = { $member } takes { $gear }.
ml-gear-exchanged = { $member } takes { $gear } and gives { $old } for it.
ml-ask-rearm = { $seat }, who gets { $gear }?
ml-option-rearm = Move { $gear }
ml-option-give-to = Give it to { $member }
ml-option-exchange = Swap it for { $gear } of { $member }
ml-option-discard = Drop it

ml-ask-region-dice = { $seat }, which dice do you place on { $region }?
ml-option-pay-dice = { $dice }{ $faces-count ->
        [0] { "" }
       *[other] { " " }({ $faces })
    }
ml-region-used = { $seat } uses { $region }.

ml-ask-muster = { $seat }, who goes to { $expedition }, and with what?
ml-warn-mission = With these dice { $member } reaches { $most } at most; the mission asks for { $target }.
ml-muster-so-far =
    { $dice ->
        [0] No dice
        [one] One die
       *[other] { $dice } dice
    } and { $tokens ->
        [0] no tokens
        [one] one token
       *[other] { $tokens } tokens
    } so far.
ml-option-set-out = Set out
ml-option-leave-die =
    { $face ->
        [0] Leave { $die } behind
       *[other] Leave { $die } { $face } behind
    }
ml-option-leave-trap = Keep { $trap } at home
ml-option-add-goods = Take along: { $item }
ml-option-leave-goods = Keep at home: { $item }
ml-why-no-leader = Somebody must lead the expedition: choose who goes.
ml-why-dice-missing = More dice are asked for here: { $expedition }.
ml-option-add-die =
    { $face ->
        [0] Add a { $die } die
       *[other] Add { $die } { $face }
    }
ml-option-lead = { $member } goes
ml-option-stay-home = { $member } stays at home
ml-option-add-trap = Lay { $trap } face down
ml-sent = { $seat } sends { $member } out ({ $expedition }): { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }{ $traps ->
        [0] { "" }
        [one] , 1 trap
       *[other] , { $traps } traps
    }{ $defence ->
        [0] { "" }
        [one] , 1 Defence token
       *[other] , { $defence } Defence tokens
    }.

## Free actions

ml-option-sell = Sell the trophy { $trophy } for { $gold } gold
ml-option-use-loot = Use { $loot }
ml-option-heal = A potion for { $member }
ml-option-appoint = { $member } manages { $region }
ml-option-talent = Use the talent of { $card }
ml-trophy-sold = { $seat } sells the trophy { $trophy } for { $gold } gold.
ml-loot-used = { $seat } uses { $loot }.
ml-healed = A potion heals { $member } of { $seat }’s clan.
ml-manager = { $member } now manages { $region } for { $seat }.
ml-talent-used = { $seat } uses the talent of { $card }.
ml-swapped = { $seat } swaps a { $die } die for a { $colour } die.
ml-ask-gain = { $seat }, what does { $card } bring?
ml-option-take = { $goods }
ml-ask-swap = { $seat }, which die does { $card } swap, and for what?
ml-option-swap =
    { $face ->
        [0] { $die } into { $colour }
       *[other] { $die } { $face } into { $colour }
    }
ml-ask-loot-dice = { $seat }, which dice do you give for { $loot }?
ml-ask-talent-dice = { $seat }, which dice do you give for { $card }?
ml-ask-loot = { $seat }, take a loot token.
ml-option-loot = Take { $loot }
ml-option-no-loot = Nothing is left
ml-loot-taken = { $seat } takes { $loot }.

## Why not?

ml-why-panic = { $building }: closed by panic. No die may be placed there.
ml-why-closed = { $building }: closed in this scenario.
ml-why-full = { $building }: every slot is taken this round.
ml-why-no-die = That takes one of these dice: { $colours }. Your pool has none.
ml-why-gold = That costs { $cost } gold, you have { $gold }.
ml-why-sold-out = { $building }: nothing is on show.
ml-why-nobody-home = All your members are away; equipment is given at home.
ml-why-excess = { $member } has reputation { $asked }; your excess glory is { $excess }.
ml-why-mine-dice =
    { $needed ->
        [one] The free slots of the Mine take 1 Force die.
       *[other] The free slots of the Mine take { $needed } Force dice.
    }
ml-why-slot-dice =
    { $needed ->
        [one] This slot takes 1 Force die, you have { $dice }.
       *[other] This slot takes { $needed } Force dice, you have { $dice }.
    }
ml-why-slot-closed = This slot is open from three players on.
ml-why-taken = Somebody is there already: { $expedition }.
ml-why-nobody-to-send = None of your members with a token is at home.
ml-why-out-of-play = This region is not in play.
ml-why-no-monster = No monster is here.
ml-why-required = This expedition requires { $goods }.
ml-why-gates-quiet = No monster stands at the Gates.
ml-why-gates-empty-handed = At the Gates you need a Force or Magic die, a trap or a Defence token.
ml-why-no-mission = No mission lies here.
ml-why-mission-dice =
    { $count ->
        [one] This mission takes 1 die of these colours: { $colours }.
       *[other] This mission takes { $count } dice of these colours: { $colours }.
    }
ml-why-not-your-region = { $region } is not yours.
ml-why-unmanaged = { $region } has no manager: give it a member of its affinity.
ml-why-used = { $card } was used this round already.
ml-why-region-dice = Your pool lacks the dice that { $region } asks for.
ml-why-has-manager = { $region } has a manager.
ml-why-affinity = { $member } does not share the affinity of { $region }.
ml-why-manages = { $member } manages another region.
ml-why-away = { $member } is away on an expedition.
ml-why-type = { $member } carries an equipment of this type already ({ $type }).
ml-why-loot-outside = { $loot } works outside only, while your expedition is being resolved.
ml-why-loot-deployment = { $loot } works on your own Deployment turn only.
ml-why-loot-dice = Your pool lacks the dice that { $loot } asks for.
ml-why-talent-dice = Your pool lacks the dice that { $card } asks for.
ml-why-unharmed = This member is unharmed.
ml-why-potion = Healing takes a potion from your board.
ml-why-at-tavern = { $member } is hired at the Tavern: place a Force or Persuasion die there first.
ml-why-at-lodge = { $trap } is bought at the Hunter’s Lodge: place a Force or Persuasion die there first.
ml-why-at-bazaar = { $gear } is bought at the Bazaar: place a Force or Persuasion die there first.
ml-why-window =
    { $window ->
        [passive] { $card } works by itself, all the time.
        [on_mine] { $card } helps when you visit the Mine.
        [on_hunter] { $card } helps when you visit the Hunter’s Lodge.
        [on_tavern] { $card } helps when you visit the Tavern.
        [on_bazaar] { $card } helps when you visit the Bazaar.
        [monster_attack] { $card } helps when a monster attacks its expedition.
        [mission] { $card } helps on a mission, once the dice are rolled.
        [roll] { $card } helps when its expedition rolls its dice.
       *[other] { $card } helps on its own expedition, when that one succeeds.
    }
ml-why-no-dice = Your pool is empty.
ml-why-no-space = No space for a { $die } die here: { $expedition }.
ml-why-no-room = No room for another token here: { $expedition }.
ml-why-no-die-room = The tokens leave no room for another die here: { $expedition }.

## Missions

ml-mission = The competitive mission begins: { $mission }, target { $target }.
ml-mission-rolled = { $seat } rolls for { $member }: { $faces }. Total { $total }.
ml-ask-mission = { $seat }, your total is { $total }, the target { $target }. Improve it or stop?
ml-mission-won = { $member } fulfils “{ $mission }” for { $seat } with { $total }: { $goods }.
ml-mission-second =
    { $gold ->
        [one] { $seat } reaches the target of “{ $mission }” with { $total } but is beaten: 1 gold.
       *[other] { $seat } reaches the target of “{ $mission }” with { $total } but is beaten: { $gold } gold.
    }
ml-mission-failed =
    { $goods-count ->
        [0] { $seat } fails at “{ $mission }”.
       *[other] { $seat } fails at “{ $mission }” and loses { $goods }.
    }
ml-madhala-mission = Madhala wins “{ $mission }”; the tile goes.
ml-ask-contract = { $seat }, do you fulfil the contract “{ $contract }”?
ml-option-fulfil = Fulfil “{ $contract }”
ml-option-decline = Decline, no penalty
ml-contract-declined = { $seat } declines the contract “{ $contract }”.
ml-contract-out-of-reach = { $seat } lacks the goods for the contract “{ $contract }”.
ml-contract-fulfilled = { $seat } fulfils the contract “{ $contract }”, hands over { $given } and receives { $goods }.
ml-ask-goods = { $seat }, what do you hand over?
ml-option-offer = Hand over { $piece }
ml-option-agreed = Agreed

## Battle

ml-battle = { $monster } is met in { $region }.
ml-battle-gates = { $monster } is met at the Gates of the Citadel.
ml-march = No monster bars the way into { $region }.
ml-trap-revealed = A trap is turned up: { $trap } ({ $expedition }).
ml-attack = { $monster } attacks { $member } of { $seat }’s clan with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ ANY($affinity, $round, $power) ->
        [0] {""}
       *[other] {" ("}{ $base }{ $affinity ->
        [0] {""}
       *[other] {" + "}{ $affinity } affinity
    }{ $round ->
        [0] {""}
       *[other] {" + "}{ $round } round
    }{ $power ->
        [0] {""}
       *[other] {" + "}{ $power } power
    })
    }.
ml-ask-redirect = { $seat }, { $dice ->
        [one] 1 attack die comes
       *[other] { $dice } attack dice come
    } at you. Send some elsewhere?
ml-option-redirect = { $source }: { $count ->
        [one] 1 die
       *[other] { $count } dice
    } at { $target }
ml-option-keep-dice = Face the attack
ml-redirected = { $card } sends { $count ->
        [one] 1 attack die
       *[other] { $count } attack dice
    } at { $expedition }.
ml-dice-vanish = The attack dice find only Madhala, and vanish.
ml-ask-magic = { $seat }, { $dice ->
        [one] 1 attack die
       *[other] { $dice } attack dice
    } will be rolled. Each Magic die you give up removes one.
ml-option-give-magic =
    { $count ->
        [0] Keep all Magic
        [one] Give up 1 Magic die
       *[other] Give up { $count } Magic dice
    }
ml-magic-given =
    { $count ->
        [one] { $member } burns 1 Magic die: one attack die less.
       *[other] { $member } burns { $count } Magic dice: { $count } attack dice less.
    }
ml-attack-rolled = { $monster } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } at { $member }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
ml-misses-rerolled =
    { $dice ->
        [one] { $monster } rolls a miss once more.
       *[other] { $monster } rolls { $dice } misses once more.
    }
ml-ask-defend =
    { $hits ->
        [one] { $seat }, 1 hit is left. Cancel it?
       *[other] { $seat }, { $hits } hits are left. Cancel one?
    }
ml-option-block-token = Spend a Defence token
ml-option-block-guards = Use the shelter of this space
ml-option-block-talent = { $card } stops a hit
ml-option-take-hits =
    { $hits ->
        [one] Take the hit
       *[other] Take { $hits } hits
    }
ml-blocked-token = A Defence token saves { $member } from a hit.
ml-blocked-guards = The shelter of the space saves { $member } from a hit.
ml-blocked-talent = { $card } stops a hit.
ml-ask-wound =
    { $wounded ->
        [0] { $wounds ->
            [one] { $seat }, 1 wound for { $member }, the first. Drink a potion against it?
           *[other] { $seat }, { $wounds } wounds for { $member }, and the second kills. Drink a potion against the next?
        }
       *[other] { $wounds ->
            [one] { $seat }, 1 wound for { $member }, and it would be fatal. Drink a potion against it?
           *[other] { $seat }, { $wounds } wounds for { $member }, each of them fatal. Drink a potion against the next?
        }
    }
ml-option-drink = Drink a potion
ml-option-suffer = Suffer the wound
ml-potion-drunk = { $member } drinks a potion; the wound closes.
ml-wounded = { $member } of { $seat }’s clan is wounded.
ml-wound-shames = { $monster } shames { $seat }: { $glory } glory lost.
ml-died =
    { $glory ->
        [0] { $member } of { $seat }’s clan dies.
       *[other] { $member } of { $seat }’s clan dies a martyr: { $glory } glory.
    }
ml-ask-strike = { $seat }, { $total } against { $monster }. Capture from { $capture }, kill from { $kill }.
ml-ask-strike-to-kill =
    { $traps ->
        [one] { $seat }, { $total } against { $monster }. Kill from { $kill }; without a trap there is no capture.
       *[other] { $seat }, { $total } against { $monster }. Kill from { $kill }; a capture takes { $traps } traps.
    }
ml-option-roll-one = Roll a { $colour } die ({ $count } left)
ml-option-roll-all = Roll all { $count } dice
ml-option-reroll = Reroll { $die } { $face }
ml-option-venom = Use a venom: +{ $bonus }
ml-option-spend-loot = Spend { $loot }
ml-option-stop = Stop
ml-strike-rolled = { $seat } rolls { $faces }: total { $total }.
ml-rerolled = { $seat } rerolls { $die }, thanks to { $card }: { $before } becomes { $face }.
ml-rerolled-lent = { $seat } rerolls { $die }, thanks to the space: { $before } becomes { $face }.
ml-venom-used = { $seat } uses a venom: +{ $bonus }.
ml-loot-spent = { $seat } spends { $loot }.
ml-strike-failed = { $seat } stops at { $total }; { $monster } still stands.
ml-ask-verdict = { $seat }, { $monster } is at your mercy.
ml-option-capture = Capture { $monster }
ml-option-kill = Kill { $monster }
ml-captured = { $member } captures { $monster } for { $seat }: { $goods }.
ml-killed = { $member } kills { $monster } for { $seat }: { $goods-count ->
        [0] { "" }
       *[other] { $goods }, and{" "}
    }a trophy worth { $trophy }.
ml-triumph = { $card } makes more of { $seat }’s success.
ml-ask-glory-loot = { $seat }, turn loot into glory?
ml-option-keep-loot = Keep it
ml-last-blow =
    { $hits ->
        [one] Dying, { $monster } strikes everybody once more.
       *[other] Dying, { $monster } strikes everybody { $hits } times more.
    }
ml-escaped = { $monster } breaks free and runs for the Gates.
ml-panic-over =
    { $count ->
        [one] The Gates are safe: a building opens again.
       *[other] The Gates are safe: { $count } buildings open again.
    }
ml-madhala-strikes = Madhala drives { $monster } away.

## Conquest

ml-ask-conquer =
    { $carried ->
        [0] { $seat }, do you try to conquer { $region } ({ $value })?
       *[other] { $seat }, do you try to conquer { $region } ({ $value }, { $carried } already reached)?
    }
ml-option-conquer = Conquer { $region }
ml-option-hold-back = Hold back
ml-held-back = { $seat } leaves { $region } alone.
ml-conquest-rolled = { $seat } rolls { $faces } for the conquest: total { $total }.
ml-ask-march = { $seat }, { $total } of { $value } for { $region }. Improve it or stop?
ml-conquest-failed = { $seat } comes to { $total }, not enough for { $region }.
ml-conquered = { $member } conquers { $region } for { $seat }: { $glory } glory.
ml-ask-manager = { $seat }, who manages { $region }?
ml-option-put-in-charge = { $member } manages it
ml-option-nobody-yet = Nobody yet
ml-madhala-conquers = Madhala takes { $region } out of play.

## Ambushes

ml-ask-reveal =
    { $count ->
        [one] { $seat }, turn up your last trap ({ $expedition })?
       *[other] { $seat }, turn up the top one of { $count } traps ({ $expedition })?
    }
ml-option-reveal = Turn it up
ml-option-leave-down = Leave the rest face down
ml-left-down = { $seat } leaves the rest face down ({ $expedition }).
ml-ambush-revealed = An ambush: { $trap } ({ $expedition })!
ml-ambush-in-vain = { $trap } finds nobody to trouble.
ml-ask-aim = { $seat }, whom does { $trap } strike?
ml-option-aim = Strike { $target }
ml-ambush-aimed = { $trap } strikes { $expedition }.
ml-ask-caught = { $seat }, { $trap } strikes { $expedition }. Fend it off with a Defence token?
ml-option-fend = Discard a Defence token
ml-option-accept = Let it happen
ml-ambush-fended = { $seat } fends off { $trap }.
ml-ask-steal =
    { $count ->
        [one] { $seat }, take a die from { $expedition }.
       *[other] { $seat }, take up to { $count } dice from { $expedition }.
    }
ml-option-steal = Take a { $colour } die
ml-dice-stolen = Stolen dice ({ $dice }): from { $target } to { $expedition }.
## Why not, in battle

ml-why-goods = The contract asks for { $goods }, your board holds { $have }.
ml-why-not-asked = The contract does not ask for this.
ml-why-redirect = Dice can only be sent at the nearest occupied expedition.
ml-why-magic-only = Only Magic dice of this expedition are given up now.
ml-why-magic-enough =
    { $dice ->
        [one] One attack die comes: no more Magic is needed.
       *[other] { $dice } attack dice come: no more Magic is needed.
    }
ml-why-not-your-loot = { $loot } is not yours.
ml-why-loot-window = { $loot } does not help at this moment.
ml-why-loot-no-die = { $loot } needs a die of these colours here: { $colours }.
ml-why-other-dice = This die belongs to another expedition.
ml-why-unrolled = This die has not been rolled yet.
ml-why-no-reroll = No reroll is left for a { $colour } die.
ml-why-rerolled = { $card } has rerolled this die already; the next one must be another.
ml-why-venom-monster-only = Venom works against monsters only.
ml-why-useless = { $item }: useless against { $monster }.
ml-why-no-bottle = { $item }: none is on this mercenary’s token.
ml-why-for-hits = That stops hits and wounds; it does not strike.
ml-why-no-defence = In this scenario no Defence helps; only potions do.
ml-why-not-here = { $card } is not part of this expedition.
ml-why-no-talent = { $card } stops no hits.
ml-why-talents-fail = Defence talents fail against { $monster }.
ml-why-talent-affinity = { $card } does not help against the affinity of { $monster }.
ml-why-no-token = Nothing of this is left here.
ml-why-potion-later = A potion cancels a wound, once no more hits are cancelled.
ml-why-too-late = Hits have become wounds: only a potion helps now.
ml-why-not-your-member = { $member } is not of your clan.
ml-why-from-the-top = Traps are turned up strictly from the top.
ml-why-adjacent = An ambush strikes the nearest occupied expedition, left or right.
ml-why-talent-ambush = { $card } does not help against an ambush; only a Defence token does.
ml-why-chained = Dice on reinforced traps cannot be stolen.
ml-why-steal-colour = { $trap } does not take dice of this colour.

## Arrivals and Preparation

ml-monster-appears = { $monster } prowls in { $place }.
ml-monster-storms-gates = { $monster } stands before the Citadel Gates.
ml-monster-driven-off = { $monster } gives way and is gone.
ml-region-appears = { $region } lies open to conquest ({ $place }).
ml-region-none-left = No new land is left for { $place }.
ml-mission-posted = A mission for whoever dares: { $mission }.
ml-contract-posted = A contract is on offer: { $contract }.
ml-clan-rebuilt = Nobody is left in the clan of { $seat }: { $member } takes the lead.
ml-ask-favour = { $seat }, the Queen grants you a die and a gift. What will it be?
ml-option-favour = { $die } die and { $goods }
ml-option-no-favour = Ask for nothing
ml-favour-taken = The Queen’s Favour: { $seat } receives a { $die } die and { $goods }.
ml-favour-declined = { $seat } asks nothing of the Queen.

## Cleanup

ml-beat-home = Homecoming
ml-beat-panic = Panic in the Citadel
ml-beat-wages = Wages
ml-beat-lands = The lands stir again
ml-came-home = { $member } comes home to { $seat }.
ml-brought-home = { $member } comes home to { $seat }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } gold
    }{ $potion ->
        [0] {""}
        [one] {" "}· { $potion } potion
       *[other] {" "}· { $potion } potions
    }{ $venom ->
        [0] {""}
        [one] {" "}· { $venom } venom
       *[other] {" "}· { $venom } venoms
    }
ml-ask-spare-potions =
    { $count ->
        [one] { $seat }, one potion too many has come home. Who drinks?
       *[other] { $seat }, { $count } potions too many have come home. Who drinks?
    }
ml-option-pour-away = Nobody: let them go
ml-monster-wanders-off = { $monster } gives way to a stronger one and is gone.
ml-monster-to-gates = { $monster } marches on the Citadel Gates.
ml-panic = { $monster } roars and panic spreads. Closed: { $building }.
ml-panic-everywhere = { $monster } roars, but every building is closed already.
ml-ask-managers = { $seat }, your clan needs a leader. First name managers? They will not be promoted.
ml-ask-leader = { $seat }, who will lead your clan?
ml-option-promote = { $member } takes the lead
ml-leader-promoted = { $member } now leads the clan of { $seat }.
ml-region-unmanaged = { $region } is left without a manager.
ml-ask-wages =
    { $due ->
        [0] { $seat }, no wages are due. Anything to settle?
       *[other] { $seat }, wages are due: { $due } gold, and you have { $gold }. Anything to settle first?
    }
ml-option-done = Done
ml-wages-paid = { $seat } pays { $gold } gold to { $members ->
        [one] one member
       *[other] { $members } members
    }.
ml-wages-short =
    { $gold ->
        [0] { $seat } owes { $due } gold and has none: somebody will leave.
        [one] { $seat } owes { $due } gold and hands over the last one: somebody will leave.
       *[other] { $seat } owes { $due } gold and hands over the last { $gold }: somebody will leave.
    }
ml-ask-deserter = { $seat }, who leaves the clan?
ml-option-let-go = { $member } leaves
ml-member-deserts = { $member } has had enough and leaves { $seat }.
ml-ask-bequeath = { $seat }, who takes over { $gear }?
ml-option-hand-over = { $gear } to { $member }
ml-option-hand-over-drop = { $gear } to { $member }, who drops { $old }
ml-option-let-gear-go = Let { $gear } go
ml-gear-moved = { $member } takes over { $gear }.
ml-gear-lost = { $gear } is lost.
ml-reset = The dice come back and the lands stir again.
ml-marker-turned = From now on the Queen looks kindly on the first player; for now that is { $seat }.
ml-why-wages = Only free actions before the wages: sell, use loot, heal, move equipment, name a manager.

## End and scoring

ml-end-near = The adventure ends with round { $number }.
ml-end-rounds = Round { $number } was the last.
ml-end-glory = A clan had { $glory } glory when round { $number } ended.
ml-end-passed = After { $number } rounds the scenario is passed.
ml-end-failed = After { $number } rounds the scenario is failed.
ml-ask-end = { $seat }, last chance to sell trophies and use loot before the count.
ml-why-end = Before the count you can only sell trophies and use loot.
ml-line-glory = Glory
ml-line-reputation = Reputation of the members
ml-line-trophies = Trophies
ml-line-affinity = { $source } ({ $count ->
        [one] { $count } icon
       *[other] { $count } icons
    })
ml-score-line = { $seat } – { $source }: { $points }
ml-score-total = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
ml-victory = { $seat } wins.
ml-victory-tie-break = Equal points: { $reason ->
        [leader] the reputation of the leader decides
        [trophies] the trophies decide
       *[gold] the gold decides
    }, { $seat } wins.
ml-victory-shared = Nothing sets them apart: { $seats_won } share the victory.

## Solo

ml-madhala = Madhala
ml-madhala-rolls-again = Madhala finds that way barred (red { $red }, yellow { $yellow }) and tries another.
ml-madhala-skips = Madhala finds every way barred and waits.
ml-madhala-visits = Madhala rolls red { $red } and yellow { $yellow } and goes to town: { $building }.
ml-madhala-removes = Madhala makes off with { $removed }.
ml-madhala-sets-out = Madhala rolls red { $red } and yellow { $yellow } and sends somebody to { $expedition }.
ml-madhala-lays-traps = Madhala lays { $count ->
        [one] a token
       *[other] { $count } tokens
    } face down ({ $expedition }).
ml-solo-rank = Scenario “{ $scenario }”: your rank is { $rank }.

## Why not, in general

ml-why-hidden = It lies face down; only its owner may look.
ml-why-pile = This pile is drawn from, never chosen from.
ml-why-others = That belongs to { $owner }.
ml-why-clan = That waits: first answer what is being asked.
ml-why-pool = Dice are placed on your Deployment turn: choose first where they go.
ml-why-spent = These dice are given away and come back in the Cleanup only.
ml-why-traps = Traps are laid when you send somebody to a region or to the Gates.
ml-why-region-idle = A region works on your Deployment turn, once a round, with a manager and its dice.
ml-why-visit = Buildings are visited on your Deployment turn: choose the building, then a die.
ml-why-placed = A die placed in a building stays there until the Cleanup.
ml-why-loot-show = Loot is picked after a battle without success, or given as a reward.
ml-why-out-there = What is on an expedition stays there until the Adventure.
ml-why-send = Members are sent out on your Deployment turn: choose one of the expeditions.
ml-why-supply = Dice come from your members, your glory and what you buy, not from the supply.
ml-why-attack-dice = The monster’s dice are not yours to move.
ml-why-madhala = That belongs to Madhala.
ml-why-panic-place = Panic comes in the Cleanup while a monster stands at the Gates.
ml-why-out-of-game = That is out of play.
ml-why-in-basket = { $trap } is already in your basket; the way back empties it.
ml-why-acted = One main action a turn: you have taken yours.
ml-why-no-loot = No loot is left on show.

## The board of Monster Lands

ml-board-citadel = The Citadel
ml-board-outside = Outside
ml-board-round = Round { $number } of { $rounds }
ml-board-preparation = Preparation
ml-board-deployment = Deployment
ml-board-adventure = Adventure
ml-board-cleanup = Cleanup
ml-board-hunter = Lodge
ml-board-alchemist = Alchemist
ml-board-tavern = Tavern
ml-board-armoury = Armoury
ml-board-pawnshop = Pawnshop
ml-board-bazaar = Bazaar
ml-board-mine = Mine
ml-board-loot = Loot
ml-board-pairs = Pairs
ml-board-piles = Piles
ml-board-hunter-does = Buy traps
ml-board-alchemist-does = Brew bottles
ml-board-tavern-does = Recruit
ml-board-armoury-does = Shields, 2 gold
ml-board-pawnshop-does = 1 gold a die
ml-board-bazaar-does = Equipment
ml-board-mine-does = Dig for gold
ml-board-discount = { $gold } gold off
ml-board-last = Last die: { $face }
ml-board-panic = panic
ml-board-closed = closed
ml-board-no-region = No land left
ml-board-no-mission = No mission now
ml-board-gates = The Gates
ml-board-gates-quiet = All is quiet.
ml-board-sold-out = Nothing on show
ml-board-glory = { $count } glory
ml-board-reputation = { $count } reputation
ml-board-excess = { $count } excess
ml-board-gold =
    { $wages ->
        [0] { $count } gold
       *[other] { $count } gold (wages { $wages })
    }
ml-board-wages-short = Wages at the end of the round: { $due } gold; you have { $gold }.
ml-board-pile-mercenaries = Mercenaries to come
ml-board-pile-dismissed = Mercenaries dismissed
ml-board-pile-traps = Traps to come
ml-board-pile-spent-traps = Traps used up
ml-board-pile-gear = Equipment to come
ml-board-pile-monsters = Monsters to come
ml-board-pile-beaten = Monsters gone
ml-board-pile-regions = Regions to come
ml-board-pile-missions = Missions in the bag
ml-board-pile-loot = Loot to come
ml-board-madhala =
    After each of your turns, while you hold dice, she rolls a red and a yellow die and goes where they send her. She has no clan: nothing wounds her, and she gains nothing.
    Her tokens at home: { $home }. Out: { $out }. Ambushes in her pile: { $pile }.
ml-board-competitive = Mission: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $colours }), reach { $target }. Reward: { $reward }. Failure costs { $penalty }.
ml-board-contract = “{ $contract }”: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $colours }), hand over { $goods }. Space 1: { $first }. Space 2: { $second }.
ml-board-belongs = In the clan of { $seat }.
ml-board-leads = Leads the clan.
ml-board-wounded = Wounded: a second wound kills.
ml-board-away = Away on an expedition.
ml-board-used = The talent is used up this round.
ml-board-if-captured = Capture from { $value }: { $reward }.
ml-board-if-killed = Kill from { $value }: { $reward }, trophy { $trophy }.
ml-board-attack-dice = Attack dice now: { $total } ({ $base } printed, { $affinity } affinity, { $round } round, { $power } power).
ml-board-discount-die = Your Persuasion { $face } takes { $gold } gold off here.
ml-board-clan = Glory { $glory }, reputation { $reputation }, excess glory { $excess }, gold { $gold }.
ml-board-clan-wages = Wages of this round: { $wages } gold; that leaves { $left }.
ml-board-clan-stores =
    { $goods-count ->
        [0] Nothing in store.
       *[other] In store: { $goods }.
    }
ml-board-clan-next = From { $glory } glory: more dice, and wages of { $wage } a head.
ml-board-space-needs = Asks for { $dice }.
ml-board-space-more = Takes up to { $count } more: { $colours }.
ml-board-space-gives = Gives { $goods }.
ml-board-space-reroll =
    { $count ->
        [one] Lends a reroll ({ $colours }).
       *[other] Lends { $count } rerolls ({ $colours }).
    }
ml-board-space-martyr = Whoever dies here brings { $glory } glory.
ml-board-brings = Reputation { $reputation }. Brings { $dice }.
ml-board-brings-none = Reputation { $reputation }, and no die.
ml-board-hires-for = Costs { $cost } gold, { $now } for you now.
ml-board-costs = Costs { $cost } gold.

## The battles of Monster Lands

ml-combat-battle = Battle: { $region }
ml-combat-gates = Battle at the Gates
ml-combat-conquest = Conquest: { $region }
ml-combat-mission = Mission: { $name }
ml-combat-contract = Contract: { $name }
ml-combat-won = After the battle
ml-combat-which =
    { $carried ->
        [0] Expedition { $number } of { $count }
       *[other] Expedition { $number } of { $count } · { $carried } from before
    }
ml-combat-fallen = Fallen
ml-combat-traps = Traps
ml-combat-magic = Magic
ml-combat-attack = Monster attacks
ml-combat-defend = Defend
ml-combat-strike = Strike back
ml-combat-monster = Monster
ml-combat-march = Conquest
ml-combat-spoils = Loot
ml-combat-formula =
    { $total ->
        [one] 1 attack die:
       *[other] { $total } attack dice:
    } { $base } printed{ $affinity ->
        [0] {""}
       *[other] {" "}+ { $affinity } affinity
    }{ $round ->
        [0] {""}
       *[other] {" "}+ { $round } round
    }{ $power ->
        [0] {""}
       *[other] {" "}+ { $power } power
    }
ml-combat-coming =
    { $count ->
        [one] 1 die comes
       *[other] { $count } dice come
    }
ml-combat-rolled = Monster roll
ml-combat-hits =
    { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $sure ->
        [0] {""}
        [one] {" "}(1 of them sure)
       *[other] {" "}({ $sure } of them sure)
    }
ml-combat-left =
    { $stopped ->
        [0] { $left } left
       *[other] { $left } left, { $stopped } stopped
    }
ml-combat-with = Expedition
ml-combat-is-well = Unharmed
ml-combat-is-wounded = Wounded
ml-combat-spent = talent used
ml-combat-odds = Odds from here
ml-combat-odds-with = Odds with this option
ml-combat-odds-bound = { $title }: at least
ml-combat-odds-about = Exact chances, each for a player who goes for that result alone and plays as well as possible. What can still be used is counted in.
ml-combat-unhurt = Unharmed
ml-combat-wounded = Wounded
ml-combat-dead = Death
ml-combat-beat = At least a capture
ml-combat-capture = Capture
ml-combat-bare = Capture without venom
ml-combat-kill = Kill
ml-combat-conquer = Conquest
ml-combat-succeed = Reach the target
ml-combat-lead = Beat the rival
ml-combat-under = < { $number } %
ml-combat-over = > { $number } %
ml-combat-then-unhurt = unharmed at best
ml-combat-then-wounded = wounded
ml-combat-then-dead = certain death
ml-combat-mark-capture = capture { $value }
ml-combat-mark-kill = kill { $value }
ml-combat-mark-conquest = conquest { $value }
ml-combat-mark-target = target { $value }
ml-combat-sum = { $carried } from before + { $now } now
ml-combat-missing = { $count } to go
ml-combat-stop-capture = captures
ml-combat-stop-kill = kills
ml-combat-stop-either = capture or kill
ml-combat-stop-carry = { $total } carried on
ml-combat-stop-conquer = conquered: +{ $glory } glory
ml-combat-stop-win = target reached
ml-combat-stop-second = beaten: only gold
ml-combat-stop-fail = below the target
ml-combat-total = Total { $total }
ml-combat-not-rolled = Not rolled yet
ml-combat-asked = It asks for
ml-combat-pays = It pays
ml-combat-have = { $count } at hand
ml-combat-left-side = Space 1
ml-combat-right-side = Space 2
ml-combat-forecast = { $member }: at least a capture { $beat }, kill { $kill }, [[app.warning]] death { $dead }.
ml-combat-forecast-kill = { $member }: kill { $kill }, [[app.warning]] death { $dead }.
ml-combat-forecast-venom-kill = With a venom: kill { $kill }.
ml-combat-forecast-conquer = { $member }: conquest { $conquer }.
ml-combat-forecast-mission = { $member }: target reached { $succeed }.
ml-combat-forecast-potion = With a potion: [[app.warning]] death { $dead }.
ml-combat-forecast-venom = With a venom: at least a capture { $beat }, kill { $kill }.
ml-combat-forecast-waits = Working out the odds …
ml-combat-forecast-attack =
    { $dice ->
        [one] 1 attack die to face,
       *[other] { $dice } attack dice to face,
    } { $hits } hits on average.

## What a solo game aims at

ml-aim-rank = **{ $rank }**: { $asked }
ml-aim-points = { $count } points
ml-aim-gold = { $count } gold
ml-aim-missions = { $count } missions
ml-aim-affinities = { $counts } mercenaries of the four affinities
ml-aim-goal = full stores, every kind of equipment, every affinity

## Where numbers come from

ml-sum-glory = Glory
ml-sum-reputation = Reputation
ml-sum-reputation-note = The sum of your members’ reputations; a leader from the start has none.
ml-sum-excess = Excess of glory
ml-sum-excess-note = Nobody joins who asks more reputation than this.
ml-sum-wages = Wages this round
ml-sum-wages-note = { $wage } gold each at your glory; leaders and managers work for nothing.
ml-sum-pool = Dice each round
ml-sum-pool-note = Bought, swapped and given dice come on top.
ml-sum-dice = { $goods }
ml-sum-price = Price for you
ml-sum-printed = Printed price
ml-sum-persuasion = Persuasion die
ml-sum-floor = Never less than 1 gold
ml-sum-total = Total now
ml-sum-carried = Carried on from before
ml-sum-die = { $die } showing { $face }
ml-sum-venom = { $count ->
        [one] A venom
       *[other] { $count } venoms
    }
ml-sum-per-die = { $card }: { $amount } for each { $die } die.
ml-sum-now = Total now { $total }: { $parts }.
ml-sum-reach = With all dice rolled: { $low } to { $high }.

## What bots reason with

ml-advice-party = { $member } with { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }{ $magic ->
        [0] { "" }
       *[other] { " " }({ $magic } of Magic)
    }{ $traps ->
        [0] { "" }
        [one] , 1 trap
       *[other] , { $traps } traps
    }{ $defence ->
        [0] { "" }
        [one] , 1 Defence token
       *[other] , { $defence } Defence tokens
    }
reason-people = More of your people can be sent out in the rounds to come.
reason-dice = Your clan will have more dice in every round.
reason-wounded = Fewer of your people are left wounded.
reason-gold = More gold is left for wages and hiring.
reason-debt = Wages can be paid, so nobody walks out.
reason-traps = A trap is at hand for the next monster.
reason-more_traps = No more traps pile up than you can use.
reason-defence = Shields are left for the next battle.
reason-bottles = A potion or a venom is left for the next battle.
reason-loot = There is loot to be used later.
reason-gear = Better equipment helps in every battle to come.
reason-regions = One more region is yours.
reason-managed = A region works for you in every round.
reason-glory = More glory opens the way to better people.
reason-excess = There is glory to spare for hiring.

## Meeting a rival

ml-madhala-introduced = This is Madhala, an old huntress who wants the crown for herself. After each of your turns she throws two dice and takes what she likes: a place in town, a trail, a mission; click her panel to see more.
