import { resultOf, type Run } from '#domain/protocols/cooper-run.ts'
import { LazyBoundary } from '../lazy.tsx'
import { useMessages } from '../use-messages.ts'
import type { RunAnswerProps } from './answer/run-answer.tsx'
import { loadAnswers } from './lazy-modules.ts'
import styles from './calculator.module.css'

/** Renders the answer to a run, by code that loads on demand. Until then, and if it cannot load, a sentence answers. */
export function LazyRunAnswer({ submission, onRetry }: RunAnswerProps) {
  const { toasts } = useMessages()
  const { run, saveState, isPosted } = submission
  const sentence = useRunSentence()(run)
  // where no toast can tell it
  const failure = saveState === 'failed' && <p role="alert">{toasts.failed.text}</p>
  return (
    <>
      {isPosted && failure}
      <LazyBoundary
        load={loadAnswers}
        fallback={<p className={styles.loading}>{sentence}</p>}
        ifFailed={
          <>
            {!isPosted && failure}
            <p>{sentence}</p>
          </>
        }
      >
        {({ RunAnswer }) => <RunAnswer submission={submission} onRetry={onRetry} />}
      </LazyBoundary>
    </>
  )
}

/** Returns a function that says the result of a run in a sentence. */
export function useRunSentence(): (run: Run) => string {
  const { formatNumber, calculator } = useMessages()
  return (run) => {
    const { vo2max, category, percentile } = resultOf(run)
    return calculator.runSentence(formatNumber(vo2max, 1), calculator.categoryNames[category], percentile)
  }
}
