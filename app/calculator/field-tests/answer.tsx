import { useEffect, useRef } from 'react'
import type { SaveOutcome } from '../../../contract/page-context.ts'
import { percentileAmongTested, type Standing } from '../../../domain/norms/comparison.ts'
import type { Gender } from '../../../domain/person.ts'
import { lowestVo2max } from '../../../domain/everyday.ts'
import { outcomeOf, type FieldTest, type FieldTestName } from '../../../domain/field-tests/field-test.ts'
import type { Estimate } from '../../../domain/field-tests/outcome.ts'
import { measuredAges } from '../../../domain/norms/measured-people.ts'
import { Button } from '../../components/links/button.tsx'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { SaveMeasurement } from '../saving/save-measurement.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import comparison from '../result/comparison/comparison.module.css'
import { Curve } from '../result/curve/curve.tsx'
import { Value } from '../result/headline.tsx'
import folds from '../result/folds/folds.module.css'
import next from '../result/next-action.module.css'
import result from '../result/result.module.css'
import { useCalendarFile } from '../reminder/reminder.ts'
import styles from './answer.module.css'
import { equationOf } from './equation.ts'
import type { FieldTestFormData } from './form-data.ts'
import { useFieldTestDetails } from './messages.ts'

interface TestAnswerProps {
  /** of the test, as its form bears it */
  name: string
  fieldTest: FieldTest
  /** what was typed, by field */
  values: FieldTestFormData['values']
  /** what the server did where the result was to be kept */
  kept: SaveOutcome | undefined
  /** id of the part of the page that the answer is in */
  anchor: string
  /** worked out in this page, not sent with it: it is brought to the reader's eyes */
  isNew: boolean
}

/** What a test answers: a number with its margin and measured people, an index, or why there is none. */
export function TestAnswer({ name, fieldTest, values, kept, anchor, isNew }: TestAnswerProps) {
  const { number } = useMessages()
  const words = useFieldTestDetails()
  const outcome = outcomeOf(fieldTest.test, fieldTest.inputs)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [fieldTest, isNew])

  if (outcome.kind === 'refusal') {
    return (
      <p className={styles.refusal} role="alert">
        {words.refusals[outcome.reason]}
      </p>
    )
  }
  const value = number(outcome.kind === 'index' ? outcome.index : outcome.vo2max, 1)
  return (
    <div className={styles.answer} ref={answer} data-field-test-answer={fieldTest.test}>
      <h3>{words.titles[fieldTest.test]}</h3>
      {outcome.kind === 'index' ? (
        <>
          <p className={result.value}>{value}</p>
          <p>{words.index}</p>
        </>
      ) : (
        <Reading fieldTest={fieldTest} estimate={outcome} />
      )}
      <Again test={fieldTest.test} value={outcome.kind === 'index' ? value : `${value} ml/kg/min`} />
      <SaveMeasurement
        name={name}
        measured={fieldTest}
        values={values}
        kept={kept}
        anchor={anchor}
        words={words.saveMeasurement}
      />
      <details>
        <summary>{words.steps}</summary>
        <p>
          {equationOf(fieldTest, value, number)}
          {outcome.kind === 'estimate' && ' ml/kg/min'}
        </p>
        {outcome.kind === 'estimate' && outcome.litresPerMinute !== null && 'weight' in fieldTest.inputs && (
          <p>{words.litres(number(outcome.litresPerMinute, 2), number(fieldTest.inputs.weight, 0, 1))}</p>
        )}
        <p>
          <a className={folds.alone} href="#sources">
            {words.sources[fieldTest.test]}
          </a>
        </p>
      </details>
    </div>
  )
}

/** What to do with the answer: the same test again, with a reminder that carries it. */
function Again({ test, value }: { test: FieldTestName; value: string }) {
  const { again: words, reminder } = useFieldTestDetails()
  const isAlive = useHydrated()
  const download = useCalendarFile(reminder.titles[test], reminder.text(value))
  return (
    <div className={next.next}>
      <p>
        <b>{words.title}</b> {words.text}
      </p>
      {isAlive && <Button onClick={download}>{reminder.submit}</Button>}
    </div>
  )
}

/** What a screen reader is told of an answer; a refusal is an alert of its own. */
export function AnnouncedAnswer({ fieldTest }: { fieldTest: FieldTest }) {
  const { number } = useMessages()
  const words = useFieldTestDetails()
  const outcome = outcomeOf(fieldTest.test, fieldTest.inputs)
  if (outcome.kind === 'refusal') return null
  if (outcome.kind === 'index') return words.announcedIndex(number(outcome.index, 1))
  const { vo2max, standardError } = outcome
  const range =
    standardError === null
      ? words.students
      : words.range(number(vo2max - standardError), number(vo2max + standardError))
  return `${words.announcement(number(vo2max, 1))} ${range}`
}

/** The margin, measured people of that age, the uptake in litres, and what the study does not say. */
function Reading({ fieldTest, estimate }: { fieldTest: FieldTest; estimate: Estimate }) {
  const { number } = useMessages()
  const words = useFieldTestDetails()
  const { vo2max, standardError, outsideStudy } = estimate
  const { test, inputs } = fieldTest
  // no age enters the step test: people of another age than its students would be flattered
  const isAgeless = test === 'queens-college-step' && outsideStudy !== null
  const isBorrowed = test === 'astrand-ryhming-cycle' && inputs.gender === 'femme'
  const margin = standardError === null ? undefined : { from: vo2max - standardError, to: vo2max + standardError }
  const person =
    'gender' in inputs && inputs.age !== undefined && !isAgeless
      ? { age: inputs.age, gender: inputs.gender }
      : undefined
  return (
    <>
      <div className={result.head}>
        <div className={result.number}>
          <Value vo2max={vo2max} />
          <p className={styles.range}>
            {margin ? words.range(number(margin.from), number(margin.to)) : words.students}
          </p>
          {person && <Comparison {...person} vo2max={vo2max} standardError={standardError} />}
        </div>
        {vo2max >= lowestVo2max && <Curve words={words.curve} vo2max={vo2max} margin={margin} person={person} />}
      </div>
      {outsideStudy && <p className={styles.caution}>{isAgeless ? words.ageless : words.outsideStudy[outsideStudy]}</p>}
      {isBorrowed && (
        <p className={result.note}>
          {words.shorterTest}{' '}
          <ExternalLink href="https://doi.org/10.1007/s00421-016-3412-0">Björkman, 2016</ExternalLink>
        </p>
      )}
    </>
  )
}

interface ComparisonProps {
  age: number
  gender: Gender
  vo2max: number
  standardError: number | null
}

/** How many measured people score lower, at the value and at both ends of the margin. */
function Comparison({ age, gender, vo2max, standardError }: ComparisonProps) {
  const words = useFieldTestDetails()
  const { measuredPeople } = words
  const at = (vo2max: number) => percentileAmongTested({ age, gender, vo2max })
  const [standing, ages] = [at(vo2max), measuredAges(age)]
  if (!standing || !ages) return null
  const tenths = (standing: Standing) => {
    if (standing === 'below' || standing === 5) return 0
    if (standing === 'above' || standing === 95) return 10
    return Math.round(standing / 10)
  }
  const error = standardError ?? 0
  const [from, to] = [tenths(at(vo2max - error)!), tenths(at(vo2max + error)!)]
  return (
    <>
      <p className={comparison.say}>
        {measuredPeople.lower(standing, measuredPeople.groups[gender](ages.from, ages.to))}
      </p>
      {from !== to && <p className={result.note}>{words.withRange(from, to)}</p>}
      <p className={result.note}>
        {measuredPeople.source} (<a href="#sources">{measuredPeople.reference}</a>).
      </p>
    </>
  )
}
