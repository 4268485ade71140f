import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordOf } from '../../../api/record.ts'
import { saveRequestOf } from '../../../api/record-operations.ts'
import { categories } from '../../../domain/norms/rating.ts'
import { squats } from '../../../domain/protocols/entry.arbitrary.ts'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { doctor as en } from '../../../i18n/en/my-results/doctor.ts'
import { doctor as fr } from '../../../i18n/fr/my-results/doctor.ts'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { hasFocus, withPlainSpaces } from '../support/calculator.ts'
import { words as resultsWords } from '../support/records.ts'

const journeys = startJourneys()

const person = { age: 63, gender: 'femme', weight: 70 } as const
const run = (distance: number): ProtocolEntry => ({ protocol: 'cooper-run', inputs: { ...person, distance } })
const withoutExercise: ProtocolEntry = {
  protocol: 'no-exercise',
  inputs: {
    ...{ age: 63, gender: 'femme', waist: 90, restingPulse: 62 },
    ...{ frequency: 'almostDaily', intensity: 'outOfBreath', length: 'halfAnHourOrMore' },
  },
}

/** One more than fits, oldest first, of every protocol. */
const entries: ProtocolEntry[] = [
  ...[run(1500), run(1600), run(1650), run(1700), run(1750)],
  { protocol: 'known-value', inputs: { vo2max: 30, age: 63, gender: 'femme' } },
  { protocol: 'rockport-walk', inputs: { ...person, seconds: 960, pulse: 140 } },
  { protocol: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } },
  { protocol: 'astrand-ryhming-cycle', inputs: { ...person, watts: 75, pulseAtMinute5: 130, pulseAtMinute6: 132 } },
  ...[squats, withoutExercise, withoutExercise, run(1800)],
]

async function save(page: Page, entry: ProtocolEntry): Promise<void> {
  const { path, body } = saveRequestOf(recordOf(entry)!)
  expect((await page.request.post(path, { data: body })).status()).toBe(201)
}

test.each(locales)('the twelve newest results are printed for a doctor on one Letter page (%s)', async (locale) => {
  const words = { fr, en }[locale]
  const page = await journeys.open(pathTo('my-results', locale), {
    viewport: { width: 320, height: 700 },
    prepare: async (page) => {
      for (const entry of entries) await save(page, entry)
    },
  })
  await page.evaluate(() => void Object.assign(window, { print: () => void (document.title = 'printed') }))
  const button = page.getByRole('button', { name: resultsWords[locale].doctor.print })
  await button.press('Enter')
  const sheet = page.getByRole('region', { name: words.title })
  await expect.poll(() => page.title()).toBe('printed')
  expect(await hasFocus(sheet.getByRole('heading', { name: words.title }))).toBe(true)
  await expectAccessible(page, 'section[aria-labelledby=doctor-title]')
  await expectToFit(page)

  const text = withPlainSpaces(await sheet.innerText())
  const rows = await sheet.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.textContent))
  expect(rows).toHaveLength(12)
  expect(withPlainSpaces(rows[0]!)).toMatch(/15[,.]3 ml\/kg\/min29[,.]0 ml\/kg\/min.*8[,.]3–$/)
  expect(rows[1]).toMatch(/62.\/min$|62\/min$/)
  for (const line of [words.estimates, words.mets, words.latest('12')]) expect(text).toContain(withPlainSpaces(line))
  for (const category of categories) expect(rows.join(' ')).not.toContain(category)
  expect((await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading').allInnerTexts()).toEqual([words.title, words.methodsTitle])
  await page.emulateMedia({ media: 'screen' })
  await sheet.getByRole('button', { name: words.close }).press('Enter')
  expect(await hasFocus(button)).toBe(true)
  expect(await sheet.count()).toBe(0)
})
