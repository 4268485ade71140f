import { absoluteUptake, averagePace, averageSpeed, metsOf } from '../../../../domain/effort.ts'
import { cooper, marginOf } from '../../../../domain/cooper.ts'
import { vo2maxOf } from '../../../../domain/result.ts'
import { lowestVo2max } from '../../../../domain/everyday.ts'
import { comparisonFirstAge } from '../../../../domain/norms/comparison.ts'
import { oneDecimal } from '../../../../domain/rounding.ts'
import type { Run } from '../../../../domain/cooper-run.ts'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'
import styles from './folds.module.css'

/**
 * What else a run tells: margin, Cooper's equation alone, litres, METs, speed; from 50 on litres and METs of both readings.
 * A value that is lower than anybody's who walks tells nothing else.
 */
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
  const litres = (value: number) => number(absoluteUptake(value, run.weight), 1)
  const mets = (value: number) => number(metsOf(value), 1)
  const isTold = vo2max >= lowestVo2max
  const ofCooper = (write: (value: number) => string) => (run.age >= comparisonFirstAge ? write(alone) : undefined)
  const lines: (false | [{ label: string }, string])[] = [
    isTold && [
      facts.margin,
      facts.margin.value(writtenMargin(vo2max), alone === vo2max ? undefined : writtenMargin(alone)),
    ],
    alone >= lowestVo2max && [facts.cooper, facts.cooper.value(number(alone, 1))],
    isTold && [
      facts.absolute,
      facts.absolute.value(litres(vo2max), number(run.weight, 0, 3), ofCooper(litres)),
    ],
    isTold && [facts.mets, facts.mets.value(mets(vo2max), ofCooper(mets))],
    [
      facts.speed,
      facts.speed.value(number(averageSpeed(run.distance), 1), pace.minutes, String(pace.seconds).padStart(2, '0')),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {lines.filter((line) => line !== false).map(([{ label }, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
