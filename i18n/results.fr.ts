/** The page of a visitor's own results in French, in a file of its own: only that page loads it. */
export const results = {
  empty: {
    title: 'Aucun résultat gardé',
    text: 'Faites le test de 12 minutes et entrez votre distance : le résultat s’ajoutera ici. Si vous avez effacé vos témoins, changé d’appareil ou passé 30 jours sans venir, vos anciens résultats ne sont plus accessibles.',
    action: 'Calculer mon VO2max',
  },
  unavailable: {
    title: 'Vos résultats ne répondent pas',
    text: 'Rien n’est perdu : le serveur n’arrive pas à les lire en ce moment. Attendez une minute, puis réessayez.',
    retry: 'Réessayer',
  },
  done: {
    correct: 'Course corrigée, résultat recalculé.',
    remove: 'Course supprimée.',
    forget: 'Tous vos résultats sont supprimés.',
    stop: 'C’est noté : nous ne garderons plus vos courses.',
    resume: 'C’est noté : vos prochaines courses seront gardées.',
    unknown: 'Cette course n’existe plus. La liste ci-dessous est à jour.',
    unavailable: 'Rien n’a changé : le serveur ne répond pas en ce moment. Attendez une minute, puis réessayez.',
  },
  plot: {
    title: 'Votre VO2max au fil du temps',
    bands: (gender: string, ages: string) =>
      `Les bandes montrent les catégories du site pour votre dernière course : ${gender}, ${ages}.`,
    otherThresholds: 'Ces bandes suivent les seuils d’aujourd’hui ; chaque course garde la catégorie de son jour.',
    ages: (upTo: number) =>
      upTo === 29 ? 'jusqu’à 29 ans' : upTo === Infinity ? '50 ans et plus' : `de ${upTo - 9} à ${upTo} ans`,
    one: 'Une seule course pour l’instant. Refaites le test dans 4 semaines pour voir le chemin parcouru.',
    alternative: (count: string, first: string, firstValue: string, last: string, lastValue: string) =>
      `${count} courses. La première, le ${first} : ${firstValue} ml/kg/min. La dernière, le ${last} : ${lastValue} ml/kg/min. Toutes sont dans le tableau.`,
  },
  table: {
    title: 'Vos courses',
    caption: 'De la plus récente à la plus ancienne, à l’heure de Montréal',
    date: 'Date',
    vo2max: 'VO2max',
    category: 'Catégorie',
    distance: 'Distance',
    person: 'Âge, sexe, poids',
    profile: 'Profil',
    actions: 'Corriger ou supprimer',
    age: (age: string) => `${age} ans`,
    correct: 'Corriger',
    remove: 'Supprimer',
    of: (date: string) => ` la course du ${date}`,
    showAll: (count: string) => `Voir les ${count} courses`,
    more: (limit: string) =>
      `Cette page montre vos ${limit} courses les plus récentes. Les fichiers ci-dessous les contiennent toutes.`,
  },
  correct: {
    title: (date: string) => `Corriger la course du ${date}`,
    text: 'Le résultat sera recalculé. La date ne change pas.',
    submit: 'Enregistrer la correction',
  },
  remove: {
    title: (date: string) => `Supprimer la course du ${date} ?`,
    text: 'Elle disparaîtra pour de bon. Nous ne pourrons pas la récupérer.',
    submit: 'Oui, supprimer cette course',
  },
  forget: {
    link: 'Supprimer tous mes résultats',
    title: 'Supprimer tous vos résultats ?',
    text: 'Ils disparaîtront pour de bon, et le témoin avec eux. Nous ne pourrons pas les récupérer. Pour en garder une copie, téléchargez-les d’abord.',
    submit: 'Oui, tout supprimer',
  },
  cancel: 'Annuler',
  pending: 'Un instant…',
  yours: {
    title: 'Vos données, votre choix',
    keeping:
      'Chaque calcul est gardé dans la base de données du site, relié à ce navigateur par un témoin. Tout s’efface après 30 jours sans calcul ni visite à cette page : votre visite d’aujourd’hui remet ce délai à zéro.',
    stopped:
      'Vous nous avez demandé de ne plus garder vos courses. Le calculateur fonctionne toujours, et rien n’est gardé. Votre choix tient dans ce navigateur.',
    shared:
      'Toute personne qui utilise ce navigateur peut voir cette page. Sur un appareil partagé, supprimez vos résultats avant de partir.',
    download: 'Télécharger tous mes résultats :',
    json: 'fichier JSON',
    csv: 'fichier CSV, pour un tableur',
    stop: 'Ne plus garder mes courses',
    resume: 'Recommencer à garder mes courses',
    help: 'Une question sur vos données ?',
  },
}

export type ResultsMessages = typeof results
