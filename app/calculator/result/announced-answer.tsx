import type { Run } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { outcomeOf, type TestEntry } from '../../../domain/protocols/registry.ts'
import { AnnouncedHeadline } from './headline.tsx'
import { useFinding } from './run-story.tsx'
import { useSecondOpinion } from './second-opinion.tsx'
import { useCompared, useMarginText } from './test-comparison.ts'

/** An answer as it is announced, in the order of reading; nothing of a refusal, which is an alert of its own. */
export function AnnouncedAnswer({ entry }: { entry: TestEntry }) {
  return (
    <>
      <AnnouncedHeadline entry={entry} />{' '}
      {entry.test === 'cooper-run' ? <AnnouncedRun run={entry.inputs} /> : <AnnouncedTest entry={entry} />}
    </>
  )
}

function AnnouncedRun({ run }: { run: Run }) {
  const { title, text } = useSecondOpinion(run)
  return `${useFinding(run)} ${title} ${text}`
}

function AnnouncedTest({ entry }: { entry: TestEntry }) {
  const outcome = outcomeOf(entry)
  return [useCompared(entry, outcome), useMarginText(entry.test, outcome)].filter(Boolean).join(' ')
}
