### Ce qui est écrit sur les pages.
### Espaces insécables : fine (U+202F) devant ; ! ?, normale (U+00A0) devant : et dans les guillemets.

## Partout

page-home = Accueil
page-menu = Menu
page-close = Fermer
page-cancel = Annuler
page-back = Retour
page-theme-dark = Sombre
page-theme-light = Clair
page-rules = Règles
page-rules-of = Règles de { $game }
page-new-table = Nouvelle table
page-log = Journal
page-hand = Main
page-seats = Camps

## La page d’accueil

page-home-title = Gonfalon : des jeux de plateau à votre table
page-welcome = Hissez votre bannière.
page-welcome-line = Des jeux de tactique et de conquête, contre des robots ou entre amis devant le même écran.
page-games = Jeux
page-board-of = Le plateau de { $game }
page-play-now = Jouer
page-play-now-line = Vous contre des robots, tout de suite. Sans compte.
page-my-tables = Mes tables
page-no-tables = Aucune pour l’instant. Cliquez sur « Jouer » et la première sera ici.
page-table-mine = À vous
page-table-waits = En cours
page-table-over = Terminée
page-table-lost = À vous ?
page-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
page-lost-tables = Aucune à vous. Mais quelqu’un a joué sur cette machine : si c’était vous, ouvrez la table et reprenez votre place.
page-delete = Supprimer
page-delete-sure = Supprimer définitivement
page-take-back = Vous ne faites que regarder. Si vous jouiez ici, reprenez votre place :
page-watch-record = Revoir une partie
page-watch-line = Chaque partie peut être enregistrée. Choisissez-en une et revoyez-la pas à pas.
page-watch-bots = Voir des robots jouer à { $game } :
page-record-file = Enregistrement (.gfn)
page-watch = Revoir

## Une nouvelle table

page-new-title = Nouvelle table : { $game }
page-players = { $most ->
    [one] 1 joueur
   *[other] { $least } joueurs
}
page-players-range = De { $least } à { $most } joueurs
page-agreed = Convenu d’avance
page-learn = Apprendre
page-learn-title = Apprendre { $game }
page-learn-all = Apprendre en jouant
page-learnt = { $n } sur { $of }
page-first-game = Jouer une première partie
page-skip-lessons = Passer à une première partie
page-learn-again = Encore
page-lesson-done = apprise
page-learn-line = Chaque leçon est une petite position et une idée ; elle s’achève quand c’est fait. Dans vos premières parties, le conseiller vous accompagne contre des adversaires faciles.
page-begin = Commencer
page-next-lesson = Leçon suivante
page-all-lessons = Toutes les leçons
page-workshop = Construire
page-workshop-line = Construire votre propre carte
page-mode = Façon de jouer
page-seats-line = Les amis devant cet écran jouent tour à tour : la main de l’autre reste cachée.
page-lots = Tirer les camps au sort
page-sit-me = Moi
page-sit-friend = Un ami, devant cet écran
page-sit-easy = Robot : facile
page-sit-normal = Robot : normal
page-sit-hard = Robot : difficile
page-sit-random = Robot : joue au hasard
page-sit-greedy = Robot : rapide et gourmand
page-sit-search = Robot : voit loin, fort
page-sit-nobody = Personne
page-other-bots = Autres robots
page-optional-rules = Règles optionnelles
page-more-options = Autres réglages
page-reactions = Temps pour réagir
page-reactions-seconds = { $n } secondes
page-reactions-trusting = Tant que quelqu’un pourrait réagir
page-reactions-line = Seulement à plusieurs écrans. Un temps fixe ne trahit rien, quoi que chacun ait en main. Sinon, l’attente révèle que quelqu’un pourrait réagir.
page-table-name = Nom de la table
page-seed = Graine
page-seed-line = La même graine donne la même partie. Vide : au hasard, comme toujours quand des amis jouent.
page-start = Commencer

## Ce qui n’a pas marché

page-error-title = Cela n’a pas marché

## Le livre des règles

page-search = Chercher
page-search-for = mots d’une règle, ou { $rule }
page-all-rules = Toutes les règles
page-rules-found = { $n ->
    [0] Aucune règle ne contient ces mots.
    [one] { $n } règle
   *[other] { $n } règles
}
page-page = page { $n }
page-ruling = Notre lecture (en anglais) :
page-proved-by = { $n ->
    [one] Prouvée par 1 test (en anglais)
   *[other] Prouvée par { $n } tests (en anglais)
}

## La table

page-title = { $game } · Gonfalon
page-skip = Vers la question
page-help = Aide
page-settings = Réglages
page-speed = Les robots jouent
page-speed-1 = 1×
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-5 = Aussitôt ; ne montrer que mes combats
page-speed-0 = D’un coup
page-motion = Sur le plateau
page-motion-full = Montrer ce que font les autres
page-motion-less = Le montrer avec moins de mouvement
page-motion-none = Ne montrer que le résultat
page-following = Ce que font les autres
page-pause = Pause
page-skip-steps = Passer
page-space = Espace
page-digest = Depuis votre dernier tour
page-digest-close = Échap ferme ; le journal en garde trace.
page-watch-again = Revoir
page-to-my-turn = À mon tour
page-hold = Plus de temps
page-waive = Ne réagir à rien pendant ce tour
page-peek = Voir mes cartes
page-revoke = Retirer
page-less = Moins de questions
page-answers = Les questions à une seule réponse sensée
page-answers-self = Se répondent d’elles-mêmes
page-answers-ask = Me sont posées
page-sound = Sons
page-sound-all = Tous
page-sound-mine = Seulement quand c’est à moi
page-sound-off = Aucun
page-volume = Volume
page-order = Me proposer de réagir
page-order-once = Une fois par bataille pour chaque carte
page-order-could = Chaque fois que je le pourrais
page-order-always = Toujours, même si je ne peux que passer
page-order-never = Jamais : je passe
page-download = Enregistrer la partie
page-board = Plateau
page-zoom = Zoom
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Tout le plateau
page-overview = Vue d’ensemble : appuyez là où regarder
page-step = Suivant
page-step-back = Précédent
page-step-first = Au début
page-step-of = Pas { $n } sur { $of }
page-play-steps = Lire
page-replay = Pas à pas
page-question = La question
page-rule = Règle
page-rule-behind = La règle qui le dit
page-look-back = Revoir : glissez pour voir la table comme elle était
page-now = maintenant
page-back-to-now = Revenir à maintenant
page-play-on = Jouer à partir d’ici
page-hands = Main montrée
page-hands-none = Aucune
page-pace = Vitesse
page-play-again = Rejouer
page-needs-script = Cette page montre la table telle qu’elle est. Pour jouer, autorisez son script.
page-lost = La connexion est perdue. Nouvel essai …
page-tabs = À côté du plateau
page-side = Le journal et le reste
page-inspector = Loupe
page-inspector-line = Pointez n’importe quoi, ou gardez le doigt dessus : une terre, une pièce, une carte, un mot. Ce que c’est, ce que cela peut faire et ce qui peut lui arriver se lit ici, jamais par-dessus le plateau.
page-undo-all = Annuler tout le tour
page-pass-line = Les cartes de l’autre sont cachées. Appuyez quand vous avez l’appareil en main.
page-ready = C’est moi

## Aide

page-how-1 = Tout ce qui a un contour en tirets peut être touché. Pointez-le pour lire ce qui arriverait.
page-how-2 = Cliquez sur une pièce, puis sur sa destination. Ou glissez-la. Un contour rouge annonce un combat.
page-how-3 = Cliquez sur ce qui n’a pas de contour : vous apprendrez quelle règle l’interdit.
page-how-4 = Pointez une ligne du journal : ses lieux s’allument sur le plateau.
page-enter = Entrée
page-esc = Échap
page-space = Espace
page-key-next = vers la chose suivante que vous pouvez toucher
page-key-arrows = vers la plus proche dans cette direction
page-key-pick = la choisir
page-key-back = un pas en arrière
page-key-undo = annuler (comme Ctrl-Z)
page-key-end = finir le tour ou l’étape
page-key-act = à ce qui peut agir ensuite
page-key-number = l’option de ce numéro
page-key-skip = passer ce qui est montré
page-key-rule = la règle derrière la question
page-key-zoom = plus près, plus loin, tout le plateau
page-key-help = cette aide

## Ce que dit le script

script-nothing-here = Rien à faire ici pour l’instant. Ce que vous pouvez toucher a un contour en tirets.
script-fight = { $n } combat
script-fights = { $n } combats
script-now = maintenant
script-left = Encore { $n } s pour réagir
script-not-yours = Ce n’est pas à vous de jouer.
script-picked = Choisi : { $what }.
script-step-again = Pas { $n } sur { $of } · { $what }
script-step-now = Pas { $n } · { $what }
script-step-of = Pas { $n } sur { $of }
script-touch = Touchez un contour en tirets ou un bouton.
script-your-turn = À vous de jouer
script-why-first = Choisissez d’abord ce qui a un contour en tirets.
script-end-sure = Il reste quelque chose à faire. Appuyez encore pour terminer.

## Un atelier

page-workshop-result = Ensuite
page-workshop-play = Jouer avec
page-workshop-name = Nom
page-workshop-save = Enregistrer le fichier
page-workshop-open = Ouvrir

coach-name = Le conseiller
coach-choose = Choisissez pour moi
coach-hush = Plus de conseils de ce genre
coach-off = Se passer de conseils
