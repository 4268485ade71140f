import { useActionData } from 'react-router'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import type { PostedFieldTest, PostedKnownValue, PostedMeasured } from '../field-tests/post-action.ts'
import type { PostedAnswer } from './post-action.ts'

type Posted = (PostedAnswer & { test?: undefined }) | PostedMeasured

/** The run that the calculator's form was sent with, where the page answers it. */
export function usePostedRun(): PostedAnswer | undefined {
  const posted = useActionData<Posted>()
  return posted && posted.test === undefined ? posted : undefined
}

/** What the form of a test was sent with, where the page answers it. */
export function usePostedFieldTest(test: FieldTestName): PostedFieldTest | undefined {
  const posted = useActionData<Posted>()
  return posted?.test === test ? posted : undefined
}

/** The known value that was to be kept, where the page answers that. */
export function usePostedKnownValue(): PostedKnownValue | undefined {
  const posted = useActionData<Posted>()
  return posted?.test === 'known-value' ? posted : undefined
}
