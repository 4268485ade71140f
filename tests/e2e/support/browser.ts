import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core'

/** Browsers as people have them. */
export const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same engine without a window: it spares the journeys a quarter of their processor time. */
const shell = '/usr/bin/chromium-headless-shell'

/** Path of an installed Chromium; on a Debian machine where we may, Debian's package is installed for it. */
export function findChromium(programs = [shell, ...browsers]): string {
  const found = [process.env.CHROMIUM_PATH, ...programs].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing Debian’s package…')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'inherit' })
    return shell
  }
  throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH to its program.')
}

/**
 * The page behind the address bar's list costs as much as the page under test, and nobody sees it; the other features use
 * the network. Chromium obeys only the last such switch, so those of Playwright that matter here are repeated.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'MediaRouter', 'PreconnectToSearch', 'AimEnabled'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
]

function withSwitches({ args = [], ...options }: LaunchOptions): LaunchOptions {
  return {
    executablePath: findChromium(),
    // no sandbox for root, and nothing that asks the network for anything but the site
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', `--disable-features=${disabledFeatures.join()}`],
      ...args,
    ],
    ...options,
  }
}

// otherwise Playwright watches the requests of workers, which no journey needs, and may hold a worker's first page for ever
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1'

export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(withSwitches(options))
}

/** A browser that several test files use side by side, each by its WebSocket address. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(withSwitches({}))
}
