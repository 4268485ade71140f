import { noTrustedTypes } from './csp.ts'

/**
 * What no page of ours uses. Only names that Chromium knows: it warns of others in every page. Sharing (`web-share`), which
 * it does not know everywhere, is for the page itself by default.
 */
const unused = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
]

/** On every answer. They never change, so an answer only has to copy them. */
export const securityHeaders = {
  // pages bring their own policy; nothing else that we answer loads anything
  'Content-Security-Policy': [
    ...["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"],
    ...noTrustedTypes,
  ].join(';'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...unused.map((feature) => `${feature}=()`), 'screen-wake-lock=(self)'].join(', '),
  // not no-referrer: browsers would then send no Origin with form posts, and ours would look like another site's
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // older browsers' own filter, which could be turned against the page
  'X-XSS-Protection': '0',
}
