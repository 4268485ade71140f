import { lazy, type ComponentType } from 'react'
import type { CalculatorMessages } from '../../i18n/calculator.fr.ts'
import { Unexplained } from './unexplained.tsx'

/**
 * What shows only once a reader has turned to the calculator, and is fetched then: one file for all of it, and one of
 * strings. A posted form has it in its HTML. Where it cannot be had, the result stands without its details.
 */
const load = () => import('./later-parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

function part<Props>(choose: (parts: Parts) => ComponentType<Props>, otherwise: ComponentType = () => null) {
  return lazy(() =>
    load()
      .then(choose, () => otherwise as ComponentType<Props>)
      .then((chosen) => ({ default: chosen })),
  )
}

export const Worth = part(({ Worth }) => Worth, Unexplained)
export const Further = part(({ Further }) => Further)
export const KnownWorth = part(({ KnownWorth }) => KnownWorth, Unexplained)
export const LapCounter = part(({ LapCounter }) => LapCounter, Unexplained)
export const SharedRun = part(({ SharedRun }) => SharedRun)

/** Fetches it before it is needed, so that a result comes whole. */
export function fetchLater({ later }: CalculatorMessages): void {
  void load().catch(() => undefined) // tried again, and told, where it is needed
  void later()
}
