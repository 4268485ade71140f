import { comparisonOf, testedAges } from '#domain/norms/tested-people.ts'
import { normFor } from '#domain/norms/thresholds.ts'
import { litresPerMinuteOf } from '#domain/oxygen-uptake.ts'
import { isMinor } from '#domain/person.ts'
import {
  cooperVo2max,
  isWalked,
  resultOf,
  type Run,
  siteFactors,
  vo2maxOfDistanceAlone,
} from '#domain/protocols/cooper-run.ts'
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
  const corrections = Object.values(siteFactors(run)).filter((factor) => factor !== 1).length
  return (
    <details className={styles.fold}>
      <summary>{fold.title(formatNumber(vo2max, 1))}</summary>
      <Sum run={run} />
      <p>
        {fold.strict[corrections]} {comparisonSentence(run, messages)} {fold.step}
      </p>
      <p>
        {fold.litres(
          formatNumber(vo2max, 1),
          formatExact(run.weight),
          formatNumber(litresPerMinuteOf(vo2max, run.weight), 1),
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

/** Renders the sum. Multiplied and rounded to one decimal, the numbers shown give the value shown. */
function Sum({ run }: { run: Run }) {
  const { answer, formatNumber, formatExact } = useMessages()
  const { fold } = answer
  const factors = siteFactors(run)
  const minus = (factor: number) => fold.minus(formatExact(percentOff(factor)))
  const rows = [
    [
      `${fold.distance(formatExact(run.distance))} (${isWalked(run.distance) ? fold.cooperOnly : fold.cooper})`,
      formatNumber(shownCooperVo2max(run), 1, 3),
    ],
    factors.age < 1 && [fold.age(formatExact(run.age)), minus(factors.age)],
    factors.gender < 1 && [fold[isMinor(run) ? 'girl' : 'woman'], minus(factors.gender)],
    (factors.age < 1 || factors.gender < 1) && [fold.rest, formatNumber(resultOf(run).vo2max, 1)],
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

/** Returns what a factor takes off, in percent, with the decimals that are shown. */
const percentOff = (factor: number) => Math.round((1 - factor) * 100_000) / 1000

/**
 * Returns the value of Cooper's equation with as many decimals as the sum needs: mostly one, at most three. Where the
 * product is about half a tenth, returns the nearest value that gives the value shown.
 */
function shownCooperVo2max(run: Run): number {
  const exact = cooperVo2max(run.distance)
  const { age, gender } = siteFactors(run)
  const shownFactors = (1 - percentOff(age) / 100) * (1 - percentOff(gender) / 100)
  const { vo2max } = resultOf(run)
  // a little inside, so that no product is exactly half a tenth
  const lowest = (vo2max - 0.05) / shownFactors + 1e-6
  const highest = (vo2max + 0.05) / shownFactors - 1e-6
  const rounded = [10, 100, 1000].map((scale) => Math.round(exact * scale) / scale)
  const fits = rounded.find((shown) => shown >= lowest && shown <= highest)
  const [above, below] = [Math.ceil(lowest * 1000) / 1000, Math.floor(highest * 1000) / 1000]
  return fits ?? (exact - lowest < highest - exact ? above : below)
}

/** Returns a sentence on the people tested at this age, or on why the run is not compared with them. */
function comparisonSentence(run: Run, { answer, formatNumber, formatExact }: Messages): string {
  const { fold } = answer
  const vo2max = vo2maxOfDistanceAlone(run)
  if (vo2max === undefined) return fold.walked(formatExact(run.distance))
  const comparison = comparisonOf({ ...run, vo2max })
  if (comparison) return answer.among(formatNumber(vo2max, 1), comparison)
  const { from } = testedAges
  return run.age < from ? fold.young({ from, to: normFor(run.gender, run.age).upTo }) : fold.old(testedAges)
}
