### Comment Tactics parle. Les noms d’unités, de cartes, de zones et de terrains viennent du contenu.
### Espaces insécables : fine (U+202F) devant ; ! ? et %, normale (U+00A0) devant : et dans les guillemets.

title = Tiny Epic Tactics
blurb = Menez un Guerrier, un Sorcier, un Roublard et une Bête par monts, rivières et toits, et tenez trois Zones de Contrôle.
mode-competitive = Compétitif
mode-competitive-blurb = De 2 à 4 joueurs, chacun pour soi : capturez des unités et sécurisez les zones.

## Ce qu’on demande au joueur

prompt-camp = Choisissez où établir votre camp.
prompt-deploy = Choisissez d’où part { $unit }.
prompt-keep = Gardez l’une de ces cartes Tactique. Les autres retournent dans la pioche.
prompt-act = { $n ->
    [one] Il vous reste 1 action.
   *[other] Il vous reste { $n } actions.
} Que faites-vous ?
prompt-way = Choisissez par où { $unit } gagne { $space }.
prompt-go = Déplacez { $unit } : { $n ->
    [one] 1 point de Déplacement.
   *[other] { $n } points de Déplacement.
}
prompt-knock-back = Lancer { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} pour Repousser { $target } ?
prompt-push = Choisissez vers où pousser { $target }.
prompt-power = { $unit } lance { $spell } pour 1 Mana sur { $mana }. Combien en ajoutez-vous ?
prompt-siphon = { $spell } : choisissez l’effet d’un symbole Puissance. { $n ->
    [one] C’est le dernier.
   *[other] Il en reste { $n }.
}
prompt-thunder = { $spell } : choisissez qui subit 1 dégât de plus.
prompt-counter = { $target } vient de blesser { $unit }. { $cost ->
    [0] Choisissez votre Riposte.
   *[other] Choisissez votre Riposte ; perdre d’abord le pion Affaibli coûte { $cost } ♥.
}
prompt-ability = { $ability } : dépenser { $ammo } Munition contre { $target } ?
prompt-grant = { $ability } : choisissez qui { $unit } aide, et comment.
prompt-heal = Choisissez qui reprend des forces.
prompt-unweaken = Choisissez qui perd son pion Affaibli.
prompt-first = Plusieurs de vos unités ont un effet à cet instant. Choisissez par laquelle commencer.
prompt-reroll = { $unit } a obtenu { $faces }. Choisissez ce que vous relancez.
prompt-aim = Choisissez sur qui { $unit } tire.
prompt-ambush = Choisissez qui surprend { $unit }.
prompt-exit = Choisissez par quel Portail ressort { $unit }.
prompt-colours = Choisissez qui rallie le drapeau, et sur quelle case.
prompt-avenge = Choisissez comment faire payer { $unit }.
prompt-dive = { $target } vise { $unit }. Choisissez où { $unit } se jette à couvert.
prompt-discard = Vous avez une carte Tactique de trop. Choisissez laquelle défausser.

# Les occasions de jouer une carte Tactique, selon ce qui vient d’arriver.
prompt-turn-start = Votre tour commence. Jouez-vous une carte ?
prompt-turn-end = Votre tour s’achève. Jouez-vous une carte ?
prompt-move-end = { $unit } achève un Déplacement. Jouez-vous une carte ?
prompt-portal-used = { $unit } franchit un Portail. Jouez-vous une carte ?
prompt-village-used = { $unit } fait halte dans un Village. Jouez-vous une carte ?
prompt-declare-attack = { $unit } vise { $target }. Jouez-vous une carte ?
prompt-spell-cast = { $unit } lance { $spell }. Jouez-vous une carte ?
prompt-after-roll = { $unit } vient d’obtenir { $faces }. Jouez-vous une carte ?
prompt-deal-damage = { $unit } touche { $target } et inflige { $n } { $n ->
    [one] dégât
   *[other] dégâts
}. Jouez-vous d’abord une carte ?
prompt-take-damage-calc = { $unit } touche { $target } et inflige { $n } { $n ->
    [one] dégât
   *[other] dégâts
}. Jouez-vous d’abord une carte ?
prompt-knockback-stopped = { $target } percute un obstacle. Jouez-vous une carte ?
prompt-unit-captured = { $unit } vient de capturer { $target }. Jouez-vous une carte ?

## Ce que le joueur peut choisir

option-camp = { $camp }{ $opposite ->
    [none] { "" }
   *[other] { " " }et { $opposite }
}
option-deploy = { $unit } part de { $space }
option-keep = Garder « { $tactic } »
option-move = { $unit } va en { $place }
option-melee = { $unit } frappe { $target } ({ $damage } { $damage ->
    [one] dégât
   *[other] dégâts
})
option-missile = { $unit } tire sur { $target } ({ $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}, { $chance } %)
option-spell = { $reach ->
    [self] { $unit } lance { $spell } sur sa propre personne
    [around] { $unit } lance { $spell } sur { $around }
    [harm] { $unit } lance { $spell } sur { $target } ({ $damage }{ $more } { $damage ->
        [one] dégât
       *[other] dégâts
    })
   *[help] { $unit } lance { $spell } sur { $target }
}
option-ballista = { $unit } tire à la Baliste sur { $target } ({ $damage } { $damage ->
    [one] dégât
   *[other] dégâts
})
option-march = { $unit } se déplace avec « { $card } »
option-shed = { $unit } paie { $cost } ♥ et perd son pion Affaibli
option-end = Finir le tour
option-way = { $way ->
    [direct] Tout droit
   *[other] Par { $way }
}
option-go = { $unit } va en { $place }
option-stay = { $unit } reste sur place
option-power = { $number ->
    [0] Ne rien ajouter
    [one] Ajouter 1 Mana et lancer 1 dé
   *[other] Ajouter { $number } Mana et lancer { $number } dés
}
option-option = { $effect ->
    [heal] { $unit } regagne { $amount } ♥
   *[damage] { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } de plus
}
option-choose = { $aim ->
    [shot] { $unit } ({ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }, { $chance } %)
   *[none] { $unit } ({ $health }/{ $top } ♥)
}
option-grant = { $effect ->
    [heal] { $unit } regagne { $amount } ♥
   *[unweaken] { $unit } perd son pion Affaibli
}
option-push = { $direction ->
    [north] Au nord, vers { $toward }
    [east] À l’est, vers { $toward }
    [south] Au sud, vers { $toward }
   *[west] À l’ouest, vers { $toward }
}
option-reroll = Relancer : { $chosen }
option-stand = Garder les dés tels quels
option-yes = { $what ->
    [knock_back] Oui, lancer
   *[other] Oui
}
option-no = Non
option-counter = { $attack ->
    [melee] Riposte : { $unit } frappe { $target } ({ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    })
    [missile] Riposte : { $unit } tire sur { $target } ({ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }, { $chance } %)
   *[spell] Riposte : { $unit } lance { $spell } sur { $target }{ $reach ->
        [harm] { " " }({ $damage }{ $more } { $damage ->
            [one] dégât
           *[other] dégâts
        })
       *[help] { "" }
    }
}
option-decline = Pas de Riposte
option-tactic = Jouer « { $tactic } »
option-pass = Passer
option-discard = Défausser « { $tactic } »

list-and = { $first } et { $last }
way-village = le Village en { $space }
way-portal = un Portail
toward-edge = le bord de la carte
toward-cliff = la falaise en { $space }
toward-unit = { $space }, contre { $unit }

## Ce qui s’est passé

fact-camp = { $seat } établit son camp : { $camp }{ $opposite ->
    [none] { "" }
   *[other] { " " }et { $opposite }
}.
fact-deployed = { $unit } part de { $space }.
fact-turn = Manche { $round } : au tour de { $seat }.
fact-flag = { $seat } avance le { $flag } jusqu’à { $mark } ({ $zone }).
fact-secured = { $seat } prend le { $flag } pour de bon ({ $zone }).
fact-last-turns = La fin est proche : après { $seat }, chacun des autres joue un dernier tour.
fact-moved = { $moved ->
    [no] { $unit } fait un détour et revient en { $space }.
   *[yes] { $unit } passe de { $from } à { $space }.
}
fact-village = { $unit } fait halte au Village en { $space }.
fact-attacks = { $attack ->
    [melee] { $unit } frappe { $target }.
    [missile] { $unit } tire sur { $target }.
   *[ballista] { $unit } tire à la Baliste sur { $target }.
}
fact-counters = { $unit } riposte contre { $target }.
fact-casts = { $unit } lance { $spell }{ $alone ->
    [yes] { "" }
   *[no] { " " }sur { $target }
}{ $n ->
    [0] { "" }
   *[other] { " " }avec { $n } Mana de plus
}.
fact-fizzled = Le Sort échoue : { $unit } a dépensé son Mana pour rien.
fact-rolled = { $unit } obtient { $faces } : { $count } × { $icon }.
fact-rerolled = { $unit } relance et obtient { $faces }.
fact-missed = { $unit } manque { $target }.
fact-damaged = { $n ->
    [0] { $target } ne subit aucun dégât.
    [one] { $target } subit 1 dégât.
   *[other] { $target } subit { $n } dégâts.
}
fact-lost = { $unit } perd { $n } ♥.
fact-healed = { $unit } regagne { $n } ♥.
fact-supplied = { $unit } regagne { $n } { $supply ->
    [mana] Mana
   *[ammo] { $n ->
        [one] Munition
       *[other] Munitions
    }
}.
fact-robbed = { $unit } se fait voler { $n } { $supply ->
    [mana] Mana
   *[ammo] { $n ->
        [one] Munition
       *[other] Munitions
    }
}.
fact-poisoned = Le poison gagne { $unit }.
fact-weakened = { $unit } reçoit un pion Affaibli.
fact-cured = { $unit } perd son pion Affaibli.
fact-shed = { $unit } paie { $cost } ♥ pour se reprendre.
fact-pushed = { $moved ->
    [no] Poussée sans effet : { $unit } n’a pas la place de reculer.
   *[yes] La poussée mène { $unit } de { $from } à { $space }.
}
fact-collided = { $unit } heurte un obstacle et perd { $n } ♥.
fact-captured = { $own ->
    [yes] { $unit } tombe par les siens ; personne ne prend la carte.
   *[no] { $captor } capture { $unit }.
}
fact-played = { $seat } joue « { $tactic } ».
fact-drew = { $seat } pioche une carte Tactique.
fact-drew-card = { $seat } pioche « { $tactic } ».
fact-discarded = { $seat } défausse « { $tactic } ».
fact-reshuffled = La défausse, mélangée, forme une nouvelle pioche.
fact-scored = { $seat } marque { $n } { $n ->
    [one] point
   *[other] points
}.

## Le plateau et ses alentours

label-setup = Mise en place
label-round = Manche { $round } sur { $last }
label-to-play = au tour de { $seat }
label-actions = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
label-last-turns = derniers tours
label-over = La partie est finie
label-winners = { $n ->
    [one] Victoire : { $seats }
   *[other] Victoire partagée : { $seats }
}
label-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
label-you = vous
label-ammo = Mun.
label-mana = Mana
label-weakened = Affaibli
label-poisoned = Poison : { $units }
label-this-turn = Ce tour-ci : { $deeds }
label-captured-by = aux mains de { $seat }
label-fallen = hors jeu
label-hand = Main { $n }
label-captured = Captures { $n }
label-flags = Drapeaux { $n }
label-done = { $kind ->
    [move] marche
    [melee] mêlée
    [missile] tir
    [spell] sort
   *[ballista] baliste
}
label-areas = Zones de Contrôle
label-flags-needed = { $n ->
    [one] 1 drapeau pris met fin à la partie
   *[other] { $n } drapeaux pris mettent fin à la partie
}
label-flag-0 = DÉPART
label-flag-1 = I
label-flag-2 = II
label-flag-3 = CONTRÔLE
label-majority = avantage { $seat }
label-nobody = personne
label-tie = égalité
label-held = drapeau à { $seat }
label-your-hand = Votre main
label-your-deal = Gardez l’une d’elles
label-hand-of = { $seat } : main
label-no-cards = aucune carte
label-if = SI
label-then = ALORS
label-deck = Pioche { $n }
label-discards = Défausse : { $cards }
label-no-discards = Défausse vide
label-level = niveau
label-portal = Portail
label-area = zone
label-trigger = Déclencheur
label-camp = camp
label-open = au choix
label-cliff = falaise

## Drawing

draw-space = { $space }, { $terrain }, niveau { $n }
draw-unit = { $unit }, { $kind } du camp { $seat ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[yellow] jaune
}, Santé { $n } sur { $top }{ $space ->
    [none] { "" }
   *[other] , en { $space }
}{ $weak ->
    [yes] , avec un pion Affaibli
   *[no] { "" }
}
draw-area = { $zone } : drapeau sur { $mark }{ $seat ->
    [none] { "" }
   *[other] { $held ->
        [yes] , tenu par { $seat }
       *[no] , { $seat } en tête
    }
}
draw-card = Carte Tactique { $card }. Si : { $if } Alors : { $then }
draw-die = Dé : { $face }
draw-kind-tactic = Tactique · { $turn ->
    [own] votre tour
    [other] tour adverse
   *[any] tout tour
}
draw-source = Tactics · { $kind ->
    [unit] unité
   *[tactic] tactique
}
draw-damage = { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
draw-damage-range = { $n } { $n ->
    [one] dégât
   *[other] dégâts
}, portée { $range }
draw-spell-range = portée { $range }
draw-spell-free = sans portée
draw-passive = { $kind ->
    [passive] passif
   *[reaction] réaction
}
draw-health = Santé
draw-movement = Déplacement
draw-seats = Escouades
draw-points = Points
draw-cards = Cartes
draw-captured = Unités capturées
draw-flags = Drapeaux
draw-active = à jouer
draw-about = À propos de { $unit }
draw-piles = Pioche et défausse
draw-map = Forêt verdoyante
draw-deck = Pioche : { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
draw-log = Ce qui s’est passé
draw-reserve = pas encore sur la carte

# The steps of a turn, in the words of the rulebook.
step-flags = Avancer les drapeaux
step-actions = Agir
step-rest = Retirer les Affaiblis
step-draw = Piocher une Tactique

## Ce que promet une attaque

note-hits = touche à { $chance }
note-captures = capture { $target }
note-keeps = il reste { $n } ♥ à { $target }
note-answers = peut riposter : { $n }
