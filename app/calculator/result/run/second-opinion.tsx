import type { ReactNode } from 'react'
import { comparisonOf, percentileOf, youngestMeasuredAge } from '../../../../domain/norms/measured-people.ts'
import { vo2maxOfDistanceAlone, resultOf, type Run } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { likelyRangeOf } from '../../../../domain/protocols/cooper-run/equation.ts'
import { HashButton } from '../../../components/links/button.tsx'
import { PeopleChart } from '../../../figures/age-chart/people-chart.tsx'
import { ValueWithMargin } from '../../../figures/age-chart/value-with-margin.tsx'
import { useMessages } from '../../../messages.ts'
import { formId } from '../../form/form-names.ts'
import { useDetailMessages } from '../../messages.ts'
import styles from '../result.module.css'
import { useMedianTitle } from '../median-title.ts'

/** A remark on a run, beside its result. */
interface Opinion {
  title: string
  text: string
  kind: 'walked' | 'young' | 'old' | 'laboratory'
}

/**
 * Returns the remark on a run: the comparison with laboratory data. A run that was walked, or a person too young or too
 * old for these data, has a remark of its own.
 */
export function useSecondOpinion(run: Run): Opinion {
  const { number } = useMessages()
  const { walked, young, laboratory } = useDetailMessages().result
  const { title } = laboratory
  const vo2max = vo2maxOfDistanceAlone(run)
  const age = Math.floor(run.age)
  if (vo2max === undefined)
    return { kind: 'walked', title: walked.title, text: walked.text(number(run.distance, 0, 3)) }
  if (age < youngestMeasuredAge) return { kind: 'young', title: young.title(number(age)), text: young.text }
  const comparison = comparisonOf({ ...run, vo2max })
  if (!comparison) return { kind: 'old', title, text: laboratory.old }
  const shown = resultOf(run)
  const measuredPercentile = percentileOf(comparison.standing)
  const isCorrected = shown.vo2max !== vo2max
  const isStricter = measuredPercentile > shown.percentile
  const text = [
    laboratory.alone(number(vo2max, 1), comparison),
    isStricter && (isCorrected ? laboratory.stricterByFormula : laboratory.stricter),
    isCorrected && laboratory.gap(number(shown.vo2max, 1)),
    isStricter && laboratory.step,
    measuredPercentile < 25 && laboratory.mostToGain,
  ]
  return { kind: 'laboratory', title, text: text.filter(Boolean).join(' ') }
}

/** Renders the second opinion on a run, in a border. */
export function SecondOpinion({ run }: { run: Run }) {
  const { title, text, kind } = useSecondOpinion(run)
  const { walked } = useDetailMessages().result
  return (
    <section className={styles.opinion}>
      <h3>{title}</h3>
      <p>{text}</p>
      {kind === 'walked' && <HashButton hash={formId('rockport-walk')}>{walked.open}</HashButton>}
      {kind === 'laboratory' && <LaboratoryChart run={run} />}
    </section>
  )
}

/** Renders a chart of measured people with the VO2max of the distance alone. */
function LaboratoryChart({ run }: { run: Run }): ReactNode {
  const { chart, laboratory } = useDetailMessages().result
  const vo2max = vo2maxOfDistanceAlone(run)!
  const title = useMedianTitle(run)!
  const person = { ...run, vo2max }
  return (
    <details className="screen-only">
      <summary>{laboratory.show}</summary>
      <PeopleChart words={chart} gender={run.gender} title={title} person={person}>
        <ValueWithMargin person={person} margin={likelyRangeOf(vo2max)} isQuiet />
      </PeopleChart>
    </details>
  )
}
