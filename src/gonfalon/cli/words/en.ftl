### The sentences of the command line.

## At the table

cli-thinking = { $seat } is thinking …
cli-pass-to = Pass to { $seat }, who presses Enter.
cli-no-number = There is no { $number } in the list: it goes from 1 to { $last }.
cli-not-understood = “{ $text }” is none of the choices. Type a number of the list or words of it; h for help.
cli-not-now = “{ $text }” is not possible now.
cli-no-undo = You cannot take anything back: something was rolled, shown or answered since.
cli-no-rule = No rule is noted here.
cli-rule = { $rule } (page { $page }): { $text }
cli-ruling = Our reading: { $text }
cli-section = { $section }: { $rules }
cli-saved = The game is saved. Go on with: { $command }
cli-place = { $place }. { $name }
cli-help =
    Choose by a number of the list, or by words: of the list, or as records write them.
    A few words may do: e5 shows everything that can be done with that space.
      Enter  the whole list again     ?  the rule behind the question
      b      the board                l  everything that happened
      u      take the last choice back
      q      save and leave           h  this help
cli-replayed = After { $n } of { $last } choices.
cli-serving = Gonfalon is at { $address } (Ctrl-C stops it).

## Numbers

cli-bot = Bot
cli-side = Side
cli-trait = Dealt
cli-won = Won
cli-rate = Win rate
cli-interval = 95 % interval
cli-length = { $games } games, of { $choices } choices on average.
cli-first = Who plays first wins { $rate } ({ $low } – { $high }).
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
cli-click = From a click to the update, server on this machine: median / 95th percentile
cli-updates = Updates a second, with { $viewers } viewers at { $tables } tables
cli-first-visit = First visit of a table, over the wire
cli-later-visit = Later visits

## Rules and content

cli-no-rules = No rule of { $game } has the words “{ $text }”.
cli-more-rules = … and { $n } more. Add a word to narrow the search.
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

## Realms

cli-realm = { $layout }: { $name }. { $text }
      { $boxes }
cli-realm-boxes = Others are built of the boxes { $sizes }, each once: 8x5-d2-90 is the box 8x5 with its north-west corner on d2, a quarter turned.
cli-realm-sound = “{ $name }” can be played: { $n ->
    [0] the bare scroll.
    [one] 1 box.
   *[other] { $n } boxes.
}

## Odds

cli-odds-no-game = There are no odds of “{ $game }”, only of { $games }.
cli-odds-not-here = { $option } is an option of { $game } only.
cli-odds-how-many = How many armies? Say a number from { $least } to { $most }, for instance { $option } 4.
cli-odds-side-for = for
cli-odds-side-neutral = neutral
cli-odds-side-against = against
cli-odds-green = Green (inhabitants)
cli-odds-shelves = The tower has { $n } shelves: name the cubes on each from above, with strokes between them, for instance --shelves "2 red / 1 green / ".
cli-odds-shelf-full = { $name }: no more than { $most } cubes lie there, not { $n }.
cli-odds-cubes = { $name }: there are only { $most } cubes, not { $n }.
cli-odds-attack = { $attacker } attacks with { $attackers ->
    [one] 1 army
   *[other] { $attackers } armies
}, { $defenders ->
    [0] an unoccupied region
    [one] { $defender } defends with 1
   *[other] { $defender } defends with { $defenders }
}; the inhabitants are { $side ->
    [for] for the attacker
    [neutral] neutral
   *[against] against the attacker
}
cli-odds-armies = { $n ->
    [0] no army
    [one] 1 army
   *[other] { $n } armies
}
cli-odds-repelled = The attack is repelled
cli-odds-tie = A tie: nobody is left
cli-odds-unoccupied = In { NUMBER($chance, maximumFractionDigits: 1) } % of all cases inhabitants win alone: no army is left to hold the region.
cli-odds-losses = Armies lost to limbo on average: { NUMBER($attack, minimumFractionDigits: 1, maximumFractionDigits: 1) } by the attacker, { NUMBER($defend, minimumFractionDigits: 1, maximumFractionDigits: 1) } by the defender. What stays in the tower is not lost.
cli-odds-losses-alone = Armies lost to limbo on average: { NUMBER($attack, minimumFractionDigits: 1, maximumFractionDigits: 1) }. What stays in the tower is not lost.
cli-odds-every-fall = Exact: every way in which the cubes can fall.
cli-odds-thrown = Drawn from { $samples } throws; standard error of the chance to win: { NUMBER($error, maximumFractionDigits: 2) } percentage points.
cli-odds-average = The average of { $towers } towers of games with { $players } players, after set-up and after each of the seven battles that follow, with 2 to 6 armies against 1 to 4; standard error of the chance to win: { NUMBER($error, maximumFractionDigits: 2) } percentage points.
