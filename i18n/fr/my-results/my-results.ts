import { published } from '../../published-constants.ts'
import { goal } from '../goal.ts'
import { saveMeasurement } from './save-measurement.ts'

/** The strings of My progress, in French. Only that page loads this file. */
export const results = {
  goal,
  empty: {
    title: 'Votre courbe commencera ici.',
    text: `Rien n’est encore enregistré pour ce navigateur. Choisissez le test qui vous convient : une course de 12 minutes s’enregistre quand vous la calculez ; un autre test, quand vous cliquez sur « ${saveMeasurement.submit} ». Vous pourrez ensuite corriger, télécharger ou supprimer vos résultats.`,
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
        ? 'Un résultat attend sur cet appareil. Il sera enregistré, à la date de son calcul, quand le site sera joignable.'
        : `${count} résultats attendent sur cet appareil. Ils seront enregistrés, à la date de leur calcul, quand le site sera joignable.`,
    expired: (count: number) =>
      count === 1
        ? `Un résultat attend depuis plus de ${published.fr.outbox}, selon l’horloge de cet appareil, et ne part plus sans vous\u00a0: envoyez-le, à la date d’aujourd’hui, ou renoncez-y.`
        : `${count} résultats attendent depuis plus de ${published.fr.outbox}, selon l’horloge de cet appareil, et ne partent plus sans vous\u00a0: envoyez-les, à la date d’aujourd’hui, ou renoncez-y.`,
    someExpired: (fresh: number, expired: number) =>
      `${fresh === 1 ? 'Un résultat récent sera enregistré' : `${fresh} résultats récents seront enregistrés`}, à la date du calcul, quand le site sera joignable ; ${expired === 1 ? 'un autre, qui attend' : `${expired} autres, qui attendent`} depuis plus de ${published.fr.outbox} selon l’horloge de cet appareil, ${expired === 1 ? 'ne part' : 'ne partent'} plus sans vous\u00a0: envoyez tout, ou renoncez-y.`,
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
    nothing: 'Il n’y a rien à supprimer.',
    stop: 'C’est noté : nous n’enregistrerons plus vos résultats.',
    resume: 'C’est noté : vos prochains résultats seront enregistrés.',
    unknown: 'Ce résultat n’existe plus. La liste ci-dessous est à jour.',
    unremembered:
      'Votre navigateur refuse les témoins : il ne peut pas retenir ce choix, et vos résultats seraient encore enregistrés. Acceptez ceux de ce site, puis réessayez.',
    stoppedHere:
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
      'Une initiale suffit. Elle reste dans ce navigateur et n’est envoyée nulle part. Elle est supprimée avec les résultats, ou si vous nous demandez de ne plus rien enregistrer.',
    initial: (who: string) => `Initiale, ${who}`,
    keep: 'Enregistrer ces initiales',
  },
  values: {
    metres: (value: string) => `${value} m`,
    vo2max: (value: string) => `${value} ml/kg/min`,
    index: (value: string) => `indice de ${value}`,
  },
  change: {
    month: (month: string) => `qu’en ${month}`,
    day: (day: string) => `que le ${day}`,
    today: 'que plus tôt ce jour-là',
    more: (amount: string, since: string) => `${amount} de plus ${since}.`,
    less: (amount: string, since: string) => `${amount} de moins ${since}.`,
    same: (since: string) => `Autant ${since}.`,
    first: (value: string, day: string) => `${value} le ${day}.`,
    only: 'Le prochain test tracera votre courbe.',
    /** by the unit of the results: on any change, on a gain, and on three gains in a row; a lower index is a gain */
    remarks: {
      metres: remarks('Le vent, la piste et la forme font varier un test', 'hausses'),
      vo2max: remarks('La forme et les conditions font varier un résultat', 'hausses'),
      index: remarks('La forme et les conditions font varier un résultat', 'baisses'),
    },
  },
  next: {
    around: (date: string) => `Prochain test vers le ${date}.`,
    now: 'Prochain test : quand vous voulez.',
    add: 'Ajouter au calendrier',
    enter: 'Refaire le test',
    last: (value: string, date: string) =>
      `Même parcours, même heure, mêmes chaussures. Dernier résultat : ${value}, le ${date}.`,
  },
  plot: {
    units: { metres: 'mètres en 12 minutes', vo2max: 'ml/kg/min', index: 'indice' },
    example: 'Exemple inventé, en mètres courus en 12\u00a0minutes. Trois hausses de suite, c’est un progrès.',
    goal: (goal: string) => `objectif\u00a0: ${goal}\u00a0m`,
    withGoal: (alternative: string, goal: string) => `${alternative} Objectif\u00a0: ${goal}\u00a0m.`,
    next: 'prochain test',
    one: (date: string, value: string) => `Un résultat, le ${date} : ${value}.`,
    alternative: (count: string, first: string, firstValue: string, last: string, lastValue: string) =>
      `${count} résultats. Le premier, le ${first} : ${firstValue}. Le dernier, le ${last} : ${lastValue}. Tous sont dans la liste.`,
  },
  table: {
    tenth: 'à environ 10 % près',
    margin: (value: string) => `± ${value}`,
    index: 'indice',
    entered: (label: string, value: string) => `${label}\u00a0: ${value}`,
    age: (age: string) => `${age} ans`,
    correct: 'Corriger',
    remove: 'Supprimer',
    of: (action: string, result: string) => `${action} le résultat du ${result}`,
  },
  showAll: (count: string) => `Voir les ${count} résultats`,
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
  stop: {
    link: 'Ne plus enregistrer',
    title: 'Ne plus enregistrer vos résultats ?',
    text: `Le calculateur fonctionnera toujours, mais n’enregistrera plus vos résultats. Attention : votre programme, vos initiales et vos dernières courses s’effaceront de cet appareil pour de bon. Les résultats déjà enregistrés, s’il y en a, s’effaceront ${published.fr.retention} après votre dernière visite, ou dès que vous les supprimerez. Un témoin retiendra ce choix pendant ${published.fr.optOutCookie} ; pour le changer, revenez au bas de cette page.`,
    submit: 'Oui, ne plus enregistrer',
    cancel: 'Continuer d’enregistrer',
  },
  erase: {
    link: 'Tout supprimer',
    title: 'Supprimer tous vos résultats ?',
    text: 'Ils disparaîtront pour de bon, avec le témoin qui les relie, les courses et le programme que cet appareil retient : nous ne pourrons pas les récupérer.',
    copy: 'Pour en avoir une copie, commencez par les télécharger.',
    submit: 'Oui, tout supprimer',
  },
  doctor: {
    print: 'Imprimer pour mon médecin',
    unavailable: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez « Mon suivi ».',
  },
  cancel: 'Ne rien changer',
  pending: 'Un instant…',
  yours: {
    title: 'Vos données',
    lost: `Nouvel appareil ou témoins supprimés ? Pour revoir vos anciens résultats, écrivez-nous dans les ${published.fr.retention} suivant votre dernière visite, avec la date, l’heure et les valeurs entrées.`,
    keeping: `Sans calcul ni visite de cette page ou de votre programme pendant ${published.fr.retention}, vos résultats s’effacent.`,
    stopped: 'Votre choix de ne plus enregistrer tient dans ce navigateur.',
    shared: 'Toute personne qui utilise ce navigateur peut voir vos résultats.',
    json: 'Télécharger (JSON)',
    csv: 'Télécharger (CSV)',
    resume: 'Recommencer à enregistrer',
  },
}

export type ResultsMessages = typeof results

function remarks(varies: string, gains: string) {
  return {
    varies: `${varies}.`,
    gains: `${varies}\u202f; trois ${gains} de suite, c’est un progrès.`,
    progress: `Trois ${gains} de suite\u00a0: vous progressez.`,
  }
}
