import type { ReactNode } from 'react'
import { goalOf } from '../../../domain/goal.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { longDay } from '../../../i18n/date.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useBefore } from '../../last-runs.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import styles from './result.module.css'

/** What to aim for after a run, in metres, and the programme that leads there. */
export function Goal({ run }: { run: Run }) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { goal: words } = useDetailMessages().answer
  const gain = useGain(run)
  const goal = goalOf(run)
  if (!goal) return null
  const { distance, more, category } = goal
  return (
    <Framed
      title={more ? words.more(number(distance), number(more)) : words.stay(number(distance))}
      lead={gain}
      text={category && words.category(categories[category])}
    >
      <ButtonLink to="improve" hash="mon-programme">
        {words.improve}
      </ButtonLink>
    </Framed>
  )
}

/** What has changed since the run of an earlier day, where this device remembers it. */
function useGain(run: Run): string | undefined {
  const { number, locale } = useMessages()
  const { gain } = useDetailMessages().answer
  const before = useBefore(run)
  if (!before) return undefined
  const more = Math.round(run.distance - before.run.distance)
  const day = longDay(before.day, locale)
  if (!more) return gain.same(day)
  return more > 0 ? gain.more(number(more), day) : gain.less(number(-more), day)
}

interface FramedProps {
  lead?: string | undefined
  title: string
  text: string | undefined
  /** its button */
  children: ReactNode
}

/** What to do next; on paper it is left out. */
export function Framed({ lead, title, text, children }: FramedProps) {
  return (
    <div className={`screen-only ${styles.goal}`}>
      <p>
        {lead} <b>{title}</b> {text}
      </p>
      {children}
    </div>
  )
}
