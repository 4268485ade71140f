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
