import type { PersonVo2max } from '../../../domain/result.ts'
import { PageLink } from '../../components/page-link.tsx'
import { ResultScale } from '../result/result-scale.tsx'
import { useDetailMessages } from '../messages.ts'

/** Where a known value lies among the categories; its margin is its source's, which we do not know. */
export function KnownValueResult({ personVo2max }: { personVo2max: PersonVo2max }) {
  return (
    <>
      <ResultScale personVo2max={personVo2max} />
      <Source />
    </>
  )
}

function Source() {
  const { known: words } = useDetailMessages()
  return (
    <p>
      {words.source}{' '}
      <PageLink to="measure" hash="choisir">
        {words.compare}
      </PageLink>
    </p>
  )
}
