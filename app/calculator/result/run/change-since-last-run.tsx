import type { Run } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { longDay } from '../../../../i18n/format/date.ts'
import { usePreviousRun } from '../../../storage/last-runs.ts'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'

/** Renders the change in distance since the run of an earlier day, if this device remembers one. */
export function ChangeSinceLastRun({ run }: { run: Run }) {
  const { number, locale } = useMessages()
  const { gain: words } = useDetailMessages().result
  const before = usePreviousRun(run)
  if (!before) return null
  const more = Math.round(run.distance - before.run.distance)
  const day = longDay(before.day, locale)
  const text = more > 0 ? words.more(number(more), day) : more ? words.less(number(-more), day) : words.same(day)
  return <p className="muted">{text}</p>
}
