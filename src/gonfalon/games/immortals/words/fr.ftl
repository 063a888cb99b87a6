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

## Les sortes de moments, dans les consignes

moment-draw = une carte Conflit

## Ce qu’on demande à un joueur

prompt-home = Choisissez le groupe qui s’installe { $at }, votre région de départ.
prompt-draft = { $aim ->
    [settle] Choisissez une carte Conflit : un de vos groupes s’installe dans sa région.
    [full] Toutes ces régions sont occupées. Choisissez une carte Conflit à garder.
   *[keep] Vous n’avez plus de groupe. Choisissez une carte Conflit à garder.
}
prompt-settle = { $kind ->
    [none] Plus de carte Conflit. Choisissez un groupe et une région vide.
    [joker] « { $conflict } » : choisissez un groupe et une région vide.
   *[region] « { $conflict } » : choisissez le groupe qui s’y installe.
}
prompt-share = { $n ->
    [one] { $n } de vos armées tombe de la tour. Choisissez ses limbes.
   *[other] { $n } de vos armées tombent de la tour. Répartissez-les entre vos limbes.
}
prompt-draw = Piocher une carte Conflit ?
prompt-send = Choisissez où va l’armée suivante. Restent : { $sources }.
prompt-plan = Posez vos cartes, puis terminez.{ $cost ->
    [none] { "" }
   *[other] { $dear ->
        [yes] { " " }Ce qui est posé coûte { $cost } ; vous avez { $purse }.
       *[no] { " " }Coût : { $cost }.
    }
}
prompt-turn = { $cards ->
    [blank] Il n’y a que des cartes vierges sur votre plaquette. Passez.
   *[open] Révélez une carte, ou passez.
}
prompt-compensation = Il n’y a plus de carte sur votre plaquette. Choisissez ce que vous gagnez.
prompt-action = { $how ->
    [blank] Une carte vierge. Choisissez ce que vous gagnez.
    [unpaid] { $deed }. Vous ne pouvez pas payer { $cost } : choisissez ce que vous gagnez à la place.
    [idle] { $deed }. C’est irréalisable à présent : choisissez ce que vous gagnez à la place.
   *[open] { $deed }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }. Choisissez comment, ou renoncez.
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
   *[turn] Passer : 1 { $resource ->
        [gold] or
       *[energy] énergie
    }
}
option-give-up = { $how ->
    [open] Renoncer : 1 { $resource ->
        [gold] or
       *[energy] énergie
    }
   *[other] Prendre { $gain }
}
option-extract = Extraire { $gain } { $at }
option-deploy = Déployer { $armies } { $at }
option-build = Construire { $building } { $at } ({ $points })
option-attack = Attaquer { $place } depuis { $near } : { $defender ->
    [none] { $armies }
   *[other] { $n } contre { $defending } ({ $defender })
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

note-done = { $n } sur { $of }
note-end = { $n ->
    [one] encore { $n } possible
   *[other] encore { $n } possibles
}
note-pass = { $n ->
    [one] reste { $n } carte
   *[other] reste { $n } cartes
}

## Chances

note-conquest = région prise à { $known ->
    [exact] { $chance } %
   *[about] { $chance } % environ
}
note-lost = pertes moyennes : { $defended ->
    [yes] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour vous, { NUMBER($dealt, minimumFractionDigits: 1, maximumFractionDigits: 1) } en face
   *[no] { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour vous
}

## Ce que les autres ont fait

digest-then = { $first } ; { $next }
digest-took = a pris { $places }
digest-from = { $place }{ $whose ->
    [you] { " " }– à vous
    [other] { " " }– à { $former }
   *[nobody] { "" }
}
digest-failed = a échoué { $at }
digest-claimed = vous a pris des cartes Région : { $regions }
digest-built = a construit { $buildings }
digest-brought = a amené { $armies }
digest-gained = a gagné { $gains }
digest-passed = a passé et gagné { $gains }
digest-scored = a marqué { $points }
digest-cost = Vous avez perdu { $armies }.

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

panel-cards = Mes cartes
panel-provinces = Provinces
draw-short-extract-gold = Or
draw-short-extract-energy = Énergie
draw-short-transition-3 = Transition
draw-short-build = Construire
draw-short-build-sanctuary = Sanctuaire
draw-short-attack = Attaque
draw-short-attack-or-move = Att., dépl.
draw-short-magic-card = Magie
draw-short-magic-transition-5 = Transition de 5
draw-short-magic-omen-or-lead = Carte ou marqueur
draw-short-magic-claim-or-consecrate = Région ou Sanctuaire
draw-short-magic-lore-or-muster = 2 cartes ou 2 armées
draw-realm-light = Lumière
draw-realm-dark = Ténèbres
draw-attacks-with = attaque avec { $n }
draw-defends-with = défend avec { $n }
draw-inhabitants-fell = { $n ->
    [0] Aucun habitant n’est tombé.
    [one] { $n } habitant est tombé : { $side ->
        [for] avec l’attaquant
        [neutral] neutre ici, il ne compte pas
       *[against] contre l’attaquant
    }
   *[other] { $n } habitants sont tombés : { $side ->
        [for] avec l’attaquant
        [neutral] neutres ici, ils ne comptent pas
       *[against] contre l’attaquant
    }
}
draw-lodged = Dans la tour à présent
draw-scoring = Score du tour { $n }
draw-this-round = Ce tour
draw-points = Points
draw-scored-regions = Régions
draw-scored-provinces = Provinces
draw-scored-sanctuaries = Sanctuaires
draw-scored-capitals = Capitales
draw-worth-regions = 1 pour 2
draw-worth-provinces = 2 pour 3 ou 4, 3 pour les 5
draw-worth-sanctuaries = 1 chacun
draw-worth-capitals = 1 chacune
draw-scores-last = { $who } est premier joueur et marque en dernier.
draw-provinces-of = Provinces ({ $who })
draw-by-day = jour
draw-by-night = nuit
draw-held = { $n } sur { $of }{ $leader ->
    [none] { "" }
   *[other] { "" } ; en tête : { $leader } avec { $most }
}
draw-in-sight = { $n } régions { $regions } · provinces { $provinces } · bâtiments { $buildings }
draw-sight = ce tour { $n }

## Ce qui s’est passé, moment par moment

step-attacked = { $seat } attaque { $place } avec { $armies }{ $defender ->
    [none] { "" } ; personne ne l’occupe.
   *[other] { "" } ; { $defender } défend avec { $defending }.
}
step-result = { $how ->
    [won] { $seat } prend { $place }, { $ours } à { $theirs }
    [held] { $owner } tient { $place }, { $theirs } à { $ours }
   *[empty] Personne ne tient { $place }, { $ours } à { $theirs }
}
step-reinforced = { $seat } amène { $armies } : { $places }.
step-scored = fin du tour, les points sont comptés : { $seat } en gagne le plus, { $points }.

## Ce qu’une carte apporterait

expect-unpaid = impayable à présent
expect-nothing = rien à présent
expect-attack = { $chance } % pour { $place }
expect-move = déplacer { $n }
expect-either = { $chance } %, ou déplacer { $n }

## Ce que montre l’inspecteur

inspect-region = { $province } · { $holder ->
    [none] carte libre
   *[other] carte : { $holder }
}
inspect-side = { $realm ->
    [light] Jour
   *[dark] Nuit
} : { $whose ->
    [you] à vous, { $armies }
    [nobody] inoccupée
   *[other] { $who }, { $armies }
}{ $buildings ->
    [none] { "" }
   *[other] , { $buildings }
}. { $gold } or ou { $energy } énergie.
inspect-attack = Attaque depuis { $origin } avec { $armies } : { $chance } %.
inspect-with = Avec cette carte, au mieux contre { $goal } : { $chance } %.
inspect-gain = Prise, vous tenez { $n } sur { $of } ({ $province }, { $realm ->
    [light] jour
   *[dark] nuit
}) : +{ $points } par tour.
inspect-threat = { $who } peut attaquer depuis { $origin } avec { $armies } : { $chance } %
inspect-province = Province · { $realm }
inspect-holds = { $who } : { $n }, { $points }
inspect-worth = Trois ou quatre régions valent 2 PV par tour, les cinq 3.
inspect-conflict = Carte Conflit : défaussée après usage
inspect-magic = Carte Magie : à vous à chaque tour
inspect-space = Case de votre plan · moitié { $half ->
    [light] lumineuse
   *[dark] obscure
}
inspect-expected = « { $card } » ici : { $what }.
inspect-limbos = Limbes : { $light } lumineux, { $dark } obscurs.
inspect-cards = Cartes Région : { $regions }, Conflit : { $conflicts } ; posées : { $laid }.
inspect-holdings = Régions : { $n }, avec { $armies }.
inspect-in-sight = Marquerait { $points } à présent.
inspect-tribe = { $realm ->
    [light] Tribu de la lumière
   *[dark] Tribu des ténèbres
}
inspect-limbo = { $realm ->
    [light] Les armées perdues dans les ténèbres attendent ici.
   *[dark] Les armées perdues dans la lumière attendent ici.
} Sur trois, une revient en renfort à chaque tour ; les Transitions en ramènent d’autres.
inspect-tray = Plateau de la tour : { $cubes }. Habitants en réserve : { $reserve }.
inspect-tower = Les deux camps y tombent avec ce qui est sur son plateau. Seul compte ce qui en sort ; ce qui reste pris peut tomber plus tard.
inspect-tower-kind = Elle tranche chaque bataille
inspect-group = Un groupe s’installe tout entier dans une région.
inspect-building = { $built } à la construction, { $scored } PV par tour
inspect-number = Tant de vos armées ; les autres restent.
inspect-share = Les armées tombées attendent dans les limbes et reviennent dans ce royaume.
inspect-sign-gold = Or
inspect-means-gold = Paie bâtiments, Transitions, déplacements et cartes Magie.
inspect-sign-energy = Énergie
inspect-means-energy = Paie Transitions, bâtiments et cartes Magie.
inspect-sign-points = Points de victoire
inspect-means-points = Le plus de points après le dernier tour gagne ; à égalité, le plus d’armées sur le plateau.
inspect-sign-sight = Points en vue
inspect-means-sight = Ce que ce joueur marquerait si le tour finissait maintenant.
inspect-sign-marker = Marqueur Premier joueur
inspect-means-marker = Qui l’a commence le tour suivant ; en gris : premier ce tour.
inspect-sign-deck = Pioche Conflit
inspect-means-deck = Chacun peut piocher une carte au début d’un tour.
inspect-sign-portals = Portails restants
inspect-means-portals = Un Portail mène, dans un seul sens, à la même région de l’autre royaume.
inspect-sign-tiles = Sanctuaires et Capitales restants
inspect-means-tiles = Ce sont les mêmes tuiles.

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

# La fin d’une partie
end-scored-regions = Régions
end-scored-sanctuaries = Sanctuaires
end-scored-capitals = Capitales
end-scored-provinces = Provinces
end-scored-built = Bâtiments, à la construction
end-points-by-round = Points
end-regions-held = Régions tenues
end-armies = Armées sur le plateau
end-armies-lost = Armées perdues dans les limbes
end-attacks = Attaques gagnées · attendues
end-upset-label = Surprise
end-upset = { $seat } prend { $place } à { $percent } %
end-contested-label = La plus disputée
end-times = { $place }, { $n } batailles

## Leçons

lesson-crossing = Deux royaumes
lesson-crossing-task = Ramenez 3 armées des limbes au Foyer des Monts, côté ténèbres.
lesson-crossing-1 = Le même pays existe des deux côtés. Nul ne meurt : qui tombe d’un côté attend dans les limbes de l’autre. Révélez Transition.
lesson-crossing-2 = Vous êtes des deux côtés : à vous de choisir. Envoyez les trois dans les ténèbres : une armée seule attire l’attaque.
lesson-crossing-done = Trois armées pour 2 énergies et 1 or. Vos morts sont votre réserve : une transition presque à chaque tour.
lesson-crossing-failed = Pas faux, mais l’armée des ténèbres est toujours seule. On recommence ?

lesson-purse = Or et énergie
lesson-purse-task = Payez la transition vers le Contrefort.
lesson-purse-1 = Votre bourse est vide, et une transition coûte 2 énergies et 1 or. L’ordre est à vous : révélez d’abord Or.
lesson-purse-2 = Feu de Forge donne 7 or dans la lumière. Extrayez-les.
lesson-purse-3 = Les autres ont joué. Révélez maintenant Énergie.
lesson-purse-4 = Le Col du Tribut donne 6 énergies dans les ténèbres ; dans la lumière, 3. Extrayez-les.
lesson-purse-5 = Vous pouvez payer : révélez Transition.
lesson-purse-6 = Amenez les trois armées au Contrefort.
lesson-purse-done = Un plan peut compter sur ce que rapportent les premières cartes. Extraire d’abord, dépenser ensuite.
lesson-purse-failed = Pas de transition ce tour : l’impayé ne rapporte que 1. Extrayez d’abord. On recommence ?

lesson-planning = Dix cases
lesson-planning-task = Posez quatre cartes et terminez votre plan.
lesson-planning-1 = La case dit quoi, la carte dit où. Touchez Feu de Forge, puis Or.
lesson-planning-2 = Le Col du Tribut sur Énergie : votre armée y est dans les ténèbres, où il en donne 6.
lesson-planning-3 = Le Foyer des Monts sur Construire. Il en coûte 4 or ; vous n’en avez que 1, mais la première carte en apportera 7.
lesson-planning-4 = Le Contrefort n’est pas à vous. Sa carte Conflit sur Attaque : ses habitants se battront pour vous.
lesson-planning-5 = Inutile de remplir les dix cases. Terminez la planification.
lesson-planning-else = C’est permis : nul ne voit votre plan. Posez une carte ailleurs pour la déplacer.
lesson-planning-done = Chaque carte se joue à la vue de tous : gardez la surprise pour la fin.
lesson-planning-failed = Il manque une des quatre cartes à votre plan. On recommence ?

lesson-tower = La tour à cubes
lesson-tower-task = Prenez le Contrefort dans la lumière.
lesson-tower-1 = Bleu tient le Contrefort avec 2 armées. Sur Attaque se trouve la carte Conflit de cette région même : révélez-la.
lesson-tower-2 = Touchez le Foyer des Monts, puis le Contrefort. Tous les cubes vont dans la tour ; les verts, les habitants, sont pour vous. Seul compte ce qui en sort.
lesson-tower-done = Le plus de cubes l’emporte, les habitants tombent d’abord. La région est à vous, sa carte aussi. Ce qui reste dans la tour tombera plus tard.
lesson-tower-failed = Le Contrefort résiste. Avec sa carte et 6 armées, il tombe 99 fois sur 100. On recommence ?

lesson-building = Bâtir pour durer
lesson-building-task = Construisez une Capitale et un Sanctuaire.
lesson-building-1 = Révélez Construire : 4 or paient n’importe quel bâtiment au Foyer des Monts.
lesson-building-2 = Choisissez la Capitale : 2 points tout de suite, 1 de plus par tour pour qui tient la région.
lesson-building-3 = Une province n’a qu’une Capitale, une région qu’une Capitale ou un Sanctuaire. Le suivant ira donc ailleurs : révélez Magie.
lesson-building-4 = Un Sanctuaire à Feu de Forge : 1 point tout de suite, 1 de plus par tour.
lesson-building-else = Un point, rien de grave. Mais il n’y a plus de place ici pour une Capitale.
lesson-building-done = Un bâtiment reste pour toujours et rapporte à qui s’y trouve. Bâtissez là où vous tiendrez.
lesson-building-failed = Rien de grave, mais seule une Capitale vaut 2 points, et une seule par province. On recommence ?

lesson-claims = Deux sortes de cartes
lesson-claims-task = Prenez la carte Région de l’Escalier de l’Aigle, que Bleu a prévue.
lesson-claims-1 = Vous jouez avant Bleu. Une carte Conflit se dépense, une carte Région revient. Révélez Attaque.
lesson-claims-2 = Touchez le Foyer des Monts, puis l’Escalier de l’Aigle : 5 partent, 1 reste.
lesson-claims-3 = La carte Région est à vous, prise sur la plaquette de Bleu : cette action n’aura pas lieu. Révélez la vôtre, sur Or.
lesson-claims-4 = Extrayez l’or : Feu de Forge revient en main.
lesson-claims-else = Prudent, mais Bleu est le suivant.
lesson-claims-done = La carte suit le conquérant, même prise sur une plaquette. Une par nom, pour les deux royaumes.
lesson-claims-failed = L’Escalier de l’Aigle reste à Bleu. Avec sa carte Conflit, il tombe 99 fois sur 100. On recommence ?

lesson-scoring = Ce qui compte
lesson-scoring-task = Marquez 5 points à la fin de ce tour.
lesson-scoring-1 = Trois régions sur cinq d’une province valent 2 points par tour. Vous en tenez deux des Hautes-Cimes dans la lumière. Révélez Attaque.
lesson-scoring-2 = Touchez le Foyer des Monts, puis le Contrefort : 6 partent. Même vide, une région doit être gagnée ; avec sa propre carte, nul ne résiste.
lesson-scoring-done = Plus une carte : on marque. 4 régions : 2, Capitale : 1, province : 2. Et ainsi à chaque tour.
lesson-scoring-failed = Pas de troisième région des Hautes-Cimes. Avec sa carte, le Contrefort tombe presque toujours. On recommence ?

lesson-bluff = Bluff et patience
lesson-bluff-task = Effrayez le Contrefort avec une carte vierge, puis passez et faites-vous payer l’attente jusqu’à 7 or.
lesson-bluff-1 = Le Foyer des Monts sur Or.
lesson-bluff-2 = Puis une carte vierge sur Attaque. Les autres verront qu’il y en a une, pas laquelle.
lesson-bluff-3 = C’est tout. Terminez la planification.
lesson-bluff-4 = Révélez Or ; la vierge reste où elle est.
lesson-bluff-5 = Extrayez 5 or.
lesson-bluff-6 = Il ne reste qu’une vierge : vous passez. Prenez 1 or.
lesson-bluff-7 = D’autres ont encore des cartes : on vous paie l’attente. Prenez 1 or.
lesson-bluff-else = Toutes vos cartes reviennent, inutilisées.
lesson-bluff-done = Les plans courts sont payés pour attendre, les longs pour agir. Une vierge ne coûte qu’un doute.
lesson-bluff-failed = Le tour est fini avant que vous ayez 7 or. On recommence ?

## Le conseiller

coach-home = Le plus grand groupe chez vous : un foyer fort est rarement attaqué. Suggéré : { $n }.
coach-draft = Choisissez une région voisine, ou une troisième de la même province : trois sur cinq rapportent 2 points par tour.
coach-share = { $n ->
    [one] Elle est sortie de la tour. Envoyez-la
   *[other] Elles sont sorties de la tour. Envoyez-les
} dans les limbes { $realm ->
    [light] lumineux : on en revient dans la lumière,
   *[dark] obscurs : on en revient dans les ténèbres,
} où vous avez plus de régions.
coach-first-plan = La case dit quoi, la carte dit où. Commencez par vos régions les plus riches : « { $gold } » sur Or, « { $energy } » sur Énergie.
coach-unpaid = Ce plan coûte { $need } ; vous aurez { $have }. L’impayé rapporte 1 à la place.
coach-sleeping = { $n } armées attendent dans les limbes. Une Transition en ramène { $brings } pour { $cost }.
coach-misfit = Avec « { $card } » sur une attaque, les habitants sont contre vous. La meilleure carte est celle de la région attaquée.
coach-extract-first = Extrayez d’abord : révélez { $space }.
coach-exposed = Attaque possible : { $region }. Sa carte part avec, même posée. Employez-la maintenant.
coach-poor-odds = { $chance } % au mieux. Vous pouvez renoncer à l’attaque pour 1 pièce d’or ou 1 point d’énergie ; vos armées restent.
coach-lone = { $n } partent, 1 reste, et { $seat } est à côté. En envoyer moins ?
coach-capital = Capitale : 2 points, puis 1 par tour. Il y en a une par province : soyez le premier.
coach-passing = Passer est définitif : vos cartes reviennent, et vous ne gagnez plus que 1 à la fois.
coach-third = { $region } serait votre troisième région de la province « { $province } » : { $n } points par tour.
coach-last-round = Dernier tour : l’or et l’énergie qui restent ne valent rien. Seuls comptent les points.
