/** The tables as queries see them, alike on SQLite and PostgreSQL; times are epoch milliseconds. */
export interface Tables {
  visitors: {
    id: string
    created_at: number
    last_active_at: number
  }
  records: RecordRow
  /** fingerprints of visitors who deleted everything, and of the keys of deleted records, for 30 days */
  erasures: {
    fingerprint: string
    erased_at: number
  }
}

export interface RecordRow {
  id: string
  visitor_id: string
  test: string
  /** what was entered, as JSON: each test has fields of its own */
  inputs: string
  vo2max_tenths: number | null
  standard_error_tenths: number | null
  index_tenths: number | null
  category: string | null
  created_at: number
  /** of the request that saved the record */
  idempotency_key: string | null
}
