import type { Estimate, Outcome } from '../../../../domain/protocols/outcome.ts'
import {
  equationOf,
  protocols,
  type AnyInputs,
  type ProtocolEntry,
  type ProtocolName,
} from '../../../../domain/protocols/registry.ts'
import { Button } from '../../../components/links/button.tsx'
import { ExternalLink } from '../../../components/links/external-link.tsx'
import { PageLink } from '../../../components/links/page-link.tsx'
import { PeopleChart } from '../../../figures/age-chart/people-chart.tsx'
import { ValueWithMargin } from '../../../figures/age-chart/value-with-margin.tsx'
import { useMessages } from '../../../messages.ts'
import { useHydrated } from '../../../use-hydrated.ts'
import { useCalendarFile } from '../../calendar-file.ts'
import { formId } from '../../form/field-words.ts'
import { useDetailMessages, useProtocolWords } from '../../messages.ts'
import { equationText } from '../equation-text.ts'
import { NextStep } from '../next-step.tsx'
import styles from '../result.module.css'
import { comparedPersonOf, useComparisonText, useMarginText } from './protocol-comparison.ts'
import { useMedianTitle } from '../median-title.ts'

type AcceptedOutcome = Exclude<Outcome, { kind: 'refusal' }>

interface ProtocolDetailsProps {
  entry: ProtocolEntry
  outcome: AcceptedOutcome
}

/** What follows the answer to any test but the run: its chart, what its study leaves open, the next step, and the arithmetic. */
export function ProtocolDetails({ entry, outcome }: ProtocolDetailsProps) {
  const { again } = useProtocolWords()[entry.protocol]
  const equation = equationOf(entry)
  const { number } = useMessages()
  const value = outcome.kind === 'index' ? number(outcome.index, 1) : `${number(outcome.vo2max, 1)} ml/kg/min`
  const { narrowedBy } = protocols[entry.protocol]
  return (
    <>
      {outcome.kind === 'estimate' && <ProtocolChart entry={entry} estimate={outcome} />}
      <NextStep program={entry.protocol === 'known-value' ? 'own' : 'walks'}>
        {narrowedBy && <NarrowerProtocol protocol={narrowedBy} />}
        {equation && <RepeatReminder title={again} value={value} />}
      </NextStep>
      {equation && <Arithmetic entry={entry} outcome={outcome} value={value} />}
    </>
  )
}

/** What is said of the number of a test: how near it is, whom it passes, and what its study leaves open. */
export function MarginAndComparison({ entry, outcome }: ProtocolDetailsProps) {
  const { index } = useDetailMessages().result
  const compared = useComparisonText(entry, outcome)
  if (outcome.kind === 'index') return <p>{index}</p>
  const caution = <Caution protocol={entry.protocol} caution={outcome.caution} />
  const comesFirst = outcome.caution === 'idle'
  return (
    <>
      {comesFirst && caution}
      {compared && <p className={styles.compared}>{compared}</p>}
      <Margin protocol={entry.protocol} estimate={outcome} />
      {!comesFirst && caution}
    </>
  )
}

function Margin({ protocol, estimate }: { protocol: ProtocolName; estimate: Estimate }) {
  const { compare } = useDetailMessages().result
  const text = useMarginText(protocol, estimate)
  return (
    <p className="muted">
      {text}{' '}
      {estimate.standardError === null && (
        <PageLink to="measure" hash="choisir">
          {compare}
        </PageLink>
      )}
    </p>
  )
}

/** The number among people who were tested; no chart where it is compared with nobody. */
function ProtocolChart({ entry, estimate }: { entry: ProtocolEntry; estimate: Estimate }) {
  const { chart } = useDetailMessages().result
  const person = comparedPersonOf(entry, estimate)
  const title = useMedianTitle(person)
  if (!person || !title) return null
  const { vo2max, standardError } = estimate
  const margin = standardError === null ? undefined : { from: vo2max - standardError, to: vo2max + standardError }
  return (
    <PeopleChart words={chart} gender={person.gender} title={title} person={person}>
      <ValueWithMargin person={person} margin={margin} />
    </PeopleChart>
  )
}

/** A test whose margin is smaller, as a link: the filled button is another. */
function NarrowerProtocol({ protocol }: { protocol: ProtocolName }) {
  const { next, walked } = useDetailMessages().result
  return (
    <p>
      {next.narrower} <a href={`#${formId(protocol)}`}>{walked.open}</a>
    </p>
  )
}

/** The same test again, with a reminder that carries its answer. */
function RepeatReminder({ title, value }: { title: string; value: string }) {
  const { again: words } = useDetailMessages().result
  const onRemind = useCalendarFile(title, words.last(value))
  const isHydrated = useHydrated()
  return (
    <>
      <p>
        {words.title} {words.text}
      </p>
      {isHydrated && (
        <Button quiet onClick={onRemind}>
          {words.submit}
        </Button>
      )}
    </>
  )
}

/** How the number was computed, and by whose equation. */
function Arithmetic({ entry, outcome, value }: ProtocolDetailsProps & { value: string }) {
  const { number } = useMessages()
  const { result: words, protocolResults } = useDetailMessages()
  const { weight }: AnyInputs = entry.inputs
  return (
    <details>
      <summary>{words.steps}</summary>
      <p>{equationText(equationOf(entry)!, value, number)}</p>
      {outcome.kind === 'estimate' && outcome.litresPerMinute !== null && (
        <p>{words.absolute(number(outcome.litresPerMinute, 2), number(weight as number, 0, 1))}</p>
      )}
      <p>
        <a className={styles.tapTarget} href="#sources">
          {protocolResults[entry.protocol].source}
        </a>
      </p>
    </details>
  )
}

function Caution({ protocol, caution }: { protocol: ProtocolName; caution: Estimate['caution'] }) {
  const { cautions, compared } = useDetailMessages().result
  const { studiedAges } = protocols[protocol]
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
    idle: compared.tooHighIfIdle,
  }[caution]
  return <p className={styles.caution}>{text}</p>
}
