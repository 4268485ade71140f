import type { Category } from '#domain/norms/rating.ts'
import type { Gender } from '#domain/person.ts'
import type { FieldKind, NumberKind, OptionKind, OptionOf } from '#domain/protocols/field.ts'
import type { FieldName, ProtocolName } from '#domain/protocols/protocols.ts'
import { formatExact } from '../format/number.ts'
import { published } from '../published.ts'
import { emergency } from './safety.ts'

const categoryNames: Record<Category, string> = {
  Faible: 'Faible',
  Moyen: 'Moyen',
  Bon: 'Bon',
  'Très bon': 'Très bon',
  Excellent: 'Excellent',
}

const genderNames: Record<Gender, string> = { homme: 'Homme', femme: 'Femme' }

const alteredPulse =
  'Un médicament qui ralentit le cœur (bêtabloquant), un stimulateur cardiaque ou un pouls irrégulier faussent le résultat.'

interface ProtocolMessages {
  /** in the answer */
  name: string
  /** above the form */
  summary: string
  submit: string
  /** what to know before */
  instructions?: string
}

const protocols: Record<ProtocolName, ProtocolMessages> = {
  'cooper-run': {
    name: 'Course de 12\u00a0minutes',
    summary: 'Je cours 12\u00a0min',
    submit: 'Calculer mon VO2max',
  },
  'rockport-walk': {
    name: 'Marche de Rockport',
    summary: 'Je marche 1,6\u00a0km',
    submit: 'Estimer mon VO2max',
    instructions: `Marchez 1,609\u00a0km (4\u00a0tours de 400\u00a0m, plus 9\u00a0m) le plus vite possible, sans courir. À l’arrivée, prenez aussitôt votre pouls. ${alteredPulse} ${emergency}`,
  },
  'known-value': {
    name: 'Montre ou laboratoire',
    summary: 'J’ai un chiffre',
    submit: 'Me situer',
    instructions: 'Entrez le VO2max de votre montre ou d’un laboratoire.',
  },
  'no-exercise': {
    name: 'Sans effort',
    summary: 'Sans effort',
    submit: 'Estimer mon VO2max',
    instructions: `Mesurez votre tour de taille au nombril, après avoir expiré, et votre pouls après 5\u00a0minutes en position assise. Cette estimation ne convient pas pendant une grossesse. ${alteredPulse}`,
  },
}

const labels: Record<FieldName, string> = {
  age: 'Âge',
  gender: 'Sexe',
  weight: 'Poids',
  distance: 'Distance',
  time: 'Temps',
  pulse: 'Pouls à la fin',
  vo2max: 'VO2max',
  waist: 'Tour de taille',
  restingPulse: 'Pouls au repos',
  frequency: 'Exercice',
  intensity: 'Intensité',
  sessionDuration: 'Durée',
}

const hints: Partial<Record<ProtocolName, Partial<Record<FieldName, string>>>> = {
  'cooper-run': { weight: 'ne change pas le résultat' },
  'no-exercise': { intensity: 'si vous faites de l’exercice', sessionDuration: 'si vous faites de l’exercice' },
}

const unitsByKind: Record<NumberKind, string> & Partial<Record<FieldKind, string>> = {
  years: 'ans',
  kilograms: 'kg',
  metres: 'm',
  centimetres: 'cm',
  seconds: 'min:s',
  beatsPerMinute: '/min',
  vo2max: 'ml/kg/min',
}

const options: { [K in OptionKind]: Record<OptionOf<K>, string> } = {
  gender: genderNames,
  exerciseFrequency: {
    rarely: 'moins d’une fois par semaine',
    weekly: 'une fois par semaine',
    twoOrThreeAWeek: '2 ou 3 fois par semaine',
    almostDaily: 'presque tous les jours',
  },
  exerciseIntensity: {
    easy: 'sans sueur ni souffle court',
    outOfBreath: 'souffle court et sueur',
    nearExhaustion: 'presque à bout de forces',
  },
  exerciseDuration: { underHalfAnHour: 'moins de 30\u00a0minutes', halfAnHourOrMore: '30\u00a0minutes ou plus' },
}

/** Names of the units to choose from, if they differ from those in the code. */
const unitLabels: Partial<Record<string, string>> = { in: 'po' }

/** The strings of the calculator's choices, forms and fields, in French. */
export const calculator = {
  title: 'Calculez votre VO2max',
  protocolsLabel: 'Comment estimer votre VO2max',
  protocols,
  categoryNames,
  genderNames,
  fields: { labels, hints, unitsByKind, options, emptyOption: 'Choisir' },
  unitLabels,
  unitGroupLabel: (label: string) => `${label}, unité`,
  errors: {
    required: 'Ce champ est obligatoire.',
    notANumber: (_received: string) => 'Entrez un nombre.',
    notAnInteger: 'Entrez un nombre entier.',
    notAnOption: (_expected: string, _received: string) => 'Choisissez une option.',
    tooSmall: (limit: number) => `La valeur doit être d’au moins ${formatExact(limit, 'fr')}.`,
    tooLarge: (limit: number) => `La valeur doit être d’au plus ${formatExact(limit, 'fr')}.`,
    unknownField: 'Ce champ n’existe pas.',
  },
  /** errors of a time */
  timeErrors: {
    notATime: 'Entrez des minutes et des secondes, comme 16:30.',
    tooShort: (limit: string) => `Le temps doit être d’au moins ${limit}.`,
    tooLong: (limit: string) => `Le temps doit être d’au plus ${limit}.`,
  },
  form: {
    pending: 'Calcul en cours…',
    laps: 'en tours',
    timer: 'chrono',
    tapPulse: 'compter mon pouls',
    retentionNote: `Gardé ici ${published.fr.retention} pour votre suivi.`,
    withoutSaving: 'Calculer sans enregistrer',
    parent: `Avant ${published.fr.consentAge}\u00a0ans, un parent doit accepter et un adulte être présent.`,
    notSavedNote: 'Rien n’est enregistré.',
    disclaimer:
      'Ce résultat est fondé sur le test de Cooper (course de 12\u00a0minutes). Pour une mesure exacte, consultez une professionnelle ou un professionnel de la santé.',
    safety: 'Qui devrait consulter avant de courir',
    toTables: 'Voir les valeurs de référence, par âge et par sexe',
  },
  /** what screen readers hear of a run, and of another protocol */
  runSentence: (vo2max: string, category: string, percentile: number) =>
    `VO2max\u00a0: ${vo2max}\u00a0ml/kg/min. Catégorie\u00a0: ${category}. Vous êtes au ${percentile}e percentile pour votre âge et votre sexe.`,
  estimateSentence: (vo2max: string) => `VO2max\u00a0: ${vo2max}\u00a0ml/kg/min.`,
  refusalSentence: 'Ces réponses ne donnent pas de VO2max.',
  tables: {
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
