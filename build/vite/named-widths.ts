import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const sheet = readFileSync(new URL('../../app/styles/widths.css', import.meta.url), 'utf8')
const widths = new Map(
  Array.from(sheet.matchAll(/@custom-media (--[\w-]+) (.+);/g), ([, name, query]) => [name!, query!] as const),
)

/** The names of app/styles/widths.css in media queries: browsers do not know `@custom-media`. */
export function namedWidths(): Plugin {
  return {
    name: 'named-widths',
    enforce: 'pre',
    transform: (css, id) => (/\.css(\?|$)/.test(id) ? withWidths(css) : undefined),
  }
}

/** @throws Error when a query has a name that the sheet lacks */
function withWidths(css: string): string {
  return css.replaceAll(/(?<=@media [^{]*)\((--[\w-]+)\)/g, (_, name: string) => {
    const width = widths.get(name)
    if (!width) throw new Error(`app/styles/widths.css has no ${name}`)
    return width
  })
}
