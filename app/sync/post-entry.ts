import { is } from 'valibot'
import { recordOf, type RecordBody } from '../../api/record.ts'
import { saveRequestOf } from '../../api/record-operations.ts'
import { inputSchema } from '../../api/protocol-schemas.ts'
import { isProtocolName, type ProtocolEntry } from '../../domain/protocols/registry.ts'
import { ApiError, callApi, isProblem } from './call-api.ts'
import type { OutboxEntry } from './outbox.ts'
import { mutate } from './query-client.ts'
import { clearReaderData } from '../storage/local-storage.ts'
import { storeVisit } from '../storage/last-visit.ts'
import { hasOptedOut, storeOptOut } from '../storage/opt-out.ts'

/**
 * The server's response to a save:
 * - `stopped`: the visitor has opted out
 * - `full`: the visitor has as many records as allowed
 * - `versionSkew`: this page and the server compute different results
 * - `{ erasedAt }`: the visitor has erased everything, at this time in ms
 * - `revoked`: the key is revoked, or the visitor has deleted its record
 * - `serverError`: the server failed on this entry; others may succeed
 * - `busy`: the server takes no saves for now
 * - `noResponse`: no response came from our server, so the entry may or may not be saved
 */
export type SaveResponse =
  | 'saved'
  | 'stopped'
  | 'full'
  | 'versionSkew'
  | { erasedAt: number }
  | 'revoked'
  | 'serverError'
  | 'busy'
  | 'noResponse'

type PostedEntry = Pick<OutboxEntry, 'protocol' | 'inputs' | 'key'> & Partial<Pick<OutboxEntry, 'since' | 'isExpired'>>

/**
 * Computes the record of an entry and posts it with its age, unless the visitor has opted out. An expired entry goes
 * without its age, since the device's clock may be wrong. If the server reports an opt-out, stores it. Never rejects.
 */
export async function postEntry(entry: PostedEntry): Promise<SaveResponse> {
  const record = computeRecord(entry)
  if (!record) return 'versionSkew'
  if (hasOptedOut()) return 'stopped'
  const { path, body } = saveRequestOf(record)
  const sentAt = Date.now()
  const { key, since = sentAt, isExpired } = entry
  const response = await mutate(() => callApi('POST', path, body, { key, age: isExpired ? 0 : sentAt - since }))
    .then(readResponse)
    .catch((error: unknown) => readError(error, sentAt))
  if (response === 'stopped') {
    // local storage has lost the opt-out, for example because it was emptied; the cookie still has it
    storeOptOut()
    clearReaderData()
  }
  return response
}

/** Returns undefined for inputs that are no longer valid: the site may have changed while the entry was pending. */
function computeRecord({ protocol, inputs }: Pick<OutboxEntry, 'protocol' | 'inputs'>): RecordBody | undefined {
  if (!isProtocolName(protocol) || !is(inputSchema(protocol), inputs)) return undefined
  return recordOf({ protocol, inputs } as ProtocolEntry)
}

async function readResponse(response: Response): Promise<SaveResponse> {
  const saved = (await response.json()) as { id?: unknown } | null
  if (response.status !== 201 || typeof saved?.id !== 'string') return 'noResponse'
  storeVisit()
  return 'saved'
}

function readError(error: unknown, sentAt: number): SaveResponse {
  if (!(error instanceof ApiError)) return 'noResponse'
  const { status, problem } = error
  // an earlier try was saved with the result of another version of the site, and its response was lost
  if (status === 422 && problem?.errors?.some(({ field }) => field === 'Idempotency-Key')) return 'saved'
  if (isProblem(error, 400, 422)) return 'versionSkew'
  if (isProblem(error, 409)) return problem?.reason === 'full' ? 'full' : 'stopped'
  // subtracts from the time before the request, so that no newer entry is taken for an older one
  const erasedAt = sentAt - (problem?.erasedFor ?? 0)
  if (isProblem(error, 410)) return problem?.reason === 'deleted' ? 'revoked' : { erasedAt }
  if (isProblem(error, 500)) return 'serverError'
  // 502 and 504, from a proxy, do not say whether the entry was saved
  return isProblem(error, 429, 503) ? 'busy' : 'noResponse'
}
