import { isForSite } from '../../contract/records.ts'

/**
 * Adds to the answer to a form that was posted without our scripts a line that tells the browser what it did: what the device
 * remembers goes at once, and what waits before another tab sends it for a new visitor (app/outbox/withdraw.ts). `nonce` lets it
 * run.
 */
export function withPostedWish(html: string, nonce: string): string {
  const [, wish] = /data-done="(erase|stop|resume)"/.exec(html) ?? []
  if (!wish) return html
  const forget = `for(const n of Object.keys(localStorage))${String(isForSite)}.test(n)||localStorage.removeItem(n);`
  const line = `try{${wish === 'resume' ? '' : forget}localStorage.setItem("wish","${wish}")}catch{}`
  return html.replace('</head>', `<script nonce="${nonce}">${line}</script></head>`)
}
