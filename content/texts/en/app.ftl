### The app's own words: what belongs to no game. Used by the engine, the library, the screen and
### the command line. How these files work is told in content/README.md.

## Options and refusals that every game shares

option-unknown = A secret choice
why-not-now = This cannot be used now.
why-not-over = The game is over.
why-not-turn = It is { $seat }’s turn to decide.

## Undo and redo

undo-nothing = There is nothing to take back.
undo-rolled =
    { $things-count ->
        [0] Chance has spoken since then.
        [one] { $things } has been rolled since then.
       *[other] { $things } have been rolled since then.
    } Everyone at the table must agree to take this back.
undo-revealed =
    { $things-count ->
        [0] Something hidden has been seen since then.
        [one] { $things } has been revealed since then.
       *[other] { $things } have been revealed since then.
    } Everyone at the table must agree to take this back.
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
journal-damaged = Line { $line } of the journal is damaged. The file was left as it is.
journal-empty = The journal { $file } is empty.
journal-line = Line { $line } of the journal cannot be used: { $why }. The file was left as it is.
journal-newer = This journal is in format { $format } and this version reads up to { $known }. A newer version of the game will open it.
journal-not = This is not a journal (line { $line }).
journal-older = This journal is in format { $format }, too old to be read: this version needs { $known }.
journal-other-content = This journal was played with other cards of { $game } than those installed here.
journal-other-game = This is a journal of { $game }, not of { $expected }.
journal-stuck = The game cannot go on after line { $line } of its journal: { $why }.
journal-too-large = The journal { $file } is too large to be one of ours.
journal-torn = The last line of the journal ({ $line }) was only half written and has been dropped; everything before it is there.
