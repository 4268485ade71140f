import { afterEach, expect, test } from 'vitest'
import { errorPage } from '../../../i18n/error-page.ts'
import { locales, otherLocale } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { words } from '../../support/results.ts'
import { field, result, saved, submit, type Visit } from '../support/visit.ts'

const vo2max = { fr: '40,2', en: '40.2' }

/** The site without a network, once it was visited. */
export function offlineJourneys(visit: () => Visit) {
  afterEach(async () => {
    const { tab, edge } = visit()
    Object.assign(edge, { network: 'there', worker: false })
    await tab.forget()
    await tab.run(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
    })
  })

  /** Visits a page with the worker let in, until its language is kept; then the network goes. */
  async function visitAndLose(path: string) {
    const { tab, edge } = visit()
    edge.worker = true
    await tab.open(path)
    const kept = () =>
      tab.run(async () => {
        for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length) return true
        return false
      })
    await expect.poll(kept, { timeout: 30_000 }).toBe(true)
    edge.network = 'gone'
    return { tab, edge }
  }
  const outbox = () =>
    visit().tab.run(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox')).length)

  test('without a network nothing opens on a first visit', async () => {
    const { tab, edge } = visit()
    edge.network = 'gone'
    // drivers tell the failure, or show the browser's own page
    await tab.open(pathTo('home', 'fr')).catch(() => undefined)
    expect(await tab.count(submit)).toBe(0)
  })

  test.each(locales)(
    'after a visit the calculator (%s) needs no network, and what it saves is sent once',
    async (locale) => {
      const { tab, edge } = await visitAndLose(pathTo('understand', locale))
      await tab.open(pathTo('measure', locale))
      await tab.waitForHydration()
      await tab.click(submit)
      await tab.shows(result, vo2max[locale])
      await tab.shows(result, messages[locale].result.outbox)
      expect(await outbox()).toBe(1)
      await tab.open(pathTo('home', otherLocale[locale]))
      await tab.shows('body', errorPage[otherLocale[locale]].offline.title)

      // the answer is lost on its way, again if the browser asks again by itself: the site has saved the run, and nobody knows
      Object.assign(edge, { network: 'there', saves: 'lose their answer' })
      await tab.open(pathTo('home', locale))
      await expect.poll(() => edge.lost).toBeGreaterThan(0)
      expect(await outbox()).toBe(1)
      edge.saves = 'pass'
      await tab.open(pathTo('home', locale))
      await expect.poll(outbox).toBe(0)
      expect(await saved(visit())).toMatchObject([{ distance: 2400 }])
    },
  )

  test.each(locales)(
    'without a network (%s) who deletes everything or stops leaves nothing waiting',
    async (locale) => {
      const { done, erase, outbox: line, yours } = words[locale]
      const { tab, edge } = await visitAndLose(pathTo('understand', locale))
      async function computeAndLeave() {
        await tab.open(pathTo('measure', locale))
        await tab.waitForHydration()
        await tab.fill(field('distance'), '2600')
        await tab.click(submit)
        await tab.shows(result, messages[locale].result.outbox)
        await tab.click(`footer a[href="${pathTo('results', locale)}"]`)
        await tab.shows('main', line.text(1))
      }
      await computeAndLeave()
      await tab.click('main a[href*="remove=all"]')
      await tab.click('#question button[type=submit]', erase.submit)
      await tab.shows('main', done['erased here'])
      expect(await outbox()).toBe(0)

      await computeAndLeave()
      await tab.click('main button[name=intent][value=stop]')
      await tab.shows('main', done['stopped here'])
      expect(await outbox()).toBe(0)
      edge.network = 'there'
      await tab.open(pathTo('results', locale))
      await tab.shows('main', yours.resume)
      await expect.poll(async () => (await tab.cookies()).map(({ name }) => name)).toContain('saving')
      expect(await saved(visit())).toEqual([])
    },
  )
}
