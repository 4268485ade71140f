import { useActionData } from 'react-router'
import type { SaveOutcome } from '../../contract/page-context.ts'
import type { FieldTestName } from '../../domain/field-tests/field-test.ts'
import type { PostedFieldTest } from './field-tests/form-data.ts'
import type { RunFormData } from './form/form-data.ts'
import type { KnownValueFormData } from './known-value/form-data.ts'

/** Answer to a form sent without JavaScript: the submission, and whether its run could be saved. */
export interface PostedAnswer extends RunFormData {
  saved?: SaveOutcome
}

/** Answer to the form of a known value; `kept` where it was to be kept. */
export interface KnownValueAnswer {
  asked: KnownValueFormData
  kept?: SaveOutcome
}

type Answer = PostedAnswer | KnownValueAnswer | PostedFieldTest

/** The answer to the run that was posted to this page, if one was. */
export function usePostedRun(): PostedAnswer | undefined {
  const answer = useActionData<Answer>()
  return !answer || 'asked' in answer || 'test' in answer ? undefined : answer
}

/** The answer to the known value that was posted to this page, if one was. */
export function usePostedKnownValue(): KnownValueAnswer | undefined {
  const answer = useActionData<Answer>()
  return answer && 'asked' in answer ? answer : undefined
}

/** The answer to this test that was posted to this page, if it was. */
export function usePostedFieldTest(test: FieldTestName): PostedFieldTest | undefined {
  const answer = useActionData<Answer>()
  return answer && 'test' in answer && answer.test === test ? answer : undefined
}
