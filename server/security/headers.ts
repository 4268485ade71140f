import { createHash } from 'node:crypto'

/** `'sha256-…'` sources of the scripts and styles that stand in a page. Data, as JSON-LD, is no script and needs none. */
export function inlineSources(html: string) {
  return {
    scripts: hashesOf(
      html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ),
    styles: hashesOf(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)),
  }
}

function hashesOf(elements: Iterable<RegExpExecArray>): string[] {
  const contents = new Set([...elements].map(([, content]) => content!))
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

/** Nothing but what is `allowed`, and no script that makes HTML or scripts from text. */
function buildPolicy(allowed: readonly string[], { forms = "'none'", types = "'none'" } = {}): string {
  return [
    "default-src 'none'",
    ...allowed,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ].join(';')
}

/** The policy of what is no page of the site. */
export const closedPolicy = (...allowed: string[]) => buildPolicy(allowed)

/**
 * What a page may load: its own files, and the inline scripts and styles named. No other site. Of the one policy of trusted types
 * that it may have, browsers check only the name; `app/sync/register-service-worker.ts` makes it allow the service worker's address alone.
 */
export function pagePolicy({ scripts, styles }: ReturnType<typeof inlineSources>): string {
  const ownFiles = ['img', 'font', 'manifest', 'connect', 'worker'].map((kind) => `${kind}-src 'self'`)
  const inline = [["script-src 'self'", ...scripts].join(' '), ["style-src 'self'", ...styles].join(' ')]
  return buildPolicy([...inline, ...ownFiles], { forms: "'self'", types: 'worker' })
}

/**
 * What no page of ours uses. Only names that Chromium knows: it warns of others in every page. Sharing (`web-share`), which
 * it does not know everywhere, is for the page itself by default.
 */
const deniedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
]

/** On every answer. They never change, so an answer only has to copy them. */
export const securityHeaders = {
  // pages bring their own policy; nothing else that we answer loads anything
  'Content-Security-Policy': closedPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...deniedFeatures.map((feature) => `${feature}=()`), 'screen-wake-lock=(self)'].join(', '),
  // not no-referrer: browsers would then send no Origin with form posts, and ours would look like another site's
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
}
