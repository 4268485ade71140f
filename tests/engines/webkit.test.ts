import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { webKitPaths, without } from '../support/executables.ts'
import { newFolder } from '../support/new-folder.ts'
import { freePort } from '../support/server/connection.ts'
import type { Driver } from './tab.ts'
import { walkThrough } from './walk.ts'

test('WebKit saves a run after a cut, corrects it, and deletes all', async ({ skip }) => {
  skip(...without('WebKit'))
  await walkThrough(startWebKit)
})

/** An element, by the key that the WebDriver standard gives its id. */
type ElementReference = Record<'element-6066-11e4-a52e-4f735466cecf', string>
const idOf = (element: ElementReference) => element['element-6066-11e4-a52e-4f735466cecf']

const enter = '\ue007'

/** Errors that may be temporary, while the page changes. */
const temporaryErrors = ['element click intercepted', 'element not interactable', 'stale element reference']

/** Sends a command of the WebDriver standard. Returns its value. @throws Error with the name of the error */
async function command(url: string, body?: object, method = body ? 'POST' : 'GET') {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(value.error, { cause: value.message })
  return value
}

/** Runs in the page: returns the first visible element that contains a text, scrolled to the middle of the window. */
function firstShown(selector: string, text: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

/**
 * Starts WebKit, driven by the commands of its WebDriver. WebKitGTK has no headless mode, so it runs in the virtual
 * display Xvfb. GTK's settings turn animations off, as in the other engines.
 */
async function startWebKit(): Promise<Driver> {
  const display = spawn(webKitPaths.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number]: string[] = await once(createInterface(display.stdout), 'line')
  const config = newFolder()
  mkdirSync(join(config, 'gtk-3.0'))
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations = false\n')
  const port = await freePort()
  const service = spawn(webKitPaths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // works without a graphics processor, a message bus or the settings of a desktop
    env: {
      ...process.env,
      DISPLAY: `:${number!}`,
      WAYLAND_DISPLAY: '',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: config,
    },
  })
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => command(`${address}/status`).catch(String)).toMatchObject({ ready: true })
  const browser = { binary: webKitPaths.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } }
  const session = `${address}/session/${(await command(`${address}/session`, { capabilities })).sessionId}`
  await command(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 })

  const run = (script: string, ...args: string[]) => command(`${session}/execute/sync`, { script, args })
  const act = (element: ElementReference, action: 'click' | 'clear' | 'value', body = {}) =>
    command(`${session}/element/${idOf(element)}/${action}`, body)

  /** Waits for an element and acts on it. Retries while the page changes. */
  function whenThere(selector: string, text: string, use: (element: ElementReference) => Promise<unknown>) {
    const isDone = async () => {
      try {
        const element = await run(`return (${firstShown.toString()})(...arguments)`, selector, text)
        await (element && use(element))
        return element !== null
      } catch (error) {
        if (error instanceof Error && temporaryErrors.includes(error.message)) return false
        throw error
      }
    }
    return expect.poll(isDone, { message: `${selector} with “${text}”` }).toBe(true)
  }

  return {
    goTo: (url) => command(`${session}/url`, { url }),
    evaluate: (expression) => run(`return ${expression}`),
    click: (selector, text = '') => whenThere(selector, text, (element) => act(element, 'click')),
    fill: (selector, value) =>
      whenThere(selector, '', async (element) => {
        await act(element, 'clear')
        await act(element, 'value', { text: value })
      }),
    choose: async (selector, value) =>
      act(await run(`return document.querySelector('${selector} option[value="${value}"]')`), 'click'),
    pressEnter: async () => act(await command(`${session}/element/active`), 'value', { text: enter }),
    cookies: () => command(`${session}/cookie`),
    async stop() {
      await command(session, undefined, 'DELETE')
      for (const started of [service, display]) {
        started.kill()
        await once(started, 'exit')
      }
    },
  }
}
