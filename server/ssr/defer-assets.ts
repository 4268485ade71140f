const preload = /<link rel="modulepreload"[^>]*>/g
const imported = /\bimport (?:\* as \w+ from )?"([^"]+)"/g

/** What stands in the head of every page that is rendered on request. Written by build/postbuild/postbuild.ts. */
export const renderedHeadFile = 'rendered-head.html'

/**
 * Puts the styles into the head, and at the end of the body what the first screen does not need: `last`, and the preloads of
 * scripts, which hold up nothing there. What the page's own script imports needs no preload.
 */
export function deferAssets(html: string, styles: string, last = ''): string {
  const known = [...html.matchAll(imported)].map(([, file]) => file!)
  const preloads = (html.match(preload) ?? []).filter((link) => !known.some((file) => link.includes(`"${file}"`)))
  return html
    .replace(preload, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace('</body>', () => `${last}${preloads.join('')}</body>`)
}
