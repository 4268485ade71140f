import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#i18n/all-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import type { PageId } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'
import { calculatorOn, openForm, saveUrl, sendForm } from '../../support/browser/calculator.ts'
import { startJourneys, type Visit } from '../../support/browser/journeys.ts'
import { stopClock, switchLanguage } from '../../support/browser/playwright.ts'
import { estimateProtocols } from '../../support/browser/protocols.ts'
import { numbersOn, translate } from '../../support/browser/translator.ts'
import { saveRun, setTimes } from '../../support/server/records.ts'

// A translator that replaces every text never leaves a number of another input.

const journeys = startJourneys()
const noon = Date.UTC(2026, 10, 28, 12)

/**
 * Opens a page twice. The returned function does a step in both, after a translator has replaced every text of the
 * second, and expects the same numbers in both.
 */
async function openTwins(id: PageId, { prepare, ...visit }: Visit = {}) {
  const open = () =>
    journeys.open(pathTo(id, 'fr'), {
      ...visit,
      ownTab: true,
      async prepare(page) {
        await page.clock.install({ time: noon })
        await prepare?.(page)
      },
    })
  const [plain, translated] = [await open(), await open()]
  return async function inBoth(name: string, step: (page: Page) => Promise<unknown>): Promise<void> {
    await translate(translated)
    await Promise.all([step(plain), step(translated)])
    const wrongNumbers = async () => {
      const [right, shown] = await Promise.all([numbersOn(plain), numbersOn(translated)])
      return { more: shown.length - right.length, wrong: shown.filter((number, index) => number !== right[index]) }
    }
    await expect.poll(wrongNumbers, { message: name }).toEqual({ more: 0, wrong: [] })
  }
}

/** Does what saves, and waits for the server's answer. */
const untilAnswered = (page: Page, press: () => Promise<void>) => Promise.all([page.waitForResponse(saveUrl), press()])

/** Returns a step that sends a run. */
const save =
  (distance: string, locale: Locale = 'fr') =>
  (page: Page) =>
    untilAnswered(page, () => calculatorOn(page, locale).send(distance))

test('in a translated page, answers and “what if” have the numbers of their own inputs', async () => {
  const inBoth = await openTwins('home')
  const sendTyped = (age: string, distance: string) => async (page: Page) => {
    const { fillIn, submit } = calculatorOn(page, 'fr')
    await fillIn({ age, distance })
    await submit.click()
  }
  const tryDistance = (metres: string) => (page: Page) =>
    page.getByRole('slider', { name: messages.fr.answer.whatIf.title }).fill(metres)

  await inBoth('a run', save('2400'))
  await inBoth('a distance tried', tryDistance('2600'))
  await inBoth('another distance tried', tryDistance('3300'))
  await inBoth('a second run', save('2600'))
  await inBoth('two errors', sendTyped('9', '1'))
  await inBoth('two other errors', sendTyped('101', '9000'))
  await inBoth('no error any more', sendTyped('35', '1000'))
  await inBoth('an age typed under an answer', (page) => calculatorOn(page, 'fr').fillIn({ age: '62' }))
  for (const [protocol, inputs] of estimateProtocols) {
    await inBoth(protocol, (page) => sendForm(page, protocol, inputs))
    await inBoth(`${protocol} at another age`, (page) => sendForm(page, protocol, { ...inputs, age: '35' }))
    await inBoth(`${protocol} with an error`, (page) => sendForm(page, protocol, { ...inputs, age: '9' }))
  }
})

test('in a translated page, a run keeps its numbers while saved, and in each language', async () => {
  let isAway = true
  const inBoth = await openTwins('measure', {
    expectedFaults: [/status of 503/],
    prepare: (page) =>
      page.route(saveUrl, (route) => (isAway ? route.fulfill({ status: 503, json: {} }) : route.continue())),
  })
  const retry = (page: Page) => untilAnswered(page, () => calculatorOn(page, 'fr').retry.click())

  await inBoth('a failed save', save('2500'))
  await inBoth('a second attempt that fails', retry)
  isAway = false
  await inBoth('a third that saves', retry)
  await inBoth('the other language', (page) => switchLanguage(page, '/en/measure'))
  await inBoth('another run', save('2300', 'en'))
  await inBoth('the first language', (page) => switchLanguage(page, '/mesurer'))
})

test('in a translated page, laps, taps and the timer count on', async () => {
  const { calculator, timer: words } = messages.fr
  const inBoth = await openTwins('measure')
  const formOf = (page: Page) => calculatorOn(page, 'fr').form
  const press = (name: string) => (page: Page) => formOf(page).getByRole('button', { name, exact: true }).click()
  const fillInLaps = (laps: string) => (page: Page) =>
    formOf(page).getByLabel(words.labels.laps, { exact: true }).fill(laps)
  const tap = (pause: number) => async (page: Page) => {
    for (let beat = 0; beat < 11; beat++) {
      await page.clock.runFor(pause)
      await page.getByRole('button', { name: words.pulse.tap }).click()
    }
  }

  await inBoth('the pulse', async (page) => {
    const walk = await openForm(page, 'rockport-walk')
    await walk.getByRole('button', { name: calculator.form.tapPulse }).click()
    await walk.getByRole('button', { name: words.pulse.tap }).waitFor()
  })
  await inBoth('the run', (page) => openForm(page, 'cooper-run'))
  await inBoth('laps', press(calculator.form.laps))
  for (const laps of ['6,5', 'x', '7']) await inBoth(`${laps} laps`, fillInLaps(laps))
  await inBoth('the timer', press(calculator.form.timer))
  await inBoth('the length of a lap', (page) => formOf(page).getByLabel(words.lapLength).selectOption('333'))
  await inBoth('a stopped clock', stopClock)
  await inBoth('the start', press(words.start))
  await inBoth('100 s', (page) => page.clock.runFor(100_000))
  await inBoth('a lap', press(words.lap))
  await inBoth('the half', (page) => page.clock.runFor(300_000))
  await inBoth('a stop', press(words.stop))
  await inBoth('and on', press(words.goOn))
  await inBoth('the end', (page) => page.clock.runFor(500_000))
  await inBoth('the walk', (page) => openForm(page, 'rockport-walk'))
  await inBoth('a slow pulse', tap(1000))
  await inBoth('a fast pulse', tap(600))
})

test('in a translated page, My progress has the numbers of the runs that are left', async () => {
  const { correct, delete: deletion, deleteAll } = messages.fr.myResults
  const inBoth = await openTwins('my-results', {
    expectedFaults: [/status of 400/],
    async prepare(page) {
      for (const distance of [2400, 2500, 2600]) await saveRun(page, distance)
      await setTimes(journeys.site, page.context(), noon)
    },
  })
  const follow = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name, exact: true }).click()
  const confirm = (name: string, outcome: string) => async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByText(outcome, { exact: true }).waitFor()
  }
  const correctTo = (metres: string, outcome: string) => async (page: Page) => {
    await page.locator('#formulaire [name=distance]').fill(metres)
    await confirm(correct.submit, outcome)(page)
  }

  await inBoth('a question', follow(/^Supprimer .*\(42,4\)$/))
  await inBoth('a deletion', confirm(deletion.submit, 'Résultat supprimé.'))
  await inBoth('a form', follow(/^Corriger .*\(44,5\)$/))
  await inBoth('a refused correction', correctTo('9', 'La valeur doit être d’au moins 500.'))
  await inBoth('a correction', correctTo('2700', 'Résultat corrigé et recalculé.'))
  await inBoth('the other language', (page) => switchLanguage(page, '/en/my-results#formulaire'))
  await inBoth('the first language', (page) => switchLanguage(page, '/mes-resultats#formulaire'))
  await inBoth('a question about all', follow(deleteAll.link))
  await inBoth('no run any more', confirm(deleteAll.submit, 'Tous vos résultats sont supprimés.'))
})
