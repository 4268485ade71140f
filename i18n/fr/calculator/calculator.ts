import { scaleChart } from '../charts/scale-chart.ts'
import { entry } from './entry.ts'
import { adviceByAge, emergency, questionnaires } from '../../safety.ts'
import { published } from '../../published-constants.ts'

/** The strings of the calculator and its tables, in French. Only pages that show them load this file. */
export const calculator = {
  ...entry,
  form: {
    ...entry.form,
    title: 'Calculez votre VO2max',
    toTables: 'Voir les valeurs de référence, par âge et par sexe',
    otherProtocols: (protocols: number) => `${protocols} autres tests`,
    example: 'Valeurs d’exemple : entrez les vôtres.',
    atTrack: 'À la piste : chrono, tours, échauffement',
    safety: {
      first: {
        who: 'Maladie, symptôme, grossesse, inactivité ? 45 ans sans habitude de l’effort ?',
        what: 'Consultez d’abord.',
      },
      text: `Ce test demande un effort presque maximal. ${adviceByAge.fr} Problème de santé, symptôme, grossesse ou peu d’exercice ? Remplissez d’abord le`,
      questionnaire: { name: 'Q-AAP+', url: questionnaires.fr.parQ },
      or: 'ou le questionnaire',
      other: {
        name: 'Menez une vie plus active',
        url: questionnaires.fr.getActive,
      },
      advice:
        ', puis parlez-en à un médecin ou à une infirmière praticienne spécialisée. Si seul le manque d’exercice vous fait hésiter, une ou un kinésiologue peut aussi vous conseiller. Si l’âge est la seule raison, vous pouvez aussi choisir',
      gentler: 'la marche',
      emergency: emergency.fr,
    },
    why: {
      title: 'Pourquoi ces questions ?',
      uses: [
        'Nous abaissons l’estimation après 25 ans et chez les femmes. Après 50 ans, elle est souvent trop basse : lisez aussi « Et en laboratoire ? », sous le résultat. L’âge et le sexe fixent aussi votre groupe de référence.',
        'Le poids ne sert qu’à calculer vos litres d’oxygène par minute, et ne change pas le résultat.',
        'Sous 505 m, la distance est trop courte pour une estimation.',
      ],
    },
    pending: 'Calcul en cours…',
    notice: {
      text: 'En cliquant, vous acceptez que ce calcul soit enregistré pour votre suivi.',
      title: 'Vos choix',
      parent: `Avant ${published.fr.consentAge} ans, un parent doit accepter et un adulte être présent.`,
      withoutSaving: 'Calculer sans enregistrer',
      details: `Nous enregistrons votre âge, votre sexe, votre poids, votre distance, le résultat et la catégorie, pour votre suivi. Un témoin, petit fichier de votre navigateur, relie vos calculs. Vous pouvez les voir, les corriger, les supprimer ou nous demander de ne plus en enregistrer. Nous les effaçons après ${published.fr.retention} sans calcul ni visite de «\u00a0Mon suivi\u00a0» ou de votre programme. Votre navigateur garde aussi les deux dernières courses de deux personnes au plus, que vous pouvez supprimer et que le calculateur efface après ${published.fr.lastRuns}.`,
    },
    disclaimer:
      'Ce résultat est fondé sur le test de Cooper (course de 12 minutes). Pour une mesure exacte, consultez une professionnelle ou un professionnel de la santé (laboratoire, clinique de médecine du sport ou de kinésiologie).',
    laps: 'Compter en tours',
    start: 'Chrono de piste',
    /** title of the chart beside the form */
    where: 'Où serez-vous ?',
    errorsTitle: 'À corriger',
    /** for protocols that are saved on demand */
    note: 'Rien n’est enregistré sans votre accord.',
  },
  chart: { ...scaleChart, categories: entry.categories },
  /** below the age of 18 */
  youngGenders: { homme: 'garçon', femme: 'fille' },
  result: {
    ...entry.result,
    person: (age: string, gender: string) => `${age} ans, ${gender}`,
    metres: (distance: string) => `${distance} m`,
    edit: 'Modifier',
    announcedValue: (vo2max: string) => `VO2max : ${vo2max} ml/kg/min.`,
    announcedIndex: (index: string) => `Votre indice : ${index}.`,
    announcement: (vo2max: string, category: string) => `VO2max : ${vo2max} ml/kg/min. Catégorie : ${category}.`,
    /** the margin of a run's value, below the unit */
    margin: 'à environ 10 % près',
    range: (from: string, to: string) => `de ${from} à ${to}`,
    percentile: (percentile: number) => `Vous êtes au ${percentile}e percentile pour votre âge et votre sexe.`,
    withoutDetails: 'Cette partie n’a pas pu être chargée. Rechargez la page pour la voir.',
    /** the save status of a run, and the button to retry */
    save: {
      saved: 'Calcul enregistré.',
      failed: 'Calcul non enregistré. Votre résultat reste affiché.',
      revoked: 'Calcul non enregistré. Votre résultat reste affiché.',
      stopped: 'Calcul non enregistré : vous nous avez demandé de ne plus rien enregistrer.',
      full: `Calcul non enregistré pour l’instant : nous en conservons ${published.fr.records} au plus. Téléchargez vos résultats, puis supprimez-en :`,
      pending: 'Gardé sur cet appareil ; nouvel essai bientôt.',
      offline: 'Gardé sur cet appareil ; nouvel essai au retour du réseau.',
      versionSkew: entry.result.versionSkewText,
      submit: 'Réessayer',
      saving: 'Calcul en cours…',
    },
  },
  tables: {
    title: 'Valeurs de référence',
    captions: { homme: 'Hommes, en ml/kg/min', femme: 'Femmes, en ml/kg/min' },
    age: 'Âge',
    ages: ({ from, to }: { from: number; to?: number }) => (to ? `${from}-${to}` : `${from}+`),
    poor: 'Faible',
    fair: 'Moyen',
    good: 'Bon',
    excellent: 'Excellent',
    below: (value: number) => `moins de ${value}`,
    range: ({ from, to }: { from: number; to: number }) => `${from} à ${to}`,
    above: (value: number) => `plus de ${value}`,
  },
}

export type CalculatorMessages = typeof calculator
