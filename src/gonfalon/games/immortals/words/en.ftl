### How Immortals speaks. Names of regions, tribes, cards and colours come from the content.

title = Immortals
blurb = Two realms, light and darkness, and armies that never die: whoever falls in one rises in the other. Plan ten actions in secret, and let the cube tower judge your battles.
mode-standard = Standard game
mode-standard-blurb = From 3 to 5 players: 7 rounds with three, 6 with four, 5 with five.
mode-longer = Longer game
mode-longer-blurb = From 3 to 5 players who have agreed on more rounds, up to ten.

table-option-rounds = Rounds
table-option-rounds-6 = 6, only with 5 players
table-option-rounds-7 = 7, only with 4 or 5 players
table-option-rounds-8 = 8
table-option-rounds-9 = 9
table-option-rounds-10 = 10

## What a player is asked

prompt-home = Choose the army group that settles { $at }, your start region.
prompt-draft = { $aim ->
    [settle] Choose a Conflict card: one of your groups settles in its region.
    [full] All these regions are occupied. Choose a Conflict card to keep.
   *[keep] You have no group left. Choose a Conflict card to keep.
}
prompt-settle = { $kind ->
    [none] No Conflict card is left for you. Choose a group, and an empty region for it.
    [joker] { $conflict }: choose a group, and an empty region of the province for it.
   *[region] { $conflict }: choose the group that settles there.
}
prompt-share = { $n ->
    [one] 1 of your armies falls from the tower. Choose its limbo.
   *[other] { $n } of your armies fall from the tower. Choose how many go to each limbo.
}
prompt-draw = Draw a Conflict card?
prompt-send = Choose where the next army goes. Reinforcements left: { $sources }.
prompt-plan = Lay cards on your board, then finish planning.{ $cost ->
    [none] { "" }
   *[other] { $dear ->
        [yes] { " " }What lies there costs { $cost }; you have { $purse }.
       *[no] { " " }Cost so far: { $cost }.
    }
}
prompt-turn = { $cards ->
    [blank] Only blank cards lie on your board. Pass.
   *[open] Turn up one of your cards, or pass.
}
prompt-compensation = No card lies on your board. Choose what you gain.
prompt-action = { $how ->
    [blank] A blank card. Choose what you gain.
    [unpaid] { $deed }. You cannot pay { $cost }: choose what you gain instead.
    [idle] { $deed }. It cannot be done now: choose what you gain instead.
   *[open] { $deed }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }. Choose how, or give it up.
}
prompt-spread = { $n ->
    [one] 1 army is left to deploy. Choose where.
   *[other] { $n } armies are left to deploy. Choose how many go where.
}

## What a player may choose

option-group = Settle { $armies }
option-draft = { $conflict }
option-settle = Settle { $armies } { $at }
option-share = Light limbo { $light }, dark limbo { $dark }
option-draw = { $n ->
    [one] Draw a Conflict card
   *[other] Draw { $n } Conflict cards
}
option-skip = Draw nothing
option-send = Send 1 army to { $place }
option-end = Send no more armies
option-lay = Lay { $card } on { $space }{ $other ->
    [none] { "" }
   *[other] , in place of { $other }
}{ $hindered ->
    [none] { "" }
   *[other] . { $hindered }
}
option-take-back = Take back { $card } from { $space }
option-done = Finish planning
option-turn-up = Turn up { $space }: { $card }
option-pass = { $what ->
    [compensation] Take { $gain }
   *[turn] Pass and take { $gain }
}
option-give-up = { $how ->
    [open] Give it up for { $gain }
   *[other] Take { $gain }
}
option-extract = Extract { $gain } { $at }
option-deploy = Deploy { $armies } { $at }
option-build = Build { $building } { $at } ({ $points })
option-attack = Attack { $place } from { $from }: { $armies }{ $defender ->
    [none] { "" }
   *[other] { " " }against { $defending } of { $defender }
}, inhabitants { $side ->
    [for] with you
    [neutral] neutral
   *[against] against you
}
option-move = Move { $armies } { $of } to { $place } ({ $cost })
option-lead = Take the First Player marker from { $holder }
option-claim = Claim the Region card { $region } { $holder ->
    [none] from the deck
   *[other] from { $holder }
}

## What has happened

fact-settled = { $seat } settles { $armies } { $at }.
fact-region-card = { $seat ->
    [none] The Region card { $region } goes back to the deck ({ $former }).
   *[other] { $former ->
        [none] { $seat } takes the Region card { $region }.
       *[other] { $seat } takes the Region card { $region } from { $former }.
    }
}
fact-chose = { $seat } shows { $conflict }.
fact-kept = { $seat } keeps a Conflict card.
fact-kept-known = { $seat } keeps { $conflict }.
fact-primed = The tower is primed. { $fallen ->
    [none] Nothing falls out.
   *[other] Out of it fall: { $fallen }.
}
fact-shared = { $seat } puts { $light } into the light limbo and { $dark } into the dark limbo.
fact-round = Round { $n }: { $seat } is first.
fact-drew = { $seat } draws a Conflict card.
fact-drew-known = { $seat } draws { $conflict }.
fact-reinforced = { $seat } sends 1 army to { $place }.
fact-planned = All plans are laid.
fact-turned-up = { $how ->
    [blank] { $seat } turns up a blank card.
   *[open] { $seat } turns up { $deed }.
}
fact-passed = { $seat } passes and takes { $gain }.
fact-compensated = { $seat } has no card left and takes { $gain }.
fact-plan-lost = { $seat } loses the action planned with it ({ $space }).
fact-gave-up = { $seat } gives the action up and takes { $gain }.
fact-extracted = { $seat } extracts { $gain } { $at }.
fact-deployed = { $seat } deploys { $armies } { $at }.
fact-built = { $seat } builds { $building } { $at } and scores { $points }.
fact-moved = { $seat } moves { $armies } { $of } to { $place }.
fact-lead = { $seat } takes the First Player marker and will begin the next round.
fact-claim-failed = { $seat } claims the Region card { $region } in vain.
fact-attacked = { $seat } attacks { $place } from { $from } with { $armies }{ $defender ->
    [none] . Nobody holds it.
   *[other] , against { $defender } ({ $defending }).
} { $side ->
    [for] The card stands for the target: the inhabitants fight for { $seat }.
    [neutral] The card stands for the origin: the inhabitants are neutral.
   *[against] The card stands for another region: the inhabitants fight against { $seat }.
}
fact-fell = { $fallen ->
    [none] Nothing falls out of the tower.
   *[other] Out of the tower fall: { $fallen }.
}
fact-lost = { $seat } loses { $armies } to the { $realm ->
    [light] light
   *[dark] dark
} limbo.
fact-won = { $owner ->
    [none] { $seat } wins by the inhabitants alone: { $place } is unoccupied.
   *[other] { $seat } wins { $place } and holds it with { $armies }.
}
fact-repelled = { $owner ->
    [none] The attack fails, and nobody holds { $place }.
   *[other] The attack fails: { $owner } holds { $place } with { $armies }.
}
fact-scored = { $parts ->
    [none] { $seat } scores nothing.
   *[other] { $seat } scores { $points }: { $parts }.
}
fact-over = { $n ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## What should be known before choosing

note-claim-fails = It would fail now: { $holder } has as many armies there, or more. You would still pay the cost.
note-unpaid = As things stand you cannot pay { $cost }.
note-idle = As things stand it cannot be carried out.

## Odds

note-conquest = { $known ->
    [exact] { $chance }%
   *[about] about { $chance }%
} to take the region
note-lost = { $defended ->
    [yes] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } of yours and { NUMBER($dealt, minimumFractionDigits: 1, maximumFractionDigits: 1) } of theirs lost on average
   *[no] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } of yours lost on average
}

## The table

label-place = { $region } ({ $realm ->
    [light] Light
   *[dark] Darkness
})
label-at = in { $name }
label-of = from { $name }
label-armies = { $n ->
    [one] 1 army
   *[other] { $n } armies
}
label-points = { $n } VP
label-gold = { $n } gold
label-energy = { $n } energy
label-a-building = { $building ->
    [portal] a Portal
    [sanctuary] a Sanctuary
   *[capital] a Capital
}
label-inhabitants = inhabitants
label-cubes = { $name } { $n }
label-space = { $slot } ({ $action })
label-spell = { $action }: { $card }
label-deed = { $card }: { $action }
label-light-limbo = light limbo { $n }
label-dark-limbo = dark limbo { $n }
label-scored-regions = regions { $n }
label-scored-sanctuaries = Sanctuaries { $n }
label-scored-capitals = Capitals { $n }
label-scored-provinces = provinces { $n }
label-won = { $n ->
    [one] { $seats } wins with { $points }
   *[other] { $seats } share the victory with { $points }
}{ $tie ->
    [armies] { " " }and the most armies on the board.
   *[no] .
}
label-starting = Starting round
label-round = Round { $round } of { $rounds } · { $stage ->
    [reinforcements] Reinforcements
    [planning] Planning
    [actions] Action resolution
   *[scoring] Scoring
}
label-over = The game is over
label-you = you
label-players = Players
label-head-player = Player
label-head-vp = VP
label-head-energy = Energy
label-head-gold = Gold
label-head-limbo = Limbo
label-head-armies = Board
label-head-cards = Cards
label-head-tribes = Tribes
label-held = R{ $regions } C{ $conflicts }
label-held-legend = R Region cards · C Conflict cards
label-energy-short = E
label-energy-name = energy
label-gold-short = G
label-gold-name = gold
label-first = First Player marker
label-cards = Known cards
label-groups = Groups to settle: { $groups }
label-shows = Shows { $card }
label-planned = Face down: { $spaces }
label-turned = Turned up: { $cards }
label-regions = Region cards: { $cards }
label-conflicts = Conflict cards known to all: { $cards }
label-tray = Tray
label-reserve = Reserve
label-deck = Conflict cards
label-piles = deck { $deck }, discarded { $discard }
label-board = board
label-hand = hand
label-hand-draft = Draft
label-hand-regions = Region
label-hand-conflicts = Conflict
label-hand-magic = Magic
label-hand-blank = Blank

## Drawing

draw-title = Immortals
draw-place = { $region } in { $realm ->
    [light] light
   *[dark] darkness
}, { $province }: { $gold } gold, { $energy } energy
draw-origin = From { $place }
draw-armies = { $who }: { $armies }, { $place }
draw-so-many = { $n ->
    [one] Only 1 army
   *[other] Only { $n } armies
}
draw-number = { $n ->
    [one] 1 army
   *[other] { $n } armies
}
draw-building = { $building }, { $place }
draw-round = { $n ->
    [0] Starting round
   *[other] Round { $n } of { $of }
}
draw-stage-home = Home region
draw-stage-draft = Draft
draw-stage-settling = Settling
draw-stage-tower = Tower
draw-stage-reinforcements = Reinforcements
draw-stage-planning = Planning
draw-stage-actions = Action resolution
draw-stage-scoring = Scoring
draw-stage-over = The game is over
draw-has = { $who } { $points }
draw-tower = { $tower }. { $shelves } Tray: { $tray }. Inhabitants in reserve: { $reserve }.
draw-shelf = { $shelf }: { $cubes }.
draw-nothing = nothing
draw-reserve = in reserve
draw-board-of = Board of { $who }: { $tribes }
draw-purse = { $who }: { $gold } gold, { $energy } energy, { $points } VP
draw-limbo-light = Light limbo
draw-limbo-dark = Dark limbo
draw-in-limbo = { $limbo }: { $n }
draw-space = { $action }, { $half ->
    [light] light half
   *[dark] dark half
}
draw-cost = { $cost ->
    [none] Free
   *[other] Costs { $cost }
}
draw-card-there = On it: { $card }
draw-take-back = Take back { $card }
draw-face-down = a card face down
draw-free = free
draw-moving = move
draw-on-card = cost on the card
draw-group = { $n ->
    [one] Group of 1 army
   *[other] Group of { $n } armies
}
draw-joker = Joker
draw-region-card = Region card { $card } (light: { $light }; darkness: { $dark })
draw-conflict-card = Conflict card { $card }: { $yields }
draw-magic-card = Magic card: { $card }
draw-so-many-cards = { $n } times { $card }
draw-players = Players
draw-you = you
draw-active = to play
draw-marker = Holds the First Player marker
draw-first = First this round
draw-has-gold = { $n } gold
draw-has-energy = { $n } energy
draw-has-points = { $n } VP
draw-has-regions = { $n ->
    [one] 1 Region card
   *[other] { $n } Region cards
}
draw-has-conflicts = { $n ->
    [one] 1 Conflict card
   *[other] { $n } Conflict cards
}
draw-lying = { $n ->
    [0] No card lies on this board
    [one] 1 card lies on this board
   *[other] { $n } cards lie on this board
}
draw-turned = Turned up this round: { $cards }
draw-known = Known to all: { $cards }
draw-groups-left = Groups to settle: { $groups }
draw-groups = Army groups
draw-share = Which limbo for your fallen armies?
draw-share-so = { $light } to the light limbo, { $dark } to the dark limbo
draw-how-many = How many armies?
draw-fewer = { $place }: all { $n } go, or only
draw-buildings = What to build
draw-claim = Region cards to claim
draw-draft-hand = Cards to draft from
draw-hand = Your cards
draw-piles = Common supply
draw-deck = Conflict cards in the deck: { $n }
draw-portals = Portals left: { $n }
draw-tiles = Sanctuary and Capital tiles left: { $n }
draw-discards = Discards: { $n }
draw-region-deck = Free Region cards: { $n }
draw-battle = Battle for { $place }
draw-attacker = Attacker
draw-defender = Defender
draw-nobody = unoccupied
draw-inhabitants-for = Inhabitants with the attacker
draw-inhabitants-neutral = Inhabitants neutral
draw-inhabitants-against = Inhabitants against the attacker
draw-fell = Fell into the tray
draw-lost = { $who } loses { $armies } ({ $limbo })
draw-battle-held = { $who } holds it with { $armies }.
draw-battle-empty = Nobody holds it.

## `gonfalon odds immortals`

odds-how-many = How many armies? Say a number from { $least } to { $most }, for instance { $option } 4.
odds-side-for = for
odds-side-neutral = neutral
odds-side-against = against
odds-green = Green (inhabitants)
odds-shelves = The tower has { $n } shelves: name the cubes on each from the top down, separated by slashes, for instance --shelves "2 red / 1 green / ".
odds-shelf-full = { $name }: no more than { $most } cubes lie there, not { $n }.
odds-cubes = { $name }: there are only { $most } cubes, not { $n }.
odds-attack = { $attacker } attacks with { $attackers ->
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
odds-armies = { $n ->
    [0] no army
    [one] 1 army
   *[other] { $n } armies
}
odds-repelled = The attack is repelled
odds-tie = A tie: nobody is left
odds-unoccupied = In { NUMBER($chance, maximumFractionDigits: 1) } % of all cases the inhabitants win alone, and no army is left to hold the region.
odds-losses = Armies lost to limbo on average: { NUMBER($attack, minimumFractionDigits: 1, maximumFractionDigits: 1) } by the attacker, { NUMBER($defend, minimumFractionDigits: 1, maximumFractionDigits: 1) } by the defender. What stays in the tower is not lost.
odds-losses-alone = Armies lost to limbo on average: { NUMBER($attack, minimumFractionDigits: 1, maximumFractionDigits: 1) }. What stays in the tower is not lost.
odds-every-fall = Exact: every way in which the cubes can fall.
odds-thrown = Drawn from { $samples } throws; standard error of the chance to win: { NUMBER($error, maximumFractionDigits: 2) } percentage points.
odds-average = The average of { $towers } towers of games with { $players } players, after set-up and after each of the seven battles that follow, with 2 to 6 armies against 1 to 4; standard error of the chance to win: { NUMBER($error, maximumFractionDigits: 2) } percentage points.
