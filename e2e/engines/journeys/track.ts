import { expect, test } from 'vitest'
import { details as detailsEn } from '../../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../../i18n/fr/calculator/calculator-details.ts'
import { track as trackEn } from '../../../i18n/en/calculator/track.ts'
import { track as trackFr } from '../../../i18n/fr/calculator/track.ts'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { field, saved, type Visit } from '../support/visit.ts'

const words = { fr: { ...trackFr, counter: detailsFr.laps }, en: { ...trackEn, counter: detailsEn.laps } }
const dialog = 'dialog[open]'

/** The test at the track, from its link to the form that it fills. */
export function trackJourneys(visit: () => Visit) {
  /** Puts the page's wall clock forward, as a phone does that has slept. */
  async function sleep(seconds: number): Promise<void> {
    await visit().tab.run((ms) => {
      // the page's own: in Firefox a driver's scripts have another one beside it
      const clock = window.Date
      const now = clock.now
      clock.now = () => now.call(clock) + ms
    }, seconds * 1000)
  }

  test.each(locales)(
    'a test at the track (%s) counts its laps, outlasts a sleep and fills the form',
    async (locale) => {
      const { tab } = visit()
      const { setUp, start, lap, parts, metres, counter, lastLap } = words[locale]
      await tab.open(pathTo('measure', locale))
      await tab.waitForHydration()
      await tab.click('#piste')
      await tab.shows(dialog, setUp.title)
      await tab.click(`${dialog} button`, setUp.skip)
      await tab.click(`${dialog} button`, start)
      await sleep(120)
      await tab.click(`${dialog} button`, lap)
      await tab.shows(dialog, metres('400'))
      await sleep(122)
      await tab.click(`${dialog} button`, lap)
      await tab.shows(dialog, metres('800'))
      await sleep(4 * 60)
      await expect.poll(() => tab.text(`${dialog} [role=timer]`)).toMatch(/^3:[45]\d$/)
      await sleep(4 * 60)
      await tab.shows(dialog, parts.lastLap.name)
      await tab.shows(dialog, lastLap.text)
      await tab.fill('#track-extra', '150')
      await tab.click(`${dialog} button`, counter.submit)
      await tab.expectShown(dialog, false)
      await expect.poll(() => tab.value(field('distance'))).toBe('950')
      expect(await tab.hasFocus(field('distance'))).toBe(true)
      await tab.shows('body', parts.coolDown.text)
      expect(await saved(visit())).toEqual([])
    },
  )
}
