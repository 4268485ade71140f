import { published } from '../published.ts'

/** My progress, in French. */
export const myResults = {
  empty: {
    title: 'Rien n’est enregistré ici pour le moment',
    text: `Courez 12\u00a0minutes, calculez votre VO2max\u00a0: le résultat s’ajoutera ici, si votre navigateur accepte les témoins de ce site. Si vous aviez des résultats, ils sont dans un autre navigateur, son témoin a été effacé, ou ${published.fr.retention} ont passé sans visite.`,
    noCookies:
      'Votre navigateur refuse les témoins\u00a0: il ne peut pas retrouver vos résultats. Acceptez ceux de ce site dans ses réglages, puis refaites votre calcul.',
    action: 'Calculer mon VO2max',
  },
  unavailable: {
    title: 'Vos résultats ne peuvent pas être lus pour le moment',
    text: 'Rien n’est perdu. Attendez une minute, puis réessayez.',
    retry: 'Réessayer',
  },
  statuses: {
    corrected: 'Résultat corrigé et recalculé.',
    deleted: 'Résultat supprimé.',
    allDeleted: 'Tous vos résultats sont supprimés.',
    missing: 'Ce résultat n’existe plus.',
    failed:
      'Le site n’a pas répondu\u00a0: c’est peut-être fait, peut-être pas. Vérifiez la liste, puis réessayez au besoin.',
  },
  chart: {
    title: 'Votre VO2max, en ml/kg/min',
    alternative: (count: string, first: string, firstValue: string, last: string, lastValue: string) =>
      `${count} résultats, du ${first} (${firstValue}) au ${last} (${lastValue}). Tous sont dans la liste.`,
  },
  list: {
    title: 'Vos courses',
    person: (age: string, gender: string, weight: string) => `${age}\u00a0ans, ${gender}, ${weight}\u00a0kg`,
    metres: (distance: string) => `${distance}\u00a0m`,
    action: (action: string, run: string) => `${action} la course du ${run}`,
    older: 'Plus anciens',
    newest: 'Retour aux plus récents',
    noOlder: 'Il n’y a pas de résultats plus anciens.',
  },
  correct: {
    link: 'Corriger',
    title: (run: string) => `Corriger la course du ${run}`,
    text: 'Le résultat sera recalculé. La date ne change pas.',
    submit: 'Enregistrer la correction',
  },
  delete: {
    link: 'Supprimer',
    title: (run: string) => `Supprimer la course du ${run}\u202f?`,
    text: 'Elle disparaîtra pour de bon.',
    submit: 'Oui, supprimer cette course',
  },
  deleteAll: {
    link: 'Tout supprimer',
    title: 'Supprimer tous vos résultats\u202f?',
    text: 'Ils disparaîtront pour de bon, avec le témoin qui les relie et la dernière course que cet appareil retient. Pour en garder une copie, téléchargez-les d’abord.',
    submit: 'Oui, tout supprimer',
  },
  cancel: 'Ne rien changer',
  data: 'Vos données',
  csv: 'Télécharger (CSV)',
  json: 'Télécharger (JSON)',
  retentionNote: `Vos résultats s’effacent après ${published.fr.retention} sans calcul ni visite de cette page. Seul le témoin de ce navigateur y mène\u00a0: toute personne qui l’utilise peut les voir.`,
}
