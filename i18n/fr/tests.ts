import { adviceFirst, emergency } from '../emergency.ts'
import type { WordsOfEachTest } from '../test-words.ts'

/** What is said of each test, in French; the order is that of `domain/tests/registry.ts`. */
export const tests = {
  'cooper-run': {
    name: 'Course de 12 minutes',
    choice: { name: 'Je cours 12 minutes', effort: 'effort presque maximal, ± 10 % avant correction' },
    submit: 'Calculer mon VO2max',
    fields: { distance: 'Distance' },
    answer: 'Votre résultat',
    again: 'Refaire le test de Cooper',
  },
  'rockport-walk': {
    name: 'Marche de Rockport',
    choice: { name: 'Je marche 1,6 km', effort: '12 à 25 min, ± 5 ml/kg/min' },
    submit: 'Estimer mon VO2max',
    fields: { seconds: 'Temps', pulse: 'Pouls à la fin' },
    answer: 'Votre résultat : marche de Rockport',
    again: 'Refaire la marche de Rockport',
    source: 'Kline, 1987',
    safety: `${adviceFirst.fr} Marchez le plus vite possible, sans courir. Un bêtabloquant fausse le résultat. ${emergency.fr}`,
  },
  'queens-college-step': {
    name: 'Test du banc',
    choice: { name: 'Je monte une marche', effort: '3 min' },
    submit: 'Estimer mon VO2max',
    fields: { pulse: 'Pouls à la fin' },
    answer: 'Votre résultat : test du banc',
    again: 'Refaire le test du banc',
    noMargin: 'Marge inconnue pour vous : ce test n’a été vérifié qu’auprès d’étudiantes.',
    source: 'McArdle, 1972',
    safety: `${adviceFirst.fr} Montez sur une marche de 41,3 cm placée contre un mur, avec un appui à portée de main : 24 fois par minute pour les hommes, 22 pour les femmes. Comptez ensuite votre pouls, debout, de la 5e à la 20e seconde, et multipliez par 4. ${emergency.fr}`,
    timer: {
      title: 'Métronome et minuterie',
      beat: 'À chaque pas, la lumière change, et un bip sonne si le son est activé.',
    },
  },
  'astrand-ryhming-cycle': {
    name: 'Test d’Åstrand',
    choice: { name: 'Je pédale', effort: '6 min, vélo avec watts' },
    submit: 'Estimer mon VO2max',
    fields: { watts: 'Charge', pulseAtMinute5: 'Pouls, 5e minute', pulseAtMinute6: 'Pouls, 6e minute' },
    answer: 'Votre résultat : test d’Åstrand',
    again: 'Refaire le test d’Åstrand',
    source: 'Åstrand et Ryhming, 1954',
    refusedAge: 'Ce test ne vaut que de 15 à 65 ans. Après 65 ans, la marche de Rockport convient mieux.',
    safety: `${adviceFirst.fr} Ce test convient de 15 à 65 ans, sans bêtabloquant. Choisissez une charge qui vous laisse parler un peu : votre pouls doit se tenir entre 125 et 170. ${emergency.fr}`,
    timer: { title: 'Minuterie de 6 minutes' },
  },
  'no-exercise': {
    name: 'Sans effort',
    choice: { name: 'Sans effort', effort: '5 min de repos, ± 6 ml/kg/min' },
    submit: 'Estimer mon VO2max',
    fields: {
      waist: 'Tour de taille',
      restingPulse: 'Pouls au repos',
      frequency: 'Exercice',
      intensity: 'D’habitude',
      length: 'Chaque fois',
    },
    answer: 'Votre résultat\u00a0: estimation sans effort',
    again: 'Refaire l’estimation sans effort',
    source: 'Nes, 2011',
    refusedAge:
      'Cette estimation a été établie avec des personnes de 20 à 90\u00a0ans\u00a0: elle ne vaut pas pour votre âge.',
    safety:
      'Mesurez votre tour de taille au nombril, après avoir expiré, et votre pouls, après cinq minutes en position assise. Cette estimation ne convient pas pendant une grossesse, avec un bêtabloquant ou avec un stimulateur cardiaque.',
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
    answer: 'Votre indice de Ruffier-Dickson',
    again: 'Refaire le test de Ruffier-Dickson',
    source: 'Trovato, 2023',
    safety: `${adviceFirst.fr} Faites les 30 flexions en 45 secondes, près d’une chaise stable. ${emergency.fr}`,
    timer: {
      title: 'Minuterie des flexions',
      beat: 'À chaque flexion, la lumière change, et un bip sonne si le son est activé.',
    },
  },
  'known-value': {
    name: 'Montre ou laboratoire',
    choice: { name: 'J’ai déjà mon chiffre', effort: 'montre ou labo' },
    submit: 'Me situer',
    fields: { vo2max: 'VO2max' },
    answer: 'Votre valeur',
    again: 'Refaire une mesure',
    noMargin: 'Une montre estime, un laboratoire mesure : la marge dépend de la source.',
  },
} satisfies WordsOfEachTest
