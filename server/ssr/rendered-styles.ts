import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../i18n/locales.ts'
import { localeOf, pathTo } from '../../i18n/paths.ts'
import type { PageStyles } from './defer-assets.ts'

/** What the build leaves for pages that are rendered on request. Written by build/postbuild/postbuild.ts. */
export interface RenderedStyles {
  sheet: string
  /** by path of the page */
  inline: Record<string, string>
}

export const renderedStylesFile = 'rendered-styles.json'

/** An unknown path, which stands for all those of a language. */
export function notFoundPath(locale: Locale): string {
  return `${pathTo('home', locale).replace(/\/$/, '')}/404`
}

/** The styles of a page rendered on request, by its path. @throws Error when there is no complete build. */
export function readRenderedStyles(folder: string): (path: string) => PageStyles {
  const { sheet, inline } = JSON.parse(readFileSync(join(folder, renderedStylesFile), 'utf8')) as RenderedStyles
  return (path) => ({ sheet, inline: inline[path] ?? inline[notFoundPath(localeOf(path))]! })
}
