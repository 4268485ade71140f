import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { viteTargets } from '../../../vite/browser-targets.ts'
import { unsupportedInScript, unsupportedInStyles } from '../support/unsupported-features.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn, messages } from '../support/calculator.ts'
import { rowsOf, words } from '../support/records.ts'

/** Holds what readers are sent, the libraries in it too, to the floor of docs/browsers.md. */
const journeys = startJourneys()

const client = 'dist/client'
const built = (type: RegExp) =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => type.test(file))
    .map((file) => readFileSync(join(client, file), 'utf8'))
const isIn = (pattern: RegExp) => (texts: string[]) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, inside = '']) => inside))),
]
const inlineScripts = isIn(/<script(?: type="module"| async="")*>([^]*?)<\/script>/g)

/** What a script may name all the same, and why. */
const harmless = [
  // of React, not of Iterator
  /\b\w+(?:\.\w+)?\.use\(/,
  // asked for before it is used
  /typeof setImmediate/,
  /navigator\.connection/,
  /IdleCallback`in window\?/,
  /\bnavigation\./,
  /typeof navigation==/,
  /navigator\.wakeLock\./,
  /navigator\.(canShare|share)\b/,
  /navigator\.vibrate\b/,
  // app/layout/toast/toasts.tsx brings it
  /\.toSorted\(/,
]

test('the floor is Chrome 99, Firefox 113 and Safari 15.4, on iOS too', () =>
  expect([...viteTargets].sort()).toEqual(['chrome99.0', 'edge99.0', 'firefox113.0', 'ios15.4', 'safari15.4']))

test('no script that is sent needs what a browser of the floor lacks', () => {
  const scripts = [...built(/\.js$/), ...inlineScripts(built(/\.html$/))]
  expect(scripts.length).toBeGreaterThan(100)
  const missing = scripts.flatMap(unsupportedInScript)
  expect(missing.filter((one) => !harmless.some((pattern) => pattern.test(one)))).toEqual([])
  expect(harmless.filter((pattern) => !missing.some((one) => pattern.test(one)))).toEqual([])
})

/** What a browser of the floor may lack in the styles, and what its readers then see. */
const degrades = {
  ':-moz-range-thumb': 'of Firefox; the others have their own names for the parts of a slider',
  ':-moz-range-track': 'the same',
  ':-webkit-slider-runnable-track': 'not of Firefox, which has the names above',
  ':-webkit-slider-thumb': 'the same',
  ':details-content': 'what is folded up is printed folded, and so are the contents beside a text',
  ':has':
    'a result is printed with its whole page; some figures have an empty column, and Measure no contents beside it; the bar of a test covers the end of the page',
  '@container':
    'a chart has ages under it that touch each other on a phone, and smaller letters on wide screens; bars stand under their names everywhere',
  '@media (forced-colors)': 'Safari has no such mode',
  '@media (scripting)': 'without JavaScript the lap counter shows, which needs it',
  '@page': 'margins as the printer has them',
  'accent-color': 'a box to tick has the browser’s own colour',
  'align-content: start': 'told of flex boxes; ours are grids',
  'break-after: avoid': 'a heading may end a sheet',
  'container-type': 'goes with @container',
  'content-visibility': 'goes with :details-content',
  'cursor: pointer': 'on iOS there is no pointer',
  'cursor: progress': 'the same',
  'forced-color-adjust': 'goes with the mode',
  'grid-template-rows: subgrid': 'the parts of neighbouring cards stand on lines of their own',
  hyphens: 'long words of a page in large text stay whole, or break without a hyphen',
  orphans: 'a lone line may end a sheet',
  outline: 'the ring of the focus has square corners',
  'paint-order': 'a label has a thicker edge',
  'print-color-adjust': 'with its prefix it is older',
  'text-size-adjust': 'with its prefix it is older; elsewhere nothing adjusts text',
  'text-wrap': 'the lines of a heading differ in length, and a paragraph may end in one short word',
  'user-select': 'with its prefix it is older',
  widows: 'as orphans',
}

test('no style that is sent needs what a browser of the floor lacks', () => {
  const packed = readdirSync('dist/files', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join('dist/files', file), 'utf8'))
  const styles = [...built(/\.css$/), ...isIn(/<style>([^]*?)<\/style>/g)(packed)]
  expect([...new Set(styles.flatMap(unsupportedInStyles))].sort()).toEqual(Object.keys(degrades).sort())
})

/** Takes from the browser what the lowest of the floor lacks. What it cannot parse, no journey can take away. */
const asAtTheFloor = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const name of ['navigation', 'scheduler', 'requestIdleCallback']) Reflect.deleteProperty(window, name)
    for (const name of ['connection', 'userActivation']) Reflect.deleteProperty(Navigator.prototype, name)
  })

test('at the floor a run is saved and told of, and the results are drawn', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), { prepare: asAtTheFloor, ownTab: true })
  const calculator = calculatorOn(page, 'fr')
  await calculator.send('2400')
  await calculator.notice.getByText(messages.fr.toasts.saved.title).waitFor()
  expect(await page.evaluate(() => 'toSorted' in [])).toBe(true) // brought with the toasts
  await page.goto(pathTo('progress', 'fr'))
  expect(await rowsOf(page)).toHaveLength(1)
  await page.getByRole('link', { name: words.fr.stop.link }).waitFor()
  expect(await page.getByRole('img').locator('circle').count()).toBe(1)
})

test('below the floor the page stays as it was sent, and computes', async () => {
  let failed: Promise<Error> | undefined
  const page = await journeys.open(pathTo('home', 'fr'), {
    ...{ ownTab: true, delayedScripts: true, expectedFaults: [/TextEncoderStream is not defined/] },
    async prepare(page) {
      failed = page.waitForEvent('pageerror')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'TextEncoderStream'))
    },
  })
  await failed
  await page.waitForLoadState()
  expect(await page.locator('header button').count()).toBe(0)
  const calculator = calculatorOn(page, 'fr')
  await calculator.send('2400')
  await calculator.result.getByText('40,2').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
