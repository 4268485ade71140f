import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { articlePictures } from '../../app/components/pictures/articles.tsx'
import { FourWatches } from '../../app/components/pictures/watches.tsx'
import { Laboratory } from '../../app/components/pictures/laboratory.tsx'
import { Reader } from '../../app/components/pictures/reader.tsx'
import { ThreeSteps } from '../../app/components/pictures/three-steps.tsx'
import type { PageId } from '../../i18n/pages.ts'
import { lightColour } from '../seo/web-manifest.ts'

const pictures: Partial<Record<PageId, ReactNode>> = {
  ...articlePictures,
  measure: <Laboratory />,
  improve: <ThreeSteps />,
  tools: <FourWatches />,
  blog: <Reader />,
}

/**
 * Returns a page's own picture as SVG in light colours, with an aspect ratio of 8:5. Undefined for a page without one.
 */
export function pictureOf(page: PageId): string | undefined {
  const picture = pictures[page]
  if (!picture) return undefined
  return renderToStaticMarkup(picture)
    .replaceAll('currentColor', lightColour('pine'))
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => lightColour(token))
}
