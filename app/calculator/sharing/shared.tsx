import { lazy } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../use-hydrated.ts'
import { useCalculator } from '../calculator-context.ts'
import { isSharedHash } from '../calculator-state.ts'
import { Loading } from '../loading.tsx'

const SharedResult = lazy(() => import('./shared-result.tsx').then(({ SharedResult }) => ({ default: SharedResult })))

/** What somebody has shared, above the card: the address names it, or has named it here before. */
export function Shared() {
  const { hash } = useLocation()
  const isAlive = useHydrated()
  const { sharedHash } = useCalculator().state
  const opened = isSharedHash(hash) ? hash : sharedHash
  if (!isAlive || !opened) return null
  return (
    <Loading failed={null}>
      <SharedResult key={opened} hash={opened} />
    </Loading>
  )
}
