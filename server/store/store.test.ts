import { newSqliteDatabase } from './sqlite-for-tests.ts'
import { describeStore } from './store.contract.ts'

describeStore('SQLite', newSqliteDatabase)
