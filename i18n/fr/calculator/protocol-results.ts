import type { ProtocolResultMessages } from '../../protocol-words.ts'

/**
 * The words of each protocol's timer and result in French. The sentences that all results share are in `result.ts`,
 * names and fields in `../protocols.ts`.
 */
export const protocolResults: ProtocolResultMessages = {
  'cooper-run': {
    title: 'Votre résultat',
  },
  'rockport-walk': {
    title: 'Votre résultat : marche de Rockport',
    source: 'Kline, 1987',
  },
  'queens-college-step': {
    title: 'Votre résultat : test du banc',
    source: 'McArdle, 1972 ; pour les hommes, origine non retrouvée',
    noMargin: 'Marge inconnue pour vous : ce test n’a été vérifié qu’auprès d’étudiantes.',
    timer: {
      title: 'Métronome et minuterie',
      beat: 'À chaque pas, la lumière change, et un bip sonne si le son est activé.',
    },
  },
  'astrand-ryhming-cycle': {
    title: 'Votre résultat : test d’Åstrand',
    source: 'Åstrand et Ryhming, 1954',
    refusedAge: 'Ce test ne vaut que de 15 à 65 ans. Après 65 ans, la marche de Rockport convient mieux.',
    timer: { title: 'Minuterie de 6 minutes' },
  },
  'no-exercise': {
    title: 'Votre résultat\u00a0: estimation sans effort',
    source: 'Nes, 2011',
    refusedAge:
      'Cette estimation a été établie avec des personnes de 20 à 90\u00a0ans\u00a0: elle ne vaut pas pour votre âge.',
  },
  'ruffier-dickson-index': {
    title: 'Votre indice de Ruffier-Dickson',
    source: 'Trovato, 2023',
    timer: {
      title: 'Minuterie des flexions',
      beat: 'À chaque flexion, la lumière change, et un bip sonne si le son est activé.',
    },
  },
  'known-value': {
    title: 'Votre valeur',
    noMargin: 'Une montre estime, un laboratoire mesure : la marge dépend de la source.',
  },
}
