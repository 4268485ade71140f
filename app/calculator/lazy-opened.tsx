import { lazy, Suspense, use, type ComponentType } from 'react'
import type { DetailMessages } from '../../i18n/calculator/calculator-details.fr.ts'
import { useCalculatorMessages, useDetailMessages } from './messages.ts'

/** What is loaded once a reader opens it, each part with strings of its own. */
export const WhatIf = lazyOpened(
  () => import('./what-if/what-if.tsx').then(({ WhatIf }) => WhatIf),
  ({ whatIf }) => whatIf(),
)
export const ShareImage = lazyOpened(
  () => import('./sharing/share-image.tsx').then(({ ShareImage }) => ShareImage),
  ({ sharing }) => sharing(),
)
export const Track = lazyOpened(
  () => import('./track/track.tsx').then(({ Track }) => Track),
  ({ track }) => track(),
)

/** A part that takes its strings as `words`; a line stands there when either cannot be loaded. */
function lazyOpened<Words, Props extends { words: Words }>(
  load: () => Promise<ComponentType<Props>>,
  wordsIn: (details: DetailMessages) => Promise<Words | undefined>,
) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Unavailable as ComponentType<Props> }),
    ),
  )
  function WithWords(props: Omit<Props, 'words'>) {
    const words = use(wordsIn(useDetailMessages()))
    return words === undefined ? <Unavailable /> : <Part {...({ ...props, words } as Props)} />
  }
  return function Opened(props: Omit<Props, 'words'>) {
    return (
      <Suspense>
        <WithWords {...props} />
      </Suspense>
    )
  }
}

function Unavailable() {
  return <p>{useCalculatorMessages().result.withoutDetails}</p>
}
