import { comparisonOf, testedAges, testedGroupOf } from '#domain/norms/tested-people.ts'
import type { Gender } from '#domain/person.ts'
import type { Estimate, Outcome } from '#domain/protocols/outcome.ts'
import { type EstimateEntry, outcomeOf } from '#domain/protocols/protocols.ts'
import { PersonChart } from '../../charts/person-chart.tsx'
import { Callout } from '../../ui/callout.tsx'
import { useMessages } from '../../use-messages.ts'
import { AnswerFrame } from './answer-frame.tsx'
import styles from './answer.module.css'

/** Renders the answer to a walk, a known value or the questions without exercise; or why there is none. */
export function EstimateAnswer({ entry }: { entry: EstimateEntry }) {
  const { answer, calculator, formatNumber } = useMessages()
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') return <RefusalCallout refusal={outcome} />
  const { vo2max, standardError, outsideStudiedAges } = outcome
  return (
    <AnswerFrame {...entry.inputs} basis={calculator.protocols[entry.protocol].name} protocol={entry.protocol}>
      <div className={styles.result}>
        <p className={styles.value}>
          {formatNumber(vo2max, 1)} <small>ml/kg/min</small>
        </p>
        <p className="muted">
          {standardError === undefined
            ? answer.estimate.unknownMargin
            : answer.estimate.margin(
                formatNumber(Math.max(0, vo2max - standardError)),
                formatNumber(vo2max + standardError),
              )}
        </p>
      </div>
      <ComparedWithPeople {...entry.inputs} estimate={outcome} />
      {outsideStudiedAges && (
        <p className="muted">{answer.estimate.outsideStudiedAges[outsideStudiedAges.side](outsideStudiedAges.ages)}</p>
      )}
    </AnswerFrame>
  )
}

interface ComparedWithPeopleProps {
  age: number
  gender: Gender
  estimate: Estimate
}

/** Renders a sentence and a chart that compare an estimate with the people tested. */
function ComparedWithPeople({ age, gender, estimate }: ComparedWithPeopleProps) {
  const { answer, formatNumber } = useMessages()
  const { vo2max, standardError, isSedentary } = estimate
  const person = { age, gender, vo2max }
  const comparison = comparisonOf(person)
  if (!comparison)
    return <p>{(age < testedAges.from ? answer.noComparison.young : answer.noComparison.old)(testedAges)}</p>
  const peopleInTenBelow = (value: number) =>
    Math.floor(comparisonOf({ ...person, vo2max: value })!.percentileRank / 10)
  const [from, to] = [peopleInTenBelow(vo2max - (standardError ?? 0)), peopleInTenBelow(vo2max + (standardError ?? 0))]
  // the estimate runs high for people who move little: they get no share of people below them
  const sentence = isSedentary
    ? answer.median(comparison, formatNumber(testedGroupOf(person)!.values[50], 1))
    : from === to
      ? answer.among(formatNumber(vo2max, 1), comparison)
      : answer.amongRange(formatNumber(vo2max, 1), from, to, comparison)
  return (
    <>
      <p>
        <b>{sentence}</b>
      </p>
      {isSedentary && <p>{answer.estimate.sedentary}</p>}
      <PersonChart title={answer.estimate.yourDot[gender]} gender={gender} person={{ age, vo2max, standardError }} />
    </>
  )
}

/** Renders why a protocol gives no value, and what to do. */
function RefusalCallout({ refusal }: { refusal: Extract<Outcome, { kind: 'refusal' }> }) {
  const { answer, formatNumber } = useMessages()
  const { refusals } = answer
  if (refusal.reason === 'belowWalkingUptake') {
    const { kilometresPerHour, uptake, vo2max } = refusal
    // rounded to a whole number if that still exceeds the formula's value
    const decimals = Math.round(uptake) > vo2max ? 0 : 1
    return (
      <Callout caution>
        <p>
          {refusals.belowWalkingUptake(
            formatNumber(kilometresPerHour, 0, 1),
            formatNumber(uptake, decimals),
            formatNumber(vo2max, 1),
          )}
        </p>
      </Callout>
    )
  }
  return (
    <Callout caution>
      <p>
        {refusal.reason === 'outsideStudiedAges' ? refusals.outsideStudiedAges(refusal.ages) : refusals.implausible}
      </p>
    </Callout>
  )
}
