import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { MyProgramProps } from './program-planner.tsx'

const ProgramPlanner = lazy<ComponentType<MyProgramProps>>(() =>
  // without it the page's own tables stand
  import('./program-planner.tsx').catch(() => ({ default: () => null })),
)

/** The eight weeks as one's own: goal, pulse, sessions to tick and a calendar, kept on the device alone. */
export function MyProgram(props: MyProgramProps) {
  return (
    useHydrated() && (
      <Suspense>
        <ProgramPlanner {...props} />
      </Suspense>
    )
  )
}
