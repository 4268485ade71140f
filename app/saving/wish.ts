import { savingPath } from '../../contract/records.ts'
import { isSavingStopped, isWishUntold, rememberSaving } from '../data/saving-preference.ts'
import { emptyOutbox } from './outbox.ts'

/** Follows a deed that the server has answered before the page's scripts were there. */
export function followDeed(done: string | undefined): void {
  if (done === 'stop' || done === 'resume') rememberSaving(done === 'resume')
  if (done === 'stop' || done === 'forget') emptyOutbox()
}

/**
 * Tells the server of a wish to stop that it could not be told at once. Whoever has changed their mind meanwhile has the last
 * word: the wish is in a cookie, which the last answer sets. What cannot be told now is told the next time.
 */
export async function tellWish(): Promise<void> {
  if (!isWishUntold()) return
  try {
    await tell(false)
    if (isSavingStopped()) rememberSaving(false)
    else await tell(true)
  } catch {
    // the browser sends nothing in any case
  }
}

async function tell(saving: boolean): Promise<void> {
  const { callApi } = await import('../data/api.ts')
  await callApi('PUT', savingPath, { saving })
}
