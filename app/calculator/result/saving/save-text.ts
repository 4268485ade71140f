/** Returns the text of a save status. A pending entry is sent soon, or once the network is back. */
export function saveText<Status extends string>(words: Record<Status | 'offline', string>, status: Status): string {
  return words[status === 'pending' && !navigator.onLine ? 'offline' : status]
}
