import { capacityOf, type Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import type { Equation } from '../../../domain/tests/definition.ts'
import type { Estimate } from '../../../domain/tests/outcome.ts'
import type { Messages } from '../../../i18n/fr/site.ts'
import {
  equationOf,
  outcomeOf,
  tests,
  type AnyInputs,
  type TestEntry,
  type TestName,
} from '../../../domain/tests/registry.ts'
import { Button } from '../../components/links/button.tsx'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { useCalendarFile } from '../calendar-file.ts'
import { OpenTest } from '../open-test.tsx'
import { SaveOnDemand } from '../saving/save-on-demand.tsx'
import styles from './answer.module.css'
import { Comparison, comparisonText } from './comparison.tsx'
import { Curve } from './curve/curve.tsx'
import folds from './folds.module.css'
import { Framed } from './goal.tsx'
import { ratedOf, Rating, Value } from './headline.tsx'
import result from './result.module.css'

/** What any test but the run answers: a number with its margin and measured people, an index, or why there is none. */
export function TestAnswer({ entry }: { entry: TestEntry }) {
  const { number } = useMessages()
  const { answer: words } = useDetailMessages()
  const testWords = useTestWords()[entry.test]
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') {
    return (
      <p className={styles.refusal} role="alert">
        {outcome.reason === 'age' ? testWords.refusedAge : words.refusals[outcome.reason]}
      </p>
    )
  }
  const equation = equationOf(entry)
  const { narrowedBy } = tests[entry.test]
  const { weight }: AnyInputs = entry.inputs
  const isIndex = outcome.kind === 'index'
  const [value, unit] = isIndex ? [number(outcome.index, 1), ''] : [number(outcome.vo2max, 1), ' ml/kg/min']
  return (
    <div className={styles.answer} data-field-test-answer={entry.test}>
      <h3>{testWords.answer}</h3>
      {isIndex ? (
        <>
          <p className={result.value}>{value}</p>
          <p>{words.index}</p>
        </>
      ) : (
        <Reading entry={entry} estimate={outcome} />
      )}
      {narrowedBy ? (
        <Framed title={words.narrower.title} text={words.narrower.filled}>
          <OpenTest test={narrowedBy} from={entry.inputs}>
            {words.walked.open}
          </OpenTest>
        </Framed>
      ) : (
        equation && <Again title={testWords.again} value={value + unit} />
      )}
      <SaveOnDemand entry={entry} />
      {equation && (
        <details>
          <summary>{words.steps}</summary>
          <p>{equationText(equation, value, number) + unit}</p>
          {!isIndex && outcome.litresPerMinute !== null && (
            <p>{words.absolute(number(outcome.litresPerMinute, 2), number(weight as number, 0, 1))}</p>
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

/** Where a laboratory's value would be, in a sentence; or why that is not known, if a test says so. */
function useMarginText(test: TestName, estimate: Estimate | undefined): string | undefined {
  const { number } = useMessages()
  const { range } = useDetailMessages().answer
  const { noMargin } = useTestWords()[test]
  if (!estimate) return undefined
  const { vo2max, standardError } = estimate
  return standardError === null ? noMargin : range(number(vo2max - standardError), number(vo2max + standardError))
}

/** Whose value is compared; nobody where age or gender is unknown, or whom the test flatters. */
function personOf(entry: TestEntry, { vo2max, caution }: Estimate) {
  const { age, gender }: AnyInputs = entry.inputs
  if (!gender || age === undefined || caution === 'ageless') return undefined
  return { vo2max, age, gender }
}

/** The value, its category where the site rates it or else its margin, the comparison, and what the study does not say. */
function Reading({ entry, estimate }: { entry: TestEntry; estimate: Estimate }) {
  const { answer: words } = useDetailMessages()
  const { vo2max, standardError, caution } = estimate
  const person = personOf(entry, estimate)
  const margin = standardError === null ? undefined : { from: vo2max - standardError, to: vo2max + standardError }
  const rated = ratedOf(entry)
  return (
    <>
      <div className={result.head}>
        <div className={result.number}>
          <Value vo2max={vo2max} />
          {rated && <Rating personVo2max={rated} />}
          <p className={styles.range}>
            {useMarginText(entry.test, estimate)}{' '}
            {!margin && (
              <PageLink to="measure" hash="choisir">
                {words.compare}
              </PageLink>
            )}
          </p>
          {person && <Comparison person={person} isRated={rated !== undefined} />}
        </div>
        <Curve vo2max={vo2max} label={words.curve.ceiling} margin={margin} person={person} />
      </div>
      <Caution test={entry.test} caution={caution} />
      {rated && <p className="muted">{words.details.percentileNote}</p>}
    </>
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

/** An answer as it is announced, in the order of reading: a walk's lead, the `answer` itself, the margin, the comparison. */
export function AnnouncedDetails({ entry, answer }: { entry: TestEntry; answer: string }) {
  const { number } = useMessages()
  const { walked, comparison } = useDetailMessages().answer
  const outcome = outcomeOf(entry)
  const estimate = outcome.kind === 'estimate' ? outcome : undefined
  const margin = useMarginText(entry.test, estimate)
  if (entry.test === 'cooper-run') {
    const run: Run = entry.inputs
    const vo2max = capacityOf(run)
    return vo2max === undefined
      ? `${walked.text(number(run.distance, 0, 3))} ${walked.open}. ${answer}`
      : `${answer} ${comparisonText({ ...run, vo2max }, true, comparison)}`
  }
  const person = estimate && personOf(entry, estimate)
  const compared = person && comparisonText(person, estimate.category !== null, comparison)
  return [answer, margin, compared].filter(Boolean).join(' ')
}

/** An equation and what it gives, as the language writes numbers; a line may end before a sign, not after it. */
export function equationText({ texts, numbers }: Equation, result: string, number: Messages['number']): string {
  const written = numbers.map((value, index) => texts[index]! + number(value, 0, 5))
  return `${written.join('')}${texts.at(-1)} = ${result}`.replaceAll(/([+−×÷=]) /g, '$1\u00a0')
}
