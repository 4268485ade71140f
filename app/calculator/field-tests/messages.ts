import type { FieldTestDetailMessages } from '../../../i18n/fr/tests/field-tests-details.ts'
import { requiredContext } from '../../required-context.ts'

/** Provided to what is loaded with a test that somebody opens, by `lazy-parts.tsx`. */
export const [FieldTestDetailsContext, useFieldTestDetails] = requiredContext<FieldTestDetailMessages>(
  'This component is rendered without lazy-parts.tsx',
)
