import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startOpeningSources } from './open-sources.ts'
import { watchTyping } from './typed-before-hydration.ts'

/**
 * Browsers below the floor (docs/browsers.md) keep the page as HTML, whose links and forms work: started, React would take
 * away what it cannot run. These two come with Chrome 99 and Safari 15.4, and with Firefox 113, which React Router needs.
 */
if ('CSSLayerBlockRule' in window && 'TextEncoderStream' in window) {
  watchTyping()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  startOpeningSources()
  if (import.meta.env.PROD) void import('./sync/start.ts').catch(() => undefined) // the site does without
}
