import { useActionData } from 'react-router'
import type { SaveOutcome } from '../../contract/page-context.ts'
import type { TestName } from '../../domain/tests/registry.ts'
import type { ParsedEntry } from './form/parse-entry.ts'

/** Answer to a form that was sent without JavaScript: what was sent, and what became of it where it was to be saved. */
export interface PostedAnswer extends ParsedEntry {
  test: TestName
  status?: SaveOutcome
}

/** The answer to the test that was posted to this page, if it was this one, or any. */
export function usePostedAnswer(test?: TestName): PostedAnswer | undefined {
  const answer = useActionData<PostedAnswer>()
  return answer && (!test || answer.test === test) ? answer : undefined
}
