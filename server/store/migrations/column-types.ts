import type { RawBuilder } from 'kysely'

/** What a dialect calls the types: the only difference between the two schemas. */
export interface ColumnTypes {
  id: 'uuid' | 'text'
  /** of 64 bits, as epoch milliseconds need */
  bigInteger: 'bigint' | 'integer'
  decimal: 'double precision' | 'real'
  /** what follows a table's closing parenthesis */
  tableEnd: RawBuilder<unknown>
}
