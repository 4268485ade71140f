import { adviceByAge, adviceFirst, emergency } from '../safety.ts'
import type { FieldMessages, ProtocolMessagesByName } from '../protocol-messages.ts'

/** Names the people whose pulse falsifies the result. */
const alteredPulse =
  'Un médicament qui ralentit le cœur (bêtabloquant), un stimulateur cardiaque ou un pouls irrégulier faussent le résultat.'

/** Ends the instructions of a protocol with effort, after the last pulse. */
const afterwards = `À la fin, marchez ou pédalez doucement quelques minutes. ${alteredPulse}`

/** The strings of each protocol, in French, in the order of `domain/protocols/registry.ts`. */
export const protocols = {
  'cooper-run': {
    name: 'Course de 12 minutes',
    choice: { name: 'Je cours', effort: '12 min' },
    submit: 'Calculer mon VO2max',
    fields: { distance: 'Distance' },
    again: 'Refaire le test de Cooper',
  },
  'rockport-walk': {
    name: 'Marche de Rockport',
    choice: { name: 'Je marche', effort: '1,6 km' },
    submit: 'Estimer mon VO2max',
    fields: { seconds: 'Temps', pulse: 'Pouls à la fin' },
    again: 'Refaire la marche de Rockport',
    safety: `${adviceFirst.fr} ${emergency.fr}`,
    how: `Marchez le plus vite possible, sans courir. À l’arrivée, comptez aussitôt votre pouls pendant 10 secondes, puis multipliez par 6. ${afterwards} Formule vérifiée de 30 à 69 ans seulement.`,
  },
  'queens-college-step': {
    name: 'Test du banc',
    choice: { name: 'Je monte une marche', effort: '3 min' },
    submit: 'Estimer mon VO2max',
    fields: { pulse: 'Pouls à la fin' },
    again: 'Refaire le test du banc',
    safety: `${adviceFirst.fr} ${adviceByAge.fr} ${emergency.fr}`,
    how: `Plutôt avant 30 ans. Il faut de bons genoux, un bon équilibre et une marche de 41,3 cm (16¼ po) contre un mur, près d’un appui. Montez et descendez 24 fois par minute (hommes) ou 22 (femmes), puis comptez votre pouls debout, de la 5e à la 20e seconde, et multipliez par 4. ${afterwards}`,
  },
  'astrand-ryhming-cycle': {
    name: 'Test d’Åstrand',
    choice: { name: 'Je pédale', effort: '6 min, vélo avec watts' },
    submit: 'Estimer mon VO2max',
    fields: { watts: 'Charge', pulseAtMinute5: 'Pouls, 5e minute', pulseAtMinute6: 'Pouls, 6e minute' },
    again: 'Refaire le test d’Åstrand',
    safety: `${adviceFirst.fr} ${adviceByAge.fr} ${emergency.fr}`,
    how: `De 15 à 65 ans. Pédalez 6 minutes à charge fixe en parlant un peu, le pouls entre 125 et 85\u00a0% de votre maximum estimé (208\u00a0−\u00a00,7\u00a0×\u00a0âge). Plus haut\u202f? Arrêtez, et allégez la charge un autre jour. ${afterwards}`,
  },
  'no-exercise': {
    name: 'Sans effort',
    choice: { name: 'Sans effort' },
    submit: 'Estimer mon VO2max',
    fields: {
      waist: 'Tour de taille',
      restingPulse: 'Pouls au repos',
      frequency: 'Exercice',
      intensity: 'Intensité',
      length: 'Durée',
    },
    again: 'Refaire l’estimation sans effort',
    safety: `Cette estimation ne convient pas pendant une grossesse. ${alteredPulse}`,
    how: 'Mesurez votre tour de taille au nombril, après avoir expiré, et votre pouls, après cinq minutes en position assise.',
  },
  'ruffier-dickson-index': {
    name: 'Ruffier-Dickson',
    choice: { name: 'Trente flexions', effort: 'un indice, pas un VO2max' },
    submit: 'Calculer mon indice',
    fields: {
      restingPulse: 'P0, au repos',
      pulseAfterSquats: 'P1, juste après',
      pulseAfterOneMinute: 'P2, 1 min après',
    },
    again: 'Refaire le test de Ruffier-Dickson',
    safety: `${adviceFirst.fr} ${emergency.fr}`,
    how: `Il faut de bons genoux et l’habitude de l’effort. Faites les 30 flexions en 45 secondes, près d’une chaise stable. Comptez chaque pouls pendant 15 secondes, puis multipliez par 4 ; P1 se compte aussitôt, P2 une minute plus tard. ${afterwards}`,
  },
  'known-value': {
    name: 'Montre ou laboratoire',
    choice: { name: 'J’ai déjà mon chiffre', effort: 'montre ou labo' },
    submit: 'Me situer',
    fields: { vo2max: 'VO2max' },
    again: 'Refaire une mesure',
  },
} satisfies ProtocolMessagesByName

const units = {
  years: 'ans',
  kilograms: 'kg',
  metres: 'm',
  centimetres: 'cm',
  duration: 'min:s',
  beats: '/min',
  watts: 'watts',
  vo2max: 'ml/kg/min',
}
/** the text after a field's limits, if it is not the unit */
const after: Partial<FieldMessages['units']> = { duration: '', beats: ' par minute', vo2max: ', décimale permise' }

export const fields: FieldMessages = {
  labels: { years: 'Âge', gender: 'Sexe', kilograms: 'Poids' },
  units,
  unitNames: { in: 'po' },
  unitOf: (label) => `${label}, unité`,
  optional: (label) => `${label} (facultatif)`,
  limits: (kind, from, to) => `de ${from} à ${to}${after[kind] ?? `\u00a0${units[kind]}`}`,
  options: {
    gender: { homme: 'Homme', femme: 'Femme' },
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
    exerciseLength: { underHalfAnHour: 'moins de 30\u00a0minutes', halfAnHourOrMore: '30\u00a0minutes ou plus' },
  },
  hints: { gender: 'groupe de référence' },
  undecided: 'Choisir',
  times: {
    notATime: 'Entrez des minutes et des secondes, comme 16:30.',
    tooShort: (limit) => `Le temps doit être d’au moins ${limit}.`,
    tooLong: (limit) => `Le temps doit être d’au plus ${limit}.`,
  },
}
