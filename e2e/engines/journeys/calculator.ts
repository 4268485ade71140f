import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { keys } from '../support/tab.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

const vo2max = { fr: '31,9', en: '31.9' }
const run = { age: 45, gender: 'femme', weight: 62.5, distance: 2600, result_tenths: 319, category: 'Moyen' }

/** The calculator: a run that is saved, and one that is not. */
export function calculatorJourneys(visit: () => Visit) {
  async function fillIn({ tab }: Visit) {
    await tab.fill(field('age'), '45')
    await tab.choose(field('gender'), 'femme')
    await tab.fill(field('weight'), '62,5')
    await tab.fill(field('distance'), '2600')
  }

  test.each(locales)('a run (%s) is computed, saved and told of', async (locale) => {
    const { tab } = visit()
    await tab.open(pathTo('home', locale))
    await tab.waitForHydration()
    const { fields, tests } = messages[locale]
    expect(await tab.roleAndName(field('distance'))).toBe(`textbox “${tests['cooper-run'].fields.distance}”`)
    expect(await tab.roleAndName(field('gender'))).toMatch(new RegExp(`^(combobox|button) “${fields.labels.gender}”$`))
    await fillIn(visit())
    await tab.click(submit)
    await tab.shows(result, vo2max[locale])
    await tab.shows('body', messages[locale].toasts.saved.title)
    expect(await saved(visit())).toEqual([run])
    expect(await tab.value(field('weight'))).toBe('62,5')
  })

  test.each(locales)('what is out of range (%s) is told of at its field, and nothing is sent', async (locale) => {
    const { tab } = visit()
    await tab.open(pathTo('home', locale))
    await tab.waitForHydration()
    await tab.fill(field('age'), '9')
    await tab.fill(field('distance'), 'x')
    await tab.click(submit)
    await tab.shows('#age-error', messages[locale].form.rules.tooSmall(10))
    expect(await tab.run(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(2)
    expect(await tab.hasFocus(field('age'))).toBe(true)
    expect(await tab.cookies()).toEqual([])
  })

  test.each(['are refused', 'are cut off'] as const)(
    'where saves %s the result stays, and a second try saves',
    async (what) => {
      const { tab, edge } = visit()
      const { result: words, toasts } = messages.fr
      edge.saves = what
      await tab.open(pathTo('home', 'fr'))
      await tab.waitForHydration()
      await fillIn(visit())
      await tab.click(submit)
      if (what === 'are refused') await tab.shows('body', toasts.failed.text)
      await tab.shows(result, what === 'are refused' ? words.notSaved : words.outbox)
      await tab.shows(result, vo2max.fr)
      expect(await saved(visit())).toEqual([])
      edge.saves = 'pass'
      // by keyboard: what comes later with the result moves the button
      await tab.focus('button', words.tryAgain)
      await tab.press(keys.Enter)
      await expect.poll(() => saved(visit())).toEqual([run])
      await tab.shows(result, vo2max.fr)
    },
  )

  test('the form needs only a keyboard', async () => {
    const { tab } = visit()
    await tab.open(pathTo('home', 'en'))
    await tab.waitForHydration()
    await tab.fill(field('weight'), '80')
    await tab.press(keys.Tab, '3', '0', '0', '0', keys.Enter)
    await tab.shows(result, '53.0')
    await expect.poll(() => saved(visit())).toMatchObject([{ weight: 80, distance: 3000 }])
  })

  test.each(locales)('the language link (from %s) keeps what was typed, and the result', async (locale) => {
    const { tab } = visit()
    const other = locale === 'fr' ? 'en' : 'fr'
    await tab.open(pathTo('home', locale))
    await tab.waitForHydration()
    await fillIn(visit())
    await tab.click(submit)
    await tab.shows(result, vo2max[locale])
    await tab.fill(field('distance'), '2700')
    await tab.click('header a[hreflang]')
    await tab.shows(result, vo2max[other])
    expect(await tab.run(() => [document.documentElement.lang, location.pathname])).toEqual([
      other === 'fr' ? 'fr-CA' : 'en-CA',
      pathTo('home', other),
    ])
    expect(await tab.value(field('distance'))).toBe('2700')
    expect(await tab.value(field('gender'))).toBe('femme')
    expect(await saved(visit())).toEqual([run])
  })
}
