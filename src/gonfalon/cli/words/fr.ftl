### Les phrases de la ligne de commande.
### Espaces insécables : fine (U+202F) devant ; ! ?, normale (U+00A0) devant : et dans les guillemets.

## À la table

cli-thinking = { $seat } réfléchit…
cli-pass-to = Passez la main à { $seat }, qui appuie sur Entrée.
cli-no-number = Il n’y a pas de { $number } dans la liste : elle va de 1 à { $last }.
cli-not-understood = « { $text } » n’est pas un choix possible. Tapez un numéro de la liste ou quelques mots de celle-ci ; h pour l’aide.
cli-not-now = « { $text } » n’est pas possible maintenant.
cli-no-undo = Rien à annuler : depuis, un dé a roulé, une carte s’est montrée ou quelqu’un a répondu.
cli-no-rule = Aucune règle n’est notée ici.
cli-rule = { $rule } (page { $page }) : { $text }
cli-ruling = Notre lecture : { $text }
cli-section = { $section } : { $rules }
cli-saved = La partie est enregistrée. Pour la reprendre : { $command }
cli-place = { $place }. { $name }
cli-help =
    Choisissez par un numéro de la liste, ou par des mots : ceux de la liste ou ceux des parties enregistrées.
    Quelques mots suffisent : e5 montre tout ce qui concerne cette case.
      Entrée  toute la liste          ?  la règle derrière la question
      b       le plateau              l  tout ce qui s’est passé
      u       annuler le dernier choix  o  vos consignes, pour moins de questions
      q       enregistrer et quitter  h  cette aide
cli-question = Questions par manche
cli-questions = toutes
cli-reactions = occasions de réagir
cli-before = tout est demandé
cli-after = consignes habituelles
cli-method-questions = Un bot joue pour la personne et ne réagit à rien. Les questions de même sorte à la suite comptent pour une.
cli-by-itself = Répondu d’office : { $choice }
cli-no-order = « { $text } » n’est pas une consigne. Tapez o pour les voir.
cli-orders =
    Une consigne commence par o. Quand vous proposer de réagir :
      o once                   une fois par bataille pour chaque carte (o could, o always, o never)
      o battle pass            pas dans cette bataille ; o turn pass : pas dans ce tour
      o kind battle_round never     pas aux moments de cette sorte
      o card event fire_storm never   pas pour cette carte ; ask : malgré tout ; play : dès que possible
    Ce qui se répond d’office :
      o habit lose sensible    toujours cette réponse aux questions de cette sorte
      o answers ask            me poser même les questions à une seule réponse sensée
    Le dernier mot usual retire une consigne ; pour une bataille ou un tour, c’est ask.
cli-replayed = Après { $n } choix sur { $last }.
cli-serving = Gonfalon est à l’adresse { $address } (Ctrl-C l’arrête).

## L’examen d’un dossier de données

cli-check-older = La table { $table } a été jouée avec des règles antérieures et reprendra à son point de contrôle.
cli-check-unreadable = La table { $table } est illisible.
cli-check-gap = Il manque des entrées au journal de la table { $table }.
cli-check-unplayable = Table { $table } : son journal ne peut pas être rejoué ; elle reprendrait à son point de contrôle.
cli-check-stuck = La table { $table } ne peut pas s’ouvrir : ni son journal ni son point de contrôle ne peuvent être rejoués.
cli-check-checkpoint = Table { $table } : son point de contrôle est illisible. Son journal est complet, donc elle s’ouvre.
cli-check-differs = Table { $table } : son journal ne mène pas à son point de contrôle.
cli-checked = { $n ->
    [one] 1 table examinée
   *[other] { $n } tables examinées
}, { $wrong ->
    [0] rien à signaler.
    [one] dont 1 en mauvais état.
   *[other] dont { $wrong } en mauvais état.
}

## Les chiffres

cli-bot = Robot
cli-side = Camp
cli-trait = Tiré au sort
cli-won = Gagnées
cli-rate = Taux de victoire
cli-interval = Intervalle à 95 %
cli-length = { $games } parties, de { $choices } choix en moyenne.
cli-first = Qui joue en premier gagne { $rate } ({ $low } – { $high }).
cli-rounds = Une partie dure { $rounds } manches.
cli-speed = { $seconds } s ; { $speed } choix par seconde dans chaque processus.
cli-measured = Mesure
cli-value = Valeur
cli-answers = Réponses au hasard par seconde, { $program }
cli-decisions = … dont celles qui laissent un choix, { $program }
cli-ratio = gonfalon / catanatron, réponses qui laissent un choix
cli-clone-phase-start = clone() au début d’une phase : médiane / 99e centile
cli-clone-inside-phase = clone() au milieu d’une phase : médiane / 99e centile
cli-method = Parties de { $game } jouées au hasard. Les vitesses sont les médianes de { $turns } mesures après échauffement ; les programmes alternent.
cli-compiled = Le moteur et les règles sont compilés.
cli-interpreted = Le moteur et les règles sont en Python pur.
cli-no-catanatron = Catanatron n’est pas installé (pip install catanatron) : rien à comparer.
cli-game = Jeu
cli-iterations = Itérations par seconde
cli-turns = Tours
cli-turn-lasts = Un tour de { $level }, tel qu’on le voit : médiane / 95 %
cli-iterations-there = … dans l’autre copie
cli-search-ratio = Rapport
cli-method-search = Itérations de search par seconde de temps processeur, dans des positions de parties au hasard, en { $turns } tours après échauffement. Deux copies alternent à chaque position ; le rapport est la médiane de tous les tours.
cli-click = Du clic à la mise à jour, serveur sur cette machine : médiane / 95e centile
cli-acknowledged = Du clic à son accusé de réception : médiane / 95e centile
cli-announce = Annoncer un changement à 20 regards
cli-updates = Mises à jour par seconde, avec { $viewers } regards sur { $tables } tables
cli-drawing-one = Temps processeur par choix : la page d’un joueur
cli-drawing-table = Temps processeur par choix et par regard : tous les joueurs et un spectateur
cli-drawing-parts = vue { $view }, plateau { $groups }, panneaux { $panels }, journal { $log }, question { $question }
cli-first-visit = Première visite d’une table, sur le réseau
cli-later-visit = Visites suivantes

## Règles et contenu

cli-no-rules = Aucune règle de { $game } ne contient les mots « { $text } ».
cli-more-rules = … et { $n } de plus. Ajoutez un mot pour préciser la recherche.
cli-cited-code = { $n ->
    [0] Code : aucune ligne ne la cite.
    [one] Code : 1 ligne.
   *[other] Code : { $n } lignes.
}
cli-cited-tests = { $n ->
    [0] Tests : aucune ligne ne la cite.
    [one] Tests : 1 ligne.
   *[other] Tests : { $n } lignes.
}
cli-cited-content = { $n ->
    [0] Contenu : aucune ligne ne la cite.
    [one] Contenu : 1 ligne.
   *[other] Contenu : { $n } lignes.
}
cli-no-tests = Tests : le dossier { $folder } n’existe pas. Lancez la commande dans une copie du dépôt, ou indiquez le dossier avec --tests.
cli-unproved = Non prouvée : { $rule } { $text }
cli-coverage = { $game } : { $proved } règles prouvées sur { $counted } ({ $share } %).
cli-printed = Élément imprimé
cli-proved-by = Prouvé par
cli-proof = { $n ->
    [0] rien pour l’instant
    [one] 1 test dans { $files }
   *[other] { $n } tests dans { $files }
}
cli-proofs = { $game } : { $proved } éléments prouvés sur { $counted } de la sorte « { $kind } ».
cli-problems = { $n ->
    [0] Tout est en ordre.
    [one] 1 problème.
   *[other] { $n } problèmes.
}
