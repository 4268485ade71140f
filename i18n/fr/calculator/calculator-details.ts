import { saveMeasurement } from '../progress/save-measurement.ts'
import { answer } from './answer.ts'
import { clocks } from './clocks.ts'
import { sharing } from './sharing.ts'
import { track } from './track.ts'

/**
 * The calculator's French strings for what is loaded once somebody turns to it. They are in a file of their own so that
 * they are not fetched with the page.
 */
export const details = {
  sharing,
  clocks,
  track,
  answer,
  saveMeasurement,
  laps: {
    laps: { label: 'Tours', hint: 'par exemple 6 ou 6,5', unit: '' },
    lap: { label: 'Un tour', hint: 'piste : 400 m', unit: 'm' },
    extra: { label: 'En plus', hint: 'après le dernier tour', unit: 'm' },
    submit: 'Entrer cette distance',
    outOfRange: (distance: string, min: string, max: string) =>
      `Cela fait ${distance} m. Le calculateur accepte de ${min} à ${max} m.`,
  },
  shared: {
    title: 'Un résultat partagé',
    /** one line above the card */
    text: (vo2max: string) =>
      `${vo2max} ml/kg/min, à ± 10 % près, d’après la distance d’un test de Cooper. Sa signification dépend de l’âge et du sexe.`,
    damaged: 'Ce lien est incomplet ou abîmé. Demandez-en un autre, ou calculez votre propre résultat.',
    yours: 'Et le vôtre ?',
  },
}

export type DetailMessages = typeof details
