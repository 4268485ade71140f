import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { words } from '../../support/results.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

/** My progress. */
export function progressJourneys(visit: () => Visit) {
  test('a run on My progress is drawn and corrected', async () => {
    const { tab } = visit()
    const distances = async () => (await saved(visit())).map(({ distance }) => distance)
    await tab.openWithScripts(pathTo('home', 'en'))
    for (const distance of ['2000', '2400']) {
      await tab.fill(field('distance'), distance)
      await tab.click(submit)
      await expect.poll(distances).toContain(Number(distance))
    }
    await tab.shows(result, '40.2')
    await tab.openWithScripts(pathTo('progress', 'en'))
    await expect.poll(() => tab.count('main [role=img] circle')).toBe(2)
    await tab.click('main a[href*="correct="]')
    await tab.fill('#question [name=distance]', '2600')
    await tab.click('#question button[type=submit]')
    await tab.shows('main', words.en.done.correct)
    await expect.poll(distances).toEqual([2000, 2600])
  })
}
