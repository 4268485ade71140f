import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core'

/** Desktop browsers. */
export const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same engine without a window, which saves a quarter of the journeys' processor time. */
const shell = '/usr/bin/chromium-headless-shell'

/** Returns the path of an installed Chromium. As root on Debian, installs the package if there is none. */
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
 * Chromium features to turn off. The invisible page of the address bar's list costs as much as the page under test;
 * other features use the network. Chromium obeys only the last such switch, so this list repeats Playwright's own where
 * it matters.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'MediaRouter', 'PreconnectToSearch', 'AimEnabled'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
]

function withSwitches({ args = [], ...options }: LaunchOptions): LaunchOptions {
  return {
    executablePath: findChromium(),
    // Chromium's sandbox does not support root; the other switches stop requests to other servers
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', `--disable-features=${disabledFeatures.join()}`],
      ...args,
    ],
    ...options,
  }
}

export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(withSwitches(options))
}

/** Starts a browser to which several test files connect at the same time, by its WebSocket address. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(withSwitches({}))
}
