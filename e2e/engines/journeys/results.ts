import { expect, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../../../contract/calculate.ts'
import type { SavedRecord } from '../../../contract/record.ts'
import { exportPaths } from '../../../contract/records.ts'
import { defaultRun } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { locales, type Locale } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { words } from '../../support/results.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

const rows = 'main tbody tr'
const question = '#question'

/** My progress, and what readers may do there with what is theirs. */
export function resultsJourneys(visit: () => Visit) {
  async function openWithRuns(locale: Locale, distances: number[]) {
    const { tab } = visit()
    await tab.open(pathTo('results', locale))
    for (const distance of distances) {
      const status = await tab.run(
        async (path, body) => {
          const headers = { 'Content-Type': 'application/json' }
          return (await fetch(path, { method: 'POST', headers, body })).status
        },
        calculatePath,
        JSON.stringify(calculationOf(runRecordOf({ ...defaultRun, distance }))),
      )
      expect(status).toBe(201)
    }
    await tab.open(pathTo('results', locale))
    await tab.waitForHydration()
    expect(await tab.count(rows)).toBe(distances.length)
    return tab
  }
  const distances = async () => (await saved(visit())).map(({ distance }) => distance)

  test.each(locales)('a run (%s) is drawn, corrected and deleted', async (locale) => {
    const tab = await openWithRuns(locale, [2000, 2400])
    await expect.poll(() => tab.count('main [role=img] circle')).toBe(2)
    await tab.click('main a[href*="correct="]')
    await tab.fill(`${question} [name=distance]`, '2600')
    await tab.click(`${question} button[type=submit]`)
    await tab.shows('main', words[locale].done.correct)
    await expect.poll(distances).toEqual([2000, 2600])

    await tab.click('main a[href*="remove="]:not([href*="remove=all"])')
    await tab.click(`${question} button[type=submit]`)
    await tab.shows('main', words[locale].done.remove)
    await expect.poll(() => tab.count(rows)).toBe(1)
    expect(await distances()).toEqual([2000])
  })

  test('the files hold every run', async () => {
    const tab = await openWithRuns('fr', [2000, 2400])
    const fileOf = (path: string) =>
      tab.run(async (path) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[download][href^="${path}"]`)!
        return (await fetch(link.href)).text()
      }, path)
    const json = JSON.parse(await fileOf(exportPaths.json)) as SavedRecord<'cooper-run'>[]
    expect(json.map(({ inputs }) => inputs.distance)).toEqual([2400, 2000])
    expect((await fileOf(exportPaths.csv)).trim().split('\r\n')).toHaveLength(3)
  })

  test.each(locales)('who asks us to stop (%s) is not kept, and may change their mind', async (locale) => {
    const tab = await openWithRuns(locale, [2400])
    await tab.click('main button[name=intent][value=stop]')
    await tab.shows('main', words[locale].done.stop)
    await tab.open(pathTo('home', locale))
    await tab.waitForHydration()
    await tab.fill(field('distance'), '3000')
    await tab.click(submit)
    await tab.shows(result, locale === 'fr' ? '53,0' : '53.0')
    await tab.open(pathTo('results', locale))
    await tab.waitForHydration()
    expect(await distances()).toEqual([2400])
    await tab.click('main button[name=intent][value=resume]')
    await tab.shows('main', words[locale].done.resume)
  })

  test.each(locales)('everything is deleted (%s) once that is confirmed, the cookie too', async (locale) => {
    const tab = await openWithRuns(locale, [2000, 2400])
    await tab.click('main a[href*="remove=all"]')
    await tab.click(`${question} button[type=submit]`)
    await tab.shows('main', words[locale].done.erase)
    await tab.shows('main', words[locale].empty.title)
    expect(await tab.cookies()).toEqual([])
  })
}
