/** The styles of a page: the rules that its own HTML uses, and the address of the site's whole style sheet. */
export interface PageStyles {
  inline: string
  sheet: string
}

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Puts into the HTML what the first screen needs, and after it what it does not need: the page's own styles stand in its
 * head; the whole style sheet and the preloads of scripts come at the end of the body, where they hold up nothing.
 */
export function contentFirst(html: string, { inline, sheet }: PageStyles): string {
  const preloads = html.match(preload) ?? []
  return html
    .replace(preload, '')
    .replace('</head>', () => `<style>${inline}</style></head>`)
    .replace('</body>', () => `<link rel="stylesheet" href="${sheet}"/>${preloads.join('')}</body>`)
}
