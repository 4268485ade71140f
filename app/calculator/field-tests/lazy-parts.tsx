import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import type { FieldTestMessages } from '../../../i18n/fr/tests/field-tests.ts'
import { lazyComponent } from '../lazy-component.ts'
import { FieldTestDetailsContext } from './messages.ts'

/** What is loaded once a reader opens a test: reading the form, its answer, the clocks. The answer to a posted form has it. */
export const loadParts = () => import('./parts.ts')
type Parts = Awaited<ReturnType<typeof loadParts>>

export const Answer = lazyPart(({ TestAnswer }) => TestAnswer)
export const Announced = lazyPart(({ AnnouncedAnswer }) => AnnouncedAnswer)
export const Clocks = lazyPart(({ TestClocks }) => TestClocks)

/** A part with its strings; nothing where either cannot be loaded. */
function lazyPart<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  const Part = lazyComponent(loadParts, choose, () => null)
  return function LazyPart({ words, ...props }: Props & { words: FieldTestMessages }) {
    return (
      <Suspense>
        <WithDetails words={words}>
          <Part {...(props as Props)} />
        </WithDetails>
      </Suspense>
    )
  }
}

function WithDetails({ words, children }: { words: FieldTestMessages; children: ReactNode }) {
  const details = use(words.details())
  return details && <FieldTestDetailsContext value={details}>{children}</FieldTestDetailsContext>
}
