import type { SharingMessages } from '../../fr/calculator/sharing.ts'

export const sharing: SharingMessages = {
  card: {
    title: 'My oxygen ceiling',
    unit: 'ml/kg/min, distance alone, ± 10%',
    yours: 'What’s yours?',
    ways: 'Run for 12 minutes, or walk a mile.',
  },
  higher: (standing) => {
    if (standing === 'below') return undefined
    return [`Higher than ${part(standing)}`, 'of my age and sex']
  },
  show: (higher) => `Show “${higher}”`,
  alternative: (vo2max, higher) => `The picture: your curve and the number ${vo2max}.${higher ? ` ${higher}` : ''}`,
  share: 'Share the picture',
  save: 'Save the picture',
  copy: 'Copy the link',
  copied: 'Link copied.',
  copyByHand: 'Copy this link',
  print: 'Print',
  calendar: 'To calendar',
  note: 'The picture and the link don’t show age, sex or weight, and nothing is sent to our server.',
  fileName: 'my-vo2max',
}

function part(standing: number | 'above'): string {
  if (standing === 'above') return '95% of people'
  if (standing === 50) return 'half of people'
  if (standing % 50 === 25) return `${standing / 25} in 4 people`
  return standing % 10 ? `${standing}% of people` : `${standing / 10} in 10 people`
}
