import { capacityOf } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { outcomeOf, type TestEntry } from '../../../domain/tests/registry.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { comparisonText } from './comparison.tsx'
import { AnnouncedHeadline, ratedOf } from './headline.tsx'
import { comparedOf, useMarginText } from './test-parts.tsx'

/** An answer as it is announced, in the order of reading; nothing of a refusal, which is an alert of its own. */
export function AnnouncedAnswer({ entry }: { entry: TestEntry }) {
  const { number } = useMessages()
  const { walked, comparison } = useDetailMessages().answer
  const outcome = outcomeOf(entry)
  const margin = useMarginText(entry.test, outcome)
  const headline = <AnnouncedHeadline entry={entry} />
  if (entry.test === 'cooper-run') {
    const vo2max = capacityOf(entry.inputs)
    if (vo2max !== undefined)
      return (
        <>
          {headline} {comparisonText({ ...entry.inputs, vo2max }, true, comparison)}
        </>
      )
    return (
      <>
        {`${walked.text(number(entry.inputs.distance, 0, 3))} ${walked.open}.`} {headline}
      </>
    )
  }
  const person = outcome.kind === 'estimate' && comparedOf(entry, outcome)
  return (
    <>
      {headline} {margin} {person && comparisonText(person, ratedOf(entry) !== undefined, comparison)}
    </>
  )
}
