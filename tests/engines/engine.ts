import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A running browser. Each tab has its own cookies and storage, which end with it. */
export interface Engine {
  open(): Promise<Page>
  stop(): Promise<void>
}

/** What each driver library must provide. Elements are found by selector and text. */
export interface Page {
  goTo(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  /** waits until the element is attached, visible and not moving */
  click(selector: string, text?: string): Promise<unknown>
  fill(selector: string, value: string): Promise<unknown>
  choose(selector: string, value: string): Promise<unknown>
  press(key: string): Promise<unknown>
  cookies(): Promise<{ name: string; value: string }[]>
  close(): Promise<unknown>
}

/** The programs of the engines, at the paths of Debian's packages. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  webkit: libraryPath('webkit2gtk-4.1/MiniBrowser'),
  screen: '/usr/bin/Xvfb',
}

/** The programs that each engine requires, and the Debian packages that contain them. */
export const requirements = {
  Firefox: { programs: [programs.firefox], packages: ['firefox-esr'] },
  WebKit: {
    programs: [programs.webkitDriver, programs.webkit, programs.screen],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<string, { programs: string[]; packages: string[] }>

export type EngineName = keyof typeof requirements

/** Returns a path in Debian's folder of libraries, which is named after the processor. */
function libraryPath(path: string): string {
  const found = readdirSync('/usr/lib').find((folder) => existsSync(join('/usr/lib', folder, path)))
  return join('/usr/lib', found ?? '', path)
}

/** Returns the programs of an engine that this machine lacks. */
export function missingPrograms(name: EngineName): string[] {
  return requirements[name].programs.filter((program) => !existsSync(program))
}
