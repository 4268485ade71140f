import { recordsPath, type RecordList } from '../../api/record-operations.ts'
import { clearVisit, lastVisit, storeVisit } from '../storage/last-visit.ts'
import { callApi, isProblem } from './call-api.ts'

/**
 * Restarts the retention of all of the visitor's records, by reading the newest: this counts as a visit. Returns `gone`
 * if the server has none, without a request if this device knows that. Never rejects.
 */
export async function keepRecords(): Promise<'kept' | 'gone' | 'failed'> {
  if (!lastVisit.get()) return 'gone'
  try {
    const { records } = (await (await callApi('GET', `${recordsPath}?limit=1`)).json()) as RecordList
    if (records.length) {
      storeVisit()
      return 'kept'
    }
  } catch (error) {
    // 401: the visitor's cookie has expired, with the records
    if (!isProblem(error, 401)) return 'failed'
  }
  clearVisit()
  return 'gone'
}
