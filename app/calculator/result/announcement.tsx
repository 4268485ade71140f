import { ratingOf, vo2maxOf } from '../../../domain/result.ts'
import { useMessages } from '../../messages.ts'
import { AnnouncedComparison } from '../lazy-details.tsx'
import { useCalculatorMessages } from '../messages.ts'
import type { Subject } from './comparison-texts.ts'

/** Tells screen readers an answer without taking the focus, in the order in which it is read. */
export function Announcement({ subject }: { subject?: Subject }) {
  return (
    <p className="visually-hidden" role="status">
      {subject && <AnnouncedAnswer {...subject} />}
    </p>
  )
}

function AnnouncedAnswer(subject: Subject) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const { vo2max, category, percentile } = ratingOf(subject.known ?? vo2maxOf(subject.run))
  const answer = `${words.announcement(number(vo2max, 1), categories[category])} ${words.percentile(percentile).replace(/\.?$/, '.')}`
  return <AnnouncedComparison {...subject} answer={answer} />
}
