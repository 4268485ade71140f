import type { Measured } from '../../../domain/result.ts'
import { PageLink } from '../../components/page-link.tsx'
import { ResultScale } from '../result/result-scale.tsx'
import { useLaterMessages, WithLaterMessages } from '../later-messages.tsx'
import { Unexplained } from '../unexplained.tsx'

/** Where a known value lies among the categories; its margin is its source's, which we do not know. */
export function KnownWorth({ measured }: { measured: Measured }) {
  return (
    <WithLaterMessages otherwise={<Unexplained />}>
      <ResultScale measured={measured} />
      <Source />
    </WithLaterMessages>
  )
}

function Source() {
  const { known: words } = useLaterMessages()
  return (
    <p>
      {words.source}{' '}
      <PageLink to="measure" hash="choisir">
        {words.compare}
      </PageLink>
    </p>
  )
}
