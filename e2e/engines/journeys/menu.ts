import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { messages } from '../../support/messages.ts'
import type { Visit } from '../support/visit.ts'

const opener = 'header button[aria-haspopup="dialog"]'
const drawer = 'dialog[open]'

/** The menu of small screens, a dialog. */
export function menuJourneys(visit: () => Visit) {
  test('Tab goes round in the menu, and Escape, its button and a click beside it close it', async () => {
    const { tab } = visit()
    await tab.resize(520, 800)
    await tab.openWithScripts(pathTo('understand', 'en'))
    await tab.click(opener)
    expect(await tab.run(() => document.querySelector('dialog')!.matches(':modal'))).toBe(true)
    await tab.run(() => [...document.querySelectorAll<HTMLElement>('dialog a')].at(-1)!.focus())
    await tab.press('Tab')
    expect(await tab.hasFocus(`${drawer} button`)).toBe(true)

    const ways = [
      () => tab.press('Escape'),
      () => tab.click(`${drawer} button`, messages.en.menu.close),
      () => tab.clickAt(10, 400),
    ]
    for (const closeIt of ways) {
      await tab.expectShown(drawer)
      await closeIt()
      await tab.expectShown(drawer, false)
      await expect.poll(() => tab.hasFocus(opener)).toBe(true)
      await tab.click(opener)
    }
  })
}
