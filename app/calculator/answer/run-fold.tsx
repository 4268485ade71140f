import { comparisonOf, testedAges } from '#domain/norms/tested-people.ts'
import { thresholdGroupOf } from '#domain/norms/thresholds.ts'
import { absoluteVo2maxOf } from '#domain/oxygen-uptake.ts'
import { isMinor } from '#domain/person.ts'
import { isWalked, resultOf, type Run, vo2maxOfDistanceAlone } from '#domain/protocols/cooper-run.ts'
import { breakdownOf } from '#domain/run-breakdown.ts'
import type { Messages } from '#i18n/fr/messages.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './answer.module.css'

/** Renders where a run's value comes from: the sum, what laboratories find, litres of oxygen and sources. */
export function RunFold({ run }: { run: Run }) {
  const messages = useMessages()
  const { answer, formatNumber, formatExact } = messages
  const { fold } = answer
  const { vo2max } = resultOf(run)
  const adjustmentCount = Object.values(breakdownOf(run).percentOff).filter((percent) => percent > 0).length
  return (
    <details className={styles.fold}>
      <summary>{fold.title(formatNumber(vo2max, 1))}</summary>
      <Breakdown run={run} />
      <p>
        {fold.strictness[adjustmentCount]} {comparisonSentence(run, messages)} {fold.percentileNote}
      </p>
      <p>
        {fold.litres(
          formatNumber(vo2max, 1),
          formatExact(run.weight),
          formatNumber(absoluteVo2maxOf(vo2max, run.weight), 1),
        )}{' '}
        {fold.sources}{' '}
        <PageLink to="measure" hash="sources">
          Cooper, 1968
        </PageLink>
        {', '}
        <PageLink to="measure" hash="sources">
          Kaminsky, 2022
        </PageLink>
        .
      </p>
    </details>
  )
}

function Breakdown({ run }: { run: Run }) {
  const { answer, formatNumber, formatExact } = useMessages()
  const { fold } = answer
  const { cooper, percentOff, vo2max } = breakdownOf(run)
  const minus = (percent: number) => fold.minus(formatExact(percent))
  const rows = [
    [
      `${fold.distance(formatExact(run.distance))} (${isWalked(run.distance) ? fold.cooperOnly : fold.cooper})`,
      formatNumber(cooper, 1, 3),
    ],
    percentOff.age > 0 && [fold.age(formatExact(run.age)), minus(percentOff.age)],
    percentOff.gender > 0 && [fold[isMinor(run) ? 'girl' : 'woman'], minus(percentOff.gender)],
    (percentOff.age > 0 || percentOff.gender > 0) && [fold.remainder, formatNumber(vo2max, 1)],
  ].filter((row) => row !== false)
  return (
    <Facts>
      {rows.map(([label = '', value]) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

/** Returns a sentence on the people tested at this age, or on why the run is not compared with them. */
function comparisonSentence(run: Run, { answer, formatNumber, formatExact }: Messages): string {
  const { fold } = answer
  const vo2max = vo2maxOfDistanceAlone(run)
  if (vo2max === undefined) return fold.walked(formatExact(run.distance))
  const comparison = comparisonOf({ ...run, vo2max })
  if (comparison) return answer.among(formatNumber(vo2max, 1), comparison)
  const { from } = testedAges
  return run.age < from
    ? fold.young({ from, to: thresholdGroupOf(run.gender, run.age).upTo })
    : answer.noComparison.old(testedAges)
}
