### The sentences of the command line.

## At the table

cli-thinking = { $seat } is thinking …
cli-pass-to = Pass to { $seat } and press Enter.
cli-no-number = There is no { $number } in the list: it goes from 1 to { $last }.
cli-not-understood = “{ $text }” is not one of the choices. Type a number or words from the list; h for help.
cli-not-now = “{ $text }” is not possible now.
cli-no-undo = You cannot undo now: something has been rolled, revealed or answered since.
cli-no-rule = No rule is given for this.
cli-rule = { $rule } (page { $page }): { $text }
cli-ruling = Our reading: { $text }
cli-section = { $section }: { $rules }
cli-saved = The game is saved. To resume: { $command }
cli-place = { $place }. { $name }
cli-help =
    Choose by a number or by words from the list, or as records write options.
    A few words are enough: e5 shows everything you can do with that space.
      Enter  the whole list again     ?  the rule behind the question
      b      the board                l  everything that happened
      u      undo the last choice     o  what you can order, so that you are asked less
      q      save and quit            h  this help
cli-question = Questions a round
cli-questions = all
cli-reactions = chances to react
cli-before = everything asked
cli-after = usual orders
cli-method-questions = A bot plays for the person and reacts to nothing. Questions of one kind in a row count once.
cli-by-itself = Answered by itself: { $choice }
cli-no-order = “{ $text }” is not an order. Type o to see what you can order.
cli-orders =
    An order begins with o. When to ask you for a reaction:
      o once                   once a battle for each card (o could, o always, o never)
      o battle pass            not in this battle; o turn pass: not in this turn
      o kind battle_round never     not at moments of this kind
      o card event fire_storm never   not for this card; ask: even so; play: at the first chance
    What answers itself:
      o habit lose sensible    always this answer to this kind of question
      o answers ask            ask me even if there is one sensible answer
    A last word usual takes an order back, or ask for a battle or a turn.
cli-replayed = After { $n } of { $last } choices.
cli-serving = Gonfalon is at { $address } (Ctrl-C stops it).

## Checking a data folder

cli-check-older = Table { $table } was played by earlier rules and will resume from its checkpoint.
cli-check-unreadable = Table { $table } cannot be read.
cli-check-gap = Table { $table } lacks entries of its journal.
cli-check-unplayable = Table { $table }: its journal cannot be played, and it would resume from its checkpoint.
cli-check-stuck = Table { $table } cannot be opened: neither its journal nor its checkpoint can be played.
cli-check-checkpoint = Table { $table }: its checkpoint cannot be read. Its journal is whole, so the table opens.
cli-check-differs = Table { $table }: its journal does not lead to its checkpoint.
cli-checked = { $n ->
    [one] 1 table checked
   *[other] { $n } tables checked
}, { $wrong ->
    [0] nothing is wrong.
    [one] 1 is not as it should be.
   *[other] { $wrong } are not as they should be.
}

## Numbers

cli-bot = Bot
cli-side = Side
cli-trait = Dealt
cli-won = Won
cli-rate = Win rate
cli-interval = 95 % interval
cli-length = { $games } games, of { $choices } choices on average.
cli-first = The first player wins { $rate } ({ $low } – { $high }).
cli-rounds = A game takes { $rounds } rounds.
cli-speed = { $seconds } s; { $speed } choices a second in each process.
cli-measured = Measured
cli-value = Value
cli-answers = Random answers a second, { $program }
cli-decisions = … of which with a choice, { $program }
cli-ratio = gonfalon / catanatron, answers with a choice
cli-clone-phase-start = clone() where a phase begins: median / 99th percentile
cli-clone-inside-phase = clone() inside a phase: median / 99th percentile
cli-method = Random games of { $game }. Speeds are medians of { $turns } runs after a warm-up; the programs take turns.
cli-compiled = The engine and the rules are compiled.
cli-interpreted = The engine and the rules are plain Python.
cli-no-catanatron = Catanatron is not installed (pip install catanatron), so nothing is compared.
cli-game = Game
cli-iterations = Iterations a second
cli-turns = Turns
cli-turn-lasts = A turn of { $level }, as played to a person: median / 95 %
cli-iterations-there = … in the other checkout
cli-search-ratio = Ratio
cli-method-search = Iterations of search per second of CPU time, at positions of random games, in { $turns } turns after a warm-up. Two checkouts take turns at every position; the ratio is the median of all turns.
cli-click = From a click to the update, server on this machine: median / 95th percentile
cli-acknowledged = From a click to its acknowledgement: median / 95th percentile
cli-announce = To announce a change to 20 viewers
cli-updates = Updates a second, with { $viewers } viewers at { $tables } tables
cli-drawing-one = CPU time a choice: a player’s page
cli-drawing-table = CPU time a choice and viewer: all players and an onlooker
cli-drawing-parts = view { $view }, board { $groups }, panels { $panels }, log { $log }, question { $question }
cli-first-visit = First visit of a table, over the wire
cli-later-visit = Later visits

## Rules and content

cli-no-rules = No rule of { $game } has the words “{ $text }”.
cli-more-rules = … and { $n } more. Add a word to narrow the search.
cli-cited-code = { $n ->
    [0] Code: no line cites it.
    [one] Code: 1 line.
   *[other] Code: { $n } lines.
}
cli-cited-tests = { $n ->
    [0] Tests: no line cites it.
    [one] Tests: 1 line.
   *[other] Tests: { $n } lines.
}
cli-cited-content = { $n ->
    [0] Content: no line cites it.
    [one] Content: 1 line.
   *[other] Content: { $n } lines.
}
cli-no-tests = Tests: there is no folder { $folder }. Run this in a checkout, or name the folder with --tests.
cli-unproved = Not proved: { $rule } { $text }
cli-coverage = { $game }: { $proved } of { $counted } rules proved ({ $share } %).
cli-printed = Printed
cli-proved-by = Proved by
cli-proof = { $n ->
    [0] nothing yet
    [one] 1 test in { $files }
   *[other] { $n } tests in { $files }
}
cli-proofs = { $game }: { $proved } of { $counted } things of the kind “{ $kind }” proved.
cli-problems = { $n ->
    [0] Everything is sound.
    [one] 1 problem.
   *[other] { $n } problems.
}
