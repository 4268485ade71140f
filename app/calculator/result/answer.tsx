import { useEffect, useRef } from 'react'
import type { SaveOutcome } from '../../../contract/page-context.ts'
import { lowestVo2max } from '../../../domain/everyday.ts'
import { percentileAmongTested, type Standing } from '../../../domain/norms/comparison.ts'
import type { Gender, PersonVo2max } from '../../../domain/person.ts'
import type { Estimate } from '../../../domain/tests/outcome.ts'
import {
  equationOf,
  outcomeOf,
  tests,
  type AnyInputs,
  type TestEntry,
  type TestName,
} from '../../../domain/tests/registry.ts'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { useCalendarFile } from '../reminder/reminder.ts'
import { SaveOnDemand } from '../saving/save-on-demand.tsx'
import styles from './answer.module.css'
import type { Subject } from './comparison/comparison-texts.ts'
import { ComparisonAfter, ComparisonSource, useComparisonTexts } from './comparison/comparison.tsx'
import { ratedOf } from './current-answer.ts'
import { Curve } from './curve/curve.tsx'
import { equationText } from './equation-text.ts'
import { Fold } from './folds/fold.tsx'
import folds from './folds/folds.module.css'
import { ResultScale } from './folds/result-scale.tsx'
import { Rating, Value } from './headline.tsx'
import { Next } from './next-action.tsx'
import result from './result.module.css'

interface TestAnswerProps {
  entry: TestEntry
  /** what the server did where it answered with this page, and the result was to be kept */
  posted: SaveOutcome | undefined
  /** id of the part of the page that the answer is in */
  anchor: string
  heading: 'h3' | 'h4'
  /** worked out in this page, not sent with it: it is brought to the reader's eyes */
  isNew: boolean
}

/** What any test but the run answers: a number with its margin and measured people, an index, or why there is none. */
export function TestAnswer({ entry, posted, anchor, heading: Heading, isNew }: TestAnswerProps) {
  const { number } = useMessages()
  const { answer: words, steps, facts } = useDetailMessages()
  const testWords = useTestWords()[entry.test]
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [entry, isNew])

  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') {
    return (
      <p className={styles.refusal} role="alert">
        {outcome.reason === 'age' ? testWords.refusedAge : words.refusals[outcome.reason]}
      </p>
    )
  }
  const equation = equationOf(entry)
  const { weight } = entry.inputs as AnyInputs
  const isIndex = outcome.kind === 'index'
  const [value, unit] = isIndex ? [number(outcome.index, 1), ''] : [number(outcome.vo2max, 1), ' ml/kg/min']
  return (
    <div className={styles.answer} ref={answer} data-field-test-answer={entry.test}>
      <Heading>{testWords.answer}</Heading>
      {isIndex ? (
        <>
          <p className={result.value}>{value}</p>
          <p>{words.index}</p>
        </>
      ) : (
        <Reading entry={entry} estimate={outcome} />
      )}
      {equation && <Again title={testWords.again} value={value + unit} />}
      <SaveOnDemand entry={entry} posted={posted} anchor={anchor} />
      {equation && (
        <details>
          <summary>{steps.title}</summary>
          <p>{equationText(equation, value, number) + unit}</p>
          {!isIndex && outcome.litresPerMinute !== null && (
            <p>{facts.absolute.value(number(outcome.litresPerMinute, 2), number(weight as number, 0, 1))}.</p>
          )}
          <p>
            <a className={folds.alone} href="#sources">
              {testWords.source}
            </a>
          </p>
        </details>
      )}
    </div>
  )
}

/** What to do with the answer: the same test again, with a reminder that carries it. */
function Again({ title, value }: { title: string; value: string }) {
  const { again: words } = useDetailMessages().answer
  return (
    <Next
      title={words.title}
      text={words.text}
      onRemind={useCalendarFile(title, words.last(value))}
      remind={words.submit}
    />
  )
}

/** Where a laboratory's value would be, in a sentence; or why that is not known, if a test says so. */
function useMarginText(test: TestName, estimate: Estimate | undefined): string | undefined {
  const { number } = useMessages()
  const { range } = useDetailMessages().answer
  const { noMargin } = useTestWords()[test]
  if (!estimate) return undefined
  const { vo2max, standardError } = estimate
  return standardError === null ? noMargin : range(number(vo2max - standardError), number(vo2max + standardError))
}

/** The margin, measured people of that age, and what the study does not say; folded, what the site's thresholds do. */
function Reading({ entry, estimate }: { entry: TestEntry; estimate: Estimate }) {
  const { curve, folds: foldWords, answer: words } = useDetailMessages()
  const { vo2max, standardError, caution } = estimate
  const { age, gender } = entry.inputs as AnyInputs
  // whom the test flatters is compared with nobody
  const person =
    gender && age !== undefined && caution !== 'ageless'
      ? { vo2max, age: age as number, gender: gender as Gender }
      : undefined
  const margin = standardError === null ? undefined : { from: vo2max - standardError, to: vo2max + standardError }
  const rated = ratedOf(entry)
  return (
    <>
      <div className={result.head}>
        <div className={result.number}>
          <Value vo2max={vo2max} />
          <p className={styles.range}>
            {useMarginText(entry.test, estimate)}{' '}
            {!margin && (
              <PageLink to="measure" hash="choisir">
                {words.compare}
              </PageLink>
            )}
          </p>
          {person && <ComparisonAfter known={person} />}
          {person && margin && <WithMargin person={person} margin={margin} />}
          {person && !rated && <ComparisonSource age={person.age} />}
        </div>
        {vo2max >= lowestVo2max && <Curve words={curve} vo2max={vo2max} margin={margin} person={person} />}
      </div>
      <Caution test={entry.test} caution={caution} />
      {rated && (
        <Fold title={foldWords.details.title} hint={foldWords.known}>
          <Thresholds rated={rated} />
        </Fold>
      )}
    </>
  )
}

/** How many measured people score lower, at both ends of the margin. */
function WithMargin({ person, margin }: { person: PersonVo2max; margin: { from: number; to: number } }) {
  const { withRange } = useDetailMessages().answer
  const tenths = (standing: Standing | undefined) => {
    if (standing === undefined || standing === 'below' || standing === 5) return 0
    if (standing === 'above' || standing === 95) return 10
    return Math.round(standing / 10)
  }
  const at = (vo2max: number) => tenths(percentileAmongTested({ ...person, vo2max }))
  const [from, to] = [at(margin.from), at(margin.to)]
  return from !== to && <p className={result.note}>{withRange(from, to)}</p>
}

function Caution({ test, caution }: { test: TestName; caution: Estimate['caution'] }) {
  const { cautions } = useDetailMessages().answer
  const { studiedAges } = tests[test]
  if (!caution) return null
  if (caution === 'borrowedError')
    return (
      <p className={result.note}>
        {cautions.borrowedError}{' '}
        <ExternalLink href="https://doi.org/10.1007/s00421-016-3412-0">Björkman, 2016</ExternalLink>
      </p>
    )
  const text = {
    ageless: cautions.ageless,
    younger: studiedAges && cautions.younger(studiedAges.from),
    older: studiedAges && cautions.older(studiedAges.to),
  }[caution]
  return <p className={styles.caution}>{text}</p>
}

/** What the site's thresholds make of a value. */
function Thresholds({ rated }: { rated: PersonVo2max }) {
  const { measuredPeople: words, percentileNote } = useDetailMessages()
  const { site, why } = useComparisonTexts({ known: rated })
  return (
    <>
      <div className={styles.rating}>
        <p>{site ?? words.byThresholds}</p>
        <Rating personVo2max={rated} />
      </div>
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ResultScale personVo2max={rated} />
      <p className={folds.quiet}>{percentileNote}</p>
      <ComparisonSource age={rated.age} />
    </>
  )
}

interface AnnouncedProps {
  entry: TestEntry
  /** what is said without the details */
  answer: string
}

/** An answer as it is announced: with measured people, or else with its margin. */
export function AnnouncedDetails({ entry, answer }: AnnouncedProps) {
  if (entry.test === 'cooper-run') return <AnnouncedComparison run={entry.inputs} answer={answer} />
  const known = ratedOf(entry)
  return known ? (
    <AnnouncedComparison known={known} answer={answer} />
  ) : (
    <AnnouncedMargin entry={entry} answer={answer} />
  )
}

/** What stands before and after is said too; why the site reads otherwise is not. */
function AnnouncedComparison({ answer, ...subject }: Subject & { answer: string }) {
  const { lead, before, site, say, after } = useComparisonTexts(subject)
  return [lead, ...before, answer, subject.run && site, say, ...after].filter(Boolean).join(' ')
}

function AnnouncedMargin({ entry, answer }: AnnouncedProps) {
  const outcome = outcomeOf(entry)
  const margin = useMarginText(entry.test, outcome.kind === 'estimate' ? outcome : undefined)
  return [answer, margin].filter(Boolean).join(' ')
}
