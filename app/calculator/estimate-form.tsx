import { useState } from 'react'
import { noExerciseFields } from '#domain/protocols/no-exercise.ts'
import {
  type EstimateEntry,
  type EstimateProtocolName,
  fieldsByProtocol,
  impliedInputsOf,
  outcomeOf,
} from '#domain/protocols/protocols.ts'
import { rockportWalkFields } from '#domain/protocols/rockport-walk.ts'
import { formTextsOf } from '../fields/field-text.ts'
import { controlId, protocolFormId } from '../fields/form-ids.ts'
import { ProtocolFields, type ProtocolFieldsProps } from '../fields/protocol-fields.tsx'
import { useFormTexts } from '../fields/typed-texts.tsx'
import { focusField } from '../focus.ts'
import { LazyBoundary } from '../lazy.tsx'
import { Button } from '../ui/button.tsx'
import { useMessages } from '../use-messages.ts'
import { loadAnswers } from './lazy-modules.ts'
import { PulseTaps } from './measuring/pulse-taps.tsx'
import { ToolButton } from './measuring/tool-button.tsx'
import { type CommonFormProps, ProtocolForm } from './protocol-form.tsx'
import styles from './calculator.module.css'

interface EstimateFormProps extends CommonFormProps<EstimateProtocolName> {
  protocol: EstimateProtocolName
}

/** Renders the form of another protocol than the run, and its answer. Nothing is sent or kept. */
export function EstimateForm({ protocol, posted, onAnnounce }: EstimateFormProps) {
  const { locale, formatNumber, calculator } = useMessages()
  const [texts, changeTexts] = useFormTexts(
    protocolFormId(protocol),
    posted?.texts ?? formTextsOf(fieldsByProtocol[protocol], {}, locale),
  )
  const [entry, setEntry] = useState(posted?.entry)
  const [submissionCount, setSubmissionCount] = useState(0)
  const { instructions, submit } = calculator.protocols[protocol]

  function sentenceOf(given: EstimateEntry) {
    const outcome = outcomeOf(given)
    return outcome.kind === 'estimate'
      ? calculator.estimateSentence(formatNumber(outcome.vo2max, 1))
      : calculator.refusalSentence
  }

  function onEntry(newEntry: EstimateEntry) {
    setEntry(newEntry)
    setSubmissionCount(submissionCount + 1)
    onAnnounce(sentenceOf(newEntry))
  }

  const answer = entry && (
    <LazyBoundary
      key={submissionCount}
      load={loadAnswers}
      fallback={<p className={styles.loading}>{sentenceOf(entry)}</p>}
      ifFailed={<p>{sentenceOf(entry)}</p>}
    >
      {({ EstimateAnswer }) => <EstimateAnswer entry={entry} />}
    </LazyBoundary>
  )
  return (
    <>
      <ProtocolForm<EstimateProtocolName> {...{ protocol, posted, onEntry, answer }}>
        {(errors) => (
          <>
            <p className="muted">{instructions}</p>
            <EstimateFields {...{ protocol, texts, errors, onChange: changeTexts }} />
            <Button type="submit">{submit}</Button>
          </>
        )}
      </ProtocolForm>
      <p className={`screen-only muted ${styles.notes}`}>{calculator.form.notSavedNote}</p>
    </>
  )
}

/** The fields that taps can fill in. */
const tappedFields = { pulse: rockportWalkFields.pulse, restingPulse: noExerciseFields.restingPulse }
type TappedField = keyof typeof tappedFields

/** Renders the fields of another protocol than the run, and below them what counts a pulse. */
function EstimateFields({
  protocol,
  texts,
  errors,
  onChange,
}: ProtocolFieldsProps & { protocol: EstimateProtocolName }) {
  const { form } = useMessages().calculator
  const [tapped, setTapped] = useState<TappedField>()

  const onUse = (field: TappedField) => (pulse: number) => {
    onChange({ [field]: String(pulse) })
    setTapped(undefined)
    focusField(controlId(protocol, field))
  }

  const tapButton = (field: TappedField) => (
    <ToolButton isOpen={tapped === field} onToggle={() => setTapped(tapped === field ? undefined : field)}>
      {form.tapPulse}
    </ToolButton>
  )
  return (
    <>
      <ProtocolFields
        {...{ protocol, texts, errors, onChange }}
        besideLabels={{ pulse: tapButton('pulse'), restingPulse: tapButton('restingPulse') }}
        hidden={Object.keys(impliedInputsOf(protocol, texts))}
      />
      {tapped && (
        <div className={styles.toolArea}>
          <PulseTaps limits={tappedFields[tapped]} onUse={onUse(tapped)} />
        </div>
      )}
    </>
  )
}
