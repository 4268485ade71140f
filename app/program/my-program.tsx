import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import styles from './my-program.module.css'
import type { MyProgramProps } from './program-planner.tsx'

const ProgramPlanner = lazy<ComponentType<MyProgramProps>>(() =>
  // if it cannot be loaded, the page still has its tables
  import('./program-planner.tsx').catch(() => ({ default: () => null })),
)

/**
 * Renders the visitor's program: goal, heart-rate zones, sessions to tick and a calendar. The program is stored on the
 * device only. Until its code is loaded, a placeholder keeps its room, so that links to the program land there.
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
