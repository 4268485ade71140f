import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { words } from '../../support/results.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

/** Everything that matters, with the browser's own forms and links. */
export function journeysWithoutJavaScript(visit: () => Visit) {
  test.each(locales)('without JavaScript (%s) a run is computed, saved, corrected and deleted', async (locale) => {
    const { tab, edge } = visit()
    edge.scripts = false
    await tab.open(pathTo('home', locale))
    await tab.fill(field('age'), '9')
    await tab.fill(field('distance'), '2600')
    await tab.click(submit)
    await tab.shows('#age-error', messages[locale].form.rules.tooSmall(10))
    await tab.fill(field('age'), '45')
    await tab.choose(field('gender'), 'femme')
    await tab.click(submit)
    await tab.shows(result, locale === 'fr' ? '31,9' : '31.9')
    expect(await saved(visit())).toMatchObject([{ age: 45, gender: 'femme', distance: 2600 }])

    await tab.open(pathTo('results', locale))
    await tab.click('main a[href*="correct="]')
    await tab.fill('#question [name=distance]', '2700')
    await tab.click('#question button[type=submit]')
    await tab.shows('main', words[locale].done.correct)
    expect(await saved(visit())).toMatchObject([{ distance: 2700 }])
    await tab.click('main a[href*="remove=all"]')
    await tab.click('#question button[type=submit]')
    await tab.shows('main', words[locale].empty.title)
    expect(await tab.cookies()).toEqual([])
    expect(await tab.count('header button')).toBe(0)
  })

  test('without JavaScript links open and close the menu', async () => {
    const { tab, edge } = visit()
    edge.scripts = false
    await tab.resize(520, 800)
    await tab.open(pathTo('understand', 'fr'))
    await tab.expectShown('dialog', false)
    await tab.click('header a', messages.fr.menu.open)
    await tab.click('dialog a', messages.fr.menu.close)
    await tab.expectShown('dialog', false)
    await tab.click('header a', messages.fr.menu.open)
    await tab.click(`dialog a[href="${pathTo('tools', 'fr')}"]`)
    await expect.poll(() => tab.run(() => location.pathname)).toBe(pathTo('tools', 'fr'))
  })
}
