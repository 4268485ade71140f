import { lazy, Suspense, use, type ComponentType } from 'react'
import { useCalculatorMessages } from './messages.ts'

/** A part that is loaded once it is shown, with the strings that all of them use. `Fallback` stands where either fails. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Unavailable,
) {
  const Part = lazy(async () => ({ default: await load().catch(() => Fallback) }))
  function WithStrings(props: Props) {
    const strings = use(useCalculatorMessages().details())
    return strings ? <Part {...props} /> : <Fallback {...props} />
  }
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <WithStrings {...props} />
      </Suspense>
    )
  }
}

export function Unavailable() {
  return <p>{useCalculatorMessages().result.withoutDetails}</p>
}

export function Nothing() {
  return null
}
