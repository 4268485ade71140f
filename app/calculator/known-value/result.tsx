import type { Saving } from '../../../contract/page-context.ts'
import type { PersonVo2max } from '../../../domain/result.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { KeepResult } from '../keeping/keep-result.tsx'
import { useDetailMessages } from '../messages.ts'
import { ResultScale } from '../result/result-scale.tsx'
import { knownValueAnchor, type KnownValueFormData } from './form-data.ts'

/** Where a known value lies among the categories; its margin is its source's, which we do not know. */
export function KnownValueResult({ personVo2max }: { personVo2max: PersonVo2max }) {
  return (
    <>
      <ResultScale personVo2max={personVo2max} />
      <Source />
    </>
  )
}

interface KeepKnownValueProps {
  known: PersonVo2max
  /** what was typed, by field */
  values: KnownValueFormData['values']
  /** what the server did where the value was to be kept */
  kept: Saving | undefined
}

export function KeepKnownValue({ known, ...props }: KeepKnownValueProps) {
  const { keeping } = useDetailMessages()
  return (
    <KeepResult
      measured={{ test: 'known-value', inputs: known }}
      anchor={knownValueAnchor}
      words={keeping}
      {...props}
    />
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
