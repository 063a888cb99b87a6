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
