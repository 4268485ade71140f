import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { genders } from '#domain/person.ts'
import { defaultRun, resultOf, runFields, type Run } from '#domain/protocols/cooper-run.ts'
import { limits } from '#api/service-terms.ts'
import { ScaleChart } from '../charts/scale-chart.tsx'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/links/page-link.tsx'
import { dismissToast, showToast } from '../layout/toast/toast-area.tsx'
import { focusField } from '../focus.ts'
import { useMessages } from '../messages.ts'
import type { PostedForm } from './calculator-action.ts'
import styles from './calculator.module.css'
import { valueOf } from './fields/field-text.ts'
import { answerId, cookieGiven, formId, withoutSaving } from './form-names.ts'
import { readLastRun, writeLastRun } from './last-run.ts'
import { LazyBoundary, loadAnswers } from './lazy-parts.tsx'
import { RunFields } from './run-fields.tsx'
import { parseRun, runTexts } from './fields/parse-run.ts'
import { newSaveKey } from './save-key.ts'
import type { Submission } from './answer/saved-run.tsx'
import { scrollToAnswer } from './answer/scroll-to-answer.ts'
import { useFormTexts } from './fields/use-form-texts.ts'

export interface FormProps {
  /** the result of this form, if it was posted without JavaScript */
  posted: PostedForm | undefined
  /** receives what screen readers announce */
  onAnnounce: (sentence: string) => void
}

/** Renders the form of a run and its answer. While there is none, shows the site's scale in its place. */
export function RunForm({ posted, isOpen, onAnnounce }: FormProps & { isOpen: boolean }) {
  const { locale, calculator: words, charts, toasts } = useMessages()
  const { pathname } = useLocation()
  const answer = useRef<HTMLDivElement>(null)
  const [texts, onType] = useFormTexts(formId('cooper-run'), posted?.texts ?? runTexts(defaultRun, locale), () => {
    const last = posted ? undefined : readLastRun()
    return last && runTexts(last, locale)
  })
  const [errors, setErrors] = useState(posted?.errors)
  const [submission, setSubmission] = useState<Submission>()
  const [isPending, setPending] = useState(false)
  const [isLost, setLost] = useState(false)
  const button = useFocusKeptWhile(isPending)
  const sentenceOf = useSentence()
  // local storage: the device remembers a posted run too
  useEffect(() => {
    if (posted?.run && posted.saveState !== 'unsaved') writeLastRun(posted.run)
  }, [posted])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    dismissToast() // it is about the run before
    const { run, errors } = parseRun(new FormData(event.currentTarget), locale)
    flushSync(() => setErrors(errors))
    if (!run) return focusField(errors![0]!.field)
    const { submitter } = event.nativeEvent
    const saves = !(submitter instanceof HTMLButtonElement && submitter.value === withoutSaving.value)
    // at once: a press that follows finds the button disabled
    flushSync(() => {
      setSubmission({ run, previous: readLastRun(), saveKey: newSaveKey(), saves })
      setPending(saves)
      setLost(false)
    })
    scrollToAnswer(answer.current!)
    onAnnounce(sentenceOf(run))
    if (saves) writeLastRun(run)
  }

  // without its code the answer cannot say that the run is not saved, and nor can a toast if its own code fails to load
  function onFailedLoad() {
    setPending(false)
    if (!submission?.saves) return
    setLost(true)
    showToast('failed')
  }

  const hasCookie = posted?.saveState === 'saved' || posted?.saveState === 'withoutCookie'
  const isPosted = !submission && posted?.run !== undefined
  const age = Number(valueOf(runFields.age, texts.age ?? '', locale))
  const isAge = age >= runFields.age.min && age <= runFields.age.max
  return (
    <>
      <form
        className={styles.form}
        id={formId('cooper-run')}
        method="post"
        action={`${pathname}#${answerId}`}
        aria-label={words.protocols['cooper-run'].name}
        // browsers bring back the whole form after Back, or nothing: they would lose what React writes into text fields
        autoComplete="off"
        noValidate
        onSubmit={onSubmit}
      >
        <input type="hidden" name="protocol" value="cooper-run" />
        {hasCookie && <input type="hidden" name={cookieGiven} />}
        {posted?.errors && <span className="visually-hidden" id={answerId} />}
        <RunFields {...{ texts, errors, onType }} />
        <Button type="submit" ref={button} disabled={isPending}>
          {isPending ? words.form.pending : words.protocols['cooper-run'].submit}
        </Button>
      </form>
      <div className={styles.answer} ref={answer} {...(isPosted && { id: answerId })}>
        {(isLost || (isPosted && posted.saveState === 'failed')) && <p role="alert">{toasts.failed.text}</p>}
        {submission ? (
          <LazyBoundary
            key={submission.saveKey}
            load={loadAnswers}
            fallback={<p className={styles.sentence}>{sentenceOf(submission.run)}</p>}
            onFailure={onFailedLoad}
          >
            {({ SavedRun }) => <SavedRun {...submission} onPending={setPending} />}
          </LazyBoundary>
        ) : isPosted ? (
          <LazyBoundary load={loadAnswers} fallback={<p>{sentenceOf(posted.run!)}</p>}>
            {({ RunAnswer }) => <RunAnswer run={posted.run!} saveState={posted.saveState!} />}
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
      </div>
      <RunNotes
        isPending={isPending}
        needsParent={isAge && age < limits.consentAge}
        hasAnswer={submission !== undefined || isPosted}
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

/** Returns a function that tells a run's result in one sentence. */
function useSentence() {
  const { number, calculator: words } = useMessages()
  return (run: Run) => {
    const { vo2max, category, percentile } = resultOf(run)
    return words.announcement(number(vo2max, 1), words.categories[category], percentile)
  }
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
