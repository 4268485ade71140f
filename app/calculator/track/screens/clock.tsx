import { formatTime } from '../../form/time.ts'
import { secondsLeft } from '../progress.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The time that is left of the part under way. */
export function Clock({ progress, now, className }: ScreenProps & { className: string | undefined }) {
  return (
    <span className={className} role="timer">
      {formatTime(secondsLeft(progress, now))}
    </span>
  )
}
