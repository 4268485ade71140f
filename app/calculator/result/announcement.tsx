import { lazy, useEffect, useState } from 'react'
import { protocols, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { markSaveAnnounced } from '../../layout/toast/toast-store.ts'
import { isBusy, type ProtocolState } from '../state/calculator-state.ts'
import { DetailsBoundary } from '../lazy-boundary.tsx'
import { useCalculatorMessages } from '../messages.ts'
import { AnnouncedValue } from './result-value.tsx'
import { saveText } from './saving/save-text.ts'

const AnnouncedResult = lazy(() => import('./result.tsx').then(({ AnnouncedResult }) => ({ default: AnnouncedResult })))

const noResult: ProtocolState = { texts: {} }

/** How long the announcement waits for the end of the save, in ms. */
const longestWait = 2000

/**
 * Announces a result to screen readers, in reading order, without moving the focus. The end of the save is part of the
 * same message, because a second message would cut off the first. A slow save and a retry are announced on their own.
 */
export function Announcement({ result = noResult }: { result: ProtocolState | undefined }) {
  const words = useCalculatorMessages().result
  // a posted form returns a new page, which screen readers read from the top
  const entry = result.isPosted ? undefined : result.entry
  const { saveKey } = result
  // `SaveLine` announces a save on demand
  const status = entry && protocols[entry.protocol].saved === 'always' ? result.status : undefined
  const isSaving = isBusy(status)
  const [announcedEarly, setAnnouncedEarly] = useState<ProtocolEntry>()
  const isAnnouncedEarly = entry !== undefined && announcedEarly === entry
  useEffect(() => {
    if (!isSaving) return
    const wait = setTimeout(() => setAnnouncedEarly(entry), status === 'retrying' ? 0 : longestWait)
    return () => clearTimeout(wait)
  }, [entry, status, isSaving])
  useEffect(() => markSaveAnnounced(saveKey), [saveKey])

  return (
    <p className="visually-hidden" role="status">
      {entry && (isSaving ? isAnnouncedEarly && status !== 'retrying' : !isAnnouncedEarly) && (
        <DetailsBoundary failed={<AnnouncedValue entry={entry} />}>
          <AnnouncedResult entry={entry} />
        </DetailsBoundary>
      )}{' '}
      {status && !isSaving && saveText(words.save, status)}
    </p>
  )
}
