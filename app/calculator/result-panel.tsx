import { lazy, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { ProtocolName } from '../../domain/protocols/registry.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { useCalculator } from './state/calculator-context.ts'
import { resultId } from './form/form-names.ts'
import { DetailsBoundary, DetailsUnavailable } from './lazy-boundary.tsx'
import { BasicResult } from './result/basic-result.tsx'
import { isSharedHash } from './state/calculator-state.ts'

const Result = lazy(() => import('./result/result.tsx').then(({ Result }) => ({ default: Result })))
const SharedResult = lazy(() =>
  import('./share/shared-result.tsx').then(({ SharedResult }) => ({ default: SharedResult })),
)

/**
 * Renders the result of a protocol, and scrolls to it when it is new. Renders a shared result instead if the address,
 * or a link opened since the last calculation, has one.
 */
export function ResultPanel({ protocol }: { protocol: ProtocolName }) {
  const { results, sharedHash } = useCalculator().state
  const { entry, errors, isPosted } = results[protocol] ?? {}
  const panel = useRef<HTMLDivElement>(null)

  // does not scroll after going back, a page load, the reopening of a fold, or a link to the form
  const isBack = useNavigationType() === NavigationType.Pop
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const shared = isHydrated && isSharedHash(hash) ? hash : sharedHash
  const isToForm = hash === `#${calculatorAnchor}`
  const lastSeen = useRef({ protocol, entry: isBack || isToForm ? entry : undefined })
  useEffect(() => {
    const isNew = entry && lastSeen.current.protocol === protocol && lastSeen.current.entry !== entry
    if (isNew) panel.current?.scrollIntoView({ block: 'start' })
    lastSeen.current = { protocol, entry }
  }, [protocol, entry])

  // after a posted form with errors, `resultId` is the id of their summary
  const hasResultId = !(errors && isPosted)
  if (shared)
    return (
      <div className={styles.resultPanel}>
        <DetailsBoundary failed={null}>
          <SharedResult key={shared} hash={shared} />
        </DetailsBoundary>
      </div>
    )
  if (!entry) return null
  return (
    <div className={styles.resultPanel} {...(hasResultId && { id: resultId })} ref={panel}>
      <DetailsBoundary
        key={protocol}
        fallback={<BasicResult entry={entry} />}
        failed={
          <BasicResult entry={entry}>
            <DetailsUnavailable />
          </BasicResult>
        }
      >
        <Result entry={entry} />
      </DetailsBoundary>
    </div>
  )
}
