import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Gender } from '../../domain/person.ts'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { addresses, calculatorAddresses } from '../support/addresses.ts'
import { calculatorOn, postForm } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'
import { savedCalculations } from '../support/saved-records.ts'

const journeys = startJourneys()
const withoutJavaScript = { javaScriptEnabled: false }

test.each(calculatorAddresses)('$path computes, saves and lands on the result', async ({ path, locale }) => {
  const page = await journeys.open(path, withoutJavaScript)
  const calculator = calculatorOn(page, locale)
  await calculator.age.fill('45')
  await calculator.gender.selectOption('femme')
  await calculator.weight.fill('62,5')
  await calculator.distance.fill('2600')
  const status = await postForm(page)
  expect(status).toBe(200)
  expect(page.url()).toBe(`${journeys.site.url}${path}#resultat`)
  const shown = await calculator.result.innerText()
  expect(shown).toContain(locale === 'fr' ? '31,9' : '31.9')
  expect(shown).toContain(locale === 'fr' ? 'Calcul enregistré' : 'Calculation saved')
  expect(await isOnScreen(page, '#resultat')).toBe(true)
  expect(await calculator.weight.inputValue()).toBe('62,5')
  expect(await savedCalculations(journeys.site, page.context())).toEqual([
    { age: 45, gender: 'femme', weight: 62.5, distance: 2600, result_tenths: 319, category: 'Moyen' },
  ])
})

test.each(calculatorAddresses)(
  '$path says what is wrong, keeps what was typed and leads to it',
  async ({ path, locale }) => {
    const page = await journeys.open(path, { ...withoutJavaScript, expectedFaults: [/status of 400/] })
    const calculator = calculatorOn(page, locale)
    await calculator.age.fill('9')
    await calculator.gender.selectOption('femme')
    await calculator.distance.fill('deux')
    expect(await postForm(page)).toBe(400)
    const { age, distance } =
      locale === 'fr'
        ? { age: 'La valeur doit être d’au moins 10.', distance: 'Entrez un nombre.' }
        : { age: 'Number must be greater than or equal to 10', distance: 'Expected number, received nan' }
    expect(await page.locator('#age-error').innerText()).toBe(age)
    expect(await page.locator('#distance-error').innerText()).toBe(distance)
    expect(await calculator.age.getAttribute('aria-describedby')).toContain('age-error')
    expect(await calculator.distance.getAttribute('aria-invalid')).toBe('true')
    expect(await calculator.age.inputValue()).toBe('9')
    expect(await calculator.gender.inputValue()).toBe('femme')
    expect(await calculator.distance.inputValue()).toBe('deux')

    const summary = page.getByRole('alert')
    expect(page.url()).toContain('#resultat')
    expect(await isOnScreen(page, '#resultat')).toBe(true)
    await summary.getByRole('link', { name: distance }).click()
    await page.waitForURL('**#distance')
    expect(await isOnScreen(page, '#distance')).toBe(true)
    expect(await page.getByRole('main').innerText()).not.toMatch(/Calcul enregistré|Calculation saved/)
    expect(await savedCalculations(journeys.site, page.context())).toEqual([])
  },
)

test.each(locales)('all that the pages hold (%s) is shown', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), withoutJavaScript)
  for (const { path } of addresses.filter((address) => address.locale === locale)) {
    await page.goto(path)
    expect(await hiddenText(page), path).toEqual([])
  }
})

test.each(calculatorAddresses)('$path shows the reference tables of men and women', async ({ path, locale }) => {
  const page = await journeys.open(path, withoutJavaScript)
  const table = (gender: Gender) =>
    page.getByRole('table', { name: messages[locale].tables.captions[gender] }).innerText()
  await page.locator('#tableaux details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
  expect(await table('homme')).toContain('51')
  expect(await table('femme')).toContain('44')
})

function isOnScreen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight && bottom > 0
  })
}

/** Texts of the content that are in the page but cannot be seen, except descriptions of pictures and folded parts. */
function hiddenText(page: Page): Promise<string[]> {
  // a run of text has no box of its own
  return page.locator('main :not([data-text])').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('svg, details:not([open]), option, [role="status"]'))
      // the way to the clock of the track, which needs scripts
      .filter((element) => !element.matches('#piste, :has(> #piste)'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent.trim())
      .filter((text) => text !== ''),
  )
}
