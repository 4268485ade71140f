import { MutationObserver } from '@tanstack/react-query'
import { recordsPath } from '../../contract/records.ts'
import { ApiError } from '../data/api.ts'
import { queryClient } from '../data/query-client.ts'
import { showToast } from '../toast/toast-store.ts'
import { post } from './post.ts'
import type { Save, Saved } from './saved.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { keepUnsaved, unsaved } from './unsaved.ts'

/**
 * As `post`, by the site's client; whatever the answer, the list that was read before may no longer be true. What gets no
 * answer at all waits in this browser (`offline`), and what comes after it waits its turn; `later` hears how it ends.
 */
export async function send(record: Save, later?: (saved: Saved) => void): Promise<Saved> {
  try {
    if (unsaved().length && keepUnsaved(record, later)) return (await sendUnsaved()).get(record.key!) ?? 'offline'
    return await new MutationObserver(queryClient, { mutationFn: () => post(record) }).mutate()
  } catch (error) {
    if (error instanceof ApiError || !keepUnsaved(record, later)) throw error
    return 'offline'
  } finally {
    void queryClient.invalidateQueries({ queryKey: [recordsPath] })
  }
}

/** Sends what waits, when the network may be back, and says so once something is saved. */
export async function sendWaiting(): Promise<void> {
  const ends = await sendUnsaved()
  void queryClient.invalidateQueries({ queryKey: [recordsPath] })
  if ([...ends.values()].includes('saved')) showToast('saved')
}
