import type { DatabaseSyncInstance } from '@photostructure/sqlite'

export function tablesOf(database: DatabaseSyncInstance): unknown[] {
  return answers(database, "select tell(name) from sqlite_schema where type = 'table'")
}

/**
 * The values that a query passes to the SQL function `tell`.
 * A prepared statement would hold the file and its locks until it is collected.
 */
export function answers(database: DatabaseSyncInstance, query: string): unknown[] {
  const told: unknown[] = []
  database.function('tell', (value: unknown) => {
    told.push(value)
    return null
  })
  database.exec(query)
  return told
}
