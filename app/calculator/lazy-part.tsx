import { lazy, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { useCalculatorMessages } from './messages.ts'

/**
 * What is loaded once it is shown: a component and its strings, which it takes as `words`, or `Frame` hands on. `Fallback`
 * stands there when either does not come.
 */
export function lazyPart<Props extends object, Words>(
  load: () => Promise<ComponentType<Props>>,
  useWords: () => Promise<Words | undefined>,
  Fallback: ComponentType<Props> = Unavailable,
  Frame?: ComponentType<{ words: Words; children: ReactNode }>,
) {
  const Part = lazy(async () => ({ default: await load().catch(() => Fallback) }))
  function WithWords(props: Omit<Props, 'words'>) {
    const words = use(useWords())
    const given = { ...props, words } as unknown as Props
    if (words === undefined) return <Fallback {...given} />
    const part = <Part {...given} />
    return Frame ? <Frame words={words}>{part}</Frame> : part
  }
  return function LazyPart(props: Omit<Props, 'words'>) {
    return (
      <Suspense>
        <WithWords {...props} />
      </Suspense>
    )
  }
}

export function Unavailable() {
  return <p>{useCalculatorMessages().result.withoutDetails}</p>
}
