### Words of the application, common to all games.

unofficial = Gonfalon is an unofficial, non-commercial implementation; names belong to their owners.

language = English
yes = Yes
no = No
pass = Pass
undo = Undo
why = Why?
your-turn = Your turn
waiting-for = Waiting for { $player }
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
said-and = { $first } and { $last }
said-won = { $n ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
said-nobody-won = Nobody wins.
said-over = The game is over
said-went-back = The table went back to this point. The dice are new from here on.
said-drawn = The picture is in { $file }.

## Odds

odds-too-many = { NUMBER($n, useGrouping: 0) } pieces are more than anybody has: { $most } at most.
odds-near = There is no “{ $name }”; did you mean “{ $meant }”?
odds-unknown = There is no “{ $name }”; there are: { $names }.
odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-end = End
odds-chance = Chance
odds-win = The attacker wins
odds-hold = The defender holds
odds-attackers-left = Left of the attackers
odds-defenders-left = Left of the defenders
odds-match-up = Match-up, and how often the attacker wins
odds-exact-win = Exact
odds-fought-win = Fought
odds-gap = Largest gap
odds-agreed = { $n } match-ups, { $battles } battles of each: no chance is more than { NUMBER($gap, maximumFractionDigits: 3) } percentage points off ({ NUMBER($allowed, maximumFractionDigits: 2) } are allowed).
odds-disagreed = { $n } match-ups, { $battles } battles of each: a chance is { NUMBER($gap, maximumFractionDigits: 3) } percentage points off, and only { NUMBER($allowed, maximumFractionDigits: 2) } are allowed.
odds-otherwise = { $n ->
    [0] With the same hits, every battle ends as where a million are fought at once.
    [one] With the same hits, one battle ends otherwise than where a million are fought at once.
   *[other] With the same hits, { $n } battles end otherwise than where a million are fought at once.
}

# The end of a game
end-title = The end of the game
end-rounds = { $n ->
    [one] After one round
   *[other] After { $n } rounds
  }
end-round = Round { $n }
end-place = { $n }.
end-points = { $n } points
end-shares = Where the points came from
end-luck = Luck
end-losses = Losses
end-memories = To remember
end-look = Look back
said-of = { $label }: { $text }
end-number = { $whole }.{ $part }
end-close = The board
