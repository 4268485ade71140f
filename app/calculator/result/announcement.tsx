import { useEffect, useState } from 'react'
import { ratingOf } from '../../../domain/norms/rating.ts'
import { outcomeOf, type TestEntry } from '../../../domain/tests/registry.ts'
import { announceSave } from '../../outbox/save-record.ts'
import { useMessages } from '../../messages.ts'
import { isBusy, type TestState } from '../calculator-state.ts'
import { AnnouncedDetails } from '../lazy.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { useStatusTexts } from '../saving/save-status.tsx'
import { ratedOf } from './headline.tsx'

/** How long an answer waits for what became of it, in ms. */
const patience = 2000

/**
 * Tells screen readers an answer without taking the focus, in the order in which it is read, and in the same message
 * whether it was saved: two would cut each other off. What takes longer, or is tried again, is told alone.
 */
export function Announcement({ entry, status, saveKey }: Pick<TestState, 'entry' | 'status' | 'saveKey'>) {
  const texts = useStatusTexts()
  const isPending = isBusy(status)
  const [told, setTold] = useState<TestEntry>()
  const isTold = entry !== undefined && told === entry
  useEffect(() => {
    if (!isPending) return
    const wait = setTimeout(() => setTold(entry), status === 'retrying' ? 0 : patience)
    return () => clearTimeout(wait)
  }, [entry, status, isPending])
  useEffect(() => announceSave(saveKey), [saveKey])

  return (
    <p className="visually-hidden" role="status">
      {entry && (isPending ? isTold && status !== 'retrying' : !isTold) && <AnnouncedAnswer entry={entry} />}{' '}
      {status && !isPending && texts[status]}
    </p>
  )
}

/** Nothing of a refusal, which is an alert of its own. */
function AnnouncedAnswer({ entry }: { entry: TestEntry }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') return null
  if (outcome.kind === 'index') return words.announcedIndex(number(outcome.index, 1))
  const value = number(outcome.vo2max, 1)
  if (entry.test !== 'cooper-run') return <AnnouncedDetails entry={entry} answer={words.announcedValue(value)} />
  const { category, percentile } = ratingOf(ratedOf(entry)!)
  const answer = `${words.announcement(value, categories[category])} ${words.percentile(percentile).replace(/\.?$/, '.')}`
  return <AnnouncedDetails entry={entry} answer={answer} />
}
