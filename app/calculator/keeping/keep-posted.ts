import type { ActionFunctionArgs } from 'react-router'
import type { Measured } from '../../../contract/measurement.ts'
import { saveMeasurementContext, type SaveOutcome } from '../../../contract/page-context.ts'

/** Keeps a result that was posted, where its form asks for that and there is one; answers how it went. */
export async function keepPosted(
  form: FormData,
  measured: Measured | undefined,
  context: ActionFunctionArgs['context'],
): Promise<{ kept?: SaveOutcome }> {
  if (!measured || form.get('intent') !== 'keep') return {}
  // by itself it would be among the scripts of the page, which has no use for it before a result
  const { measurementOf } = await import('../../../contract/measurement.ts')
  const body = measurementOf(measured)
  return body ? { kept: await context.get(saveMeasurementContext)(body) } : {}
}
