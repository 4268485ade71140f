import { measureFirstScreens, variants, type PageRounds, type Plan, type Round, type Variant } from './first-screen.ts'
import { findProgram } from '../machine.ts'
import { spread } from '../rounds.ts'
import { printTable, formatSpread } from '../table.ts'
import { bitsPerSecond, roundTrip } from './visit.ts'

const figures: { name: string; of: keyof Round; digits?: number }[] = [
  { name: 'first contentful paint, ms', of: 'firstPaint' },
  { name: 'largest contentful paint, ms', of: 'largestPaint' },
  { name: 'total blocking time, ms', of: 'blocked' },
  { name: 'cumulative layout shift', of: 'shifts', digits: 3 },
  { name: 'load event, ms', of: 'load' },
  { name: 'first result, ms', of: 'firstResult' },
  { name: 'tap to result once alive, ms', of: 'tapToResult' },
  { name: 'bytes until it is at rest', of: 'bytes' },
]

/** Prints what a reader with a phone sees of a page, and when. */
export async function benchFirstScreen(plan: Plan): Promise<void> {
  const nginx = findProgram('nginx')
  console.log(
    `A phone of 412 x 823, four times slower than this machine, ${roundTrip} ms and ${bitsPerSecond / 1e6} Mb/s away, as Chromium emulates it.`,
  )
  console.log(
    `Every figure: median (lowest–highest) of ${plan.runs} visits with an empty cache, in turns; ratios turn by turn.`,
  )
  console.log(
    'floor: our page without scripts. files first: our page with style sheet and preloads as files in its head.',
  )
  if (!nginx) console.log('No nginx here: HTTP/2 is not measured.')
  for await (const page of measureFirstScreens(nginx, plan)) printPage(page)
}

function printPage({ name, rounds }: PageRounds): void {
  const values = (variant: Variant, figure: keyof Round) => rounds[variant].map((round) => round[figure])
  const ratio = (variant: Variant, figure: keyof Round, other: Variant, divisor: keyof Round = figure) => {
    const divisors = values(other, divisor)
    if (!divisors.every((value) => value > 0)) return '–'
    return formatSpread(spread(values(variant, figure).map((value, turn) => value / divisors[turn]!)), 2)
  }
  printTable(
    [name, ...variants, 'ours / floor', 'files first / floor', 'ours / files first'],
    [
      ...figures.map(({ name, of, digits }) => [
        name,
        ...variants.map((variant) => formatSpread(spread(values(variant, of)), digits)),
        ...[ratio('ours', of, 'floor'), ratio('files first', of, 'floor'), ratio('ours', of, 'files first')],
      ]),
      [
        ...['first result / the floor’s first paint', '', '', ''],
        ...[
          ratio('ours', 'firstResult', 'floor', 'firstPaint'),
          ratio('files first', 'firstResult', 'floor', 'firstPaint'),
        ],
        '',
      ],
    ],
  )
}
