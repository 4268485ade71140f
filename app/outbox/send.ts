import { MutationObserver } from '@tanstack/react-query'
import { recordsPath } from '../../contract/records.ts'
import { queryClient } from './query-client.ts'
import { isToastExpected, showToast } from '../toast/toast-store.ts'
import { post } from './post.ts'
import type { Save, Saved } from './saved.ts'
import { sendOutbox } from './send-outbox.ts'
import { addToOutbox, endOf, outbox } from './outbox.ts'

/**
 * As `post`, by the site's client; whatever the answer, the list that was read before may no longer be true. What gets no
 * answer at all waits in this browser (`outbox`), and what comes after it waits its turn; `later` hears how it ends.
 */
export async function send(record: Save, later?: (saved: Saved) => void): Promise<Saved> {
  try {
    return await new MutationObserver(queryClient, { mutationFn: () => sendInTurn(record, later) }).mutate()
  } finally {
    void queryClient.invalidateQueries({ queryKey: [recordsPath] })
  }
}

/** It waits before it is sent, so that it is not lost with its page. What another tab has sent ends when we hear of it. */
async function sendInTurn(record: Save, later?: (saved: Saved) => void): Promise<Saved> {
  const isNew = !outbox().some(({ key }) => key === record.key)
  if (!addToOutbox(record, later)) return post(record)
  await sendOutbox(isNew ? record.key : undefined).catch(() => undefined)
  return endOf(record.key) ?? 'outbox'
}

/**
 * Sends what waits, when the network may be back, and says so once something is saved, unless what was just made is about to
 * be told of.
 */
export async function sendInBackground(): Promise<void> {
  const ends = await sendOutbox()
  void queryClient.invalidateQueries({ queryKey: [recordsPath] })
  const saved = [...ends.keys()].filter((key) => ends.get(key) === 'saved')
  if (saved.length && !isToastExpected()) showToast('saved', saved)
}
