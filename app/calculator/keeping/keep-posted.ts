import type { ActionFunctionArgs } from 'react-router'
import { measurementOf, type Measured } from '../../../contract/measurement.ts'
import { saveMeasurementContext, type Saving } from '../../../contract/page-context.ts'

/** Keeps a result that was posted, where its form asks for that and there is one; answers how it went. */
export async function keepPosted(
  form: FormData,
  measured: Measured | undefined,
  context: ActionFunctionArgs['context'],
): Promise<{ kept?: Saving }> {
  const body = measured && form.get('intent') === 'keep' ? measurementOf(measured) : undefined
  return body ? { kept: await context.get(saveMeasurementContext)(body) } : {}
}
