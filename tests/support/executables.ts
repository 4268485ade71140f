import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgres } from './server/postgres-server.ts'

/** Desktop Chromium. */
export const desktopBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same engine without a window, which saves a quarter of the journeys' processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Returns the path of an installed Chromium; undefined without one. */
export function findChromium(paths = [headlessShell, ...desktopBrowsers]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path))
}

/** Returns the path of Caddy; undefined without it. */
export function findCaddy(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'caddy'))
    .find((path) => existsSync(path))
}

/** The paths of Debian's packages. */
export const firefoxPath = '/usr/bin/firefox-esr'
export const webKitPaths = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: libraryPath('webkit2gtk-4.1/MiniBrowser'),
  display: '/usr/bin/Xvfb',
}

/** Returns a path in Debian's folder of libraries, which is named after the processor. */
function libraryPath(path: string): string {
  const libraries = '/usr/lib'
  const folder = existsSync(libraries)
    ? readdirSync(libraries).find((name) => existsSync(join(libraries, name, path)))
    : ''
  return join(libraries, folder ?? '', path)
}

/** The programs that some tests start, and that a machine may lack. */
export const executables = {
  Chromium: { isInstalled: Boolean(findChromium()), packages: 'chromium-headless-shell' },
  PostgreSQL: { isInstalled: Boolean(findPostgres()), packages: 'postgresql' },
  Caddy: { isInstalled: Boolean(findCaddy()), packages: 'caddy' },
  Firefox: { isInstalled: existsSync(firefoxPath), packages: 'firefox-esr' },
  WebKit: {
    isInstalled: Object.values(webKitPaths).every((path) => existsSync(path)),
    packages: 'webkit2gtk-driver xvfb',
  },
}

/** Begins the notes of tests that were skipped for want of a program. */
export const installCommand = 'apt-get install'

/** For `skip(...without('Caddy'))`: whether the machine lacks the program, and how to install it. */
export function without(name: keyof typeof executables): [isMissing: boolean, note: string] {
  const { isInstalled, packages } = executables[name]
  return [!isInstalled, `${installCommand} ${packages}`]
}
