import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculate, withPlainSpaces } from '../support/calculator-actions.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { hasFocus } from '../support/calculator.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

/** What a man of 35 who ran 2,400 m is told of 2,620 m, and of ten years more. */
const whatIf = {
  fr: {
    value: '2 620 mètres : 42,6, Bon',
    less: '2 600 mètres : 42,2, Bon',
    today: '2 400 mètres : 38,1, Moyen',
    texts: [
      'Si je courais 2 620 m en 12 minutes',
      'aujourd’hui : 38,1, Moyen',
      'Vous seriez au 50e percentile pour votre âge et votre sexe.',
      '+ 220 m, soit + 4,5 ml/kg/min : pas plus que les marges des deux résultats ensemble (± 5,7).',
      'Gagnez 220 m, gardez l’habitude : à 45 ans, vous seriez à peu près là où vous êtes à 35 ans.',
    ],
    within: '+ 20 m, soit + 0,4 ml/kg/min : pas plus que les marges des deux résultats ensemble (± 5,4).',
    beyond: 'ml/kg/min : plus que les marges des deux résultats ensemble. Ce serait sans doute un vrai changement.',
  },
  en: {
    value: '2,620 metres: 42.6, Good',
    less: '2,600 metres: 42.2, Good',
    today: '2,400 metres: 38.1, Fair',
    texts: [
      'If I ran 2,620 m in 12 minutes',
      'today: 38.1, Fair',
      'You would be in the 50th percentile for your age and gender',
      '+220 m, or +4.5 ml/kg/min: no more than the margins of both results together (±5.7).',
      'Gain 220 m, keep the habit: at 45 you would be about where you are at 35.',
    ],
    within: '+20 m, or +0.4 ml/kg/min: no more than the margins of both results together (±5.4).',
    beyond: 'ml/kg/min: more than the margins of both results together. It would probably be a real change.',
  },
}

test.each(locales)(
  'another distance (%s) is tried with the keyboard alone, told as it moves, and not saved',
  async (locale) => {
    const page = await journeys.open(pathTo('home', locale))
    await calculate(page, locale, { age: '35' })
    const { folds } = messages[locale].details
    expect(await page.getByRole('slider').count()).toBe(0)
    await page.locator('#resultat summary', { hasText: folds.whatIf.title }).press('Enter')
    const slider = page.getByRole('slider')
    const told = async () => withPlainSpaces((await slider.getAttribute('aria-valuetext'))!)
    await expect.poll(told).toBe(whatIf[locale].today)
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['1600', '3400'])
    const posted: string[] = []
    page.on('request', (request) => posted.push(request.url()))

    const text = async () => (await page.locator('#resultat details[open]').innerText()).replace(/\s+/g, ' ')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await hasFocus(slider)).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await text()).toContain(whatIf[locale].within)
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
    expect(await told()).toBe(whatIf[locale].value)
    for (const expected of whatIf[locale].texts) expect(await text()).toContain(expected)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await told()).toBe(whatIf[locale].less)
    expect(withPlainSpaces(await page.locator('#resultat details[open] [role=status]').innerText())).toBe(
      whatIf[locale].less,
    )
    await slider.press('End')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await slider.inputValue()).toBe('3400')
    expect(await text()).toContain(whatIf[locale].beyond)
    expect(posted).toEqual([])
    await expectAccessible(page)
    await expectToFit(page)

    // from 60 on no distance is held out, and before 30 no decline
    await calculate(page, locale, { age: '60' })
    await expect.poll(() => slider.count()).toBe(0)
    expect(await text()).toContain(tenYears[locale])
    await calculate(page, locale, { age: '29' })
    await slider.waitFor()
    expect(await text()).not.toContain(tenYears[locale])
  },
)
const tenYears = { fr: 'Et dans 10 ans', en: 'And in 10 years?' }
