import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * Hydrates the page, unless the browser is older than those supported (docs/architecture.md). There the HTML stays as
 * it is, with working links and forms; React would fail and remove it. The two features tested come with Chrome 99,
 * Safari 15.4 and Firefox 113.
 */
if ('CSSLayerBlockRule' in window && 'TextEncoderStream' in window) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
