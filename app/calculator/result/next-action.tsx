import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { nextAction } from '../../../domain/next-step.ts'
import button from '../../components/links/button.module.css'
import { ButtonLink } from '../../components/links/button-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { useReminder } from '../reminder/reminder.ts'
import styles from './next-action.module.css'

/** What to do with a result, and its one filled button. */
export function NextAction({ run }: { run: Run }) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { next: words } = useDetailMessages()
  const action = nextAction(run)
  if (action.kind === 'again') return <Again run={run} />
  if (action.kind === 'walk') {
    const { title, text, older, try: label } = words.walk
    return (
      <div className={styles.next} data-next>
        <p>
          <b>{title}</b> {text} {!action.isValidated && older}
        </p>
        <ButtonLink to="measure" hash="rockport">
          {label}
        </ButtonLink>
      </div>
    )
  }
  const { step, more } = action
  return (
    <div className={styles.next} data-next>
      <p>
        <b>{words.title(categories[step.category], step.threshold)}</b> {words.more(number(more))}
      </p>
      <ButtonLink to="improve" hash="programme">
        {words.improve}
      </ButtonLink>
    </div>
  )
}

function Again({ run }: { run: Run }) {
  const { next: words, share } = useDetailMessages()
  const isAlive = useHydrated()
  const download = useReminder(run)
  return (
    <div className={styles.next} data-next>
      <p>
        <b>{words.again.title}</b> {words.again.text}
      </p>
      {isAlive && (
        <button className={button.button} type="button" onClick={download}>
          {share.calendar}
        </button>
      )}
    </div>
  )
}
