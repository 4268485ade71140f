import type { ReactNode } from 'react'
import type { Estimate, TestOutcome } from '../../../domain/tests/outcome.ts'
import { equationOf, tests, type AnyInputs, type TestEntry, type TestName } from '../../../domain/tests/registry.ts'
import { Button, HashButton } from '../../components/links/button.tsx'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { useCalendarFile } from '../calendar-file.ts'
import { formId } from '../form/field-words.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { Comparison } from './comparison.tsx'
import { Curve } from './curve/curve.tsx'
import { equationText } from './equation-text.ts'
import folds from './folds.module.css'
import { Framed } from './goal.tsx'
import { ratedOf } from './headline.tsx'
import styles from './result.module.css'

/** What a protocol puts around the number of its result. */
export interface ResultParts {
  /** before the number */
  lead?: ReactNode
  /** the number beside those of people tested in a laboratory */
  opinion?: ReactNode
  drawing?: ReactNode
  /** what to do next, and what is folded */
  sequel: ReactNode
}

type Answered = Exclude<TestOutcome, { kind: 'refusal' }>

/** Of any test but the run: a number with its margin and measured people, or an index. */
export function testParts(entry: TestEntry, outcome: Answered): ResultParts {
  const sequel = <TestSequel entry={entry} outcome={outcome} />
  if (outcome.kind === 'index') return { opinion: <IndexNote />, sequel }
  return {
    opinion: <Opinion entry={entry} estimate={outcome} />,
    drawing: <Drawing entry={entry} estimate={outcome} />,
    sequel,
  }
}

function IndexNote() {
  return <p>{useDetailMessages().answer.index}</p>
}

interface EstimateProps {
  entry: TestEntry
  estimate: Estimate
}

/** Where a laboratory's value would be, and the comparison. */
function Opinion({ entry, estimate }: EstimateProps) {
  const { compare } = useDetailMessages().answer
  const person = comparedOf(entry, estimate)
  return (
    <>
      <p className={styles.range}>
        {useMarginText(entry.test, estimate)}{' '}
        {estimate.standardError === null && (
          <PageLink to="measure" hash="choisir">
            {compare}
          </PageLink>
        )}
      </p>
      {person && <Comparison person={person} isRated={ratedOf(entry) !== undefined} />}
    </>
  )
}

function Drawing({ entry, estimate }: EstimateProps) {
  const { ceiling } = useDetailMessages().answer.curve
  const { vo2max, standardError } = estimate
  const margin = standardError === null ? undefined : { from: vo2max - standardError, to: vo2max + standardError }
  return <Curve vo2max={vo2max} label={ceiling} margin={margin} person={comparedOf(entry, estimate)} />
}

/** Where a laboratory's value would be, in a sentence; or why that is not known, if a test says so. */
export function useMarginText(test: TestName, outcome: TestOutcome): string | undefined {
  const { number } = useMessages()
  const { range } = useDetailMessages().answer
  const { noMargin } = useTestWords()[test]
  if (outcome.kind !== 'estimate') return undefined
  const { vo2max, standardError } = outcome
  return standardError === null ? noMargin : range(number(vo2max - standardError), number(vo2max + standardError))
}

/** Whose value is compared; nobody where age or gender is unknown, or whom the test flatters. */
export function comparedOf(entry: TestEntry, { vo2max, caution }: Estimate) {
  const { age, gender }: AnyInputs = entry.inputs
  if (!gender || age === undefined || caution === 'ageless') return undefined
  return { vo2max, age, gender }
}

/** What the study does not say, what to do next, and how the number was computed. */
function TestSequel({ entry, outcome }: { entry: TestEntry; outcome: Answered }) {
  const { number } = useMessages()
  const { answer: words } = useDetailMessages()
  const testWords = useTestWords()[entry.test]
  const equation = equationOf(entry)
  const { narrowedBy } = tests[entry.test]
  const { weight }: AnyInputs = entry.inputs
  const [value, unit] =
    outcome.kind === 'index' ? [number(outcome.index, 1), ''] : [number(outcome.vo2max, 1), ' ml/kg/min']
  return (
    <>
      {outcome.kind === 'estimate' && <Caution test={entry.test} caution={outcome.caution} />}
      {ratedOf(entry) && <p className="muted">{words.details.percentileNote}</p>}
      {narrowedBy ? (
        <Framed title={words.narrower.title} text={words.narrower.filled}>
          <HashButton hash={formId(narrowedBy)}>{words.walked.open}</HashButton>
        </Framed>
      ) : (
        equation && <Again title={testWords.again} value={value + unit} />
      )}
      {equation && (
        <details>
          <summary>{words.steps}</summary>
          <p>{equationText(equation, value, number) + unit}</p>
          {outcome.kind === 'estimate' && outcome.litresPerMinute !== null && (
            <p>{words.absolute(number(outcome.litresPerMinute, 2), number(weight as number, 0, 1))}</p>
          )}
          <p>
            <a className={folds.alone} href="#sources">
              {testWords.source}
            </a>
          </p>
        </details>
      )}
    </>
  )
}

/** What to do with the answer: the same test again, with a reminder that carries it. */
function Again({ title, value }: { title: string; value: string }) {
  const { again: words } = useDetailMessages().answer
  const onRemind = useCalendarFile(title, words.last(value))
  const isAlive = useHydrated()
  return (
    <Framed title={words.title} text={words.text}>
      {isAlive && (
        <Button quiet onClick={onRemind}>
          {words.submit}
        </Button>
      )}
    </Framed>
  )
}

function Caution({ test, caution }: { test: TestName; caution: Estimate['caution'] }) {
  const { cautions } = useDetailMessages().answer
  const { studiedAges } = tests[test]
  if (!caution) return null
  if (caution === 'borrowedError')
    return (
      <p className="muted">
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
