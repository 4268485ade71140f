import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/service-terms.ts'
import { genders } from '#domain/person.ts'
import { defaultRun, resultOf, runFields, type Run } from '#domain/protocols/cooper-run.ts'
import type { ProtocolEntry } from '#domain/protocols/registry.ts'
import { ScaleChart } from '../charts/scale-chart.tsx'
import { dismissToast, showToast } from '../layout/toast/toast-area.tsx'
import { useMessages } from '../messages.ts'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { PostedRun } from './calculator-action.ts'
import styles from './calculator.module.css'
import { textsOf, valueOf } from './fields/field-text.ts'
import { useFormTexts } from './fields/use-form-texts.ts'
import { cookieGiven, formId, withoutSaving } from './form-names.ts'
import { readLastRun, writeLastRun } from './last-run.ts'
import { LazyBoundary, loadAnswers } from './lazy-parts.tsx'
import { ProtocolForm, type FormProps } from './protocol-form.tsx'
import { RunFields } from './run-fields.tsx'
import { newSaveKey, type Submission } from './save.ts'

interface RunFormProps extends FormProps<'cooper-run'> {
  posted: PostedRun | undefined
  isOpen: boolean
}

/** Renders the form of a run and its answer. While there is none, shows the site's scale in its place. */
export function RunForm({ posted, isOpen, onAnnounce }: RunFormProps) {
  const { number, locale, calculator: words, charts, toasts } = useMessages()
  const [texts, onType] = useFormTexts(
    formId('cooper-run'),
    posted?.texts ?? textsOf(runFields, defaultRun, locale),
    () => {
      const last = posted ? undefined : readLastRun()
      return last && textsOf(runFields, last, locale)
    },
  )
  const [submission, setSubmission] = useState<Submission>()
  const [save, setSave] = useState<'idle' | 'pending' | 'lost'>('idle')
  const isPending = save === 'pending'
  const button = useFocusKeptWhile(isPending)
  // local storage: the device remembers a posted run too
  useEffect(() => {
    if (posted?.entry && posted.saveState !== 'unsaved') writeLastRun(posted.entry.inputs)
  }, [posted])

  function sentenceOf(run: Run) {
    const { vo2max, category, percentile } = resultOf(run)
    return words.announcement(number(vo2max, 1), words.categories[category], percentile)
  }

  function onEntry({ inputs: run }: ProtocolEntry<'cooper-run'>, submitter: HTMLElement | null) {
    const saves = !(submitter instanceof HTMLButtonElement && submitter.value === withoutSaving.value)
    setSubmission({ run, previous: readLastRun(), saveKey: newSaveKey(), saves })
    setSave(saves ? 'pending' : 'idle')
    if (saves) writeLastRun(run)
    onAnnounce(sentenceOf(run))
  }

  // without its code the answer cannot say that the run is not saved, and nor can a toast if its own code fails to load
  function onFailedLoad() {
    if (!submission?.saves) return
    setSave('lost')
    showToast('failed')
  }

  const postedRun = submission ? undefined : posted?.entry && posted
  const age = Number(valueOf(runFields.age, texts.age ?? '', locale))
  const isAge = age >= runFields.age.min && age <= runFields.age.max
  const answer = (
    <>
      {(save === 'lost' || postedRun?.saveState === 'failed') && <p role="alert">{toasts.failed.text}</p>}
      {submission ? (
        <LazyBoundary
          key={submission.saveKey}
          load={loadAnswers}
          fallback={<p className={styles.sentence}>{sentenceOf(submission.run)}</p>}
          onFailure={onFailedLoad}
        >
          {({ SavedRun }) => (
            <SavedRun {...submission} onPending={(isPending) => setSave(isPending ? 'pending' : 'idle')} />
          )}
        </LazyBoundary>
      ) : postedRun ? (
        <LazyBoundary load={loadAnswers} fallback={<p>{sentenceOf(postedRun.entry.inputs)}</p>}>
          {({ RunAnswer }) => (
            <RunAnswer
              run={postedRun.entry.inputs}
              saveState={postedRun.saveState}
              refusesCookies={postedRun.refusesCookies}
            />
          )}
        </LazyBoundary>
      ) : (
        isOpen && (
          <div className={`screen-only ${styles.preview}`}>
            <ScaleChart
              title={charts.scale.preview}
              age={isAge ? age : defaultRun.age}
              gender={genders.find((gender) => gender === texts.gender) ?? defaultRun.gender}
            />
          </div>
        )
      )}
    </>
  )
  return (
    <>
      <ProtocolForm
        protocol="cooper-run"
        onPress={dismissToast} // it is about the run before
        {...{ posted, onEntry, answer }}
      >
        {(errors) => (
          <>
            {posted?.saveState === 'saved' && <input type="hidden" name={cookieGiven} />}
            <RunFields {...{ texts, errors, onType }} />
            <Button type="submit" ref={button} disabled={isPending}>
              {isPending ? words.form.pending : words.protocols['cooper-run'].submit}
            </Button>
          </>
        )}
      </ProtocolForm>
      <RunNotes
        isPending={isPending}
        needsParent={isAge && age < limits.consentAge}
        hasAnswer={submission !== undefined || postedRun !== undefined}
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
  const { form: words } = useMessages().calculator
  return (
    <div className={`screen-only muted ${styles.notes}`}>
      <p>
        {words.kept}{' '}
        <button
          className="text-button"
          type="submit"
          form={formId('cooper-run')}
          disabled={isPending}
          {...withoutSaving}
        >
          {words.withoutSaving}
        </button>
      </p>
      {needsParent && <p>{words.parent}</p>}
      {/* an answer closes with the disclaimer itself */}
      {!hasAnswer && <p data-disclaimer>{words.disclaimer}</p>}
      <p>
        <PageLink to="measure" hash="securite">
          {words.safety}
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
