import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../i18n/locales.ts'
import { localeOf, pathTo } from '../../i18n/paths.ts'

/** The styles of a page: the rules that its own HTML uses, and the address of the site's whole style sheet. */
export interface PageStyles {
  inline: string
  sheet: string
}

const preload = /<link rel="modulepreload"[^>]*>/g
const imported = /\bimport (?:\* as \w+ from )?"([^"]+)"/g

/**
 * Puts into the HTML what the first screen needs, and after it what it does not need: the page's own styles stand in its
 * head; the whole style sheet and the preloads of scripts come at the end of the body, where they hold up nothing. What the
 * page's own script imports needs no preload.
 */
export function deferAssets(html: string, { inline, sheet }: PageStyles): string {
  const known = [...html.matchAll(imported)].map(([, file]) => file!)
  const preloads = (html.match(preload) ?? []).filter((link) => !known.some((file) => link.includes(`"${file}"`)))
  return html
    .replace(preload, '')
    .replace('</head>', () => `<style>${inline}</style></head>`)
    .replace('</body>', () => `<link rel="stylesheet" href="${sheet}"/>${preloads.join('')}</body>`)
}

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
