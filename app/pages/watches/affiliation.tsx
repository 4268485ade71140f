import type { ReactNode } from 'react'
import { operator } from '../../../operator.config.ts'

/** What is true only where links to Amazon pay a commission: nothing without the operator's tag. */
export function Affiliation({ children }: { children: ReactNode }) {
  return operator.amazon.tag && children
}
