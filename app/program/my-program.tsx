import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { MyProgramProps } from './program-planner.tsx'

const ProgramPlanner = lazy<ComponentType<MyProgramProps>>(() =>
  // if it cannot be loaded, the page still has its tables
  import('./program-planner.tsx').catch(() => ({ default: () => null })),
)

/**
 * Renders the visitor's program: goal, heart-rate zones, sessions to tick and a calendar. It is stored on the device
 * only.
 */
export function MyProgram(props: MyProgramProps) {
  return (
    useHydrated() && (
      <Suspense>
        <ProgramPlanner {...props} />
      </Suspense>
    )
  )
}
