import type { SharingMessages } from '../../fr/calculator/sharing.ts'

export const sharing: SharingMessages = {
  card: {
    title: 'My oxygen ceiling',
    unit: 'ml/kg/min, ± 10%',
    yours: 'What’s yours?',
    ways: 'Run for 12 minutes, or walk a mile.',
  },
  alternative: (vo2max) => `The picture: your curve and the number ${vo2max}`,
  alternativeWithout: 'The picture: your curve, without a number',
  withNumber: 'Show my number',
  share: 'Share the picture',
  save: 'Save the picture',
  note: 'The picture holds neither your age, your sex nor your weight. It’s drawn here and isn’t sent to our server.',
  fileName: 'my-vo2max',
}
