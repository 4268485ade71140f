import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import styles from './my-program.module.css'
import type { MyProgramProps } from './program-planner.tsx'

const ProgramPlanner = lazy<ComponentType<MyProgramProps>>(() =>
  // if it cannot be loaded, the page still has its tables
  import('./program-planner.tsx').catch(() => ({ default: () => null })),
)

/**
 * Renders the visitor's program: goal, heart-rate zones, sessions to tick and a calendar. It is stored on the device
 * only. Its place is kept until it is loaded, so that a link to it lands there.
 */
export function MyProgram(props: MyProgramProps) {
  const place = <div className={styles.place} />
  return useHydrated() ? (
    <Suspense fallback={place}>
      <ProgramPlanner {...props} />
    </Suspense>
  ) : (
    place
  )
}
