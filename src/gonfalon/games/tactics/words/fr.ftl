### Comment Tactics parle. Les noms d’unités, de cartes, de zones et de terrains viennent du contenu.
### Espaces insécables : fine (U+202F) devant ; ! ? et %, normale (U+00A0) devant : et dans les guillemets.

title = Tiny Epic Tactics
blurb = Menez un Guerrier, un Sorcier, un Roublard et une Bête par monts, rivières et toits, et tenez trois Zones de Contrôle.
mode-competitive = Compétitif
mode-competitive-blurb = De 2 à 4 joueurs, chacun pour soi : capturez des unités et sécurisez les zones.
mode-competitive-team = Compétitif par équipe
mode-competitive-team-blurb = 4 joueurs, Bleu et Vert contre Rouge et Jaune : drapeaux et points en commun.
mode-battle = Bataille
mode-battle-blurb = De 2 à 4 joueurs, chacun pour soi : pas de zones, mais des unités à capturer et un Artefact à tenir.
mode-battle-team = Bataille par équipe
mode-battle-team-blurb = 4 joueurs, Bleu et Vert contre Rouge et Jaune, pour les captures et l’Artefact.
mode-solo = Aventure solo
mode-solo-blurb = 1 joueur contre un Ennemi mené par des cartes : sortez six cristaux des donjons avant la fin du temps.
mode-coop = Aventure coopérative
mode-coop-blurb = 2 joueurs ensemble contre deux Ennemis, en course pour les six cristaux.

table-option-realm = Terrain
table-option-realm-canyon = Le Canyon
table-option-realm-gorge = La Gorge

# Qui est mené par des cartes.
enemy = l’Ennemi
enemy-by-colour = l’Ennemi { $colour }

## Les sortes de moments, dans les consignes

moment-turn-start = le début de votre tour
moment-turn-end = la fin de votre tour
moment-move-start = le début d’un déplacement
moment-move-end = la fin d’un déplacement
moment-portal-used = un portail est franchi
moment-village-used = une halte dans un village
moment-declare-attack = une attaque est annoncée
moment-spell-cast = un sort est lancé
moment-after-roll = des dés ont été lancés
moment-deal-damage = votre unité inflige des dégâts
moment-take-damage-calc = votre unité subit des dégâts
moment-knockback-stopped = une unité est projetée contre un obstacle
moment-unit-captured = une unité est capturée
moment-knock-back = le recul
moment-reroll = ce que l’on relance
moment-counter = la riposte

## Ce qu’on demande au joueur

prompt-camp = Choisissez où établir votre camp.
prompt-deploy = Choisissez d’où part { $unit }.
prompt-keep = Gardez l’une de ces cartes Tactique. Les autres retournent dans la pioche.
prompt-act = { $n ->
    [one] Il vous reste 1 action.
   *[other] Il vous reste { $n } actions.
} Que faites-vous ?{ $hopeless ->
    [yes] { " " }{ note-hopeless }
   *[no] { "" }
}
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
prompt-counter = { $target } a blessé { $unit }. { $cost ->
    [0] Choisissez votre Riposte.
   *[other] Choisissez votre Riposte (Affaiblie : { $cost } ♥).
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

# Dans les aventures.
prompt-take = { $class } : choisissez votre carte. L’autre revient à { $enemy }.
prompt-delve = { $dungeon } : il reste { $n ->
    [one] 1 point
   *[other] { $n } points
} de Déplacement à { $unit }. Choisissez le pas suivant.
prompt-leave = Choisissez où ressort { $unit }.
prompt-golem = { $monster } : choisissez ce que { $unit } paie pour passer.
prompt-crystal = { $unit } tient le { $crystal }. L’utiliser maintenant, ou jamais ? { $effect }
prompt-storm = Choisissez quelle unité ennemie le cristal frappe.
prompt-return = Choisissez qui revient en jeu.
prompt-replace = Plusieurs unités ennemies sont tombées. Choisissez laquelle est remplacée d’abord.

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
option-take = Garder { $card } ; { $given } revient à { $enemy }
option-move = { $where ->
    [dungeon] { $unit } va au donjon « { $dungeon } » ({ $crystal })
    [class] { $unit } va au donjon « { $dungeon } » ({ $crystal }) – sans issue pour la classe { $class }
    [mana] { $unit } va au donjon « { $dungeon } » ({ $crystal }) – sans issue à moins de 2 Mana
    [rubble] { $unit } va en { $place }, { $chance } %
    [back] { $unit } : un détour, retour en { $place }
   *[map] { $unit } va en { $place }
}
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
option-go = { $where ->
    [dungeon] { $unit } va au donjon « { $dungeon } » ({ $crystal })
    [class] { $unit } va au donjon « { $dungeon } » ({ $crystal }) – sans issue pour la classe { $class }
    [mana] { $unit } va au donjon « { $dungeon } » ({ $crystal }) – sans issue à moins de 2 Mana
    [rubble] { $unit } va en { $place }, { $chance } %
   *[map] { $unit } va en { $place }
}
option-stay = { $unit } reste sur place
option-power = { $number ->
    [0] Ne rien ajouter
    [one] Ajouter 1 Mana et lancer 1 dé
   *[other] Ajouter { $number } Mana et lancer { $number } dés
}
option-option = { $effect ->
    [heal] { $unit } regagne { $amount } ♥
    [add-movement] Dépenser { $amount } points de Déplacement
    [lose-health] Perdre { $amount } ♥
   *[mod-damage] { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } de plus
}
option-choose = { $aim ->
    [shot] { $unit } ({ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }, { $chance } %)
    [fallen] { $unit } ({ $class })
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
die-nth = { $face } (dé { $n })
option-stand = Garder les dés tels quels
option-yes = { $what ->
    [knock_back] Oui, lancer
    [crystal] Oui, l’utiliser
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
fact-sets-out = { $unit } part de { $from }.
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
fact-paid = { $unit } paie encore { $n ->
    [one] 1 Munition pour le Loupé
   *[other] { $n } Munitions pour les Loupés
} et touche ; reste { $left }.
fact-ran-out = { $n ->
    [one] 1 Loupé
   *[other] { $n } Loupés
} pour { $left ->
    [0] aucune Munition
    [one] 1 Munition
   *[other] { $left } Munitions
} : { $unit } ne peut pas payer et perd ce qui reste.
fact-missed = { $unit } manque { $target }.
fact-damaged = { $n ->
    [0] { $target } ne subit aucun dégât.
    [one] { $target } subit 1 dégât.
   *[other] { $target } subit { $n } dégâts.
}
fact-lost = { $unit } perd { $n } ♥.
fact-hurt = { $ability } : { $target } perd { $n } ♥.
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
fact-weakened = { $second ->
    [1] { $unit } agit une seconde fois et reçoit un pion Affaibli.
   *[0] { $unit } reçoit un pion Affaibli.
}
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
fact-drew-known = { $seat } pioche « { $tactic } ».
fact-discarded = { $seat } défausse « { $tactic } ».
fact-reshuffled = La défausse, mélangée, forme une nouvelle pioche.
fact-scored = { $seat } marque { $n } { $n ->
    [one] point
   *[other] points
}.
fact-learnt = { $n ->
    [1] La leçon est apprise.
   *[other] La leçon n’est pas encore apprise.
}

# En Bataille.
fact-bears = { $unit } porte désormais l’Artefact.
fact-stole = { $unit } prend l’Artefact à { $target }.
fact-dropped = { $unit } laisse tomber l’Artefact en { $space }.

# Dans les aventures.
fact-chose = { $seat } garde { $card } et laisse { $given } à { $enemy }.
fact-placed = { $unit } apparaît en { $space }.
fact-time = { $way ->
    [down] Le temps passe : il en reste { $n }.
   *[up] Du temps regagné : il en reste { $n }.
}
fact-entered = { $unit } entre dans le donjon « { $dungeon } », en quête du { $crystal }.
fact-delved = { $unit } va en { $place }.
fact-stuck = L’éboulement ne cède pas : il reste { $n ->
    [one] { $n } point
   *[other] { $n } points
} de Déplacement à { $unit }.
fact-monster = { $unit } rencontre un monstre. { $monster } : { $effect }
fact-perished = { $unit } se perd à jamais dans le donjon « { $dungeon } ».
fact-crystal = { $unit } prend le { $crystal } !
fact-left = { $unit } sort du donjon, en { $space }.
fact-returned = { $unit } revient en jeu en { $space }.
fact-replaced = { $enemy } envoie { $unit } en { $space }, sa nouvelle carte { $class }.
fact-finale = { $why ->
    [won] Le { $crystal } est à vous : l’aventure est gagnée.
    [time] Le temps est écoulé : l’aventure est perdue.
    [units] Il ne reste plus d’unité{ $players ->
        [one] { "" }
       *[other] { " " }à l’un de vous
    } : l’aventure est perdue.
   *[rounds] Trop de manches ont passé : l’aventure est perdue.
}

# Pourquoi l’Ennemi fait ce qu’il fait. Les étapes sont celles d’une activation.
fact-enemy-turn = Au tour de { $seat }.
fact-enemy-reshuffled = Les cartes Ennemi, mélangées, forment une nouvelle pioche.
fact-activates = { $why ->
    [named] « { $enemy_card } » ({ $bonus }) désigne la classe { $class } : { $unit } agit.
    [leftmost] « { $enemy_card } » ({ $bonus }) désigne l’unité la plus à gauche sans carte : { $unit } agit.
    [instead] « { $enemy_card } » ({ $bonus }) désigne la classe { $class }, qui a déjà une carte : { $unit } agit, à l’extrême gauche de celles qui n’en ont pas.
   *[none] Plus aucune carte Ennemi : { $unit } agit, à l’extrême gauche des unités sans carte.
} La Boussole pointe vers { $arrow }.
fact-step-none = { $attack ->
    [melee] Étape { $step } : { $unit } n’a personne à frapper.
    [missile] Étape { $step } : { $unit } n’a personne à portée de tir.
    [spell] Étape { $step } : { $unit } n’a personne à portée de son Sort.
   *[none] Étape { $step } : { $unit } n’a ni tir ni Sort.
}
fact-step-attack = { $n ->
    [one] Étape { $step } : { $unit } ne peut attaquer que { $target }.
   *[other] Étape { $step } : { $unit } peut attaquer { $n } unités ; dans le sens horaire depuis { $arrow }, { $target } vient en tête.
}
fact-step-move = { $why ->
    [attack] Étape 3 : { $target } est l’unité la plus proche que { $unit } puisse attaquer après un Déplacement
    [closest] Étape 3 : { $unit } ne peut attaquer personne après un Déplacement et va vers { $target }, l’unité la plus proche
   *[higher] Étape 3 : { $unit } grimpe et va vers { $space }, la case plus haute la plus proche
}{ $axis ->
    [rows] , d’abord vers le nord ou le sud.
   *[columns] , d’abord vers l’est ou l’ouest.
}
fact-step-stay = Étape 3 : aucune unité des joueurs sur le terrain ; { $unit } reste sur place.
fact-step-blocked = Étape 3 : { $unit } ne peut pas approcher davantage et reste sur place.

## Le plateau et ses alentours

label-setup = Mise en place
label-round = { $last ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $last }
}
label-to-play = au tour de { $seat }
label-actions = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
label-last-turns = derniers tours
label-over = La partie est finie
label-winners = { $team ->
    [yes] Victoire : { $seats }
   *[no] { $n ->
        [one] Victoire : { $seats }
       *[other] Victoire partagée : { $seats }
    }
}
label-outcome = { $winners }.
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
label-captured-by = chez { $seat }
label-taken = capturée
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
draw-hand = Votre main
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
label-opened = boîte ouverte
label-time = Temps { $n } sur { $top }
label-compass = Boussole vers { $arrow }
label-adventure = Aventure
label-crystal = { $state ->
    [green] à vous
    [shut] après les autres
    [inside] { $unit } y est
   *[red] à trouver
}
label-enemy-card = { $card } ({ $bonus })
label-enemy-deck = Cartes Ennemi : pioche { $n }, défausse { $discarded }
label-artifact = Artefact
label-artifact-lies = L’Artefact est en { $space }
label-artifact-borne = { $unit } ({ $seat }) porte l’Artefact : { $n } points
label-captures-needed = { $n } captures d’un même joueur mettent fin à la partie
label-team = Avec { $seat } : { $n } points
label-draft = Cartes Unité au choix
label-as-enemy = en ennemi
label-move = Déplacement { $n }
label-melee = mêlée { $n } ({ $dice ->
    [one] 1 dé
   *[other] { $dice } dés
})
label-missile = tir { $n }, portée { $range }

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
draw-die-nth = Dé { $n } : { $face }
draw-rolled = Les dés tels qu’ils sont tombés
draw-kind-tactic = Tactique · { $turn ->
    [own] votre tour
    [other] tour adverse
   *[any] tout tour
}
draw-source = Tactics · { $kind ->
    [unit] unité
    [enemy] Ennemi
    [dungeon] donjon
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

note-unused = { $n ->
    [one] 1 action inutilisée
   *[other] { $n } actions inutilisées
}
note-shed = sans action ; garde { $n } ♥
note-push = pousse à { $chance } %
note-power = Puissance à { $chance } %
note-captures = capture { $target }
note-keeps = il reste { $n } ♥ à { $target }
note-answers = peut riposter : { $n }
note-will-answer = riposte : { $n }

## Ce que promet une aventure

note-hopeless = L’aventure ne peut plus être gagnée : un cristal est hors d’atteinte pour toutes vos unités.
note-no-way-out = { $why ->
    [mana] Sans 2 Mana pour la barrière, pas d’accès au cristal ({ $class }), et seul un cristal mène dehors.
   *[class] La classe { $class } ne peut pas atteindre ce cristal, et seul un cristal mène dehors.
}
note-to-crystal = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de Déplacement de l’Entrée au cristal

compass-north = le nord
compass-east = l’est
compass-south = le sud
compass-west = l’ouest

## Construire un royaume

build-box = { $name } ({ $size })
build-twice = { $box } : cette boîte est déjà sur le terrain, et il n’y en a qu’une.
build-no-box = « { $text } » n’est pas une boîte sur un terrain ; « 8x5-d2-90 » en est une. Les boîtes sont : { $sizes }.
build-outside = { $box } : la boîte dépasserait du parchemin.
build-artifact = { $box } : la boîte recouvrirait la case de l’Artefact, { $space }.
build-trigger = { $box } : la boîte recouvrirait la case Déclencheur { $space }.
build-across = { $box } : la boîte serait à cheval sur { $one } et { $other }.
build-uneven = { $box } : la boîte ne serait pas d’aplomb, car { $one } et { $other } n’ont pas la même hauteur.
build-overhang = { $box } : la boîte dépasserait du bord de { $one }.
build-unreachable = Aucune unité ne peut atteindre : { $spaces }.
build-standard = Le royaume standard est sur l’autre face du parchemin ; la Bataille se joue sur celle qui porte la case de l’Artefact.
build-file-first = Ce n’est pas un royaume : le fichier doit commencer par la ligne « { $format } ».
build-file-large = Ce fichier est trop grand pour un royaume : { $limit } octets au plus.
build-file-line = La ligne { $n } du fichier est illisible : « { $line } ». Chaque ligne est un mot suivi de sa valeur : game, name, boxes ou waive, une fois chacun.
build-file-lacks = Il manque au fichier une ligne avec : { $words }.
build-file-game = Ce fichier est pour le jeu « { $game } », pas pour Tactics.
build-file-waive = « waive » vaut yes ou no, pas « { $text } ».

# La commande `gonfalon realm`.
realm-ready = { $layout } : { $name }. { $text }
      { $boxes }
realm-boxes = Les autres se construisent avec les boîtes { $sizes }, chacune une fois : 8x5-d2-90 est la boîte 8x5, coin nord-ouest en d2, tournée d’un quart de tour.
realm-sound = « { $name } » peut être joué : { $n ->
    [0] le parchemin nu.
    [one] 1 boîte.
   *[other] { $n } boîtes.
}

workshop-title = Construire un royaume
workshop-line = Un terrain de Bataille : choisissez une boîte, puis la case de son coin nord-ouest. Les cases entourées sont permises ; toute autre vous dit pourquoi elle ne l’est pas.
workshop-map = Le terrain d’un royaume
workshop-board = Le royaume en construction, avec les cases où poser une boîte
workshop-tray = Boîtes
workshop-tray-empty = Toutes les boîtes sont sur le terrain.
workshop-piece = { $columns } cases sur { $rows }, { $high ->
    [yes] la boîte haute
   *[no] boîte basse
}
workshop-choose = Choisir
workshop-choose-box = Choisir { $box }
workshop-chosen = Boîte choisie : { $box }{ $turn ->
    [0] { "" }
   *[other] , tournée de { $turn }°
}.
workshop-none-chosen = Aucune boîte n’est choisie.
workshop-turn = La tourner
workshop-placed = Sur le terrain
workshop-placed-none = Rien encore : le parchemin nu est aussi un terrain.
workshop-at = en { $space }{ $turn ->
    [0] { "" }
   *[other] , tournée de { $turn }°
}{ $under ->
    [yes] , sous une autre boîte
   *[no] { "" }
}
workshop-take = Retirer
workshop-take-box = Retirer { $box }
workshop-move = Déplacer
workshop-move-box = Déplacer { $box }
workshop-where = Coin nord-ouest
workshop-put = La poser là
workshop-put-here = { $space } : poser ici { $box }
workshop-why-here = { $space } : pourquoi pas ici ?
workshop-space-artifact = case de l’Artefact
workshop-space-trigger = case Déclencheur, à ne pas recouvrir
workshop-layouts = Partir de
workshop-clear = Vider le terrain
workshop-waive = Lever les suggestions
workshop-keep = Suivre les suggestions
workshop-waived = Tous les joueurs acceptent de lever les suggestions : une boîte peut reposer sur plusieurs autres de même hauteur.
workshop-status = { $n ->
    [0] Le parchemin nu peut être joué.
    [one] Ce terrain avec 1 boîte peut être joué.
   *[other] Ce terrain avec { $n } boîtes peut être joué.
}
workshop-file = Fichier (.realm)

table-option-waive = Tous acceptent de lever les suggestions de construction

# drawing of modes
draw-choice = { $unit }, { $kind }
draw-kind-enemy = { $kind } · Ennemi
draw-kind-of-enemy = Ennemi
draw-enemy = Ennemi
draw-team = Équipe : { $seats }
draw-heroes = Joueurs : { $seats }
draw-enemies = Ennemis : { $seats }
draw-unchosen = à choisir
draw-inside = { $dungeon }, { $space }
draw-open = { $dungeon }, ouvert{ $n ->
    [0] { "" }
   *[other] { " " }; mis de côté entre-temps : { $boxes }
}
draw-gate = Entrée : { $dungeon }, { $crystal }{ $state ->
    [green] , récupéré
    [barred] , une fois les cinq autres récupérés
   *[red] { "" }
}
draw-crystal-red = encore à trouver
draw-crystal-barred = une fois les cinq autres récupérés
draw-crystal-green = récupéré
draw-aside = de côté : { $boxes }
draw-won = L’aventure est gagnée
draw-lost = L’aventure est perdue
draw-artifact = L’Artefact
draw-artifact-held = { $n ->
    [0] sans Artefact
   *[other] Artefact
}
draw-artifact-at = L’Artefact est en { $space }
draw-artifact-borne = { $unit } ({ $seat }) porte l’Artefact
draw-bearer = Pour son porteur : { $movement } en Déplacement, { $range } en portée des tirs et des Sorts, { $damage } dégât en Mêlée.
draw-to-end = Captures
draw-captures = { $n } captures sur { $last }
draw-captures-end = Qui capture { $n } unités déclenche la fin.
draw-quest = L’aventure
draw-time = Temps
draw-time-left = Temps : { $n } sur { $most }
draw-dungeons = Cristaux : { $n } sur { $of }
draw-compass = { $side ->
    [n] boussole au nord
    [e] boussole à l’est
    [s] boussole au sud
   *[w] boussole à l’ouest
}
draw-compass-n = N
draw-compass-e = E
draw-compass-s = S
draw-compass-w = O
draw-leftmost = l’unité la plus à gauche
draw-under = Carte Ennemi { $card } : { $kind }, { $compass }, { $bonus }
draw-activates = Active : { $kind }
draw-why-acts = { $why ->
    [named] { $unit } agit : c’est la classe de la carte ({ $kind }).
    [leftmost] { $unit } agit : la plus à gauche sans carte.
   *[instead] { $unit } agit, la plus à gauche sans carte : l’autre classe ({ $kind }) a déjà joué.
}
draw-why-there = { $why ->
    [attack] Cible : { $target }, la plus proche à portée d’attaque.
    [closest] Cible : { $target }, la plus proche.
   *[higher] Elle monte vers la case plus haute la plus proche.
}
draw-met = { $unit } a croisé un Monstre Errant.
draw-enemy-deck = Pioche Ennemi : { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
draw-spare = Cartes Unité en réserve
draw-draft = { $seat } : gardez une carte de chaque classe, l’Ennemi reçoit l’autre
step-time = Avancer le Temps
step-enemy = L’Ennemi agit

## Leçons

label-lesson-failed = Vous n’avez plus d’unité. Recommencez la leçon.
lesson-moving = Se déplacer
lesson-moving-task = Crécerelle est blessée. Cliquez sur elle, puis sur le Village en g1 : chaque case éclairée est à sa portée. Entrer dans un Village rend 4 ♥ et remplit son carquois.
lesson-moving-done = Crécerelle est au Village : soignée, et son carquois est plein. Chaque case coûte 1 point de Déplacement ; grimper et certains terrains coûtent davantage.
lesson-attacking = Attaquer
lesson-attacking-task = Il reste 3 ♥ à Nim. Amenez Ragna à côté d’elle sur la colline et frappez en Mêlée, ou faites tirer Sylvar : un tir coûte des Munitions et ses dés peuvent le faire rater.
lesson-attacking-done = Nim est capturée : 2 points en fin de partie. Une unité peut effectuer deux actions différentes dans un tour, mais elle est alors Affaiblie et passe le suivant.
lesson-knockback = La Poussée
lesson-knockback-task = Saffir se tient au bord du massif. Amenez Grumm à côté d’elle en e4, attaquez et lancez les dés de Poussée : chaque symbole la repousse d’une case, par-dessus le bord.
lesson-knockback-done = La voilà en bas. Une unité arrêtée trop tôt par une paroi, le bord du terrain ou une autre unité perd 1 ♥.
lesson-terrain = Le terrain
lesson-terrain-task = Hild est loin, dans l’angle sud-ouest. Menez Lys sur le Pic en h2 : d’un Pic, tirs et sorts atteignent toutes les cases. Puis tirez sur Hild.
lesson-terrain-done = Un Pic donne une portée illimitée. La Forêt retire 1 dégât à une attaque, l’Eau en ajoute 1 ; la hauteur donne 1 de portée en plus, le contrebas 1 de moins.
lesson-zones = Les Zones de Contrôle
lesson-zones-task = Amenez une unité sur la case Déclencheur b7, au milieu du Gué des fougères, puis terminez le tour. Si vous y avez le plus d’unités au début du suivant, son drapeau avance.
lesson-zones-done = Le drapeau est passé en I. Encore deux tours de majorité et il est à vous pour de bon : 5 points, et peut-être la fin de la partie.

## L’inspecteur

panel-areas = But
panel-piles = Piles
draw-discards = Défausse ({ $n })
draw-revealed = En cours d’effet
draw-piles-short = Pioche { $deck } · défausse { $discard }
inspect-card = Carte entière
inspect-class = { $kind } ({ $seat })
inspect-weakened = Affaiblie : elle n’agit pas avant un tour de repos, à moins de payer { $cost } ♥.
inspect-poisoned = Empoisonnée : elle perd 1 ♥ au début du prochain tour de son joueur.
inspect-units = { $n ->
    [0] aucune unité en jeu
    [one] 1 unité en jeu
   *[other] { $n } unités en jeu
}
inspect-mates = Avec { $seats }.
inspect-lost = Hors jeu : { $units }.
inspect-count = { $seat } { $n }
inspect-there = Unités présentes : { $units }.
inspect-flag = Drapeau en { $mark }
inspect-flag-stays = Personne n’a la majorité : le drapeau reste où il est.
inspect-flag-trigger = Majorité : { $seat }, mais le drapeau ne quitte DÉPART que pour une unité sur la case Déclencheur.
inspect-flag-moves = { $n ->
    [one] En l’état, il passe en { $mark } au début du prochain tour : { $seats }.
   *[other] En l’état, il passe en { $mark } au début du prochain tour : { $seats }.
}
inspect-camp = Un emplacement de départ
inspect-camp-of = Emplacement de départ : { $seat }
inspect-level = niveau { $n }
inspect-portal = D’ici, une unité peut passer à tout autre Portail pour 1 point de Déplacement.
inspect-box = Partie d’une boîte ouverte : fermée tant qu’une unité est dans le donjon.
inspect-cost = { $unit } y va pour { $n ->
    [one] 1 point de Déplacement.
   *[other] { $n } points de Déplacement.
}
inspect-from-here = De là, peut attaquer { $blows }.
inspect-blow = { $unit } ({ $attack ->
    [melee] mêlée
    [missile] tir
    [spell] sort
   *[ballista] baliste
} { $n }{ $chance ->
    [sure] { "" }
   *[other] , { $chance } %
})
inspect-threat = { $when ->
    [now] Peut être touchée maintenant par { $blows }.
    [any] Peut être touchée par { $blows }.
   *[next] Au prochain tour, peut être touchée par { $blows }.
}
inspect-in-reach = Au prochain tour, à portée de { $units }.
inspect-safe = { $when ->
    [any] Personne ne peut l’atteindre maintenant.
   *[next] Au prochain tour, personne ne peut l’atteindre.
}
inspect-way = { $kind } { $n }
inspect-to-crystal = Points de Déplacement jusqu’au cristal : { $ways }.
counted-points = Points
counted-points-text = Les points de victoire tels qu’on les compterait maintenant.
counted-cards = Cartes Tactique
counted-cards-text = Les cartes en main. On en garde deux au plus à la fin d’un tour.
counted-captured = Unités capturées
counted-captured-text = Les unités ennemies que ce camp a capturées.
counted-flags = Drapeaux
counted-flags-text = Les drapeaux acquis pour de bon.
counted-artifact = L’Artefact
counted-artifact-text = Il revient à l’unité qui finit un Déplacement sur sa case.
counted-time = Temps
counted-time-text = Il s’écoule au début de chacun de vos tours ; à zéro, l’aventure est perdue. Capturer un ennemi en fait regagner.
pile-tactic = Cartes Tactique
pile-tactic-text = On en pioche une à la fin de chaque tour. La pioche vide, la défausse est mélangée pour en faire une nouvelle.
pile-enemy = Cartes Ennemi
pile-enemy-text = On en tire une à chaque tour de l’Ennemi : elle nomme l’unité, la direction et un bonus.
pile-spare = Cartes Unité de réserve
pile-spare-text = Par classe : les cartes qui remplacent les unités ennemies capturées.

## Ce que les autres ont fait

digest = { $deeds }.
digest-captured = { $yours ->
    [yes] capture chez vous { $units }
   *[no] capture { $units }
}
digest-flag = mène le { $flag } en { $mark }
digest-secured = s’empare du { $flag }
digest-hit = touche { $units } pour { $n } ♥
digest-moved = déplace { $units }
digest-played = joue { $cards }
draw-acts = { $unit } agit.
draw-detour = Aller et retour
inspect-detour = Un Déplacement qui finit où il a commencé, pour un Village en chemin. Il coûte une action.
draw-rest = Les autres cartes distribuées :

# La fin d’une partie
end-flags = Drapeaux
end-survivors = Unités survivantes
end-captured = Captures
end-villages = Villages
end-artifact = Artefact
end-score = Points
end-health = Santé de toutes les unités
end-units-lost = Unités perdues
end-damage-taken = Dégâts subis
end-luck-knockback = Repoussées obtenues · attendues
end-luck-miss = Dés sans Raté · attendus
end-best-label = Le plus de dégâts
end-blow-label = Le coup le plus rude
end-best = { $unit }, { $n } { $n ->
    [one] dégât
   *[other] dégâts
  }
