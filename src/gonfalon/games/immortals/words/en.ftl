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

## Kinds of moments, as orders call them

moment-draw = a Conflict card

## What a player is asked

prompt-home = Choose the army group that settles { $at }, your start region.
prompt-draft = { $aim ->
    [settle] Choose a Conflict card: one of your groups settles in its region.
    [full] All these regions are occupied. Choose a Conflict card to keep.
   *[keep] You have no group left. Choose a Conflict card to keep.
}
prompt-settle = { $kind ->
    [none] No Conflict card is left for you. Choose a group and an empty region.
    [joker] { $conflict }: choose a group and an empty region.
   *[region] { $conflict }: choose the group that settles there.
}
prompt-share = { $n ->
    [one] 1 of your armies falls from the tower. Choose its limbo.
   *[other] { $n } of your armies fall from the tower. Choose how many go to each limbo.
}
prompt-draw = Draw a Conflict card?
prompt-send = Choose where the next army goes. Left: { $sources }.
prompt-plan = Lay your cards, then finish planning.{ $cost ->
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
    [open] Give up for { $gain }
   *[other] Take { $gain }
}
option-extract = Extract { $gain } { $at }
option-deploy = Deploy { $armies } { $at }
option-build = Build { $building } { $at } ({ $points })
option-attack = Attack { $place } from { $near }: { $defender ->
    [none] { $armies }
   *[other] { $n } against { $defending } of { $defender }
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

note-done = { $n } of { $of } spaces
note-end = { $n ->
    [one] 1 more could go
   *[other] { $n } more could go
}
note-pass = { $n ->
    [one] 1 card unused
   *[other] { $n } cards unused
}

## Odds

note-conquest = { $known ->
    [exact] { $chance }%
   *[about] about { $chance }%
} to take the region
note-lost = { $defended ->
    [yes] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } of yours and { NUMBER($dealt, minimumFractionDigits: 1, maximumFractionDigits: 1) } of theirs lost on average
   *[no] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } of yours lost on average
}

## What others did

digest-then = { $first }; { $next }
digest-took = took { $places }
digest-from = { $place }{ $whose ->
    [you] { " " }from you
    [other] { " " }from { $former }
   *[nobody] { "" }
}
digest-failed = failed { $at }
digest-claimed = took your Region cards: { $regions }
digest-built = built { $buildings }
digest-brought = brought { $armies }
digest-gained = gained { $gains }
digest-passed = passed and gained { $gains }
digest-scored = scored { $points }
digest-cost = You lost { $armies }.

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

panel-cards = My cards
panel-provinces = Provinces
draw-short-extract-gold = Gold
draw-short-extract-energy = Energy
draw-short-transition-3 = Transition
draw-short-build = Build
draw-short-build-sanctuary = Sanctuary
draw-short-attack = Attack
draw-short-attack-or-move = Attack, move
draw-short-magic-card = Magic
draw-short-magic-transition-5 = Transition of 5
draw-short-magic-omen-or-lead = Card, or lead
draw-short-magic-claim-or-consecrate = Claim, or Sanctuary
draw-short-magic-lore-or-muster = 2 cards, or 2 armies
draw-realm-light = Light
draw-realm-dark = Darkness
draw-attacks-with = attacks with { $n }
draw-defends-with = defends with { $n }
draw-inhabitants-fell = { $n ->
    [0] No inhabitant fell.
    [one] 1 inhabitant fell: { $side ->
        [for] with the attacker
        [neutral] neutral here, it does not count
       *[against] against the attacker
    }
   *[other] { $n } inhabitants fell: { $side ->
        [for] with the attacker
        [neutral] neutral here, they do not count
       *[against] against the attacker
    }
}
draw-lodged = In the tower now
draw-scoring = Scoring of round { $n }
draw-this-round = This round
draw-points = Points
draw-scored-regions = Regions
draw-scored-provinces = Provinces
draw-scored-sanctuaries = Sanctuaries
draw-scored-capitals = Capitals
draw-worth-regions = 1 for every 2
draw-worth-provinces = 2 for 3 or 4, 3 for all 5
draw-worth-sanctuaries = 1 each
draw-worth-capitals = 1 each
draw-scores-last = { $who } is first player and scores last.
draw-provinces-of = Provinces of { $who }
draw-by-day = day
draw-by-night = night
draw-held = { $n } of { $of }{ $leader ->
    [none] { "" }
   *[other] { "" }; most: { $leader } with { $most }
}
draw-in-sight = { $n } regions { $regions } · provinces { $provinces } · buildings { $buildings }
draw-sight = this round { $n }

## What happened, moment by moment

step-attacked = { $seat } attacks { $place } with { $armies }{ $defender ->
    [none] ; nobody holds it.
   *[other] ; { $defender } defends with { $defending }.
}
step-result = { $how ->
    [won] { $seat } wins { $place }, { $ours } to { $theirs }
    [held] { $owner } holds { $place }, { $theirs } to { $ours }
   *[empty] Nobody holds { $place }, { $ours } to { $theirs }
}
step-reinforced = { $seat } brings { $armies }: { $places }.
step-scored = the round is scored: { $seat } gains most, { $points }.

## What a card would bring

expect-unpaid = cannot pay yet
expect-nothing = nothing yet
expect-attack = { $chance }% for { $place }
expect-move = move { $n }
expect-either = { $chance }%, or move { $n }

## What the inspector shows

inspect-region = { $province } · { $holder ->
    [none] card free
   *[other] card: { $holder }
}
inspect-side = { $realm ->
    [light] Day
   *[dark] Night
}: { $whose ->
    [you] yours, { $armies }
    [nobody] unoccupied
   *[other] { $who }, { $armies }
}{ $buildings ->
    [none] { "" }
   *[other] , { $buildings }
}. { $gold } gold or { $energy } energy.
inspect-attack = Attack from { $origin } with { $armies }: { $chance }%.
inspect-with = With this card, best against { $goal }: { $chance }%.
inspect-gain = Won, you hold { $n } of { $of } in { $province } by { $realm ->
    [light] day
   *[dark] night
}: +{ $points } each round.
inspect-threat = { $who } can attack from { $origin } with { $armies }: { $chance }%
inspect-province = Province · { $realm }
inspect-holds = { $who }: { $n }, { $points }
inspect-worth = Three or four regions score 2 VP each round, all five 3.
inspect-conflict = Conflict card: discarded after use
inspect-magic = Magic card: yours in every round
inspect-space = Space of your plan · { $half ->
    [light] light half
   *[dark] dark half
}
inspect-expected = { $card } here: { $what }.
inspect-limbos = Limbos: { $light } light, { $dark } dark.
inspect-cards = { $regions } Region cards, { $conflicts } Conflict cards; { $laid } laid.
inspect-holdings = { $n } regions with { $armies }.
inspect-in-sight = Would score { $points } now.
inspect-tribe = { $realm ->
    [light] Tribe of light
   *[dark] Tribe of darkness
}
inspect-limbo = { $realm ->
    [light] Armies lost in the realm of darkness wait here.
   *[dark] Armies lost in the realm of light wait here.
} For every three, one comes back as a reinforcement each round; Transitions bring more.
inspect-tray = Tray: { $cubes }. Inhabitants in reserve: { $reserve }.
inspect-tower = Both sides go in together with what lies in the tray. Only what falls out counts; what lodges may fall in a later battle.
inspect-tower-kind = It decides every battle
inspect-group = A group settles as a whole in one region.
inspect-building = { $built } when built, { $scored } VP each round
inspect-number = This many of your armies; the others stay.
inspect-share = The fallen wait in limbo and come back into that realm.
inspect-sign-gold = Gold
inspect-means-gold = Pays for buildings, Transitions, moves and Magic cards.
inspect-sign-energy = Energy
inspect-means-energy = Pays for Transitions, buildings and Magic cards.
inspect-sign-points = Victory points
inspect-means-points = Most points after the last round win; a tie is broken by armies on the board.
inspect-sign-sight = Points in sight
inspect-means-sight = What this player would score if the round ended now.
inspect-sign-marker = First Player marker
inspect-means-marker = Whoever holds it begins the next round; grey: is first this round.
inspect-sign-deck = Conflict deck
inspect-means-deck = Everybody may draw one card at the beginning of a round.
inspect-sign-portals = Portals left
inspect-means-portals = A Portal leads one way, to the same region of the other realm.
inspect-sign-tiles = Sanctuaries and Capitals left
inspect-means-tiles = They share the same tiles.

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

# The end of a game
end-scored-regions = Regions
end-scored-sanctuaries = Sanctuaries
end-scored-capitals = Capitals
end-scored-provinces = Provinces
end-scored-built = Buildings when built
end-points-by-round = Points
end-regions-held = Regions held
end-armies = Armies on the board
end-armies-lost = Armies lost to limbo
end-attacks = Attacks won · expected
end-upset-label = Upset
end-upset = { $seat } takes { $place } at { $percent } %
end-contested-label = Most fought over
end-times = { $place }, { $n } battles

## Lessons

lesson-crossing = Two realms
lesson-crossing-task = Bring 3 armies out of limbo into Mountainhome in darkness.
lesson-crossing-1 = The same land lies in light and in darkness. Nobody dies: whoever falls in one waits in limbo for the other. Turn up your card on Transition.
lesson-crossing-2 = You stand in both, so you choose. Send all three into darkness: a lone army invites attack.
lesson-crossing-done = Three armies for 2 energy and 1 gold. Your fallen are your reserve: plan a transition almost every round.
lesson-crossing-failed = Not wrong, but the lone army in darkness is still alone. Again?

lesson-purse = Gold and energy
lesson-purse-task = Pay for the transition to Foothold.
lesson-purse-1 = Your purse is empty, and a transition costs 2 energy and 1 gold. The order is yours: turn up Gold first.
lesson-purse-2 = Forge Fire yields 7 gold in the light. Extract it.
lesson-purse-3 = The others have had their turns. Now turn up Energy.
lesson-purse-4 = Tribute Pass yields 6 energy in darkness; in the light it would be 3. Extract it.
lesson-purse-5 = Now you can pay: turn up Transition.
lesson-purse-6 = Bring the three armies to Foothold.
lesson-purse-done = A plan may count on what earlier cards bring. Extract first, spend after.
lesson-purse-failed = No transition this round: what cannot be paid for brings only 1. Extract first. Again?

lesson-planning = Ten spaces
lesson-planning-task = Lay four cards and finish your plan.
lesson-planning-1 = The space says what, the card says where. Touch Forge Fire, then Gold.
lesson-planning-2 = Tribute Pass onto Energy: your army there stands in darkness, where it yields 6.
lesson-planning-3 = Mountainhome onto Build. It costs 4 gold; you have only 1, but the first card will bring 7.
lesson-planning-4 = Foothold is not yours. Its Conflict card onto Attack: then the inhabitants fight on your side.
lesson-planning-5 = You need not fill all ten spaces. Finish planning.
lesson-planning-else = You may: nobody sees your plan. Lay a card elsewhere to move it.
lesson-planning-done = Each card takes a turn, and turns are seen by all: keep the surprise for late.
lesson-planning-failed = Your plan lacks one of the four cards. Again?

lesson-tower = The cube tower
lesson-tower-task = Take Foothold in the light.
lesson-tower-1 = Blue holds Foothold with 2 armies. On Attack lies the Conflict card of that very region: turn it up.
lesson-tower-2 = Touch Mountainhome, then Foothold: 6 go, 1 stays. All fall into the tower, the green inhabitants from the tray too, and they are with you. Only what comes out counts.
lesson-tower-done = More cubes win; inhabitants fall first. The region is yours, and its card. What lodged in the tower may fall another time.
lesson-tower-failed = Foothold holds out. With its own card and all 6 armies it falls 99 times in 100. Again?

lesson-building = Build to stay
lesson-building-task = Build a Capital and a Sanctuary.
lesson-building-1 = Turn up Build: 4 gold pay for any building in Mountainhome.
lesson-building-2 = Choose the Capital: 2 points now, and 1 each round for whoever holds the region.
lesson-building-3 = A province has room for one Capital, a region for one Capital or Sanctuary. So the next one goes elsewhere: turn up Magic.
lesson-building-4 = A Sanctuary in Forge Fire: 1 point now, and 1 each round.
lesson-building-else = A point, and nothing wrong. But now there is no room for a Capital here.
lesson-building-done = Buildings stay for ever and pay whoever is there. Build where you can stay.
lesson-building-failed = Nothing wrong, but only a Capital brings 2 points, and only the first in a province. Again?

lesson-claims = Two kinds of cards
lesson-claims-task = Take the Region card of Eagle Stair, which Blue has planned.
lesson-claims-1 = You are before Blue. A Conflict card is spent when used, a Region card comes back. Turn up Attack.
lesson-claims-2 = Touch Mountainhome, then Eagle Stair: 5 go, 1 stays.
lesson-claims-3 = The Region card is yours, right off Blue’s board: that action will never happen. Now turn up your own card on Gold.
lesson-claims-4 = Extract gold, and Forge Fire returns to your hand.
lesson-claims-else = Safe, but Blue is next, and may use Eagle Stair.
lesson-claims-done = The card follows whoever conquers, even off a board. There is one for each name, good in both realms.
lesson-claims-failed = Eagle Stair and its card are still Blue’s. With its own card it falls 99 times in 100. Again?

lesson-scoring = What counts
lesson-scoring-task = Score 5 points at the end of this round.
lesson-scoring-1 = Three of the five regions of a province score 2 each round. You hold two of Highpeaks in the light. Turn up Attack.
lesson-scoring-2 = Touch Mountainhome, then Foothold: 6 go. Empty land must be won too, but with its own card nobody resists.
lesson-scoring-done = No card was left, so the round was scored: 4 regions 2, Capital 1, province 2. So it goes each round.
lesson-scoring-failed = No third region of Highpeaks this round. With its own card, Foothold falls nearly always. Again?

lesson-bluff = Bluff and patience
lesson-bluff-task = Frighten Foothold with a blank card, then pass and be paid for waiting until you have 7 gold.
lesson-bluff-1 = Mountainhome onto Gold.
lesson-bluff-2 = Now a blank card onto Attack. The others will see that a card lies there, not which.
lesson-bluff-3 = That is all. Finish planning.
lesson-bluff-4 = Turn up Gold; the blank stays where it is.
lesson-bluff-5 = Extract 5 gold.
lesson-bluff-6 = Only a blank is left, so you pass. Take 1 gold.
lesson-bluff-7 = Others still have cards, so you are paid for waiting. Take 1 gold.
lesson-bluff-else = All your cards come back, Mountainhome unused.
lesson-bluff-done = Short plans are paid for waiting, long plans for doing. A blank costs nothing but a doubt.
lesson-bluff-failed = The round is over before you have 7 gold. Again?

## The coach

coach-home = Your biggest group at home: a strong start region is seldom attacked. Suggested: { $n }.
coach-draft = Choose a region next to yours, or a third of the same province: three of five score 2 points a round.
coach-share = { $n ->
    [one] It fell out of the tower. Send it
   *[other] They fell out of the tower. Send them
} to the { $realm ->
    [light] light limbo: from there armies come back into the light,
   *[dark] dark limbo: from there armies come back into darkness,
} where you have more regions.
coach-first-plan = The space says what, the card says where. Begin with your richest regions: { $gold } on Gold, { $energy } on Energy.
coach-unpaid = This plan costs { $need }; you will have { $have }. What is unpaid brings 1 instead.
coach-sleeping = { $n } armies wait in limbo. A Transition brings { $brings } for { $cost }.
coach-misfit = With { $card } on an attack, the inhabitants are against you. The card of the region you attack is best.
coach-extract-first = Extract first: turn up { $space }.
coach-exposed = { $region } may be attacked, and its card goes with it, planned or not. Use it now.
coach-poor-odds = { $chance }% at best. You may give the attack up for 1 gold or 1 energy; your armies stay.
coach-lone = { $n } go, 1 stays, and { $seat } is next door. Send fewer?
coach-capital = Capital: 2 points now and 1 each round. There is one in a province, so be first.
coach-passing = Passing is final: all cards come back, and you only gain 1 a turn.
coach-third = { $region } would be your third of { $province }: { $n } points every round.
coach-last-round = Last round: gold and energy that are left over are worth nothing. Only points count.
