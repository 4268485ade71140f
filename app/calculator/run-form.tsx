import { useEffect, useMemo, useRef } from 'react'
import { serviceLimits } from '#contract/published-constants.ts'
import { genders } from '#domain/person.ts'
import { cooperRunFields, defaultRun } from '#domain/protocols/cooper-run.ts'
import type { ProtocolEntry } from '#domain/protocols/protocols.ts'
import { ScaleChart } from '../charts/scale-chart.tsx'
import { fieldValueOf, formTextsOf } from '../fields/field-text.ts'
import { protocolFormId } from '../fields/form-ids.ts'
import { useFormTexts } from '../fields/typed-texts.tsx'
import { readLastRun } from '../last-run.ts'
import { dismissToast } from '../toast/toast-area.tsx'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useMessages } from '../use-messages.ts'
import type { PostedRun } from './calculator-action.ts'
import { LazyRunAnswer, useRunSentence } from './lazy-run-answer.tsx'
import { type CommonFormProps, ProtocolForm } from './protocol-form.tsx'
import { RunFields } from './run-fields.tsx'
import { cookieGivenControlName, withoutSavingButton } from './save/save-controls.ts'
import { useSubmission } from './save/use-submission.ts'
import styles from './calculator.module.css'

interface RunFormProps extends CommonFormProps<'cooper-run'> {
  posted: PostedRun | undefined
}

/** Renders the form of a run and its answer. While there is none, shows the site's scale in its place. */
export function RunForm({ posted, onAnnounce }: RunFormProps) {
  const { locale, calculator, charts } = useMessages()
  const isHydrated = useHydrated()
  const lastRun = useMemo(() => (isHydrated ? readLastRun() : undefined), [isHydrated])
  const [texts, changeTexts] = useFormTexts(
    protocolFormId('cooper-run'),
    posted?.texts ?? formTextsOf(cooperRunFields, lastRun ?? defaultRun, locale),
  )
  const { submission, submit, retry } = useSubmission(posted)
  const isPending = submission?.saveState === 'saving'
  const sentenceOf = useRunSentence()
  const button = useFocusKeptWhile(isPending)

  function onEntry({ inputs: run }: ProtocolEntry<'cooper-run'>, submitter: HTMLElement | null) {
    const isWithoutSaving = submitter instanceof HTMLButtonElement && submitter.value === withoutSavingButton.value
    submit(run, !isWithoutSaving)
    onAnnounce(sentenceOf(run))
  }

  const age = Number(fieldValueOf(cooperRunFields.age, texts.age ?? '', locale))
  const isAgeValid = age >= cooperRunFields.age.min && age <= cooperRunFields.age.max

  const answer = submission ? (
    <LazyRunAnswer key={submission.saveKey} submission={submission} onRetry={retry} />
  ) : (
    <div className={`screen-only ${styles.preview}`}>
      <ScaleChart
        title={charts.scale.preview}
        age={isAgeValid ? age : defaultRun.age}
        gender={genders.find((gender) => gender === texts.gender) ?? defaultRun.gender}
      />
    </div>
  )
  return (
    <>
      <ProtocolForm
        protocol="cooper-run"
        onPress={dismissToast} // it is about the run before
        {...{ posted, onEntry }}
        answer={answer}
      >
        {(errors) => (
          <>
            {posted?.entry && posted.saveState === 'saved' && <input type="hidden" name={cookieGivenControlName} />}
            <RunFields {...{ texts, errors, onChange: changeTexts }} />
            <Button type="submit" ref={button} disabled={isPending}>
              {isPending ? calculator.form.pending : calculator.protocols['cooper-run'].submit}
            </Button>
          </>
        )}
      </ProtocolForm>
      <RunNotes
        isPending={isPending}
        needsParent={isAgeValid && age < serviceLimits.consentAge}
        hasAnswer={submission !== undefined}
      />
    </>
  )
}

interface RunNotesProps {
  isPending: boolean
  /** whether the typed age is below the age from which people consent for themselves */
  needsParent: boolean
  hasAnswer: boolean
}

/** Renders what to know below the form: what is kept, and the button that keeps nothing. */
function RunNotes({ isPending, needsParent, hasAnswer }: RunNotesProps) {
  const { form } = useMessages().calculator
  return (
    <div className={`screen-only muted ${styles.notes}`}>
      <p>
        {form.retentionNote}{' '}
        <button
          className="text-button"
          type="submit"
          form={protocolFormId('cooper-run')}
          disabled={isPending}
          {...withoutSavingButton}
        >
          {form.withoutSaving}
        </button>
      </p>
      {needsParent && <p>{form.parent}</p>}
      {/* an answer closes with the disclaimer itself */}
      {!hasAnswer && <p>{form.disclaimer}</p>}
      <p>
        <PageLink to="measure" hash="securite">
          {form.safety}
        </PageLink>
      </p>
    </div>
  )
}

/** Returns the ref of a button that is disabled for a time, and loses the focus to the page then. */
function useFocusKeptWhile(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = button
    if (!isDisabled) return
    return () => {
      if (document.activeElement === document.body) current?.focus({ preventScroll: true })
    }
  }, [isDisabled])
  return button
}
