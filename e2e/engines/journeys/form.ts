import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { words } from '../../support/results.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

const { form, toasts } = messages.fr

/** The calculator's form, as the scripts send it and as the browser does. */
export function formJourneys(visit: () => Visit) {
  test('a run that is typed and sent by keyboard is computed, saved and told of', async () => {
    const { tab } = visit()
    await tab.openWithScripts(pathTo('home', 'fr'))
    await tab.fill(field('age'), '45')
    await tab.choose(field('gender'), 'femme')
    await tab.fill(field('weight'), '62,5')
    for (const key of ['Tab', '2', '6', '0', '0', 'Enter']) await tab.press(key)
    await tab.shows(result, '31,9')
    await tab.shows('body', toasts.saved.title)
    expect(await saved(visit())).toMatchObject([{ age: 45, gender: 'femme', weight: 62.5, distance: 2600 }])
    expect(await tab.value(field('weight'))).toBe('62,5')
  })

  test('without JavaScript a run is refused, computed, saved and deleted', async () => {
    const { tab, edge } = visit()
    edge.scripts = false
    await tab.open(pathTo('home', 'fr'))
    await tab.fill(field('age'), '9')
    await tab.fill(field('distance'), '2600')
    await tab.click(submit)
    await tab.shows('#age-error', form.rules.tooSmall(10))
    await tab.fill(field('age'), '45')
    await tab.choose(field('gender'), 'femme')
    await tab.click(submit)
    await tab.shows(result, '31,9')
    expect(await saved(visit())).toMatchObject([{ age: 45, gender: 'femme', distance: 2600 }])

    await tab.open(pathTo('progress', 'fr'))
    await tab.click('main a[href*="remove=all"]')
    await tab.click('#question button[type=submit]')
    await tab.shows('main', words.fr.empty.title)
    expect(await tab.cookies()).toEqual([])
    expect(await tab.count('header button')).toBe(0)
  })
}
