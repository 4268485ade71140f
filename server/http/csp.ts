import { createHash } from 'node:crypto'

/** `'sha256-…'` sources of a page's inline scripts, as a Content-Security-Policy takes them. */
export function inlineScriptSources(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!)
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

/** What a page may load: its own files, and the inline scripts named. No inline style, no other site. */
export function pagePolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
