import { absoluteUptake, averagePace, averageSpeed, metsOf } from '../../../../domain/effort.ts'
import { cooper, isWalked, marginOf } from '../../../../domain/tests/cooper-run/equation.ts'
import { capacityOf } from '../../../../domain/norms/comparison.ts'
import { isBelowFormula, vo2maxOf } from '../../../../domain/tests/cooper-run/result.ts'
import { oneDecimal } from '../../../../domain/rounding.ts'
import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'
import styles from './folds.module.css'

/** What else a run tells: margin, Cooper's equation alone, litres, METs, speed. What is too low to be true is left out. */
export function RunFacts({ run }: { run: Run }) {
  const { number } = useMessages()
  const { facts } = useDetailMessages()
  const { vo2max } = vo2maxOf(run)
  const alone = oneDecimal(cooper(run.distance))
  const writtenMargin = (value: number) => {
    const { from, to } = marginOf(value)
    return { from: number(from, 1), to: number(to, 1) }
  }
  const litres = (value: number) => number(absoluteUptake(value, run.weight), 1)
  const mets = (value: number) => number(metsOf(value), 1)
  /** from 50 on in both ways, as the comparison and everyday efforts are read by Cooper's equation alone */
  const orAlone = (written: (value: number) => string) =>
    capacityOf(run) === vo2max ? '' : facts.alone(written(alone))
  const pace = averagePace(run.distance)
  const isLikely = !isBelowFormula(run)
  const lines: ([{ label: string }, string] | false)[] = [
    isLikely && [
      facts.margin,
      alone === vo2max
        ? facts.margin.value(writtenMargin(vo2max))
        : facts.margin.both(writtenMargin(vo2max), writtenMargin(alone)),
    ],
    !isWalked(run.distance) && [facts.cooper, facts.cooper.value(number(alone, 1))],
    isLikely && [facts.absolute, facts.absolute.value(litres(vo2max), number(run.weight, 0, 3)) + orAlone(litres)],
    isLikely && [facts.mets, facts.mets.value(mets(vo2max)) + orAlone(mets)],
    [
      facts.speed,
      facts.speed.value(number(averageSpeed(run.distance), 1), pace.minutes, String(pace.seconds).padStart(2, '0')),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {lines
        .filter((line) => line !== false)
        .map(([{ label }, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
