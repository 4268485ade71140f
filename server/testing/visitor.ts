import { calculatePath, type SavedCalculation } from '../../contract/calculate.ts'
import { recordOf, type SavedRecord } from '../../contract/record.ts'
import { recordsPath, type RecordList } from '../../contract/records.ts'
import type { TestEntry } from '../../domain/tests/registry.ts'
import { calculation, type newApp } from './app.ts'
import { run } from './records.ts'

/** A visitor with a browser of their own: it keeps the cookies it is given. */
export function newVisitor(to: Pick<Awaited<ReturnType<typeof newApp>>, 'app'>) {
  const visitor = {
    cookie: '',
    savingCookie: '',
    async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) {
      const response = await to.app.inject({
        method,
        url,
        headers: { cookie: `visitor=${visitor.cookie}; saving=${visitor.savingCookie}`, ...headers },
        ...(payload && { payload }),
      })
      for (const { name, value, expires } of response.cookies) {
        visitor[name === 'saving' ? 'savingCookie' : 'cookie'] = expires?.getTime() === 0 ? '' : value
      }
      return response
    },
    async save(body: object = calculation): Promise<SavedCalculation> {
      return (await visitor.send('POST', calculatePath, body)).json()
    },
    /** Keeps what was entered for a test, as a button of its page would. */
    async keep(entry: TestEntry = run): Promise<SavedRecord> {
      return (await visitor.send('POST', recordsPath, recordOf(entry))).json()
    },
    async list(query = ''): Promise<RecordList> {
      return (await visitor.send('GET', recordsPath + query)).json()
    },
  }
  return visitor
}
