/**
 * Adds to the answer to a form that was posted without our scripts a line that tells the browser what it did: initials go at
 * once, and what waits before another tab sends it for a new visitor (app/outbox/withdraw.ts). `nonce` lets it run.
 */
export function withPostedWish(html: string, nonce: string): string {
  const [, wish] = /data-done="(erase|stop|resume)"/.exec(html) ?? []
  if (!wish) return html
  const withoutInitials = wish === 'resume' ? '' : 'localStorage.removeItem("names");'
  const line = `try{${withoutInitials}localStorage.setItem("wish","${wish}")}catch{}`
  return html.replace('</head>', `<script nonce="${nonce}">${line}</script></head>`)
}
