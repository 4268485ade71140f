import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import { keys } from '../support/tab.ts'
import type { Visit } from '../support/visit.ts'

const opener = 'header button[aria-haspopup="dialog"]'
const drawer = 'dialog[open]'

/** The menu of small screens. */
export function menuJourneys(visit: () => Visit) {
  async function openDrawer() {
    const { tab } = visit()
    await tab.click(opener)
    expect(await tab.run(() => document.querySelector('dialog')!.matches(':modal'))).toBe(true)
    return tab
  }

  test.each(locales)('the menu (%s) closes by Escape, its button and a click beside it', async (locale) => {
    const { tab } = visit()
    await tab.resize(520, 800)
    await tab.open(pathTo('home', locale))
    await tab.waitForHydration()
    const ways = [
      () => tab.press(keys.Escape),
      () => tab.click(`${drawer} button`, messages[locale].menu.close),
      () => tab.clickAt(10, 400),
    ]
    for (const closeIt of ways) {
      await openDrawer()
      await closeIt()
      await tab.expectShown(drawer, false)
      await expect.poll(() => tab.hasFocus(opener)).toBe(true)
    }
    expect(await tab.run(() => location.pathname)).toBe(pathTo('home', locale))
  })

  test('Tab goes round in the menu', async () => {
    const { tab } = visit()
    await tab.resize(520, 800)
    await tab.open(pathTo('home', 'fr'))
    await tab.waitForHydration()
    await openDrawer()
    const last = `${drawer} a:last-of-type`
    await tab.run(() => [...document.querySelectorAll<HTMLElement>('dialog a')].at(-1)!.focus())
    await tab.press(keys.Tab)
    expect(await tab.hasFocus(`${drawer} button`), last).toBe(true)
  })

  test('a link of the menu shows its page without a reload, and a way back the page before', async () => {
    const { tab } = visit()
    await tab.resize(520, 800)
    await tab.open(pathTo('home', 'fr'))
    await tab.waitForHydration()
    await tab.run(() => document.body.setAttribute('data-first', ''))
    await openDrawer()
    await tab.click(`${drawer} a[href="${pathTo('improve', 'fr')}"]`)
    await tab.expectShown(drawer, false)
    await expect.poll(() => tab.run(() => location.pathname)).toBe(pathTo('improve', 'fr'))
    await expect.poll(() => tab.hasFocus('#main')).toBe(true)
    await tab.goBack()
    await expect.poll(() => tab.run(() => location.pathname)).toBe(pathTo('home', 'fr'))
    expect(await tab.count('body[data-first]')).toBe(1)
  })
}
