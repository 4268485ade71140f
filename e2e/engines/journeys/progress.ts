import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { words } from '../../support/results.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

/** A run from the form, by keyboard, to My progress. */
export function progressJourneys(visit: () => Visit) {
  test('runs typed by keyboard are computed, saved and told of; My progress draws and corrects them', async () => {
    const { tab } = visit()
    const distances = async () => (await saved(visit())).map(({ distance }) => distance)
    await tab.openWithScripts(pathTo('home', 'fr'))
    await tab.fill(field('age'), '45')
    await tab.choose(field('gender'), 'femme')
    await tab.fill(field('weight'), '62,5')
    for (const key of ['Tab', '2', '6', '0', '0', 'Enter']) await tab.press(key)
    await tab.shows(result, '31,9')
    await tab.shows('body', messages.fr.toasts.saved.title)
    expect(await saved(visit())).toMatchObject([{ age: 45, gender: 'femme', weight: 62.5, distance: 2600 }])
    expect(await tab.value(field('weight'))).toBe('62,5')
    await tab.fill(field('distance'), '2000')
    await tab.click(submit)
    await expect.poll(distances).toEqual([2600, 2000])

    await tab.openWithScripts(pathTo('progress', 'fr'))
    await expect.poll(() => tab.count('main [role=img] circle')).toBe(2)
    await tab.click('main a[href*="correct="]')
    await tab.fill('#question [name=distance]', '2700')
    await tab.click('#question button[type=submit]')
    await tab.shows('main', words.fr.done.correct)
    await expect.poll(distances).toEqual([2600, 2700])
  })
}
