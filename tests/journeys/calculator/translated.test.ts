import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { startJourneys } from '../../support/browser-fixture.ts'
import { openForm, sendForm } from '../../support/calculator.ts'
import { numbersOn, translate } from '../../support/translator.ts'
import { otherProtocols } from '../../support/protocols.ts'

type Steps = Record<string, (page: Page) => Promise<unknown>>

const journeys = startJourneys()
const api = '**/api/vo2/calculate'
const noon = Date.UTC(2026, 10, 28, 12)

const submit = (page: Page) => page.locator('#cooper-run-form > button[type=submit]')

async function send(page: Page, age: string, distance: string) {
  await page.locator('#age').fill(age)
  await page.locator('#distance').fill(distance)
  await submit(page).click()
}

/** Sends a run and waits until it is saved, or is not. */
const run =
  (distance: string, kind: 'saved' | 'failed' = 'saved') =>
  async (page: Page) => {
    await send(page, '35', distance)
    await page.locator(`li[data-kind=${kind}][data-state=open]`).waitFor()
    await expect.poll(() => submit(page).isEnabled()).toBe(true)
  }

/** Presses a link or a button, and waits for what it leads to. */
const press = (control: string, shown: string) => async (page: Page) => {
  await page.locator(control).filter({ visible: true }).first().click()
  await page.locator(shown).first().waitFor()
}

const tryDistance = (metres: string) => (page: Page) => page.locator('[data-answer] [type=range]').fill(metres)

/** Taps along with a pulse: so many beats, so many ms from one to the next. */
const tap = (beats: number, pause: number, start: number) => async (page: Page) => {
  const button = page.locator('#rockport-walk-form [role=group] > button').first()
  for (let beat = 0; beat < beats; beat++)
    await button.evaluate(
      (button, timeStamp) => {
        const click = new MouseEvent('click', { bubbles: true })
        button.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: timeStamp }))
      },
      start + beat * pause,
    )
}

const timer = (page: Page) => page.locator('#cooper-run-form section')
const pressTimer = (nth: number) => (page: Page) => timer(page).locator('button').nth(nth).click()

const calculatorSteps: Steps = {
  'a run': run('2400'),
  'a second run': run('2600'),
  'an error': (page) => send(page, '9', ''),
  'another error': (page) => send(page, '101', '9'),
  'a run after errors': run('1000'),
  'a failed save': async (page) => {
    await page.route(api, (route) => route.abort('connectionreset'))
    await run('2500', 'failed')(page)
  },
  'a save that fails again': async (page) => {
    await page.locator('[data-answer] button').last().click()
    await page.locator('li[data-state=open]').waitFor()
  },
  'a save at last': async (page) => {
    await page.unroute(api)
    await page.locator('[data-answer] button').last().click()
    await page.locator('li[data-kind=saved]').waitFor()
  },
  'the first distance tried': tryDistance('2600'),
  'the second distance tried': tryDistance('3300'),
  'the run’s own distance': tryDistance('2500'),
  'an age typed under an answer': (page) => page.locator('#age').fill('62'),
  ...Object.fromEntries(
    otherProtocols.flatMap(([protocol, inputs]) => [
      [protocol, (page: Page) => sendForm(page, protocol, inputs)],
      [`${protocol} again`, (page: Page) => sendForm(page, protocol, { ...inputs, age: '35' })],
      [`${protocol} with an error`, (page: Page) => sendForm(page, protocol, { ...inputs, age: '9' })],
    ]),
  ),
  'a pulse': async (page) => {
    const form = await openForm(page, 'rockport-walk')
    await form.locator('[aria-expanded]').click()
    await tap(3, 1000, 1)(page)
  },
  'enough taps': tap(12, 1000, 3001),
  'another pulse': tap(11, 600, 15_001),
  laps: async (page) => {
    const form = await openForm(page, 'cooper-run')
    await form.locator('[aria-expanded]').first().click()
    await form.locator('[role=group] input').first().fill('6,5')
  },
  'no laps': (page) => page.locator('#cooper-run-form [role=group] input').first().fill('x'),
  'other laps': (page) => page.locator('#cooper-run-form [role=group] input').first().fill('7'),
  'the timer': (page) => page.locator('#cooper-run-form [aria-expanded]').nth(1).click(),
  'another length of a lap': (page) => timer(page).locator('select').selectOption(''),
  'the start': async (page) => {
    await timer(page).locator('input').fill('350')
    await page.clock.pauseAt(noon + 3_600_000)
    await pressTimer(0)(page)
    await page.clock.runFor(100_000)
  },
  'a lap': pressTimer(0),
  'the half': (page) => page.clock.runFor(300_000),
  'a stop': pressTimer(1),
  'on it goes': pressTimer(0),
  'the end': async (page) => {
    await page.clock.runFor(500_000)
    await page.clock.resume()
  },
  'the other language': press('header a[hreflang]', 'html[lang^=en]'),
  'a run in it': run('2300'),
  'and back': press('header a[hreflang]', 'html[lang^=fr]'),
  'another page': press('header a[href="/ameliorer"]', 'main form input[type=date]'),
  'a page of one’s own': press('header a[href="/mes-resultats"]', 'main time'),
}

const ownPageSteps: Steps = {
  'a question': press('main li:nth-child(2) a[href*=delete]', '#question'),
  'a deletion': press('#question button', 'main:not(:has(#question)) [data-outcome=deleted]'),
  'a form': press('main li:first-child a[href*=correct]', '#question'),
  'a refused correction': async (page) => {
    await page.locator('#question [name=distance]').fill('9')
    await press('#question button', '#question [aria-invalid]')(page)
  },
  'a correction': async (page) => {
    await page.locator('#question [name=distance]').fill('2700')
    await press('#question button', 'main:not(:has(#question)) [data-outcome=corrected]')(page)
  },
  'the other language': press('header a[hreflang]', 'html[lang^=en]'),
  'a question about all': press('main a[href*=erase]', '#question'),
  'no run any more': press('#question button', 'main:not(:has(time))'),
}

/** The pages are compared: both have the same times. */
async function withSameTimes(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, new Date(noon).toISOString())
  await route.fulfill({ response, body })
}

test('a translator that replaces every text never leaves a number of another input', async () => {
  const open = () =>
    journeys.open(pathTo('home', 'fr'), {
      ownTab: true,
      expectedFaults: [/ERR_CONNECTION_RESET/, /status of 400/],
      async prepare(page) {
        await page.clock.install({ time: noon })
        await page.route(/(my-results|mes-resultats)\.data/, withSameTimes)
      },
    })
  const [plain, translated] = [await open(), await open()]
  for (const [name, step] of Object.entries({ ...calculatorSteps, ...ownPageSteps })) {
    await translate(translated)
    await Promise.all([step(plain), step(translated)])
    const wrong = async () => {
      const [right, shown] = await Promise.all([numbersOn(plain), numbersOn(translated)])
      return [shown.length - right.length, shown.filter((number, index) => number !== right[index])]
    }
    await expect.poll(wrong, { message: name }).toEqual([0, []])
  }
})
