import type { ProtocolResultMessages } from '../../protocol-words.ts'

/**
 * The words of each protocol's timer and result in English. The sentences that all results share are in `result.ts`,
 * names and fields in `../protocols.ts`.
 */
export const protocolResults: ProtocolResultMessages = {
  'cooper-run': {
    title: 'Your result',
  },
  'rockport-walk': {
    title: 'Your result: Rockport walk',
    source: 'Kline, 1987',
  },
  'queens-college-step': {
    title: 'Your result: step test',
    source: 'McArdle, 1972; for men, origin not found',
    noMargin: 'We can’t give you a margin: this test was validated only in college women.',
    timer: {
      title: 'Metronome and timer',
      beat: 'With each step, the light changes. With the sound on, it beeps too.',
    },
  },
  'astrand-ryhming-cycle': {
    title: 'Your result: Åstrand test',
    source: 'Åstrand and Ryhming, 1954',
    refusedAge: 'This test works only from age 15 to 65. After 65, the Rockport walk is a better choice.',
    timer: { title: '6-minute timer' },
  },
  'no-exercise': {
    title: 'Your result: estimate without exercise',
    source: 'Nes, 2011',
    refusedAge: 'This estimate was built from people aged 20 to 90, so it does not hold at your age.',
  },
  'ruffier-dickson-index': {
    title: 'Your Ruffier-Dickson index',
    source: 'Trovato, 2023',
    timer: { title: 'Squat timer', beat: 'With each squat, the light changes. With the sound on, it beeps too.' },
  },
  'known-value': {
    title: 'Your value',
    noMargin: 'A watch estimates, a laboratory measures: the margin depends on the source.',
  },
}
