import { outcomeOf, type TestEntry } from '../../../domain/tests/registry.ts'
import { useComparisonTexts } from './comparison/comparison.tsx'
import type { Subject } from './comparison/comparison-texts.ts'
import { ratedOf } from './current-answer.ts'
import { useMarginText } from './answer.tsx'

interface AnnouncedDetailsProps {
  entry: TestEntry
  /** what is said without them */
  answer: string
}

/** An answer as it is announced: with measured people, or else with its margin. */
export function AnnouncedDetails({ entry, answer }: AnnouncedDetailsProps) {
  if (entry.test === 'cooper-run') return <Compared run={entry.inputs} answer={answer} />
  const known = ratedOf(entry)
  return known ? <Compared known={known} answer={answer} /> : <WithMargin entry={entry} answer={answer} />
}

/** What stands before and after is said too; why the site reads otherwise is not. */
function Compared({ answer, ...subject }: Subject & { answer: string }) {
  const { lead, before, site, say, after } = useComparisonTexts(subject)
  return [lead, ...before, answer, subject.run && site, say, ...after].filter(Boolean).join(' ')
}

function WithMargin({ entry, answer }: AnnouncedDetailsProps) {
  const outcome = outcomeOf(entry)
  const margin = useMarginText(entry.test, outcome.kind === 'estimate' ? outcome : undefined)
  return [answer, margin].filter(Boolean).join(' ')
}
