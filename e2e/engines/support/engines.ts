import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findChromium } from '../../support/browser.ts'
import { ended, startHttpDriver, type Driver } from './driver.ts'
import { startFirefox } from './marionette.ts'

interface Engine {
  /** where Debian's packages install what it needs */
  programs: Record<string, string>
  packages: string[]
  start(): Promise<Driver>
}

const programs = {
  chromium: { driver: '/usr/bin/chromedriver' },
  firefox: { browser: '/usr/bin/firefox-esr' },
  webkit: {
    driver: '/usr/bin/WebKitWebDriver',
    browser: inLibraries('webkit2gtk-4.1/MiniBrowser'),
    screen: '/usr/bin/Xvfb',
  },
}

/** Motion is reduced in each: a click meets the place where an element was when it glided away. */
export const engines = {
  Chromium: {
    programs: programs.chromium,
    packages: ['chromium-driver'],
    start: () =>
      startHttpDriver(programs.chromium.driver, {
        'goog:chromeOptions': {
          binary: findChromium(),
          args: [
            ...['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
            '--force-prefers-reduced-motion',
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
      }),
  },
  Firefox: {
    programs: programs.firefox,
    packages: ['firefox-esr'],
    start: () => startFirefox(programs.firefox.browser, quiet),
  },
  WebKit: {
    programs: programs.webkit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebKit,
  },
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

/** Debian's folder of libraries is named after the processor. */
function inLibraries(path: string): string {
  const found = readdirSync('/usr/lib').find((folder) => existsSync(join('/usr/lib', folder, path)))
  return join('/usr/lib', found ?? '', path)
}

/** What is missing on this machine for an engine. */
export function missingPrograms(name: EngineName): string[] {
  return Object.values(engines[name].programs).filter((program) => !existsSync(program))
}

/** WebKit has no mode without a screen: it gets one that nobody sees. GTK's settings stop what moves, as in the other engines. */
async function startWebKit(): Promise<Driver> {
  const { driver, browser, screen } = programs.webkit
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(createInterface(display.stdout), 'line')) as [string]
  const config = mkdtempSync(join(tmpdir(), 'vo2max-webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations = false\n')
  const { send, stop } = await startHttpDriver(
    driver,
    { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    // no graphics processor, no bus, no settings of a desktop
    {
      ...{ DISPLAY: `:${number}`, WAYLAND_DISPLAY: '', GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' },
      ...{ WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      XDG_CONFIG_HOME: config,
    },
  )
  return {
    send,
    async stop() {
      await stop()
      await ended(display)
      rmSync(config, { recursive: true, force: true })
    },
  }
}

/** Firefox asks nobody for anything; Marionette's own settings leave these as readers have them. */
const quiet = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.trr.mode': 5,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
  'ui.prefersReducedMotion': 1,
}
