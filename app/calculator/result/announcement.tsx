import { ratingOf, type PersonVo2max } from '../../../domain/result.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages } from '../messages.ts'

/** Tells screen readers an answer without taking the focus. */
export function Announcement({ personVo2max }: { personVo2max: PersonVo2max | undefined }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const rating = personVo2max && ratingOf(personVo2max)
  return (
    <p className="visually-hidden" role="status">
      {rating && words.announcement(number(rating.vo2max, 1), categories[rating.category])}
    </p>
  )
}
