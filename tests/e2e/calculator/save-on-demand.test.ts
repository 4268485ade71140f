import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordsPath } from '../../../api/record-operations.ts'
import { entry } from '../../../i18n/fr/calculator/entry.ts'
import { saveMeasurement } from '../../../i18n/fr/my-results/save-measurement.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../support/assertions.ts'
import { waitForHydration, startJourneys } from '../support/browser-fixture.ts'
import { enterProtocol, messages, withoutJavaScript } from '../support/calculator.ts'
import { rowsOf, words } from '../support/records.ts'

const journeys = startJourneys()

const he = { age: '72', gender: 'homme', weight: '80', seconds: '17:30', pulse: '130' }
const she = { age: '68', gender: 'femme', weight: '65', seconds: '16:45', pulse: '128' }

/** Sends the form of the walk. Returns its result. */
async function walk(page: Page, values: Record<string, string>) {
  await enterProtocol(page, 'rockport-walk', values)
  const box = page.locator('#resultat')
  await box.getByRole('button', { name: saveMeasurement.submit }).waitFor()
  return box
}

test.each([true, false])(
  'two walkers keep, see, correct and delete their results (scripts: %s)',
  async (hasScripts) => {
    const page = await journeys.open(
      pathTo('measure', 'fr'),
      hasScripts ? {} : { ...withoutJavaScript, expectedFaults: [/status of 400/] },
    )
    /** Checks accessibility and fit. field-tests.test.ts checks the result before it is saved. */
    async function check(part: string) {
      if (!hasScripts) return
      await expectAccessible(page, part)
      await expectToFit(page)
    }
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    for (const person of [he, she]) {
      const box = await walk(page, person)
      if (hasScripts) expect(posts).toHaveLength(person === he ? 0 : 1)
      await box.getByRole('button', { name: saveMeasurement.submit }).click()
      await box.getByText(saveMeasurement.saved).waitFor()
    }
    if (hasScripts) expect(posts).toEqual([recordsPath, recordsPath])
    await check(calculatorPanel)

    const { table, correct, remove, done, person } = words.fr
    const rockport = entry.protocols['rockport-walk'].name
    const [herTab, hisTab] = ['Femme, 68 ans', 'Homme, 72 ans'] as const
    const tab = (name: string) => page.getByRole('navigation', { name: person.people }).getByRole('link', { name })
    const rows = async () => (await rowsOf(page)).map((row) => row.split(' · ')[1])
    const head = (margin: string) => page.getByRole('heading', { name: new RegExp(`${rockport} · .*${margin}`) })
    await page.locator('#resultat').getByRole('link', { name: messages.fr.pageNames['my-results'] }).click()
    await expect.poll(() => rows()).toEqual(['20,0'])
    await head('5,0').waitFor()
    await tab(hisTab).click()
    await expect.poll(() => rows()).toEqual(['23,8'])
    await page.getByRole('img', { name: /23.8/ }).waitFor()
    await head('4,1').waitFor()
    await check('main')
    if (hasScripts) {
      await page.getByText(person.change).click()
      await page.getByLabel(person.initial(hisTab.toLowerCase())).fill('J.')
      await check('main nav')
      await page.getByRole('button', { name: person.keep }).click()
      await tab(hisTab.replace(/^\w+/, 'J.')).waitFor()
      await page.reload()
      await waitForHydration(page)
      await tab(hisTab.replace(/^\w+/, 'J.')).waitFor()
    }

    await page.getByRole('link', { name: table.correct }).last().click()
    const question = page.locator('#question')
    await question.locator('#seconds').fill('5:00')
    await question.getByRole('button', { name: correct.submit }).click()
    await question.getByText(messages.fr.fields.times.tooShort('6:00')).waitFor()
    await check('#question')
    await question.locator('#seconds').fill('16:30')
    await question.getByRole('button', { name: correct.submit }).click()
    await page.getByText(done.correct).waitFor()
    // the message is shown before the list is loaded again
    await expect.poll(() => rows()).toEqual(['26,6'])

    await tab(herTab).click()
    await expect.poll(() => rows()).toEqual(['20,0'])
    await page.getByRole('link', { name: table.remove }).first().click()
    await question.getByRole('button', { name: remove.submit }).click()
    await page.getByText(done.remove).waitFor()
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        expect.stringContaining(
          table.entered(entry.protocols['rockport-walk'].fields.seconds!, '16:30').replace('\u00a0', ' '),
        ),
      ])
  },
)
