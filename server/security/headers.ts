import { createHash } from 'node:crypto'

/** Returns the CSP sources (`'sha256-…'`) of a page's inline scripts and styles. JSON-LD is data and needs none. */
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

/** Returns a Content-Security-Policy that allows only the `allowed` sources, and requires trusted types. */
function buildPolicy(allowed: readonly string[], forms = "'none'"): string {
  return [
    "default-src 'none'",
    ...allowed,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
}

/** Returns the policy for responses that are not pages of the site. */
export const closedPolicy = (...allowed: string[]) => buildPolicy(allowed)

/** Returns the policy of a page: files of the site, and the given inline scripts and styles. */
export function pagePolicy({ scripts, styles }: ReturnType<typeof inlineSources>): string {
  const ownFiles = ['img', 'font', 'manifest', 'connect'].map((kind) => `${kind}-src 'self'`)
  const inline = [["script-src 'self'", ...scripts].join(' '), ["style-src 'self'", ...styles].join(' ')]
  return buildPolicy([...inline, ...ownFiles], "'self'")
}

/**
 * Features that no page uses. Lists only names that Chromium knows, because it warns of others on every page.
 * `web-share`, unknown on some platforms, is limited to the page itself by default.
 */
const deniedFeatures = `
  accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope
  hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get serial storage-access usb
  window-management xr-spatial-tracking`

/** The headers of every response. */
export const securityHeaders = {
  // pages replace this policy; no other response loads anything
  'Content-Security-Policy': closedPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...deniedFeatures
      .trim()
      .split(/\s+/)
      .map((feature) => `${feature}=()`),
    'screen-wake-lock=(self)',
  ].join(', '),
  // not no-referrer: browsers would then send no Origin with form posts, and the CSRF check would refuse them
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
}
