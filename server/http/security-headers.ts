/** On every answer. They never change, so an answer only has to copy them. */
export const securityHeaders = {
  // pages bring their own policy; nothing else that we answer loads anything
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  // browsers have to send an Origin with form posts: without it they look the same as another site's
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // older browsers' own filter, which could be turned against the page
  'X-XSS-Protection': '0',
}
