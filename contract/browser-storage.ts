// What the site stores in a browser. The privacy page names all of it.

export const cookies = { visitor: 'visitor' } as const

/** Local storage: the device's last run. */
export const localKeys = { lastRun: 'last-run' } as const
