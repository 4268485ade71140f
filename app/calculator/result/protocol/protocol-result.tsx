import type { Estimate, Outcome } from '../../../../domain/protocols/outcome.ts'
import {
  equationOf,
  protocols,
  type AnyInputs,
  type ProtocolEntry,
  type ProtocolName,
} from '../../../../domain/protocols/registry.ts'
import { longDay } from '../../../../i18n/format/date.ts'
import { Button } from '../../../components/links/button.tsx'
import { ExternalLink } from '../../../components/links/external-link.tsx'
import { PageLink } from '../../../components/links/page-link.tsx'
import { PeopleChart } from '../../../figures/age-chart/people-chart.tsx'
import { ValueWithMargin } from '../../../figures/age-chart/value-with-margin.tsx'
import { useMessages } from '../../../messages.ts'
import { plannedTest, useCurrentProgram } from '../../../program/current/current-program.ts'
import type { KnownPerson } from '../../../program/current/program-goal.ts'
import { useHydrated } from '../../../use-hydrated.ts'
import { useReminderDownload } from '../../calendar-file.ts'
import { formId } from '../../form/form-names.ts'
import { useDetailMessages } from '../../messages.ts'
import { equationText } from '../equation-text.ts'
import { ResultNextStep } from '../result-next-step.tsx'
import styles from '../result.module.css'
import { comparedPersonOf, useComparisonText, useMarginText } from './protocol-comparison.ts'
import { useMedianTitle } from '../median-title.ts'

type AcceptedOutcome = Exclude<Outcome, { kind: 'refusal' }>

interface ProtocolResultProps {
  entry: ProtocolEntry
  outcome: AcceptedOutcome
}

/** Renders what follows the value of any protocol but the run: the chart, the next step and the calculation. */
export function ProtocolResult({ entry, outcome }: ProtocolResultProps) {
  const equation = equationOf(entry)
  const { number } = useMessages()
  const value = outcome.kind === 'index' ? number(outcome.index, 1) : `${number(outcome.vo2max, 1)} ml/kg/min`
  const person: AnyInputs = entry.inputs
  const { moreAccurate } = protocols[entry.protocol]
  return (
    <>
      {outcome.kind === 'estimate' && <ProtocolChart entry={entry} estimate={outcome} />}
      <ResultNextStep program={entry.protocol === 'known-value' ? 'main' : 'walks'} person={person}>
        {moreAccurate && <NarrowerProtocol protocol={moreAccurate} />}
        {equation && <RepeatReminder protocol={entry.protocol} person={person} value={value} />}
      </ResultNextStep>
      {equation && <Arithmetic entry={entry} outcome={outcome} value={value} />}
    </>
  )
}

/** Renders the comparison, the margin and the caution of a protocol's value. */
export function MarginAndComparison({ entry, outcome }: ProtocolResultProps) {
  const { index } = useDetailMessages().result
  const compared = useComparisonText(entry, outcome)
  if (outcome.kind === 'index') return <p>{index}</p>
  const caution = <Caution protocol={entry.protocol} caution={outcome.caution} />
  const comesFirst = outcome.caution === 'idle'
  return (
    <>
      {comesFirst && caution}
      {compared && <p className={styles.comparison}>{compared}</p>}
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

/** Renders the value on a chart of measured people, if it is compared with them. */
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

/** Renders a link to a protocol with a smaller margin. */
function NarrowerProtocol({ protocol }: { protocol: ProtocolName }) {
  const { next, walked } = useDetailMessages().result
  return (
    <p>
      {next.narrower} <a href={`#${formId(protocol)}`}>{walked.open}</a>
    </p>
  )
}

/** Renders the advice to repeat the protocol, with a calendar reminder that contains the value. */
function RepeatReminder({ protocol, person, value }: { protocol: ProtocolName; person: KnownPerson; value: string }) {
  const { again: words } = useDetailMessages().result
  const { locale } = useMessages()
  const onRemind = useReminderDownload(protocol, person, words.last(value))
  const program = useCurrentProgram(person)
  const planned = plannedTest(program, program?.today, protocol)
  const isHydrated = useHydrated()
  return (
    <>
      <p>
        {planned ? words.planned(longDay(planned, locale)) : words.title} {words.text}
      </p>
      {isHydrated && (
        <Button quiet onClick={onRemind}>
          {words.submit}
        </Button>
      )}
    </>
  )
}

/** Renders the calculation and its source. */
function Arithmetic({ entry, outcome, value }: ProtocolResultProps & { value: string }) {
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
