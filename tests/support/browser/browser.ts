import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
import { findChromium } from '../executables.ts'

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
    executablePath: findChromium()!,
    timeout: 300_000,
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
