import { promised } from '../../promised.ts'

/** The page of a visitor's own results in French, in a file of its own: only that page loads it. */
export const results = {
  empty: {
    title: 'Aucun résultat pour l’instant',
    text: `Courez 12 minutes et entrez votre distance, ou ajoutez le résultat d’un autre test : il s’affichera ici. Si vous avez effacé vos témoins, changé d’appareil ou passé ${promised.fr.retention} sans venir, vos anciens résultats ne peuvent plus être retrouvés.`,
    action: 'Calculer mon VO2max',
  },
  stopped: {
    kept: 'Vous nous avez demandé de ne plus rien enregistrer. Les résultats d’ici y restent, aucun ne s’y ajoute, et vous pouvez changer d’avis au bas de la page.',
    none: 'Vous nous avez demandé de ne plus rien enregistrer : aucun résultat ne s’ajoute ici, et vous pouvez changer d’avis au bas de la page. Le calculateur fonctionne toujours.',
  },
  unavailable: {
    title: 'Vos résultats sont inaccessibles pour le moment',
    text: 'Le réseau ou le serveur ne répond pas. Attendez une minute, puis réessayez.',
    retry: 'Réessayer',
    still: 'Toujours pas de réponse.',
  },
  outbox: {
    text: (count: number) =>
      count === 1
        ? 'Un résultat attend sur cet appareil. Il sera enregistré, à la date de son envoi, quand le site sera joignable.'
        : `${count} résultats attendent sur cet appareil. Ils seront enregistrés, à la date de leur envoi, quand le site sera joignable.`,
    send: 'Envoyer maintenant',
    erase: 'Ne pas enregistrer',
    refused: 'L’envoi n’a pas abouti. Réessayez plus tard.',
    kept: 'Le site a refusé cette saisie. Copiez-la au besoin :',
    revoked: 'Ce qui attendait ici ne part plus. Si le site l’avait déjà reçu, il l’effacera dès qu’il sera joignable.',
    none: 'Il ne reste rien à envoyer.',
  },
  done: {
    correct: 'Résultat corrigé et recalculé.',
    remove: 'Résultat supprimé.',
    erase: 'Tous vos résultats sont supprimés.',
    stop: 'C’est noté : nous n’enregistrerons plus vos résultats.',
    resume: 'C’est noté : vos prochains résultats seront enregistrés.',
    unknown: 'Ce résultat n’existe plus. La liste ci-dessous est à jour.',
    unremembered:
      'Votre navigateur refuse les témoins : il ne peut pas retenir ce choix, et vos résultats seraient encore enregistrés. Acceptez ceux de ce site, puis réessayez.',
    'stopped here':
      'C’est noté dans ce navigateur : plus rien n’y attend, et il n’envoie plus vos résultats. Il le dira au site dès qu’il pourra le joindre.',
    unavailable:
      'Nous n’avons pas pu savoir si c’est fait : le site n’a pas répondu à temps. Regardez la liste, et réessayez au besoin.',
  },
  person: {
    people: 'Personnes',
    aged: (who: string, age: string) => `${who}, ${age} ans`,
    ageless: (who: string) => `${who}, âge inconnu`,
    unknown: 'Sans âge ni sexe',
    rule: 'Les résultats sont regroupés par sexe et par âge. Si vous corrigez un âge, le résultat rejoint le bon groupe.',
    change: 'Modifier les initiales',
    initials:
      'Une initiale suffit. Elle reste dans ce navigateur et n’est envoyée nulle part. Elle s’efface avec les résultats, ou si vous nous demandez de ne plus rien enregistrer.',
    initial: (who: string) => `Initiale, ${who}`,
    keep: 'Enregistrer ces initiales',
  },
  change: {
    by: (sign: number, value: string) => `${sign < 0 ? '−' : '+'} ${value}`,
    since: (date: string) => `depuis le ${date}`,
    today: 'depuis votre premier résultat du jour',
    within: (value: string, since: string, margin: string) =>
      `${value} ${since} : l’écart reste dans la marge des deux tests (± ${margin}).`,
    tooSmall: 'C’est trop peu pour être sûr.',
    another: 'Un autre test le dira.',
    beyond: (value: string, since: string, margin: string) =>
      `${value} ${since}, plus que la marge des deux tests (± ${margin}) : le changement est probablement réel.`,
    unknown: (value: string, since: string) => `${value} ${since}. Nous ne connaissons pas la marge de ce test.`,
    only: 'Un seul résultat : le prochain tracera votre courbe.',
    firstOfTest: 'Premier résultat de ce test : il ne se compare pas aux autres.',
  },
  next: {
    title: 'Prochain test :',
    around: (date: string) => `vers le ${date}`,
    now: 'quand vous voulez',
    add: 'Ajouter au calendrier',
    enter: 'Ajouter un résultat',
    last: (value: string, date: string) =>
      `Même parcours, même heure, mêmes chaussures. Dernier résultat : ${value}, le ${date}.`,
  },
  plot: {
    noMargin: 'VO2max en ml/kg/min',
    run: 'VO2max en ml/kg/min, marge de ± 10 %',
    tests: 'VO2max en ml/kg/min, avec la marge de chaque test',
    next: 'prochain test',
    sameDay: 'Les résultats d’un même jour sont placés côte à côte ; leur heure est dans le tableau.',
    margins: 'La bande est la marge : environ deux fois sur trois, le vrai résultat s’y trouve.',
    guess: 'Pour la course, la marge de 10 % est un repère, et non une erreur mesurée.',
    one: (date: string, value: string) => `Un résultat, le ${date} : ${value} ml/kg/min.`,
    alternative: (count: string, first: string, firstValue: string, last: string, lastValue: string) =>
      `${count} résultats. Le premier, le ${first} : ${firstValue} ml/kg/min. Le dernier, le ${last} : ${lastValue} ml/kg/min. Tous sont dans le tableau.`,
  },
  table: {
    title: 'Tous vos tests',
    titleOf: (who: string) => `Tous les tests : ${who}`,
    caption: 'Du plus récent au plus ancien, à l’heure de Montréal',
    date: 'Date',
    result: 'Résultat',
    index: (index: string) => `indice de ${index}`,
    indexUnit: 'indice',
    margin: (value: string) => `± ${value}`,
    tenth: '± 10 %',
    category: 'Catégorie',
    test: 'Test',
    entered: (label: string, value: string) => `${label}\u00a0: ${value}`,
    person: 'Âge, sexe, poids',
    profile: 'Profil',
    actions: 'Corriger ou supprimer',
    age: (age: string) => `${age} ans`,
    correct: 'Corriger',
    remove: 'Supprimer',
    of: (result: string) => ` le résultat du ${result}`,
    showAll: (count: string) => `Voir les ${count} résultats`,
  },
  pages: {
    latest: (limit: string) =>
      `Cette page montre vos ${limit} résultats les plus récents. Les fichiers au bas de la page contiennent tous vos résultats.`,
    older: (oldest: string, newest: string) =>
      `Du ${oldest} au ${newest}, cette page montre des résultats plus anciens.`,
    toOlder: 'Résultats plus anciens',
    toLatest: 'Retour aux plus récents',
    none: {
      title: 'Aucun résultat plus ancien',
      text: 'S’il vous reste des résultats, ils sont parmi les plus récents.',
    },
  },
  correct: {
    noResult: 'Ces valeurs ne donnent ensemble aucun résultat. Vérifiez-les une à une.',
    title: (result: string) => `Corriger le résultat du ${result}`,
    text: 'Il sera recalculé. La date ne change pas.',
    submit: 'Enregistrer la correction',
  },
  remove: {
    title: (result: string) => `Supprimer le résultat du ${result} ?`,
    text: 'Il disparaîtra pour de bon, et nous ne pourrons pas le récupérer.',
    submit: 'Oui, supprimer ce résultat',
  },
  erase: {
    link: 'Tout supprimer…',
    title: 'Supprimer tous vos résultats ?',
    text: 'Ils disparaîtront pour de bon, avec le témoin qui les relie, les courses et le programme que cet appareil retient : nous ne pourrons pas les récupérer.',
    copy: 'Pour en avoir une copie, commencez par les télécharger.',
    submit: 'Oui, tout supprimer',
  },
  cancel: 'Annuler',
  pending: 'Un instant…',
  yours: {
    title: 'Vos données, votre choix',
    keeping: `Vos résultats sont conservés dans la base de données du site, reliés à ce navigateur par un témoin. Tout s’efface après ${promised.fr.retention} sans calcul ni visite à cette page.`,
    stopped:
      'Vous nous avez demandé de ne plus rien enregistrer. Le calculateur fonctionne toujours, mais aucun nouveau résultat ne s’ajoute. Ce choix ne vaut que pour ce navigateur.',
    shared:
      'Toute personne qui utilise ce navigateur peut voir cette page. Sur un appareil partagé, supprimez vos résultats avant de partir.',
    json: 'Télécharger (JSON)',
    csv: 'Télécharger (CSV, pour un tableur)',
    stop: 'Ne plus enregistrer mes résultats',
    resume: 'Enregistrer de nouveau mes résultats',
    help: 'Une question sur vos données ?',
  },
}

export type ResultsMessages = typeof results
