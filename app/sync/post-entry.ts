import { is } from 'valibot'
import { recordOf, type RecordBody } from '../../api/record.ts'
import { saveRequestOf } from '../../api/records.ts'
import { inputSchema } from '../../api/protocol-schemas.ts'
import { isProtocolName, type ProtocolEntry } from '../../domain/protocols/registry.ts'
import { ApiError, callApi, isProblem } from './api.ts'
import type { OutboxEntry } from './outbox.ts'
import { mutate } from './query-client.ts'
import { isSavingDisabled, storeSavingPreference } from '../storage/opt-out.ts'

/**
 * What the site said to a save: when its visitor has deleted everything, if so, `revoked` when they have deleted or taken
 * back what this key saved, `error` when the site failed over this entry, `busy` when it takes none for now, `unanswered`
 * when nothing came that the site says.
 */
export type SaveResponse =
  'saved' | 'stopped' | 'full' | 'versionSkew' | { erasedAt: number } | 'revoked' | 'serverError' | 'busy' | 'noResponse'

/** Posts what was entered, with what the site makes of it by now, unless its visitor has asked us to stop. Never rejects. */
export async function postEntry(entry: Pick<OutboxEntry, 'protocol' | 'inputs' | 'key'>): Promise<SaveResponse> {
  const record = computeRecord(entry)
  if (!record) return 'versionSkew'
  if (isSavingDisabled()) return 'stopped'
  const { path, body } = saveRequestOf(record)
  const sentAt = Date.now()
  const answer = await mutate(() => callApi('POST', path, body, entry.key))
    .then(readResponse)
    .catch((error: unknown) => readError(error, sentAt))
  if (answer === 'stopped') storeSavingPreference(false)
  return answer
}

/** Undefined for what no page of today would take: an entry may have waited while the site changed. */
function computeRecord({ protocol, inputs }: Pick<OutboxEntry, 'protocol' | 'inputs'>): RecordBody | undefined {
  if (!isProtocolName(protocol) || !is(inputSchema(protocol), inputs)) return undefined
  return recordOf({ protocol, inputs } as ProtocolEntry)
}

async function readResponse(response: Response): Promise<SaveResponse> {
  const saved = (await response.json()) as { id?: unknown } | null
  return response.status === 201 && typeof saved?.id === 'string' ? 'saved' : 'noResponse'
}

function readError(error: unknown, sentAt: number): SaveResponse {
  if (!(error instanceof ApiError)) return 'noResponse'
  const { status, problem } = error
  // a try before this one was saved, by a site that computed otherwise, and its answer was lost
  if (status === 422 && problem?.errors?.some(({ field }) => field === 'Idempotency-Key')) return 'saved'
  if (isProblem(error, 400, 422)) return 'versionSkew'
  if (isProblem(error, 409)) return problem?.reason === 'full' ? 'full' : 'stopped'
  // early by what the call took: no run made since is taken for one that waited then
  const erasedAt = sentAt - (problem?.erasedFor ?? 0)
  if (isProblem(error, 410)) return problem?.reason === 'deleted' ? 'revoked' : { erasedAt }
  if (isProblem(error, 500)) return 'serverError'
  // of 502 and 504 nobody knows whether it was saved
  return isProblem(error, 429, 503) ? 'busy' : 'noResponse'
}
