// What the site stores in a browser. The privacy page names all of it.

export const cookieNames = { visitor: 'visitor' } as const

/** Local storage: the device's last run. */
export const localStorageKeys = { lastRun: 'last-run' } as const
