import { useEffect, useState } from 'react'
import { ratingOf } from '../../../domain/norms/rating.ts'
import { vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import { tellOfSave } from '../../outbox/save.ts'
import { useMessages } from '../../messages.ts'
import type { CalculatorState } from '../calculator-state.ts'
import { AnnouncedComparison } from '../lazy-details.tsx'
import { useCalculatorMessages } from '../messages.ts'
import type { Subject } from './comparison/comparison-texts.ts'

/** How long an answer waits for what became of it, in ms. */
const patience = 2000

interface AnnouncementProps {
  subject?: Subject
  /** what became of it, where it was to be saved */
  saved?: CalculatorState['saved']
  saveKey?: CalculatorState['saveKey']
}

/**
 * Tells screen readers an answer without taking the focus, in the order in which it is read, and in the same message
 * whether it was saved: two would cut each other off. What takes longer, or is tried again, is told alone.
 */
export function Announcement({ subject, saved, saveKey }: AnnouncementProps) {
  const isPending = saved === 'pending' || saved === 'retrying'
  const [told, setTold] = useState<object>()
  const answer = subject && (subject.run ?? subject.known)
  const isTold = answer !== undefined && told === answer
  useEffect(() => {
    if (!isPending) return
    const wait = setTimeout(() => setTold(answer), saved === 'retrying' ? 0 : patience)
    return () => clearTimeout(wait)
  }, [answer, saved, isPending])
  useEffect(() => tellOfSave(saveKey), [saveKey])

  return (
    <p className="visually-hidden" role="status">
      {subject && (isPending ? isTold && saved !== 'retrying' : !isTold) && <AnnouncedAnswer {...subject} />}{' '}
      {saved && !isPending && <Outcome saved={saved} />}
    </p>
  )
}

function AnnouncedAnswer(subject: Subject) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  if (subject.known)
    return <AnnouncedComparison {...subject} answer={words.announcedValue(number(subject.known.vo2max, 1))} />
  const { vo2max, category, percentile } = ratingOf(vo2maxOf(subject.run))
  const answer = `${words.announcement(number(vo2max, 1), categories[category])} ${words.percentile(percentile).replace(/\.?$/, '.')}`
  return <AnnouncedComparison {...subject} answer={answer} />
}

function Outcome({ saved }: { saved: Exclude<CalculatorState['saved'], undefined | 'pending' | 'retrying'> }) {
  const { toasts } = useMessages()
  const { result } = useCalculatorMessages()
  if (saved === 'saved') return `${toasts.saved.title}.`
  if (saved === 'stopped') return result.stoppedText
  if (saved === 'full') return result.fullText
  if (saved === 'outdated') return result.outdatedText
  return saved === 'outbox' ? result.outbox : result.notSaved
}
