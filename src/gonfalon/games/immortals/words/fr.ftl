### La langue d’Immortals. Les noms des régions, des tribus, des cartes et des couleurs viennent du contenu.

title = Immortals
blurb = Deux royaumes, lumière et ténèbres, et des armées qui ne meurent jamais : qui tombe dans l’un renaît dans l’autre. Planifiez dix actions en secret, et que la tour à cubes tranche vos batailles.
mode-standard = Partie normale
mode-standard-blurb = De 3 à 5 joueurs : 7 tours à trois, 6 à quatre, 5 à cinq.
mode-longer = Partie longue
mode-longer-blurb = De 3 à 5 joueurs d’accord pour jouer plus de tours, dix au plus.

table-option-rounds = Tours
table-option-rounds-6 = 6, seulement à 5 joueurs
table-option-rounds-7 = 7, seulement à 4 ou 5 joueurs
table-option-rounds-8 = 8
table-option-rounds-9 = 9
table-option-rounds-10 = 10

## Ce qu’on demande à un joueur

prompt-home = Choisissez le groupe d’armées qui s’installe { $at }, votre région de départ.
prompt-draft = { $aim ->
    [settle] Choisissez une carte Conflit : un de vos groupes s’installe dans sa région.
    [full] Toutes ces régions sont occupées. Choisissez une carte Conflit à garder.
   *[keep] Vous n’avez plus de groupe. Choisissez une carte Conflit à garder.
}
prompt-settle = { $kind ->
    [none] Il ne vous reste aucune carte Conflit. Choisissez un groupe, et une région vide où l’installer.
    [joker] « { $conflict } » : choisissez un groupe, et une région vide de la province où l’installer.
   *[region] « { $conflict } » : choisissez le groupe qui s’y installe.
}
prompt-share = { $n ->
    [one] { $n } de vos armées tombe de la tour. Choisissez ses limbes.
   *[other] { $n } de vos armées tombent de la tour. Répartissez-les entre vos limbes.
}
prompt-draw = Piocher une carte Conflit ?
prompt-send = Choisissez où va l’armée suivante. Renforts restants : { $sources }.
prompt-plan = Posez vos cartes, puis terminez.{ $cost ->
    [none] { "" }
   *[other] { $dear ->
        [yes] { " " }Ce qui est posé coûte { $cost } ; vous avez { $purse }.
       *[no] { " " }Coût : { $cost }.
    }
}
prompt-turn = { $cards ->
    [blank] Il n’y a que des cartes vierges sur votre plaquette. Passez.
   *[open] Révélez une de vos cartes, ou passez.
}
prompt-compensation = Il n’y a plus de carte sur votre plaquette. Choisissez ce que vous gagnez.
prompt-action = { $how ->
    [blank] Une carte vierge. Choisissez ce que vous gagnez.
    [unpaid] { $deed }. Vous ne pouvez pas payer { $cost } : choisissez ce que vous gagnez à la place.
    [idle] { $deed }. C’est irréalisable à présent : choisissez ce que vous gagnez à la place.
   *[open] { $deed }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }. Choisissez comment, ou renoncez-y.
}
prompt-spread = { $n ->
    [one] Il reste { $n } armée à déployer. Choisissez où.
   *[other] Il reste { $n } armées à déployer. Choisissez combien, et où.
}

## Ce qu’un joueur peut choisir

option-group = Installer { $armies }
option-draft = { $conflict }
option-settle = Installer { $armies } { $at }
option-share = Limbes lumineux { $light }, limbes obscurs { $dark }
option-draw = { $n ->
    [one] Piocher une carte Conflit
   *[other] Piocher { $n } cartes Conflit
}
option-skip = Ne rien piocher
option-send = Envoyer 1 armée { $at }
option-end = Ne plus envoyer personne
option-lay = Poser « { $card } » en { $space }{ $other ->
    [none] { "" }
   *[other] , à la place de « { $other } »
}{ $hindered ->
    [none] { "" }
   *[other] . { $hindered }
}
option-take-back = Reprendre « { $card } » en { $space }
option-done = Terminer la planification
option-turn-up = Révéler { $space } : « { $card } »
option-pass = { $what ->
    [compensation] Prendre { $gain }
   *[turn] Passer et prendre { $gain }
}
option-give-up = { $how ->
    [open] Y renoncer pour { $gain }
   *[other] Prendre { $gain }
}
option-extract = Extraire { $gain } { $at }
option-deploy = Déployer { $armies } { $at }
option-build = Construire { $building } { $at } ({ $points })
option-attack = Attaquer { $place } depuis { $from } : { $armies }{ $defender ->
    [none] { "" }
   *[other] { " " }contre { $defending } ({ $defender })
}, habitants { $side ->
    [for] avec vous
    [neutral] neutres
   *[against] contre vous
}
option-move = Déplacer { $armies } { $of } { $at } ({ $cost })
option-lead = Prendre le marqueur Premier joueur ({ $holder })
option-claim = S’emparer de la carte Région « { $region } » ({ $holder ->
    [none] pioche
   *[other] { $holder }
})

## Ce qui s’est passé

fact-settled = { $seat } installe { $armies } { $at }.
fact-region-card = { $seat ->
    [none] La carte Région « { $region } » retourne dans la pioche ({ $former }).
   *[other] { $former ->
        [none] { $seat } prend la carte Région « { $region } ».
       *[other] { $seat } prend la carte Région « { $region } » à { $former }.
    }
}
fact-chose = { $seat } montre « { $conflict } ».
fact-kept = { $seat } garde une carte Conflit.
fact-kept-known = { $seat } garde « { $conflict } ».
fact-primed = La tour est initialisée. { $fallen ->
    [none] Rien n’en tombe.
   *[other] Il en tombe : { $fallen }.
}
fact-shared = { $seat } répartit ses armées : limbes lumineux { $light }, limbes obscurs { $dark }.
fact-round = Tour { $n } : { $seat } est premier joueur.
fact-drew = { $seat } pioche une carte Conflit.
fact-drew-known = { $seat } pioche « { $conflict } ».
fact-reinforced = { $seat } envoie 1 armée { $at }.
fact-planned = Tous ont planifié.
fact-turned-up = { $how ->
    [blank] { $seat } révèle une carte vierge.
   *[open] { $seat } révèle { $deed }.
}
fact-passed = { $seat } passe et prend { $gain }.
fact-compensated = { $seat } n’a plus de carte et prend { $gain }.
fact-plan-lost = { $seat } perd l’action prévue avec elle ({ $space }).
fact-gave-up = { $seat } renonce à l’action et prend { $gain }.
fact-extracted = { $seat } extrait { $gain } { $at }.
fact-deployed = { $seat } déploie { $armies } { $at }.
fact-built = { $seat } construit { $building } { $at } et marque { $points }.
fact-moved = { $seat } déplace { $armies } { $of } { $at }.
fact-lead = { $seat } prend le marqueur Premier joueur et commencera le tour suivant.
fact-claim-failed = { $seat } échoue à s’emparer de la carte Région « { $region } ».
fact-attacked = { $seat } attaque { $place } depuis { $from } avec { $armies }{ $defender ->
    [none] . Personne ne l’occupe.
   *[other] , contre { $defender } ({ $defending }).
} { $side ->
    [for] La carte vaut pour la cible : les habitants combattent pour { $seat }.
    [neutral] La carte vaut pour l’origine : les habitants restent neutres.
   *[against] La carte vaut pour une autre région : les habitants combattent contre { $seat }.
}
fact-fell = { $fallen ->
    [none] Rien ne tombe de la tour.
   *[other] Il tombe de la tour : { $fallen }.
}
fact-lost = { $seat } perd { $armies }, { $n ->
    [one] partie
   *[other] parties
} dans les limbes { $realm ->
    [light] lumineux
   *[dark] obscurs
}.
fact-won = { $owner ->
    [none] { $seat } l’emporte par les seuls habitants ; { $place } n’a plus d’occupant.
   *[other] { $seat } l’emporte et occupe { $place } avec { $armies }.
}
fact-repelled = { $owner ->
    [none] L’attaque échoue ; personne n’occupe { $place }.
   *[other] L’attaque échoue : { $owner } occupe { $place } avec { $armies }.
}
fact-scored = { $parts ->
    [none] { $seat } ne marque rien.
   *[other] { $seat } marque { $points } : { $parts }.
}
fact-over = { $n ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}

## Ce qu’il faut savoir avant de choisir

note-claim-fails = En l’état, c’est un échec : { $holder } y a autant d’armées, ou plus. Le coût reste payé.
note-unpaid = En l’état, vous ne pouvez pas payer { $cost }.
note-idle = En l’état, c’est irréalisable.

## Chances

note-conquest = région prise à { $known ->
    [exact] { $chance } %
   *[about] { $chance } % environ
}
note-lost = pertes moyennes : { $defended ->
    [yes] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour vous, { NUMBER($dealt, minimumFractionDigits: 1, maximumFractionDigits: 1) } en face
   *[no] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour vous
}

## La table

label-place = { $region } ({ $realm ->
    [light] Lumière
   *[dark] Ténèbres
})
label-at = { $article ->
    [le] au { $rest }
    [les] aux { $rest }
    [la] à la { $rest }
    [elided] à l’{ $rest }
   *[other] à { $name }
}
label-of = { $article ->
    [le] du { $rest }
    [les] des { $rest }
    [la] de la { $rest }
    [elided] de l’{ $rest }
    [vowel] d’{ $name }
   *[none] de { $name }
}
label-armies = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
label-points = { $n } PV
label-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
label-energy = { $n ->
    [one] { $n } point d’énergie
   *[other] { $n } points d’énergie
}
label-a-building = { $building ->
    [portal] un Portail
    [sanctuary] un Sanctuaire
   *[capital] une Capitale
}
label-inhabitants = habitants
label-cubes = { $name } { $n }
label-space = { $slot } ({ $action })
label-spell = { $action } : « { $card } »
label-deed = « { $card } » : { $action }
label-light-limbo = limbes lumineux { $n }
label-dark-limbo = limbes obscurs { $n }
label-scored-regions = régions { $n }
label-scored-sanctuaries = Sanctuaires { $n }
label-scored-capitals = Capitales { $n }
label-scored-provinces = provinces { $n }
label-won = { $n ->
    [one] { $seats } gagne avec { $points }
   *[other] { $seats } se partagent la victoire avec { $points }
}{ $tie ->
    [armies] { " " }et le plus d’armées sur le plateau.
   *[no] .
}
label-starting = Tour de départ
label-round = Tour { $round } sur { $rounds } · { $stage ->
    [reinforcements] Renforts
    [planning] Planification
    [actions] Résolution des actions
   *[scoring] Score
}
label-over = La partie est finie
label-you = vous
label-players = Joueurs
label-head-player = Joueur
label-head-vp = PV
label-head-energy = Énergie
label-head-gold = Or
label-head-limbo = Limbes
label-head-armies = Plateau
label-head-cards = Cartes
label-head-tribes = Tribus
label-held = R{ $regions } C{ $conflicts }
label-held-legend = R cartes Région · C cartes Conflit
label-energy-short = É
label-energy-name = énergie
label-gold-short = O
label-gold-name = or
label-first = marqueur Premier joueur
label-cards = Cartes connues
label-groups = Groupes à installer : { $groups }
label-shows = Carte montrée : { $card }
label-planned = Face cachée : { $spaces }
label-turned = Révélées : { $cards }
label-regions = Cartes Région : { $cards }
label-conflicts = Cartes Conflit connues de tous : { $cards }
label-tray = Plateau de la tour
label-reserve = Réserve
label-deck = Cartes Conflit
label-piles = pioche { $deck }, défausse { $discard }
label-board = plaquette
label-hand = main
label-hand-draft = Choix
label-hand-regions = Région
label-hand-conflicts = Conflit
label-hand-magic = Magie
label-hand-blank = Vierges

## Drawing

draw-title = Immortals
draw-place = { $region } dans { $realm ->
    [light] la lumière
   *[dark] les ténèbres
}, { $province } : { $gold } or, { $energy } énergie
draw-origin = Depuis { $place }
draw-armies = { $who } : { $armies }, { $place }
draw-so-many = { $n ->
    [one] { $n } armée seulement
   *[other] { $n } armées seulement
}
draw-number = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
draw-building = { $building }, { $place }
draw-round = { $n ->
    [0] Tour de départ
   *[other] Tour { $n } sur { $of }
}
draw-stage-home = Région de départ
draw-stage-draft = Choix des cartes
draw-stage-settling = Installation
draw-stage-tower = Tour à cubes
draw-stage-reinforcements = Renforts
draw-stage-planning = Planification
draw-stage-actions = Résolution des actions
draw-stage-scoring = Score
draw-stage-over = La partie est finie
draw-has = { $who } { $points }
draw-tower = { $tower }. { $shelves } Plateau de la tour : { $tray }. Habitants en réserve : { $reserve }.
draw-shelf = { $shelf } : { $cubes }.
draw-nothing = rien
draw-reserve = en réserve
draw-board-of = Plaquette ({ $who }) : { $tribes }
draw-purse = { $who } : { $gold } or, { $energy } énergie, { $points } PV
draw-limbo-light = Limbes lumineux
draw-limbo-dark = Limbes obscurs
draw-in-limbo = { $limbo } : { $n }
draw-space = { $action }, moitié { $half ->
    [light] lumineuse
   *[dark] obscure
}
draw-cost = { $cost ->
    [none] Gratuit
   *[other] Coût : { $cost }
}
draw-card-there = Carte posée : { $card }
draw-take-back = Reprendre « { $card } »
draw-face-down = une carte face cachée
draw-free = gratuit
draw-moving = déplacer
draw-on-card = coût sur la carte
draw-group = { $n ->
    [one] Groupe de { $n } armée
   *[other] Groupe de { $n } armées
}
draw-joker = Joker
draw-region-card = Carte Région « { $card } » (lumière : { $light } ; ténèbres : { $dark })
draw-conflict-card = Carte Conflit « { $card } » : { $yields }
draw-magic-card = Carte Magie : { $card }
draw-so-many-cards = { $n } fois { $card }
draw-players = Joueurs
draw-you = vous
draw-active = à jouer
draw-marker = A le marqueur Premier joueur
draw-first = Commence ce tour
draw-has-gold = { $n } or
draw-has-energy = { $n } énergie
draw-has-points = { $n } PV
draw-has-regions = { $n ->
    [one] { $n } carte Région
   *[other] { $n } cartes Région
}
draw-has-conflicts = { $n ->
    [one] { $n } carte Conflit
   *[other] { $n } cartes Conflit
}
draw-lying = { $n ->
    [0] Aucune carte sur cette plaquette
    [one] { $n } carte sur cette plaquette
   *[other] { $n } cartes sur cette plaquette
}
draw-turned = Révélées ce tour : { $cards }
draw-known = Connues de tous : { $cards }
draw-groups-left = Groupes à installer : { $groups }
draw-groups = Groupes d’armées
draw-share = Vos armées tombées : dans quels limbes ?
draw-share-so = { $light } aux limbes lumineux, { $dark } aux limbes obscurs
draw-how-many = Combien d’armées ?
draw-fewer = { $place } : les { $n } partent, ou seulement
draw-buildings = Que bâtir
draw-claim = Cartes Région à revendiquer
draw-draft-hand = Cartes au choix
draw-hand = Vos cartes
draw-piles = En commun
draw-deck = Cartes Conflit dans la pioche : { $n }
draw-portals = Portails restants : { $n }
draw-tiles = Tuiles Sanctuaire et Capitale restantes : { $n }
draw-discards = Défausse : { $n }
draw-region-deck = Cartes Région libres : { $n }
draw-battle = Bataille : { $place }
draw-attacker = Attaquant
draw-defender = Défenseur
draw-nobody = inoccupée
draw-inhabitants-for = Habitants avec l’attaquant
draw-inhabitants-neutral = Habitants neutres
draw-inhabitants-against = Habitants contre l’attaquant
draw-fell = Tombés dans le plateau
draw-lost = { $who } perd { $armies } ({ $limbo })
draw-battle-held = { $who } l’occupe avec { $armies }.
draw-battle-empty = Personne ne l’occupe.

## `gonfalon odds immortals`

odds-how-many = Combien d’armées ? Donnez un nombre de { $least } à { $most }, par exemple { $option } 4.
odds-side-for = pour
odds-side-neutral = neutres
odds-side-against = contre
odds-green = Vert (habitants)
odds-shelves = La tour a { $n } étagères : nommez les cubes de chacune, de haut en bas, séparées par des barres, par exemple --shelves "2 rouges / 1 vert / ".
odds-shelf-full = { $name } : { $most } cubes au plus y restent, pas { $n }.
odds-cubes = { $name } : il n’y a que { $most } cubes, pas { $n }.
odds-attack = { $attacker } attaque avec { $attackers ->
    [one] { $attackers } armée
   *[other] { $attackers } armées
}, { $defenders ->
    [0] dans une région inoccupée
   *[other] { $defender } défend avec { $defenders }
} ; les habitants sont { $side ->
    [for] pour l’attaquant
    [neutral] neutres
   *[against] contre l’attaquant
}
odds-armies = { $n ->
    [0] aucune armée
    [one] { $n } armée
   *[other] { $n } armées
}
odds-repelled = L’attaque est repoussée
odds-tie = Égalité : il ne reste personne
odds-unoccupied = Dans { NUMBER($chance, maximumFractionDigits: 1) } % des cas, les habitants gagnent seuls : aucune armée ne reste pour tenir la région.
odds-losses = Armées perdues dans les limbes en moyenne : { NUMBER($attack, minimumFractionDigits: 1, maximumFractionDigits: 1) } par l’attaquant, { NUMBER($defend, minimumFractionDigits: 1, maximumFractionDigits: 1) } par le défenseur. Ce qui reste dans la tour n’est pas perdu.
odds-losses-alone = Armées perdues dans les limbes en moyenne : { NUMBER($attack, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Ce qui reste dans la tour n’est pas perdu.
odds-every-fall = Exact : toutes les façons dont les cubes peuvent tomber.
odds-thrown = D’après { $samples } lancers ; erreur type des chances de victoire : { NUMBER($error, maximumFractionDigits: 2) } point de pourcentage.
odds-average = La moyenne de { $towers } tours de parties à { $players } joueurs, après la mise en place et après chacune des sept batailles suivantes, avec 2 à 6 armées contre 1 à 4 ; erreur type des chances de victoire : { NUMBER($error, maximumFractionDigits: 2) } point de pourcentage.
