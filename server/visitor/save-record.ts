import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { RecordBody, SavedRecord } from '../../contract/record.ts'
import type { SaveRefusal } from '../../contract/records.ts'
import type { TestName } from '../../domain/tests/registry.ts'
import type { Clock } from '../ops/clock.ts'
import type { Env } from '../ops/env.ts'
import { uuidOf, visitorOfKey } from '../store/queries/visitors.ts'
import type { Store, StoredRecord } from '../store/store.ts'
import { visitorCookies } from './cookie.ts'

export interface VisitorParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Saves a record for the visitor of the request, and renews their cookie once it is durable. The same key again saves
 * nothing, and returns the same record. Removes the cookie of a visitor who is `erased`.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRecord<Name extends TestName>(
  { test, inputs, result }: RecordBody<Name>,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorParts,
  idempotencyKey?: string,
): Promise<SavedRecord<Name> | SaveRefusal> {
  const cookies = visitorCookies(request, reply, env)
  if (!cookies.saving) return 'stopped'
  // 122 random bits: nobody guesses another visitor's id
  const visitor = cookies.id ?? (idempotencyKey ? visitorOfKey(idempotencyKey) : randomUUID())
  const record = { test, inputs, result, id: uuidv7(), visitor, createdAt: clock.now() } as unknown as StoredRecord
  const saved = await store.insert(record, idempotencyKey)
  if (saved === 'erased') cookies.setId(undefined)
  if (typeof saved === 'string') return saved
  cookies.setId(visitor)
  return toSaved(saved) as unknown as SavedRecord<Name>
}

const minute = 60_000

/**
 * Saves a record that was posted by a form, which has no key: the same of the same visitor within a minute was sent twice.
 * The key that follows from it holds where both come at once.
 */
export async function saveRecordOnce(
  record: RecordBody,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: VisitorParts,
): ReturnType<typeof saveRecord> {
  const { id, saving } = visitorCookies(request, reply, parts.env)
  if (!id || !saving) return saveRecord(record, request, reply, parts)
  const now = parts.clock.now()
  const content = JSON.stringify([record.test, record.inputs])
  const { records } = await parts.store.list(id, { limit: 1 })
  const again = records.find(
    ({ test, inputs, createdAt }) => JSON.stringify([test, inputs]) === content && now - createdAt < minute,
  )
  if (again) return toSaved(again)
  const key = uuidOf(`form ${id} ${Math.floor(now / minute)} ${content}`)
  const saved = await saveRecord(record, request, reply, parts, key)
  // the first was deleted or corrected since: this one is meant
  return saved === 'deleted' || saved === 'key reused' ? saveRecord(record, request, reply, parts) : saved
}

/** A record as its visitor sees it, without their own id. */
export function toSaved({ visitor: _, createdAt, ...rest }: StoredRecord): SavedRecord {
  return { ...rest, createdAt: new Date(createdAt).toISOString() }
}
