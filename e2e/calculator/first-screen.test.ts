import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import {
  calculate,
  withAndWithoutJavaScript,
  isOnScreen,
  withPlainSpaces,
  withoutJavaScript,
} from '../support/calculator-actions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn } from '../support/calculator.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

/** What a man reads on the first screen of a phone, from top to bottom: of 70 and 2,400 m, of 35 and as much, of 60 and 1,200 m. */
const firstScreens = {
  fr: [
    [
      '70 ans, homme, 2 400 m Modifier',
      'Votre course vous place devant plus de 95 % des hommes de 70 à 79 ans mesurés en laboratoire.',
      'D’après l’équation de Cooper seule : 42,4 ml/kg/min, à ± 10 % près.',
      'Selon la formule et les seuils du site',
      '23,3 ml/kg/min',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
    ],
    [
      '35 ans, homme, 2 400 m Modifier',
      '38,1 ml/kg/min',
      'Moyen',
      'Vous êtes au 25e percentile pour votre âge et votre sexe.',
      'Selon les seuils du site, plus exigeants que la moyenne des gens mesurés.',
      'Environ la moitié des hommes de 30 à 39 ans mesurés en laboratoire font moins que vous.',
    ],
    [
      '60 ans, homme, 1 200 m Modifier',
      '1 200 m en 12 minutes : c’est votre point de départ.',
      'Parmi les hommes de 60 à 69 ans mesurés en laboratoire, environ 1 sur 10 fait moins que vous.',
      'D’après l’équation de Cooper seule : 15,5 ml/kg/min, à ± 10 % près.',
      'Selon la formule et les seuils du site',
      '10,1 ml/kg/min',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
    ],
  ],
  en: [
    [
      'age 70, male, 2,400 m Edit',
      'Your run puts you ahead of more than 95% of men aged 70 to 79 measured in a lab.',
      'By Cooper’s equation alone: 42.4 ml/kg/min, give or take 10%.',
      'By this site’s formula and thresholds',
      '23.3 ml/kg/min',
      'Poor',
      'You are in the 10th percentile for your age and gender',
    ],
    [
      'age 35, male, 2,400 m Edit',
      '38.1 ml/kg/min',
      'Fair',
      'You are in the 25th percentile for your age and gender',
      'By this site’s thresholds, which are stricter than the average of people measured.',
      'About half of men aged 30 to 39 measured in a lab score lower than you.',
    ],
    [
      'age 60, male, 1,200 m Edit',
      '1,200 m in 12 minutes: that’s your starting point.',
      'About 1 in 10 men aged 60 to 69 measured in a lab score lower than you.',
      'By Cooper’s equation alone: 15.5 ml/kg/min, give or take 10%.',
      'By this site’s formula and thresholds',
      '10.1 ml/kg/min',
      'Poor',
      'You are in the 10th percentile for your age and gender',
    ],
  ],
}
const runs = [
  { age: '70', distance: '2400' },
  { age: '35', distance: '2400' },
  { age: '60', distance: '1200' },
]

test.each(withAndWithoutJavaScript(locales.map((locale) => ({ locale }))))(
  'number, category, percentile and comparison ($locale, $way) stand whole on a phone’s first screen, above the toast',
  async ({ locale, way, visit }) => {
    const page = await journeys.open(pathTo('home', locale), { ...visit, viewport: { width: 390, height: 844 } })
    for (const [index, run] of runs.entries()) {
      await calculate(page, locale, run)
      const expected = firstScreens[locale][index]!
      const paragraphs = page.locator('#resultat [data-answer] p')
      await expect
        .poll(async () => (await paragraphs.allInnerTexts()).map(withPlainSpaces).slice(0, expected.length), {
          message: way,
        })
        .toEqual(expected)
      // the page scrolls to the answer when all of it is there
      const place = () =>
        paragraphs.nth(expected.length - 1).evaluate((last) => ({
          top: last.closest('[data-answer]')!.querySelector('p')!.getBoundingClientRect().top,
          bottom: last.getBoundingClientRect().bottom,
        }))
      await expect.poll(async () => (await place()).bottom - (await place()).top).toBeLessThan(844 - 69)
      if (visit === withoutJavaScript) continue
      const { announcement, notice } = calculatorOn(page, locale)
      await notice.waitFor()
      await expect.poll(async () => (await place()).top).toBeGreaterThan(60)
      await expect.poll(async () => (await place()).bottom).toBeLessThan((await notice.boundingBox())!.y)
      // in one message: the comparison, and whether it was saved; the toast adds nothing to it
      await expect
        .poll(async () => withPlainSpaces(await announcement.innerText()))
        .toContain(expected.at(index === 1 ? -1 : 1))
      await expect.poll(() => announcement.innerText()).toContain(messages[locale].toasts.saved.title)
      expect(await page.getByRole('status').filter({ hasText: messages[locale].toasts.saved.text }).count()).toBe(0)
    }
  },
)

const phones = [
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
]

test.each(locales.flatMap((locale) => phones.map((viewport) => ({ locale, ...viewport }))))(
  'what says “calculate” ($locale) leads a phone of $width x $height to the four fields and the whole button',
  async ({ locale, ...viewport }) => {
    const page = await journeys.open(pathTo('home', locale), { ...withoutJavaScript, viewport })
    await page.getByRole('main').getByRole('link', { name: messages[locale].hero.calculate }).click()
    await page.waitForURL('**#valeurs-reference')
    const { age, gender, weight, distance, submit } = calculatorOn(page, locale)
    for (const control of [age, gender, weight, distance, submit]) {
      const { y, height } = (await control.boundingBox())!
      expect(y).toBeGreaterThan(69)
      expect(y + height).toBeLessThan(viewport.height)
    }
    // two lines of 21 px
    expect((await page.locator('#cooper-run p').first().boundingBox())!.height).toBeLessThan(45)
  },
)

test.each(locales)(
  'a new test from My progress (%s) begins at the form, not at the answer of before',
  async (locale) => {
    const page = await journeys.open(pathTo('measure', locale), { viewport: { width: 390, height: 844 } })
    await calculate(page, locale, { age: '35' })
    await expect.poll(() => isOnScreen(page, '#age')).toBe(false)
    await page.getByRole('contentinfo').getByRole('link', { name: messages[locale].pageNames.progress }).click()
    await page.getByRole('link', { name: newTest[locale] }).click()
    await page.waitForURL(`**${pathTo('measure', locale)}#valeurs-reference`)
    await expect.poll(() => isOnScreen(page, '#age')).toBe(true)
    expect(await page.locator('#resultat').innerText()).toContain('38')
  },
)
const newTest = { fr: 'Entrer un nouveau test', en: 'Enter a new test' }
