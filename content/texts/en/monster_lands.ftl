### Monster Lands

game-name = Monster Lands

## Set-up and its choices

option-mode = Mode
option-mode-about = A single game, or the campaign of ten scenarios (one player).
option-mode-classic = Classic
option-mode-campaign = Campaign
option-level = Difficulty
option-level-about = Which monsters come first, and how many extra attack dice the later rounds bring.
option-level-tutorial = Tutorial
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
ml-setup-favour-alone = The Queen’s Favour compares clans; alone it cannot be played.
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
ml-option-enough = That will do
ml-passed = { $seat } passes.
ml-gave-up = { $seat } can place no die, discards the pool and passes.

ml-die-placed =
    { $face ->
        [0] { $seat } places a { $die } die: { $building }.
       *[other] { $seat } places { $die } { $face }: { $building }.
    }
ml-ask-die = { $seat }, which die do you place: { $building }?
ml-option-die =
    { $discount ->
        [0] { $die }
       *[other] { $die }: { $discount } gold off
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
        [one] 1 potion
       *[other] { $potions } potions
    }, { $venoms ->
        [one] 1 venom
       *[other] { $venoms } venoms
    }
ml-brewed = { $seat } brews { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    } and { $venoms ->
        [one] 1 venom
       *[other] { $venoms } venoms
    } at the Alchemist’s.
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
ml-tokens-lost = No room: { $seat } loses { $count } × { $item }.

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
ml-option-drinks = A round of drinks ({ $cost } gold)
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
ml-ask-rearm = { $seat }, who gets { $gear }?
ml-option-rearm = Move { $gear }
ml-option-give-to = Give it to { $member }
ml-option-discard = Drop it

ml-ask-region-dice = { $seat }, which dice do you place on { $region }?
ml-option-pay-dice = { $dice }
ml-region-used = { $seat } uses { $region }.

ml-ask-muster-dice = { $seat }, dice for this expedition: { $expedition }.
ml-ask-muster-member = { $seat }, who goes? { $expedition }
ml-ask-muster-tokens = { $seat }, traps and Defence tokens for this expedition: { $expedition }.
ml-ask-muster-bottles = { $seat }, bottles for this expedition: { $expedition }.
ml-option-add-die = Add a { $die } die
ml-option-lead = { $member } goes
ml-option-add-trap = Lay { $trap } face down
ml-option-add-defence = Add a Defence token
ml-option-bottles =
    { $potion ->
        [0] { $venom ->
            [0] Go without bottles
           *[other] Go with a venom
        }
       *[other] { $venom ->
            [0] Go with a potion
           *[other] Go with a potion and a venom
        }
    }
ml-sent = { $seat } sends { $member } out ({ $expedition }): { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $traps ->
        [one] 1 trap
       *[other] { $traps } traps
    }, { $defence ->
        [one] 1 Defence token
       *[other] { $defence } Defence tokens
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
ml-ask-gain = { $seat }, what does { $card } bring?
ml-option-take = { $count } × { $item }
ml-ask-swap = { $seat }, which die does { $card } swap, and for what?
ml-option-swap = { $die } into { $colour }
ml-ask-loot-dice = { $seat }, which dice do you give for { $loot }?
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
ml-why-excess = { $member } asks { $asked } reputation, your excess glory is { $excess }.
ml-why-mine-dice = The free slots of the Mine take { $needed } Force dice.
ml-why-taken = Somebody is there already: { $expedition }.
ml-why-nobody-to-send = None of your members with a token is at home.
ml-why-out-of-play = This region is not in play.
ml-why-no-monster = No monster is here.
ml-why-required = This expedition requires { $count } × { $colour }.
ml-why-gates-quiet = No monster stands at the Gates.
ml-why-gates-empty-handed = At the Gates you need a Force or Magic die, a trap or a Defence token.
ml-why-no-mission = No mission lies here.
ml-why-mission-dice = This mission takes { $count } dice of these colours: { $colours }.
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
        [monster_attack] { $card } helps when a monster attacks its expedition.
        [roll] { $card } helps when its expedition rolls its dice.
       *[other] { $card } helps on its own expedition, when that one succeeds.
    }
ml-why-no-dice = Your pool is empty.
ml-why-no-space = No space for a { $die } die here: { $expedition }.
ml-why-no-room = No room for another token here: { $expedition }.
