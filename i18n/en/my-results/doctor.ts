import type { DoctorMessages } from '../../fr/my-results/doctor.ts'

export const doctor: DoctorMessages = {
  title: 'My VO2max results, for my doctor',
  name: 'Name:',
  print: 'Print',
  close: 'Close this page',
  caption: 'Results, newest first',
  latest: (count) => `The ${count} most recent results. The others are in the files of “My progress”.`,
  headings: {
    day: 'Date',
    test: 'Test, and what was entered',
    siteValue: 'The site’s value (run: with its correction)',
    capacity: 'Cooper’s equation alone',
    margin: 'Margin',
    mets: 'METs',
    restingPulse: 'Resting pulse',
  },
  unknown: 'unknown',
  none: '–',
  methodsTitle: 'How each test is done',
  methods: {
    'cooper-run':
      'the longest distance possible in 12 minutes of running (Cooper, 1968). The site then takes off 1% for each year after 25, and 15% for women.',
    'rockport-walk': '1 mile (1.6 km) of walking, as fast as possible; time, and pulse at the end (Kline, 1987).',
    'queens-college-step':
      'a 41.3 cm step for 3 minutes, 24 ascents a minute (men) or 22 (women); pulse standing, from the 5th to the 20th second after (McArdle, 1972).',
    'astrand-ryhming-cycle':
      'cycling at a constant load for 6 minutes; average pulse of minutes 5 and 6 (Åstrand and Ryhming, 1954).',
    'no-exercise': 'questionnaire, waist and resting pulse, without exercise (Nes, 2011).',
    'ruffier-dickson-index':
      '30 squats in 45 seconds; pulse at rest, right after and one minute later (Trovato, 2023). It is an index, not a VO2max.',
    'known-value': 'a value from a watch or a laboratory, entered by hand.',
  },
  mets: '1 MET = 3.5 ml/kg/min. For a run, METs come from Cooper’s equation alone.',
  estimates:
    'These are estimates, not laboratory measurements. The tests were done unsupervised, and the values entered by the person themselves.',
  source: (address, day) => `Source: ${address}, ${day}.`,
}
