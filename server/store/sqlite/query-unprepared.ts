import type { DatabaseSyncInstance } from '@photostructure/sqlite'

export function tablesOf(database: DatabaseSyncInstance): unknown[] {
  return queryUnprepared(database, "select collect(name) from sqlite_schema where type = 'table'")
}

/**
 * The values that a query passes to the SQL function `collect`.
 * A prepared statement would hold the file and its locks until it is collected.
 */
export function queryUnprepared(database: DatabaseSyncInstance, query: string): unknown[] {
  const values: unknown[] = []
  database.function('collect', (value: unknown) => {
    values.push(value)
    return null
  })
  database.exec(query)
  return values
}
