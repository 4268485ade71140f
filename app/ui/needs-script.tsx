import type { ReactNode } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { joinClasses } from './join-classes.ts'
import styles from './needs-script.module.css'

/** Renders what works only with scripts: inert, in its place, until the page is hydrated; nothing without scripts. */
export function NeedsScript({ className, children }: { className?: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <span className={joinClasses(styles.needsScript, className)} inert={!isHydrated}>
      {children}
    </span>
  )
}
