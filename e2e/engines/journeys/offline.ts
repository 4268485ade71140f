import { expect, test } from 'vitest'
import { calculatePath } from '../../../contract/calculate.ts'
import { errorPage } from '../../../i18n/error-page.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { result, saved, submit, type Visit } from '../support/visit.ts'

/** The site without a network, once it was visited. */
export function offlineJourneys(visit: () => Visit) {
  test('after a visit the calculator needs no network, and what it saves is sent once', async () => {
    const { tab, edge } = visit()
    const outbox = () => tab.run(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox')).length)
    const isKept = () =>
      tab.run(async () => {
        for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length) return true
        return false
      })
    edge.worker = true
    await tab.open(pathTo('understand', 'fr'))
    await expect.poll(isKept).toBe(true)
    edge.cut()
    await tab.openWithScripts(pathTo('measure', 'fr'))
    await tab.click(submit)
    await tab.shows(result, '40,2')
    await tab.shows(result, messages.fr.result.outbox)
    expect(await outbox()).toBe(1)
    await tab.open(pathTo('home', 'en'))
    await tab.shows('body', errorPage.en.offline.title)

    // the answer is lost on its way, again if the browser asks again by itself: the site has saved the run, and nobody knows
    let lost = 0
    edge.dropResponses(({ method, url }) => method === 'POST' && url === calculatePath && lost++ >= 0)
    edge.restore()
    await tab.open(pathTo('home', 'fr'))
    await expect.poll(() => lost).toBeGreaterThan(0)
    expect(await outbox()).toBe(1)
    edge.dropResponses(() => false)
    await tab.open(pathTo('home', 'fr'))
    await expect.poll(outbox).toBe(0)
    expect(await saved(visit())).toMatchObject([{ distance: 2400 }])
  })
}
