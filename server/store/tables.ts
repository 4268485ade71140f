import type { Category } from '../../domain/rating.ts'
import type { Gender } from '../../domain/cooper-run.ts'

/** The tables as queries see them, alike on SQLite and PostgreSQL; times are epoch milliseconds. */
export interface Tables {
  visitors: {
    id: string
    created_at: number
    last_active_at: number
  }
  calculations: {
    id: string
    visitor_id: string
    age: number
    gender: Gender
    weight: number
    distance: number
    result_tenths: number
    category: Category
    created_at: number
  }
  /** one row */
  heartbeat: {
    beats: number
  }
}
