import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sharing as sharingEn } from '../../i18n/en/calculator/sharing.ts'
import { sharing as sharingFr } from '../../i18n/fr/calculator/sharing.ts'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import { calculate, withAndWithoutJavaScript, openFold } from '../support/calculator-actions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()
const sharing = { fr: sharingFr, en: sharingEn }

test.each(locales)('a calendar file (%s) holds the next test, four weeks later', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale), {
    timezoneId: 'America/Toronto',
    ownTab: true,
    prepare: (page) => page.clock.setFixedTime(new Date('2026-11-22T02:00:00Z')), // the evening of the 21st
  })
  await calculate(page, locale)
  await openFold(page, messages[locale].details.answer.share.title)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: sharing[locale].calendar }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${messages[locale].tests['cooper-run'].again}.ics`)
  const file = await text(await download.createReadStream())
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n(.*\r\n)+END:VCALENDAR\r\n$/)
  expect(file).toContain('DTSTART;VALUE=DATE:20261219\r\n')
  expect(file).toContain('DTSTAMP:20261122T020000Z\r\n')
  expect(file).toContain(`//${locale.toUpperCase()}\r\n`)
  expect(file).toContain(`SUMMARY:${messages[locale].tests['cooper-run'].again}\r\n`)
  expect(file.replaceAll('\r\n ', '')).toMatch(/2(\\,|\s)400\sm\./)
})

test.each(withAndWithoutJavaScript(calculatorAddresses))(
  '$path prints the answer on one page $way',
  async ({ path, locale, visit }) => {
    const page = await journeys.open(path, visit)
    // the longest explanation
    await page.locator('#gender').selectOption('femme')
    await calculate(page, locale, { age: '63', distance: '1800' })
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
    }
    await page.emulateMedia({ media: 'print' })
    const isShown = (selector: string) => page.locator(selector).first().isVisible()
    expect(await isShown('#resultat details >> text=504')).toBe(true) // the calculation, though folded on the screen
    expect(await page.locator('#resultat').innerText()).toMatch(/VO2max · .*20\d\d/)
    expect(await isShown('#votre-case')).toBe(true)
    expect(await page.locator('tbody tr:visible').count()).toBe(1)
    for (const gone of ['h1', 'header', 'footer', '#age', 'button']) expect(await isShown(gone), gone).toBe(false)
  },
)
