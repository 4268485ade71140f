import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A browser that runs. Each tab has its own cookies and stores, and is gone once it is closed. */
export interface Engine {
  open(): Promise<Page>
  stop(): Promise<void>
}

/** What the journeys need of the library that drives a browser. Elements are told by selectors and what they say. */
export interface Page {
  goTo(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** waits until the element is there, shown and at rest */
  click(selector: string, text?: string): Promise<unknown>
  clickAt(x: number, y: number): Promise<unknown>
  fill(selector: string, value: string): Promise<unknown>
  choose(selector: string, value: string): Promise<unknown>
  press(key: string): Promise<unknown>
  cookies(): Promise<{ name: string; value: string }[]>
  close(): Promise<unknown>
}

/** Where Debian's packages install what an engine needs. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  webkit: inLibraries('webkit2gtk-4.1/MiniBrowser'),
  screen: '/usr/bin/Xvfb',
}

/** What each needs of the machine. */
export const needs = {
  Firefox: { programs: [programs.firefox], packages: ['firefox-esr'] },
  WebKit: {
    programs: [programs.webkitDriver, programs.webkit, programs.screen],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<string, { programs: string[]; packages: string[] }>

export type EngineName = keyof typeof needs

/** Debian's folder of libraries is named after the processor. */
function inLibraries(path: string): string {
  const found = readdirSync('/usr/lib').find((folder) => existsSync(join('/usr/lib', folder, path)))
  return join('/usr/lib', found ?? '', path)
}

/** What is missing on this machine for an engine. */
export function missingPrograms(name: EngineName): string[] {
  return needs[name].programs.filter((program) => !existsSync(program))
}
