### The app's own words: what belongs to no game. Used by the engine, the library, the screen and
### the command line. How these files work is told in content/README.md.

## Options and refusals that every game shares

option-unknown = A secret choice
why-not-now = This cannot be used now.
why-not-hidden = This lies hidden from you.
why-not-over = The game is over.
why-not-turn = It is { $seat }’s turn to decide.

## Undo and redo

undo-nothing = There is nothing to take back.
undo-rolled =
    { $things-count ->
        [0] Chance has spoken since then.
        [one] Rolled since then: { $things }.
       *[other] Rolled since then: { $things }.
    }
undo-revealed =
    { $things-count ->
        [0] Something hidden has been seen since then.
        [one] Revealed since then: { $things }.
       *[other] Revealed since then: { $things }.
    }
undo-secret = { $seat } has decided in secret since then and must agree to take this back.
redo-nothing = There is nothing to do again.

## Setting up a game

setup-players =
    { $given ->
        [one] One player was asked for
       *[other] { $given } players were asked for
    }; this game is for { $least } to { $most }.
setup-seed = The seed { $given } is not a whole number from 0 to 9223372036854775807.
setup-unknown = There is no option “{ $name }”; this game has: { $known }.
setup-value = The option “{ $name }” cannot be “{ $given }”; it may be: { $legal }.

## Files and journals

file-unreadable = The file { $file } cannot be read: { $why }.
file-unwritable = The file { $file } cannot be written: { $why }.
journal-damaged = Line { $line } of the journal is damaged. The file was left as it is.
journal-empty = The journal { $file } is empty.
journal-held = The journal { $file } is open elsewhere: the same game is being played in another window. Close that one first.
journal-forged = This game was not played by the rules: decision { $commit } is not what they make of it. It was not taken in.
journal-other-rules = It was played by the rules of another version: from decision { $commit } on they differ from those of today.
journal-line = Line { $line } of the journal cannot be used: { $why }. The file was left as it is.
journal-newer = This journal is in format { $format } and this version reads up to { $known }. A newer version of the game will open it.
journal-not = This is not a journal (line { $line }).
journal-older = This journal is in format { $format }, too old to be read: this version needs { $known }.
journal-other-content = This journal was played with other cards of { $game } than those installed here.
journal-other-game = This is a journal of { $game }, not of { $expected }.
journal-stuck = The game cannot go on after line { $line } of its journal: { $why }.
journal-too-large = The journal { $file } is too large to be one of ours.
journal-torn = The last line of the journal ({ $line }) was only half written and has been dropped; everything before it is there.

## Choosing a game and its players

setup-game = There is no game “{ $given }”; { $known-count ->
        [0] none is on the shelf.
       *[other] there are: { $known }.
    }
setup-bot = There is no player “{ $given }”; there are: { $known }.
seat-stranger = Nobody here knows the player “{ $bot }” who sat at { $name }’s seat: a person decides there now.

## Campaigns

campaign-unreadable = The campaign in { $file } cannot be read: { $why }. The file was left as it is; a new campaign will set it aside.
campaign-unwritable = The campaign in { $file } cannot be kept: { $why }.
records-unreadable = The book of records in { $file } cannot be read: { $why }. The file was left as it is; a new book will set it aside.
records-unwritable = The book of records in { $file } cannot be kept: { $why }.

## Positions and other files

file-exists = The file { $file } is there already; it was left as it is.
position-wrong = This position cannot be used: { $why }.

## A game hosted for another program

host-not-json = A line with one JSON object was expected.
host-too-long = The line is too long: at most { $most } characters.
host-do = “do” must be one of: { $known }.
host-number = “{ $field }” must be a whole number.
host-word = “{ $field }” must be a text.
host-yes-or-no = “{ $field }” must be true or false.
host-no-option = There is no option { $id } now.
host-no-seat = There is no seat { $seat } at this table.
host-other-seat = Only seat { $seat } is served here.
host-nobody-agrees = The other seats are bots: nobody agrees to take back what was seen.

## Self-play

selfplay-broken = { $game }, seed { $seed }, after commit { $commit }: { $why }
selfplay-endless = { $game }, seed { $seed }: still not over after { $decisions } decisions.
ladder-alone = The ladder needs at least two seats: add --players 2.
ladder-short = A ladder needs two players at least, the weakest first; there are: { $known }.
bench-no-bots = No bot that thinks plays “{ $game }”: there is nothing to measure.

## Replaying and verifying a journal

replay-no-commit = There is no commit { $number }; the last one is { $last }.
replay-salvaged =
    The first { $commits ->
        [one] decision is sound and was
       *[other] { $commits } decisions are sound and were
    } written to { $file }; the damaged journal was left as it is.
replay-salvage-hint = “replay FILE --salvage NEW” writes what is sound of it to a new journal.
verify-same = The rules play this journal exactly as it was kept.
verify-differs = Commit { $commit } differs: { $why }
verify-laid = The game began from a table that was laid by hand{ $count ->
    [0] {""}
    [one] , and one throw was given beforehand
   *[other] , and { $count } throws were given beforehand
}: how that came about cannot be verified.
verify-own-cards = It was played with cards of its own, not with those of this version.
verify-scripted =
    { $count ->
        [one] a throw was given beforehand, and chance did not make it.
       *[other] { $count } throws were given beforehand, and chance did not make them.
    }
verify-no-choice = the journal holds no decision here.
verify-over = the rules say that the game is over.
verify-other-seat = { $event } was chosen, but the rules ask { $seat }.
verify-not-offered = { $event } was chosen, and the rules do not offer it.
verify-failed = the rules stumble: { $why }
verify-event = event { $number } is { $journal } in the journal and { $rules } by the rules.
verify-count = the journal holds { $journal ->
        [one] { $journal } event
       *[other] { $journal } events
    }, the rules make { $rules }.
verify-table = the table is { $journal } in the journal and { $rules } by the rules.

## Effects of cards

effect-react = { $source }
effect-decline = No, thank you
effect-ask-react = { $seat }: what happens next?
effect-ask-instead = { $seat }: should something else happen instead?

## What bots think

advice-expects = From here it wins about { $chance } games of 100, with some { $points } points.
advice-by-thumb = Judged by rules of thumb, without thinking ahead.
advice-part = It is a step towards this: { $whole }.
advice-whole = Nothing else is worth adding.
reason-score = It brings more points soon.
reason-rivals = It leaves the others with less.
reason-alone = Nothing else is worth doing here.
reason-equal = Other choices come to much the same here; none does better.
reason-thumb = By experience nothing else brings more here.
