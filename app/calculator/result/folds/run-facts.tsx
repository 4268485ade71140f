import { absoluteUptake, averagePace, averageSpeed, metsOf } from '../../../../domain/effort.ts'
import { cooper, marginOf } from '../../../../domain/cooper.ts'
import { vo2maxOf } from '../../../../domain/result.ts'
import { oneDecimal } from '../../../../domain/rounding.ts'
import type { Run } from '../../../../domain/cooper-run.ts'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'
import styles from './folds.module.css'

/** What else a run tells: margin, Cooper's equation alone, litres, METs, speed. */
export function RunFacts({ run }: { run: Run }) {
  const { number } = useMessages()
  const { facts } = useDetailMessages()
  const { vo2max } = vo2maxOf(run)
  const alone = oneDecimal(cooper(run.distance))
  const writtenMargin = (value: number) => {
    const { from, to } = marginOf(value)
    return { from: number(from, 1), to: number(to, 1) }
  }
  const pace = averagePace(run.distance)
  const lines: [{ label: string }, string][] = [
    [
      facts.margin,
      alone === vo2max
        ? facts.margin.value(writtenMargin(vo2max))
        : facts.margin.both(writtenMargin(vo2max), writtenMargin(alone)),
    ],
    [facts.cooper, facts.cooper.value(number(alone, 1))],
    [facts.absolute, facts.absolute.value(number(absoluteUptake(vo2max, run.weight), 1), number(run.weight, 0, 3))],
    [facts.mets, facts.mets.value(number(metsOf(vo2max), 1))],
    [
      facts.speed,
      facts.speed.value(number(averageSpeed(run.distance), 1), pace.minutes, String(pace.seconds).padStart(2, '0')),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {lines.map(([{ label }, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
