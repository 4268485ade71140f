import type { FieldTestMessages } from '../../i18n/fr/tests/field-tests.ts'
import { requiredContext } from '../required-context.ts'

/** The labels and rules of the other tests' forms, provided by the page of the visitor's results. */
export const [FieldTestMessagesContext, useFieldTestMessages] = requiredContext<FieldTestMessages>(
  'MyResults is not above this component',
)
