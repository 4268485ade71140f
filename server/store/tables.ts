import * as v from 'valibot'
import { recordSchemaFor, type RecordBody } from '../../api/record.ts'
import type { StoredRecord } from './store.ts'

/** The tables of both databases. Times are epoch milliseconds. */
export interface Tables {
  visitors: {
    id: string
    created_at: number
    last_active_at: number
  }
  records: RecordRow
  /** fingerprints of deleted visitors and of blocked keys, kept for the retention */
  tombstones: {
    fingerprint: string
    erased_at: number
  }
}

export interface RecordRow {
  id: string
  visitor_id: string
  protocol: string
  /** JSON, because each protocol has its own fields */
  inputs: string
  vo2max_tenths: number | null
  standard_error_tenths: number | null
  index_tenths: number | null
  category: string | null
  created_at: number
  /** of the request that saved the record */
  idempotency_key: string | null
}

export function recordToRow(record: StoredRecord, idempotencyKey?: string): RecordRow {
  const { id, visitor: visitor_id, createdAt: created_at } = record
  return { id, visitor_id, ...contentColumns(record), created_at, idempotency_key: idempotencyKey ?? null }
}

/** Returns the columns of a record's content: the protocol, and the columns that a correction changes. */
export function contentColumns({ protocol, inputs, result }: RecordBody) {
  return {
    protocol,
    inputs: JSON.stringify(inputs),
    vo2max_tenths: result.vo2maxTenths,
    standard_error_tenths: result.standardErrorTenths,
    index_tenths: result.indexTenths,
    category: result.category,
  }
}

const jsonSchema = v.pipe(v.string(), v.parseJson())

/** Returns a row's record; undefined when the row does not fit its protocol, for example after a change of version. */
export function recordFromRow(row: RecordRow): StoredRecord | undefined {
  const { success, output } = v.safeParse(recordSchemaFor(row), {
    protocol: row.protocol,
    inputs: v.safeParse(jsonSchema, row.inputs).output,
    result: {
      vo2maxTenths: row.vo2max_tenths,
      standardErrorTenths: row.standard_error_tenths,
      indexTenths: row.index_tenths,
      category: row.category,
    },
  })
  return success ? { ...output, id: row.id, visitor: row.visitor_id, createdAt: row.created_at } : undefined
}
