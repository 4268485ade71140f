import { recordsPath, type RecordList } from '../../api/records.ts'
import { lastVisit, storeVisit } from '../storage/last-visit.ts'
import { callApi, isProblem } from './call-api.ts'

/**
 * Reads the visitor's newest record, which counts as a visit: the server keeps all of them for the whole retention
 * again. Returns `gone` if it has none, and sends nothing if this device knows so. Never rejects.
 */
export async function keepRecords(): Promise<'kept' | 'gone' | 'failed'> {
  if (!lastVisit.get()) return 'gone'
  try {
    const { records } = (await (await callApi('GET', `${recordsPath}?limit=1`)).json()) as RecordList
    storeVisit(records.length > 0)
    return records.length ? 'kept' : 'gone'
  } catch (error) {
    // 401: the visitor's cookie has expired, with the records
    if (!isProblem(error, 401)) return 'failed'
    storeVisit(false)
    return 'gone'
  }
}
