import type { ComponentProps } from 'react'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { nextAction } from '../../../domain/next-step.ts'
import { ButtonLink } from '../../components/links/button-link.tsx'
import { Button } from '../../components/links/button.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { useReminder } from '../reminder/reminder.ts'
import styles from './next-action.module.css'

/** What to do with a run's result, and its one filled button. */
export function NextAction({ run }: { run: Run }) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { next: words, share } = useDetailMessages()
  const onRemind = useReminder(run)
  const action = nextAction(run)
  if (action.kind === 'again') return <Next {...words.again} onRemind={onRemind} remind={share.calendar} data-next />
  if (action.kind === 'walk') {
    const { title, text, older, try: label } = words.walk
    return (
      <Next title={title} text={action.isValidated ? text : `${text} ${older}`} data-next>
        <ButtonLink to="measure" hash="rockport">
          {label}
        </ButtonLink>
      </Next>
    )
  }
  const { step, more } = action
  return (
    <Next title={words.title(categories[step.category], step.threshold)} text={words.more(number(more))} data-next>
      <ButtonLink to="improve" hash="programme">
        {words.improve}
      </ButtonLink>
    </Next>
  )
}

interface NextProps extends ComponentProps<'div'> {
  title: string
  text: string
  /** hands out a reminder, at a button that says `remind` */
  onRemind?: () => void
  remind?: string
}

export function Next({ title, text, onRemind, remind, children, ...frame }: NextProps) {
  const isAlive = useHydrated()
  return (
    <div className={styles.next} {...frame}>
      <p>
        <b>{title}</b> {text}
      </p>
      {onRemind && isAlive && <Button onClick={onRemind}>{remind}</Button>}
      {children}
    </div>
  )
}
