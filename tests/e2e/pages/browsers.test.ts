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

/**
 * Checks that the built scripts and styles, libraries included, work in the lowest browsers of docs/browsers.md, the
 * floor.
 */
const journeys = startJourneys()

const client = 'dist/client'
const builtFiles = (type: RegExp) =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => type.test(file))
    .map((file) => readFileSync(join(client, file), 'utf8'))
const extract = (pattern: RegExp) => (texts: string[]) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, inside = '']) => inside))),
]
const inlineScripts = extract(/<script(?: type="module"| async="")*>([^]*?)<\/script>/g)

/** Unsupported features that a script may still name, with the reason. */
const harmless = [
  // React's function and that of `persistedState`, not Iterator's
  /[\w$]\.use\(/,
  // the scripts check for these before they use them
  /typeof setImmediate/,
  /navigator\.connection/,
  /IdleCallback`in window\?/,
  /\bnavigation\./,
  /typeof navigation==/,
  /navigator\.wakeLock\./,
  /navigator\.(canShare|share)\b/,
  /navigator\.vibrate\b/,
  // app/layout/toast/toasts.tsx contains a polyfill
  /\.toSorted\(/,
]

test('the floor is Chrome 99, Firefox 113 and Safari 15.4, on iOS too', () =>
  expect([...viteTargets].sort()).toEqual(['chrome99.0', 'edge99.0', 'firefox113.0', 'ios15.4', 'safari15.4']))

test('no script that is sent needs what a browser of the floor lacks', () => {
  const scripts = [...builtFiles(/\.js$/), ...inlineScripts(builtFiles(/\.html$/))]
  expect(scripts.length).toBeGreaterThan(100)
  const missing = scripts.flatMap(unsupportedInScript)
  expect(missing.filter((feature) => !harmless.some((pattern) => pattern.test(feature)))).toEqual([])
  expect(harmless.filter((pattern) => !missing.some((feature) => pattern.test(feature)))).toEqual([])
})

/** Features of the styles that a browser of the floor may lack, with the effect for visitors. */
const degradations = {
  ':-moz-range-thumb': 'only Firefox; other browsers use the names with -webkit-',
  ':-moz-range-track': 'the same',
  ':-webkit-slider-runnable-track': 'not in Firefox, which uses the names with -moz-',
  ':-webkit-slider-thumb': 'the same',
  ':details-content': 'folded parts are printed folded, and so is the table of contents beside a text',
  ':has':
    'a result is printed with its whole page; some figures have an empty column; Measure has no table of contents beside it; the bar of the track companion covers the end of the page',
  '@container':
    'the ages under a chart touch each other on a phone, and its letters are smaller on wide screens; bars are always below their names',
  '@media (forced-colors)': 'Safari has no such mode',
  '@media (scripting)': 'without JavaScript the lap counter shows, which needs it',
  '@page': 'the margins are the printer’s',
  'accent-color': 'a checkbox has the browser’s own colour',
  'align-content: start': 'concerns flex boxes; the site uses it in grids',
  'break-after: avoid': 'a heading may end a sheet',
  'container-type': 'used with @container',
  'content-visibility': 'used with :details-content',
  'cursor: pointer': 'on iOS there is no pointer',
  'cursor: progress': 'the same',
  'forced-color-adjust': 'used with @media (forced-colors)',
  'grid-template-rows: subgrid': 'the parts of neighbouring cards are not aligned',
  hyphens: 'long words of a page in large text stay whole, or break without a hyphen',
  orphans: 'a lone line may end a sheet',
  outline: 'the focus ring has square corners',
  'paint-order': 'a label has a thicker edge',
  'print-color-adjust': 'supported with a prefix',
  'text-size-adjust': 'supported with a prefix; other browsers do not adjust text',
  'text-wrap': 'the lines of a heading differ in length, and a paragraph may end in one short word',
  'user-select': 'supported with a prefix',
  widows: 'the same as orphans',
}

test('no style that is sent needs what a browser of the floor lacks', () => {
  const packed = readdirSync('dist/files', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join('dist/files', file), 'utf8'))
  const styles = [...builtFiles(/\.css$/), ...extract(/<style>([^]*?)<\/style>/g)(packed)]
  expect([...new Set(styles.flatMap(unsupportedInStyles))].sort()).toEqual(Object.keys(degradations).sort())
})

/** Deletes the APIs that the browsers of the floor lack. Unsupported syntax cannot be simulated. */
const deleteNewApis = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const name of ['navigation', 'scheduler', 'requestIdleCallback']) Reflect.deleteProperty(window, name)
    for (const name of ['connection', 'userActivation']) Reflect.deleteProperty(Navigator.prototype, name)
  })

test('at the floor a run is saved and announced, and the results are drawn', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), { prepare: deleteNewApis, ownTab: true })
  const calculator = calculatorOn(page, 'fr')
  await calculator.send('2400')
  await calculator.toast.getByText(messages.fr.toasts.saved.title).waitFor()
  expect(await page.evaluate(() => 'toSorted' in [])).toBe(true) // the polyfill comes with the toasts
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
