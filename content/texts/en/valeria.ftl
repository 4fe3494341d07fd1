### Shadow Kingdoms of Valeria

game-name = Shadow Kingdoms of Valeria
game-about = Gather troops in five shrines, win champions over, and carry out seven battle plans against the kingdoms of men.

## Set-up and its choices

option-start_score = Adversary’s start
val-briefing-adversary = **{ $level }**: { $start } VP from the start (any number from { $lowest } on will do), then { $least } to { $most } for a plan, { $claimed } or { $empty } for an Award, { $meeting } for a meeting.
option-champion_limit_unlock_order = Champion limits
option-champion_limit_unlock_order-about = Whether the limit of ten champions may be uncovered before that of six.
option-champion_limit_unlock_order-any = In any order
option-champion_limit_unlock_order-ascending = Six first
option-cycle_window_before_move = Cycling before the move
option-cycle_window_before_move-about = A Warden may also cycle cards where it stands before it leaves.
val-setup-alone = The Adversary plays only against a player who is alone.

val-set-up = Night falls over Valeria: dice, plans and champions are laid out.
val-first-player = { $seat } is the first player.
val-award-revealed = An Award is to be won: { $award }.
val-ask-board = { $seat }, choose your people: their dice can become wild.
val-option-board = { $board }
val-board-taken = { $seat } leads as the { $board }.
val-map-dealt = { $seat } receives a Campaign Map: { $scroll }.
val-ask-side = { $seat }, which side of { $scroll } do you use?
val-option-side = { $scroll }, { $side }
val-side-chosen = { $seat } uses { $side } of { $scroll }.

## Turns

val-round = Round { $number } begins.
val-turn = It is { $seat }’s turn.
val-refill-few =
    { $count ->
        [0] No die is left on the shrines
        [one] One die is left on the shrines
       *[other] { $count } dice are left on the shrines
    } (refill at { $limit }): all dice and champions are renewed.
val-refill-nowhere = { $seat } has nowhere to go: all dice and champions are renewed.
val-ask-move = { $seat }, where does your Warden go?
val-option-move = Go { $place }
val-moved = { $seat } goes { $place }.
val-option-end-turn = End turn
val-option-pass = No, thank you

## Dice

val-ask-die = { $seat }, take a die ({ $shrine }).
val-ask-any-die = { $seat }, take a die of any shrine ({ $source }).
val-option-die = { $die } { $face }{ $discount ->
        [0] { "" }
       *[other] , discount { $discount }
    }
val-die-taken = { $seat } takes the { $die } { $face } ({ $source }).
val-ask-room = { $seat }, your troop spaces are full: the { $die } { $face } goes to the bag, or one of your dice does.
val-option-return = { $die } { $face } to the bag
val-die-returned = { $seat } sends the { $die } { $face } to the bag.

## Gains

val-gained = { $seat }: +{ $amount } { $item } ({ $source }).
val-surplus-lost = { $seat }: { $amount } { $item } lost, no room ({ $source }).
val-gem-lost = { $seat }: a Gem is lost, no room or none left ({ $source }).
val-overflow = { $seat }: Influence at its height, +{ $points } VP instead ({ $source }).
val-effect-lost = { $seat }: nothing comes of it ({ $source }).
val-no-gold = { $seat }: a strength of 6 brings no Gold.

## Shrines

val-ask-gem = { $seat }, take a Gem?
val-option-gem = Take a Gem
val-ask-magic = { $seat }, claim an Award, or gain Magic?
val-option-award = { $award }: { $points } VP
val-option-magic = Gain { $amount } Magic
val-award-claimed = { $seat } claims the Award “{ $award }”: { $points } VP.
val-ask-recruit =
    { $discount ->
        [0] { $seat }, whom do you recruit?
       *[other] { $seat }, whom do you recruit ({ $discount } Gold off)?
    }
val-ask-recruit-by = { $seat }, whom do you recruit ({ $source })?
val-option-recruit =
    { $cost ->
        [0] Recruit the { $card } for nothing
       *[other] Recruit the { $card } for { $cost } Gold
    }
val-recruited =
    { $cost ->
        [0] { $seat } recruits the { $champion } for nothing ({ $source }).
       *[other] { $seat } recruits the { $champion } for { $cost } Gold ({ $source }).
    }
val-ask-end-champions = { $seat }, cycle more champions, or end your turn?
val-ask-reserve =
    { $discount ->
        [0] { $seat }, which plan do you reserve?
       *[other] { $seat }, which plan do you reserve ({ $discount } Gold off)?
    }
val-ask-reserve-free = { $seat }, reserve a plan for nothing ({ $source }).
val-option-reserve =
    { $cost ->
        [0] { $plan } for nothing: { $slot }
       *[other] { $plan } for { $cost } Gold: { $slot }
    }
val-reserved =
    { $cost ->
        [0] { $seat } reserves “{ $plan }” for nothing ({ $slot }).
       *[other] { $seat } reserves “{ $plan }” for { $cost } Gold ({ $slot }).
    }
val-ask-bonus = { $seat }, buy the bonus of this slot ({ $slot })?
val-option-bonus =
    { $cost ->
        [0] { $source }: the bonus for nothing
       *[other] { $source }: the bonus for { $cost } Gold
    }
val-bonus-bought =
    { $cost ->
        [0] { $seat } uses a slot’s bonus for nothing ({ $slot }).
       *[other] { $seat } pays { $cost } Gold for a slot’s bonus ({ $slot }).
    }
val-ask-end-plans = { $seat }, cycle more plans, or end your turn?
val-option-cycle = Cycle { $card } (1 Magic)
val-cycled = { $seat } cycles a card for 1 Magic: { $card }.

## Camp

val-ask-plan = { $seat }, which plan do you carry out?
val-ask-dice = { $seat }, commit your dice to “{ $plan }”.
val-option-plan =
    { $cost ->
        [0] { $plan }
       *[other] { $plan } for { $cost } Gold
    }
val-option-plan-back = Put back “{ $plan }”
val-option-commit = Commit the { $die } { $face }
val-option-keep = Keep the { $die } { $face }
val-option-raise = Raise the { $die } to { $face } (1 Magic)
val-option-lower = Lower the { $die } to { $face } (1 Magic)
val-option-flip = Flip the { $die } to { $face } (1 Gem)
val-option-unchange = The { $die } back to { $face }
val-option-wild = Make the { $die } wild (1 Gem)
val-option-tame = The { $die } wild no more
val-option-carry-out = Carry it out
val-preview-strength = Strength { $raw }, limit { $limit }: { $total }.
val-preview-points = { $points } VP.
val-preview-left =
    Left: { $gold } Gold, { $magic } Magic, { $gems ->
        [one] { $gems } Gem
       *[other] { $gems } Gems
    }.
val-warn-wasted = Your Influence of { $limit } caps this plan: { $wasted } strength wasted.
val-warn-wasted-magic =
    Your Influence of { $limit } caps this plan: { $wasted } strength wasted.
    Take { $magic } Magic back from the { $troop } { $face }: still { $points } VP.
val-warn-wasted-flip =
    Your Influence of { $limit } caps this plan: { $wasted } strength wasted.
    Turn the { $troop } { $face } back and keep a Gem: still { $points } VP.
val-warn-wasted-die =
    Your Influence of { $limit } caps this plan: { $wasted } strength wasted.
    The { $troop } { $other } does as well as the { $troop } { $face }: still { $points } VP.
val-plan-from-slot = { $seat } carries out a reserved plan: { $plan }.
val-plan-bought =
    { $cost ->
        [0] { $seat } carries out “{ $plan }”, for nothing.
       *[other] { $seat } carries out “{ $plan }”, for { $cost } Gold.
    }
val-die-changed = { $seat } turns the { $die } from { $before } to { $face }.
val-die-wild = { $seat } makes a die wild: { $die }.
val-spent = { $seat } spends { $magic ->
        [0] { "" }
       *[other] { $magic } Magic
    }{ $magic ->
        [0] { "" }
       *[other] { $gems ->
            [0] { "" }
           *[other] {" and "}
        }
    }{ $gems ->
        [0] { "" }
        [one] { $gems } Gem
       *[other] { $gems } Gems
    }.
val-dice-committed = { $seat } commits dice: { $dice } ({ $faces }).
val-strength-part = +{ $amount } strength ({ $source }).
val-strength = { $plan }: strength { $raw }, Influence { $limit }, total { $total }{ $wasted ->
        [0] { "" }
       *[other] {" "}({ $wasted } wasted)
    }.
val-plan-points = { $seat }: strength { $total } scores { $points } VP.
val-ask-marker = { $seat }, which marker leaves your board?
val-ask-marker-award = { $seat }, which marker do you put on “{ $award }”?
val-option-marker = { $space }
val-marker-taken = { $seat } opens a space: { $space }.
val-ask-zone = { $seat }, which zone do you cover?
val-option-cover = { $skirmish }{ $points ->
        [0] { "" }
       *[other] : { $points } VP
    }{ $gifts-count ->
        [0] { "" }
       *[other] {" "}({ $gifts })
    }
val-zone-covered =
    { $points ->
        [0] { $seat } covers a zone: { $zone }, no VP.
       *[other] { $seat } covers a zone: { $zone }, { $points } VP.
    }
val-ask-link = { $seat }, which chain bonus comes next?
val-option-link = { $gift }
val-link-claimed = { $seat } claims a Chain Bonus: { $gift }.
val-plan-completed = { $seat } completes “{ $plan }”, plan { $number } of 7.
val-ask-end-camp = { $seat }, cycle plans, or end your turn?

## The Adversary

val-adversary = The Adversary
val-adversary-moved = The Adversary goes { $place }.
val-adversary-met = The Adversary finds you there: { $points } VP for it.
val-adversary-plan = The Adversary carries out “{ $plan }”: { $points } VP.
val-adversary-idle = The Adversary finds no plan to take.
val-adversary-awards = The Awards bring the Adversary { $points } VP.
val-adversary-total = The Adversary ends with { $points } VP.

## The end

val-end-near = { $seat } has completed the seventh plan: this is the last round.
val-end-near-adversary = The Adversary has completed its seventh plan: the game is over.
val-final-scoring = The campaign is over: the points are counted.
val-score-line = { $seat }: { $source }, { $points }.
val-score-total =
    { $points ->
        [one] { $seat } has { $points } point.
       *[other] { $seat } has { $points } points.
    }
val-line-plans =
    { $count ->
        [one] { $count } Battle Plan
       *[other] { $count } Battle Plans
    }
val-line-zones =
    { $count ->
        [one] { $count } Skirmish Zone
       *[other] { $count } Skirmish Zones
    }
val-line-awards =
    { $count ->
        [one] { $count } Award
       *[other] { $count } Awards
    }
val-line-overflow = { $count } Influence beyond the track
val-line-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
val-line-champion = { $source }
val-victory = { $seat } wins.
val-victory-influence = { $seat } wins by Influence.
val-victory-shared = { $seats_won } share the victory.
val-end-plans = { $seat } completed a seventh plan, and the round was finished.
val-end-won =
    { $by ->
        [adversary] The Adversary completed seven plans, and still you are ahead: { $points } to { $rival }.
       *[player] Seven plans, and the Adversary is beaten: { $points } to { $rival }.
    }
val-end-lost =
    { $by ->
        [adversary] The Adversary completed seven plans before you: { $points } to { $rival }.
       *[player] Seven plans were not enough against the Adversary: { $points } to { $rival }.
    }
val-beat-refill = New dice, new champions
val-beat-adversary = The Adversary
val-beat-end = The last round

## Why not?

val-why-here = You are here.
val-why-adversary = The Adversary is here.
val-why-no-dice = No dice are left here.
val-why-no-plan = There is no plan that you could carry out.
val-why-camp =
    Nearest plan: “{ $plan }”. Missing: { $troops-count ->
        [0] { "" }
        [one] { $troops } (a die or a Gem)
       *[other] { $troops } (dice or Gems)
    }{ $troops-count ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] {", "}
        }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Gold
    }.
val-why-gold = This costs { $cost } Gold, you have { $gold }: { $short } short.
val-why-champion-limit = You are at your limit of { $limit } champions.
val-why-no-champions = No champion is on show.
val-why-no-slot = None of your open slots is empty.
val-why-no-plans = No plan is left in the column.
val-why-no-die-anywhere = No die is left on any shrine.
val-why-no-gems = The Gem Shrine is empty.
val-why-gem-room =
    { $limit ->
        [one] You hold { $limit } Gem: there is no room for more.
       *[other] You hold { $limit } Gems: there is no room for more.
    }
val-why-track-full = { $item }: your track ends at { $limit }.
val-why-cycle-magic = Cycling takes { $cost } Magic.
val-why-deck-empty = The deck is empty: no other card would come.
val-why-cycle-last = Without “{ $card }” no plan would be certain any more.
val-why-claimed = You have a marker on “{ $award }” already.
val-why-award = Not yet: { $have } of { $need }.
val-why-order = First comes the lower limit: { $space }.
val-why-type = That is for another type of plan ({ $type }).
val-why-no-plan-chosen = Choose a plan first.
val-why-dice-missing =
    { $count ->
        [one] One die more is needed.
       *[other] { $count } dice more are needed.
    }
val-why-no-match = No die stands for: { $troops }. A Gem makes a die wild.
val-why-plan-dice = “{ $plan }” lacks: { $troops }.
val-why-plan-full = Every symbol of the plan has its die.
val-why-no-symbol = No symbol is left for this die: { $troop }.
val-why-no-magic = You have no Magic left.
val-why-cycle-first = No plan that fits your dice is within your means yet: cycle a cheaper one.
val-why-no-gem = You have no Gem left.
val-why-gem-needed = Your Gems are needed to make dice wild.
val-why-deck = The deck is face down.
val-why-others = This belongs to { $owner }.
val-why-camp-idle = You go to Camp to carry out a plan.
val-why-dice-idle = Your dice are used in Camp.
val-why-gems-idle = Gems are used in Camp: they flip a die or make it wild.
val-why-slot-idle = A reserved plan is carried out in Camp.
val-why-space-idle = A marker leaves your board for an Award, or when a plan is carried out.
val-why-map-idle = A zone is covered when a plan is carried out.
val-why-champions-idle = Your champions act by themselves.
val-why-board-idle = Nothing on this board is to be chosen now.
val-why-shrine-dice = A die is taken in the shrine that your Warden enters.
val-why-shrine-idle = Your Warden goes elsewhere on your next turn.
val-why-column-idle = Plans are reserved in the Battle Plan Shrine, or bought in Camp.
val-why-row-idle = Champions are recruited in the Champion Shrine.
val-why-award-idle = Awards are claimed in the Magic Shrine.
val-why-supply-idle = Gems are taken in the Gem Shrine.
val-why-bag = Dice of the bag come back with the next refill.
val-why-adversary-plans = These plans are the Adversary’s.
val-why-gone = This is out of the game.

## The board

val-board-round = Round { $number }
val-board-last-round = Last round ({ $number })
val-board-phase-move = Move
val-board-phase-die = Die
val-board-phase-action = Action
val-board-phase-camp = Camp
val-board-phase-end = End
val-board-shrines = The Shrines
val-board-bag = { $count } in the bag
val-board-dice-left = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, refill at { $refill }
val-board-refill-soon = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, refill soon ({ $refill })
val-board-shrine-gems = Gems
val-board-shrine-magic = Magic
val-board-shrine-champions = Champions
val-board-shrine-gold = Gold
val-board-shrine-plans = Plans
val-board-camp = Camp
val-board-gems-left = { $count } left
val-board-or-award = Award
val-board-here = Here
val-board-closed = Closed
val-board-no-dice = No dice
val-board-range = { $least } to { $most }
val-board-recruit = Recruit
val-board-reserve = Reserve
val-board-no-plan = No plan yet
val-board-plans = { $count ->
        [one] 1 plan
       *[other] { $count } plans
    }
val-board-up-to = up to { $points } VP
val-board-points = { $points } VP
val-board-champions = Champions
val-board-immediate = Instant
val-board-permanent = Ongoing
val-board-endgame = End-game
val-board-price-best = price with the best die (without)
val-board-price-now = price now (without die)
val-board-worth-now = now { $points }
val-board-awards = Awards
val-board-yours = yours
val-board-plans-title = Battle Plans
val-board-with-best-die = with the best die: −{ $discount }
val-board-with-your-die = with your die: −{ $discount }
val-board-from = from { $gold }
val-board-now = now { $gold }
val-board-missing = { $count } missing
val-board-map = Campaign Map
val-board-map-side = { $name }, { $side }
val-board-links = { $claimed } of { $all } links claimed
val-board-each = { $points } each
val-board-from-strength = { $strength }+: { $points }
val-board-influence = Influence
val-board-gold = Gold
val-board-magic = Magic
val-board-strength-limit = strength limit
val-board-plans-done = Plans { $done } / { $all }
val-board-race = { $done } / { $all }
val-board-space-gem_storage = Gems
val-board-space-wild_troop = Wild
val-board-space-strength_bonus = Strength
val-board-gems-held = { $count } of { $limit }
val-board-slot-open = Open, empty
val-board-slot-covered = Still covered
val-board-base-price = base price
val-board-troops = Troops
val-board-troops-free = { $free } free of { $limit }
val-board-troops-full = full: { $limit }
val-board-champions-of = { $count } of { $limit }
val-board-may-be-wild = { $troop } may become wild.
val-board-adversary = The Adversary
val-board-adversary-plan = { $moves ->
        [one] Takes the 5-Gold plan next move.
       *[other] Takes the 5-Gold plan in { $moves } moves.
    }
val-board-adversary-none = No plan yet

## Lines of the prompt

val-choice-camp = { $plans ->
        [one] 1 plan
       *[other] { $plans } plans
    }, up to { $points } VP
val-choice-gem = a Gem
val-choice-die-only = only a die
val-choice-magic = { $magic } Magic or an Award
val-choice-gold = { $least } to { $most } Gold
val-choice-gold-only =
    { $gold ->
        [0] a die, no Gold
       *[other] { $gold } Gold
    }
val-choice-champions = recruit from { $gold } Gold
val-choice-plans = reserve from { $gold } Gold
val-choice-die = { $troop } { $face }
val-choice-income = +{ $gold } Gold
val-choice-price-from = from { $gold } Gold
val-choice-helps = { $count ->
        [one] helps 1 plan
       *[other] helps { $count } plans
    }
val-choice-costs = { $gold } Gold

## What things say of themselves

val-tip-die = Strength { $strength }, discount { $discount }.
val-tip-die-helps = Brings you nearer to { $plans }.
val-tip-plan = { $type }: one die for each symbol ({ $troops }).
val-tip-plan-brings = { $gems ->
        [0] With your dice: { $points }.
        [one] With your dice and a Gem: { $points }.
       *[other] With your dice and { $gems } Gems: { $points }.
    }
val-tip-plan-lacks = Missing: { $troops }.
val-tip-plan-way = The cheapest way to { $points } VP: { $steps }.
val-way-wild = { $die } made wild (1 Gem)
val-way-flip = { $die } flipped (1 Gem)
val-way-raise = { $die } +{ $by } ({ $by } Magic)
val-tip-price = { $parts }: { $gold } Gold.
val-part-base = base
val-part-surcharge = owned
val-part-discount = die
val-part-space = space
val-tip-worth = Would score { $points } VP for you now.
val-tip-award = Claimed in the Magic Shrine: the leftmost free circle counts, and a marker of your board goes there.
val-tip-award-progress = You have { $have } of { $need }.
val-tip-camp = Carry out a Battle Plan, from your reserve or bought from the column. Only if you surely can.
val-tip-covered = A marker covers it: take it off with a plan or an Award.
val-tip-open = Open.
val-tip-link = A marker here completes a link: { $gift }
val-tip-link-open = Yours when both its zones hold a marker.
val-tip-link-claimed = Claimed.
val-tip-map = A marker goes here with every plan: zones score at once, links pay between two markers.
val-tip-seat = Plans { $plans }, champions { $champions }, dice { $dice }. Influence { $influence }, Gold { $gold }, Magic { $magic }, Gems { $gems }.
val-tip-adversary = Next: { $shrine }. It takes a plan in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. At the end the Awards would bring it { $awards } VP more, as they stand.

## The stage in Camp

val-camp-nine = Nine steps
val-camp-step-1 = Plan
val-camp-step-2 = Dice
val-camp-step-3 = Strength
val-camp-step-4 = Points
val-camp-step-5 = Champions
val-camp-step-6 = Your board
val-camp-step-7 = Skirmish
val-camp-step-8 = Chain
val-camp-step-9 = Clean up
val-camp-placed = { $count } of { $all } placed
val-camp-counts = { $raw }, counts { $total }
val-camp-markers = 1 of { $count } markers
val-camp-links = { $count ->
        [one] { $count } link so far
       *[other] { $count } links so far
    }
val-camp-type = { $type }
val-camp-was = was
val-camp-purse = Left to spend
val-camp-no-spare = No other die
val-camp-raw = Raw strength { $raw }
val-camp-limit = Influence limit { $limit }
val-camp-total = Counts { $total }
val-camp-wasted = { $wasted } wasted
val-camp-brings = What it brings
val-camp-gains = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $before } to { $after }
val-camp-lead = you lead by { $points }
val-camp-behind = { $points } behind the leader
val-camp-level = level with the leader
val-camp-paid = Came in for this plan
val-camp-income = Champions pay
val-camp-left = After
val-camp-next-zone = Next, a zone of your map
val-camp-done = Fight with { $total }: { $points } VP

## What bots reason with

val-advice-plan = { $plan } ({ $dice }{ $changes ->
        [0] { "" }
        [one] , one change
       *[other] , { $changes } changes
    })
reason-gold = More gold is left for plans and champions.
reason-magic = Magic is left to raise dice.
reason-gems = A gem is kept for the right moment.
reason-influence = More Influence lets every plan to come be stronger.
reason-dice = More dice are left on your board.
reason-hope = Your dice fit the plans in sight better.
reason-choice = There are more plans to choose from.
reason-battle = A plan can be carried out soon.
reason-instants = An Instant champion helps at once.
reason-ongoing = An Ongoing champion pays until the end.
reason-lasting = Ongoing champions do more for every plan to come.
reason-final = End-game champions score more already.
reason-growing = An End-game champion can still score more.
reason-completed = One more plan is completed.
reason-awards = An Award comes within reach.
reason-spaces = More spaces of your board are open.
reason-storage = There is room for more gems.

## Meeting a rival

val-adversary-introduced = This is the Adversary: it owns no dice and asks nobody, but after each of your turns it walks on and grabs what it finds. Beat its points and you win; click its panel to see how it counts.
