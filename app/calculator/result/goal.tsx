import type { ReactNode } from 'react'
import { goalOf } from '../../../domain/goal.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { ButtonLink } from '../../components/links/button-link.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import styles from './goal.module.css'

/** What to aim for after a run, in metres, and the programme that leads there. */
export function Goal({ run }: { run: Run }) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { goal: words } = useDetailMessages().answer
  const goal = goalOf(run)
  if (!goal) return null
  const { distance, more, category } = goal
  return (
    <Framed
      title={more ? words.more(number(distance), number(more)) : words.stay(number(distance))}
      text={category && words.category(categories[category])}
    >
      <ButtonLink to="improve" hash="programme">
        {words.improve}
      </ButtonLink>
    </Framed>
  )
}

interface FramedProps {
  title: string
  text: string | undefined
  /** its button */
  children: ReactNode
}

/** What to do next; on paper it is left out. */
export function Framed({ title, text, children }: FramedProps) {
  return (
    <div className={styles.goal} data-next>
      <p>
        <b>{title}</b> {text}
      </p>
      {children}
    </div>
  )
}
