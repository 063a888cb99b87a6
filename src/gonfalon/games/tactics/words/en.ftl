### How Tactics speaks. Names of units, cards, areas and terrains come from the content.

title = Tiny Epic Tactics
blurb = Lead a Fighter, a Wizard, a Rogue and a Beast over hills, rivers and rooftops, and hold three Control Areas.
mode-competitive = Competitive
mode-competitive-blurb = 2 to 4 players, each for themselves: capture units and secure the areas.

## What a player is asked

prompt-camp = Choose where you make camp.
prompt-deploy = Choose where { $unit } starts.
prompt-keep = Keep one of these Tactic cards. The others go back into the deck.
prompt-act = { $n ->
    [one] You have 1 action left.
   *[other] You have { $n } actions left.
} Choose what to do.
prompt-way = Choose how { $unit } gets to { $space }.
prompt-go = Move { $unit } with { $n ->
    [one] 1 movement point.
   *[other] { $n } movement points.
}
prompt-knock-back = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to knock { $target } back?
prompt-push = Choose which way { $target } is pushed.
prompt-power = { $unit } casts { $spell } for 1 Mana of { $mana }. Choose how much more to spend.
prompt-siphon = { $spell }: choose what a Power symbol does. { $n ->
    [one] It is the last one.
   *[other] { $n } are left.
}
prompt-thunder = { $spell }: choose who takes 1 more damage.
prompt-counter = { $target } has hurt { $unit }. { $cost ->
    [0] Choose how to Counter.
   *[other] Choose how to Counter; being Weakened, { $unit } pays { $cost } ♥ for it.
}
prompt-ability = { $ability }: spend { $ammo } Ammo against { $target }?
prompt-grant = { $ability }: choose whom { $unit } helps, and how.
prompt-heal = Choose who heals.
prompt-unweaken = Choose who is no longer Weakened.
prompt-first = Several of your units have an effect now. Choose whose comes first.
prompt-reroll = { $unit } rolled { $faces }. Choose what to roll again.
prompt-aim = Choose whom { $unit } shoots at.
prompt-ambush = Choose who ambushes { $unit }.
prompt-exit = Choose which Portal { $unit } comes out of.
prompt-colours = Choose who rallies, and where to.
prompt-avenge = Choose how to strike back at { $unit }.
prompt-dive = { $target } aims at { $unit }. Choose where { $unit } dives.
prompt-discard = You hold one Tactic card too many. Choose which to discard.

# Chances to play a Tactic card, by what has just happened.
prompt-turn-start = Your turn begins. Play a card?
prompt-turn-end = Your turn ends. Play a card?
prompt-move-end = { $unit } ends a move. Play a card?
prompt-portal-used = { $unit } steps through a Portal. Play a card?
prompt-village-used = { $unit } rests in a Village. Play a card?
prompt-declare-attack = { $unit } aims at { $target }. Play a card?
prompt-spell-cast = { $unit } casts { $spell }. Play a card?
prompt-after-roll = { $unit } has rolled { $faces }. Play a card?
prompt-deal-damage = { $unit } hits { $target } for { $n } damage. Play a card first?
prompt-take-damage-calc = { $unit } hits { $target } for { $n } damage. Play a card first?
prompt-knockback-stopped = { $target } is thrown against an obstacle. Play a card?
prompt-unit-captured = { $unit } has captured { $target }. Play a card?

## What a player may choose

option-camp = { $camp }{ $opposite ->
    [none] { "" }
   *[other] { " " }and { $opposite }
}
option-deploy = { $unit } starts at { $space }
option-keep = Keep { $tactic }
option-move = { $unit } moves to { $place }
option-melee = { $unit } strikes { $target } ({ $damage } damage)
option-missile = { $unit } shoots at { $target } ({ $damage } damage, { $chance }%)
option-spell = { $reach ->
    [self] { $unit } casts { $spell } on itself
    [around] { $unit } casts { $spell } on { $around }
    [harm] { $unit } casts { $spell } on { $target } ({ $damage }{ $more } damage)
   *[help] { $unit } casts { $spell } on { $target }
}
option-ballista = { $unit } fires the Ballista at { $target } ({ $damage } damage)
option-march = { $unit } moves with { $card }
option-shed = { $unit } pays { $cost } ♥ to be no longer Weakened
option-end = End the turn
option-way = { $way ->
    [direct] Straight there
   *[other] By { $way }
}
option-go = { $unit } goes to { $place }
option-stay = { $unit } stays put
option-power = { $number ->
    [0] Spend nothing more
    [one] Spend 1 more Mana and roll 1 die
   *[other] Spend { $number } more Mana and roll { $number } dice
}
option-option = { $effect ->
    [heal] { $unit } heals { $amount } ♥
   *[damage] { $amount } more damage
}
option-choose = { $aim ->
    [shot] { $unit } ({ $damage } damage, { $chance }%)
   *[none] { $unit } ({ $health }/{ $top } ♥)
}
option-grant = { $effect ->
    [heal] { $unit } heals { $amount } ♥
   *[unweaken] { $unit } is no longer Weakened
}
option-push = { $direction ->
    [north] North, to { $toward }
    [east] East, to { $toward }
    [south] South, to { $toward }
   *[west] West, to { $toward }
}
option-reroll = Roll again: { $chosen }
option-stand = Keep the dice as they are
option-yes = { $what ->
    [knock_back] Yes, roll
   *[other] Yes
}
option-no = No
option-counter = { $attack ->
    [melee] Counter: { $unit } strikes { $target } ({ $damage } damage)
    [missile] Counter: { $unit } shoots at { $target } ({ $damage } damage, { $chance }%)
   *[spell] Counter: { $unit } casts { $spell } on { $target }{ $reach ->
        [harm] { " " }({ $damage }{ $more } damage)
       *[help] { "" }
    }
}
option-decline = No Counter
option-tactic = Play { $tactic }
option-pass = Pass
option-discard = Discard { $tactic }

list-and = { $first } and { $last }
way-village = the Village at { $space }
way-portal = a Portal
toward-edge = the edge of the map
toward-cliff = a cliff at { $space }
toward-unit = { $space }, into { $unit }

## What has happened

fact-camp = { $seat } makes camp: { $camp }{ $opposite ->
    [none] { "" }
   *[other] { " " }and { $opposite }
}.
fact-deployed = { $unit } starts at { $space }.
fact-turn = Round { $round }: { $seat } to play.
fact-flag = { $seat } moves the { $flag } to { $mark } ({ $zone }).
fact-secured = { $seat } secures the { $flag } for good ({ $zone }).
fact-last-turns = The end is near: after { $seat }, everybody else plays one last turn.
fact-moved = { $moved ->
    [no] { $unit } makes a detour and comes back to { $space }.
   *[yes] { $unit } moves from { $from } to { $space }.
}
fact-village = { $unit } rests in the Village at { $space }.
fact-attacks = { $attack ->
    [melee] { $unit } strikes { $target }.
    [missile] { $unit } shoots at { $target }.
   *[ballista] { $unit } fires the Ballista at { $target }.
}
fact-counters = { $unit } counters { $target }.
fact-casts = { $unit } casts { $spell }{ $alone ->
    [yes] { "" }
   *[no] { " " }on { $target }
}{ $n ->
    [0] { "" }
   *[other] { " " }with { $n } more Mana
}.
fact-fizzled = The spell fails: { $unit } has spent the Mana for nothing.
fact-rolled = { $unit } rolls { $faces }: { $count } × { $icon }.
fact-rerolled = { $unit } rolls again: { $faces }.
fact-missed = { $unit } misses { $target }.
fact-damaged = { $n ->
    [0] { $target } takes no damage.
   *[other] { $target } takes { $n } damage.
}
fact-lost = { $unit } loses { $n } ♥.
fact-healed = { $unit } heals { $n } ♥.
fact-supplied = { $unit } gains { $n } { $supply ->
    [mana] Mana
   *[ammo] Ammo
}.
fact-robbed = { $unit } is robbed of { $n } { $supply ->
    [mana] Mana
   *[ammo] Ammo
}.
fact-poisoned = { $unit } is poisoned.
fact-weakened = { $unit } is Weakened.
fact-cured = { $unit } is no longer Weakened.
fact-shed = { $unit } pays { $cost } ♥ to recover.
fact-pushed = { $moved ->
    [no] { $unit } is pushed but has no room to move.
   *[yes] { $unit } is pushed from { $from } to { $space }.
}
fact-collided = { $unit } hits an obstacle and loses { $n } ♥.
fact-captured = { $own ->
    [yes] { $unit } falls to its own side; nobody takes the card.
   *[no] { $captor } captures { $unit }.
}
fact-played = { $seat } plays { $tactic }.
fact-drew = { $seat } draws a Tactic card.
fact-drew-card = { $seat } draws { $tactic }.
fact-discarded = { $seat } discards { $tactic }.
fact-reshuffled = The discards are shuffled into a new deck.
fact-scored = { $seat } scores { $n ->
    [one] 1 point
   *[other] { $n } points
}.

## The board and what lies around it

label-setup = Setup
label-round = Round { $round } of { $last }
label-to-play = { $seat } to play
label-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
label-last-turns = last turns
label-over = The game is over
label-winners = { $n ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
}
label-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
label-you = you
label-ammo = Ammo
label-mana = Mana
label-weakened = Weakened
label-poisoned = Poisoned: { $units }
label-this-turn = This turn: { $deeds }
label-captured-by = taken by { $seat }
label-fallen = fallen
label-hand = Hand { $n }
label-captured = Captured { $n }
label-flags = Flags { $n }
label-done = { $kind ->
    [move] moved
    [melee] struck
    [missile] shot
    [spell] cast
   *[ballista] Ballista
}
label-areas = Control Areas
label-flags-needed = { $n ->
    [one] 1 flag secured ends the game
   *[other] { $n } flags secured end the game
}
label-flag-0 = START
label-flag-1 = I
label-flag-2 = II
label-flag-3 = CONTROL
label-majority = { $seat } ahead
label-nobody = nobody there
label-tie = tied
label-held = { $seat } has the flag
label-your-hand = Your hand
label-your-deal = Keep one of these
label-hand-of = { $seat }: hand
label-no-cards = no card
label-if = IF
label-then = THEN
label-deck = Deck { $n }
label-discards = Discards: { $cards }
label-no-discards = No discards
label-level = level
label-portal = Portal
label-area = area
label-trigger = trigger
label-camp = camp
label-open = free to choose
label-cliff = cliff

## Drawing

draw-space = { $space }, { $terrain }, level { $n }
draw-unit = { $unit }, { $seat ->
    [blue] Blue
    [red] Red
    [green] Green
   *[yellow] Yellow
} { $kind }, { $n } of { $top } health{ $space ->
    [none] { "" }
   *[other] , at { $space }
}{ $weak ->
    [yes] , Weakened
   *[no] { "" }
}
draw-area = { $zone }: flag at { $mark }{ $seat ->
    [none] { "" }
   *[other] { $held ->
        [yes] , held by { $seat }
       *[no] , { $seat } ahead
    }
}
draw-card = Tactic card { $card }. If: { $if } Then: { $then }
draw-die = Die: { $face }
draw-kind-tactic = Tactic · { $turn ->
    [own] your turn
    [other] others’ turns
   *[any] any turn
}
draw-source = Tactics · { $kind ->
    [unit] unit
   *[tactic] tactic
}
draw-damage = { $n } damage
draw-damage-range = { $n } damage, range { $range }
draw-spell-range = range { $range }
draw-spell-free = no range
draw-passive = { $kind ->
    [passive] passive
   *[reaction] reaction
}
draw-health = Health
draw-movement = Movement
draw-seats = Squads
draw-points = Points
draw-cards = Cards
draw-captured = Captured units
draw-flags = Flags
draw-active = to play
draw-about = About { $unit }
draw-piles = Deck and discards
draw-map = Evergreen Forest
draw-deck = Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draw-log = What has happened
draw-reserve = not yet on the map

# The steps of a turn, in the words of the rulebook.
step-flags = Advance flags
step-actions = Take actions
step-rest = Remove Weakened
step-draw = Draw a Tactic

## What an attack promises

note-hits = { $chance } to hit
note-captures = captures { $target }
note-keeps = { $target } keeps { $n } ♥
note-answers = may answer for { $n }
