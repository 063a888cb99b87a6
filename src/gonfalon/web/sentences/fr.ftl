### Ce que dit le serveur, quel que soit le jeu.

## À la table

said-thinking = { $n ->
    [one] { $seats } réfléchit…
   *[other] { $seats } réfléchissent…
}
said-waiting = On attend { $seats }.
said-window = Les autres peuvent réagir…
said-passed = Vous passez, à moins de réagir avant la fin du temps.
said-holds = { $n ->
    [one] { $seats } demande plus de temps.
   *[other] { $seats } demandent plus de temps.
}
said-waived = { $n ->
    [one] { $seats } ne réagira à rien pendant ce tour.
   *[other] { $seats } ne réagiront à rien pendant ce tour.
}
said-pass-to = Passez l’appareil à { $seat }.
said-by-itself = Répondu d’office : { $choices }
said-named = { $name } ({ $seat })
said-asked = { $name } : { $prompt }
said-no-undo = Il n’y a rien à reprendre : depuis, un dé a roulé, une carte s’est dévoilée ou quelqu’un a répondu.
said-possible = C’est possible : vous pouvez le choisir.
said-next = { $n ->
    [one] À { $seats } de choisir.
   *[other] Choisissent en même temps : { $seats }.
}
said-chose = { $seat } : { $choice }.
said-hand = Main : { $seat }
said-past = { $title } : comme c’était alors.
said-not-asked = On ne vous demande rien pour l’instant.
said-no-rule = Cela ne fait pas partie de ce que vous pouvez faire maintenant.

## Les consignes

order-battle-pass = Passer pour cette bataille
order-turn-pass = Passer pour ce tour
order-card-never = Ne plus proposer : { $card }
order-card-play = Dès que possible : { $card }
order-kind-never = Ne plus demander : { $moment }
order-habit = Toujours : { $choice }
order-habit-first = Toujours la première proposition
order-first = la première proposition
order-battle-passing = Vous passez dans cette bataille
order-turn-passing = Vous passez pendant ce tour
order-kind-kept = { $moment } : { $order ->
    [never] jamais
    [always] toujours
    [could] chaque fois que je pourrais réagir
   *[once] une fois par bataille pour chaque carte
}
order-card-kept = { $card } : { $order ->
    [play] dès que possible
    [ask] toujours demander
   *[never] ne plus proposer
}
order-habit-kept = { $moment } : toujours { $choice }

## Dans la liste des tables

said-your-turn = À vous de jouer
said-goes-on = On attend les autres
label-setup = Mise en place
label-round = Manche { $round }

said-stuck = Cette partie ne peut pas continuer : ses règles ont changé depuis.
said-damaged = Impossible d’ouvrir cette table : ses données enregistrées sont endommagées.

## Quand on dresse une table

table-option-ask-always = Demander chaque réaction à tout le monde, et attendre toutes les réponses

## Refus

refused-stale = La partie a avancé entre-temps ; regardez de nouveau.
refused-illegal = Ce n’est pas possible maintenant.
refused-unknown = Le serveur ne comprend pas « { $text } ».
refused-seat = Vous n’êtes pas à cette place.
refused-delete = D’autres jouent à cette table : elle ne peut pas être supprimée.
refused-taken = Quelqu’un occupe cette place, et sa page est ouverte.
refused-far = Une place ne se reprend que sur la machine où tourne le serveur.
refused-pass = Passez d’abord l’appareil à la personne qui doit choisir.
refused-fault = Une règle a échoué ici. Rien n’a changé ; choisissez autre chose.
refused-undo = Il n’y a rien à reprendre : depuis, un dé a roulé, une carte s’est dévoilée ou quelqu’un a répondu.
refused-window = Vous n’avez pas d’occasion de réagir en ce moment.
refused-holds = Vous avez déjà demandé { $n } fois plus de temps : c’est tout ce qu’il y a dans une partie.
refused-fast = Pas si vite : attendez un instant.
refused-store = La table n’a pas pu être conservée. Rien n’a changé ; réessayez.
refused-message = Le serveur ne comprend pas ce message.
refused-key = Cette clé a déjà servi à autre chose à cette table. Il en faut une nouvelle pour chaque choix.
refused-consent = Pour revenir plus loin, il faudrait l’accord de toute la table, et on ne peut pas encore le demander ici.
refused-over = La partie est terminée : on ne peut plus rien annuler.
refused-back = { $n ->
    [0] Vous n’avez fait aucun choix à annuler.
    [one] Vous pouvez revenir en arrière de 1 choix.
   *[other] Vous pouvez revenir en arrière de 1 à { $n } de vos choix.
}
refused-line = Ce moment n’existe pas : les lignes de ce journal vont de 0 à { $last }.
refused-past = Le passé de cette table ne peut pas être montré : ses règles ont changé depuis.
refused-on-people = Plusieurs personnes jouent ici et la partie continue : une table reprise plus tôt montrerait ce qui est encore caché. Elle pourra être ouverte une fois la partie terminée.
refused-on-over = La partie est finie à ce moment. Choisissez-en un autre, plus tôt.

## Erreurs

error-400 = Le serveur ne comprend pas cette demande.
error-403 = Ce n’est pas permis. Si vous venez d’un formulaire, rechargez sa page et envoyez-le de nouveau.
error-404 = Il n’y a rien ici. La table a peut-être été retirée, ou l’adresse est mal écrite.
error-405 = Cette adresse ne s’utilise pas ainsi.
error-413 = C’est trop gros : un compte rendu fait au plus { $limit } Ko.
error-429 = Trop de demandes : attendez un instant.
error-500 = Quelque chose s’est mal passé ici ; c’est noté. Réessayez.
error-running = Le compte rendu se télécharge une fois la partie terminée : il contient les cartes et les dés encore cachés.
error-no-file = Choisissez d’abord un compte rendu : un fichier qui finit par .gfn.
error-no-record = Ce compte rendu ne peut pas être regardé : ce n’en est pas un. Un compte rendu est un fichier de texte qui commence par « gonfalon ».
error-record-head = Ce compte rendu ne peut pas être regardé : son début est illisible.
error-record-game = Ce compte rendu ne peut pas être regardé : on ne joue pas ici à « { $game } ».
error-record-version = Ce compte rendu ne peut pas être regardé : il date de la version { $made } des règles, on joue ici avec la version { $now }.
error-record-broken = Ce compte rendu ne peut pas être regardé : certains de ses choix ne peuvent pas être joués.
error-record-long = Ce compte rendu ne peut pas être regardé : il compte { $n } choix, et { $most } au plus peuvent être montrés.
error-gap = Prenez les places à partir de la première : il ne doit manquer personne entre deux joueurs.
error-mode = Il n’y a pas de façon de jouer « { $mode } » ; il y a : { $modes }.
error-seats = Choisissez qui joue. Places dans cette façon de jouer : { $seats } ; prises : { $n }.
error-engine = Ce n’est pas possible ainsi.
error-bot = Il n’y a pas de bot « { $bot } » ici.
error-seed = Une graine est un nombre entier, et non « { $seed } ».
error-reactions = « { $reactions } » n’est pas un temps pour réagir : il y a 3, 5, 8 et trusting.
error-seed-people = À deux personnes ou plus, nul ne choisit la graine : elle révélerait tous les dés et toutes les cartes.
error-full = Ce serveur n’a plus de place pour d’autres tables. Réessayez plus tard.
error-tables = Vous avez { $n } tables ouvertes à la fois. Fermez d’abord la page de l’une d’elles, ou attendez un instant.
error-unattended = Vous regardez { $n } tables où seuls des bots jouent. Fermez d’abord la page de l’une d’elles, ou attendez un instant.
error-507 = Le disque du serveur est plein : rien ne peut être conservé pour l’instant. Rien n’a changé ; réessayez plus tard.
error-421 = Ce serveur ne s’appelle pas { $host }. Utilisez l’adresse que la personne qui le tient vous a donnée.
error-record-rekeys = Ce compte rendu ne peut pas être regardé : ses dés ont été changés { $n } fois, et { $most } fois au plus sont admises.
