import { lazy, useEffect, useState } from 'react'
import { protocols, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { announceSave } from '../../sync/save-entry.ts'
import { isBusy, type ProtocolState } from '../calculator-state.ts'
import { Loading } from '../loading.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { AnnouncedValue } from './headline.tsx'

const AnnouncedResult = lazy(() => import('./result.tsx').then(({ AnnouncedResult }) => ({ default: AnnouncedResult })))

const none: ProtocolState = { values: {} }

/** How long an answer waits for what became of it, in ms. */
const patience = 2000

/**
 * Tells screen readers an answer without taking the focus, in the order in which it is read, and in the same message
 * whether it was saved: two would cut each other off. What takes longer, or is tried again, is told alone.
 */
export function Announcement({ answer = none }: { answer: ProtocolState | undefined }) {
  const { result } = useCalculatorMessages()
  // a page that comes with its answer is read like any other
  const entry = answer.isPosted ? undefined : answer.entry
  const { saveKey } = answer
  // what is saved on demand says so beside its button
  const status = entry && protocols[entry.protocol].saved === 'always' ? answer.status : undefined
  const isPending = isBusy(status)
  const [told, setTold] = useState<ProtocolEntry>()
  const isTold = entry !== undefined && told === entry
  useEffect(() => {
    if (!isPending) return
    const wait = setTimeout(() => setTold(entry), status === 'retrying' ? 0 : patience)
    return () => clearTimeout(wait)
  }, [entry, status, isPending])
  useEffect(() => announceSave(saveKey), [saveKey])

  return (
    <p className="visually-hidden" role="status">
      {entry && (isPending ? isTold && status !== 'retrying' : !isTold) && (
        <Loading failed={<AnnouncedValue entry={entry} />}>
          <AnnouncedResult entry={entry} />
        </Loading>
      )}{' '}
      {status && !isPending && result.save[status]}
    </p>
  )
}
