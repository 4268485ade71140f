import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { recordsPath } from '../../contract/records.ts'
import { tests as testsEn } from '../../i18n/en/tests.ts'
import { tests as testsFr } from '../../i18n/fr/tests.ts'
import { saveMeasurement as saveMeasurementEn } from '../../i18n/en/progress/save-measurement.ts'
import { saveMeasurement as saveMeasurementFr } from '../../i18n/fr/progress/save-measurement.ts'
import { type Locale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { postgresBinaries, startPostgres, type PostgresServer } from '../../server/testing/postgres.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import {
  waitForHydration,
  startJourneys,
  startJourneysOnOwnSite,
  type Journeys,
  type Visit,
} from '../support/browser-fixture.ts'
import { openTest } from '../support/calculator-actions.ts'
import { messages } from '../support/messages.ts'
import { rowsOf, variants, words } from '../support/results.ts'

const journeys = startJourneys()
const keeping = { fr: saveMeasurementFr, en: saveMeasurementEn }
const tests = { fr: testsFr, en: testsEn }

const he = { age: '72', gender: 'homme', weight: '80', seconds: '17:30', pulse: '130' }
const she = { age: '68', gender: 'femme', weight: '65', seconds: '16:45', pulse: '128' }

/** Fills the walk's form and asks for its result. */
async function walk(page: Page, locale: Locale, values: Record<string, string>) {
  await openTest(page, 'rockport-walk')
  for (const [field, value] of Object.entries(values)) {
    const control = page.locator(`#rw-${field}`)
    if (field === 'gender') await control.selectOption(value)
    else await control.fill(value)
  }
  await page.locator('#rockport-walk-form > button').click()
  const box = page.locator('#resultat')
  await box.getByRole('button', { name: keeping[locale].submit }).waitFor()
  return box
}

/**
 * A couple walks, keeps both results, corrects one and deletes the other. `checked` looks at each state of the pages, but
 * for the answer before it is kept, which field-tests.test.ts looks at.
 */
async function follow(
  { open }: Pick<Journeys, 'open'>,
  locale: Locale,
  options: Visit,
  checked: (page: Page) => Promise<void>,
) {
  const page = await open(pathTo('measure', locale), options)
  const kept: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') kept.push(new URL(request.url()).pathname)
  })
  for (const person of [he, she]) {
    const box = await walk(page, locale, person)
    if (options.javaScriptEnabled !== false) expect(kept).toHaveLength(person === he ? 0 : 1)
    await box.getByRole('button', { name: keeping[locale].submit }).click()
    await box.getByText(keeping[locale].saved).waitFor()
  }
  if (options.javaScriptEnabled !== false) expect(kept).toEqual([recordsPath, recordsPath])
  await checked(page)

  const { table, correct, remove, done, person } = words[locale]
  const rockport = tests[locale]['rockport-walk'].name
  const [herTab, hisTab] = locale === 'fr' ? ['Femme, 68 ans', 'Homme, 72 ans'] : ['Female, 68', 'Male, 72']
  const tab = (name: string) => page.getByRole('navigation', { name: person.people }).getByRole('link', { name })
  const point = locale === 'fr' ? ',' : '.'
  const rows = async () => (await rowsOf(page)).map((row) => row.split(' · ')[1])
  const head = (margin: string) => page.getByRole('heading', { name: new RegExp(`${rockport} · .*${margin}`) })
  await page.goto(pathTo('progress', locale))
  if (options.javaScriptEnabled !== false) await waitForHydration(page)
  expect(await rows()).toEqual([`20${point}0`])
  await head(`5${point}0`).waitFor()
  await tab(hisTab).click()
  await expect.poll(() => rows()).toEqual([`23${point}8`])
  await page.getByRole('img', { name: /23.8/ }).waitFor()
  await head(`4${point}1`).waitFor()
  await checked(page)
  if (options.javaScriptEnabled !== false) {
    await page.getByText(person.change).click()
    await page.getByLabel(person.initial(hisTab.toLowerCase())).fill('J.')
    await checked(page)
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
  await question.getByText(messages[locale].fields.times.tooShort('6:00')).waitFor()
  await checked(page)
  await question.locator('#seconds').fill('16:30')
  await question.getByRole('button', { name: correct.submit }).click()
  await page.getByText(done.correct).waitFor()
  // the line tells it before the list is read again
  await expect.poll(() => rows()).toEqual([`26${point}6`])

  await tab(herTab).click()
  await expect.poll(() => rows()).toEqual([`20${point}0`])
  await page.getByRole('link', { name: table.remove }).first().click()
  await checked(page)
  await question.getByRole('button', { name: remove.submit }).click()
  await page.getByText(done.remove).waitFor()
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      expect.stringContaining(
        table.entered(tests[locale]['rockport-walk'].fields.seconds!, '16:30').replace('\u00a0', ' '),
      ),
    ])
}

test.each(variants.filter(({ locale }) => locale === 'fr'))(
  'two people who walk keep, see, correct and delete their results ($locale, $scripts)',
  async ({ locale, options }) => {
    const isAlive = options.javaScriptEnabled !== false
    const expectedFaults = isAlive ? [] : [/status of 400/]
    await follow(journeys, locale, { ...options, expectedFaults }, async (page) => {
      if (!isAlive) return
      await expectAccessible(page)
      await expectToFit(page)
    })
  },
)

const binaries = postgresBinaries()

describe.skipIf(!binaries)('on PostgreSQL', () => {
  let server: PostgresServer
  // after the site, which the hook below this one stops first
  afterAll(() => server.stop())
  const own = startJourneysOnOwnSite(async () => {
    server = await startPostgres(binaries!)
    return { DATABASE_URL: await server.newDatabase() }
  })

  test('so they do, without JavaScript', () =>
    follow(own, 'en', { javaScriptEnabled: false, expectedFaults: [/status of 400/] }, async () => {}))
})

test.each(variants.filter(({ locale }) => locale === 'fr'))(
  'a known value is kept only on demand ($scripts)',
  async ({ locale, options }) => {
    const page = await journeys.open(pathTo('home', locale), options)
    const form = page.locator('#resultat')
    await openTest(page, 'known-value')
    await page.locator('#known-vo2max').fill('42,5')
    await page.locator('#known-age').fill('72')
    await page.locator('#known-value-form > button').click()
    await form.getByRole('button', { name: keeping[locale].submit }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    await form.getByRole('button', { name: keeping[locale].submit }).click()
    await form.getByText(keeping[locale].saved).waitFor()
    await form.getByRole('link', { name: messages[locale].pageNames.progress }).click()
    await page.getByRole('heading', { name: tests[locale]['known-value'].name }).waitFor()
  },
)
