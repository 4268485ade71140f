import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { TestEntry } from '../../domain/tests/registry.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { ProtocolTimeline } from '../figures/tests/protocol-timeline.tsx'
import { prepareSaving } from '../outbox/save-record.ts'
import { useTestState } from './calculator-state.ts'
import styles from './calculator.module.css'
import summary from './form/protocol-summary.module.css'
import { answerId, RunForm } from './form/run-form.tsx'
import { preloadDetails } from './lazy-details.tsx'
import { useCalculatorMessages } from './messages.ts'
import { usePostedAnswer } from './posted-answer.ts'
import { Announcement } from './result/announcement.tsx'
import { useAsCurrentAnswer } from './result/current-answer.ts'
import { Result } from './result/result.tsx'

/**
 * Form and answer side by side. The result is shown at once; saving it goes on behind and ends with a toast, and with
 * lasting words beside the result where it was not saved.
 */
export function CalculatorPanel() {
  const messages = useCalculatorMessages()
  const posted = usePostedAnswer('cooper-run')
  const { state, save } = useTestState('cooper-run')
  const answer = useRef<HTMLDivElement>(null)
  const entry = state.entry ?? posted?.entry
  const isPosted = entry === posted?.entry
  const status = state.entry ? state.status : posted?.status
  useAsCurrentAnswer(state.entry)

  // a way back, or a page that was loaded with its result, stays where it is; a link to the form shows the form
  const isBack = useNavigationType() === NavigationType.Pop
  const isToForm = useLocation().hash === `#${calculatorAnchor}`
  const seen = useRef(isBack || isToForm ? entry : undefined)
  useEffect(() => {
    if (!state.entry) return
    if (state.entry !== seen.current) answer.current?.scrollIntoView({ block: 'start' })
    seen.current = state.entry
  }, [state.entry])

  return (
    <div
      className={styles.panel}
      onFocus={() => {
        prepareSaving()
        preloadDetails(messages)
      }}
    >
      <RunForm />
      <div className={styles.answer} {...(!posted?.errors && { id: answerId })} ref={answer}>
        {entry ? (
          <Result
            run={(entry as TestEntry<'cooper-run'>).inputs}
            // the toast says so of a run that was saved from here
            status={status === 'pending' || (status === 'saved' && !isPosted) ? undefined : status}
            onRetry={() => save(entry, 'retrying')}
          />
        ) : (
          <ProtocolSummary />
        )}
      </div>
      <Announcement {...(state.entry && !isPosted && state)} />
    </div>
  )
}

/** Stands where the result will be: the test in short. */
function ProtocolSummary() {
  const { howTo } = useCalculatorMessages().form
  return (
    <div className={summary.howTo}>
      <ProtocolTimeline
        caption={<h3>{howTo.title}</h3>}
        alternative={howTo.alternative}
        effort={howTo.effort}
        minutes={howTo.minutes}
      >
        <ol>
          {howTo.steps.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              {` ${text}`}
            </li>
          ))}
        </ol>
      </ProtocolTimeline>
    </div>
  )
}
