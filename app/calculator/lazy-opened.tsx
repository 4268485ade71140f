import { Suspense, use, type ComponentType } from 'react'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import { lazyComponent } from './lazy-component.ts'
import { useCalculatorMessages, useDetailMessages } from './messages.ts'

/** What is loaded once a reader opens it, each part with strings of its own. */
export const WhatIf = lazyOpened(
  () => import('./what-if/what-if.tsx'),
  ({ WhatIf }) => WhatIf,
  ({ whatIf }) => whatIf(),
)
export const ShareImage = lazyOpened(
  () => import('./sharing/share-image.tsx'),
  ({ ShareImage }) => ShareImage,
  ({ sharing }) => sharing(),
)
export const TestClocks = lazyOpened(
  () => import('./clocks/test-clocks.tsx'),
  ({ TestClocks }) => TestClocks,
  ({ clocks }) => clocks(),
)
export const Track = lazyOpened(
  () => import('./track/track.tsx'),
  ({ Track }) => Track,
  ({ track }) => track(),
)

/** A part that takes its strings as `words`; a line stands there when either cannot be loaded. */
function lazyOpened<File, Words, Props extends { words: Words }>(
  load: () => Promise<File>,
  choose: (file: File) => ComponentType<Props>,
  wordsIn: (details: DetailMessages) => Promise<Words | undefined>,
) {
  const Part = lazyComponent(load, choose, Unavailable)
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
