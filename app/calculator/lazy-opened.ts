import { lazyPart } from './lazy-part.tsx'
import { useDetailMessages } from './messages.ts'

/** What is loaded once a reader opens it, each part with strings of its own. */
export const Share = lazyPart(
  () => import('./sharing/share.tsx').then(({ Share }) => Share),
  () => useDetailMessages().sharing(),
)
export const TestClocks = lazyPart(
  () => import('./clocks/test-clocks.tsx').then(({ TestClocks }) => TestClocks),
  () => useDetailMessages().clocks(),
)
export const Track = lazyPart(
  () => import('./track/track.tsx').then(({ Track }) => Track),
  () => useDetailMessages().track(),
)
