import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import {
  rateKnownValue,
  calculate,
  withAndWithoutJavaScript,
  isOnScreen,
  openFold,
  withPlainSpaces,
} from '../support/calculator-actions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn } from '../support/calculator.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

/** What a man of 30 reads who ran 2,400 m: worked by hand from the formula. */
const explained = {
  fr: [
    'Catégories du site : hommes, de 30 à 39 ans',
    'Faible moins de 35',
    'Moyen 35 à 39,9',
    'Bon 40 à 46,9',
    'Très bon 47 à 51,9',
    'Excellent 52 et plus',
    'environ ± 10 % du nombre affiché : de 36,2 à 44,2 ml/kg/min ; sans les corrections du site, de 38,2 à 46,6',
    'Environ la moitié des hommes de 30 à 39 ans mesurés en laboratoire font moins que vous.',
    '42,4 ml/kg/min, sans les corrections du site',
    '2,8 litres d’oxygène par minute, pour 70 kg',
    '11,5 MET',
    '12,0 km/h, soit 5 min 00 s par kilomètre',
    'Marcher vite',
    '4,8 MET · 42 %',
    'code 17200',
    '8,5 MET · 74 %',
    '« Très bon » commence à 47. Ce serait 316 m de plus en 12 minutes.',
    'Hommes, 30-39 ans, colonne « Bon ».',
    '(2 400 − 504,9) ÷ 44,73 = 42,368 ml/kg/min',
    'soit 5 %, donc × 0,95',
    '(2 400 − 504,9) ÷ 44,73 × 0,95 = 40,2 ml/kg/min',
  ],
  en: [
    'This site’s categories: men, 30 to 39',
    'Poor under 35',
    'Fair 35 to 39.9',
    'Good 40 to 46.9',
    'Very good 47 to 51.9',
    'Excellent 52 and over',
    'about ± 10% of the number shown: 36.2 to 44.2 ml/kg/min; without this site’s corrections, 38.2 to 46.6',
    'About half of men aged 30 to 39 measured in a lab score lower than you.',
    '42.4 ml/kg/min, without this site’s corrections',
    '2.8 litres of oxygen per minute, at 70 kg',
    '11.5 METs',
    '12.0 km/h, or 5 min 00 s per kilometre',
    'Brisk walking',
    '4.8 METs · 42%',
    'code 17200',
    '8.5 METs · 74%',
    '“Very good” begins at 47. That would be 316 m more in 12 minutes.',
    'Men, 30-39, “Good” column.',
    '(2,400 − 504.9) ÷ 44.73 = 42.368 ml/kg/min',
    'or 5%, so × 0.95',
    '(2,400 − 504.9) ÷ 44.73 × 0.95 = 40.2 ml/kg/min',
  ],
}
const yours = { fr: '← vous, 40,2', en: '← you, 40.2' }
const scale = {
  fr: 'Votre résultat : 40,2 ml/kg/min. Marge : de 36,2 à 44,2.',
  en: 'Your result: 40.2 ml/kg/min. Margin: 36.2 to 44.2.',
}
const curve = {
  fr: 'Votre plafond : 40,2 ml/kg/min. Marge : de 36,2 à 44,2. Médiane des hommes de 30 à 39 ans : 38,6.',
  en: 'Your ceiling: 40.2 ml/kg/min. Margin: 36.2 to 44.2. Median of men aged 30 to 39: 38.6.',
}

test.each(withAndWithoutJavaScript(calculatorAddresses))(
  '$path explains the result $way, and its cell is lit',
  async ({ path, locale, visit }) => {
    const page = await journeys.open(path, visit)
    await calculate(page, locale)
    await openFold(page, messages[locale].details.folds.details.title)
    const text = withPlainSpaces(await page.locator('#resultat').innerText())
    for (const expected of explained[locale]) expect(text).toContain(withPlainSpaces(expected))
    const drawings = await page.locator('#resultat [role=img]').all()
    const alternatives = drawings.map(async (drawing) => withPlainSpaces((await drawing.getAttribute('aria-label'))!))
    expect(await Promise.all(alternatives)).toEqual([curve[locale], scale[locale]])

    const cell = page.locator('#votre-case')
    expect(withPlainSpaces(await cell.innerText())).toContain(yours[locale])
    const { men, column } = await cell.evaluate((element) => ({
      men: element.closest('table')!.ariaLabel,
      column: element.getAttribute('data-label'),
    }))
    expect(men).toContain(messages[locale].tables.captions.homme)
    expect(column).toBe(messages[locale].tables.good)
    await page.locator('#resultat a[href="#votre-case"]').click()
    await expect.poll(() => isOnScreen(page, '#votre-case')).toBe(true)
  },
)

test.each(locales)('the details of a posted answer (%s) need no script to stand in their place', async (locale) => {
  const answer = await fetch(journeys.site.url + pathTo('measure', locale), {
    method: 'POST',
    headers: { Origin: journeys.site.url },
    body: new URLSearchParams({ age: '70', gender: 'femme', weight: '70', distance: '2000' }),
  })
  const html = await answer.text()
  expect(withPlainSpaces(html)).toContain(withPlainSpaces(messages[locale].details.next.walk.older))
  expect(html).not.toMatch(/<template|\$RC|<div hidden/)
})

test.each(locales)('what to do next (%s): train, or test again, and from 50 on a gentler test', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const { next, share: keep } = messages[locale].details
  const result = page.locator('#resultat')
  const link = (name: string) => result.getByRole('link', { name, exact: true })
  await calculate(page, locale, { age: '49' })
  expect(await link(next.improve).getAttribute('href')).toBe(`${pathTo('improve', locale)}#programme`)
  await calculate(page, locale, { distance: '4000' })
  await result.getByText(next.again.title).waitFor()
  expect(await result.getByRole('button', { name: keep.calendar }).first().isVisible()).toBe(true)
  await calculate(page, locale, { age: '50', distance: '2400' })
  await link(next.walk.try).waitFor()
  expect(await link(next.walk.try).getAttribute('href')).toBe(`${pathTo('measure', locale)}#rockport`)
  await expect.poll(() => result.innerText()).not.toContain(next.walk.older)
  await calculate(page, locale, { age: '70' })
  await expect.poll(() => result.innerText()).toContain(next.walk.older)
})

test.each(locales)('a run that the formula cannot tell (%s) keeps its answer, and nothing is drawn', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  await calculate(page, locale)
  await calculatorOn(page, locale).distance.fill('500')
  await calculatorOn(page, locale).submit.click()
  const { none } = messages[locale].details.measuredPeople.belowFormula
  await page.locator('#resultat').getByText(none('500')).waitFor()
  const text = await page.locator('#resultat').innerText()
  expect(text).toContain(messages[locale].categories.Faible)
  expect(text).toContain(messages[locale].result.percentile(10))
  expect(await page.locator('#resultat [role=img]:visible').count()).toBe(0)
})

test.each(locales)('the lit cell (%s) follows the last answer', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  await calculate(page, locale)
  await page.locator('#gender').selectOption('femme')
  await calculate(page, locale)
  await expect.poll(() => page.locator('#votre-case').innerText()).toContain(locale === 'fr' ? '34,2' : '34.2')
  await rateKnownValue(page, ['61', '52', 'homme'])
  await expect.poll(() => page.locator('#votre-case').innerText()).toContain(locale === 'fr' ? '61,0' : '61.0')
  expect(await page.locator('#votre-case').count()).toBe(1)
})

test.each(locales)('where the details do not arrive (%s), the number stands and a line says so', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), {
    expectedFaults: [/assets\/details-/],
    prepare: (page) => page.route('**/assets/details-*.js', (route) => route.abort()),
  })
  await calculatorOn(page, locale).submit.click()
  await page.getByText(messages[locale].result.withoutDetails).waitFor()
  expect(await page.locator('#resultat').innerText()).toContain(locale === 'fr' ? '40,2' : '40.2')
  expect(await page.locator('#resultat').innerText()).toContain(messages[locale].result.formulaNote)
})
